"""What games come to together: of a person, of two, of a server."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from bot.hosting.statistics.tallying import COLUMNS, Pair, of_server, paired, tally
from bot.store.results import PlayedRow
from tests.bot.hosting.statistics.support import BEGAN, DAY

HOUR = timedelta(hours=1)


def row(number: int, place: int = 1, points: int = 50, **other: Any) -> PlayedRow:
    """A game of person 1, which took as many hours as its number."""
    ended = BEGAN + number * DAY
    usual: dict[str, Any] = {"entries": 40, "people": 2, "sides": 2, "seat": "red", "person_id": 1, "margin": 3}
    usual |= {"sources": {}, "facts": {}, "liked": {}, "began_at": ended - number * HOUR}
    given = {**usual, **other}
    return PlayedRow(table_id=number, game="moa", guild_id=9, ended_at=ended, place=place, points=points, **given)


def test_one_person() -> None:
    games = [
        row(1, 1, 50, facts={"defence": 2}, liked={"bird": {"kea": 3, "tui": 1}}),
        row(2, 1, 70, entries=30, facts={"defence": 5, "sales": 1}),
        row(3, 2, 70, margin=-4, liked={"bird": {"tui": 4}}),
        row(4, 1, 10, margin=9),
    ]
    told = tally(games)
    assert (told.games, told.won, told.places, told.streak) == (4, 3, {1: 3, 2: 1}, 2)
    assert (told.mean_place, told.mean_points, told.mean_sides) == (1.25, 50.0, 2.0)
    assert told.best == (70, games[1].ended_at), "the first one of those that are as good"
    assert told.margin == (9, games[3].ended_at)
    assert told.fastest == (3600, games[0].ended_at)
    assert told.shortest == (30, games[1].ended_at)
    assert {name: best.value for name, best in told.facts.items()} == {"defence": 5, "sales": 1}
    assert told.liked == {"bird": [("tui", 5), ("kea", 3)]}


def test_nothing_is_no_tally() -> None:
    with pytest.raises(ValueError, match="no game"):
        tally([])
    assert of_server([], []) is None
    assert paired([], []) is None


def test_a_game_without_a_length_is_not_the_fastest() -> None:
    at_once = row(5, began_at=BEGAN + 5 * DAY)
    assert tally([at_once]).fastest is None
    assert tally([at_once, row(6)]).fastest == (6 * 3600, row(6).ended_at)


@pytest.mark.parametrize("games", [1, 9, 10, 11, 57, 1000])
def test_stretches_hold_every_game_once_and_their_sources_are_their_points(games: int) -> None:
    played = [row(n, points=n + 1, sources={"land": n, "tiles": 1} if n else {"tiles": 1}) for n in range(games)]
    told = tally(played).stretches
    assert 0 < len(told) <= COLUMNS
    assert [each.first for each in told] == [1, *(each.last + 1 for each in told[:-1])]
    assert told[-1].last == games
    for each in told:
        assert sum(each.sources.values()) == pytest.approx(each.points)
    assert sum(each.points * (each.last - each.first + 1) for each in told) == pytest.approx(
        sum(each.points for each in played)
    )


def test_two_people_meet_at_their_tables_only() -> None:
    mine = [row(1, 1, 50), row(2, 3, 20), row(3, 1, 60), row(4, 2, 40)]
    theirs = [row(1, 2, 30), row(2, 2, 45), row(4, 2, 40), row(9, 1, 99)]
    assert (
        paired(mine, theirs)
        == Pair(
            games=3,
            ahead=1,
            behind=1,
            won=(1, 0),
            points=(pytest.approx(110 / 3), pytest.approx(115 / 3)),  # type: ignore[arg-type]
            best=(50, 45),
            lead=(20, 25),
            balance=[1, 0, 0],
            each=(tally([mine[0], mine[1], mine[3]]), tally(theirs[:3])),
        )
    )
    one, other = paired(mine, theirs), paired(theirs, mine)
    assert one is not None
    assert other is not None
    assert (one.level, other.ahead, other.won, other.lead) == (1, 1, (0, 1), (25, 20))
    assert list(other.balance) == [-each for each in one.balance]


def test_a_server_and_its_records() -> None:
    games = [
        row(1, 1, 50, facts={"defence": 2}, liked={"bird": {"kea": 2}}),
        row(1, 2, 40, person_id=2, margin=-10),
        row(2, 1, 90, person_id=None, facts={"defence": 9}, liked={"bird": {"moa": 4}}),
        row(2, 2, 45, margin=-45),
        row(3, 1, 60, person_id=2, margin=20, entries=20),
        row(3, 2, 40, margin=-20),
        row(4, 1, 60, person_id=2, margin=1),
    ]
    told = of_server(games, ["defence", "sales"])
    assert told is not None
    assert (told.games, told.people) == (4, 2)
    assert told.regulars == [(1, 3, 1), (2, 3, 2)]
    assert [(each.first, each.last, each.points) for each in told.stretches[:2]] == [(1, 1, 45), (2, 2, 67.5)]
    assert told.liked == {"bird": [("kea", 2)]}, "nobody is told of who is not to be told of"
    found = {each.what: (each.value, each.holders) for each in told.records}
    assert found == {
        "points": (60, (2,)),
        "margin": (20, (2,)),
        "fastest": (3600, (1,)),
        "shortest": (20, (2,)),
        "streak": (2, (2,)),
        "fact.defence": (2, (1,)),
    }, "who is not to be told of holds no record"


def test_a_record_that_two_came_to_in_one_game_is_of_both() -> None:
    told = of_server([row(1, 1, 50), row(1, 1, 50, person_id=2), row(2, 1, 50, person_id=3)], [])
    assert told is not None
    assert next(each for each in told.records if each.what == "points").holders == (1, 2)
