"""Reading actions from text: the notation, and what people type instead of it.

Small letters or capitals, commas or nothing between words, "C4" for "r3c4", "round 2 turn 3" for "2.3", birds by their
English or German names or the first letters of one, and parts of a setup in any order are all understood.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import get_args

from engine.wingspan.actions import Goal, React, Score, Setup, TakeBack, Token, Tray, Turn, WingspanAction
from engine.wingspan.components import FILE
from engine.wingspan.formats.notation import RANDOM
from engine.wingspan.formats.words import Words
from engine.wingspan.names import BOXES, PERCENT, ROUNDS, Box, Level, Mode, Variant

_NOTHING = ("none", "no", "nothing", "-")
_LAST_COUNT = re.compile(r"\s+(?:count|have|number)\s+([0-9]{1,6})$", re.IGNORECASE)
_MODES: Mapping[str, Mode] = {mode: mode for mode in get_args(Mode)}
_VARIANTS: Mapping[str, Variant] = {variant: variant for variant in get_args(Variant)}
_LEVELS: Mapping[str, Level] = {level: level for level in get_args(Level)} | {
    "eagle-eyed": "eagle_eyed_eagle",
    "eagle_eyed": "eagle_eyed_eagle",
    "eagle-eyed-eagle": "eagle_eyed_eagle",
}
_BOXES: Mapping[str, Box] = {box: box for box in BOXES} | {"base": "core", "europe": "european"}


def parse(text: str) -> WingspanAction:
    """Read a notation; raise Unreadable with the place and what was expected there."""
    words = Words.of(text)
    read = _VERBS.get(words.peek())
    if read is None:
        raise words.wrong(f"one of {', '.join(_CANONICAL)}")
    del words.words[0]
    action = read(words)
    words.end()
    return action


# -- setting up -----------------------------------------------------------------------------------------------------


def _setup(words: Words) -> Setup:
    setup = Setup()
    while words.words:
        word = words.peek()
        if read := _PARTS.get(word):
            del words.words[0]
            setup = read(setup, words)
        elif word in _MODES:
            setup = replace(setup, mode=_MODES[words.take().casefold()])
        elif word in _LEVELS:
            setup = replace(setup, level=_LEVELS[words.take().casefold()])
        elif word in _VARIANTS:
            setup = replace(setup, tokens=_VARIANTS[words.take().casefold()])
        else:
            raise words.wrong(f"a mode, a level, cache, hoard, or one of {', '.join(_PARTS)}")
    return setup


def _special(setup: Setup, words: Words) -> Setup:
    if words.skip(*_NOTHING):
        return replace(setup, special=None)
    if not words.words:
        raise words.wrong("a special card")
    word = words.take()
    known = {card["id"].casefold(): card["id"] for card in FILE.shipped()["special_cards"]}
    return replace(setup, special=known.get(word.casefold(), word))


def _boxes(setup: Setup, words: Words) -> Setup:
    boxes: list[Box] = []
    while words.peek() in _BOXES:
        boxes.append(_BOXES[words.take().casefold()])
    if not boxes:
        raise words.wrong(f"boxes ({', '.join(BOXES)})")
    return replace(setup, boxes=tuple(boxes))


def _bonus(setup: Setup, words: Words) -> Setup:
    if not words.words:
        raise words.wrong("a bonus card")
    word = words.take()
    if word.casefold().startswith(PERCENT):
        return replace(setup, bonus=PERCENT + word[len(PERCENT) :].replace("_", " "))
    return replace(setup, bonus=word)


def _goals(setup: Setup, words: Words) -> Setup:
    goals: list[str | None] = []
    for number in ROUNDS:
        if not words.words:
            raise words.wrong(f"the goal of round {number}, or {RANDOM}")
        word = words.take()
        goals.append(None if word.casefold() in (RANDOM, *_NOTHING) else word)
    one, two, three, four = goals
    return replace(setup, goals=(one, two, three, four))


_PARTS: Mapping[str, Callable[[Setup, Words], Setup]] = {
    "special": _special,
    "boxes": _boxes,
    "bonus": _bonus,
    "goals": _goals,
}


# -- turns, goals, tokens -------------------------------------------------------------------------------------------


def _tray(words: Words) -> Tray:
    round_number, turn = words.turn()
    points: list[int] = []
    if not words.skip(*_NOTHING):
        points.append(words.number("points, or none"))
        while words.words:
            points.append(words.number("points"))
    return Tray(round_number, turn, tuple(points))


def _goal(words: Words) -> Goal:
    words.skip("round")
    round_number = words.number("the number of a round")
    words.skip("count")
    return Goal(round_number, words.number("a number") if words.words else None)


def _token(words: Words) -> Token:
    words.skip("place", "put", "to")
    source: str | None = None
    target: str | None = words.space()
    if words.skip("off", "away", "back", "remove"):
        source, target = target, None
    elif words.skip("to", "->"):
        source, target = target, words.space()
    round_number = words.number("the number of a round") if words.skip("round") else None
    return Token(source, target, round_number)


# -- reactions and the end ------------------------------------------------------------------------------------------


def _react(words: Words) -> React:
    if words.skip("gain", "gains", "gaining"):
        gains = words.amounts()
        pays = words.amounts() if words.skip("pay", "pays", "paying", "for") else {}
        return React(None, tuple(gains.items()), tuple(pays.items()))
    if not words.words:
        raise words.wrong('a bird, or "gain"')
    name = words.rest()
    count = _LAST_COUNT.search(name)
    if count is None:
        return React(_bird(name))
    return React(_bird(name[: count.start()]), count=int(count[1]))


@lru_cache(maxsize=1)
def _birds() -> Mapping[str, str]:
    """Give the English name of every shipped bird by its plain English and German one."""
    birds: dict[str, str] = FILE.shipped()["birds"]
    return {_plain(name): bird for bird, german in birds.items() for name in (bird, german)}


def _plain(name: str) -> str:
    return "".join(letter for letter in name.casefold() if letter.isalnum())


def _bird(name: str) -> str:
    """Give the bird that is meant; a name that is not known as it is, for the rules to refuse."""
    plain, birds = _plain(name), _birds()
    meant = {bird for known, bird in birds.items() if plain and known.startswith(plain)}
    if plain in birds:
        return birds[plain]
    return meant.pop() if len(meant) == 1 else name


def _score(words: Words) -> Score:
    told: dict[str, int] = {}
    while words.words:
        name = words.peek()
        if name not in _SCORES or name in told:
            raise words.wrong(f"one of {', '.join(_SCORES)}, each once")
        del words.words[0]
        told[name] = words.number("a number")
    if not told:
        raise words.wrong(f"one of {', '.join(_SCORES)}")
    return Score(**told)


_SCORES = ("birds", "bonus", "eggs", "cached", "tucked", "leftover")


def _turn(_: Words) -> Turn:
    return Turn()


def _take_back(words: Words) -> TakeBack:
    words.skip("back", "reaction")
    words.skip("reaction")
    return TakeBack(words.number("the number of a reaction"))


_VERBS: Mapping[str, Callable[[Words], WingspanAction]] = {
    "setup": _setup,
    "turn": _turn,
    "tray": _tray,
    "goal": _goal,
    "token": _token,
    "react": _react,
    "take_back": _take_back,
    "take": _take_back,
    "score": _score,
}
_CANONICAL = ("setup", "turn", "tray", "goal", "token", "react", "take_back", "score")
"""The verbs that notation writes."""
