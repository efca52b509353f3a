"""An event's fields as the facts of a message: every field has one way to be said, whatever the event."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.games.moa.phrases import Phrases
from bot.games.narration_base import NONE, Facts, facts_of
from engine.moa.events import MoaEvent
from engine.moa.views.view import ScoringSheet


def event_facts(event: MoaEvent, phrases: Phrases) -> Facts:
    """Give the facts that the messages of `event` (`moa-narration-...`, `moa-caption-...`) can use."""
    return facts_of(event, phrases, _SAY)


def _mammal(kind: str | None, phrases: Phrases) -> Facts:
    return phrases.mammal(kind) if kind else {"mammal": NONE}


def _sheet(sheet: ScoringSheet, phrases: Phrases) -> Facts:
    items = [
        phrases.words(
            "moa-narration-standing", name=phrases.name(row.seat), points=row.after - row.before, score=row.after
        )
        for row in sorted(sheet.seats, key=lambda row: -row.after)
    ]
    last = phrases.view.result is not None and sheet.period == phrases.view.period
    return {"period": sheet.period, "standing": NONE if last else phrases.words.listed(items)}


_SAY: Mapping[str, Callable[[Any, Phrases], Facts]] = {
    "neutral": lambda seat, phrases: {"neutral": phrases.words("moa-colour", seat=seat) if seat else NONE},
    "first_player": lambda seat, phrases: {"first_player": phrases.name(seat)},
    "sheet": _sheet,
    "round": lambda number, phrases: {"round": number, "rounds": phrases.view.components.limits.rounds},
    "active_terrain": lambda cards, phrases: {
        "active_terrain": phrases.words.listed([phrases.terrain_card(card) for card in cards])
    },
    "card": lambda card, phrases: {"terrain_card": phrases.terrain_card(card)},
    "territory": lambda number, phrases: phrases.at(number),
    "territories": lambda numbers, phrases: {"territories": phrases.places(numbers), "count": len(numbers)},
    "source": lambda number, phrases: {"source": phrases.place(number)},
    "target": lambda number, phrases: {"target": phrases.place(number)},
    "mammal": _mammal,
    "spent": lambda spent, phrases: {"spent": phrases.spent(spent)},
    "returned": lambda returned, phrases: {"returned": phrases.returned(returned)},
    "leader_tile": lambda tile, phrases: {"leader_tile": phrases.leader_tile(tile) if tile else NONE},
    "cards": lambda cards, phrases: {"cards": NONE if cards is None else phrases.cards(cards)},
    "tiles": lambda tiles, phrases: {"tiles": phrases.tiles(tiles)},
}
"""How each field is said; one that is not here (seats, a count, a kind, a yes or no) is given as it is."""
