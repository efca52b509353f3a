"""Reading and writing tables, with their seats and the standing orders of these."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, fields
from datetime import datetime
from itertools import groupby
from operator import attrgetter
from typing import Any, NamedTuple

from sqlalchemy import (
    ColumnElement,
    CursorResult,
    Row,
    Select,
    and_,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import components, orders
from bot.store.engines import LATER
from bot.store.errors import CorruptTable
from bot.store.order_row import OrderRow
from bot.store.schema import (
    log,
    notes,
    past_occupants,
    people,
    preferences,
    proposals,
    seats,
    standing_orders,
    tables,
    timers,
)
from engine.faults import phrase
from engine.log import Setup

LIVE = ("lobby", "running")


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat; `name` and `person_id` are None for an automa and for a seat that nobody has taken yet."""

    seat: str
    person_id: int | None
    name: str | None
    language: str | None
    """Of the person, as last seen."""
    automa: str | None
    held_by: str | None = None
    """The level of the automa that plays for the person for now."""
    timed_out: int = 0
    """How often in a row the time of the seat was over."""
    bank: int | None = None
    """Seconds left of the seat's time for the whole game, where the clock is of that kind."""
    offered_to: int | None = None
    """To whom its person offers it: a number, 0 for anybody; None: it is not offered."""
    note: str | None = None
    """What its person has noted down about the table. Nobody else may know it."""
    away_from: datetime | None = None
    away_until: datetime | None = None
    away_shown: bool | None = None
    """Whether its person lets others see the absence."""

    @property
    def vacant(self) -> bool:
        """Whether neither a person nor an automa has it; an automa may hold it all the same."""
        return self.person_id is None and self.automa is None

    @property
    def kept_for(self) -> int | None:
        """Return the person that it is kept for, who was invited: nobody else can take it."""
        return self.offered_to or None if self.vacant else None


