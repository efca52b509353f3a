"""Whether new entries amend the last post, which is then changed in its place, or get a post of their own."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from bot.hosting.posting.post import Happened, PostKind
from bot.store.outbox import SentPost

FRESH = timedelta(minutes=55)
"""An older post is not changed: nobody looks for news further up, and the chat service limits changes of messages that
are older than an hour."""


def post_to_amend(
    posts: Sequence[SentPost], news: Sequence[Happened], now: datetime, *, quiet: bool = False
) -> SentPost | None:
    """Return the post of `posts` (a table's, oldest first) that `news` amend; None when they get a new one.

    It goes on only with its table's newest post, and only when everything does: what begins anew takes along what went
    on before it. What is `quiet` (who has answered) is worth no new post and amends one of any age.
    """
    newest = posts[-1] if posts else None
    if newest is None or newest.kind != PostKind.BOARD or newest.posted_since is None or newest.posted_at is None:
        return None
    if quiet:
        return newest
    if not timedelta(0) <= now - newest.posted_at <= FRESH:
        return None
    return newest if news and all(_goes_on(each, newest.posted_since) for each in news) else None


def _goes_on(happened: Happened, posted_since: int) -> bool:
    """Return whether an entry, or taking it back, changes what a post tells from behind `posted_since` on."""
    begins = happened.events[:1]
    return any(event.amends_last_post for event in begins) and (not happened.undone or happened.seq > posted_since)
