"""Paying (LI21, LI22) and rivals (LI23, LI24)."""

from engine.laisla.actions import Cube, Place, Swap, Take
from engine.laisla.events import ExplorerPlaced
from tests.engine.laisla.positions import game


def test_li21_two_cubes_of_the_fields_colour() -> None:
    table = game().cubes("red", yellow=2, green=1).explores("red")
    table.refuses("red", "place A1 with yellow", "LI21", "cubes-short", field="in0", needed=2, offered=1)
    table.refuses("red", "place A1", "LI21", "cubes-short", needed=2, offered=0)
    table.refuses("red", "place A1 with 3 yellow", "LI21", "wrong-price", needed=2, offered=3)
    table.refuses("red", "place A2 with 2 green", "LI21", "cube-missing", cube="green", needed=2, held=1)
    table.refuses("red", "place A1 with yellow,green", "LI22", "colour-wrong", cube="green", colour="yellow")
    table.refuses("red", Place("in0", None, ("pink", "pink")), "LI21", "no-such-colour", cube="pink")
    table.does("red", "place A1 with 2 yellow")
    assert table.seat("red").cubes["yellow"] == 0


def test_li21_the_seeds_example_of_a_desert_field() -> None:
    """Anna places on a desert field and puts two yellow cubes back."""
    table = game().cubes("red", yellow=3).explores("red")
    assert table.view("red").field("in0").colour == "yellow"
    table.does("red", "place A1 with 2 yellow")
    assert table.seat("red").fields == ("in0",)
    assert table.seat("red").cubes["yellow"] == 1


def test_li21_a_discount_applies_by_itself_and_several_do_not_add_up() -> None:
    table = game().holder("red", "discount_symbol_tent", "rival_discount").explorers("yellow", "in0")
    table.cubes("red", yellow=2).explores("red")
    table.refuses("red", "place A1 with 2 yellow", "LI21", "wrong-price", needed=1, offered=2)
    assert table.offers("red", "place A1 ") == ["place A1 with yellow"]
    table.does("red", "place A1 with yellow")
    assert set(table.told(ExplorerPlaced)[0].discounts) == {"discount_symbol_tent", "rival_discount"}


def test_li22_one_cube_pays_as_another_colour() -> None:
    table = game().holder("red", "wild_grey").cubes("red", yellow=1, grey=2).explores("red")
    assert table.offers("red", "place A1 ") == ["place A1 with grey,yellow wild grey"]
    table.refuses("red", "place A1 with grey,yellow", "LI22", "wild-unnamed", function="wild_grey", cube="grey")
    table.refuses("red", "place A1 with 2 grey wild grey", "LI22", "wild-once", function="wild_grey")
    table.refuses("red", "place A3 with 2 grey wild grey", "LI22", "wild-needless", function="wild_grey")
    table.refuses("red", "place A1 with grey,yellow wild grey,grey", "LI22", "wild-needless")
    table.refuses("red", "place A1 with grey,yellow wild grey,brown", "LI22", "wild-needless", function="wild_brown")
    table.does("red", "place A1 with yellow and grey, wild_grey")
    assert table.seat("red").cubes == {"yellow": 0, "green": 0, "grey": 1, "beige": 0, "brown": 0}


def test_li22_two_different_ones_may_pay_both_cubes() -> None:
    table = game().holder("red", "wild_grey", "wild_brown").cubes("red", brown=1, grey=1).explores("red")
    assert table.offers("red", "place A1 ") == ["place A1 with brown,grey wild brown,grey"]
    table.does("red", "place A1 with brown,grey wild brown,grey")
    assert table.seat("red").cube_count == 0


def test_li22_with_a_discount_one_wild_cube_pays_it_all() -> None:
    table = game().holder("red", "wild_grey", "discount_symbol_tent").cubes("red", grey=1).explores("red")
    table.does("red", "place A1 with grey wild grey")
    assert table.seat("red").cube_count == 0


def test_li22_every_payment_is_offered() -> None:
    table = game().holder("red", "wild_grey", "wild_brown").cubes("red", yellow=2, grey=2, brown=1).explores("red")
    assert set(table.offers("red", "place A1 ")) == {
        "place A1 with yellow,yellow",
        "place A1 with grey,yellow wild grey",
        "place A1 with brown,yellow wild brown",
        "place A1 with brown,grey wild brown,grey",
    }


