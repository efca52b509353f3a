"""Automa seats play in the background. Each action is an entry and a transaction of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from contextlib import AbstractAsyncContextManager, nullcontext
from contextvars import Context
from datetime import datetime, timedelta
from functools import partial
from typing import NamedTuple

import structlog

from bot.hosting.context import STORE_REST, HostContext
from bot.hosting.playing import delays
from bot.hosting.playing.play import Instead, answer_for_seats, enter, in_turn
from bot.hosting.table import Refused, Status
from bot.hosting.thinking.contract import Crowded, ThinkingStopped
from bot.measuring import doing
from bot.store import tables
from bot.store.errors import StoreAway
from bot.store.jobs import JobKind
from engine.contract import Action, Seat
from engine.question import Question

log = structlog.get_logger(__name__)


REST = 10.0
"""Seconds until the next attempt after an automa or the store failed; doubled each time."""
LONGEST_REST = 600.0


class AutomaWork:
    """Plays the automa of every table, each table by itself."""

    kind = JobKind.AUTOMAS

    def __init__(self, context: HostContext) -> None:
        self._context = context
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        """Tables that were woken while their task was running: it may have been about to end."""
        self._stop = asyncio.Event()

    async def resume(self) -> None:
        """Start a task for every table where an automa is asked, after a start of the bot."""
        for table_id in await self.owed():
            self.wake(table_id)

    async def owed(self) -> Collection[int]:
        """Return the running tables where an automa is asked."""
        async with self._context.database.read() as connection:
            return await tables.waiting_for_automa(connection)

    async def do(self, key: int) -> datetime | None:
        """Let an automa of a table act, if one is asked; its entry asks for the next. Return when to try again."""
        try:
            await play_one(self._context, key, self._stop)
        except ThinkingStopped:
            return self._context.clock.now()  # another process goes on
        except (StoreAway, Crowded):
            return self._context.clock.now() + timedelta(seconds=STORE_REST)
        except Refused as refused:
            if refused.reason != "busy":
                log.warning("automa_refused", table=key, reason=refused.reason)
                return None
            return self._context.clock.now() + timedelta(seconds=STORE_REST)
        return None

    def wake(self, table_id: int) -> None:
        """Make sure that a task plays the automa of a table."""
        if self._stop.is_set():
            return
        if table_id in self._tasks:
            self._again.add(table_id)
            return
        # In a context of its own: it goes on long after whatever has woken it.
        task = asyncio.create_task(self._play(table_id), name=f"automa of table {table_id}", context=Context())
        self._tasks[table_id] = task
        task.add_done_callback(partial(self._done, table_id))

    def _done(self, table_id: int, _task: asyncio.Task[None]) -> None:
        del self._tasks[table_id]
        if table_id in self._again:
            self._again.discard(table_id)
            self.wake(table_id)

    def begin_no_more(self) -> None:
        """Start no more actions; one that only waits for its time is given up."""
        self._stop.set()

    async def stop(self) -> None:
        """Wait for the actions that are running, and start no more."""
        self.begin_no_more()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _play(self, table_id: int) -> None:
        failures, rest, more = 0, 0.0, True
        while more:
            await self._context.clock.wait(self._stop, rest)
            if self._stop.is_set():
                return
            self._again.discard(table_id)
            with doing(self.kind, self._context.causes.of(self.kind, table_id)) as took:
                try:
                    more = await play_one(self._context, table_id, self._stop)
                    failures, rest = 0, 0.0
                except ThinkingStopped:
                    return
                except (StoreAway, Crowded):
                    took.outcome, rest = "put-off", STORE_REST
                except Refused as refused:
                    took.fail()
                    log.warning("automa_refused", table=table_id, reason=refused.reason)
                    more = refused.reason == "busy"
                    failures, rest = failures + 1, _rest_after(failures)
                except Exception:
                    took.fail()
                    log.exception("automa_failed", table=table_id)
                    failures, rest = failures + 1, _rest_after(failures)


def _rest_after(failures: int) -> float:
    """Return the seconds until the next attempt after one that failed, as so many before it did."""
    return min(LONGEST_REST, REST * 2.0**failures)


async def play_one(context: HostContext, table_id: int, stop: asyncio.Event | None = None) -> bool:
    """Let one automa of a table act, and return whether another one is asked after it.

    It thinks without the table's lock, so nobody who looks or acts waits for it. Its answer counts only if nothing has
    happened since it was asked; otherwise it thinks again. Nothing is done once `stop` is set.
    """
    more, drawn = None, delays.drawn(context.pace.automa, context.rng)
    ends, stop = context.clock.now() + timedelta(seconds=drawn), stop or asyncio.Event()
    while more is None:
        thought = await _think(context, table_id)
        if thought is None:
            return False
        left = (max(ends, thought.ripe) - context.clock.now()).total_seconds()
        if left > 0:
            await context.clock.wait(stop, left)
        if stop.is_set():
            return False
        async with _line(context, thought, stop):
            more = await in_turn(context, table_id, partial(_act, context, table_id, thought))
    return more


def _line(context: HostContext, thought: _Thought, stop: asyncio.Event) -> AbstractAsyncContextManager[None]:
    """Return what an automa waits for before it acts: nothing, where a person plays at its table."""
    if thought.gives_way and context.pace.automa:
        return context.giving_way.turn(context.clock, stop)
    return nullcontext()


class _Thought(NamedTuple):
    """An answer, and the state of the table (`Table.state`) when it was asked for."""

    state: tuple[int, int]
    seat: Seat
    action: Action
    ripe: datetime
    """Before which it is not to be entered."""
    gives_way: bool
    """Whether nobody waits for it."""


async def _think(context: HostContext, table_id: int) -> _Thought | None:
    async with context.looking_at(table_id) as live:
        state, asked, now = live.table.state, live.asked_automa(), context.clock.now()
        if asked is None or live.table.status != Status.RUNNING:
            return None
        decision, level = asked
        question, rest = Question(live.game, live.match.position, decision), delays.rest_for(live, context.pace.grace)
        watched = live.table.only_watched
    action, waited = await context.thinking.choose(level, question, context.rng.getrandbits(64))
    ripe = max(rest, waited + context.thinking.allowance(level)) if context.pace.automa else rest
    return _Thought(state, decision.seat, action, now + timedelta(seconds=ripe), watched)


async def _act(context: HostContext, table_id: int, thought: _Thought) -> bool | None:
    """Carry out an answer, and return whether another automa is asked; None: the table has changed since."""
    async with context.database.read() as connection:
        live = await context.live_game(connection, table_id)
    if (live.table.state, live.table.status) != (thought.state, Status.RUNNING):
        return None
    instead = Instead(live.table.occupant(thought.seat).held_by)
    await enter(context, live, thought.seat, thought.action, press=None, instead=instead)
    await answer_for_seats(context, live)
    return live.asked_automa() is not None
