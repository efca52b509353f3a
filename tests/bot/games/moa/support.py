"""Turns of random games of Moa."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.games.moa.presenter import MoaPresenter
from bot.games.widgets import Panel
from bot.hosting.playing.turn import Turn
from engine.contract import Action, AnyGame, Decision
from engine.moa import moa
from tests.bot.games import support
from tests.bot.games.support import WORDS, Reader, controls, hold_button, hold_to_limits, names_of
from tests.support.games import CASES, Case

PRESENTER = MoaPresenter()
GAME: AnyGame = moa
MOA_CASES = tuple(
    case for case in CASES if case.game.name == "moa" and case.setup.options["neutral_scores"] == "hidden"
)
"""Every number of seats and every way to pay; whether a score is shown makes no difference to what is asked."""


def turn_at(position: Any, decision: Decision | None = None) -> Turn:
    """Return the decision of a position as a turn."""
    return support.turn_at(moa, position, decision)


def text_of(action: Action) -> str:
    """Return an action in its notation."""
    return GAME.notation(action)


def turns(case: Case, seed: int) -> Iterator[Turn]:
    """Return every decision of a random game."""
    return support.turns(case, seed)


def panel(turn: Turn, path: str = "", chosen: Sequence[str] = ()) -> Panel:
    """Return a panel, having held it to its limits."""
    return Reader(turn).panel(path, chosen)


__all__ = ["GAME", "MOA_CASES", "PRESENTER", "WORDS", "controls", "hold_button", "hold_to_limits", "names_of"]
