"""Results of finished games: written with the end, the same when counted anew from the log, gone with the end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import delete, select, update

from bot.hosting.host import Host
from bot.hosting.statistics import counting
from bot.hosting.statistics.counting import Recounted, count_missing
from bot.hosting.upkeep.log_packing import AFTER, pack_logs
from bot.store import results
from bot.store.results import CountedGame
from bot.store.schema import counted_games, log, tables
from bot.store.schema import results as result_rows
from engine.games import GAMES
from tests.bot.hosting.statistics.support import PEOPLE, hosted
from tests.bot.hosting.support import ANN, HERE, THERE, HandClock, asked, make_host, press, running_table, solo_table
from tests.engine.toy import Pass

ANN_, BEN_ = PEOPLE[:2]
EVERY = [("moa", 3), ("laisla", 2), ("wingspan", 1)]
every_game = pytest.mark.parametrize(("name", "seats"), EVERY, ids=[name for name, _ in EVERY])


@pytest.fixture
async def games(tmp_path: Path, clock: HandClock) -> AsyncIterator[Host]:
    """A host of the real games."""
    host = await make_host(tmp_path, clock=clock, games=GAMES)
    yield host
    await host.close()


async def kept(host: Host, table_id: int) -> CountedGame | None:
    async with host._context.database.read() as connection:
        return await results.find(connection, table_id)


async def missing(host: Host) -> int:
    return await count_missing(host._context, asyncio.Event(), 0)


async def pack(host: Host, clock: HandClock) -> None:
    clock.forward(2 * AFTER.total_seconds())
    assert await pack_logs(host._context, asyncio.Event(), 0) == 1


@every_game
async def test_a_game_that_ends_is_counted_in_the_same_transaction(games: Host, name: str, seats: int) -> None:
    table = await hosted(games, name, seats, HERE)
    told = await kept(games, table.id)
    assert told is not None
    assert (told.seq, told.people) == (table.seq, seats)
    live = await games._context.live(table.id)
    assert live.match.result is not None
    assert {each.seat: each.points for each in told.results} == {
        each.seat: live.match.result.scores[each.seat] for each in table.occupants
    }
    assert all(sum(each.sources.values()) == each.points for each in told.results)
    assert {each.seat for each in told.results if each.place == 1} <= set(live.match.result.winners)


@every_game
async def test_the_log_alone_gives_the_same(games: Host, clock: HandClock, name: str, seats: int) -> None:
    table = await hosted(games, name, seats, HERE)
    told = await kept(games, table.id)
    assert await games.statistics.recount() == Recounted(1, 0, 0)
    await pack(games, clock)
    assert await games.statistics.recount() == Recounted(1, 0, 0), "a packed log tells the same"
    async with games._context.database.write() as connection:
        await results.remove(connection, table.id)
    assert await kept(games, table.id) is None
    assert await games.statistics.recount() == Recounted(1, 1, 0)
    assert await kept(games, table.id) == told


async def test_a_row_that_is_wrong_is_put_right(games: Host) -> None:
    table = await hosted(games, "moa", 3, HERE)
    told = await kept(games, table.id)
    async with games._context.database.write() as connection:
        await connection.execute(update(result_rows).values(points=999, sources="{}"))
    assert await kept(games, table.id) != told
    assert await games.statistics.recount() == Recounted(1, 1, 0)
    assert await kept(games, table.id) == told


async def test_games_from_before_are_counted_in_the_background_once(games: Host) -> None:
    table = await hosted(games, "moa", 3, HERE)
    told = await kept(games, table.id)
    assert await missing(games) == 0
    async with games._context.database.write() as connection:
        await connection.execute(delete(result_rows))
        await connection.execute(delete(counted_games))
    assert await missing(games) == 1
    assert await kept(games, table.id) == told
    assert await missing(games) == 0


async def test_another_way_of_counting_counts_all_anew(games: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await hosted(games, "moa", 3, HERE)
    monkeypatch.setattr(GAMES["moa"].statistics, "version", 7)
    assert await missing(games) == 1
    told = await kept(games, table.id)
    assert told is not None
    assert told.version.endswith(".7")


async def test_nothing_is_kept_of_a_game_that_runs_or_was_closed(games: Host, host: Host) -> None:
    running = await running_table(host)
    assert (await host.statistics.recount()).games == 0
    await host.playing.act(press(asked(running)), running.id, Pass())
    assert await kept(host, running.id) is None
    await host.lobbies.cancel(press(ANN), running.id)
    assert (await host.statistics.recount()).games == 0
    async with host._context.database.read() as connection:
        assert (await connection.execute(select(result_rows))).all() == []


async def test_an_end_that_is_taken_back_counts_no_more(host: Host) -> None:
    table = await solo_table(host)
    while table.asked_since:
        live = await host._context.live(table.id)
        action = next(live.game.actions(live.match.position, table.occupants[0].seat))
        table = (await host.playing.act(press(ANN), table.id, action)).table
    told = await kept(host, table.id)
    assert told is not None
    assert (told.people, len(told.results)) == (1, 1)
    await host.playing.undo(press(ANN), table.id)
    assert await kept(host, table.id) is None
    table = (await host.playing.act(press(ANN), table.id, action)).table
    again = await kept(host, table.id)
    assert again is not None
    assert replace(again, seq=0) == replace(told, seq=0)


async def test_somebody_who_is_forgotten_still_sat_there(games: Host) -> None:
    table = await hosted(games, "moa", 3, HERE)
    told = await kept(games, table.id)
    await games.people.forget(press(BEN_))
    assert await games.statistics.recount() == Recounted(1, 0, 0)
    assert await kept(games, table.id) == told


async def test_a_damaged_log_is_tried_once_and_keeps_what_was_counted(games: Host) -> None:
    table = await hosted(games, "moa", 3, HERE)
    told = await kept(games, table.id)
    async with games._context.database.write() as connection:
        await connection.execute(update(log).where(log.c.table_id == table.id, log.c.seq == 2).values(packed=b"x"))
    games._context.cache.drop(table.id)
    assert await games.statistics.recount() == Recounted(1, 0, 1)
    assert await kept(games, table.id) == told
    async with games._context.database.write() as connection:
        await results.remove(connection, table.id)
    assert await missing(games) == 1
    empty = await kept(games, table.id)
    assert empty is not None
    assert empty.results == []
    assert await missing(games) == 0


async def test_a_table_whose_row_is_damaged_holds_up_no_other(games: Host) -> None:
    first = await hosted(games, "moa", 3, HERE)
    second = await hosted(games, "laisla", 2, THERE)
    async with games._context.database.write() as connection:
        for table in (first, second):
            await results.remove(connection, table.id)
        await connection.execute(update(tables).where(tables.c.table_id == first.id).values(options="{"))
    assert await missing(games) == 2
    assert await kept(games, first.id) is None
    assert await kept(games, second.id) is not None
    assert await games.statistics.recount() == Recounted(2, 0, 1)


async def test_a_fault_in_what_a_game_tells_does_not_hold_up_its_end(
    games: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(counting, "counted", fail)
    table = await hosted(games, "moa", 3, HERE)
    async with games._context.database.read() as connection:
        query = select(tables.c.status).where(tables.c.table_id == table.id)
        assert (await connection.execute(query)).scalar_one() == "finished"
    assert await kept(games, table.id) is None
    monkeypatch.undo()
    assert await missing(games) == 1
    assert await kept(games, table.id) is not None


async def test_who_asks_for_the_own_data_gets_the_own_results(games: Host) -> None:
    table = await hosted(games, "moa", 3, HERE)
    (row,) = (await games.people.data_of(ANN_.id))["results"]
    assert (row["table_id"], row["seat"]) == (table.id, table.seat_of(ANN_.id))
