"""Reading actions from text: the notation, and what people type instead of it.

Small letters or capitals, commas or "and" or nothing between words, "2 grey" for "grey grey", the first letters of a
name, slots ("mid3") for codes ("B4"), "move C10 to A3" for "place A3 from C10", and letters before the cards to assign
("d 56 a 12 b 34") are all understood.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from engine.contract import Unreadable
from engine.laisla.actions import Advance, Assign, Cube, LaIslaAction, Marker, Place, Slot, Swap, Take
from engine.laisla.formats.notation import WILD
from engine.laisla.formats.words import Words

_TIMES = re.compile(r"x?([1-9])x?")
_LABELLED = re.compile(r"([abd])([0-9]{1,6})")
_NOTHING = ("none", "no", "nothing", "nobody", "decline", "declined", "skip", "pass", "-")
_NUMBERS = {"one": 1, "two": 2}
_SECTIONS = {"from": "from", "to": "to", "with": "with", "pay": "with", "paying": "with", "for": "with"}
_SECTIONS |= {"wild": "wild", "using": "wild"}


def parse(text: str) -> LaIslaAction:
    """Read a notation; raise Unreadable with the place and what was expected there."""
    words = Words.of(text)
    read = _VERBS.get(words.peek())
    if read is None:
        raise words.wrong(f"one of {', '.join(_CANONICAL)}")
    del words.words[0]
    action = read(words)
    words.end()
    return action


def _assign(words: Words) -> Assign:
    cards: dict[str, int] = {}
    for letter in "abd":
        if labelled := _LABELLED.fullmatch(words.peek()):
            del words.words[0]
            label, card = labelled[1], int(labelled[2])
        else:
            label = words.words.pop(0)[1] if words.peek() in ("a", "b", "d") else letter
            card = words.number("the number of a card")
        if label in cards:
            raise Unreadable(f"two cards for {label.upper()}, expected one each for A, B and D")
        cards[label] = card
    return Assign(cards["a"], cards["b"], cards["d"])


def _slot(words: Words) -> Slot:
    return Slot(words.number("the number of a slot"))


def _place(words: Words) -> Place:
    return _sections(words, words.field(), None)


def _move(words: Words) -> Place:
    source = words.field()
    if not words.skip("to"):
        raise words.wrong("'to' and a field")
    return _sections(words, words.field(), source)


def _sections(words: Words, field: str, source: str | None) -> Place:
    pay: list[str] = []
    wild: list[str] = []
    while words.words:
        section = "wild" if words.peek().startswith(WILD) else _SECTIONS.get(words.peek())
        if section == "from" and source is None:
            del words.words[0]
            source = words.field()
        elif section == "with" and not pay:
            del words.words[0]
            pay = _colours(words)
        elif section == "wild" and not wild:
            words.skip("wild", "using")
            wild = [f"{WILD}{colour}" for colour in _wild_colours(words)]
        else:
            raise words.wrong("'from', 'with' or 'wild', each once, or the end")
    return Place(field, source, tuple(pay), tuple(wild))


def _colours(words: Words) -> list[str]:
    """Read colours up to the next section: "grey grey", "2 grey", "grey x2"."""
    colours: list[str] = []
    while not colours or (words.words and words.peek() not in _SECTIONS and not words.peek().startswith(WILD)):
        before = _count(words)
        colour = words.colour()
        after = _count(words) if words.peek().startswith("x") else 1
        colours += [colour] * (before * after)
    return colours


def _count(words: Words) -> int:
    word = words.peek()
    count = _TIMES.fullmatch(word)
    if count is None and word not in _NUMBERS:
        return 1
    del words.words[0]
    return _NUMBERS[word] if count is None else int(count[1])


def _wild_colours(words: Words) -> list[str]:
    """Read colours, each with or without "wild_" before it."""
    colours: list[str] = []
    while not colours or (words.words and words.peek() not in _SECTIONS):
        place, word = words.words[0] if words.words else (0, "")
        if word.startswith(WILD):
            words.words[0] = place, word.removeprefix(WILD)
        colours.append(words.colour())
    return colours


def _swap(words: Words) -> Swap:
    if words.skip(*_NOTHING):
        return Swap()
    give = words.colour()
    words.skip("for", "to", "into", "against", "with")
    return Swap(give, words.colour())


_VERBS: Mapping[str, Callable[[Words], LaIslaAction]] = {
    "assign": _assign,
    "slot": _slot,
    "cover": _slot,
    "place": _place,
    "put": _place,
    "move": _move,
    "take": lambda words: Take(words.colour()),
    "cube": lambda words: Cube(words.colour()),
    "gain": lambda words: Cube(words.colour()),
    "marker": lambda words: Marker() if words.skip(*_NOTHING) else Marker(words.animal()),
    "swap": _swap,
    "exchange": _swap,
    "advance": lambda words: Advance(words.animal()),
}
_CANONICAL = ("assign", "slot", "place", "take", "cube", "marker", "swap", "advance")
"""The verbs that notation writes."""
