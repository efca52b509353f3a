"""Whether what happened goes on with the last post, which is then changed in its place, or is told in a new one."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from bot.hosting.post import Happened, PostKind
from bot.store.outbox import SentPost

FRESH = timedelta(minutes=55)
"""A post older than this is followed, not changed: further up nobody looks for news, and the chat service lets messages
older than an hour be changed only rarely."""


def post_to_amend(posts: Sequence[SentPost], news: Sequence[Happened], now: datetime) -> SentPost | None:
    """Return the post of `posts` (a table's, oldest first) that goes on with `news`; None when they are told anew.

    It goes on only with its table's newest post, and only when everything does: what begins anew takes along what went
    on before it.
    """
    newest = posts[-1] if posts else None
    if newest is None or newest.kind != PostKind.BOARD or newest.posted_since is None or newest.posted_at is None:
        return None
    if not timedelta(0) <= now - newest.posted_at <= FRESH:
        return None
    return newest if news and all(_goes_on(each, newest.posted_since) for each in news) else None


def _goes_on(happened: Happened, posted_since: int) -> bool:
    """Return whether an entry, or taking it back, changes what a post tells from behind `posted_since` on."""
    begins = happened.events[:1]
    return any(event.amends_last_post for event in begins) and (not happened.undone or happened.seq > posted_since)
