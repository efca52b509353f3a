"""What the channel is told about a decision: public facts only, whatever the seat holds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.games.contract import Button, Prompt, Style
from bot.games.moa.phrases import Phrases
from engine.choices import Path
from engine.contract import Decision


def prompt(decision: Decision, phrases: Phrases) -> Prompt:
    """Give the sentence that asks `decision`, and its buttons."""
    words = phrases.words
    facts = {"name": phrases.name(decision.seat), **_FACTS[decision.kind](decision, phrases)}
    buttons = tuple(
        Button(words(label), path, confirms=confirms, style=style)
        for label, path, confirms, style in _BUTTONS[decision.kind]
    )
    return Prompt(words(f"moa-prompt-{decision.kind}", **facts), buttons)


def _nothing(_decision: Decision, _phrases: Phrases) -> dict[str, Any]:
    return {}


def _open(_decision: Decision, phrases: Phrases) -> dict[str, Any]:
    return {"open": phrases.open()}


def _invasion(decision: Decision, phrases: Phrases) -> dict[str, Any]:
    return phrases.invasion(decision)


def _rolled(decision: Decision, phrases: Phrases) -> dict[str, Any]:
    return phrases.at(decision.question["territory"])


_FACTS: Mapping[str, Callable[[Decision, Phrases], dict[str, Any]]] = {
    "action": _open,
    "tiles": _nothing,
    "defend": _invasion,
    "discard": _nothing,
    "neutral": _rolled,
}
_BUTTONS: Mapping[str, tuple[tuple[str, Path, bool, Style], ...]] = {
    "action": (("moa-button-take-turn", "", False, Style.PRIMARY),),
    "tiles": (
        ("moa-button-tiles", "", False, Style.PRIMARY),
        ("moa-button-end-turn", "end", True, Style.SECONDARY),
    ),
    "defend": (
        ("moa-button-defend", "defend", False, Style.PRIMARY),
        ("moa-button-decline", "decline", True, Style.SECONDARY),
    ),
    "discard": (("moa-button-discard", "", False, Style.PRIMARY),),
    "neutral": (("moa-button-neutral", "", False, Style.PRIMARY),),
}
"""By the kind of decision: label, where it leads, whether it acts at once."""
