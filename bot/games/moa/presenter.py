"""Moa as the hosting's Presenter has it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar

from bot.games.contract import Presenter
from bot.games.moa.pages import MoaPages
from bot.games.typed import TypedCommands
from engine.choices import Thing
from engine.contract import Event
from engine.moa import events as on
from engine.moa import moa
from engine.moa.views.view import MoaView


class MoaPresenter(Presenter[MoaView]):
    """Shows and asks Moa."""

    typed = TypedCommands(
        moa,
        MoaPages,
        called={"bird_payment": "birds_with", "tiles": "tile"},
        required=frozenset({"territory", "source", "tiles"}),
    )
    scored = (on.PeriodScored,)
    great = (
        on.Attacked,
        on.Defended,
        on.InvasionSucceeded,
        on.VolcanoErupted,
        on.LandSold,
        on.LeaderPlaced,
        on.PeriodScored,
        on.GameEnded,
    )
    topics: ClassVar[Mapping[str, tuple[type[Event], ...]]] = MappingProxyType(
        {
            "fights": (
                on.Attacked,
                on.Invaded,
                on.Defended,
                on.DefenceDeclined,
                on.InvasionSucceeded,
                on.InvasionFailed,
                on.VolcanoErupted,
            ),
            "gains": (
                on.Attacked,
                on.Defended,
                on.LeaderPlaced,
                on.LandSold,
                on.KarakiaBought,
                on.CardsDrawn,
                on.PeriodScored,
            ),
        }
    )
    overview = "M2"
    part_rules = MappingProxyType({"card": ("B3",), "tile": ("N3", "K1"), "territory": ("N6", "B2", "SC1")})
    screens = ("board", "hand", "close_up", "legend", "sheet")

    def parts(self, option: str, view: Any) -> Sequence[Thing]:
        """Return the birds and mammals, the karakia tiles, or the territories."""
        components = view.components
        match option:
            case "card":
                birds = [Thing("bird", species) for species in components.bird_cards]
                return [*birds, *(Thing("mammal", kind) for kind in components.mammals)]
            case "tile":
                return [Thing("tile", kind) for kind in components.karakia_tiles]
            case "territory":
                return [Thing("territory", number) for number in components.territories]
        return ()

    def past_sheets(self, view: Any) -> Sequence[Any]:
        """Return the scoring sheets of the periods that are over."""
        sheets: Sequence[Any] = view.sheets
        return sheets
