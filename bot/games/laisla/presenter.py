"""La Isla as the hosting's Presenter has it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.games.contract import Presenter
from bot.games.laisla import counting
from bot.games.laisla.pages import LaIslaPages
from bot.games.typed import TypedCommands
from bot.games.typed.offers import Counting
from engine.laisla import laisla
from engine.laisla.events import GameEnded, HandDealt
from engine.laisla.views.view import LaIslaView


class LaIslaPresenter(Presenter[LaIslaView]):
    """Shows and asks La Isla."""

    typed = TypedCommands(
        laisla,
        LaIslaPages,
        called={"slot": "card", "pay": "payment"},
        required=frozenset(("field",)),
        counting=Counting(counting.said, counting.meant),
    )
    scored = (GameEnded,)
    on_panel = (HandDealt,)
    overview = "M2"

    def past_sheets(self, view: Any) -> Sequence[Any]:
        """Return the scoring sheet, once the game is over."""
        return () if view.result is None else (view.sheet,)
