"""What a transaction asks for is done: by the loops of a bot that is alone, or by processes that share a queue.

The same tests hold over both. By the computer's clock, since a queue's is that of its server.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import delete

from bot.hosting.clock import SystemClock
from bot.hosting.filming import work as filming
from bot.hosting.host import Host, Pace
from bot.hosting.jobs.in_process import InProcess
from bot.hosting.jobs.in_queue import InQueue
from bot.hosting.leagues.league import LeaguePostKind, PairingStatus
from bot.hosting.lobbies import lobby_time
from bot.hosting.posting.post import PostKind, TryLater
from bot.hosting.table import Person, Place, Status, Table
from bot.store import notices, outbox, schema, timers
from bot.store.jobs import JobKind
from bot.store.timers import NewTimer
from tests.bot.hosting.leagues.support import play_out
from tests.bot.hosting.support import (
    ANN,
    BEN,
    GAMES,
    HERE,
    THERE,
    FakeAnnouncer,
    asked,
    fresh_database,
    press,
    running_table,
)
from tests.engine.toy import Pass
from tests.support.thinking import AT_RANDOM

PATIENCE = 20
"""Seconds after which what must come will not come any more, on a busy machine too."""
SOON = timedelta(seconds=1.5)


async def bot(folder: Path) -> Host:
    """Return a bot by the computer's clock, in a hurry."""
    database = await fresh_database(folder)
    return Host(database, games=GAMES, clock=SystemClock(), pace=Pace(0, 0, 0, 0, grace=0), thinking=AT_RANDOM)


@pytest.fixture
async def hosts(tmp_path: Path, announcer: FakeAnnouncer) -> AsyncIterator[list[Host]]:
    """One bot; over a server, three that do all kinds of work, and tell by one service."""
    first = await bot(tmp_path)
    every = [first, *([await bot(tmp_path) for _ in range(2)] if first._context.database.shared else [])]
    for host in every:
        await host.begin(announcer)
    yield every
    for host in every:
        await host.close()


@pytest.fixture
def host(hosts: list[Host]) -> Host:
    return hosts[0]


async def until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            if happened():
                return
            await asyncio.sleep(0.01)


async def test_what_happens_is_posted(host: Host, announcer: FakeAnnouncer) -> None:
    table = await running_table(host)
    await until(lambda: announcer.told()[-1:] == [1])
    await act(host, table, Pass())
    await until(lambda: announcer.told()[-1:] == [2])


async def test_every_post_comes_once_and_in_order(hosts: list[Host], announcer: FakeAnnouncer) -> None:
    table = await running_table(hosts[0])
    number = 0
    while table.status is Status.RUNNING:
        number += 1
        table = await act(hosts[number % len(hosts)], table, Pass())
    last = table
    await until(lambda: announcer.told()[-1:] == [last.seq])
    told = [each.seq for post in announcer.posted for each in post.happened]
    assert told == sorted(set(told))


async def test_a_post_that_fails_is_tried_again(host: Host, announcer: FakeAnnouncer) -> None:
    announcer.faults.extend([TryLater(0.1), OSError("line broke"), None])
    await running_table(host)
    await until(lambda: announcer.told()[-1:] == [1])


async def test_a_post_that_fails_several_times_within_seconds_is_tried_each_time(
    host: Host, announcer: FakeAnnouncer
) -> None:
    announcer.faults.extend([*[TryLater(0.1)] * 5, None])
    await running_table(host)
    await until(lambda: announcer.told()[-1:] == [1])


async def test_a_post_that_is_due_later_comes_later(host: Host, announcer: FakeAnnouncer) -> None:
    table = await running_table(host)
    await until(lambda: announcer.told()[-1:] == [1])
    due = host.now() + SOON
    async with host._context.database.write() as connection:
        await connection.execute(delete(schema.outbox))
        await outbox.enqueue(connection, table.id, (HERE.guild_id, HERE.channel_id), "seats", due)
    count = len(announcer.posted)
    await until(lambda: len(announcer.posted) > count)
    assert host.now() >= due


async def test_a_film_is_drawn_by_one_and_posted_once(hosts: list[Host], announcer: FakeAnnouncer) -> None:
    tables = [await finished_table(hosts[0], place) for place in (HERE, THERE)]
    for number, table in enumerate(tables):
        asks = hosts[number % len(hosts)]
        await asks.looking.ask_for_film(press(BEN, table.place), await asks.tables.load(table.id))

    def posted() -> list[int]:
        return sorted(each.table.id for each in announcer.posted if each.kind is PostKind.FILM)

    await until(lambda: len(posted()) == 2)
    assert posted() == [each.id for each in tables]
    assert announcer.films_drawn == 2


