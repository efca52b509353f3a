"""Leagues: their seasons, who is in them, the tables of their rounds, and what their channels are still to be told.

Whatever gives a league something to do notes that in the same transaction (`note_due`): the row says when to look, a
job that somebody looks. Who has done all that was due says when the next look is, unless something came meanwhile
(`rest_until`).
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, fields
from datetime import datetime
from typing import Any

from sqlalchemy import and_, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import jobs
from bot.store.jobs import JobKind
from bot.store.schema import league_people, league_posts, league_tables, leagues, people, seats, tables


@dataclass(frozen=True, slots=True)
class NewLeague:
    """What is known of a league when it is opened."""

    guild_id: int
    channel_id: int
    opener_id: int
    game: str
    language: str
    clock: str | None
    size: int
    """How many are to sit at a table."""
    rounds: int
    days: int
    """How long a round lasts at most."""
    seed: int
    """From which rounds are made and lots are drawn."""
    opened_at: datetime
    status: str = "joining"
    options: Mapping[str, str | bool] = field(default_factory=dict)
    """The switches of its game as they were chosen; none, where it was opened before one could."""


@dataclass(frozen=True, slots=True)
class LeagueRow(NewLeague):
    """A league."""

    league_id: int = 0
    round: int = 0
    """The present one, from 1; 0 before the season."""
    round_ends_at: datetime | None = None
    reminded: int = 0
    """The last round of whose end was reminded."""
    paused_at: datetime | None = None
    ended_at: datetime | None = None
    message_id: int | None = None
    """The invitation."""
    changes: int = 0
    """Counts what gave it something to do."""
    due_at: datetime | None = None
    attempts: int = 0
    """How often in a row something failed."""
    trouble: str | None = None
    """Why it cannot go on."""


@dataclass(frozen=True, slots=True)
class MemberRow:
    """Somebody in a league."""

    number: int
    """From 1, in the order of joining."""
    person_id: int | None
    """None: who was forgotten."""
    dropped: int | None
    """In which round that one left the season; None: not."""
    name: str | None
    language: str | None


@dataclass(frozen=True, slots=True)
class SideRow:
    """What a seat of a finished table came to."""

    number: int | None
    """Whom it counts for; None: for nobody."""
    place: int
    score: int
    best: int
    """The best score of the table."""


@dataclass(frozen=True, slots=True)
class PairingRow:
    """A table of a round."""

    round: int
    number: int
    seats: tuple[int, ...]
    """Members in the order of the seats."""
    status: str
    channel_id: int | None
    table_id: int | None
    nonce: str | None
    """Set before it is first tried to make its place."""
    paused: bool
    """Whether the season's pause has paused it."""
    sides: tuple[SideRow, ...] | None
    """How it ended; none, where it was closed before its end. None: it goes on."""
    table_status: str | None = None
    """Of its table, where that is opened."""
    table_paused_at: datetime | None = None


@dataclass(frozen=True, slots=True)
class PostRow:
    """Something that the channel is still to be told."""

    post_id: int
    kind: str
    about: int
    """Of which round it tells, or of whom; 0: of neither."""
    claimed_at: datetime | None
    nonce: str | None


@dataclass(frozen=True, slots=True)
class SeasonRows:
    """All that is stored of a league."""

    league: LeagueRow
    members: Sequence[MemberRow]
    pairings: Sequence[PairingRow]
    posts: Sequence[PostRow]
    left: Sequence[tuple[int, int]] = ()
    """Tables, and people who have left the season and still have a seat there."""


_LEAGUE = tuple(leagues.c[each.name] for each in fields(LeagueRow))
_LIVE = ("joining", "running", "paused")
"""The statuses of a league that takes up its channel."""


async def add(connection: AsyncConnection, new: NewLeague) -> int:
    """Add a league and return its number. IntegrityError where its channel has one."""
    values = {each.name: getattr(new, each.name) for each in fields(NewLeague)}
    stored = values | {"options": json.dumps(dict(new.options))}
    result = await connection.execute(insert(leagues).values(**stored))
    key = result.inserted_primary_key
    return int(key[0]) if key else 0


