"""The words of a text that is read as an action: numbers, colours, animals and fields, forgivingly."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from engine.contract import Unreadable
from engine.laisla.island import CODES, SLOT_OF
from engine.laisla.names import ANIMALS, COLOURS, SLOTS

_TOKEN = re.compile(r"[^\s,;:=+&#()/]+")
_NUMBER = re.compile(r"[0-9]{1,6}")
_FILLERS = frozenset(
    "the an and cube cubes card cards marker slot explorer explorers field on at as".split()  # noqa: SIM905
)
_COLOUR_WORDS = {
    "gray": "grey",
    "desert": "yellow",
    "pasture": "green",
    "mountain": "grey",
    "steppe": "beige",
    "swamp": "brown",
}


@dataclass(slots=True)
class Words:
    """The words of a text that are still to be read."""

    text: str
    words: list[tuple[int, str]]
    """Each with its place, from 1."""

    @classmethod
    def of(cls, text: str) -> Words:
        """Part a text into words."""
        found = [(match.start() + 1, match[0].casefold()) for match in _TOKEN.finditer(text)]
        return cls(text, found[:1] + [(place, word) for place, word in found[1:] if word not in _FILLERS])

    def wrong(self, expected: str) -> Unreadable:
        """Return the refusal of the next word."""
        if not self.words:
            return Unreadable(f"at the end: expected {expected}")
        place, word = self.words[0]
        return Unreadable(f"at character {place}: found {word!r}, expected {expected}")

    def peek(self) -> str:
        """Return the next word; "" at the end."""
        return self.words[0][1] if self.words else ""

    def skip(self, *words: str) -> bool:
        """Pass over the next word if it is one of these."""
        if self.peek() in words:
            del self.words[0]
            return True
        return False

    def number(self, expected: str) -> int:
        """Read a number."""
        if not _NUMBER.fullmatch(self.peek()):
            raise self.wrong(expected)
        return int(self.words.pop(0)[1])

    def name(self, names: Iterable[str], expected: str, others: Mapping[str, str] | None = None) -> str:
        """Read one of the names, or the beginning of just one of them."""
        self.skip("a")
        word = self.peek()
        known = {each: each for each in names} | dict(others or {})
        meant = {known[each] for each in known if len(word) > 1 and each.startswith(word)}
        if word in known:
            meant = {known[word]}
        if len(meant) != 1:
            raise self.wrong(expected)
        del self.words[0]
        return meant.pop()

    def colour(self) -> str:
        """Read a cube's colour."""
        return self.name(COLOURS, f"a colour ({', '.join(COLOURS)})", _COLOUR_WORDS)

    def animal(self) -> str:
        """Read an animal."""
        return self.name(ANIMALS, f"an animal ({', '.join(ANIMALS)})")

    def field(self) -> str:
        """Read a field's code or slot."""
        word = self.peek()
        if word in SLOTS:
            return self.words.pop(0)[1]
        if word in ("a", "b", "c") and len(self.words) > 1:
            word += self.words[1][1]
            if word.upper() in SLOT_OF:
                del self.words[0]
        if word.upper() not in SLOT_OF:
            raise self.wrong(f"a field ({CODES[SLOTS[0]]} to {CODES[SLOTS[-1]]})")
        del self.words[0]
        return SLOT_OF[word.upper()]

    def end(self) -> None:
        """Raise Unreadable unless all is read."""
        if self.words:
            raise self.wrong("the end")
