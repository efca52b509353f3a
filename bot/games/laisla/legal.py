"""What a seat may do now and what it would bring, asked of the rules: nothing here knows a rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from bot.hosting.turn import Turn
from engine.contract import Illegal
from engine.laisla import events as happened
from engine.laisla.actions import LaIslaAction, Place
from engine.laisla.chapters.holder import may_cover
from engine.laisla.events import LaIslaEvent
from engine.laisla.formats.notation import WILD
from engine.laisla.functions import FUNCTIONS
from engine.laisla.obvious import ends_the_game, own_gains
from engine.laisla.views.view import FieldView, LaIslaView, SeatView, SlotView


@dataclass(frozen=True, slots=True)
class Prospect:
    """What placing on a field would bring."""

    points: int
    """At once, tiles included."""
    tiles: tuple[happened.TileTaken, ...]
    gives: tuple[str, ...]
    """What functions then ask about, in the order of asking: "cube", "swap", "marker"."""
    discounts: tuple[str, ...]
    rivals: tuple[str, ...]


class Legal:
    """The legal choices of the seat that is asked."""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        self.view: LaIslaView = turn.view
        self.me: SeatView = self.view.seat(turn.seat)

    # -- asking the rules -----------------------------------------------------------------------------------------

    def refused(self, action: LaIslaAction) -> Illegal | None:
        """Give why `action` is refused, or None when it is legal."""
        try:
            self.turn.check(action)
        except Illegal as illegal:
            return illegal
        return None

    def foreseen(self, action: LaIslaAction) -> list[LaIslaEvent]:
        """Give what `action` would bring to the seat itself, up to where others go on or something is revealed."""
        return own_gains(self.turn.preview(action).events, self.me.seat)  # type: ignore[return-value]

    # -- action A -------------------------------------------------------------------------------------------------

    def covers(self, card: int | None) -> list[SlotView]:
        """Give the slots that a card for action A can cover; none where there is nothing to choose."""
        shown = [slot.function for slot in self.me.slots]
        if card is None or not may_cover(shown, self.view.all_cards[card].function):
            return []
        return list(self.me.slots)

    # -- placing --------------------------------------------------------------------------------------------------

    @cached_property
    def places(self) -> Sequence[Place]:
        """Every legal way to place or move an explorer."""
        return [action for action in self.turn.actions() if isinstance(action, Place)]

    @property
    def moves(self) -> bool:
        """Whether an explorer moves, because none is left to place."""
        return not self.me.supply

    def sources(self) -> list[str]:
        """Give the fields an explorer can move from."""
        return list(dict.fromkeys(place.source for place in self.places if place.source is not None))

    def fields(self, source: str | None) -> list[FieldView]:
        """Give the fields that can be paid, ring by ring."""
        reachable = {place.field for place in self.places if place.source == source}
        return [field for field in self.view.fields if field.slot in reachable]

    def payments(self, field: str, source: str | None) -> list[tuple[str, ...]]:
        """Give every way to pay for a field; the one without foreign colours first."""
        found = [place for place in self.places if place.field == field and place.source == source]
        return [place.pay for place in sorted(found, key=lambda place: len(place.wild))]

    def wild_for(self, field: str, pay: tuple[str, ...]) -> tuple[str, ...]:
        """Give the functions that cubes of foreign colours need: an action names each once (docs/record.md)."""
        colour = self.view.field(field).colour
        return tuple(f"{WILD}{cube}" for cube in dict.fromkeys(pay) if cube != colour)

    def out_of_reach(self, source: str | None) -> dict[str, list[FieldView]]:
        """Give the free fields that cannot be paid, by colour."""
        reachable = {field.slot for field in self.fields(source)}
        found: dict[str, list[FieldView]] = {}
        for field in self.view.fields:
            if field.slot not in reachable and field.slot not in self.me.fields:
                found.setdefault(field.colour, []).append(field)
        return found

    def prospect(self, field: FieldView, source: str | None) -> Prospect:
        """Foresee what an explorer on `field` brings, however it is paid."""
        pay = self.payments(field.slot, source)[0]
        events = self.foreseen(Place(field.slot, source, pay, self.wild_for(field.slot, pay)))
        placed = next(event for event in events if isinstance(event, happened.ExplorerPlaced))
        tiles = tuple(event for event in events if isinstance(event, happened.TileTaken))
        points = sum(event.points for event in events if isinstance(event, happened.TileTaken | happened.PointsGained))
        rivals = tuple(seat for seat in field.explorers if seat != self.me.seat)
        return Prospect(points, tiles, self._asks(field, tiles, rivals), placed.discounts, rivals)

    def _asks(self, field: FieldView, tiles: Sequence[happened.TileTaken], rivals: Sequence[str]) -> tuple[str, ...]:
        """Give what visible functions will ask about after placing: each once, and once for each tile won."""
        occasions = Counter([("symbol", field.symbol), ("terrain", field.colour), ("ring", field.ring)])
        occasions.update([("rival", "")] if rivals else [])
        occasions.update(("tile", tile.animal) for tile in tiles)
        asking = [
            FUNCTIONS[name].gives for name in self.me.functions for _ in range(occasions[FUNCTIONS[name].occasion])
        ]
        return tuple(gives for kind in ("cube", "swap", "marker") for gives in asking if gives == kind)

    # -- markers --------------------------------------------------------------------------------------------------

    def ends_the_game(self, animal: str) -> bool:
        """Whether a step of this marker brings the sum of values to where the game ends."""
        return ends_the_game(self.view, animal)