async def newest_at(connection: AsyncConnection, channel_ids: Collection[int]) -> int | None:
    """Return the league of some channels that is in season, else the newest one."""
    live = leagues.c.status.in_(_LIVE)
    query = select(leagues.c.league_id).where(leagues.c.channel_id.in_(channel_ids))
    return (await connection.execute(query.order_by(live.desc(), leagues.c.league_id.desc()).limit(1))).scalar()


async def live_at(connection: AsyncConnection, channel_id: int) -> int | None:
    """Return the league that takes up a channel."""
    query = select(leagues.c.league_id).where(leagues.c.channel_id == channel_id, leagues.c.status.in_(_LIVE))
    return (await connection.execute(query)).scalar_one_or_none()


async def tables_at(connection: AsyncConnection, channel_id: int) -> list[tuple[str, int, int, int]]:
    """Return the tables of leagues at a place: the game, the league, the round and the number in it."""
    shown = (leagues.c.game, leagues.c.league_id, league_tables.c.round, league_tables.c.number)
    query = select(*shown).join(league_tables, league_tables.c.league_id == leagues.c.league_id)
    its = query.join(tables, tables.c.table_id == league_tables.c.table_id).where(tables.c.channel_id == channel_id)
    return [(game, number, round_, table) for game, number, round_, table in await connection.execute(its)]


async def find(connection: AsyncConnection, league_id: int, *, lock: bool = False) -> SeasonRows | None:
    """Return a league; with `lock`, nobody else changes it until the end of the transaction."""
    its = leagues.c.league_id == league_id
    query = select(*_LEAGUE).where(its)
    found = (await connection.execute(query.with_for_update() if lock else query)).one_or_none()
    if found is None:
        return None
    row = _league(found._asdict())
    return SeasonRows(
        row,
        await _members(connection, league_id),
        await _pairings(connection, league_id),
        await _posts(connection, league_id),
        await _left(connection, league_id),
    )


def _league(row: Mapping[str, Any]) -> LeagueRow:
    return LeagueRow(**{**row, "options": json.loads(row["options"] or "{}")})


async def _members(connection: AsyncConnection, league_id: int) -> list[MemberRow]:
    columns = (league_people.c.number, league_people.c.person_id, league_people.c.dropped)
    query = (
        select(*columns, people.c.name, people.c.language)
        .outerjoin(people, people.c.person_id == league_people.c.person_id)
        .where(league_people.c.league_id == league_id)
        .order_by(league_people.c.number)
    )
    return [MemberRow(*row) for row in await connection.execute(query)]


async def _pairings(connection: AsyncConnection, league_id: int) -> list[PairingRow]:
    own = [league_tables.c[each.name] for each in fields(PairingRow) if each.name in league_tables.c]
    query = (
        select(*own, tables.c.status.label("table_status"), tables.c.paused_at.label("table_paused_at"))
        .outerjoin(tables, tables.c.table_id == league_tables.c.table_id)
        .where(league_tables.c.league_id == league_id)
        .order_by(league_tables.c.round, league_tables.c.number)
    )
    return [_pairing(row._asdict()) for row in await connection.execute(query)]


def _pairing(row: Mapping[str, Any]) -> PairingRow:
    sides = None if row["sides"] is None else tuple(SideRow(*each) for each in json.loads(row["sides"]))
    return PairingRow(**{**row, "seats": tuple(json.loads(row["seats"])), "sides": sides})


async def _posts(connection: AsyncConnection, league_id: int) -> list[PostRow]:
    columns = tuple(league_posts.c[each.name] for each in fields(PostRow))
    query = select(*columns).where(league_posts.c.league_id == league_id).order_by(league_posts.c.post_id)
    return [PostRow(*row) for row in await connection.execute(query)]


async def _left(connection: AsyncConnection, league_id: int) -> list[tuple[int, int]]:
    whose = league_people.c.person_id == seats.c.person_id
    query = (
        select(league_tables.c.table_id, seats.c.person_id)
        .join(tables, tables.c.table_id == league_tables.c.table_id)
        .join(seats, seats.c.table_id == tables.c.table_id)
        .join(league_people, and_(league_people.c.league_id == league_id, whose))
        .where(league_tables.c.league_id == league_id, league_tables.c.status == "running")
        .where(tables.c.status == "running", league_people.c.dropped.is_not(None))
        .order_by(league_tables.c.table_id)
    )
    return [(row[0], row[1]) for row in await connection.execute(query)]