async def test_a_film_that_fails_is_tried_again_and_holds_up_no_other(
    hosts: list[Host], announcer: FakeAnnouncer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(filming, "REST", 0.2)
    tables = [await finished_table(hosts[0], place) for place in (HERE, THERE)]
    announcer.film_faults.extend([OSError("no paint"), None, OSError("no paint"), None])
    for table in tables:
        await hosts[0].looking.ask_for_film(press(BEN, table.place), await hosts[0].tables.load(table.id))
    await until(lambda: [each.kind for each in announcer.posted].count(PostKind.FILM) == 2)


async def test_somebody_is_told_something(host: Host, announcer: FakeAnnouncer) -> None:
    table = await running_table(host)
    async with host._context.database.write() as connection:
        await notices.enqueue(connection, BEN.id, "invited", host.now(), table_id=table.id)
        await notices.enqueue(connection, ANN.id, "kicked", host.now(), table_id=table.id)
    await until(lambda: [each.person_id for each in announcer.letters] == [ANN.id])


async def test_timers_are_served_in_time(host: Host, announcer: FakeAnnouncer) -> None:
    """A lobby that nobody has touched for long is asked about."""
    table = await host.lobbies.open(press(ANN), "toy", {}, "en")
    await until(lambda: len(announcer.posted) == 1)
    due = host.now() + SOON
    async with host._context.database.write() as connection:
        await timers.drop(connection, table.id)
        await timers.plan(connection, [NewTimer(lobby_time.ASK, due, table.id)])
    await until(lambda: len(announcer.posted) == 2)
    assert host.now() >= due


async def test_automas_play_a_game_to_its_end(hosts: list[Host], announcer: FakeAnnouncer) -> None:
    host = hosts[0]
    table = await host.lobbies.open(press(ANN), "toy", {}, "en")
    for _ in range(2):
        await host.lobbies.add_automa(press(ANN), table.id)
    await host.lobbies.leave(press(ANN), table.id)
    await host.lobbies.start(press(ANN), table.id)
    await until(lambda: announcer.posted[-1:] != [] and announcer.posted[-1].table.status is Status.FINISHED)
    assert announcer.told()[-1] == (await host.tables.find(table.id)).seq


async def test_a_league_goes_on_once_in_all_processes(hosts: list[Host], announcer: FakeAnnouncer) -> None:
    league = await hosts[0].leagues.open(press(ANN), "toy", size=2, rounds=1, days=7, language="en", clock=None)
    for number in range(4):
        await hosts[number % len(hosts)].leagues.join(press(Person(100 + number, f"P{number}")), league.id)
    await hosts[-1].leagues.start(press(ANN), league.id)
    for _ in range(300):
        if sum(each.kind is LeaguePostKind.ROUND for each in announcer.league_posts.values()):
            break
        await asyncio.sleep(0.1)
    pairings = (await hosts[0].leagues.find(league.id)).pairings
    assert [each.status for each in pairings] == [PairingStatus.RUNNING] * 2
    for each in pairings:
        await play_out(hosts[0], each.table_id or 0)
    for _ in range(300):
        if sum(each.kind is LeaguePostKind.OVER for each in announcer.league_posts.values()):
            break
        await asyncio.sleep(0.1)
    told = Counter(each.kind for each in announcer.league_posts.values())
    assert told == {LeaguePostKind.JOIN: 1, LeaguePostKind.ROUND: 1, LeaguePostKind.OVER: 1}
    assert len(announcer.places) == 2


async def test_what_nobody_asked_for_is_found(host: Host, announcer: FakeAnnouncer) -> None:
    """Rows of a database that was moved, or whose job was lost."""
    table = await running_table(host)
    await until(lambda: announcer.told()[-1:] == [1])
    before = len(announcer.posted)
    async with host._context.database.write() as connection:
        values = {"table_id": table.id, "guild_id": HERE.guild_id, "channel_id": HERE.channel_id}
        row = {**values, "kind": "seats", "due_at": host.now(), "attempts": 0}
        await connection.execute(schema.outbox.insert().values(row))
    if isinstance(host._jobs, InQueue):
        await host._jobs._ask_for_owed([JobKind.POSTS])
    elif isinstance(host._jobs, InProcess):
        host._jobs.works.posts.wake()
    await until(lambda: len(announcer.posted) > before)


async def finished_table(host: Host, place: Place) -> Table:
    """Play a game to its end."""
    table = await running_table(host, place=place)
    while table.status is Status.RUNNING:
        table = (await host.playing.act(press(asked(table), place), table.id, Pass())).table
    return table


async def act(host: Host, table: Table, action: object) -> Table:
    """Let whoever is asked act."""
    table = await host.tables.find(table.id)
    return (await host.playing.act(press(asked(table)), table.id, action)).table  # type: ignore[arg-type]
