"""The final scoring (LI35 to LI37)."""

import pytest

from engine.laisla import laisla
from engine.laisla.events import GameEnded
from tests.engine.laisla.positions import Table, game


def finished(table: Table) -> Table:
    """End the game: two tracks with a value of 5."""
    return table.markers(**dict.fromkeys(("dodo", "fossa"), 16)).ends()


def test_li35_the_seeds_example_of_the_final_scoring() -> None:
    """Karin: a set (10), animals worth 2x3 + 2x2 + 3x4 + 2x2 + 1x5 (31) and three cubes (1) give 42 points."""
    table = game().markers(dodo=10, fossa=7, toad=13, pika=9, moth=16).cubes("red", grey=2, brown=1)
    table.tiles("red", large="dodo", fossa=2, toad=3, pika=2, moth=1).cubes("yellow")
    table.seat("red").score = 20
    table.ends()
    column = table.told(GameEnded)[0].sheet.seats[0]
    assert [(each.count, each.value) for each in column.species] == [(2, 3), (2, 2), (3, 4), (2, 2), (1, 5)]
    assert [each.animal for each in column.species] == ["dodo", "fossa", "toad", "pika", "moth"]
    assert (column.set_points, column.animal_points, column.cube_points) == (10, 31, 1)
    assert (column.before, column.after) == (20, 62)
    assert table.seat("red").score == 62
    result = laisla.result(table.position)
    assert result is not None
    assert result.winners == ("red",)
    assert table.view(None).sheet == table.told(GameEnded)[0].sheet


@pytest.mark.parametrize(("cubes", "points"), [(0, 0), (1, 0), (2, 1), (5, 2)])
def test_li35_a_point_for_two_cubes(cubes: int, points: int) -> None:
    table = finished(game().cubes("red", grey=cubes).tiles("red", large="moth"))
    assert table.seat("red").score == points


def test_li35_a_tie_is_broken_by_cubes_then_shared() -> None:
    table = game("red", "yellow", "green")
    for seat in ("red", "yellow", "green"):
        table.tiles(seat, large="moth").cubes(seat, grey=2)
    table.cubes("yellow", grey=3)
    result = laisla.result(finished(table).position)
    assert result is not None
    assert dict(result.scores) == {"red": 1, "yellow": 1, "green": 1}
    assert result.winners == ("yellow",)
    table = game("yellow", "red").tiles("red", large="moth").tiles("yellow", large="moth")
    result = laisla.result(finished(table).position)
    assert result is not None
    assert result.winners == ("yellow", "red")


@pytest.mark.parametrize(("double", "points"), [(True, 2 * 5 + 10), (False, 1 * 5 + 10)])
def test_li36_the_large_tile_counts_as_the_switch_says(double: bool, points: int) -> None:
    table = game(large_counts_double=double).cubes("red")
    table.tiles("red", large="dodo", fossa=1, toad=1, pika=1, moth=1)
    assert finished(table).seat("red").score == points + 5


def test_li36_two_sets_with_the_large_tile_as_the_second() -> None:
    for double, sets in ((True, 2), (False, 1)):
        table = game(large_counts_double=double).tiles("red", large="dodo", fossa=2, toad=2, pika=2, moth=2)
        finished(table)
        assert table.told(GameEnded)[0].sheet.seats[0].sets == sets


def test_li36_in_the_game_it_is_two_whatever_the_switch() -> None:
    table = game(large_counts_double=False).tiles("red", large="dodo").steps("red", "dodo")
    assert table.seat("red").score == 2


def test_li37_sets_are_the_least_of_the_species_and_nothing_else_scores() -> None:
    table = game().tiles("red", large="dodo", fossa=3, toad=4, pika=1, moth=5).cubes("red")
    table.explorers("red", "in0 in1").holder("red", "terrain_vp3_grey")
    column = finished(table).told(GameEnded)[0].sheet.seats[0]
    assert column.sets == 1
    assert column.after == 10 + 2 * 5 + 3 * 5, "species without value and explorers give nothing"


def test_a_running_game_shows_what_would_score_now() -> None:
    table = game().tiles("red", large="dodo").markers(dodo=4).cubes("red", grey=4)
    column = table.view("red").sheet.seats[0]
    assert (column.before, column.animal_points, column.cube_points, column.after) == (0, 2, 2, 4)
    assert laisla.result(table.position) is None
