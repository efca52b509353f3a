"""Games that are over are packed, and read as they were before by whoever reads them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.host import Host
from bot.hosting.lobbies.rematch import Seating
from bot.hosting.posting.outbox import DAY
from bot.hosting.table import Person, Status, Table
from bot.hosting.upkeep import log_packing
from bot.hosting.upkeep.doctor import examine
from bot.hosting.upkeep.log_packing import AFTER, pack_logs
from bot.store import log as store_log
from bot.store import packed_logs, servers
from bot.store.database import open_database
from bot.store.schema import log, packed_people, snapshots
from bot.store.schema import packed_logs as stored
from bot.store.schema import tables as stored_tables
from bot.store.sizes import Games, Kind, Sizes, sizes
from tests.bot.hosting.support import (
    ANN,
    BEN,
    GAMES,
    HERE,
    THERE,
    FakeAnnouncer,
    HandClock,
    address,
    asked,
    begin_alone,
    make_host,
    press,
    running_table,
    solo_table,
    worker,
)
from tests.bot.hosting.upkeep.test_maintenance import days_pass_until
from tests.engine.solo_toy_game import Score, Turn, Worth
from tests.engine.toy import Draw, Pass
from tests.support.databases import NAMES, copy_stored, copy_to_server
from tests.support.thinking import AT_RANDOM


class Killed(BaseException):
    """The bot dies here."""


LONG = AFTER.total_seconds() + 60


async def finished(host: Host, clock: HandClock, announcer: FakeAnnouncer | None = None) -> Table:
    """Play the toy game of Ann and Ben to its end; something is taken back on the way."""
    table = await running_table(host)
    if announcer is not None:
        await worker(host, announcer).deliver()
    first = press(asked(table))
    await host.playing.act(first, table.id, Pass())
    await host.playing.undo(press(first.person), table.id)
    while (table := await host.tables.find(table.id)).status is Status.RUNNING:
        clock.forward(61)
        await host.playing.act(press(asked(table)), table.id, Draw())
        await host.playing.act(press(asked(table)), table.id, Pass())
    return table


async def finished_alone(host: Host) -> Table:
    table = await solo_table(host)
    while table.status is Status.RUNNING:
        view = (await host.looking.sight(None, table.id)).view
        over = len(view["drawn"]) == view["turns"]
        action = Worth(5) if view["open"] else Score(10) if over else Turn()
        table = (await host.playing.act(press(ANN), table.id, action)).table
    return table


async def pack(host: Host) -> int:
    return await pack_logs(host._context, asyncio.Event(), 0)


async def rows_in(host: Host, table: Any) -> int:
    async with host._context.database.read() as connection:
        return int(await connection.scalar(select(func.count()).select_from(table)) or 0)


async def readings(host: Host, table_id: int) -> dict[str, Any]:
    """Return all that can be read of a game by anybody, from the store."""
    host._context.cache.drop(table_id)
    host._context.finished_games.clear()
    loaded = await host.tables.load(table_id)
    table = loaded.table
    people = [each.person_id for each in table.occupants if each.person_id is not None]
    found: dict[str, Any] = {"record": await host.tables.record(None, table_id), "table": table}
    for person in (None, *people):
        found[f"log {person}"] = [
            (each.seq, each.seat, each.notation, [event.to_data() for event in each.events])
            for each in await host.looking.log(person, table_id)
        ]
        found[f"view {person}"] = (await host.looking.sight(person, table_id)).view
    for person in people:
        for after in (None, 1, table.seq // 2, table.seq):
            since = await host.looking.since(person, loaded, after)
            found[f"since {person} {after}"] = (since.visit, since.happened, since.before)
        found[f"visit {person}"] = await host.looking.last_visit(person, loaded)
        found[f"past {person}"] = await host.looking.past_games(person, table.game)
        found[f"stored {person}"] = {
            name: sorted(repr({key: each for key, each in row.items() if key != "packed_seq"}) for row in rows)
            for name, rows in (await host.people.data_of(person)).items()
            if name not in ("interactions", "packed_people")
        }
    async with host._context.database.read() as connection:
        found["rows"] = await store_log.rows(connection, table_id)
        found["row"] = await store_log.row(connection, table_id, 2)
        seqs = [(table_id, seq) for seq in (1, 2, table.seq)]
        found["counts"] = await servers.counts(connection, HERE.guild_id or 0)
        found["moments"] = await store_log.moments(connection, seqs)
    return found


async def test_everybody_reads_a_packed_game_as_before(host: Host, clock: HandClock, announcer: FakeAnnouncer) -> None:
    table = await finished(host, clock, announcer)
    before = await readings(host, table.id)
    clock.forward(LONG)
    assert await pack(host) == 1
    assert (await rows_in(host, log), await rows_in(host, stored)) == (0, 1)
    assert await readings(host, table.id) == before
    assert await pack(host) == 0


async def test_a_game_is_packed_some_time_after_its_end_and_no_running_one_is(
    host: Host, clock: HandClock, announcer: FakeAnnouncer
) -> None:
    table = await finished(host, clock, announcer)
    running = await running_table(host, place=THERE)
    assert await pack(host) == 0
    clock.forward(LONG)
    assert await pack(host) == 1
    async with host._context.database.read() as connection:
        assert {*(await connection.execute(select(log.c.table_id))).scalars()} == {running.id}
        kept = (await connection.execute(select(snapshots.c.table_id, snapshots.c.moment))).all()
        assert sorted(map(tuple, kept)) == [(table.id, "present"), (running.id, "present")]


async def test_a_game_that_was_closed_is_packed_too(host: Host, clock: HandClock) -> None:
    table = await running_table(host)
    await host.playing.act(press(asked(table)), table.id, Pass())
    await host.lobbies.cancel(press(ANN), table.id)
    before = await readings(host, table.id)
    clock.forward(LONG)
    assert await pack(host) == 1
    assert await readings(host, table.id) == before
    lobby = await host.lobbies.open(press(ANN), "toy", {}, "en")
    await host.lobbies.cancel(press(ANN), lobby.id)
    clock.forward(LONG)
    assert await pack(host) == 0, "it has no log"


async def test_the_background_packs(host: Host, clock: HandClock, announcer: FakeAnnouncer) -> None:
    await finished(host, clock)
    await begin_alone(host, announcer)
    assert AFTER.total_seconds() > DAY

    async def is_packed() -> bool:
        return await rows_in(host, stored) == 1

    await days_pass_until(host, clock, is_packed)


async def test_the_end_of_a_packed_game_is_taken_back_and_comes_again(host: Host, clock: HandClock) -> None:
    table = await finished_alone(host)
    clock.forward(LONG)
    assert await pack(host) == 1
    host._context.cache.drop(table.id)
    table = (await host.playing.undo(press(ANN), table.id)).table
    assert table.status is Status.RUNNING
    assert await rows_in(host, log) == 1
    before = await readings(host, table.id)
    await host.playing.act(press(ANN), table.id, Score(12))
    assert (await readings(host, table.id))["rows"][: len(before["rows"])] == before["rows"]
    ended = await readings(host, table.id)
    clock.forward(LONG)
    assert await pack(host) == 1
    assert (await rows_in(host, log), await rows_in(host, stored)) == (0, 1)
    assert await readings(host, table.id) == ended


async def test_an_old_press_is_answered_as_it_was(host: Host, clock: HandClock) -> None:
    table = await running_table(host)
    first = press(asked(table))
    then = await host.playing.act(first, table.id, Draw())
    await host.playing.act(press(asked(table)), table.id, Pass())
    while (table := await host.tables.find(table.id)).status is Status.RUNNING:
        await host.playing.act(press(asked(table)), table.id, Pass())
    clock.forward(LONG)
    assert await pack(host) == 1
    again = await host.playing.act(first, table.id, Draw())
    assert (again.again, again.seq, again.events) == (True, then.seq, then.events)


async def test_the_same_people_play_again(host: Host, clock: HandClock) -> None:
    table = await finished(host, clock)
    clock.forward(LONG)
    assert await pack(host) == 1
    lobby = await host.lobbies.rematch(press(ANN), table.id, Seating.ROTATED)
    assert lobby.status is Status.LOBBY


async def test_who_is_forgotten_is_forgotten_in_packed_games(host: Host, clock: HandClock) -> None:
    table = await finished(host, clock)
    clock.forward(LONG)
    await pack(host)
    record = await host.tables.record(None, table.id)
    assert [each["table_id"] for each in (await host.people.data_of(ANN.id))["packed_people"]] == [table.id]
    await host.people.forget(press(ANN))
    async with host._context.database.read() as connection:
        assert {*(await connection.execute(select(packed_people.c.person_id))).scalars()} == {None, BEN.id}
        assert {each.person_id for each in await store_log.rows(connection, table.id)} == {None, BEN.id}
    assert "packed_people" not in await host.people.data_of(ANN.id)
    host._context.cache.drop(table.id)
    assert await host.tables.record(None, table.id) == record
    clock.forward(LONG)
    assert await pack(host) == 0


async def test_a_damaged_log_is_left_as_it_is_and_holds_up_no_other(host: Host, clock: HandClock) -> None:
    broken, sound = await finished(host, clock), await finished(host, clock)
    async with host._context.database.write() as connection:
        await connection.execute(delete(log).where(log.c.table_id == broken.id, log.c.seq == 2))
    left = await rows_in(host, log) - sound.seq
    clock.forward(LONG)
    assert await pack(host) == 1
    assert await rows_in(host, log) == left


async def test_a_game_that_goes_on_meanwhile_is_not_packed(
    host: Host, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As by another process, which holds no lock of ours."""
    table = await finished_alone(host)
    clock.forward(LONG)
    real = packed_logs.write

    async def later(connection: AsyncConnection, table_id: int, whole: packed_logs.PackedLog) -> bool:
        return await real(connection, table_id, whole._replace(seq=whole.seq - 1))

    monkeypatch.setattr(packed_logs, "write", later)
    assert await pack(host) == 0
    assert (await rows_in(host, log), await rows_in(host, stored)) == (table.seq, 0)