def test_li22_the_switch_unlimited_converts_both() -> None:
    table = game(wild_limit="unlimited").holder("red", "wild_grey").cubes("red", grey=2).explores("red")
    assert table.offers("red", "place A1 ") == ["place A1 with grey,grey wild grey"]
    table.does("red", "place A1 with grey,grey wild grey")
    assert table.seat("red").cube_count == 0


def test_li22_it_only_matters_for_paying() -> None:
    table = game().holder("red", "wild_grey", "gain_vp2_yellow").gains("red", "grey")
    assert table.seat("red").score == 0


def test_li23_rivals_are_those_who_stand_there_when_placing() -> None:
    table = game("red", "yellow", "green").holder("red", "rival_vp2").cubes("red", yellow=2, green=2, grey=2)
    table.explorers("yellow", "in1").explorers("green", "in1").explorers("red", "in5")
    table.explores("red").does("red", "place A2 with 2 green")
    assert table.seat("red").score == 2, "two rivals give no more than one"
    table.explores("red").does("red", "place A1 with 2 yellow")
    assert table.seat("red").score == 2 + 2, "no rival there: only the enclosed tile of core0 scores"
    table.explores("red", "yellow").does("red", "place A3 with 2 grey")
    table.cubes("yellow", grey=2).does("yellow", "place A3 with 2 grey")
    assert table.seat("red").score == 4, "who comes later is no rival"


def test_li23_the_discount_looks_before_paying() -> None:
    table = game().holder("red", "rival_discount").explorers("yellow", "in0").cubes("red", yellow=1).explores("red")
    assert table.offers("red", "place") == ["place A1 with yellow"]


def test_li24_a_swap_is_asked_after_paying_and_may_be_declined() -> None:
    table = game().holder("red", "rival_swap").explorers("yellow", "in0").cubes("red", yellow=2, grey=1)
    table.explores("red").does("red", "place A1 with 2 yellow")
    assert table.asked == [("red", "swap", "rival_swap")]
    assert table.offers("red") == [f"swap grey for {c}" for c in ("yellow", "green", "beige", "brown")] + ["swap none"]
    table.refuses("red", "swap yellow for green", "LI24", "cube-missing", cube="yellow", needed=1, held=0)
    table.refuses("red", "swap grey for grey", "LI24", "swap-same", cube="grey")
    table.refuses("red", Swap("grey", None), "LI24", "swap-half")
    table.refuses("red", Swap("pink", "grey"), "LI24", "no-such-colour", cube="pink")
    table.refuses("red", Swap("grey", "pink"), "LI24", "no-such-colour", cube="pink")
    twin = game().holder("red", "rival_swap").explorers("yellow", "in0").cubes("red", yellow=2, grey=1)
    twin.explores("red").does("red", "place A1 with 2 yellow", "swap none")
    assert twin.seat("red").cubes["grey"] == 1
    table.does("red", "swap grey for brown")
    assert (table.seat("red").cubes["grey"], table.seat("red").cubes["brown"]) == (0, 1)
    assert table.next_round, "not repeatable"


def test_li24_without_a_cube_at_that_moment_it_is_not_asked() -> None:
    table = game().holder("red", "rival_swap").explorers("yellow", "in0").cubes("red", yellow=2)
    table.explores("red").does("red", "place A1 with 2 yellow")
    assert table.next_round
    table = game().holder("red", "rival_swap", "terrain_cube_yellow").explorers("yellow", "in0").cubes("red", yellow=2)
    table.explores("red").does("red", "place A1 with 2 yellow", "cube grey")
    assert table.asked == [("red", "swap", "rival_swap")], "the cube gained before can be swapped"


def test_colours_that_no_cube_has_are_refused() -> None:
    table = game().explores("red").refuses("red", Take("pink"), "LI17", "no-such-colour", cube="pink")
    table.holder("red", "terrain_cube_yellow").cubes("red", yellow=2).does("red", "place A1 with 2 yellow")
    table.refuses("red", Cube("pink"), "LI14", "no-such-colour", cube="pink")
