"""Looking at tables, games, logs and records. Everybody sees what the own seat may see."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.hosting.context import HostContext
from bot.hosting.live_game import LoadedTable, WhichTable
from bot.hosting.loading import find_table, loaded, refusal_of, table_of
from bot.hosting.playing.turn import Sight
from bot.hosting.seating import handover
from bot.hosting.table import Place, Press, Refused, Status, Table
from bot.store import components as stored_components
from bot.store import seats, tables
from bot.store.errors import CorruptTable
from bot.store.seats import EVERY_SEAT, RECORD, SeenRow
from engine.contract import AnyGame, Event, Seat
from engine.log import Entry, Start, TimeOut
from engine.record import write_record


@dataclass(frozen=True, slots=True)
class LogEntry:
    """A standing entry of a table's log as somebody may see it."""

    seq: int
    seat: Seat | None
    notation: str
    events: tuple[Event, ...]


async def load_at(context: HostContext, place: Place) -> LoadedTable | None:
    """Return the newest table at a place that is not cancelled."""
    async with context.database.look() as connection:
        try:
            row = await tables.newest_at(connection, place.channel_id)
        except CorruptTable as corrupt:
            raise refusal_of(corrupt) from corrupt
    return None if row is None else loaded(row)


async def load(context: HostContext, table_id: int) -> LoadedTable:
    """Return a table."""
    async with context.database.look() as connection:
        return loaded(await find_table(connection, table_id))


async def components(context: HostContext, name: str, place: Place) -> Mapping[str, Any]:
    """Return what a game is played with at a place: its table's own, else what a new table would have."""
    game = context.game(name)
    async with context.database.read() as connection:
        try:
            row = await tables.newest_at(connection, place.channel_id)
            if row is not None and row.game == name and row.components is not None:
                return await stored_components.find(connection, row.table_id, row.components)
        except CorruptTable as corrupt:
            refusal_of(corrupt)  # noted in the log; rules can be looked up all the same
    return context.components.get(name) or game.components()


async def live_tables(context: HostContext) -> Sequence[Table]:
    """Return all tables in a lobby or running."""
    async with context.database.read() as connection:
        return [table_of(row) for row in await tables.live(connection)]


async def played(context: HostContext) -> Collection[str]:
    """Return the games that are played at any table in a lobby or running."""
    async with context.database.look() as connection:
        return await tables.played(connection)


async def given_up(context: HostContext, person_id: int, table_id: int) -> Sequence[Seat]:
    """Return the seats of a game that a person has given up."""
    async with context.database.read() as connection:
        return [each.seat for each in await seats.seen_by(connection, table_id, person_id)]


async def takeable(context: HostContext, person_id: int, table_id: int) -> Sequence[Seat]:
    """Return the seats of a running game that a person, who has none, can take over. Refused as `handover.takeable`."""
    async with context.database.read() as connection:
        return await handover.takeable(connection, await find_table(connection, table_id), person_id)


async def sight(context: HostContext, person_id: int | None, table: WhichTable) -> Sight:
    """Return the view of a person's own seat, or a spectator's."""
    async with context.looking_at(table) as live:
        seat = _seat(live.table, person_id)
        view = live.game.view(live.match.position, seat)
        return Sight(live.table, live.game, seat, view, live.match.decisions(), live.match.result)


async def entries(context: HostContext, person_id: int | None, table_id: int) -> Sequence[LogEntry]:
    """Return the standing entries, oldest first."""
    async with context.looking_at(table_id) as live:
        seat = _seat(live.table, person_id)
        game = live.game
        return [
            LogEntry(seq, entry.actor, _notation(game, entry), tuple(event.seen_by(seat) for event in entry.events))
            for seq, entry in zip(live.seqs, live.match.entries, strict=True)
        ]


async def record(context: HostContext, press: Press | None, table_id: int, *, brief: bool) -> bytes:
    """Return the game record. `press` None: the command line.

    Of a running game only to its server's manager, and not to one who plays there. Refused: record-private, record-own.
    """
    async with context.looking_at(table_id) as live:
        if not live.table.status.over:
            _check_secrets(press, live.table)
        if live.table.status is Status.RUNNING and press is not None:
            await _note_all_seen(context, table_id, press)
        match = replace(live.match, entries=list(live.match.entries))  # the game may go on meanwhile
    return await asyncio.to_thread(write_record, match, brief=brief)


async def _note_all_seen(context: HostContext, table_id: int, press: Press) -> None:
    """Note that somebody has read every hand of a running game: such a person takes no seat of it.

    Refused: record-own, for who has just taken one in another process.
    """
    seen = SeenRow(EVERY_SEAT, RECORD)
    async with context.database.write() as connection:
        row = await find_table(connection, table_id, lock=True)
        if any(each.person_id == press.person.id for each in row.seats):
            raise Refused("record-own", table=table_id)
        await seats.note_seen(connection, table_id, press.person.id, seen, context.clock.now())


def _check_secrets(press: Press | None, table: Table) -> None:
    if press is None:
        return
    if not press.manages(table.place):
        raise Refused("record-private", table=table.id)
    if table.seat_of(press.person.id) is not None:
        raise Refused("record-own", table=table.id)


def _seat(its: Table, person_id: int | None) -> Seat | None:
    return None if person_id is None else its.seat_of(person_id)


def _notation(game: AnyGame, entry: Entry) -> str:
    match entry.action:
        case Start():
            return Start.type
        case TimeOut(action=action):
            return game.notation(action)
        case action:
            return game.notation(action)
