"""Who leaves a season: what was played counts, an automa plays on, no later round knows them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.hosting.leagues.league import LeaguePostKind, LeagueStatus
from bot.hosting.seating.leaving import Fate
from bot.hosting.table import Place, Status
from bot.hosting.upkeep.servers_left import KEPT, look_after_servers
from bot.leagues.standing import Decided
from bot.store import leagues
from tests.bot.hosting.leagues.support import ORGANISER, Season, opened, people
from tests.bot.hosting.support import HERE, HandClock, press

FIRST = people(1)[0]


@pytest.fixture
async def season(tmp_path: Path, clock: HandClock) -> AsyncIterator[Season]:
    made = await opened(tmp_path, clock, 6, size=3, rounds=3)
    yield made
    await made.host.close()


async def test_running_tables_go_on_with_an_automa_and_later_rounds_without(season: Season) -> None:
    await season.start()
    before = await season.play_round()
    own = next(line for line in before.lines if line.person == 1)
    await season.host.leagues.leave(press(FIRST), season.id)
    await season.go_on()
    table = next(each for each in await season.running() if 1 in each.seats)
    seat = (await season.host.tables.find(table.table_id or 0)).occupants[table.seats.index(1)]
    assert (seat.person_id, seat.automa is not None) == (None, True)
    league = await season.play_round()
    counted = next(each for each in league.pairings if (each.round, each.number) == (table.round, table.number))
    assert [side.number for side in counted.sides] == [None if each == 1 else each for each in counted.seats]
    assert sorted({number for each in league.of_round(3) for number in each.seats}) == [2, 3, 4, 5, 6]
    league = await season.play_round()
    assert league.status is LeagueStatus.OVER
    last = league.lines[-1]
    assert (last.person, last.points, last.tables, last.dropped) == (1, own.points, own.tables, True)
    assert last.decided is Decided.DROPPED
    assert [post.about for post in season.told(LeaguePostKind.DROP)] == [1]


async def test_whoever_runs_the_league_takes_somebody_out(season: Season) -> None:
    await season.start()
    league = await season.host.leagues.leave(press(ORGANISER), season.id, 103)
    assert [each.number for each in league.members if each.dropped == 1] == [3]


async def test_who_gives_a_seat_up_has_nothing_for_that_table_but_stays_in_the_season(season: Season) -> None:
    await season.start()
    table = next(each for each in await season.running() if 1 in each.seats)
    place = Place(HERE.guild_id, table.channel_id or 0)
    await season.host.seats.leave(press(FIRST, place), table.table_id or 0, Fate.AUTOMA)
    league = await season.play_round()
    line = next(each for each in league.lines if each.person == 1)
    assert (int(line.points), line.tables, line.idle) == (0, 0, 0)
    assert any(1 in each.seats for each in league.of_round(2))


async def test_a_season_ends_when_too_few_are_left_and_their_tables_are_played(
    tmp_path: Path, clock: HandClock
) -> None:
    season = await opened(tmp_path, clock, 3, size=3, rounds=5)
    await season.start()
    for person in people(2):
        await season.host.leagues.leave(press(person), season.id)
    await season.go_on()
    assert (await season.now()).status is LeagueStatus.RUNNING
    league = await season.play_round()
    assert league.status is LeagueStatus.OVER
    assert (league.lines[0].person, league.lines[0].dropped) == (3, False)
    await season.host.close()


async def test_a_table_that_everybody_has_left_is_closed(tmp_path: Path, clock: HandClock) -> None:
    season = await opened(tmp_path, clock, 4, size=2, rounds=3)
    await season.start()
    (first, _) = await season.running()
    for number in first.seats:
        await season.host.leagues.leave(press(people(4)[number - 1]), season.id)
    await season.go_on()
    assert (await season.host.tables.find(first.table_id or 0)).status is Status.CANCELLED
    league = await season.play_round()
    assert league.round == 2
    assert len(league.of_round(2)) == 1
    await season.host.close()


async def test_who_is_forgotten_leaves_a_nameless_line_and_the_places_of_the_others(season: Season) -> None:
    await season.start()
    before = await season.play_round()
    await season.host.people.forget(press(FIRST))
    await season.go_on()
    league = await season.now()
    member = league.member(1)
    assert (member.person_id, member.name, member.plays) == (None, "?", False)
    assert {line.person: line.points for line in league.lines} == {line.person: line.points for line in before.lines}
    data = await season.host.people.data_of(FIRST.id)
    assert not any(name.startswith("league") for name in data)
    while league.status is LeagueStatus.RUNNING:
        league = await season.play_round()
    assert all(1 not in each.seats for each in league.of_round(3))


async def test_who_is_forgotten_goes_from_an_open_invitation(season: Season) -> None:
    await season.go_on()
    await season.host.people.forget(press(FIRST))
    await season.go_on()
    (post,) = season.announcer.league_posts.values()
    assert [each.name for each in post.league.members] == ["P2", "P3", "P4", "P5", "P6"]
    assert [each.person for each in (await season.now()).lines] == [2, 3, 4, 5, 6]
    await season.start()
    assert sorted(number for each in await season.running() for number in each.seats) == [2, 3, 4, 5, 6]


async def test_what_is_stored_of_a_person_tells_of_leagues(season: Season) -> None:
    data = await season.host.people.data_of(FIRST.id)
    assert [(row["league_id"], row["number"]) for row in data["league_people"]] == [(season.id, 1)]
    assert [row["league_id"] for row in (await season.host.people.data_of(ORGANISER.id))["leagues"]] == [season.id]


async def test_a_server_that_is_left_takes_its_leagues_along(season: Season) -> None:
    async def elsewhere() -> list[int]:
        return [77]

    await season.start()
    season.host._context.listing = elsewhere
    for _ in range(4):
        await look_after_servers(season.host._context, asyncio.Event(), rest=0)
        season.clock.forward(KEPT.total_seconds() + 1)
    async with season.host.database.read() as connection:
        assert await leagues.find(connection, season.id) is None
        assert await leagues.due(connection) == []
