"""Finished games of a person, for look-ups: read from the positions that are kept of them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping, Sequence

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.context import HostContext
from bot.hosting.loading import find_table, read_game
from bot.hosting.table import PastGame, Refused
from bot.store import log as store_log
from bot.store import tables
from bot.store.errors import CorruptTable
from bot.store.log import Moment, Snapshot
from bot.store.tables import FinishedRow
from engine.contract import AnyGame

log = structlog.get_logger(__name__)

NEWEST = 200
"""How many games of a person are read."""
KEPT = 400
"""How many games are kept in memory, of all people."""


async def past_games(context: HostContext, person_id: int, name: str) -> Sequence[PastGame]:
    """Return the newest finished games of that name that a person has played, oldest first. Refused: unknown-game."""
    game = context.game(name)
    async with context.database.read() as connection:
        rows = await tables.finished_of(connection, person_id, name, NEWEST)
        found = {
            row: context.finished_games[row] for row in rows if row in context.finished_games
        }  # who else looks may push them out
        unread = [row for row in rows if row not in found]
        snapshots = await store_log.load_snapshots(connection, [row.table_id for row in unread], Moment.PRESENT)
        read = await asyncio.to_thread(_read, game, unread, snapshots)
        for row in unread:
            if row not in read and (replayed := await _replayed(connection, game, row)) is not None:
                read[row] = replayed
    _keep(context.finished_games, read)
    found |= read
    return [found[row] for row in rows if row in found]


def _read(game: AnyGame, rows: Sequence[FinishedRow], snapshots: Mapping[int, Snapshot]) -> dict[FinishedRow, PastGame]:
    """Read games from the positions kept at their ends, also of older rules: they ended as people were told then."""
    read = {}
    for row in rows:
        snapshot = snapshots.get(row.table_id)
        if snapshot is None or snapshot.seq != row.seq:
            continue
        try:
            past = _past(game, row, game.position_from_data(snapshot.position))
        except Exception as error:  # of an older version, say: the log is the truth
            log.warning("snapshot_discarded", table=row.table_id, fault=error)
            continue
        if past is not None:
            read[row] = past
    return read


async def _replayed(connection: AsyncConnection, game: AnyGame, row: FinishedRow) -> PastGame | None:
    """Return a game from its log; None for one that cannot be read, which must not hide the others."""
    try:
        live = await read_game(connection, game, await find_table(connection, row.table_id))
    except (CorruptTable, Refused) as error:
        log.warning("past_game_unreadable", table=row.table_id, fault=error)
        return None
    return _past(game, row, live.match.position)


def _past(game: AnyGame, row: FinishedRow, position: object) -> PastGame | None:
    result = game.result(position)
    if result is None:
        return None
    return PastGame(row.table_id, row.ended_at, row.seat, game.view(position, None), result)


def _keep(kept: OrderedDict[FinishedRow, PastGame], read: Mapping[FinishedRow, PastGame]) -> None:
    kept.update(read)
    while len(kept) > KEPT:
        kept.popitem(last=False)
