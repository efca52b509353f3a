"""A PostgreSQL server is stopped, killed or hangs: everybody is told soon, and goes on as soon as it is back."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, nullcontext
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import LONGEST_STATEMENT, PATIENCE, Database, open_database
from bot.store.errors import StoreAway
from tests.support.postgres import PostgreSQL, running_server

pytestmark = [pytest.mark.slow, pytest.mark.postgres]
SLACK = 1.0
"""Seconds that a machine that does much else may add."""

Change = Callable[[PostgreSQL], object]
Transaction = Callable[[Database], AbstractAsyncContextManager[AsyncConnection]]


@pytest.fixture(scope="module")
def server() -> Iterator[PostgreSQL]:
    """A server of these tests alone, since it is to die."""
    with running_server() as server:
        yield server


@pytest.fixture
async def database(server: PostgreSQL, tmp_path: Path) -> AsyncIterator[Database]:
    await server.make("games")
    database = await open_database(tmp_path, server.address("games"))
    database.hurry()
    yield database
    await database.close()


async def use(database: Database, number: int) -> None:
    if number % 2:
        async with database.read() as connection:
            await connection.execute(text("SELECT count(*) FROM guilds"))
    else:
        async with database.write() as connection:
            await connection.execute(text("DELETE FROM guilds WHERE guild_id = :number"), {"number": number})


async def all_use(database: Database) -> list[object]:
    return await asyncio.gather(*(use(database, number) for number in range(10)), return_exceptions=True)


@pytest.mark.parametrize("transaction", [Database.read, Database.write])
async def test_a_statement_under_way_is_given_up_in_time_for_an_answer(
    server: PostgreSQL, database: Database, transaction: Transaction
) -> None:
    began = 0.0

    async def use_it() -> None:
        nonlocal began
        async with transaction(database) as connection:
            await connection.execute(text("SELECT count(*) FROM guilds"))
            server.signal(signal.SIGSTOP)
            began = time.monotonic()
            await connection.execute(text("DELETE FROM guilds"))

    try:
        with pytest.raises(StoreAway) as away:
            await use_it()
        assert away.value.reason == "store-unreachable"
        assert time.monotonic() - began < LONGEST_STATEMENT + SLACK
    finally:
        server.signal(signal.SIGCONT)
    assert await all_use(database) == [None] * 10


@pytest.mark.parametrize("hurries", [True, False])
async def test_a_long_statement_is_given_up_only_where_somebody_waits(
    server: PostgreSQL, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, hurries: bool
) -> None:
    monkeypatch.setattr("bot.store.database.LONGEST_STATEMENT", 0.1)
    await server.make("games")
    database = await open_database(tmp_path, server.address("games"))
    if hurries:
        database.hurry()
    try:
        with pytest.raises(StoreAway) if hurries else nullcontext():
            async with database.read() as connection:
                await connection.execute(text("SELECT pg_sleep(0.3)"))
    finally:
        await database.close()


AWAY: tuple[tuple[str, Change, Change], ...] = (
    ("stopped", PostgreSQL.stop, PostgreSQL.start),
    ("hangs", lambda server: server.signal(signal.SIGSTOP), lambda server: server.signal(signal.SIGCONT)),
    ("killed", PostgreSQL.kill, PostgreSQL.start),
)


@pytest.mark.parametrize(("how", "leave", "come_back"), AWAY, ids=[each[0] for each in AWAY])
async def test_everybody_is_told_soon_and_goes_on_when_it_is_back(
    server: PostgreSQL, database: Database, how: str, leave: Change, come_back: Change
) -> None:
    assert await all_use(database) == [None] * 10
    await asyncio.to_thread(leave, server)
    try:
        for _ in range(2):
            began = time.monotonic()
            for each in await all_use(database):
                assert isinstance(each, StoreAway)
                assert each.reason == "store-unreachable"
            assert time.monotonic() - began < PATIENCE + SLACK
    finally:
        await asyncio.to_thread(come_back, server)
    assert await all_use(database) == [None] * 10
