"""Whether what happened goes on with the last post, which is then changed in its place, or is told in a new one."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from bot.hosting.notice import Happened, NoticeKind
from bot.store.outbox import Post

FRESH = timedelta(minutes=55)
"""A post older than this is followed, not changed: further up nobody looks for news, and the chat service lets messages
older than an hour be changed only rarely."""


def continued(posts: Sequence[Post], news: Sequence[Happened], now: datetime) -> Post | None:
    """Give the post of `posts` (a table's, oldest first) that goes on with `news`; None when they are told anew.

    It goes on only with its table's newest post, and only when everything does: what begins anew takes along what went
    on before it.
    """
    newest = posts[-1] if posts else None
    if newest is None or newest.kind != NoticeKind.BOARD or newest.told_from is None or newest.posted_at is None:
        return None
    if not timedelta(0) <= now - newest.posted_at <= FRESH:
        return None
    return newest if news and all(_goes_on(each, newest.told_from) for each in news) else None


def _goes_on(happened: Happened, told_from: int) -> bool:
    """Say whether an entry, or taking it back, changes what a post tells from behind `told_from` on."""
    begins = happened.events[:1]
    return any(event.amends_last_post for event in begins) and (not happened.undone or happened.seq > told_from)
