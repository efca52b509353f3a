"""The button that lets the host take bonuses."""

from __future__ import annotations

from bot.games.widgets import Button
from bot.hosting.orders.standing_orders import OBVIOUS
from bot.hosting.playing.turn import Turn
from tests.bot.games.laisla.support import PRESENTER, WORDS, names_of, turn_at
from tests.bot.games.moa.support import controls
from tests.engine.laisla.positions import game


def takes(turn: Turn) -> Turn:
    """Let the asked seat take bonuses."""
    turn.orders = (OBVIOUS,)
    return turn


def test_the_panel_offers_it_and_says_what_it_means() -> None:
    turn = turn_at(game().position)
    made = PRESENTER.panel(turn, "", (), names_of(turn.view.seating), WORDS)
    (offered,) = [each for each in controls(made) if isinstance(each, Button) and each.bonuses is not None]
    assert (offered.label, offered.bonuses) == ("Take bonuses for me", True)
    assert "“Take bonuses for me” takes them without asking: cubes of" in made.text
    made = PRESENTER.panel(takes(turn), "", (), names_of(turn.view.seating), WORDS)
    (offered,) = [each for each in controls(made) if isinstance(each, Button) and each.bonuses is not None]
    assert (offered.label, offered.bonuses) == ("Ask me about bonuses", False)
    assert "Bonuses are taken for you" in made.text
    assert "some minutes later unless you answer first" in made.text


def test_before_confirming_it_says_which_cube_is_taken_and_how_to_be_asked() -> None:
    table = game("red", "yellow").cubes("red", yellow=3, green=2, grey=0, beige=1, brown=2)
    table.holder("red", "symbol_cube_tent", "terrain_cube_yellow").explores("red")
    turn, path = takes(turn_at(table.position)), "place.-.A1.yellow-yellow"
    names = names_of(turn.view.seating)
    made = PRESENTER.panel(turn, path, (), names, WORDS)
    assert "+1 grey cube (“tent field: cube”). +1 yellow cube (“yellow field: cube”)." in made.text
    assert "Bonuses are taken for you" in made.text
    (off,) = [each for each in controls(made) if isinstance(each, Button) and each.bonuses is not None]
    assert (off.label, off.bonuses, off.path) == ("Ask me about bonuses", False, path)
    asking = PRESENTER.panel(turn_at(table.position), path, (), names, WORDS)
    assert "After that: a cube and a cube." in asking.text
    assert "grey cube" not in asking.text
