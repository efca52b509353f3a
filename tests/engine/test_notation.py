"""Texts of actions, whatever the game: lines with slots, what may be left out, what is said of a fault."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest

from engine.choices import Way
from engine.games import GAMES
from engine.notation import Notation, NotationError, Slot, Tokens, flag, number, optional


@dataclass(frozen=True)
class Nest:
    """An action with fields of every sort."""

    eggs: int
    tree: str
    twigs: tuple[str, ...] = ()
    hidden: bool = False
    beside: str | None = None


@dataclass(frozen=True)
class NestAnywhere:
    """An action whose line begins with the same word."""


SLOTS = {
    "eggs": number("eggs", "a number of eggs", ("eggs", "egg")),
    "tree": Slot(("tree",), str, lambda cursor: cursor.name({"oak": "oak", "olive": "olive", "fir": "fir"}, "a tree")),
    "twigs": optional(
        ("of", "with"),
        Slot(
            ("twigs",),
            ", ".join,
            lambda cursor: tuple(cursor.names(cursor.take, lambda: cursor.skip(","), counts=True)),
        ),
    ),
    "hidden": flag("hidden", "hidden"),
    "beside": optional("beside", Slot(("beside",), str, lambda cursor: cursor.take())),
}
NOTATION: Notation[Nest | NestAnywhere] = Notation(
    (
        Way("nest", Nest, (), "nest {eggs} in {tree}{twigs}{hidden}{beside}", ()),
        Way("anywhere", NestAnywhere, (), "nest anywhere", ()),
    ),
    SLOTS,
    Tokens(re.compile(r"[^\s,]+|,"), fillers=frozenset({"the"})),
    [(Nest, "build {eggs} in {tree}")],
)


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Nest(3, "oak"), "nest 3 in oak"),
        (Nest(1, "fir", ("ash", "elm"), True, "road"), "nest 1 in fir of ash, elm hidden beside road"),
        (Nest(1, "fir", hidden=True), "nest 1 in fir hidden"),
        (NestAnywhere(), "nest anywhere"),
    ],
)
def test_what_is_written_reads_back(action: Nest | NestAnywhere, text: str) -> None:
    assert NOTATION.write(action) == text
    assert NOTATION.read(text) == action


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("NEST 3 eggs in the Oak", Nest(3, "oak")),
        (
            "nest 1 in fi beside road hidden with 2 ash,elm x2",
            Nest(1, "fir", ("ash", "ash", "elm", "elm"), True, "road"),
        ),
        ("build 2 in oak", Nest(2, "oak")),
    ],
)
def test_reading_forgives(text: str, action: Nest) -> None:
    assert NOTATION.read(text) == action


@pytest.mark.parametrize(
    ("text", "column", "expected"),
    [
        ("", 1, "one of nest"),
        ("fly", 1, "one of nest"),
        ("nest many in oak", 6, "a number of eggs"),
        ("nest 3 on oak", 8, "'in'"),
        ("nest 3 in o", 11, "a tree"),
        ("nest 3 in ", 10, "a tree"),
        ("nest 3 in oak hidden hidden", 22, "one of 'of', 'beside', or nothing more"),
        ("nest 3 in oak of 100 ash", 18, "a number from 1 to 99"),
        ("build 3 in oak hidden", 16, "nothing more"),
        ("nest" + " " * 2000, 2000, "at most 2000 characters"),
    ],
)
def test_a_fault_says_where_and_what_was_expected(text: str, column: int, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        NOTATION.read(text)
    assert (caught.value.column, caught.value.expected) == (column, expected)


@pytest.mark.parametrize("game", [game for game in GAMES.values() if game.ways], ids=lambda game: game.name)
def test_every_way_has_a_line_of_its_own(game: object) -> None:
    ways = game.ways  # type: ignore[attr-defined]
    assert len({way.key for way in ways}) == len({way.action for way in ways}) == len(ways)
