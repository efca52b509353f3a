"""Action B (LI14 to LI16)."""

from engine.laisla.events import CardShown, CubeGained
from tests.engine.laisla.positions import game


def test_li14_the_cards_cube_and_every_function_for_it() -> None:
    table = game().holder("red", "gain_double_grey", "gain_vp2_grey", "gain_marker_grey").cubes("red")
    table.tiles("red", large="toad").gains("red", "grey")
    assert table.seat("red").cubes["grey"] == 2
    assert table.seat("red").score == 2
    assert table.asked == [("red", "marker", "gain_marker_grey")]
    table.does("red", "marker toad")
    assert table.seat("red").score == 4
    assert table.seat("red").pending_b is None
    assert len(table.position.discard) == 1


def test_li14_the_doubled_cube_triggers_nothing() -> None:
    table = game().holder("red", "gain_double_grey", "gain_vp2_grey").gains("red", "grey")
    assert [event.function for event in table.told(CubeGained)] == [None, "gain_double_grey"]
    assert table.seat("red").score == 2, "once only"


def test_li14_cubes_of_functions_or_of_passing_trigger_nothing() -> None:
    table = game().holder("red", "gain_vp2_grey", "gain_double_grey", "advance_cube_dodo")
    table.explores("red").does("red", "take grey")
    assert (table.seat("red").score, table.seat("red").cubes["grey"]) == (0, 2)
    table.tiles("red", large="moth").steps("red", "dodo").does("red", "cube grey")
    assert (table.seat("red").score, table.seat("red").cubes["grey"]) == (0, 3)


def test_li14_another_colour_triggers_nothing() -> None:
    table = game().holder("red", "gain_vp2_grey", "gain_marker_beige", "gain_double_brown").gains("red", "green")
    assert table.next_round
    assert (table.seat("red").score, table.seat("red").cubes["green"]) == (0, 2)


def test_li15_a_marker_moved_in_b_scores_at_once_but_is_no_advance() -> None:
    table = game().holder("red", "gain_marker_grey", "advance_vp2_dodo", "advance_cube_dodo")
    table.tiles("red", large="dodo").gains("red", "grey").does("red", "marker dodo")
    assert table.seat("red").score == 2, "the large dodo, nothing for the advance"
    assert table.position.markers["dodo"] == 1
    assert table.next_round


def test_li16_there_are_always_enough_cubes_and_no_limit_to_them() -> None:
    table = game().cubes("red", grey=40).cubes("yellow", grey=40).gains("red", "grey")
    assert table.seat("red").cubes["grey"] == 41
    assert table.told(CardShown)[0].part == "b"
