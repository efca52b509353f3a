"""An event's fields as the facts of a message: every field has one way to be said, whatever the event."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.games.laisla.phrases import Phrases
from bot.games.narration_base import NONE, Facts, facts_of
from engine.contract import Seat
from engine.laisla.events import LaIslaEvent


def event_facts(event: LaIslaEvent, phrases: Phrases) -> Facts:
    """Return the facts that the messages of `event` (`laisla-narration-...`, `laisla-caption-...`) can use."""
    return facts_of(event, phrases, _SAY)


def _function(name: str | None, phrases: Phrases) -> Facts:
    return {"function": NONE if name is None else phrases.function(name)}


def _covered(card: int | None, phrases: Phrases) -> Facts:
    return {"covered": NONE if card is None else phrases.function(phrases.card(card).function)}


def _cards(cards: Any, phrases: Phrases) -> Facts:
    """Say dealt cards; a bare number (of a shuffled pile) as it is."""
    if isinstance(cards, int):
        return {"cards": cards}
    return {"cards": NONE if cards is None else phrases.whole_cards(cards)}


def _large(tiles: Mapping[Seat, str], phrases: Phrases) -> Facts:
    items = [
        phrases.words("laisla-narration-large", name=phrases.name(seat), animal=animal)
        for seat, animal in tiles.items()
    ]
    return {"large": phrases.words.listed(items)}


def _discounts(functions: tuple[str, ...], phrases: Phrases) -> Facts:
    return {"discounts": phrases.functions(functions) if functions else NONE}


_SAY: Mapping[str, Callable[[Any, Phrases], Facts]] = {
    "start_player": lambda seat, phrases: {"start_player": phrases.name(seat)},
    "sheet": lambda _sheet, _phrases: {},
    "spokes": lambda _spokes, _phrases: {},
    "large": _large,
    "cards": _cards,
    "card": lambda card, phrases: {"card": phrases.whole_card(card)},
    "covered": _covered,
    "function": _function,
    "field": lambda slot, phrases: phrases.at(slot),
    "source": lambda slot, phrases: {"source": phrases.field(slot) if slot else NONE},
    "pay": lambda cubes, phrases: {"pay": phrases.cubes(cubes)},
    "wild": lambda functions, _phrases: {"wild": len(functions)},
    "discounts": _discounts,
    "instead_of": lambda animal, _phrases: {"instead_of": animal or NONE},
}
"""How each field is said; one that is not here (seats, a count, a colour, an animal, a yes or no) is given as it is."""
