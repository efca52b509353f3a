"""Moa as the hosting's Presenter has it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.games.contract import Presenter
from bot.games.moa.pages import MoaPages
from bot.games.typed import TypedCommands
from engine.moa import moa
from engine.moa.events import PeriodScored
from engine.moa.views.view import MoaView


class MoaPresenter(Presenter[MoaView]):
    """Shows and asks Moa."""

    typed = TypedCommands(
        moa,
        MoaPages,
        called={"bird_payment": "birds_with", "tiles": "tile"},
        required=frozenset({"territory", "source", "tiles"}),
    )
    scored = (PeriodScored,)
    overview = "M2"

    def past_sheets(self, view: Any) -> Sequence[Any]:
        """Return the scoring sheets of the periods that are over."""
        sheets: Sequence[Any] = view.sheets
        return sheets
