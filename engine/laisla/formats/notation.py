"""What is La Isla's own in the text of actions (engine.notation has the lines' grammar, engine.laisla.ways the lines).

    assign 12 34 56                 cards to A, B and D
    slot 1                          cover what lies there
    place A3 with grey,grey         an explorer from the supply
    place A3 from C10 with brown,grey wild brown
    take grey                       instead of placing
    cube grey    marker dodo    marker none    swap grey for brown    swap none    advance dodo

Fields are called by their codes (engine.laisla.island). Small letters or capitals, commas or "and" or nothing between
words, "2 grey" for "grey grey", the first letters of a name, slots ("mid3") for codes ("B4"), "move C10 to A3" for
"place A3 from C10", and letters before the cards to assign ("d 56 a 12 b 34") are all understood.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace

from engine.faults import Unreadable
from engine.laisla.actions import Cube, LaIslaAction, Place, Swap
from engine.laisla.actions import Slot as Covers
from engine.laisla.island import CODES, SLOT_OF
from engine.laisla.names import ANIMALS, COLOURS, SLOTS
from engine.laisla.ways import WAYS
from engine.notation import Cursor, Notation, Slot, Tokens, number, optional

NONE = "none"
WILD = "wild_"
_TOKENS = Tokens(
    re.compile(r"[^\s,;:=+&#()/]+"),
    fillers=frozenset(
        "the an and cube cubes card cards marker slot explorer explorers field on at as".split()  # noqa: SIM905
    ),
)
_LABELLED = re.compile(r"([abd])([0-9]{1,6})")
_NOTHING = (NONE, "no", "nothing", "nobody", "decline", "declined", "skip", "pass", "-")
_PAY = ("with", "pay", "paying", "for")
_SECTIONS = frozenset({"from", "to", "wild", "using", *_PAY})
_COLOURS = {colour: colour for colour in COLOURS} | {
    "gray": "grey",
    "desert": "yellow",
    "pasture": "green",
    "mountain": "grey",
    "steppe": "beige",
    "swamp": "brown",
}
_ANIMALS = {animal: animal for animal in ANIMALS}


def _field(cursor: Cursor) -> str:
    """Take a field's code or slot."""
    if cursor.peek in SLOTS:
        return cursor.take().casefold()
    before = cursor.at
    code = cursor.take().upper()
    if code in ("A", "B", "C"):
        code += cursor.take()
    if code not in SLOT_OF:
        cursor.at = before
        raise cursor.fail(f"a field ({CODES[SLOTS[0]]} to {CODES[SLOTS[-1]]})")
    return SLOT_OF[code]


def _colour(cursor: Cursor) -> str:
    cursor.skip("a")
    return cursor.name(_COLOURS, f"a colour ({', '.join(COLOURS)})")


def _animal(cursor: Cursor) -> str:
    cursor.skip("a")
    return cursor.name(_ANIMALS, f"an animal ({', '.join(ANIMALS)})")


def _cards(cursor: Cursor) -> tuple[int, ...]:
    cards: dict[str, int] = {}
    for letter in "abd":
        if labelled := _LABELLED.fullmatch(cursor.peek):
            cursor.take()
            label, card = labelled[1], int(labelled[2])
        else:
            label = cursor.take().casefold() if cursor.peek in ("a", "b", "d") else letter
            card = cursor.number("the number of a card")
        if label in cards:
            raise Unreadable(f"two cards for {label.upper()}, expected one each for A, B and D")
        cards[label] = card
    return cards["a"], cards["b"], cards["d"]


def _is_wild(cursor: Cursor) -> bool:
    return cursor.peek in ("wild", "using") or cursor.peek.startswith(WILD)


def _pay(cursor: Cursor) -> tuple[str, ...]:
    """Take colours up to the next section: "grey grey", "2 grey", "grey x2"."""

    def more() -> bool:
        return bool(cursor.peek) and cursor.peek not in _SECTIONS and not _is_wild(cursor)

    return tuple(cursor.names(lambda: _colour(cursor), more, counts=True))


def _wild(cursor: Cursor) -> tuple[str, ...]:
    """Take colours, each with or without "wild_" before it."""
    functions: list[str] = []
    while not functions or (cursor.peek and cursor.peek not in _SECTIONS):
        cursor.strip(WILD)
        functions.append(WILD + _colour(cursor))
    return tuple(functions)


def _swap(cursor: Cursor) -> tuple[str | None, str | None]:
    if cursor.skip(*_NOTHING):
        return None, None
    give = _colour(cursor)
    cursor.skip("for", "to", "into", "against", "with")
    return give, _colour(cursor)


def _code(slot: str) -> str:
    return CODES.get(slot, slot)


_SLOTS: Mapping[str, Slot] = {
    "cards": Slot(("a", "b", "d"), "{} {} {}".format, _cards),
    "slot": number("slot", "the number of a slot"),
    "field": Slot(("field",), _code, _field),
    "source": optional("from", Slot(("source",), _code, _field)),
    "moved": Slot(("source",), _code, _field),
    "pay": optional(_PAY, Slot(("pay",), ",".join, _pay)),
    "wild": replace(
        optional(
            ("wild", "using"),
            Slot(("wild",), lambda wild: ",".join(each.removeprefix(WILD) for each in wild), _wild),
        ),
        comes=_is_wild,
    ),
    "cube": Slot(("cube",), str, _colour),
    "marker": Slot(
        ("animal",),
        lambda animal: animal or NONE,
        lambda cursor: None if cursor.skip(*_NOTHING) else _animal(cursor),
    ),
    "animal": Slot(("animal",), str, _animal),
    "cubes": Slot(("give", "take"), lambda give, take: NONE if give is None else f"{give} for {take}", _swap),
}
_ALSO = (
    (Covers, "cover {slot}"),
    (Place, "put {field}{source}{pay}{wild}"),
    (Place, "move {moved} to {field}{pay}{wild}"),
    (Cube, "gain {cube}"),
    (Swap, "exchange {cubes}"),
)
NOTATION: Notation[LaIslaAction] = Notation(WAYS, _SLOTS, _TOKENS, _ALSO)
"""Writes and reads La Isla's actions."""
