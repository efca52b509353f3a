"""Posts that are still to be sent, and sent posts whose buttons still work."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import (
    String,
    Update,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    literal_column,
    or_,
    select,
    type_coerce,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import jobs
from bot.store.engines import LATER
from bot.store.jobs import JobKind
from bot.store.schema import outbox, posts, tables

FILM, NAME, INVITED, PROPOSAL = "film", "name", "invited", "proposal"
"""Kinds of posts. Of the first two, each stands in a line of its own: whether one can be sent is nothing to the others
of a channel, which need not come in order with it."""

# What the version before 0025 would not understand stands in rows in the guise of what it leaves alone: its processes
# run on for a while beside those of this one. A kind that it does not know it would try for minutes, and hold up the
# channel; an invitation it would take for the newest post of its table, write the lobby over it and take its buttons
# off. As a film that nobody has asked for, a name is dropped by it, and delays nothing; of proposals it looks at none
# but the one of which it tells. A later version can write both as what they are, which is read already.
_NAME_GUISE = -1
"""What a name is about, as a film; a film is about nothing."""
IS_FILM = and_(outbox.c.kind == FILM, outbox.c.about.is_(None))
"""Whether a queued post is a film."""


def _invited_guise(seat: int) -> int:
    """Return what an invitation is about, as a proposal, by the number of its seat; and the other way round."""
    return -1 - seat


@dataclass(frozen=True, slots=True)
class QueuedPost:
    """A post that waits to be sent to a place."""

    post_id: int
    table_id: int
    guild_id: int | None
    channel_id: int
    kind: str
    due_at: datetime
    attempts: int
    claimed_seq: int | None
    """Set before the first attempt: the table's seq that it tells. A repeated attempt tells exactly the same."""
    suspended: str | None
    """Why it cannot be sent for now."""
    claimed_edit: int | None = None
    """The post that this attempt changes in its place; None: it makes a new one. A repeated attempt does the same."""
    claimed_at: datetime | None = None
    """When it was tried for the first time."""
    nonce: str | None = None
    """By which the service knows a repeated attempt."""
    about: int | None = None
    """The number of the proposal that it tells, or of the seat that is kept; None: it tells none."""
    ended: str | None = None
    """The proposal as it ended, as JSON, since no other row is left of it."""
    person_id: int | None = None
    """Who has invited."""
    retry_at: datetime | None = None
    """Until then nobody tries it again."""

    @property
    def claim(self) -> Claim | None:
        """Return what the first attempt noted; None before it."""
        if self.claimed_seq is None:
            return None
        # Before version 0007 the nonce was the row's number, and nobody noted when a post was tried.
        nonce, at = self.nonce or str(self.post_id), self.claimed_at or self.due_at
        return Claim(self.claimed_seq, self.claimed_edit, nonce, at)


@dataclass(frozen=True, slots=True)
class Claim:
    """What is noted before the first attempt, so that every further one does the same."""

    seq: int
    """The table's seq that it tells."""
    edit: int | None
    """The post that it changes in its place."""
    nonce: str
    at: datetime
    """When it was tried for the first time."""


@dataclass(frozen=True, slots=True)
class SentPost:
    """A message with buttons."""

    message_id: int
    kind: str
    posted_since: int | None = None
    """The seq after which it begins; None: it cannot be changed in its place."""
    posted_at: datetime | None = None
    about: int | None = None
    """The number of the proposal that it tells, or of the seat that is kept."""
    person_id: int | None = None
    """Who has invited."""


_QUEUED = (
    outbox.c.post_id,
    outbox.c.table_id,
    outbox.c.guild_id,
    outbox.c.channel_id,
    outbox.c.kind,
    outbox.c.due_at,
    outbox.c.attempts,
    outbox.c.claimed_seq,
    outbox.c.suspended,
    outbox.c.claimed_edit,
    outbox.c.claimed_at,
    outbox.c.nonce,
    outbox.c.about,
    outbox.c.ended,
    outbox.c.person_id,
    outbox.c.retry_at,
)


