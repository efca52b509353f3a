"""The nouns of La Isla's sentences, in one language and for one table: fields, cards, cubes, animals, names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from bot.games.narration_base import BasePhrases
from engine.contract import Seat
from engine.laisla.functions import FUNCTIONS
from engine.laisla.rules import Card
from engine.laisla.views.view import LaIslaView


@dataclass(frozen=True, slots=True)
class Phrases(BasePhrases[LaIslaView]):
    """Makes the parts that sentences are given as facts; each part is a whole noun phrase or a list of them."""

    game = "laisla"

    # -- who and where --------------------------------------------------------------------------------------------

    def breaks_ties(self, seat: Seat) -> int | None:
        """Return the cubes that a seat has left (LI35)."""
        return None if self.view.result is None else sum(self.view.seat(seat).cubes.values())

    def at(self, slot: str) -> dict[str, Any]:
        """Return the facts of a field that messages name as `laisla-field`."""
        shown = self.view.field(slot)
        return {"code": shown.code, "cube": shown.colour, "symbol": shown.symbol}

    def field(self, slot: str) -> str:
        """Return a field as in "B4 (grey, tent)"."""
        return self.words("laisla-field", **self.at(slot))

    # -- cards ----------------------------------------------------------------------------------------------------

    def function(self, name: str) -> str:
        """Return a function's short name, from its name in the rules ("symbol_cube_tent")."""
        known = FUNCTIONS[name]
        return self.words("laisla-function", family=known.family, subject=known.subject)

    def function_text(self, name: str) -> str:
        """Return what a function does, as a sentence."""
        known = FUNCTIONS[name]
        return self.words("laisla-function-text", family=known.family, subject=known.subject)

    def functions(self, names: Iterable[str]) -> str:
        """Return functions as a list."""
        listed = [self.words("laisla-quoted-function", function=self.function(name)) for name in names]
        return self.listed(listed)

    def part(self, card: int, part: str) -> str:
        """Return the part of a card that counts in action "a" (function), "b" (cube) or "d" (animal)."""
        shown = self.card(card)
        if part == "a":
            return self.function(shown.function)
        if part == "b":
            return self.words("laisla-panel-part-cube", cube=shown.cube)
        return self.words("laisla-panel-part-animal", animal=shown.animal)

    def card(self, card: int) -> Card:
        """Return a card by its id."""
        return self.view.all_cards[card]

    def whole_card(self, card: int) -> str:
        """Return a card with its three parts, as they are printed in words."""
        shown = self.card(card)
        return self.words(
            "laisla-whole-card", function=self.function(shown.function), cube=shown.cube, animal=shown.animal
        )

    def whole_cards(self, cards: Iterable[int]) -> str:
        """Return cards as a list."""
        return self.listed([self.whole_card(card) for card in cards])

    # -- cubes and animals ----------------------------------------------------------------------------------------

    def cubes(self, cubes: Mapping[str, int] | Iterable[str]) -> str:
        """Return cubes as a list, those of one colour together ("2 grey and 1 brown")."""
        return self.listed(self.counted("cubes", "cube", cubes))

    def animals(self, counts: Mapping[str, int]) -> str:
        """Return animals by species as a list."""
        return self.listed(self.counted("animals", "animal", counts))
