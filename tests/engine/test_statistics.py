"""What finished games tell for the statistics of people: sums are the score, names are those of the game."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from types import SimpleNamespace

import pytest

from engine.contract import Gain, Result
from engine.games import GAMES
from engine.log import new_setup
from engine.match import Match
from engine.moa import events as on
from engine.moa.statistics import MoaStatistics
from engine.record import read_record, replay
from engine.statistics import MOST_LIKED, figures, place_of, version_of
from tests.engine.solo_toy_game import SoloToyGame
from tests.support.games import Case
from tests.support.play import whole_match

FILES = sorted((Path(__file__).parents[1] / "fixtures").glob("*/*.jsonl"))
every_file = pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")


@cache
def match_of(file: Path) -> Match:
    return replay(read_record(file.read_bytes(), GAMES))


def test_there_are_whole_games_of_every_game() -> None:
    assert {file.parent.name for file in FILES} == set(GAMES)
    assert all(game.statistics is not None for game in GAMES.values())


@every_file
def test_points_by_source_are_the_score(file: Path) -> None:
    match = match_of(file)
    result, found = match.result, figures(match)
    assert result is not None
    assert set(found) == set(match.setup.seats)
    for seat, each in found.items():
        assert each.points == result.scores[seat]
        assert sum(each.sources.values()) == each.points


@every_file
def test_all_that_is_told_has_a_name_of_the_game(file: Path) -> None:
    match = match_of(file)
    told = match.game.statistics
    assert told is not None
    for each in figures(match).values():
        assert set(each.sources) <= set(told.sources)
        assert set(each.facts) <= set(told.fact_names)
        assert set(each.liked) <= set(told.liked_kinds)
        assert all(0 < len(names) <= MOST_LIKED for names in each.liked.values())
        assert all(count > 0 for names in each.liked.values() for count in names.values())


def gains(match: Match) -> list[Gain]:
    told = match.game.statistics
    assert told is not None
    return [gain for entry in match.entries for event in entry.events for gain in told.gains(event, match.position)]


def test_every_source_fact_and_kind_is_told_of_some_game() -> None:
    """What no whole game tells would be a name that nobody ever reads."""
    for name, game in GAMES.items():
        told = game.statistics
        assert told is not None
        played = [match_of(file) for file in FILES if file.parent.name == name]
        every = [each for match in played for each in figures(match).values()]
        assert {gain.source for match in played for gain in gains(match)} == set(told.sources)
        assert {fact for each in every for fact in each.facts} == set(told.fact_names)
        assert {kind for each in every for kind in each.liked} == set(told.liked_kinds)


@every_file
def test_places_agree_with_the_result(file: Path) -> None:
    match = match_of(file)
    result, found = match.result, figures(match)
    assert result is not None
    assert {seat for seat, each in found.items() if each.place == 1} == set(result.winners) & set(found)
    for seat, each in found.items():
        others = [score for other, score in result.scores.items() if other != seat]
        assert each.margin == each.points - max(others)


def test_places_count_who_is_before() -> None:
    result = Result({"red": 9, "blue": 9, "green": 12, "white": 3}, ("red",))
    assert {seat: place_of(result, seat) for seat in result.scores} == {"red": 1, "green": 2, "blue": 3, "white": 4}
    shared = Result({"red": 9, "blue": 9, "green": 3}, ("red", "blue"))
    assert {seat: place_of(shared, seat) for seat in shared.scores} == {"red": 1, "blue": 1, "green": 3}
    beaten = Result({"red": 9, "blue": 20}, ("blue",))
    assert place_of(beaten, "red") == 2


def test_a_game_that_tells_nothing_has_places_and_points() -> None:
    game = SoloToyGame()
    seats = game.colours[:1]
    match = whole_match(Case(game, new_setup(game, seats)), 1)
    (each,) = figures(match).values()
    assert (each.sources, each.facts, each.liked) == ({}, {}, {})
    assert each.points == match.result.scores[seats[0]]  # type: ignore[union-attr]
    assert version_of(game.statistics) == "1.0"


def test_a_running_game_tells_nothing() -> None:
    match = match_of(FILES[0])
    running = Match.replay(match.game, match.setup, match.entries[:-1])
    with pytest.raises(ValueError, match="not over"):
        figures(running)


# -- the longest defence of Moa ---------------------------------------------------------------------------------------


def defended(seat: str, territory: int) -> on.Defended:
    return on.Defended(seat, territory, "dog", on.Spent())


def driven_out(territory: int) -> on.InvasionSucceeded:
    return on.InvasionSucceeded(territory, "dog", on.Returned({}), None)


def longest(*events: on.MoaEvent) -> dict[str, int]:
    facts = MoaStatistics().facts(events, SimpleNamespace())  # type: ignore[arg-type]
    return {seat: each["defence"] for seat, each in facts.items()}


def test_a_defence_is_of_one_territory_until_an_invasion_succeeds() -> None:
    assert longest(defended("red", 1), defended("red", 1), defended("red", 2)) == {"red": 2}
    assert longest(defended("red", 1), driven_out(1), defended("red", 1)) == {"red": 1}
    assert longest(defended("red", 1), driven_out(2), defended("red", 1)) == {"red": 2}


def test_another_seat_begins_a_defence_of_its_own() -> None:
    assert longest(defended("red", 1), defended("blue", 1), defended("red", 1)) == {"red": 1, "blue": 1}
