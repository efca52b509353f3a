"""What the host answers for who lets it take bonuses."""

from dataclasses import replace

from bot.games.contract import Button
from bot.hosting.turn import Turn
from tests.bot.games.laisla.support import PRESENTER, WORDS, names_of, text_of, turn_at
from tests.bot.games.moa.support import controls
from tests.engine.laisla.positions import Table, game


def plain(table: Table) -> str | None:
    action = PRESENTER.plain_answer(turn_at(table.position))
    return None if action is None else text_of(action)


def test_a_cube_is_taken_in_the_colour_of_which_there_are_fewest() -> None:
    table = game().holder("red", "symbol_cube_tent").cubes("red", yellow=4, green=2, grey=1, beige=1, brown=3)
    assert plain(table.explores("red").does("red", "place A1 with 2 yellow")) == "cube grey"


def test_a_marker_moves_where_it_gives_most() -> None:
    table = game().holder("red", "gain_marker_grey").tiles("red", "dodo", pika=3)
    assert plain(table.gains("red", "grey")) == "marker pika"


def test_a_step_that_ends_the_game_is_not_taken_for_anybody() -> None:
    table = game().holder("red", "gain_marker_grey").tiles("red", "dodo", pika=3).markers(pika=3, moth=16, toad=4)
    assert plain(table.gains("red", "grey")) == "marker dodo"
    table = game().holder("red", "gain_marker_grey").tiles("red", "dodo").markers(dodo=3, moth=16, toad=4)
    assert plain(table.gains("red", "grey")) is None


def test_the_marker_of_the_card_moves_unless_another_gives_more() -> None:
    table = game().holder("red", "any_marker_instead_toad").tiles("red", "dodo", toad=2)
    assert plain(table.steps("red", "toad")) == "advance toad"
    table = game().holder("red", "any_marker_instead_toad", "advance_vp2_moth").tiles("red", "dodo", moth=1)
    assert plain(table.steps("red", "toad")) == "advance moth"
    table = game().holder("red", "any_marker_instead_toad").tiles("red", "dodo").markers(dodo=3, moth=16, pika=4)
    assert plain(table.steps("red", "toad")) == "advance toad", "the dodo's step would end the game"
    table = game().holder("red", "any_marker_instead_dodo").tiles("red", "dodo").markers(dodo=3, moth=16, pika=4)
    assert plain(table.steps("red", "dodo")) == "advance dodo", "the card was chosen"


def test_nothing_else_is_answered() -> None:
    assert plain(game()) is None
    assert plain(game().explores("red")) is None
    assert (
        plain(game().holder("red", "symbol_cube_rope", "wild_grey", "rival_vp2").lays("red", "gain_vp2_grey")) is None
    )
    swap = game().holder("red", "rival_swap").cubes("red", yellow=3).explorers("yellow", "in0", supply=4)
    assert plain(swap.explores("red").does("red", "place A1 with 2 yellow")) is None


def takes(turn: Turn) -> Turn:
    """Let the asked seat take bonuses."""
    occupants = tuple(replace(each, bonuses=each.seat == turn.seat) for each in turn.table.occupants)
    turn.table = replace(turn.table, occupants=occupants)
    return turn


def test_the_panel_offers_it_and_says_what_it_means() -> None:
    turn = turn_at(game().position)
    made = PRESENTER.panel(turn, "", (), names_of(turn.view.seating), WORDS)
    (offered,) = [each for each in controls(made) if isinstance(each, Button) and each.bonuses is not None]
    assert (offered.label, offered.bonuses) == ("Take bonuses for me", True)
    made = PRESENTER.panel(takes(turn), "", (), names_of(turn.view.seating), WORDS)
    (offered,) = [each for each in controls(made) if isinstance(each, Button) and each.bonuses is not None]
    assert (offered.label, offered.bonuses) == ("Ask me about bonuses", False)
    assert "Bonuses are taken for you" in made.text
