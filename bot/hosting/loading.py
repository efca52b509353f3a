"""Reading tables and games from stored rows. The log is the truth; a snapshot only saves replaying it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.clocks.settings import read_clock
from bot.hosting.live_game import LiveGame, LoadedTable, Notes
from bot.hosting.orders.standing_orders import read_orders
from bot.hosting.rules_version import rules_version
from bot.hosting.table import Absence, Occupant, Past, Place, Refused, Status, Table
from bot.locale.words import Wording, wording
from bot.store import components
from bot.store import log as store_log
from bot.store import tables as store_tables
from bot.store.errors import CorruptTable, other_length, row_unreadable
from bot.store.log import LogRow, Moment, Snapshot
from bot.store.tables import PastRow, SeatRow, TableRow
from engine.contract import AnyGame
from engine.faults import phrase
from engine.log import Entry, Setup, marked
from engine.match import Match

log = structlog.get_logger(__name__)


def table_of(row: TableRow) -> Table:
    """Return the table of a stored row. An automa, and a seat nobody has taken, is named in the table's language.

    Automas go by their levels: so whatever names them shows how well they play.
    """
    words = wording(row.language)
    occupants = []
    automas: list[str] = []
    for seat in row.seats:
        name = seat.name or words("hosting-nobody")
        if seat.automa is not None:
            automas.append(seat.automa)
            name = words("hosting-automa", level=seat.automa, number=automas.count(seat.automa))
        who = (
            seat.person_id,
            seat.automa,
            seat.language,
            seat.held_by,
            seat.offered_to,
            seat.timed_out,
            _absence(seat),
        )
        occupants.append(Occupant(seat.seat, name, *who))
    return Table(
        id=row.table_id,
        game=row.game,
        place=Place(row.guild_id, row.channel_id),
        status=Status(row.status),
        opener_id=row.opener_id,
        language=row.language,
        occupants=tuple(occupants),
        options=row.options,
        seq=row.seq,
        opened_at=row.opened_at,
        further=row.neutral,
        asked_since=row.asked_since,
        seating=row.seating,
        proposals=row.proposals,
        clock=read_clock(row.clock),
        paused_at=row.paused_at,
        asleep_since=row.asleep_since,
        suggestions=row.suggestions,
        friendly=row.friendly,
        own_language=row.own_language,
        past=tuple(_past(each, words) for each in row.past),
    )


def _past(row: PastRow, words: Wording) -> Past:
    """Return who had a seat. Of who was forgotten there is no name, so the seat goes by its colour there."""
    person_id = None if row.name is None else row.person_id
    return Past(Occupant(row.seat, row.name or words("hosting-nobody"), person_id), row.until)


def _absence(seat: SeatRow) -> Absence | None:
    return Absence(seat.away_from, seat.away_until) if seat.away_shown and seat.away_from is not None else None


def loaded(row: TableRow) -> LoadedTable:
    """Return a stored row as a table that was read."""
    return LoadedTable(table_of(row), read_orders(row.orders), read_notes(row))


def read_notes(row: TableRow) -> Notes:
    """Return what the people of a table have noted down, by their seats."""
    return {seat.seat: seat.note for seat in row.seats if seat.note is not None}


async def find_table(connection: AsyncConnection, table_id: int, *, lock: bool = False) -> TableRow:
    """Return a table's row. Refused: table-gone, table-damaged."""
    try:
        row = await store_tables.find(connection, table_id, lock=lock)
    except CorruptTable as corrupt:
        raise refusal_of(corrupt) from corrupt
    if row is None:
        raise Refused("table-gone", table=table_id)
    return row


def refusal_of(corrupt: CorruptTable) -> Refused:
    """Return the refusal for a damaged table. Nothing else is done to it: its rows stay for repair."""
    log.error("table_damaged", table=corrupt.table_id, what=corrupt.what, fault=corrupt.__cause__)
    return Refused("table-damaged", table=corrupt.table_id)


async def read_game(connection: AsyncConnection, game: AnyGame, row: TableRow) -> LiveGame:
    """Read a game from its log, by its snapshot when that is sound. CorruptTable when the log cannot be replayed."""
    rows = await store_log.rows(connection, row.table_id)
    if len(rows) != row.seq:
        raise other_length(row.table_id, len(rows), row.seq)
    setup = await read_setup(connection, row)
    standing = standing_rows(rows)
    entries = _marked(game, row.table_id, rows, standing)
    snapshot = await sound_snapshot(connection, row.table_id, Moment.PRESENT)
    match = _match(game, setup, entries, snapshot, row)
    seqs, asked = [each.seq for each in standing], [each.asked_since for each in standing]
    by = [each.person_id for each in standing]
    return LiveGame(table_of(row), match, seqs, asked, by, read_orders(row.orders), read_notes(row))


