"""Action A (LI8 to LI13)."""

import pytest

from engine.laisla.events import CardLaid, CardShown, ExplorerGained, SlotAdded
from tests.engine.laisla.positions import game


def test_li8_a_free_slot_is_filled_first_the_lowest() -> None:
    table = game().holder("red", "wild_grey").lays("red", "terrain_vp3_grey")
    assert table.next_round
    assert table.told(CardLaid)[0].slot == 1
    assert table.told(CardLaid)[0].covered is None
    assert table.seat("red").holder[2] is None


def test_li8_then_it_covers_any_card_also_the_same_slot_again() -> None:
    table = game().holder("red", "wild_grey", "wild_brown", "wild_green")
    for function in ("terrain_vp3_grey", "terrain_vp3_green"):
        table.lays("red", function)
        assert table.asked == [("red", "slot", "")]
        assert table.offers("red") == ["slot 0", "slot 1", "slot 2"]
        table.refuses("red", "slot 3", "LI8", "no-such-slot", slot=3, last=2)
        table.does("red", "slot 2")
    functions = [function.name for function in table.position.functions("red")]
    assert sorted(functions) == ["terrain_vp3_green", "wild_brown", "wild_grey"]
    assert len(table.position.covered) == 2


def test_li9_an_identical_function_must_be_covered_even_if_a_slot_is_free() -> None:
    table = game().holder("red", "terrain_vp3_grey").lays("red", "terrain_vp3_grey")
    assert table.next_round
    assert table.told(CardLaid)[0].slot == 0
    assert table.seat("red").holder[1:] == (None, None)
    table = game().holder("red", "wild_grey", "terrain_vp3_grey", "wild_brown").lays("red", "terrain_vp3_grey")
    assert table.next_round, "nothing to choose, so nothing is asked"
    assert table.told(CardLaid)[0].slot == 1


def test_li9_similar_functions_are_fine() -> None:
    table = game().holder("red", "symbol_vp3_rope", "symbol_cube_rope").lays("red", "symbol_marker_rope")
    assert len(table.position.functions("red")) == 3


def test_li10_a_new_function_acts_at_once_and_a_covered_one_no_more() -> None:
    table = game("red", "yellow").holder("red", "gain_vp2_grey", "wild_brown", "wild_green")
    a, b = table.card(function="gain_double_grey"), table.card(cube="grey")
    table.hand("red", a, b, 90).assign_all(red=f"{a} {b} 90").does("red", "slot 0")
    assert table.seat("red").cubes["grey"] == 3, "the start, the card, and the doubling of the new card"
    assert table.seat("red").score == 0, "the covered card gives nothing"


def test_li10_what_only_gives_is_not_asked_the_rest_is_a_choice() -> None:
    table = game().holder("red", "terrain_vp3_yellow", "symbol_marker_tent", "symbol_cube_tent").explores("red")
    table.cubes("red", yellow=2).does("red", "place A1 with 2 yellow")
    assert table.seat("red").score == 3
    assert table.asked == [("red", "cube", "symbol_cube_tent")]
    table.does("red", "cube brown")
    assert table.asked == [("red", "marker", "symbol_marker_tent")]
    assert "marker none" in table.offers("red")


def test_li11_an_extra_explorer_comes_once_and_stays_when_covered() -> None:
    table = game().lays("red", "extra_explorer")
    assert (table.seat("red").supply, table.seat("red").reserve) == (6, 1)
    table.lays("red", "extra_explorer")
    assert table.told(CardLaid)[0].slot == 0, "identical: it covers the first (and still gives its explorer)"
    assert (table.seat("red").supply, table.seat("red").reserve) == (7, 0)
    table.lays("red", "extra_explorer")
    assert table.told(ExplorerGained) == [ExplorerGained("red", 0, 7, 0)]
    assert (table.seat("red").supply, table.seat("red").reserve) == (7, 0)
    assert table.seat("yellow").reserve == 2


def test_li11_it_can_be_placed_in_the_same_round_so_nothing_moves_before() -> None:
    table = game().explorers("red", "in0 in1 in2 in3 in4", supply=0).cubes("red", yellow=2)
    a = table.card(function="extra_explorer")
    table.hand("red", a, 40, 41).assign_all(red=f"{a} 40 41")
    table.refuses("red", "place A6 from A1 with 2 yellow", "LI18", "supply-first", supply=1)
    table.does("red", "place A6 with 2 yellow")
    assert len(table.seat("red").fields) == 6


def test_li12_an_extra_slot_lies_beside_the_holder_and_is_filled_after_it() -> None:
    table = game().holder("red", "wild_grey", "wild_brown").lays("red", "extra_slot")
    assert table.told(SlotAdded)[0].slot == 3
    assert table.seat("red").extra_slots == (None,)
    assert table.seat("red").holder[2] is None, "it takes no holder slot"
    assert [function.name for function in table.position.functions("red")][-1] == "extra_slot"
    table.lays("red", "terrain_vp3_grey")
    assert table.seat("red").holder[2] is not None
    table.lays("red", "terrain_vp3_green")
    assert table.told(CardLaid)[0].slot == 3
    table.lays("red", "terrain_vp3_brown")
    assert table.offers("red") == ["slot 0", "slot 1", "slot 2", "slot 3"]
    table.does("red", "slot 3")
    assert [function.name for function in table.position.functions("red")][-1] == "terrain_vp3_brown"
    assert len(table.seat("red").slots) == 4, "the slot is never lost"


def test_li12_while_an_extra_slot_is_empty_another_only_leaves_the_game() -> None:
    table = game().lays("red", "extra_slot").lays("red", "extra_slot")
    assert table.told(SlotAdded)[0].slot is None
    assert table.seat("red").extra_slots == (None,)
    assert table.position.covered == (173, 178)
    table = game().holder("red", extra=["wild_grey"]).lays("red", "extra_slot")
    assert len(table.seat("red").extra_slots) == 2


def test_li12_an_identical_function_in_an_extra_slot_is_covered_there() -> None:
    table = game().holder("red", "wild_grey", extra=["terrain_vp3_grey"]).lays("red", "terrain_vp3_grey")
    assert table.told(CardLaid)[0].slot == 3


@pytest.mark.parametrize("function", ["rival_vp2", "discount_symbol_tent", "extra_explorer"])
def test_li13_a_is_never_passed_whatever_the_card_is_good_for(function: str) -> None:
    table = game("red", "yellow")
    table.seat("red").reserve = 0
    a = table.card(function=function)
    table.hand("red", a, 40, 41).assign_all(red=f"{a} 40 41")
    assert table.seat("red").holder[0] == a
    assert table.asked == [("red", "explore", "")]


def test_the_card_is_shown_before_it_is_asked_where_it_goes() -> None:
    table = game().holder("red", "wild_grey", "wild_brown", "wild_green").lays("red", "terrain_vp3_grey")
    shown = table.told(CardShown)
    assert [(event.part, event.card) for event in shown] == [("a", table.seat("red").pending_a)]
    assert not table.told(CardLaid)
