"""The sentence for each refusal of the rules, and for what was typed and cannot be read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from bot.games.contract import Names
from engine.laisla.functions import FUNCTIONS
from engine.laisla.island import CODES
from render.words import Words

Say: TypeAlias = Callable[[Any, Names, Words], Mapping[str, Any]]


def refusal(reason: str, facts: Mapping[str, Any], names: Names, words: Words) -> str:
    """Give the sentence for a reason of engine.laisla.refusals (or of `Misread`) with its facts."""
    said: dict[str, Any] = {}
    for fact, value in facts.items():
        say = _SAY.get(fact)
        said |= say(value, names, words) if say else {fact: value}
    return words(f"laisla-refusal-{reason}", **said)


def _name(seat: str | None, names: Names, words: Words) -> str:
    return (names.get(seat) or words("laisla-colour", seat=seat)) if seat else words("laisla-nothing")


def _named(name: str, words: Words) -> str:
    """Say a function, a colour or an animal."""
    known = FUNCTIONS.get(name)
    if known is None:
        return words("laisla-subject", subject=name)
    return words("laisla-function", family=known.family, subject=known.subject)


_SAY: Mapping[str, Say] = {
    "seat": lambda seat, names, words: {"name": _name(seat, names, words)},
    "asked": lambda seat, names, words: {"asked": _name(seat, names, words)},
    "field": lambda slot, _names, _words: {"code": CODES.get(slot, slot)},
    "function": lambda function, _names, words: {"function": _named(function, words)},
    "colour": lambda colour, _names, words: {"colour": words("laisla-cube", cube=colour)},
    "slot": lambda slot, _names, _words: {"slot": slot + 1},
    "last": lambda slot, _names, _words: {"last": slot + 1},
    "choices": lambda choices, _names, words: {"choices": words.listed([_named(each, words) for each in choices])},
}
"""Facts that are names in the rules and nouns in a sentence, or numbers that people count from 1."""
