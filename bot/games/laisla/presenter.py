"""La Isla as the hosting's Presenter has it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar

from bot.games.contract import Presenter
from bot.games.laisla import counting
from bot.games.laisla.pages import LaIslaPages
from bot.games.typed import TypedCommands
from bot.games.typed.offers import Counting
from engine.contract import Event
from engine.laisla import events as on
from engine.laisla import laisla
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
    scored = (on.GameEnded,)
    great = (on.TileTaken, on.Swapped, on.GameEnded)
    topics: ClassVar[Mapping[str, tuple[type[Event], ...]]] = MappingProxyType(
        {
            "gains": (
                on.TileTaken,
                on.MarkerMoved,
                on.PointsGained,
                on.CubeGained,
                on.CubeTaken,
                on.ExplorerGained,
                on.GameEnded,
            )
        }
    )
    on_panel = (on.HandDealt,)
    overview = "M2"

    def past_sheets(self, view: Any) -> Sequence[Any]:
        """Return the scoring sheet, once the game is over."""
        return () if view.result is None else (view.sheet,)