# Statements that presses need are made once: making one takes longer than carrying it out.
_ENQUEUE = insert(outbox)
_LINE = type_coerce(
    literal_column(
        "(CASE WHEN outbox.kind = 'film' AND outbox.about = -1 THEN 'name'"
        " WHEN outbox.kind IN ('film', 'name') THEN outbox.kind ELSE '' END)"
    ),
    String,
)
"""Written out: PostgreSQL takes two parameters for two expressions, and would not group by it."""
_OLDEST = (
    select(
        _LINE.label("line"),
        func.min(outbox.c.post_id).label("post_id"),
        func.min(outbox.c.due_at).label("due"),
        func.max(outbox.c.retry_at).label("retry"),
    )
    .where(outbox.c.suspended.is_(None))
    .group_by(outbox.c.channel_id, _LINE)
    .subquery()
)
_DUE = (
    select(outbox.c.channel_id, outbox.c.table_id, _OLDEST.c.line, _OLDEST.c.due, _OLDEST.c.retry)
    .join(_OLDEST, _OLDEST.c.post_id == outbox.c.post_id)
    .order_by(_OLDEST.c.line)
)
_QUEUED_FOR = (
    select(*_QUEUED)
    .where(
        outbox.c.channel_id == bindparam("channel"),
        outbox.c.suspended.is_(None),
        bindparam("line", type_=String) == _LINE,
    )
    .order_by(outbox.c.post_id)
)
_THESE = outbox.c.post_id.in_(bindparam("posts", expanding=True))
_RETRY_PAST = or_(
    outbox.c.retry_at.is_(None), outbox.c.retry_at <= bindparam("now"), outbox.c.retry_at > bindparam("farthest")
)
_FREE = (_THESE, outbox.c.suspended.is_(None), _RETRY_PAST)
_HELD = (_THESE, outbox.c.attempts == bindparam("held"))
_CLAIM = (
    update(outbox)
    .where(*_FREE, outbox.c.attempts < bindparam("number"))
    .values(
        retry_at=bindparam("lease"),
        claimed_seq=bindparam("seq"),
        claimed_edit=bindparam("edit"),
        claimed_at=bindparam("at"),
        nonce=bindparam("by_nonce"),
        attempts=bindparam("number"),
    )
)
_DROP = delete(outbox).where(*_FREE)
_HOLD = update(outbox).where(*_HELD).values(retry_at=bindparam("until"))
_ACKNOWLEDGE = delete(outbox).where(_THESE)
_NOTE_SENT = insert(posts)
_SENT = (
    select(
        posts.c.message_id,
        posts.c.kind,
        posts.c.posted_since,
        posts.c.posted_at,
        posts.c.about,
        posts.c.person_id,
    )
    .where(posts.c.table_id == bindparam("its_table"))
    .order_by(posts.c.message_id)
)
_RETIRED = delete(posts).where(posts.c.message_id == bindparam("message"))


async def enqueue(
    connection: AsyncConnection,
    table_id: int,
    place: tuple[int | None, int],
    kind: str,
    due: datetime,
    *,
    about: int | None = None,
    ended: str | None = None,
    person_id: int | None = None,
) -> None:
    """Queue a post for a place (server and channel).

    `about` a proposal, which has `ended` or is still open, or a seat that a person keeps for somebody.
    """
    if kind == NAME:
        kind, about = FILM, _NAME_GUISE
    guild_id, channel_id = place
    place_values = {"table_id": table_id, "guild_id": guild_id, "channel_id": channel_id}
    told = {"about": about, "ended": ended, "person_id": person_id}
    values = {**place_values, "kind": kind, "due_at": due, "attempts": 0, **told}
    await connection.execute(_ENQUEUE, values, execution_options=LATER)
    jobs.ask(connection, JobKind.POSTS, channel_id, due, None if kind == FILM else table_id)


class DuePlace(NamedTuple):
    """A place for which something is queued: a channel, and which of its lines."""

    channel_id: int
    table_id: int
    """The table of its oldest post."""
    line: str
    """The kind of the posts that stand in a line of their own (FILM, NAME); "": the line of all others."""
    due: datetime
    """The moment from which it may be sent."""


async def due_places(connection: AsyncConnection, channel_id: int | None = None) -> list[DuePlace]:
    """Return the places for which something is queued, of one channel or of all; the usual lines come first.

    A place is due as soon as anything queued for it is due (older rows are told with it), but not before the end of
    the wait that the last failure asked for.
    """
    query = _DUE if channel_id is None else _DUE.where(outbox.c.channel_id == channel_id)
    return [
        DuePlace(channel_id, table_id, line, _due(due, retry))
        for channel_id, table_id, line, due, retry in await connection.execute(query)
    ]


def _due(soonest: datetime, retry: datetime | None) -> datetime:
    return max(soonest, retry) if retry else soonest


