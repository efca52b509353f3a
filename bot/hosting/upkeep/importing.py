"""Opening a table from a game record: its game goes on where the record ends, with seats that nobody has yet."""

from __future__ import annotations

import asyncio

from sqlalchemy.exc import IntegrityError

from bot.hosting.context import HostContext
from bot.hosting.loading import find_table, snapshot_of, table_of
from bot.hosting.playing.commit import Questions, asked_since, questions
from bot.hosting.posting.post import PostKind
from bot.hosting.table import Place, Refused, Status, Table
from bot.store import log, outbox, tables
from bot.store.log import LogRow, Moment
from bot.store.tables import NewTable
from engine.contract import Seat
from engine.log import walk
from engine.match import Match
from engine.record import RecordError, read_record, replay, verify

NOBODY = 0
"""The opener of a table that no person opened: who manages the server may close it."""


async def import_record(context: HostContext, data: bytes, place: Place, language: str) -> Table:
    """Open a table from a record; whoever joins takes one of its seats. RecordError; Refused: place-taken.

    The first post tells the last step only: what went before it is in the log for who asks.
    """
    match, rows = await asyncio.to_thread(_read, context, data)
    setup, now = match.setup, context.clock.now()
    new = NewTable(
        match.game.name,
        place.guild_id,
        place.channel_id,
        Status.LOBBY,
        NOBODY,
        language,
        setup.options,
        now,
        friendly=True,  # what a record begins with was not played here
    )
    try:
        async with context.database.write() as connection:
            if (taken := await tables.live_at(connection, place.channel_id)) is not None:
                raise Refused("place-taken", table=taken)
            table_id = await tables.add(connection, new)
            for seat in setup.seats:
                await tables.add_seat(connection, table_id, seat)
            for row in rows:
                await log.append(connection, table_id, row, now)
            await tables.begin(connection, table_id, setup, rows[-1].asked_since, len(rows))
            ending = {} if match.result is None else {"status": Status.FINISHED.value, "ended_at": now}
            await tables.change(connection, table_id, posted_until=len(rows) - 1, **ending)
            snapshot = snapshot_of(match.game, match.position, len(rows))
            await log.save_snapshot(connection, table_id, Moment.PRESENT, snapshot)
            await outbox.enqueue(connection, table_id, (place.guild_id, place.channel_id), PostKind.BOARD.value, now)
            table = table_of(await find_table(connection, table_id))
    except IntegrityError as error:
        raise Refused("place-taken") from error
    return table


def _read(context: HostContext, data: bytes) -> tuple[Match, list[LogRow]]:
    for fault in verify(data, context.games):
        raise RecordError(fault)
    match = replay(read_record(data, context.games))
    since: dict[Seat, int] = {}
    asked: Questions = {}
    rows = []
    for entry, position in zip(match.entries, walk(match.game, match.setup, match.entries), strict=True):
        before, asked = asked, questions(match.game, position)
        since = asked_since(since, before, asked, entry.n, entry.seat)
        rows.append(LogRow(entry.n, entry.to_data(), None, since))
    return match, rows
