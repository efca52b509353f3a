"""Ratings: the same however they are worked out, with what is rated and what is not, and with people who are gone."""

from __future__ import annotations

import random
from datetime import timedelta
from itertools import pairwise

import pytest

from bot.hosting.host import Host
from bot.hosting.people.choices import ChosenListing
from bot.hosting.statistics.asking import Ladder
from bot.hosting.statistics.ratings import Rating, rated
from bot.hosting.table import Place, Refused
from bot.store.results import RatedRow
from tests.bot.hosting.statistics.support import BEGAN, DAY, PEOPLE, MadeUp
from tests.bot.hosting.support import HERE, press

ANN, BEN, CAT, DORA, EVE = PEOPLE
NEWCOMER = Rating(1000, 667)


def played(number: int, *people: int | None) -> list[RatedRow]:
    """A game that these won in this order."""
    return [RatedRow(number, BEGAN + number * DAY, who, place) for place, who in enumerate(people, 1)]


def season(games: int, seed: int = 1) -> list[RatedRow]:
    """Games of five people, of whom the one with the lower number mostly wins."""
    rng = random.Random(seed)
    rows: list[RatedRow] = []
    for number in range(games):
        who = rng.sample(range(1, 6), rng.choice([2, 3, 4]))
        rows += played(number, *sorted(who, key=lambda each: each + rng.gauss(0, 1.5)))
    return rows


async def ladder(host: Host, who: int = 0) -> Ladder:
    return await host.statistics.ladder(who, HERE, "moa")


@pytest.fixture
def made_up(host: Host) -> MadeUp:
    host._context.games = {**host._context.games, "moa": host._context.games["toy"]}
    return MadeUp(host)


# -- the numbers ------------------------------------------------------------------------------------------------------


def test_who_wins_rises_who_loses_falls_and_both_become_surer() -> None:
    made = rated(played(1, 7, 8))
    first, second = made.of(7), made.of(8)
    assert first is not None
    assert second is not None
    assert first.value > NEWCOMER.value > second.value
    assert first.margin < NEWCOMER.margin
    assert (first.low, first.high) == (first.value - first.margin, first.value + first.margin)
    assert made.of(9) is None


def test_more_games_make_the_margin_smaller() -> None:
    made = rated(season(200))
    for curve in made.curves.values():
        assert curve[-1].margin < curve[10].margin < curve[0].margin


def test_the_stronger_ones_come_first() -> None:
    made = rated(season(400))
    values = [made.curves[who][-1].value for who in range(1, 6)]
    assert values == sorted(values, reverse=True)


def test_it_is_the_same_in_one_go_and_game_by_game() -> None:
    rows, step = season(60), rated([])
    games = [[row for row in rows if row.table_id == number] for number in range(60)]
    for number in range(60):
        step.rate([row for game in games[: number + 1] for row in game])
    assert step.curves == rated(rows).curves
    assert step.games == 60


def test_equal_places_are_a_tie() -> None:
    made = rated([RatedRow(1, BEGAN, 1, 1), RatedRow(1, BEGAN, 2, 1)])
    assert made.of(1) == made.of(2)


def test_somebody_forgotten_stays_an_opponent() -> None:
    rows = season(300)
    before, gone = rated(rows), rated([row._replace(person_id=None) if row.person_id == 3 else row for row in rows])
    assert 3 not in gone.curves
    others = [1, 2, 4, 5]
    order = sorted(others, key=lambda who: -before.curves[who][-1].value)
    assert sorted(others, key=lambda who: -gone.curves[who][-1].value) == order
    for who in others:
        was, now = before.curves[who][-1], gone.curves[who][-1]
        assert len(gone.curves[who]) == len(before.curves[who]), "the games still count"
        assert abs(now.value - was.value) <= was.margin


# -- what is rated ----------------------------------------------------------------------------------------------------


async def test_games_among_people_at_tables_that_are_not_friendly(host: Host, made_up: MadeUp) -> None:
    with pytest.raises(Refused, match="stats-none-rated"):
        await ladder(host)
    await made_up.game_of({ANN: 1, None: 2})
    await made_up.game_of({ANN: 1, BEN: 2, None: 3})
    await made_up.game_of({ANN: 1}, further=1)
    await made_up.game_of({ANN: 1, BEN: 2}, friendly=True)
    with pytest.raises(Refused, match="stats-none-rated"):
        await ladder(host)
    await made_up.game_of({ANN: 2, BEN: 1})
    await made_up.game_of({ANN: 2, BEN: 1}, friendly=None)
    found = await ladder(host, ANN.id)
    assert found.games == 2
    assert [(each.name, each.games) for each in found.ranked] == [("Ben", 2), ("Ann", 2)]
    assert found.own is not None
    assert (found.own.place, found.own.name, len(found.curve)) == (2, "Ann", 2)


