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
from engine.choices import Thing
from engine.contract import Event
from engine.laisla import events as on
from engine.laisla import laisla
from engine.laisla.functions import FUNCTIONS
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
    part_rules = MappingProxyType(
        {"card": ("LI8", "LI10"), "tile": ("LI26", "LI31"), "territory": ("LI21", "LI26", "M4")}
    )
    screens = ("board", "hand", "close_up", "legend", "sheet")

    def parts(self, option: str, view: Any) -> Sequence[Thing]:
        """Return the functions, the animals, or the fields."""
        match option:
            case "card":
                return [Thing("function", name) for name in FUNCTIONS]
            case "tile":
                return [Thing("animal", track.animal) for track in view.tracks]
            case "territory":
                return [Thing("field", field.slot) for field in view.fields]
        return ()

    def place(self, thing: Thing, view: Any) -> str:
        """Return a field's code."""
        code: str = view.field(thing.name).code
        return code

    def past_sheets(self, view: Any) -> Sequence[Any]:
        """Return the scoring sheet, once the game is over."""
        return () if view.result is None else (view.sheet,)
