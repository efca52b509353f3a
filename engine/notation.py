"""Actions as text that people can type, and back, whatever the game; no position is needed for it.

Each way of a game has one line (`Way.text`): words, and slots in braces, each of which writes and reads some fields of
the action:

    place {birds} at {territory}{payment}{any_territory}      place 3 at 5 with 2 kea, honour:2 anywhere

Pieces are written with one blank between; a slot that has nothing to say writes nothing. Slots beside each other that
may be left out are read in any order. What a slot's words are, and what else is read for it, is the game's own.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from engine.choices import Way
from engine.faults import Unreadable

A = TypeVar("A")

_LONGEST = 2000
"""Characters of a text; far more than any action needs."""
_MOST = 99
"""The largest count of a name."""
_NUMBER = re.compile(r"\d{1,9}")
_COUNT = re.compile(r"x?\d{1,9}x?")
_COUNT_WORDS = {"one": 1, "two": 2}
_PIECE = re.compile(r"\{(\w+)\}|([^\s{}]+)")


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
    """A word, number or mark of a text."""

    text: str
    """As it is compared: in small letters."""
    written: str
    column: int


@dataclass(frozen=True, slots=True)
class Tokens:
    """How a game's texts are taken apart."""

    pattern: re.Pattern[str]
    """What one token is; what stands between two is passed over."""
    fold: Callable[[str], str] = str.casefold
    fillers: frozenset[str] = frozenset()
    """Words that mean nothing after the first one ("the")."""

    def of(self, text: str) -> Iterator[Token]:
        """Yield the tokens of a text."""
        for number, match in enumerate(self.pattern.finditer(text)):
            folded = self.fold(match[0])
            if number == 0 or folded not in self.fillers:
                yield Token(folded, match[0], match.start() + 1)


class Cursor:
    """A text that is read token by token."""

    def __init__(self, text: str, tokens: Tokens) -> None:
        if len(text) > _LONGEST:
            raise NotationError(_LONGEST, "more", f"at most {_LONGEST} characters")
        self.text = text
        self._tokens = [*tokens.of(text), Token("", "", len(text.rstrip()) + 1)]
        self.at = 0
        """Which token comes next."""

    @property
    def token(self) -> Token:
        """What comes next; at the end a token without text."""
        return self._tokens[self.at]

    @property
    def peek(self) -> str:
        """The text of what comes next; "" at the end."""
        return self.token.text

    def ahead(self, words: Sequence[str]) -> bool:
        """Say whether exactly these words come next."""
        return [token.text for token in self._tokens[self.at : self.at + len(words)]] == list(words)

    def fail(self, expected: str) -> NotationError:
        """Return the error that something else was expected next."""
        return NotationError(self.token.column, repr(self.peek) if self.peek else "", expected)

    def take(self) -> str:
        """Take what comes next, as it was written; at the end nothing."""
        written = self.token.written
        self.at += bool(self.peek)
        return written

    def strip(self, start: str) -> None:
        """Take the beginning of what comes next away from it, if it begins so."""
        self._tokens[self.at] = self.token._replace(text=self.peek.removeprefix(start))

    def rest(self) -> str:
        """Take all that is left, as it was written, with single blanks."""
        text = self.text[self.token.column - 1 :] if self.peek else ""
        self.at = len(self._tokens) - 1
        return " ".join(text.split())

    def skip(self, *words: str) -> bool:
        """Take one of these words, if it comes next."""
        if not self.peek or self.peek not in words:
            return False
        self.at += 1
        return True

    def word(self, word: str) -> None:
        """Take this word."""
        if not self.skip(word):
            raise self.fail(repr(word))

    def number(self, what: str) -> int:
        """Take a number; `what` is what an error message expects."""
        if not _NUMBER.fullmatch(self.peek):
            raise self.fail(what)
        return int(self.take())

    def name(self, known: Mapping[str, str], what: str, shortest: int = 2) -> str:
        """Take one of the names that are known, or the beginning of just one; return what it stands for."""
        word = self.peek
        if word in known:
            meant = {known[word]}
        else:
            meant = {known[each] for each in known if len(word) >= shortest and each.startswith(word)}
        if len(meant) != 1:
            raise self.fail(what)
        self.take()
        return meant.pop()

    def names(self, name: Callable[[], str], more: Callable[[], bool], counts: bool = False) -> list[str]:
        """Take names as long as there are more, each with its count before it ("2 kea").

        `counts`: "2x kea", "two kea" and "kea x2" are counts, too, so that no name may have such words.
        """
        names: list[str] = []
        while not names or more():
            before = self._count(counts)
            called = name()
            after = self._count(counts) if counts and self.peek.startswith("x") else 1
            names += [called] * (before * after)
        return names

    def _count(self, counts: bool) -> int:
        match = (_COUNT if counts else _NUMBER).fullmatch(self.peek)
        count = int(self.peek.strip("x")) if match else _COUNT_WORDS.get(self.peek) if counts else None
        if count is None:
            return 1
        if not 1 <= count <= _MOST:
            raise self.fail(f"a number from 1 to {_MOST}")
        self.take()
        return count

    def end(self, others: str = "") -> None:
        """Hold that nothing more comes; `others` is what could come as well."""
        if self.peek:
            raise self.fail(f"one of {others}, or nothing more" if others else "nothing more")


# -- slots ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Slot:
    """A part of a line: what it writes of an action's fields, and how they are read."""

    fields: tuple[str, ...]
    write: Callable[..., str]
    """Takes the values of the fields; returns "" where there is nothing to say."""
    read: Callable[[Cursor], Any]
    """Returns the value of the field, a tuple of values where there are several."""
    comes: Callable[[Cursor], bool] | None = None
    """Whether it comes next, for a slot that may be left out: its fields then have their defaults."""
    expected: str = ""
    """What an error message calls it."""
    again: bool = False
    """Whether it may come more than once; the last one counts."""


