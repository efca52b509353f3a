"""Reading a table's game to look through it.

A game is replayed from its log when it is looked at, which takes some hundredths of a second, and kept in memory for
the next step. Nothing of it is stored.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.hosting.live_game import LoadedTable
from bot.hosting.loading import find_table, read_entries, read_setup, refusal_of
from bot.hosting.replaying.replay import Replay
from bot.hosting.table import Refused, Status, Table
from bot.store import log as store_log
from bot.store.errors import CorruptTable
from bot.store.log import LogRow
from engine.contract import AnyGame
from engine.log import Setup
from engine.steps import Line, Step, retrace

if TYPE_CHECKING:
    from bot.hosting.context import HostContext

KEPT = 16
"""How many games are kept in memory, those looked at last: about half a megabyte each."""


class KeptReplays:
    """The steps of the games that were looked at last."""

    def __init__(self, most: int = KEPT) -> None:
        self._most = most
        self._kept: OrderedDict[int, tuple[tuple[int, int], Sequence[Step]]] = OrderedDict()

    def get(self, table: Table) -> Sequence[Step] | None:
        """Return the steps of a table's game, where they are kept as new as the table is."""
        state, steps = self._kept.get(table.id, (None, ()))
        if state != table.state:
            return None
        self._kept.move_to_end(table.id)
        return steps

    def put(self, table: Table, steps: Sequence[Step]) -> None:
        """Keep the steps of a table's game."""
        self._kept[table.id] = table.state, steps
        self._kept.move_to_end(table.id)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)


async def replay(context: HostContext, person_id: int | None, loaded: LoadedTable) -> Replay:
    """Return the game of a table as a person may look through it (None: as everybody may).

    Refused: still-lobby, table-cancelled (before its start), table-damaged, table-gone.
    """
    table = loaded.table
    if table.seq == 0:
        raise Refused("table-cancelled" if table.status is Status.CANCELLED else "still-lobby", table=table.id)
    steps = context.replays.get(table)
    if steps is None:
        steps = await _steps(context, table)
        context.replays.put(table, steps)
    own = None if person_id is None else table.seat_of(person_id)
    return Replay(table, context.game(table.game), steps, own)


async def _steps(context: HostContext, table: Table) -> Sequence[Step]:
    """Read and replay a log, in a thread: a long game takes a moment."""
    game = context.game(table.game)
    async with context.database.read() as connection:
        try:
            setup = await read_setup(connection, await find_table(connection, table.id))
            rows = [each for each in await store_log.rows(connection, table.id) if each.seq <= table.seq]
        except CorruptTable as corrupt:
            raise refusal_of(corrupt) from corrupt
    try:
        return await asyncio.to_thread(_retraced, game, setup, table.id, rows)
    except CorruptTable as corrupt:
        raise refusal_of(corrupt) from corrupt


def _retraced(game: AnyGame, setup: Setup, table_id: int, rows: Sequence[LogRow]) -> Sequence[Step]:
    played = [each for each in rows if each.entry is not None]
    entries = dict(zip([each.seq for each in played], read_entries(game, table_id, played), strict=True))
    lines: list[Line] = [(each.seq, entries[each.seq] if each.undoes is None else each.undoes) for each in rows]
    return retrace(game, setup, lines)
