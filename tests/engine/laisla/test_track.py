"""Markers: steps from functions and action D (LI30 to LI34)."""

import pytest

from engine.laisla.actions import Advance, Marker
from engine.laisla.events import MarkerDeclined, MarkerMoved, PointsGained
from tests.engine.laisla.positions import game


def test_li30_a_functions_step_scores_own_animals_and_may_be_declined() -> None:
    table = game().holder("red", "gain_marker_grey").tiles("red", large="dodo", dodo=1, fossa=2)
    for animal, points in (("dodo", 3), ("fossa", 2), ("moth", 0)):
        table.seat("red").score = 0
        table.gains("red", "grey").does("red", f"marker {animal}")
        assert table.told(MarkerMoved)[0].points == points
        assert table.told(MarkerMoved)[0].function == "gain_marker_grey"
        assert table.seat("red").score == points
        assert table.position.markers[animal] == 1
    table.gains("red", "grey").refuses("red", Marker("cat"), "LI30", "no-such-animal", animal="cat")
    table.does("red", "marker none")
    assert table.told(MarkerDeclined) == [MarkerDeclined("red", "gain_marker_grey")]
    assert sum(table.position.markers.values()) == 3


def test_li31_the_seeds_example_of_the_dodo_card() -> None:
    """Lena has the large and a small dodo: 3 points; the others get nothing."""
    table = game("red", "yellow").tiles("red", large="dodo", dodo=1).tiles("yellow", large="fossa", dodo=2)
    table.steps("red", "dodo")
    assert (table.seat("red").score, table.seat("yellow").score) == (3, 0)
    assert table.position.markers["dodo"] == 1
    assert table.told(MarkerMoved)[0].instead_of is None
    assert table.seat("red").pending_d is None
    assert len(table.position.discard) == 1


def test_li31_it_must_move_without_points_and_even_if_that_ends_the_game() -> None:
    table = game().markers(dodo=16, fossa=9).steps("red", "fossa")
    assert table.position.markers["fossa"] == 10
    assert table.position.phase == "finished"
    assert table.told(MarkerMoved)[0].points == 0


def test_li32_any_marker_instead_when_the_card_shows_its_animal() -> None:
    table = game().holder("red", "any_marker_instead_moth", "advance_vp2_dodo", "advance_vp2_moth")
    table.tiles("red", large="toad", dodo=1).steps("red", "moth")
    assert table.asked == [("red", "advance", "any_marker_instead_moth")]
    assert len(table.offers("red")) == 5
    table.refuses("red", Advance("cat"), "LI32", "no-such-animal", animal="cat")
    table.refuses("red", "marker none", "LI1", "wrong-answer")
    table.does("red", "advance dodo")
    moved = table.told(MarkerMoved)[0]
    assert (moved.animal, moved.instead_of, moved.points) == ("dodo", "moth", 1)
    assert [event.function for event in table.told(PointsGained)] == ["advance_vp2_dodo"], "the marker really moved"
    assert table.seat("red").score == 3


def test_li32_another_animal_on_the_card_leaves_no_choice() -> None:
    table = game().holder("red", "any_marker_instead_moth").steps("red", "dodo")
    assert table.next_round
    assert table.position.markers["dodo"] == 1


@pytest.mark.parametrize("track", ["standard", "short"])
def test_li33_on_top_the_step_still_scores_and_triggers(track: str) -> None:
    top = {"standard": 16, "short": 15}[track]
    table = game("red", "yellow", "green", track=track).markers(dodo=top).holder("red", "advance_vp2_dodo")
    table.tiles("red", large="dodo").steps("red", "dodo")
    assert table.position.markers["dodo"] == top
    assert table.told(MarkerMoved)[0].virtual
    assert table.seat("red").score == 2 + 2
    assert table.position.value_sum == 5
    table.holder("red", "gain_marker_grey").gains("red", "grey").does("red", "marker dodo")
    assert table.seat("red").score == 2 + 2 + 2, "a marker on top may be chosen too"


def test_li33_a_step_to_the_top_is_a_real_one() -> None:
    table = game("red", "yellow", "green").markers(dodo=15).steps("red", "dodo")
    assert not table.told(MarkerMoved)[0].virtual
    assert (table.position.markers["dodo"], table.told(MarkerMoved)[0].value) == (16, 5)


def test_li34_all_advance_functions_of_an_animal_act() -> None:
    table = game().holder("red", "advance_cube_dodo", "advance_vp2_dodo").tiles("red", large="moth")
    table.steps("red", "dodo")
    assert table.seat("red").score == 2
    assert table.asked == [("red", "cube", "advance_cube_dodo")]
    table.does("red", "cube grey")
    assert table.seat("red").cubes["grey"] == 2