def number(field: str, what: str, after: tuple[str, ...] = ()) -> Slot:
    """Return a slot of a number; words that may follow it mean nothing."""

    def read(cursor: Cursor) -> int:
        value = cursor.number(what)
        cursor.skip(*after)
        return value

    return Slot((field,), str, read)


def optional(lead: str | tuple[str, ...], slot: Slot) -> Slot:
    """Return a slot that comes behind a word of its own, or not at all."""
    words = (lead,) if isinstance(lead, str) else lead

    def write(*values: Any) -> str:
        text = "" if values[0] is None else slot.write(*values)
        return f"{words[0]} {text}" if text else ""

    def read(cursor: Cursor) -> Any:
        cursor.skip(*words)
        return slot.read(cursor)

    comes = slot.comes or (lambda cursor: cursor.peek in words)
    return Slot(slot.fields, write, read, comes, slot.expected or repr(words[0]), slot.again)


def flag(field: str, word: str) -> Slot:
    """Return a slot of a word that is there or not."""
    return Slot(
        (field,),
        lambda value: word if value else "",
        lambda cursor: cursor.skip(word),
        lambda cursor: cursor.peek == word,
        repr(word),
    )


# -- lines ------------------------------------------------------------------------------------------------------------

Piece: TypeAlias = str | Slot


class _Line(NamedTuple):
    action: type[Any]
    words: tuple[str, ...]
    """The words it begins with."""
    pieces: tuple[Piece, ...]
    """All that follows them."""

    def write(self, action: Any) -> str:
        written = (piece if isinstance(piece, str) else _written(piece, action) for piece in self.pieces)
        return " ".join((*self.words, *filter(None, written)))

    def read(self, cursor: Cursor) -> Any:
        for word in self.words:
            cursor.word(word)
        values: dict[str, Any] = {}
        free: list[Slot] = []
        for piece in self.pieces:
            if isinstance(piece, Slot) and piece.comes is not None:
                free.append(piece)
                continue
            _read_free(free, cursor, values)
            free = []
            if isinstance(piece, str):
                cursor.word(piece.casefold())
            else:
                _fill(piece, cursor, values)
        _read_free(free, cursor, values)
        cursor.end(", ".join(slot.expected for slot in free if slot.again or slot.fields[0] not in values))
        return self.action(**values)


def _written(slot: Slot, action: Any) -> str:
    return slot.write(*(getattr(action, name) for name in slot.fields))


def _fill(slot: Slot, cursor: Cursor, values: dict[str, Any]) -> None:
    read = slot.read(cursor)
    values.update(zip(slot.fields, read if len(slot.fields) > 1 else (read,), strict=True))


def _read_free(slots: Sequence[Slot], cursor: Cursor, values: dict[str, Any]) -> None:
    """Read slots that may be left out, in the order in which they come."""
    while slot := next((each for each in slots if _comes(each, cursor, values)), None):
        _fill(slot, cursor, values)


def _comes(slot: Slot, cursor: Cursor, values: Mapping[str, Any]) -> bool:
    if not cursor.peek or slot.comes is None or not slot.comes(cursor):
        return False
    return slot.again or slot.fields[0] not in values


class Notation(Generic[A]):
    """Writes and reads the actions of one game."""

    def __init__(
        self,
        ways: Iterable[Way],
        slots: Mapping[str, Slot],
        tokens: Tokens,
        also: Iterable[tuple[type[Any], str]] = (),
    ) -> None:
        """Make it of the lines of all `ways`; `also` are lines that are only read."""
        lines = [_line(way.action, way.text, slots) for way in ways]
        self._written = {line.action: line for line in lines}
        self._verbs = tuple(dict.fromkeys(line.words[0] for line in lines))
        self._read: dict[str, list[_Line]] = {}
        for line in [*lines, *(_line(action, text, slots) for action, text in also)]:
            self._read.setdefault(line.words[0], []).append(line)
        self._tokens = tokens

    def write(self, action: A) -> str:
        """Return an action as text; `read` reads it back."""
        return self._written[type(action)].write(action)

    def read(self, text: str) -> A:
        """Read an action; raise NotationError with the place and what was expected there."""
        cursor = Cursor(text, self._tokens)
        lines = self._read.get(cursor.peek)
        if lines is None:
            raise cursor.fail(f"one of {', '.join(self._verbs)}")
        exact = [line for line in lines if cursor.ahead(line.words)]
        action: A = max(exact or lines[:1], key=lambda line: len(line.words)).read(cursor)
        return action


def _line(action: type[Any], text: str, slots: Mapping[str, Slot]) -> _Line:
    pieces: list[Piece] = [slots[match[1]] if match[1] else match[2] for match in _PIECE.finditer(text)]
    begins = next((at for at, piece in enumerate(pieces) if isinstance(piece, Slot)), len(pieces))
    return _Line(action, tuple(str(word) for word in pieces[:begins]), tuple(pieces[begins:]))


@cache
def simple_notation(ways: tuple[Way, ...]) -> Notation[Any]:
    """Return the notation of a game whose actions hold one number or name for each question, and need no own words."""
    asks = {ask.name: ask for way in ways for ask in way.asks}
    slots = {name: number(name, f"a number ({name})") if ask.number else _name(name) for name, ask in asks.items()}
    return Notation(ways, slots, Tokens(re.compile(r"\S+")))


def _name(field: str) -> Slot:
    def read(cursor: Cursor) -> str:
        if not cursor.peek:
            raise cursor.fail(f"a name ({field})")
        return cursor.take()

    return Slot((field,), str, read)