@dataclass(frozen=True, slots=True)
class PastRow:
    """Who had a seat before somebody else, or nobody, had it."""

    seat: str
    until: int
    """With the last row of the log that was written while that one had it."""
    person_id: int | None
    """None: nobody, or somebody who was forgotten."""
    name: str | None


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table with its seats in the order of joining."""

    table_id: int
    game: str
    guild_id: int | None
    channel_id: int
    status: str
    opener_id: int
    language: str
    options: Mapping[str, str | bool]
    components: str | None
    neutral: str | None
    seq: int
    posted_until: int
    asked_since: Mapping[str, int]
    opened_at: datetime
    seats: tuple[SeatRow, ...] = ()
    orders: tuple[OrderRow, ...] = ()
    """The standing orders of its seats: nobody else may know them."""
    clock: str | None = None
    """The clock, as JSON; None: none."""
    paused_at: datetime | None = None
    asleep_since: datetime | None = None
    seating: int = 0
    """Counts what changes in a running game without a log row and bears upon one: whose a seat is, who plays for it,
    the clock, what is proposed."""
    proposals: int = 0
    """How many proposals are open."""
    suggestions: bool = True
    """Whether its people may ask which moves are good."""
    friendly: bool | None = None
    """Whether its result is left out of the rating; None: it was opened before there were ratings."""
    own_language: str | None = None
    """What its people have chosen for it; None: it goes by its server."""
    past: tuple[PastRow, ...] = ()
    """Who had seats before, of each seat in order."""


@dataclass(frozen=True, slots=True)
class FinishedRow:
    """A finished table, with the seat of who asked for it."""

    table_id: int
    seq: int
    ended_at: datetime
    seat: str


class SilentTable(NamedTuple):
    """A running table where nothing moves."""

    table_id: int
    guild_id: int | None
    channel_id: int
    seq: int


@dataclass(frozen=True, slots=True)
class NewTable:
    """What is known of a table when it is opened."""

    game: str
    guild_id: int | None
    channel_id: int
    status: str
    opener_id: int
    language: str
    options: Mapping[str, str | bool]
    opened_at: datetime
    clock: str | None = None
    suggestions: bool = True
    friendly: bool = False
    own_language: str | None = None


async def add(connection: AsyncConnection, new: NewTable) -> int:
    """Add a table and return its number. IntegrityError when its place is taken."""
    result = await connection.execute(
        insert(tables).values(
            game=new.game,
            guild_id=new.guild_id,
            channel_id=new.channel_id,
            status=new.status,
            opener_id=new.opener_id,
            language=new.language,
            options=dumps(new.options),
            seq=0,
            posted_until=0,
            asked_since="{}",
            opened_at=new.opened_at,
            clock=new.clock,
            suggestions=new.suggestions,
            friendly=new.friendly,
            own_language=new.own_language,
        )
    )
    key = result.inserted_primary_key
    return int(key[0]) if key else 0


async def find(connection: AsyncConnection, table_id: int, *, lock: bool = False) -> TableRow | None:
    """Return a table; with `lock`, nobody else changes it until the end of the transaction."""
    if lock:  # by a statement of its own: one that waited does not see what was written to the seats meanwhile
        await hold(connection, table_id)
    rows = (await connection.execute(_WHOLE, {"wanted": table_id})).all()
    return _table(rows) if rows else None


async def hold(connection: AsyncConnection, table_id: int) -> None:
    """Let nobody else change a table until the end of the transaction."""
    await connection.execute(_LOCK, {"wanted": table_id})


async def hold_all_of(connection: AsyncConnection, person_id: int) -> None:
    """Hold every table in a lobby or running at which a person has a seat, as `hold`; those of low numbers first."""
    await connection.execute(_LOCK_ALL_OF, {"person": person_id})


async def newest_at(connection: AsyncConnection, channel_id: int) -> TableRow | None:
    """Return the newest table at a place that is not cancelled."""
    rows = (await connection.execute(_NEWEST, {"channel": channel_id})).all()
    return _table(rows) if rows else None


async def live_at(connection: AsyncConnection, channel_id: int) -> int | None:
    """Return the number of the table that takes up a place."""
    query = select(tables.c.table_id).where(tables.c.channel_id == channel_id, tables.c.status.in_(LIVE))
    return (await connection.execute(query)).scalar_one_or_none()


async def was_at(connection: AsyncConnection, channel_id: int) -> bool:
    """Return whether a table stands or stood at a place."""
    query = select(tables.c.table_id).where(tables.c.channel_id == channel_id).limit(1)
    return (await connection.execute(query)).first() is not None


async def openers_at(connection: AsyncConnection, channel_id: int) -> list[tuple[str, str]]:
    """Return the games of the tables that have stood at a place, and the names of who opened them; each once."""
    query = select(tables.c.game, people.c.name).join(people, people.c.person_id == tables.c.opener_id)
    rows = await connection.execute(query.where(tables.c.channel_id == channel_id).distinct())
    return [(game, name) for game, name in rows]


async def live_numbers(connection: AsyncConnection, guild_id: int) -> list[int]:
    """Return the numbers of all tables of a server that take up a place."""
    query = select(tables.c.table_id).where(tables.c.guild_id == guild_id, tables.c.status.in_(LIVE))
    return list((await connection.execute(query.order_by(tables.c.table_id))).scalars())


async def numbers(connection: AsyncConnection, status: str) -> list[int]:
    """Return the numbers of all tables of that status."""
    query = select(tables.c.table_id).where(tables.c.status == status).order_by(tables.c.table_id)
    return list((await connection.execute(query)).scalars())


async def waiting_for_automa(connection: AsyncConnection) -> list[int]:
    """Return the numbers of all running tables where an automa is asked."""
    query = (
        select(tables.c.table_id, tables.c.asked_since, seats.c.seat)
        .join(seats, seats.c.table_id == tables.c.table_id)
        .where(tables.c.status == "running", or_(seats.c.automa.is_not(None), seats.c.held_by.is_not(None)))
    )
    return sorted({row.table_id for row in await connection.execute(query) if f'"{row.seat}":' in row.asked_since})


async def clocks_of(connection: AsyncConnection, person_id: int) -> list[str]:
    """Return the different clocks, as they are stored, of the running tables at which a person sits."""
    query = (
        select(tables.c.clock)
        .join(seats, seats.c.table_id == tables.c.table_id)
        .where(seats.c.person_id == person_id, tables.c.status == "running", tables.c.clock.is_not(None))
        .distinct()
    )
    return list((await connection.execute(query)).scalars())


async def silent(connection: AsyncConnection, before: datetime, kind: str) -> list[SilentTable]:
    """Return the running tables where nothing was entered, and nothing else done (`wake`), since `before`.

    Without those that are asleep, and those that have a timer of that kind: they go on by themselves, also where it
    stands still for somebody who is away. Not so while a table is paused.
    """
    newest = select(log.c.at).where(log.c.table_id == tables.c.table_id, log.c.seq == tables.c.seq).scalar_subquery()
    its = (timers.c.table_id == tables.c.table_id, timers.c.kind == kind)
    stands = or_(tables.c.paused_at.is_not(None), ~select(timers.c.timer_id).where(*its).exists())
    query = (
        select(tables.c.table_id, tables.c.guild_id, tables.c.channel_id, tables.c.seq)
        .where(tables.c.status == "running", tables.c.asleep_since.is_(None))
        .where(newest < before, _unmoved(before), stands)
        .order_by(tables.c.table_id)
    )
    return [SilentTable(*row) for row in await connection.execute(query)]


async def lobbies_without(connection: AsyncConnection, kinds: Collection[str]) -> list[int]:
    """Return the numbers of the lobbies that have no timer of these kinds."""
    its = (timers.c.table_id == tables.c.table_id, timers.c.kind.in_(kinds))
    query = select(tables.c.table_id).where(tables.c.status == "lobby", ~select(timers.c.timer_id).where(*its).exists())
    return list((await connection.execute(query.order_by(tables.c.table_id))).scalars())


def _unmoved(before: datetime) -> ColumnElement[bool]:
    return or_(tables.c.moved_at.is_(None), tables.c.moved_at < before)


async def fall_asleep(connection: AsyncConnection, silent: SilentTable, before: datetime, now: datetime) -> bool:
    """Let a table sleep that was found silent since `before`, unless something has been done there since it was found.

    Return whether it sleeps now; False: also where it slept already.
    """
    same = (tables.c.table_id == silent.table_id, tables.c.seq == silent.seq, tables.c.status == "running")
    query = update(tables).where(*same, _unmoved(before), tables.c.asleep_since.is_(None)).values(asleep_since=now)
    result: CursorResult[Any] = await connection.execute(query)
    return result.rowcount == 1


async def wake(connection: AsyncConnection, table_id: int, now: datetime) -> None:
    """Let a running table sleep no more: something was done there that all may see and that is no entry of its log."""
    await change(connection, table_id, asleep_since=None, moved_at=now)


async def live(connection: AsyncConnection) -> list[TableRow]:
    """Return all tables that take up a place."""
    rows = (await connection.execute(_LIVE)).all()
    return [_table(list(each)) for _, each in groupby(rows, lambda row: row.table_id)]


async def played(connection: AsyncConnection) -> set[str]:
    """Return the games of all tables that take up a place."""
    return set(await connection.scalars(select(tables.c.game).distinct().where(tables.c.status.in_(LIVE))))


async def live_of(connection: AsyncConnection, person_id: int) -> list[TableRow | CorruptTable]:
    """Return all tables in a lobby or running at which a person has a seat; a damaged one as what is wrong with it."""
    rows = (await connection.execute(_LIVE_OF, {"person": person_id})).all()
    return [_sound_or_not(list(each)) for _, each in groupby(rows, lambda row: row.table_id)]


async def live_of_server(connection: AsyncConnection, guild_id: int) -> list[TableRow | CorruptTable]:
    """Return all tables of a server in a lobby or running; a damaged one as what is wrong with it."""
    rows = (await connection.execute(_LIVE_OF_SERVER, {"guild": guild_id})).all()
    return [_sound_or_not(list(each)) for _, each in groupby(rows, lambda row: row.table_id)]


async def count(connection: AsyncConnection) -> Mapping[str, int]:
    """Return how many tables there are of each status."""
    query = select(tables.c.status, func.count()).group_by(tables.c.status)
    return {row[0]: row[1] for row in await connection.execute(query)}


async def finished_of(connection: AsyncConnection, person_id: int, game: str, newest: int) -> list[FinishedRow]:
    """Return the `newest` finished tables of a game at which a person sits, oldest first."""
    query = (
        select(tables.c.table_id, tables.c.seq, tables.c.ended_at, seats.c.seat)
        .join(seats, seats.c.table_id == tables.c.table_id)
        .where(seats.c.person_id == person_id, tables.c.game == game, tables.c.status == "finished")
        .order_by(tables.c.ended_at.desc(), tables.c.table_id.desc())
        .limit(newest)
    )
    return [FinishedRow(**row._mapping) for row in await connection.execute(query)][::-1]


async def change(connection: AsyncConnection, table_id: int, **values: Any) -> None:
    """Set columns of a table."""
    await connection.execute(update(tables).where(tables.c.table_id == table_id).values(**values))


async def note_posted(connection: AsyncConnection, table_id: int, seq: int) -> None:
    """Note up to which seq the posts of a table tell; never an earlier one than is noted."""
    await connection.execute(_POSTED, {"wanted": table_id, "told": seq}, execution_options=LATER)


async def change_counted(connection: AsyncConnection, table_id: int, **values: Any) -> None:
    """Set columns of a running table and count that: who has read it before cannot write to its log any more."""
    await change(connection, table_id, **values, seating=tables.c.seating + 1)


async def advance(connection: AsyncConnection, table_id: int, seq: int, was: str, seating: int, **values: Any) -> bool:
    """Set columns of a table and its `seq`, if that is still the one before, and its status and seating what they were.

    False: somebody was faster. IntegrityError where it would be the second live table of its place.
    """
    still = {"wanted": table_id, "seq_before": seq - 1, "status_before": was, "seating_before": seating}
    result: CursorResult[Any] = await connection.execute(_ADVANCE, {**still, "seq": seq, **values})
    return result.rowcount == 1


async def count_change(connection: AsyncConnection, table_id: int, seq: int, seating: int) -> bool:
    """Count a change of a running game that makes no log row, if nothing else has changed since it was read.

    False: somebody was faster.
    """
    here = tables.c
    still = (here.table_id == table_id, here.seq == seq, here.status == "running", here.seating == seating)
    result: CursorResult[Any] = await connection.execute(update(tables).where(*still).values(seating=seating + 1))
    return result.rowcount == 1


async def begin(
    connection: AsyncConnection,
    table_id: int,
    setup: Setup,
    asked_since: Mapping[str, int],
    seq: int,
) -> None:
    """Make a table a running one, with the components that its game keeps."""
    digest = await components.save(connection, setup.components)
    await change(
        connection,
        table_id,
        status="running",
        seq=seq,
        asked_since=dumps(asked_since),
        components=digest,
        neutral=setup.further,
    )


# -- seats ----------------------------------------------------------------------------------------------------------


async def add_seat(
    connection: AsyncConnection,
    table_id: int,
    seat: str,
    person_id: int | None = None,
    automa: str | None = None,
) -> None:
    """Add a seat behind the others. IntegrityError when the seat or the person is already there."""
    after = select(func.coalesce(func.max(seats.c.joined), 0) + 1).where(seats.c.table_id == table_id)
    joined = after.scalar_subquery()
    who = {"person_id": person_id, "automa": automa}
    await connection.execute(insert(seats).values(table_id=table_id, seat=seat, joined=joined, **who))


async def change_seat(connection: AsyncConnection, table_id: int, seat: str, **values: Any) -> None:
    """Set columns of a seat that say nothing of whose it is."""
    query = update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat)
    await connection.execute(query.values(**values))


async def remove_seat(connection: AsyncConnection, table_id: int, seat: str) -> None:
    """Remove a seat with its standing orders."""
    await orders.clear(connection, table_id, seat)
    await connection.execute(delete(seats).where(seats.c.table_id == table_id, seats.c.seat == seat))


def dumps(data: Mapping[str, Any]) -> str:
    """Return data as text, as the columns of a table keep it."""
    return json.dumps(dict(data), ensure_ascii=False, separators=(",", ":"))


# -- inside ---------------------------------------------------------------------------------------------------------


_SEAT = (
    seats.c.seat,
    seats.c.person_id,
    people.c.name,
    people.c.language,
    seats.c.automa,
    seats.c.held_by,
    seats.c.timed_out,
    seats.c.bank,
    seats.c.offered_to,
    notes.c.text,
    preferences.c.away_from,
    preferences.c.away_until,
    preferences.c.away_shown,
)
_HAD = people.alias("had")
_PAST = (past_occupants.c.seat, past_occupants.c.until, past_occupants.c.person_id, _HAD.c.name)
_ORDER = tuple(standing_orders.c[each.name] for each in fields(OrderRow))
_PROPOSALS = select(func.count()).where(proposals.c.table_id == tables.c.table_id).correlate(tables).scalar_subquery()
_EVERY: Select[Any] = (
    select(
        *tables.c,
        _PROPOSALS.label("proposals"),
        *(column.label(f"seat_{column.name}") for column in _SEAT),
        *(column.label(f"order_{column.name}") for column in _ORDER),
        *(column.label(f"past_{column.name}") for column in _PAST),
    )
    .outerjoin(seats, seats.c.table_id == tables.c.table_id)
    .outerjoin(people, people.c.person_id == seats.c.person_id)
    .outerjoin(preferences, preferences.c.person_id == seats.c.person_id)
    .outerjoin(notes, and_(notes.c.table_id == seats.c.table_id, notes.c.person_id == seats.c.person_id))
    .outerjoin(
        standing_orders,
        and_(standing_orders.c.table_id == seats.c.table_id, standing_orders.c.seat == seats.c.seat),
    )
    .outerjoin(
        past_occupants,
        and_(past_occupants.c.table_id == seats.c.table_id, past_occupants.c.seat == seats.c.seat),
    )
    .outerjoin(_HAD, _HAD.c.person_id == past_occupants.c.person_id)
    .order_by(tables.c.table_id, seats.c.joined)
)
"""Tables with their seats, a row for each seat; more where it has standing orders, or others had it before.
They are made once: making a statement takes as long as carrying it out."""
_WHOLE = _EVERY.where(tables.c.table_id == bindparam("wanted"))
_ADVANCE = update(tables).where(
    tables.c.table_id == bindparam("wanted"),
    tables.c.seq == bindparam("seq_before"),
    tables.c.status == bindparam("status_before"),
    tables.c.seating == bindparam("seating_before"),
)
_POSTED = (
    update(tables)
    .where(tables.c.table_id == bindparam("wanted"), tables.c.posted_until < bindparam("told"))
    .values(posted_until=bindparam("told"))
)
_LOCK = select(tables.c.table_id).where(tables.c.table_id == bindparam("wanted")).with_for_update()
_LOCK_ALL_OF = (
    select(tables.c.table_id)
    .where(
        tables.c.status.in_(LIVE),
        tables.c.table_id.in_(select(seats.c.table_id).where(seats.c.person_id == bindparam("person"))),
    )
    .order_by(tables.c.table_id)
    .with_for_update()
)
_LIVE = _EVERY.where(tables.c.status.in_(LIVE))
_LIVE_OF = _LIVE.where(tables.c.table_id.in_(select(seats.c.table_id).where(seats.c.person_id == bindparam("person"))))
_LIVE_OF_SERVER = _LIVE.where(tables.c.guild_id == bindparam("guild"))
_NEWEST = _EVERY.where(
    tables.c.table_id
    == select(func.max(tables.c.table_id))
    .where(tables.c.channel_id == bindparam("channel"), tables.c.status != "cancelled")
    .scalar_subquery()
)


def _sound_or_not(rows: Sequence[Row[Any]]) -> TableRow | CorruptTable:
    try:
        return _table(rows)
    except CorruptTable as corrupt:
        return corrupt


def _table(rows: Sequence[Row[Any]]) -> TableRow:
    """Return the one table that all rows are of."""
    row = rows[0]
    past_at = len(row) - len(_PAST)
    orders_at = past_at - len(_ORDER)
    seats_at = orders_at - len(_SEAT)
    its_seats = dict.fromkeys(SeatRow(*each[seats_at:orders_at]) for each in rows if each.seat_seat is not None)
    its_orders = dict.fromkeys(OrderRow(*each[orders_at:past_at]) for each in rows if each.order_seat is not None)
    past = {PastRow(*each[past_at:]) for each in rows if each.past_seat is not None}
    try:
        options, asked_since = json.loads(row.options), json.loads(row.asked_since)
    except ValueError as error:
        raise CorruptTable(row.table_id, phrase("damage-row", "its row cannot be read")) from error
    return TableRow(
        row.table_id,
        row.game,
        row.guild_id,
        row.channel_id,
        row.status,
        row.opener_id,
        row.language,
        options,
        row.components,
        row.neutral,
        row.seq,
        row.posted_until,
        asked_since,
        row.opened_at,
        tuple(its_seats),
        tuple(its_orders),
        row.clock,
        row.paused_at,
        row.asleep_since,
        row.seating,
        row.proposals,
        row.suggestions,
        row.friendly,
        row.own_language,
        tuple(sorted(past, key=attrgetter("seat", "until"))),
    )
