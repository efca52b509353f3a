"""A bot that is killed between any two steps of telling: nothing is lost, nothing is told twice."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.notices.letter import Letter, Told
from bot.hosting.posting.post import Post, Posted
from bot.store.database import Database
from bot.store.engines import Wait
from tests.bot.hosting.support import (
    THERE,
    FakeAnnouncer,
    HandClock,
    asked,
    fresh_database,
    letter_writer,
    make_host,
    running_table,
)
from tests.bot.hosting.test_notice_ways import choose
from tests.bot.hosting.test_notices import kept, queue

STEPS = 24
"""More than there are in what is tried here."""


class KilledError(BaseException):
    """The end of the process."""


class Steps:
    """Counts steps, and ends the process at one of them."""

    def __init__(self, last: int) -> None:
        self.last = last
        self.taken = 0

    def take(self) -> None:
        """Take a step."""
        self.taken += 1
        if self.taken >= self.last:
            raise KilledError


class Mortal(FakeAnnouncer):
    """An announcer of a process that ends before or after a letter or a post was taken."""

    def __init__(self, steps: Steps, service: FakeAnnouncer) -> None:
        super().__init__()
        self.steps, self.service = steps, service

    async def post(self, post: Post) -> Posted:
        self.steps.take()
        posted = await self.service.post(post)
        self.steps.take()
        return posted

    async def tell(self, letter: Letter) -> Told:
        self.steps.take()
        told = await self.service.tell(letter)
        self.steps.take()
        return told


def mortal(database: Database, steps: Steps, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the process end before, within or after each transaction that writes."""
    write = database.write

    @asynccontextmanager
    async def writing(wait: Wait = Wait.DISK) -> AsyncIterator[AsyncConnection]:
        steps.take()
        async with write(wait) as connection:
            yield connection
            steps.take()
        steps.take()

    monkeypatch.setattr(database, "write", writing)


@pytest.mark.parametrize("closed", [False, True], ids=["direct", "closed"])
async def test_killed_at_any_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, closed: bool) -> None:
    """Two notices of one table and one of another: each is told once, also where the first way is closed."""
    clock = HandClock()
    for last, folder in zip(range(1, STEPS), count()):
        service = FakeAnnouncer()
        place = tmp_path / str(folder)
        place.mkdir()
        host = await make_host(place, clock=clock, database=await fresh_database(place))
        table, other = await running_table(host), await running_table(host, place=THERE)
        who = asked(table)
        if closed:
            service.closed.add(who.id)
        await choose(host, who, reminders="direct")
        await queue(host, table)
        await queue(host, other, person=who)  # it holds no longer, or is told along with the first
        steps = Steps(last)
        with monkeypatch.context() as patched:
            mortal(host._context.database, steps, patched)
            work = letter_writer(host, Mortal(steps, service))
            try:
                await work._telling._try_to_tell(who.id)
                await work._telling._try_to_tell(who.id)
            except KilledError:
                pass
        for _ in range(3):
            clock.forward(400)
            await letter_writer(host, service).deliver()
        told = [each.table.id for letter in service.letters for each in letter.notices if each.table]
        assert sorted(told) == sorted({table.id, *([other.id] if asked(other) == who else [])}), last
        assert await kept(host, who) == 0
        assert sum(each.says_closed for each in service.letters) == closed
        await host.close()
        if steps.taken < last:
            return
    raise AssertionError("there are more steps than were tried")
