"""Takes a notation apart, word by word (engine.moa.formats.notation has the grammar)."""

from __future__ import annotations

import re
from typing import NamedTuple

from engine.contract import Unreadable
from engine.moa.chapters.payment import Payment
from engine.moa.components import RESERVED as KEYWORDS

_TOKEN = re.compile(r"\s*(?:(?P<number>\d+)|(?P<name>[^\W\d][\w'’-]*(?:\s*:\s*\d+)?)|(?P<mark>\S))")
_LONGEST = 2000
"""Characters of a notation; far more than any hand needs."""
_MOST = 99
"""The largest count in front of a name."""


class NotationError(Unreadable):
    """A text that is no action: what was found where, and what was expected there."""

    def __init__(self, column: int, found: str, expected: str) -> None:
        super().__init__(f"at character {column}: found {found or 'the end'}, expected {expected}")
        self.column = column
        """From 1."""
        self.found = found
        """Empty at the end of the text."""
        self.expected = expected


class Token(NamedTuple):
    """A word, number or mark of a text; the last one is the end."""

    kind: str
    text: str
    column: int


def _token(match: re.Match[str]) -> Token:
    kind = str(match.lastgroup)
    text = re.sub(r"[\s'’]", "", match[kind]).replace("-", "_").lower()
    return Token(kind, text if kind == "name" else match[kind], match.start(kind) + 1)


class Reader:
    """Takes a text apart, word by word."""

    def __init__(self, text: str) -> None:
        if len(text) > _LONGEST:
            raise NotationError(_LONGEST, "more", f"at most {_LONGEST} characters")
        self._tokens = [_token(match) for match in _TOKEN.finditer(text)]
        self._tokens.append(Token("end", "", len(text.rstrip()) + 1))
        self._next = 0

    @property
    def token(self) -> Token:
        """What comes next."""
        return self._tokens[self._next]

    def fail(self, expected: str) -> NotationError:
        """Return the error that something else was expected next."""
        return NotationError(self.token.column, repr(self.token.text) if self.token.text else "", expected)

    def take(self) -> str:
        """Take what comes next, whatever it is."""
        self._next += 1
        return self._tokens[self._next - 1].text

    def word(self, *words: str) -> str:
        """Take one of these words."""
        if self.token.kind != "name" or self.token.text not in words:
            raise self.fail(" or ".join(repr(word) for word in words))
        return self.take()

    def may(self, word: str) -> bool:
        """Take this word, if it comes next."""
        if self.token.text != word:
            return False
        self.take()
        return True

    def number(self, what: str) -> int:
        """Take a number."""
        if self.token.kind != "number" or len(self.token.text) > 9:
            raise self.fail(f"a number ({what})")
        return int(self.take())

    def end(self) -> None:
        """Hold that nothing more comes."""
        self.may(".")
        if self.token.kind != "end":
            raise self.fail("nothing more")

    def name(self, what: str) -> str:
        """Take a name; several words in a row are one."""
        words = []
        while self.token.kind == "name" and self.token.text not in KEYWORDS:
            words.append(self.take())
        if not words:
            raise self.fail(what)
        return "_".join(words)

    def names(self, what: str) -> list[str]:
        """Take names with commas between, each with a count in front if that is not 1."""
        names: list[str] = []
        while True:
            count = 1
            if self.token.kind == "number":
                count = self.number("how many")
                if not 1 <= count <= _MOST:
                    self._next -= 1
                    raise self.fail(f"a number from 1 to {_MOST}")
            names += [self.name(what)] * count
            if not (self.may(",") or self.may("and")):
                return names

    def paid(self, two_fight: bool = False) -> Payment:
        """Take what is paid."""
        names = self.names("a card or a leader tile") if self.may("with") else []
        tiles = 0
        if two_fight and self.may("using"):
            tiles = self.number("two-fight tiles")
            self._two_fight()
        return self._payment(names, tiles)

    def _two_fight(self) -> None:
        if self.may("two_fight"):
            return
        self.word("two", "two_fight")
        self.word("fight")

    def apart(self) -> tuple[tuple[str, ...] | None, tuple[str, ...] | None]:
        """Take what pays for the birds, where that is said."""
        if not self.may("then"):
            return None, None
        if self.may("nothing"):
            return (), ()
        payment = self._payment(self.names("a card, a leader tile or 'nothing'"), 0)
        return payment.cards, payment.leader_tiles

    @staticmethod
    def _payment(names: list[str], two_fight: int) -> Payment:
        cards = tuple(name for name in names if ":" not in name)
        return Payment(cards, tuple(name for name in names if ":" in name), two_fight)