async def change(connection: AsyncConnection, league_id: int, **values: Any) -> None:
    """Set columns of a league."""
    await connection.execute(update(leagues).where(leagues.c.league_id == league_id).values(**values))


async def change_language(connection: AsyncConnection, guild_id: int, language: str, now: datetime) -> None:
    """Let the leagues of a server that take up a channel speak a language. An invitation is told anew in its place."""
    its = (leagues.c.guild_id == guild_id, leagues.c.status.in_(_LIVE), leagues.c.language != language)
    query = select(*_LEAGUE).where(*its).order_by(leagues.c.league_id).with_for_update()
    for row in [_league(each._asdict()) for each in await connection.execute(query)]:
        await change(connection, row.league_id, language=language)
        if row.status == "joining":  # later posts have no buttons, and stay as they were said
            await enqueue(connection, row, "join")
            await note_due(connection, row.league_id, now)


# -- when there is something to do --------------------------------------------------------------------------------


async def note_due(connection: AsyncConnection, league_id: int, due: datetime) -> None:
    """Note that there is something to do for a league, and have somebody look."""
    count = leagues.c.changes + 1
    await change(connection, league_id, due_at=due, changes=count, attempts=0)
    jobs.ask(connection, JobKind.LEAGUES, league_id, due)


_ITS_LEAGUE = select(league_tables.c.league_id).where(
    league_tables.c.table_id == bindparam("its_table"), league_tables.c.status == "running"
)


async def note_table_over(connection: AsyncConnection, table_id: int, now: datetime) -> None:
    """Note that a table is over, where it is a league's."""
    league_id = (await connection.execute(_ITS_LEAGUE, {"its_table": table_id})).scalar_one_or_none()
    if league_id is not None:
        await note_due(connection, league_id, now)


async def note_person_gone(connection: AsyncConnection, person_id: int, now: datetime) -> None:
    """Note that somebody is about to be forgotten, at every league in season that has that one.

    An invitation names that person no more.
    """
    query = (
        select(*_LEAGUE)
        .join(league_people, league_people.c.league_id == leagues.c.league_id)
        .where(league_people.c.person_id == person_id, leagues.c.status.in_(_LIVE))
    )
    for row in [_league(each._asdict()) for each in await connection.execute(query)]:
        if row.status == "joining":
            await enqueue(connection, row, "join")
        await note_due(connection, row.league_id, now)


async def due(connection: AsyncConnection) -> list[tuple[int, datetime]]:
    """Return every league for which something is to be done, now or later, and when."""
    query = select(leagues.c.league_id, leagues.c.due_at).where(leagues.c.due_at.is_not(None))
    return [(row[0], row[1]) for row in await connection.execute(query.order_by(leagues.c.due_at))]


async def in_trouble(connection: AsyncConnection) -> list[tuple[int, int, str]]:
    """Return the leagues that cannot go on for now, each with its channel and the reason."""
    query = select(leagues.c.league_id, leagues.c.channel_id, leagues.c.trouble)
    return [(row[0], row[1], row[2]) for row in await connection.execute(query.where(leagues.c.trouble.is_not(None)))]


async def hold(
    connection: AsyncConnection, league_id: int, moments: Collection[datetime], until: datetime | None
) -> bool:
    """Make a claim hold until another moment; None: give it up. False: another process has claimed the league since.

    A claim is known by the `moments` that it has written, or was about to.
    """
    mine = (leagues.c.league_id == league_id, leagues.c.claimed_until.in_(list(moments)))
    return (await connection.execute(update(leagues).where(*mine).values(claimed_until=until))).rowcount > 0


async def claim(connection: AsyncConnection, league_id: int, now: datetime, until: datetime) -> bool:
    """Note that one process works for a league, until then; False where another one does."""
    free = or_(leagues.c.claimed_until.is_(None), leagues.c.claimed_until <= now)
    query = update(leagues).where(leagues.c.league_id == league_id, free).values(claimed_until=until)
    return (await connection.execute(query)).rowcount > 0


