"""The answers that the host gives for who lets it take bonuses."""

from __future__ import annotations

from engine.laisla import laisla
from engine.question import Question
from tests.engine.laisla.positions import Table, game


def obvious(table: Table) -> str | None:
    (decision, *_) = laisla.decisions(table.position)
    action = Question(laisla, table.position, decision).obvious_answer()
    return None if action is None else laisla.notation(action)  # type: ignore[arg-type]


def test_a_cube_is_taken_in_the_colour_of_which_there_are_fewest() -> None:
    table = game().holder("red", "symbol_cube_tent").cubes("red", yellow=4, green=2, grey=1, beige=1, brown=3)
    assert obvious(table.explores("red").does("red", "place A1 with 2 yellow")) == "cube grey"


def test_a_marker_moves_where_it_gives_most() -> None:
    table = game().holder("red", "gain_marker_grey").tiles("red", "dodo", pika=3)
    assert obvious(table.gains("red", "grey")) == "marker pika"


def test_a_step_that_ends_the_game_is_not_taken_for_anybody() -> None:
    table = game().holder("red", "gain_marker_grey").tiles("red", "dodo", pika=3).markers(pika=3, moth=16, toad=4)
    assert obvious(table.gains("red", "grey")) == "marker dodo"
    table = game().holder("red", "gain_marker_grey").tiles("red", "dodo").markers(dodo=3, moth=16, toad=4)
    assert obvious(table.gains("red", "grey")) is None


def test_the_marker_of_the_card_moves_unless_another_gives_more() -> None:
    table = game().holder("red", "any_marker_instead_toad").tiles("red", "dodo", toad=2)
    assert obvious(table.steps("red", "toad")) == "advance toad"
    table = game().holder("red", "any_marker_instead_toad", "advance_vp2_moth").tiles("red", "dodo", moth=1)
    assert obvious(table.steps("red", "toad")) == "advance moth"
    table = game().holder("red", "any_marker_instead_toad").tiles("red", "dodo").markers(dodo=3, moth=16, pika=4)
    assert obvious(table.steps("red", "toad")) == "advance toad", "the dodo's step would end the game"
    table = game().holder("red", "any_marker_instead_dodo").tiles("red", "dodo").markers(dodo=3, moth=16, pika=4)
    assert obvious(table.steps("red", "dodo")) == "advance dodo", "the card was chosen"


def test_nothing_else_is_answered() -> None:
    assert obvious(game()) is None
    assert obvious(game().explores("red")) is None
    assert (
        obvious(game().holder("red", "symbol_cube_rope", "wild_grey", "rival_vp2").lays("red", "gain_vp2_grey")) is None
    )
    swap = game().holder("red", "rival_swap").cubes("red", yellow=3).explorers("yellow", "in0", supply=4)
    assert obvious(swap.explores("red").does("red", "place A1 with 2 yellow")) is None
