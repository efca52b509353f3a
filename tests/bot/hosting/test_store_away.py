"""The database cannot be used for a while: whoever acts is told at once, nothing is half done, and play goes on."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from structlog.testing import capture_logs

from bot.hosting.host import Host
from bot.hosting.posting.post import Post, Posted
from bot.hosting.table import Place, Table
from bot.store import database as store
from bot.store.database import FILE
from bot.store.errors import StoreAway
from tests.bot.hosting.support import ANN, FakeAnnouncer, HandClock, asked, make_host, press, running_table, worker
from tests.engine.toy import Pass
from tests.support.storage import Storage, stored_in

Fault = Callable[[Host, Path], AbstractContextManager[None]]
MANY = 300
"""Tables that certainly need more room than a full database has left."""


@pytest.fixture(autouse=True)
async def storage() -> AsyncIterator[Storage]:
    """These are faults of files; a server's are in tests/end_to_end."""
    async with stored_in(None) as databases:
        yield databases


@pytest.fixture
async def host(tmp_path: Path, clock: HandClock, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Host]:
    monkeypatch.setattr(store, "PATIENCE", 0.05)
    host = await make_host(tmp_path, clock=clock)
    host._context.database.hurry()
    yield host
    await host.close()


@contextmanager
def locked(_host: Host, folder: Path) -> Iterator[None]:
    """Another program holds the lock."""
    with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def full(host: Host, _folder: Path) -> Iterator[None]:
    """The database may not grow."""
    with _every_transaction(host, "max_page_count=1", "max_page_count=1000000"):  # never less than it has
        yield


@contextmanager
def read_only(host: Host, _folder: Path) -> Iterator[None]:
    """SQLite may only read."""
    with _every_transaction(host, "query_only=1", "query_only=0"):
        yield


@contextmanager
def _every_transaction(host: Host, bad: str, good: str) -> Iterator[None]:
    pragma = bad

    def checkout(connection: Any, *_: object) -> None:
        connection.execute(f"PRAGMA {pragma}")

    for engine in host._context.database.engines.every:
        event.listen(engine.sync_engine, "checkout", checkout)

    yield
    pragma = good


FAULTS: tuple[tuple[Fault, str], ...] = ((locked, "store-busy"), (read_only, "store-read-only"))


async def take_turn(host: Host, table: Table) -> Table:
    person = asked(table)
    return (await host.playing.act(press(person, table.place), table.id, Pass())).table


@pytest.mark.parametrize(("fault", "reason"), FAULTS)
async def test_whoever_acts_is_told_at_once_and_plays_on_afterwards(
    host: Host, tmp_path: Path, fault: Fault, reason: str
) -> None:
    table = await running_table(host)
    with fault(host, tmp_path):
        for _ in range(20):
            with pytest.raises(StoreAway, match=reason):
                await take_turn(host, table)
        assert (await host.looking.sight(ANN.id, table.id)).table.seq == table.seq  # looking goes on
    seq = table.seq
    table = await take_turn(host, table)
    assert table.seq == seq + 1
    assert [each.seq for each in await host.looking.log(None, table.id)] == [*range(1, seq + 2)]


async def test_when_there_is_no_room_what_cannot_be_kept_is_refused_whole(host: Host, tmp_path: Path) -> None:
    opened = [Place(9, 999)]
    with full(host, tmp_path):
        while len(opened) < MANY:
            found = await asyncio.gather(
                host.lobbies.open(press(ANN, opened[-1]), "toy", {}, "en"), return_exceptions=True
            )
            if isinstance(found[0], StoreAway):
                assert found[0].reason == "store-full"
                break
            opened.append(Place(9, 999 + len(opened)))
        assert 1 < len(opened) < MANY
        kept, refused = opened[-2:]
        assert await host.tables.at(refused) is None
        assert await host.tables.at(kept) is not None
    await host.lobbies.open(press(ANN, refused), "toy", {}, "en")


