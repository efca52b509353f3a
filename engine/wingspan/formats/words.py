"""The words of a text that is read as an action: numbers, names, spaces, amounts, forgivingly."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from engine.contract import Unreadable
from engine.wingspan.names import RESET, RESOURCES, SPACES, Resource

_TOKEN = re.compile(r"[^\s,;=+&()]+")
_NUMBER = re.compile(r"[0-9]{1,6}")
_TURN = re.compile(r"r?([0-9]{1,3})[./:t]+([0-9]{1,3})")
_PLACE = re.compile(r"([a-f])([1-6])")
_FILLERS = frozenset(("a", "the", "an", "and", "of", "tokens", "points", "on", "at", "as", "with"))
_RESOURCES: Mapping[str, Resource] = {
    **{resource: resource for resource in RESOURCES},
    "dice": "die",
    "cards": "card",
    "eggs": "egg",
    "bonus": "bonus_card",
    "bonus_cards": "bonus_card",
    "caches": "cache",
    "cached": "cache",
    "tucks": "tuck",
    "tucked": "tuck",
}


@dataclass(slots=True)
class Words:
    """The words of a text that are still to be read."""

    text: str
    words: list[tuple[int, str]]
    """Each with its place, from 1; as they were written."""

    @classmethod
    def of(cls, text: str) -> Words:
        """Part a text into words."""
        found = [(match.start() + 1, match[0]) for match in _TOKEN.finditer(text)]
        return cls(text, found[:1] + [each for each in found[1:] if each[1].casefold() not in _FILLERS])

    def wrong(self, expected: str) -> Unreadable:
        """Give the refusal of the next word."""
        if not self.words:
            return Unreadable(f"at the end: expected {expected}")
        place, word = self.words[0]
        return Unreadable(f"at character {place}: found {word!r}, expected {expected}")

    def peek(self) -> str:
        """Give the next word in small letters; "" at the end."""
        return self.words[0][1].casefold() if self.words else ""

    def take(self) -> str:
        """Give the next word as it was written, and pass over it."""
        return self.words.pop(0)[1]

    def skip(self, *words: str) -> bool:
        """Pass over the next word if it is one of these."""
        if self.peek() in words:
            del self.words[0]
            return True
        return False

    def rest(self) -> str:
        """Give all of the text that is left, as it was written."""
        text = self.text[self.words[0][0] - 1 :] if self.words else ""
        self.words.clear()
        return " ".join(text.split())

    def number(self, expected: str) -> int:
        """Read a number."""
        if not _NUMBER.fullmatch(self.peek()):
            raise self.wrong(expected)
        return int(self.take())

    def is_number(self) -> bool:
        """Whether the next word is a number."""
        return _NUMBER.fullmatch(self.peek()) is not None

    def turn(self) -> tuple[int, int]:
        """Read a round and a turn: "2.3", "r2t3", "round 2 turn 3", "2 3"."""
        if both := _TURN.fullmatch(self.peek()):
            del self.words[0]
            return int(both[1]), int(both[2])
        self.skip("round")
        round_number = self.number('a round and a turn, as "2.3"')
        self.skip("turn")
        return round_number, self.number("the number of a turn")

    def space(self) -> str:
        """Read a space: "r3c4", "C4" (row C, column 4) or "reset"."""
        word = self.peek()
        if word not in SPACES and word != RESET:
            place = _PLACE.fullmatch(word)
            if place is None:
                raise self.wrong(f"a space ({SPACES[0]} to {SPACES[-1]}, or {RESET})")
            word = f"r{'abcdef'.index(place[1]) + 1}c{place[2]}"
        del self.words[0]
        return word

    def amounts(self) -> dict[Resource, int]:
        """Read amounts of resources up to another word: "2 food, 1 card", "food"."""
        amounts: dict[Resource, int] = {}
        while self.is_number() or self.peek() in _RESOURCES:
            count = self.number("a number") if self.is_number() else 1
            resource = _RESOURCES.get(self.peek())
            if resource is None:
                raise self.wrong(f"a resource ({', '.join(RESOURCES)})")
            del self.words[0]
            if resource == "bonus_card":
                self.skip("card", "cards")
            amounts[resource] = amounts.get(resource, 0) + count
        if not amounts:
            raise self.wrong(f"a resource ({', '.join(RESOURCES)})")
        return amounts

    def end(self) -> None:
        """Raise Unreadable unless all is read."""
        if self.words:
            raise self.wrong("the end")
