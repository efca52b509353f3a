"""The sentence for each refusal of the rules, and for what was typed and cannot be read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.games.narration_base import Say, refused
from bot.games.widgets import Names
from bot.games.wingspan.spaces import CODES
from engine.wingspan.names import PERCENT, RESET
from render.words import Words


def refusal(reason: str, facts: Mapping[str, Any], names: Names, words: Words) -> str:
    """Return the sentence for a reason of engine.wingspan.chapters.refusals (or of `Misread`) with its facts."""
    return refused("wingspan", reason, facts, names, words, SAY)


def _space(space: str | None, words: Words) -> str:
    return words("wingspan-reset") if space == RESET else CODES.get(space or "", space or words("wingspan-nothing"))


def _bonus(bonus: str, words: Words) -> str:
    return bonus.removeprefix(PERCENT) if bonus.startswith(PERCENT) else words("wingspan-bonus", bonus=bonus)


SAY: Mapping[str, Say] = {
    "space": lambda space, _names, words: {"code": _space(space, words)},
    "source": lambda space, _names, words: {"code": _space(space, words)},
    "goal": lambda goal, _names, words: {"goal": words("wingspan-goal", goal=goal)},
    "other": lambda goal, _names, words: {"other": words("wingspan-goal", goal=goal)},
    "bonus": lambda bonus, _names, words: {"bonus": _bonus(bonus, words)},
    "values": lambda values, _names, words: {"values": words.listed(list(map(str, values)))},
    "choices": lambda choices, _names, words: {"choices": words.listed(list(map(str, choices)))},
}
"""Facts that are names in the rules and nouns in a sentence."""
