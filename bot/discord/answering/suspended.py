"""Posts that do not reach their channel: who presses something there is told why, and what to do about it.

Every press has the posts tried again, so they appear with the first press after the reason is gone.
"""

from __future__ import annotations

import structlog

from bot.discord.answering import permissions
from bot.discord.answering.request import Request
from bot.hosting.table import Place, Refused, Status

log = structlog.get_logger(__name__)

NOT_REACHED = "missing-access"
"""The announcer's reason for a channel that it cannot see."""


def notice(request: Request) -> str:
    """Return what the presser is told; "" where nothing is known to keep the posts from this place."""
    reason = request.host.servers.suspended(_posted_to(request))
    hindrance = permissions.hindrance(request.interaction) if _posted_to(request) == request.place else None
    if reason is None and (hindrance is None or not _keeps_posts_away(request, hindrance)):
        return ""
    if hindrance is None:
        return _told(request, reason or "")
    named = [request.words(f"permission-{name}") for name in permissions.lacked(hindrance)]
    return request.words(f"unseen-{hindrance.reason}", permissions=request.words.listed(named), count=len(named))


def _keeps_posts_away(request: Request, hindrance: Refused) -> bool:
    """Return whether the press is about a table that posts, and its posts cannot get through.

    A place of a kind that is not known may be a new one of Discord's: posts can get there all the same.
    """
    table = request.known_table
    posting = table is not None and table.status in (Status.LOBBY, Status.RUNNING)
    return posting and hindrance.reason != "no-messages-here"


def _told(request: Request, reason: str) -> str:
    """Tell a reason that only the attempt to post has shown; it may be gone by now."""
    if reason == NOT_REACHED and permissions.is_unseen_thread(request.interaction):
        return request.words("post-refused-not-in-thread", bot=permissions.own_id(request.interaction))
    key = f"post-refused-{reason}"
    return request.words(key if request.words.has(key) else "post-refused-other")


async def try_again(request: Request) -> None:
    """Have the suspended posts of this place tried again. A failure is logged: the answer itself stands."""
    place = _posted_to(request)
    if request.host.servers.suspended(place) is None:
        return
    try:
        await request.host.servers.resume(place)
    except Exception as error:
        log.warning("not_resumed", channel=place.channel_id, fault=error)


def _posted_to(request: Request) -> Place:
    """Return where the posts about a press go: to its table's channel, also where it comes from direct messages."""
    return request.known_table.place if request.known_table else request.place
