"""An absence that is said, begins or ends in one process, while another one plans the times of its person."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.hosting.clocks import planning, running
from bot.hosting.clocks.settings import ClockSettings
from bot.hosting.host import Host
from bot.hosting.people.choices import ChosenAbsence
from bot.hosting.table import Person, Place, Table
from bot.hosting.timers.effects import EFFECTS
from bot.hosting.timers.work import TimerWork
from bot.store import timers
from tests.bot.hosting.support import ANN, BEN, HERE, THERE, HandClock, asked, make_host, press
from tests.bot.hosting.test_two_processes import somebody_waits
from tests.engine.toy import Pass
from tests.support.storage import OVER_SERVER

pytestmark = OVER_SERVER


@pytest.fixture
async def other(tmp_path: Path, host: Host, clock: HandClock) -> AsyncIterator[Host]:
    """Another process over the same database."""
    other = await make_host(tmp_path, seed=2, clock=clock)
    yield other
    await other.close()


class AfterReading:
    """Stops the first who has read what somebody has chosen, until it may go on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, module: Any) -> None:
        self.has_read, self.go_on = asyncio.Event(), asyncio.Event()
        self._read: Callable[..., Awaitable[Any]] = module.preferences_of
        monkeypatch.setattr(module, "preferences_of", self.read)

    async def read(self, *given: Any) -> Any:
        found = await self._read(*given)
        if not self.has_read.is_set():
            self.has_read.set()
            await self.go_on.wait()
        return found

    async def meanwhile(self, host: Host, work: Awaitable[Any]) -> None:
        """Let it go on once the work is done, or waits for it."""
        await self.has_read.wait()
        working, waiting = asyncio.ensure_future(work), asyncio.create_task(somebody_waits(host.database))
        await asyncio.wait((working, waiting), return_when=asyncio.FIRST_COMPLETED)
        self.go_on.set()
        await working
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)


async def timed_table(host: Host, place: Place = HERE) -> Table:
    """Begin a game on a clock."""
    table = await host.lobbies.open(press(ANN, place), "toy", {}, "en", clock=ClockSettings(turn=86400))
    await host.lobbies.join(press(BEN, place), table.id)
    return await host.lobbies.start(press(ANN, place), table.id)


async def stand_still(host: Host, table: Table, person: Person) -> set[bool]:
    """Return whether the clock of a person stands still."""
    async with host.database.read() as connection:
        planned = await timers.of_table(connection, table.id)
    return {each.stopped_at is not None for each in planned if each.person_id == person.id}


async def test_who_is_asked_while_saying_to_be_away_has_a_clock_that_stands_still(
    host: Host, other: Host, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await timed_table(host)
    first = asked(table)
    second = BEN if first is ANN else ANN
    barrier = AfterReading(monkeypatch, planning)
    acting = asyncio.create_task(other.playing.act(press(first), table.id, Pass()))
    await barrier.meanwhile(host, host.people.choose(press(second), ChosenAbsence(clock.now())))
    await acting
    assert await stand_still(host, table, second) == {True}


async def test_who_is_back_when_the_absence_begins_has_a_clock_that_runs(
    host: Host, other: Host, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await timed_table(host)
    person = asked(table)
    await host.people.choose(press(person), ChosenAbsence(clock.now() + timedelta(hours=1)))
    clock.forward(3600)
    barrier = AfterReading(monkeypatch, running)
    beginning = asyncio.create_task(TimerWork(other._context, EFFECTS).do(-person.id))
    await barrier.meanwhile(host, host.people.choose(press(person), ChosenAbsence(None)))
    await beginning
    assert await stand_still(host, table, person) == {False}
    async with host.database.read() as connection:
        assert await timers.due_of(connection, -person.id, clock.now() + timedelta(days=99), EFFECTS.keys()) == []


async def test_who_plays_again_at_two_tables_at_once_is_back(host: Host, other: Host, clock: HandClock) -> None:
    tables = [await timed_table(host), await timed_table(host, THERE)]
    await host.people.choose(press(ANN), ChosenAbsence(clock.now()))
    for table in tables:
        await host.seats.hold_own(press(ANN, table.place), table.id, held=True)
    backs = [
        each.seats.hold_own(press(ANN, table.place), table.id, held=False)
        for each, table in zip((host, other), tables, strict=True)
    ]
    for table in await asyncio.gather(*backs):
        assert table.occupant(table.seat_of(ANN.id) or "").held_by is None
        assert await stand_still(host, table, ANN) <= {False}
    assert (await host.people.preferences(ANN.id)).away_from is None