def standing_rows(rows: Sequence[LogRow], upto: int | None = None) -> list[LogRow]:
    """Return the rows of the entries that stand, or stood at the seq `upto`."""
    known = [row for row in rows if upto is None or row.seq <= upto]
    undone = {row.undoes for row in known}
    return [row for row in known if row.entry is not None and row.seq not in undone]


def read_entries(game: AnyGame, table_id: int, rows: Sequence[LogRow]) -> list[Entry]:
    """Read the entries of rows. CorruptTable where one is none."""
    entries = []
    for row in rows:
        try:
            entries.append(Entry.from_data(game, row.entry or {}))
        except Exception as error:
            raise row_unreadable(table_id, row.seq) from error
    return entries


def _marked(game: AnyGame, table_id: int, rows: Sequence[LogRow], standing: Sequence[LogRow]) -> list[Entry]:
    """Return the entries that stand, with the mark of what was taken back behind each."""
    entries = read_entries(game, table_id, standing)
    if len(rows) == len(standing):
        return entries
    stands, last = {row.seq for row in standing}, -1
    for row in rows:
        if row.seq in stands:
            last += 1
        elif row.entry is not None:
            entries[last] = marked(entries[last], read_entries(game, table_id, [row]))
    return entries


async def read_setup(connection: AsyncConnection, row: TableRow) -> Setup:
    """Return what a game began with."""
    data = await components.find(connection, row.table_id, row.components)
    return Setup(tuple(seat.seat for seat in row.seats), row.options, data, row.neutral)


def replayed(game: AnyGame, setup: Setup, entries: Sequence[Entry], table_id: int) -> Match:
    """Replay a log from its beginning. CorruptTable where it does not fit the rules."""
    try:
        return Match.replay(game, setup, entries)
    except Exception as error:
        raise CorruptTable(table_id, phrase("damage-replay", "its log cannot be replayed")) from error


async def sound_snapshot(connection: AsyncConnection, table_id: int, moment: Moment) -> Snapshot | None:
    """Return a kept position; None when there is none, or it is not what was kept."""
    try:
        return await store_log.load_snapshot(connection, table_id, moment)
    except CorruptTable as corrupt:
        log.warning("snapshot_discarded", table=table_id, what=corrupt.what)
        return None


def _match(game: AnyGame, setup: Setup, entries: Sequence[Entry], snapshot: Snapshot | None, row: TableRow) -> Match:
    """Make a match from its snapshot where that is of the present and of the same rules, else from its log.

    After an undo the present is the seq of the undo's row. A log of older rules that the present ones refuse must not
    end a game: then it goes on from the snapshot.
    """
    if snapshot is None or snapshot.seq != row.seq:
        return replayed(game, setup, entries, row.table_id)
    if snapshot.rules == rules_version(game):
        return _resumed(game, setup, entries, snapshot, row.table_id) or replayed(game, setup, entries, row.table_id)
    log.info("snapshot_of_other_rules", table=row.table_id)
    try:
        return replayed(game, setup, entries, row.table_id)
    except CorruptTable as corrupt:
        log.warning("log_of_other_rules", table=row.table_id, what=corrupt.what)
        resumed = _resumed(game, setup, entries, snapshot, row.table_id)
        if resumed is None:
            raise
        return resumed


def _resumed(game: AnyGame, setup: Setup, entries: Sequence[Entry], snapshot: Snapshot, table_id: int) -> Match | None:
    """Resume from the snapshot of the present; None when it is not sound."""
    try:
        return Match.resume(game, setup, entries, len(entries), snapshot.position)
    except Exception as error:
        log.warning("snapshot_discarded", table=table_id, fault=error)
        return None


def snapshot_of(game: AnyGame, position: Any, seq: int) -> Snapshot:
    """Return the whole position after the row `seq`, as it is kept."""
    return Snapshot(seq, position.to_data(), rules_version(game))


async def position_at_post(connection: AsyncConnection, game: AnyGame, row: TableRow, seq: int) -> object:
    """Return the position at an older seq: from the snapshot of the last post, else by replaying the log."""
    snapshot = await sound_snapshot(connection, row.table_id, Moment.POSTED)
    if snapshot is not None and (snapshot.seq, snapshot.rules) == (seq, rules_version(game)):
        try:
            return game.position_from_data(snapshot.position)
        except Exception as error:
            log.warning("snapshot_discarded", table=row.table_id, fault=error)
    rows = standing_rows(await store_log.rows(connection, row.table_id), seq)
    setup = await read_setup(connection, row)
    return replayed(game, setup, read_entries(game, row.table_id, rows), row.table_id).position
