"""What is counted of a game of La Isla, for a report of its balance (contract: `Ledger`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from engine.contract import Gain, Handled, HowHad, HowHandled, Seat
from engine.laisla import events as on
from engine.laisla.events import LaIslaEvent
from engine.laisla.functions import EXTRA_SLOT, FUNCTIONS
from engine.laisla.position import LaIslaPosition
from engine.laisla.rules import Card

_RULES: Mapping[type[LaIslaEvent], str] = MappingProxyType(
    {
        on.GameStarted: "LI1",
        on.RoundBegan: "LI1",
        on.DeckShuffled: "LI7",
        on.HandDealt: "LI5",
        on.Assigned: "LI5",
        on.LeftoverDiscarded: "LI6",
        on.PhaseBegan: "LI2",
        on.CardLaid: "LI8",
        on.SlotAdded: "LI12",
        on.ExplorerGained: "LI11",
        on.CubeGained: "LI14",
        on.PointsGained: "LI25",
        on.Swapped: "LI24",
        on.SwapDeclined: "LI24",
        on.TileTaken: "LI26",
        on.CubeTaken: "LI17",
        on.MarkerDeclined: "LI30",
        on.GameEnded: "LI35",
    }
)
"""The rule that an event is told of first; where it hangs on more than the kind of event it is not here."""
_FURTHER = ("LI3", "LI17", "LI18", "LI21", "LI22", "LI30", "LI31", "LI32", "LI33")
_ZONES = ("core", "low", "high", "coast")
"""The kinds of clearings, from the centre outwards, as in their names."""
_RINGS = {"in": "inner", "mid": "middle", "out": "outer"}


class LaIslaLedger:
    """Functions, the other parts of cards, large tiles, rings and clearings, and the points they brought."""

    kinds: Mapping[str, HowHad] = MappingProxyType(
        {
            "family": "dealt",
            "function": "dealt",
            "cube": "dealt",
            "animal": "dealt",
            "large_tile": "dealt",
            "ring": "open",
            "clearing": "open",
        }
    )
    rounds = on.RoundBegan.type
    rule_ids = tuple(dict.fromkeys((*_RULES.values(), *_FURTHER)))

    def names(self, position: LaIslaPosition) -> Mapping[str, Sequence[str]]:
        """Return the functions of the deck that is in play, and what else is counted."""
        rules = position.rules
        functions = tuple(dict.fromkeys(rules.cards[card].function for card in rules.deck))
        return {
            "family": tuple(dict.fromkeys(FUNCTIONS[name].family for name in functions)),
            "function": functions,
            "cube": rules.colours,
            "animal": rules.animals,
            "large_tile": rules.animals,
            "ring": tuple(_RINGS.values()),
            "clearing": _ZONES,
        }

    def rules(self, event: LaIslaEvent) -> Iterator[str]:
        """Return the rule of the event, and those that it shows besides."""
        if type(event) in _RULES:
            yield _RULES[type(event)]
        if isinstance(event, on.GameEnded) and event.reason == "sum":
            yield "LI3"
        elif isinstance(event, on.ExplorerPlaced):
            yield "LI17" if event.source is None else "LI18"
            yield from ("LI21",) * bool(event.discounts) + ("LI22",) * bool(event.wild)
        elif isinstance(event, on.MarkerMoved):
            yield "LI31" if event.function is None else "LI30"
            yield from ("LI32",) * (event.instead_of is not None) + ("LI33",) * event.virtual

    def gains(self, event: LaIslaEvent, position: LaIslaPosition) -> Iterator[Gain]:
        """Return the points of clearings, markers and functions, and those of the final scoring."""
        if isinstance(event, on.TileTaken):
            yield Gain(event.seat, "clearings", event.points)
        elif isinstance(event, on.MarkerMoved):
            yield Gain(event.seat, "markers in D" if event.function is None else "markers by functions", event.points)
        elif isinstance(event, on.PointsGained):
            yield Gain(event.seat, "points of functions", event.points)
        elif isinstance(event, on.GameEnded):
            for column in event.sheet.seats:
                yield Gain(column.seat, "sets", column.set_points)
                yield Gain(column.seat, "animals", column.animal_points)
                yield Gain(column.seat, "cubes", column.cube_points)

    def handled(self, event: LaIslaEvent, position: LaIslaPosition) -> Iterator[Handled]:
        """Return what was dealt, laid, used and enclosed."""
        yield from _dealt(event, position.rules.cards)
        yield from _laid(event, position.rules.cards)
        if isinstance(event, on.TileTaken):
            yield Handled(event.seat, "clearing", event.clearing.rstrip("0123456789"), "used", 1, event.points)
        elif isinstance(event, on.ExplorerPlaced):
            yield Handled(event.seat, "ring", _RINGS[event.field.rstrip("0123456789")], "used")
        yield from _acted(event)


def _dealt(event: LaIslaEvent, cards: Mapping[int, Card]) -> Iterator[Handled]:
    if isinstance(event, on.GameStarted):
        for seat, animal in event.large.items():
            yield Handled(seat, "large_tile", animal, "had")
            yield Handled(seat, "large_tile", animal, "used")
    elif isinstance(event, on.HandDealt):
        for card in (cards[each] for each in event.cards or ()):
            yield from _function(event.seat, card.function, "had")
            yield Handled(event.seat, "cube", card.cube, "had")
            yield Handled(event.seat, "animal", card.animal, "had")


def _laid(event: LaIslaEvent, cards: Mapping[int, Card]) -> Iterator[Handled]:
    if isinstance(event, on.CardShown) and event.part == "b":
        yield Handled(event.seat, "cube", cards[event.card].cube, "used")
    elif isinstance(event, on.CardShown) and event.part == "d":
        yield Handled(event.seat, "animal", cards[event.card].animal, "used")
    elif isinstance(event, on.CardLaid):
        yield from _function(event.seat, event.function, "used")
    elif isinstance(event, on.SlotAdded):
        yield from _function(event.seat, EXTRA_SLOT, "used")


def _function(seat: Seat, name: str, how: HowHandled, times: int = 1, points: int = 0) -> Iterator[Handled]:
    """Return the function and its family."""
    yield Handled(seat, "function", name, how, times, points)
    yield Handled(seat, "family", FUNCTIONS[name].family, how, times, points)


def _acted(event: LaIslaEvent) -> Iterator[Handled]:
    """Return the functions that gave something in an event."""
    if isinstance(event, on.PointsGained):
        yield from _function(event.seat, event.function, "acted", event.times, event.points)
    elif isinstance(event, on.CubeGained | on.MarkerMoved) and event.function is not None:
        points = event.points if isinstance(event, on.MarkerMoved) else 0
        yield from _function(event.seat, event.function, "acted", 1, points)
    elif isinstance(event, on.MarkerMoved) and event.instead_of is not None:
        yield from _function(event.seat, f"any_marker_instead_{event.instead_of}", "acted")
    elif isinstance(event, on.ExplorerPlaced):
        for name in event.wild + event.discounts:
            yield from _function(event.seat, name, "acted")
    elif isinstance(event, on.ExplorerGained) and event.gained:
        yield from _function(event.seat, "extra_explorer", "acted")
    elif isinstance(event, on.SlotAdded) and event.slot is not None:
        yield from _function(event.seat, EXTRA_SLOT, "acted")
    elif isinstance(event, on.Swapped):
        yield from _function(event.seat, "rival_swap", "acted")
    elif isinstance(event, on.LeftoverDiscarded):
        yield from _function(event.seat, "fourth_card", "acted")
