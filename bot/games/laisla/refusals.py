"""How the facts of refusals are said, and of what was typed and cannot be read."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.narration_base import Say
from engine.laisla.functions import FUNCTIONS
from engine.laisla.island import CODES
from render.words import Words


def _named(name: str, words: Words) -> str:
    """Say a function, a colour or an animal."""
    known = FUNCTIONS.get(name)
    if known is None:
        return words("laisla-subject", subject=name)
    return words("laisla-function", family=known.family, subject=known.subject)


SAY: Mapping[str, Say] = {
    "field": lambda slot, _names, _words: {"code": CODES.get(slot, slot)},
    "function": lambda function, _names, words: {"function": _named(function, words)},
    "colour": lambda colour, _names, words: {"colour": words("laisla-cube", cube=colour)},
    "slot": lambda slot, _names, _words: {"slot": slot + 1},
    "last": lambda slot, _names, _words: {"last": slot + 1},
    "choices": lambda choices, _names, words: {"choices": words.listed([_named(each, words) for each in choices])},
}
"""Facts that are names in the rules and nouns in a sentence, or numbers that people count from 1."""
