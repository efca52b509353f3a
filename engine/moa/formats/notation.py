"""What is Moa's own in the text of actions (engine.notation has the lines' grammar, engine.moa.ways the lines).

What is paid stands as [with LIST] [using N two-fight] [then LIST | then nothing] [anywhere]; a LIST names cards and
leader tiles, with commas: "kea, 2 tui, fight:2". What stands after "then" pays for the birds of an attack where icons
are paid apart (switch W2). Reading forgives case, spaces, counts, and blanks in names; writing sorts and repeats names.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import partial

from engine.moa.actions import MoaAction
from engine.moa.components import RESERVED
from engine.moa.ways import WAYS
from engine.notation import Cursor, Notation, Slot, Tokens, flag, number, optional

_NAME = re.compile(r"[^\W\d]")
_TOKEN = re.compile(r"\d+|[^\W\d][\w'’-]*(?:\s*:\s*\d+)?|(?!\.\s*\Z)\S")
"""A number, a name or leader tile, or a mark; the full stop at the end is none."""


def _folded(token: str) -> str:
    return re.sub(r"[\s'’]", "", token).replace("-", "_").lower() if _NAME.match(token) else token


def _name(cursor: Cursor, what: str) -> str:
    """Take a name; several words in a row are one."""
    words = []
    while _NAME.match(cursor.peek) and cursor.peek not in RESERVED:
        words.append(cursor.peek)
        cursor.take()
    if not words:
        raise cursor.fail(what)
    return "_".join(words)


def _names(what: str) -> Callable[[Cursor], tuple[str, ...]]:
    """Return a reader of names with commas between."""
    return lambda cursor: tuple(cursor.names(lambda: _name(cursor, what), lambda: cursor.skip(",", "and")))


_listed = ", ".join


def _paid(what: str) -> Callable[[Cursor], tuple[tuple[str, ...], tuple[str, ...]]]:
    """Return a reader of cards and leader tiles."""

    def read(cursor: Cursor) -> tuple[tuple[str, ...], tuple[str, ...]]:
        names = _names(what)(cursor)
        return tuple(name for name in names if ":" not in name), tuple(name for name in names if ":" in name)

    return read


def _read_two_fight(cursor: Cursor) -> int:
    tiles = cursor.number("a number (two-fight tiles)")
    if not cursor.skip("two_fight"):
        cursor.word("two")
        cursor.word("fight")
    return tiles


def _read_apart(cursor: Cursor) -> tuple[tuple[str, ...], tuple[str, ...]]:
    return ((), ()) if cursor.skip("nothing") else _paid("a card, a leader tile or 'nothing'")(cursor)


def _read_placed(cursor: Cursor) -> int:
    return cursor.number("a number (how many birds)") if cursor.skip("placing") else 0


SLOTS: Mapping[str, Slot] = {
    "birds": number("birds", "a number (how many birds)", ("birds", "bird")),
    "placing": Slot(("birds",), "placing {}".format, _read_placed),
    **{name: number(name, "a number (a territory)") for name in ("territory", "source", "target")},
    "mammal": Slot(("mammal",), str, partial(_name, what="a mammal")),
    "tiles": Slot(("tiles",), _listed, _names("a karakia tile")),
    "cards": Slot(("cards",), _listed, lambda cursor: _names("a card")(cursor) if cursor.peek else ()),
    "payment": optional(
        "with",
        Slot(("cards", "leader_tiles"), lambda cards, tiles: _listed(cards + tiles), _paid("a card or a leader tile")),
    ),
    "two_fight": optional(
        "using", Slot(("two_fight",), lambda tiles: f"{tiles} two-fight" if tiles else "", _read_two_fight)
    ),
    "bird_payment": optional(
        "then",
        Slot(
            ("bird_cards", "bird_leader_tiles"),
            lambda cards, tiles: _listed(cards + tiles) or "nothing",
            _read_apart,
        ),
    ),
    "any_territory": flag("any_territory", "anywhere"),
}
NOTATION: Notation[MoaAction] = Notation(WAYS, SLOTS, Tokens(_TOKEN, _folded))
"""Writes and reads Moa's actions."""
