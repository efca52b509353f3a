"""The button that lets the host take bonuses."""

from __future__ import annotations

from bot.games.widgets import Button
from bot.hosting.standing_orders import OBVIOUS
from bot.hosting.turn import Turn
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