async def test_the_lock_of_another_program_is_waited_for_once(
    host: Host, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Many who press at the same time wait for the same lock: not one after the other."""
    monkeypatch.setattr(store, "PATIENCE", 0.5)
    host._context.database.hurry()
    table = await running_table(host)
    with locked(host, tmp_path):
        began = time.monotonic()
        found = await asyncio.gather(*(take_turn(host, table) for _ in range(20)), return_exceptions=True)
        assert all(isinstance(each, StoreAway) for each in found)
        assert time.monotonic() - began < 0.5 * 5
    await take_turn(host, table)


async def test_that_it_is_away_and_that_it_is_back_is_logged_once(host: Host, tmp_path: Path) -> None:
    table = await running_table(host)
    with capture_logs() as logs:
        with locked(host, tmp_path):
            for _ in range(5):
                with pytest.raises(StoreAway):
                    await take_turn(host, table)
        for _ in range(2):
            table = await take_turn(host, table)
    assert [each["event"] for each in logs] == ["store_away", "store_back"]


@pytest.mark.parametrize("fault", [locked, read_only])
async def test_a_post_that_was_made_while_nothing_could_be_noted_is_made_once(
    host: Host, clock: HandClock, tmp_path: Path, fault: Fault
) -> None:
    broken: list[AbstractContextManager[None]] = []

    class Breaking(FakeAnnouncer):
        async def post(self, post: Post) -> Posted:
            broken.append(fault(host, tmp_path))
            broken[-1].__enter__()
            return await super().post(post)

    announcer = Breaking()
    table = await running_table(host)
    delivering = asyncio.create_task(worker(host, announcer).deliver())
    while not announcer.posted:  # noqa: ASYNC110  (nobody tells)
        await asyncio.sleep(0)
    await _pass_time(clock, delivering, 30)
    assert not delivering.done()
    for each in broken:
        each.__exit__(None, None, None)
    await _pass_time(clock, delivering, 2)
    await delivering
    assert len(announcer.posted) == len(broken) == 1
    async with host._context.database.read() as connection:
        assert (await connection.exec_driver_sql("SELECT count(*) FROM outbox")).scalar() == 0
    await take_turn(host, table)


async def _pass_time(clock: HandClock, working: asyncio.Task[None], seconds: int) -> None:
    """Let seconds pass, one by one, and let everybody do in each of them what there is to do."""
    for _ in range(seconds):
        clock.forward(1.0)
        async with asyncio.timeout(10):
            while not (working.done() or clock.waiting):  # noqa: ASYNC110  (nobody tells)
                await asyncio.sleep(0.001)


async def test_posts_are_neither_given_up_nor_delayed_however_long_it_lasts(
    host: Host, announcer: FakeAnnouncer, clock: HandClock, tmp_path: Path
) -> None:
    await running_table(host)
    with locked(host, tmp_path):
        delivering = asyncio.create_task(worker(host, announcer).deliver())
        await _pass_time(clock, delivering, 60)
        assert not announcer.posted
    await _pass_time(clock, delivering, 2)
    await delivering
    assert len(announcer.posted) == 1


async def test_automa_go_on_a_moment_after_it(tmp_path: Path, host: Host, clock: HandClock) -> None:
    table = await host.lobbies.open(press(ANN), "toy", {}, "en")
    await host.lobbies.add_automa(press(ANN), table.id)
    await host.begin(FakeAnnouncer())
    with capture_logs() as logs:
        table = await host.lobbies.start(press(ANN), table.id)
        if table.seat_of(ANN.id) in table.asked_since:
            table = await take_turn(host, table)
        with locked(host, tmp_path):
            for _ in range(60):
                clock.forward(1.0)
                await asyncio.sleep(0.01)
        async with asyncio.timeout(10):
            while (await host.tables.find(table.id)).seq == table.seq:
                clock.forward(0.5)
                await asyncio.sleep(0.01)
    assert not [each for each in logs if each["log_level"] == "error" and each["event"] != "store_away"]