async def test_another_game_and_another_server_have_ladders_of_their_own(host: Host, made_up: MadeUp) -> None:
    await made_up.game_of({ANN: 1, BEN: 2})
    elsewhere = MadeUp(host, guild_id=10)
    elsewhere.number, elsewhere._known = 50, {ANN.id, BEN.id}
    await elsewhere.game_of({ANN: 1, CAT: 2})
    assert [each.name for each in (await ladder(host)).ranked] == ["Ann", "Ben"]
    assert [each.name for each in (await host.statistics.ladder(0, Place(10, 1), "moa")).ranked] == ["Ann", "Cat"]
    with pytest.raises(Refused, match="stats-none-rated"):
        await host.statistics.ladder(0, HERE, "crow")
    with pytest.raises(Refused, match="stats-no-server"):
        await host.statistics.ladder(0, Place(None, 1), "moa")


async def test_the_ladder_goes_by_the_lower_end(host: Host, made_up: MadeUp) -> None:
    for number in range(30):
        await made_up.game_of({ANN: 1 + number % 2, BEN: 2 - number % 2})
    await made_up.game_of({DORA: 1, EVE: 2})
    found = (await ladder(host)).ranked
    lows = [each.rating.low for each in found]
    assert lows == sorted(lows, reverse=True)
    assert all(one.place + 1 == other.place for one, other in pairwise(found))
    dora, ann = (next(each for each in found if each.name == name) for name in ("Dora", "Ann"))
    assert dora.rating.value > ann.rating.value, "a newcomer's win gives much"
    assert dora.place > ann.place, "but it is no certain thing yet"


async def test_a_new_game_and_one_that_is_gone_are_noticed(host: Host, made_up: MadeUp) -> None:
    await made_up.game_of({ANN: 1, BEN: 2})
    first = (await ladder(host)).ranked
    await made_up.game_of({ANN: 2, BEN: 1})
    second = (await ladder(host)).ranked
    assert second != first
    assert (await ladder(host)).ranked == second
    host._context.ratings.forget()
    assert (await ladder(host)).ranked == second, "it is worked out anew from the results alone"


# -- who wants no part, or is gone -------------------------------------------------------------------------------------


async def test_who_opts_out_is_not_shown_and_changes_nobody_else(host: Host, made_up: MadeUp) -> None:
    for number in range(9):
        await made_up.game_of({ANN: 1 + number % 2, BEN: 2 - number % 2, CAT: 3})
    before = {each.name: each.rating for each in (await ladder(host)).ranked}
    await host.people.choose(press(BEN), ChosenListing(wanted=False))
    found = await ladder(host, BEN.id)
    assert {each.name: each.rating for each in found.ranked} == {name: before[name] for name in ("Ann", "Cat")}
    assert [each.place for each in found.ranked] == [1, 2]
    assert (found.own, found.curve) == (None, ())
    await host.people.choose(press(BEN), ChosenListing(wanted=True))
    assert {each.name: each.rating for each in (await ladder(host)).ranked} == before


async def test_who_is_forgotten_is_gone_from_the_ladder_and_from_memory(host: Host, made_up: MadeUp) -> None:
    for _ in range(4):
        await made_up.game_of({ANN: 1, BEN: 2, CAT: 3})
    assert len((await ladder(host)).ranked) == 3
    await host.people.forget(press(BEN))
    assert BEN.name not in str(host._context.ratings.__dict__)
    assert not host._context.ratings._kept
    found = await ladder(host)
    assert [each.name for each in found.ranked] == ["Ann", "Cat"]
    assert found.games == 4, "the games of the others still count"


def test_the_order_is_that_of_the_ends_and_not_of_the_tables() -> None:
    one, other = played(1, 1, 2), played(2, 2, 1)
    late = [row._replace(ended_at=row.ended_at + timedelta(days=9)) for row in one]
    assert rated(one + other).curves != rated(other + late).curves
