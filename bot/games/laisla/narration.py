"""Events told in plain sentences: an action of all seats shares a line, so that a round stays short in a channel."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from bot.games.laisla.phrases import Phrases
from bot.games.narration_base import NONE, Lines, message_id
from engine.contract import Seat
from engine.laisla import events as happened
from engine.laisla.events import LaIslaEvent

_FOLLOWS = (
    happened.PointsGained,
    happened.CubeGained,
    happened.TileTaken,
    happened.MarkerMoved,
    happened.MarkerDeclined,
    happened.Swapped,
    happened.SwapDeclined,
    happened.ExplorerGained,
)
"""Come of what was told just before: whose they are is said only where nothing of that seat stands before them."""


class Narration(Phrases):
    """Tells La Isla's events."""

    kinds = LaIslaEvent
    opens = (
        happened.GameStarted,
        happened.RoundBegan,
        happened.PhaseBegan,
        happened.ExplorerPlaced,
        happened.CubeTaken,
        happened.GameEnded,
    )
    closes = (happened.GameStarted, happened.RoundBegan)
    telling = (
        happened.GameEnded,
        happened.TileTaken,
        happened.ExplorerPlaced,
        happened.GameStarted,
        happened.MarkerMoved,
        happened.CubeTaken,
        happened.Swapped,
        happened.CardLaid,
        happened.SlotAdded,
    )
    said: ClassVar[Mapping[str, Callable[[Any, Any], Any]]] = {
        "start_player": lambda seat, phrases: phrases.name(seat),
        "sheet": lambda _sheet, _phrases: {},
        "spokes": lambda _spokes, _phrases: {},
        "large": lambda tiles, phrases: phrases.large(tiles),
        "cards": lambda cards, phrases: phrases.dealt(cards),
        "card": lambda card, phrases: phrases.whole_card(card),
        "covered": lambda card, phrases: NONE if card is None else phrases.function(phrases.card(card).function),
        "function": lambda name, phrases: NONE if name is None else phrases.function(name),
        "field": lambda slot, phrases: phrases.at(slot),
        "source": lambda slot, phrases: phrases.field(slot) if slot else NONE,
        "pay": lambda cubes, phrases: phrases.cubes(cubes),
        "wild": lambda functions, _phrases: len(functions),
        "discounts": lambda functions, phrases: phrases.functions(functions) if functions else NONE,
        "instead_of": lambda animal, _phrases: animal or NONE,
    }

    def tell(self, events: Sequence[LaIslaEvent], at: int, page: Lines) -> int:
        """Say the event at `at`, with those after it that share its sentence; return how many those are."""
        event = events[at]
        if isinstance(event, happened.Assigned):
            return self._assigned(events, at, page)
        if not _told_elsewhere(events, at):
            seat: Seat | None = getattr(event, "seat", None)
            told = self.words(_key(event), **self.facts(event))
            if _follows(event) and seat is not None and (page.fresh or seat != page.of):
                told = self.words("laisla-narration-of", name=self.name(seat), told=told)
            page.say(told, seat)
        return 1

    def large(self, tiles: Mapping[Seat, str]) -> str:
        """Return who has which large tile as a list."""
        items = tiles.items()
        return self.words.listed(
            [self.words("laisla-narration-large", name=self.name(seat), animal=animal) for seat, animal in items]
        )

    def dealt(self, cards: int | Sequence[int] | None) -> str | int:
        """Return dealt cards as a list; a bare number (of a shuffled pile) as it is."""
        if isinstance(cards, int):
            return cards
        return NONE if cards is None else self.whole_cards(cards)

    def _assigned(self, events: Sequence[LaIslaEvent], at: int, page: Lines) -> int:
        """Tell in one sentence who has assigned; that everybody has, once the actions begin.

        In the channel the prompt tells who has, so that only the own answer needs a sentence.
        """
        end = at
        while end < len(events) and isinstance(events[end], happened.Assigned):
            end += 1
        run = [event for event in events[at:end] if isinstance(event, happened.Assigned)]
        page.fresh = True
        if end < len(events):
            page.say(self.words("laisla-narration-all-assigned"))
            return len(run)
        if self.view.viewer is not None:
            seats = dict.fromkeys(event.seat for event in run)
            page.say(self.words("laisla-narration-assigned", names=self.name_list(seats), count=len(seats)))
        return len(run)


def _key(event: LaIslaEvent) -> str:
    key = message_id("laisla-narration", event)
    by_function = isinstance(event, happened.CubeGained | happened.MarkerMoved) and event.function is not None
    return f"{key}-by-function" if by_function else key


def _follows(event: LaIslaEvent) -> bool:
    leads = isinstance(event, happened.CubeGained | happened.MarkerMoved) and event.function is None
    return isinstance(event, _FOLLOWS) and not leads


def _told_elsewhere(events: Sequence[LaIslaEvent], at: int) -> bool:
    event = events[at]
    if isinstance(event, happened.HandDealt):
        return event.cards is None  # the round's line tells that everybody has cards
    if isinstance(event, happened.PhaseBegan):
        return event.phase == "c" or at + 1 == len(events)  # what is asked then says it
    if isinstance(event, happened.CardShown):
        return event.part == "b" or at + 1 < len(events)  # what becomes of the card says it
    return False