@pytest.mark.parametrize("step", ["delete", "insert", "commit"])
async def test_a_kill_between_any_two_steps_loses_nothing(
    tmp_path: Path, clock: HandClock, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    host = await make_host(tmp_path, clock=clock)
    tables = [await finished(host, clock) for _ in range(3)]
    before = [await readings(host, each.id) for each in tables]
    clock.forward(LONG)
    calls = 0
    real = packed_logs.write

    async def killed(connection: AsyncConnection, table_id: int, whole: packed_logs.PackedLog) -> bool:
        nonlocal calls
        calls += 1
        if calls < 2:
            return await real(connection, table_id, whole)
        if step == "delete":
            await connection.execute(delete(log).where(log.c.table_id == table_id))
        elif step == "commit":
            await real(connection, table_id, whole)
        raise Killed

    monkeypatch.setattr(packed_logs, "write", killed)
    with pytest.raises(Killed):
        await pack(host)
    await host.close()
    monkeypatch.setattr(packed_logs, "write", real)
    host = await make_host(tmp_path, clock=clock)
    assert await rows_in(host, stored) == 1
    assert [await readings(host, each.id) for each in tables] == before
    assert await pack(host) == 2
    assert [await readings(host, each.id) for each in tables] == before
    await host.close()


async def test_it_stops_when_the_bot_does_and_goes_on_later(
    host: Host, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(3):
        await finished(host, clock)
    clock.forward(LONG)
    stopping, real = asyncio.Event(), packed_logs.packed

    def last(rows: Any) -> packed_logs.PackedLog:
        stopping.set()
        return real(rows)

    monkeypatch.setattr(packed_logs, "packed", last)
    assert await pack_logs(host._context, stopping, 0) == 1
    stopping.clear()
    monkeypatch.setattr(packed_logs, "packed", real)
    monkeypatch.setattr(log_packing, "AT_ONCE", 1)
    assert await pack(host) == 2


async def test_an_answer_in_a_packed_log_can_still_be_changed(host: Host, clock: HandClock) -> None:
    table = await finished(host, clock)
    clock.forward(LONG)
    await pack(host)
    async with host._context.database.write() as connection:
        before = await store_log.rows(connection, table.id)
        entry = {**(before[2].entry or {}), "changed": True}
        await store_log.replace_entry(connection, table.id, 3, entry)
        after = await store_log.rows(connection, table.id)
    assert after == [*before[:2], replace(before[2], entry=entry), *before[3:]]
    assert await rows_in(host, stored) == 0
    assert await pack(host) == 1


# -- what is stored -------------------------------------------------------------------------------------------------


async def measured(host: Host) -> Sizes:
    async with host._context.database.read() as connection:
        return await connection.run_sync(sizes)


async def test_sizes_tell_what_is_packed_and_what_is_not(host: Host, clock: HandClock) -> None:
    assert (await measured(host)).over == Games(0, 0)
    for _ in range(3):
        await finished(host, clock)
    await running_table(host, place=THERE)
    before = await measured(host)
    assert (before.over.count, before.running.count, before.to_pack) == (3, 1, 3)
    assert before.over.bytes + before.running.bytes < sum(before.kinds.values()) <= before.whole
    clock.forward(LONG)
    await pack(host)
    after = await measured(host)
    assert (after.over.count, after.running.count, after.to_pack) == (3, 1, 0)


async def test_a_game_takes_what_its_rows_take(host: Host, clock: HandClock) -> None:
    """Which is less, packed, and more where more is in them."""
    table = await finished(host, clock)
    await running_table(host, place=THERE)
    long = {"packed": random.Random(1).randbytes(1_000_000)}
    async with host._context.database.write() as connection:
        await connection.execute(update(log).where(log.c.table_id == table.id, log.c.seq == 1).values(**long))
    before = await measured(host)
    assert 900_000 < before.over.each < 1_500_000
    assert before.running.each < before.over.each / 5


async def test_the_doctor_says_what_is_still_to_be_packed(host: Host, clock: HandClock) -> None:
    await finished(host, clock)

    async def found() -> dict[str, Any]:
        return {each.key: dict(each.facts) async for each in examine(host._context.database, GAMES)}

    before = await found()
    assert before["doctor-to-pack"] == {"count": 1}
    assert (before["doctor-games"]["over"], before["doctor-games"]["running"]) == (1, 0)
    assert {*before["doctor-kinds"]} == {*Kind}
    clock.forward(LONG)
    await pack(host)
    assert "doctor-to-pack" not in await found()


# -- databases of earlier versions ----------------------------------------------------------------------------------


@pytest.fixture(params=NAMES)
async def old(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[tuple[Host, HandClock, int]]:
    """A host over a stored database, whose game has just ended for all that the store knows."""
    url = await address(tmp_path)
    note = await copy_to_server(request.param, tmp_path, url) if url else copy_stored(request.param, tmp_path)
    clock = HandClock()
    host = Host(await open_database(tmp_path, url), clock=clock, thinking=AT_RANDOM)
    yield host, clock, note["table"]
    await host.close()


async def test_rows_of_earlier_versions_are_packed_while_their_game_goes_on(
    old: tuple[Host, HandClock, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    host, _, table_id = old
    before = await readings(host, table_id)

    async def killed(*_: object) -> None:
        raise Killed

    with monkeypatch.context() as patch:
        patch.setattr(store_log, "save_snapshot", killed)
        with pytest.raises(Killed):
            await pack(host)
    assert await older(host) > 0
    assert await readings(host, table_id) == before
    await pack(host)
    assert await older(host) == 0
    assert await readings(host, table_id) == before


async def older(host: Host) -> int:
    count = select(func.count())
    async with host._context.database.read() as connection:
        found = [
            await connection.scalar(count.select_from(table).where(table.c.packed.is_(None))) or 0
            for table in (log, snapshots)
        ]
    return sum(found)


async def test_games_of_earlier_versions_are_packed_once_they_are_over(old: tuple[Host, HandClock, int]) -> None:
    host, clock, table_id = old
    async with host._context.database.write() as connection:
        values = {"status": "finished", "ended_at": clock.now()}
        await connection.execute(update(stored_tables).where(stored_tables.c.table_id == table_id).values(**values))
    before = await readings(host, table_id)
    clock.forward(LONG)
    assert await pack(host) == 1
    assert (await rows_in(host, log), await older(host)) == (0, 0)
    assert await readings(host, table_id) == before


async def test_a_person_of_no_game_is_nowhere_in_packed_logs(host: Host, clock: HandClock) -> None:
    await finished(host, clock)
    clock.forward(LONG)
    await pack(host)
    assert "log" not in await host.people.data_of(Person(77, "Eve").id)
