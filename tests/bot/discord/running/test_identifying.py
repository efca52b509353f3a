"""Shards of several processes identify in turn."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.discord.running.identifying import TURN, Turns
from bot.settings import Settings
from bot.store.database import Database
from tests.support.postgres import PostgreSQL
from tests.support.storage import stored_in


class Sleeper:
    """A sleep that ends when it is told to."""

    def __init__(self) -> None:
        self.asleep: list[tuple[float, asyncio.Future[None]]] = []

    async def sleep(self, seconds: float) -> None:
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.asleep.append((seconds, woken))
        await woken

    def wake(self, seconds: float) -> None:
        """End every sleep of that length."""
        woken = [each for each in self.asleep if each[0] == seconds]
        self.asleep = [each for each in self.asleep if each[0] != seconds]
        for _, future in woken:
            future.set_result(None)

    async def until_asleep(self, *seconds: float) -> None:
        async with asyncio.timeout(30):
            while sorted(each[0] for each in self.asleep) != sorted(seconds):  # noqa: ASYNC110  (nobody tells)
                await asyncio.sleep(0.01)


@pytest.fixture
async def databases(postgres: PostgreSQL, tmp_path: Path) -> AsyncIterator[tuple[Database, Database]]:
    async with stored_in(postgres) as storage:
        first, second = await storage.open(tmp_path), await storage.open(tmp_path)
        yield first, second
        await first.close()
        await second.close()


@pytest.mark.postgres
async def test_one_bucket_is_taken_in_turn_over_processes(databases: tuple[Database, Database]) -> None:
    sleeper = Sleeper()
    one, other = (Turns(each, 2, sleeper.sleep) for each in databases)
    await one.wait(0)
    await other.wait(1)  # of another bucket
    late = asyncio.create_task(other.wait(2))
    await sleeper.until_asleep(TURN, TURN, TURN / 10)
    assert not late.done()
    sleeper.wake(TURN)
    await sleeper.until_asleep(TURN / 10)
    await asyncio.gather(*one._ending)
    sleeper.wake(TURN / 10)
    await late
    await sleeper.until_asleep(TURN)
    sleeper.wake(TURN)
    await asyncio.gather(*other._ending)


@pytest.mark.parametrize(("said", "meant"), [("0-3/16", (range(4), 16)), ("15/16", (range(15, 16), 16)), (None, None)])
def test_a_range_of_shards_is_read(said: str | None, meant: object) -> None:
    assert Settings(shards=said).shard_range == meant


@pytest.mark.parametrize("said", ["3-1/4", "0-4/4", "4/4", "a/4", "1", "-1/4", "0-1/0"])
def test_a_range_that_cannot_be_is_refused(said: str) -> None:
    with pytest.raises(ValueError, match=r"(?i)shards"):
        Settings(shards=said)
