"""Automa play by themselves, in the background: each action is an entry and a transaction of its own."""

from __future__ import annotations

import asyncio
from functools import partial

import structlog

from bot.hosting.context import HostContext
from bot.hosting.play import answer_for_seats, enter, in_turn
from bot.hosting.table import Refused, Status
from bot.store import tables

log = structlog.get_logger(__name__)


REST = 10.0
"""Seconds until it is tried again when an automa, or the store, failed; doubled each time."""
LONGEST_REST = 600.0


class AutomaWork:
    """Plays the automa of every table, each table at its own pace."""

    def __init__(self, context: HostContext) -> None:
        self._context = context
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        """Tables that were stirred while they were being played: the task may just have been about to end."""
        self._stop = asyncio.Event()

    async def resume(self) -> None:
        """Go on with what automa were asked when the bot stopped."""
        async with self._context.database.read() as connection:
            waiting = await tables.waiting_for_automa(connection)
        for table_id in waiting:
            self.wake(table_id)

    def wake(self, table_id: int) -> None:
        """See to it that the automa of a table play, in a moment."""
        if self._stop.is_set():
            return
        if table_id in self._tasks:
            self._again.add(table_id)
            return
        task = asyncio.create_task(self._play(table_id), name=f"automa of table {table_id}")
        self._tasks[table_id] = task
        task.add_done_callback(partial(self._done, table_id))

    def _done(self, table_id: int, _task: asyncio.Task[None]) -> None:
        del self._tasks[table_id]
        if table_id in self._again:
            self._again.discard(table_id)
            self.wake(table_id)

    async def stop(self) -> None:
        """Finish the actions that are under way, and begin no more."""
        self._stop.set()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _play(self, table_id: int) -> None:
        failures = 0
        more = True
        while more:
            rest = min(LONGEST_REST, REST * 2.0 ** (failures - 1)) if failures else self._context.pace.automa
            await self._context.clock.wait(self._stop, rest)
            if self._stop.is_set():
                return
            self._again.discard(table_id)
            try:
                more = await play_one(self._context, table_id)
                failures = 0
            except Refused as refused:
                log.warning("automa_refused", table=table_id, reason=refused.reason)
                more = refused.reason == "busy"
                failures += 1
            except Exception:
                log.exception("automa_failed", table=table_id)
                failures += 1


async def play_one(context: HostContext, table_id: int) -> bool:
    """Let one automa of a table act; False when none is asked."""

    async def attempt() -> bool:
        async with context.database.read() as connection:
            live = await context.live_game(connection, table_id)
        asked = live.asked_automa()
        if asked is None or live.table.status != Status.RUNNING:
            return False
        seat, level = asked
        match = live.match
        # A searching player may take long: the others go on meanwhile.
        action = await asyncio.to_thread(context.players[level].choose, match.game, match.position, seat, context.rng)
        await enter(context, live, seat, action, press=None)
        await answer_for_seats(context, live)
        return live.asked_automa() is not None

    return await in_turn(context, table_id, attempt)
