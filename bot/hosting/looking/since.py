"""What happened at a table since somebody last looked: the way back into a game after days.

A visit is noted when a person with a seat looks at the board or asks this; who acts has seen the table, too, which the
log says already.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.context import HostContext
from bot.hosting.live_game import LoadedTable
from bot.hosting.loading import find_table, read_entries, read_setup, refusal_of, replayed, standing_rows
from bot.hosting.looking import looking
from bot.hosting.playing.turn import Sight
from bot.hosting.posting.happened import happened
from bot.hosting.posting.post import Happened
from bot.hosting.table import Refused
from bot.store import log as store_log
from bot.store import visits
from bot.store.errors import CorruptTable, StoreAway
from bot.store.tables import TableRow
from bot.store.visits import Visit
from engine.contract import AnyGame

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Since:
    """What happened at a table since a visit, as the visitor's seat may see it."""

    sight: Sight
    """The table as it is now."""
    visit: Visit | None
    """The last visit; None: there was none, and it is told from the beginning."""
    happened: tuple[Happened, ...]
    before: Any
    """The view at the visit; None: at the beginning."""


async def last_visit(context: HostContext, person_id: int, table: LoadedTable) -> Visit | None:
    """Return up to where a person has seen a table; None for who has no seat, or has never looked."""
    if table.table.seat_of(person_id) is None:
        return None
    async with context.database.read() as connection:
        return await visits.last(connection, table.id, person_id)


async def visited(context: HostContext, person_id: int, table: LoadedTable, last: Visit | None) -> None:
    """Note that a person with a seat has seen the table as it was read, unless the `last` visit was as new as that.

    It is no loss where the store cannot be used just now: at worst too much is told the next time.
    """
    seq = table.table.seq
    if table.table.seat_of(person_id) is None or seq == 0 or (last is not None and last.seq >= seq):
        return
    try:
        async with context.database.write() as connection:
            await visits.note(connection, table.id, person_id, Visit(seq, context.clock.now()))
    except StoreAway as away:
        log.warning("visit_not_noted", table=table.id, reason=away.reason)


async def since(context: HostContext, person_id: int, table: LoadedTable, after: int | None) -> Since:
    """Return what happened since a person's last visit; `after`: since that seq, as a button of that visit says.

    Refused: not-seated, still-lobby, table-damaged, table-gone.
    """
    if table.table.seat_of(person_id) is None:
        raise Refused("not-seated", table=table.id)
    sight = await looking.sight(context, person_id, table)
    async with context.database.read() as connection:
        visit = await visits.last(connection, table.id, person_id)
        visit = await _visit_at(connection, table.id, after) if after is not None else visit
        begun = min(visit.seq, sight.table.seq) if visit else 0
        try:
            return await _told(connection, sight, visit, begun)
        except CorruptTable as corrupt:
            raise refusal_of(corrupt) from corrupt


async def _visit_at(connection: AsyncConnection, table_id: int, seq: int) -> Visit | None:
    moments = await store_log.moments(connection, [(table_id, seq)])
    return Visit(seq, moments[table_id, seq]) if moments else None


async def _told(connection: AsyncConnection, sight: Sight, visit: Visit | None, begun: int) -> Since:
    game, table = sight.game, sight.table
    rows = [each for each in await store_log.rows(connection, table.id, begun) if each.seq <= table.seq]
    told = await happened(connection, game, table.id, rows, sight.seat)
    if not begun or not told:
        return Since(sight, visit, told, None)
    before = await _position_at(connection, game, await find_table(connection, table.id), begun)
    return Since(sight, visit, told, game.view(before, sight.seat))


async def _position_at(connection: AsyncConnection, game: AnyGame, row: TableRow, seq: int) -> Any:
    """Return the position at an older seq. It is replayed in a thread: a long game takes a while."""
    rows = standing_rows(await store_log.rows(connection, row.table_id), seq)
    setup = await read_setup(connection, row)
    entries = await asyncio.to_thread(read_entries, game, row.table_id, rows)
    return (await asyncio.to_thread(replayed, game, setup, entries, row.table_id)).position
