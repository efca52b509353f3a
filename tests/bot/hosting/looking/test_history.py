"""Finished games of a person, as look-ups have them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import delete, update

from bot.hosting.host import Host
from bot.hosting.looking import history
from bot.hosting.table import Status
from bot.store.schema import log, snapshots
from tests.bot.hosting.support import ANN, BEN, CAT, HandClock, make_host, press, running_table, solo_table
from tests.engine.solo_toy_game import Note, Score, Turn, Worth
from tests.engine.toy import Pass


async def finished(host: Host, note: int) -> int:
    """Play a game of Ann against the crow, with a note; give its table."""
    table = await solo_table(host)
    table = (await host.playing.act(press(ANN), table.id, Note(note))).table
    while table.status is Status.RUNNING:
        view = (await host.looking.sight(None, table.id)).view
        over = len(view["drawn"]) == view["turns"]
        action = Worth(5) if view["open"] else Score(10) if over else Turn()
        table = (await host.playing.act(press(ANN), table.id, action)).table
    return table.id


async def notes(host: Host) -> list[int]:
    return [game.view["notes"][0] for game in await host.looking.past_games(ANN.id, "crow")]


async def test_they_come_oldest_first_and_are_those_of_who_asks(host: Host, clock: HandClock) -> None:
    ids = []
    for note in (1, 2, 3):
        clock.forward(60)
        ids.append(await finished(host, note))
    await solo_table(host)
    games = await host.looking.past_games(ANN.id, "crow")
    assert [game.table_id for game in games] == ids
    assert [game.view["notes"] for game in games] == [[1], [2], [3]]
    assert {game.seat for game in games} == {"blue"}
    assert games[0].ended < games[1].ended
    assert games[0].result.scores["blue"] == 10
    assert await host.looking.past_games(BEN.id, "crow") == []
    assert await host.looking.past_games(ANN.id, "toy") == []


async def test_those_of_several_people_are_each_ones_own(host: Host) -> None:
    table = await running_table(host)
    while table.status is Status.RUNNING:
        seat = next(iter(table.asked_since))
        person = next(each for each in (ANN, BEN) if each.id == table.occupant(seat).person_id)
        table = (await host.playing.act(press(person), table.id, Pass())).table
    for person in (ANN, BEN):
        (game,) = await host.looking.past_games(person.id, "toy")
        assert game.seat == table.seat_of(person.id)
        assert all(isinstance(hand, int) for hand in game.view["hands"].values())
    assert await host.looking.past_games(CAT.id, "toy") == []


async def test_only_the_newest_are_looked_back_on(
    host: Host, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history, "NEWEST", 2)
    monkeypatch.setattr(history, "KEPT", 1)
    for note in (1, 2, 3):
        clock.forward(60)
        await finished(host, note)
    assert await notes(host) == [2, 3]
    assert await notes(host) == [2, 3]
    assert len(host._context.finished_games) == 1


async def test_what_is_no_longer_kept_is_not_missed_by_who_is_looking(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history, "KEPT", 1)
    for note in (1, 2):
        await finished(host, note)
    await notes(host)
    first, second = await asyncio.gather(notes(host), notes(host))
    assert first == second == [1, 2]


async def test_what_is_kept_of_a_game_may_be_lost_but_not_its_log(tmp_path: Path) -> None:
    host = await make_host(tmp_path)
    ids = [await finished(host, note) for note in (1, 2, 3)]
    async with host._context.database.write() as connection:
        await connection.execute(delete(snapshots).where(snapshots.c.table_id == ids[0]))
        await connection.execute(update(snapshots).where(snapshots.c.table_id == ids[1]).values(packed=b""))
        await connection.execute(delete(log).where(log.c.table_id == ids[2], log.c.seq == 2))
        await connection.execute(delete(snapshots).where(snapshots.c.table_id == ids[2]))
    await host.close()
    host = await make_host(tmp_path)
    assert await notes(host) == [1, 2]
    await host.close()


async def test_a_game_that_was_taken_up_again_is_none_of_them(host: Host) -> None:
    table_id = await finished(host, 1)
    assert await notes(host) == [1]
    await host.playing.undo(press(ANN), table_id)
    assert await notes(host) == []
    await host.playing.act(press(ANN), table_id, Score(99))
    (game,) = await host.looking.past_games(ANN.id, "crow")
    assert game.result.scores["blue"] == 99