def due_at(line: Sequence[QueuedPost]) -> datetime:
    """Return from when what is queued in a line may be sent, as `due_places`."""
    retries = [each.retry_at for each in line if each.retry_at is not None]
    return _due(min(each.due_at for each in line), max(retries, default=None))


async def queued_for(connection: AsyncConnection, channel_id: int, line: str = "") -> list[QueuedPost]:
    """Return what is queued for a place in one of its lines, oldest first, without suspended rows."""
    return [
        _queued(QueuedPost(*row))
        for row in await connection.execute(_QUEUED_FOR, {"channel": channel_id, "line": line})
    ]


async def suspended(connection: AsyncConnection) -> list[QueuedPost]:
    """Return everything that could not be sent."""
    query = select(*_QUEUED).where(outbox.c.suspended.is_not(None)).order_by(outbox.c.post_id)
    return [_queued(QueuedPost(**row._mapping)) for row in await connection.execute(query)]


def _queued(stored: QueuedPost) -> QueuedPost:
    """Return a queued post without a guise."""
    is_name = (stored.kind, stored.about) == (FILM, _NAME_GUISE)
    return replace(stored, kind=NAME, about=None) if is_name else stored


class PostTaken(Exception):  # noqa: N818
    """Another process sends these posts, or has sent them: what was begun is undone."""


@dataclass(frozen=True, slots=True)
class Free:
    """Posts that nobody sends at the moment. A statement about them does nothing where somebody has begun since."""

    post_ids: Sequence[int]
    now: datetime
    farthest: datetime
    """No attempt is delayed beyond it: a row that is was written before the clock was set back."""

    def values(self) -> dict[str, Any]:
        """Return what the statements ask for."""
        return {"posts": self.post_ids, "now": self.now, "farthest": self.farthest}


@dataclass(frozen=True, slots=True)
class Held:
    """Posts that this process sends. A statement about them does nothing once another one has begun a later attempt."""

    post_ids: Sequence[int]
    attempt: int
    """The number of the attempt, from 1 on."""

    def values(self) -> dict[str, Any]:
        """Return what the statements ask for."""
        return {"posts": self.post_ids, "held": self.attempt}


async def claim(
    connection: AsyncConnection, posts: Free, claim: Claim, attempt: int, lease: datetime | None = None
) -> Held:
    """Note what an attempt does, and its number. PostTaken where another process was faster.

    `lease`: until then no other process tries; None: there is none.
    """
    doing = {"seq": claim.seq, "edit": claim.edit, "at": claim.at, "by_nonce": claim.nonce}
    done = await connection.execute(_CLAIM, {**posts.values(), **doing, "number": attempt, "lease": lease})
    if done.rowcount != len(posts.post_ids):
        raise PostTaken(posts.post_ids)
    return Held(posts.post_ids, attempt)


async def drop(connection: AsyncConnection, posts: Free) -> None:
    """Remove what is not worth telling. PostTaken where another process has seen it when it was, and tells it."""
    done = await connection.execute(_DROP, posts.values())
    if done.rowcount != len(posts.post_ids):
        raise PostTaken(posts.post_ids)


async def delay(connection: AsyncConnection, posts: Held, retry_at: datetime) -> None:
    """Note that it is unknown whether the service has taken them."""
    await connection.execute(_HOLD, {**posts.values(), "until": retry_at})


async def hold(connection: AsyncConnection, posts: Held, until: datetime) -> None:
    """Hold other processes off for longer from what is being sent. PostTaken where one has begun."""
    if not (await connection.execute(_HOLD, {**posts.values(), "until": until})).rowcount:
        raise PostTaken(posts.post_ids)


async def fail(connection: AsyncConnection, posts: Free | Held, retry_at: datetime) -> None:
    """Note that something of ours failed before the service was asked."""
    query = _these(posts).values(retry_at=retry_at, attempts=outbox.c.attempts + 1)
    await connection.execute(query, posts.values())


async def suspend(connection: AsyncConnection, posts: Free | Held, reason: str, *, untaken: bool = False) -> bool:
    """Suspend posts until the place can be reached again; False where another process sends them.

    `untaken`: the service has certainly taken none of them.
    """
    claim = dict.fromkeys(("claimed_seq", "claimed_edit", "claimed_at", "nonce")) if untaken else {}
    query = _these(posts).values(**claim, suspended=reason)
    return (await connection.execute(query, posts.values())).rowcount > 0