async def rest_until(connection: AsyncConnection, row: LeagueRow, until: datetime | None, **values: Any) -> None:
    """Note when there is something to do next, unless something has come since the row was read."""
    same = (leagues.c.league_id == row.league_id, leagues.c.changes == row.changes)
    await connection.execute(update(leagues).where(*same).values(due_at=until, **values))
    if until is not None:
        jobs.ask(connection, JobKind.LEAGUES, row.league_id, until)


# -- who is in it -------------------------------------------------------------------------------------------------


async def join(connection: AsyncConnection, row: LeagueRow, person_id: int) -> int:
    """Put a person into a league, and return the number. IntegrityError for who is in it."""
    newest = select(func.coalesce(func.max(league_people.c.number), 0)).where(
        league_people.c.league_id == row.league_id
    )
    number = 1 + int((await connection.execute(newest)).scalar_one())
    values = {"league_id": row.league_id, "number": number, "guild_id": row.guild_id, "person_id": person_id}
    await connection.execute(insert(league_people).values(**values))
    return number


async def leave(connection: AsyncConnection, league_id: int, number: int) -> None:
    """Take somebody out of a league whose season has not begun."""
    await connection.execute(delete(league_people).where(*_member(league_id, number)))


async def drop(connection: AsyncConnection, league_id: int, number: int, round_: int) -> None:
    """Note that somebody leaves the season."""
    await connection.execute(update(league_people).where(*_member(league_id, number)).values(dropped=round_))


def _member(league_id: int, number: int) -> tuple[Any, Any]:
    return league_people.c.league_id == league_id, league_people.c.number == number


# -- its tables ---------------------------------------------------------------------------------------------------


async def add_round(connection: AsyncConnection, row: LeagueRow, number: int, paired: Sequence[Sequence[int]]) -> None:
    """Add the tables of a round: members in the order of their seats."""
    shared = {"league_id": row.league_id, "guild_id": row.guild_id, "round": number, "status": "planned"}
    made = [
        {**shared, "number": table, "seats": json.dumps(list(seats))} for table, seats in enumerate(paired, start=1)
    ]
    if made:
        await connection.execute(insert(league_tables), made)


async def change_table(connection: AsyncConnection, league_id: int, pairing: PairingRow, **values: Any) -> None:
    """Set columns of a table."""
    its = (league_tables.c.round == pairing.round, league_tables.c.number == pairing.number)
    await connection.execute(update(league_tables).where(league_tables.c.league_id == league_id, *its).values(**values))


async def note_over(connection: AsyncConnection, league_id: int, pairing: PairingRow, sides: Sequence[SideRow]) -> None:
    """Note what a table came to; no sides: it was closed before its end."""
    data = json.dumps([[each.number, each.place, each.score, each.best] for each in sides])
    await change_table(connection, league_id, pairing, status="over", sides=data)


async def remove_planned(connection: AsyncConnection, league_id: int) -> None:
    """Remove the tables that were not opened yet: the season is over."""
    planned = (league_tables.c.league_id == league_id, league_tables.c.status == "planned")
    await connection.execute(delete(league_tables).where(*planned))


# -- what its channel is told -------------------------------------------------------------------------------------


async def enqueue(connection: AsyncConnection, row: LeagueRow, kind: str, about: int = 0) -> None:
    """Queue something for the channel; the caller notes that it is due."""
    values = {"league_id": row.league_id, "guild_id": row.guild_id, "kind": kind, "about": about}
    await connection.execute(insert(league_posts).values(**values))


async def claim_post(connection: AsyncConnection, post_id: int, nonce: str, at: datetime) -> None:
    """Note that it is tried to send it."""
    its = league_posts.c.post_id == post_id
    await connection.execute(update(league_posts).where(its).values(nonce=nonce, claimed_at=at))


async def sent(connection: AsyncConnection, post_ids: Collection[int]) -> None:
    """Remove what was sent."""
    await connection.execute(delete(league_posts).where(league_posts.c.post_id.in_(list(post_ids))))