async def resume(connection: AsyncConnection, channel_id: int, now: datetime) -> None:
    """Resume what was suspended for a place."""
    query = update(outbox).where(outbox.c.channel_id == channel_id, outbox.c.suspended.is_not(None))
    resumed = await connection.execute(query.values(suspended=None, due_at=now, retry_at=None))
    if resumed.rowcount:
        jobs.ask(connection, JobKind.POSTS, channel_id)


async def resume_all(connection: AsyncConnection, now: datetime) -> None:
    """Resume everything that was suspended."""
    query = update(outbox).where(outbox.c.suspended.is_not(None))
    await connection.execute(query.values(suspended=None, due_at=now, retry_at=None))


async def acknowledge(connection: AsyncConnection, post_ids: Sequence[int]) -> bool:
    """Remove what was sent; False where another process has noted already what came of it."""
    return (await connection.execute(_ACKNOWLEDGE, {"posts": post_ids})).rowcount > 0


def _these(posts: Free | Held) -> Update:
    return update(outbox).where(*(_FREE if isinstance(posts, Free) else _HELD))


# -- posts ----------------------------------------------------------------------------------------------------------


async def note_sent(connection: AsyncConnection, table_id: int, post: SentPost) -> None:
    """Note a sent post whose buttons work."""
    if post.kind == INVITED and post.about is not None:
        post = replace(post, kind=PROPOSAL, about=_invited_guise(post.about))
    values = {"table_id": table_id, **asdict(post)}
    await connection.execute(_NOTE_SENT, values, execution_options=LATER)


async def forget_invitation(connection: AsyncConnection, table_id: int, seat: int) -> None:
    """Forget who was invited to a seat, by its number: it is kept for somebody else."""
    its = or_(
        and_(posts.c.kind == PROPOSAL, posts.c.about == _invited_guise(seat)),
        and_(posts.c.kind == INVITED, posts.c.about == seat),
    )
    await connection.execute(delete(posts).where(posts.c.table_id == table_id, its))


async def sent_posts(connection: AsyncConnection, table_id: int) -> list[SentPost]:
    """Return a table's posts whose buttons still work, oldest first."""
    return [_sent(SentPost(*row)) for row in await connection.execute(_SENT, {"its_table": table_id})]


def _sent(stored: SentPost) -> SentPost:
    """Return a sent post without a guise."""
    if stored.kind != PROPOSAL or stored.about is None or stored.about >= 0:
        return stored
    return replace(stored, kind=INVITED, about=_invited_guise(stored.about))


async def newest_posts(connection: AsyncConnection, table_ids: Collection[int]) -> dict[int, int]:
    """Return the newest post whose buttons work of each table that has one; an invitation does not count."""
    no_guise = or_(posts.c.about.is_(None), posts.c.about >= 0)
    its = (posts.c.table_id.in_(table_ids), posts.c.kind != INVITED, no_guise)
    query = select(posts.c.table_id, func.max(posts.c.message_id)).where(*its)
    return {row[0]: row[1] for row in await connection.execute(query.group_by(posts.c.table_id))}


async def newest_post(connection: AsyncConnection, channel_id: int, until: datetime) -> int:
    """Return the newest message that a post of any table made in a channel until a time; 0 where none is known."""
    query = select(func.max(posts.c.message_id)).join(tables, tables.c.table_id == posts.c.table_id)
    then = or_(posts.c.posted_at.is_(None), posts.c.posted_at <= until)
    newest: int | None = await connection.scalar(query.where(tables.c.channel_id == channel_id, then))
    return newest or 0


async def unretired(connection: AsyncConnection) -> Mapping[tuple[int | None, int], list[int]]:
    """Return all posts but the newest of each table, by place (server and channel); none about a proposal or a seat."""
    newer = posts.alias()
    follows = (newer.c.table_id == posts.c.table_id, newer.c.message_id > posts.c.message_id, newer.c.about.is_(None))
    query = (
        select(tables.c.guild_id, tables.c.channel_id, posts.c.message_id)
        .join(tables, tables.c.table_id == posts.c.table_id)
        .where(posts.c.about.is_(None), exists().where(*follows))
        .order_by(posts.c.message_id)
    )
    left: dict[tuple[int | None, int], list[int]] = {}
    for guild_id, channel_id, message_id in await connection.execute(query):
        left.setdefault((guild_id, channel_id), []).append(message_id)
    return left


async def note_retired(connection: AsyncConnection, message_ids: Sequence[int]) -> None:
    """Forget posts whose buttons were taken off."""
    if message_ids:
        each = [{"message": message_id} for message_id in message_ids]
        await connection.execute(_RETIRED, each, execution_options=LATER)
