"""What the channel is told about a decision: public facts only, whatever the seat holds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.games.contract import Button, Prompt, Style
from bot.games.moa.draft import Draft, Drafts
from bot.games.moa.phrases import Phrases
from engine.contract import Decision


def prompt(decision: Decision, phrases: Phrases) -> Prompt:
    """Give the sentence that asks `decision`, and its buttons."""
    words = phrases.words
    facts = {"name": phrases.name(decision.seat), **_FACTS[decision.kind](decision, phrases)}
    drafts = Drafts(phrases.view.components)
    buttons = tuple(
        Button(words(label), drafts.write(draft), confirms=confirms, style=style)
        for label, draft, confirms, style in _BUTTONS[decision.kind]
    )
    return Prompt(words(f"moa-prompt-{decision.kind}", **facts), buttons)


def _nothing(_decision: Decision, _phrases: Phrases) -> dict[str, Any]:
    return {}


def _open(_decision: Decision, phrases: Phrases) -> dict[str, Any]:
    return {"open": phrases.open()}


def _invasion(decision: Decision, phrases: Phrases) -> dict[str, Any]:
    number = decision.question["territory"]
    territory = phrases.view.territory(number)
    return {
        **phrases.at(number),
        **phrases.mammal(decision.question["mammal"]),
        "birds": territory.birds.get(decision.seat, 0),
        "leader": "yes" if territory.leader == decision.seat else "no",
    }


def _rolled(decision: Decision, phrases: Phrases) -> dict[str, Any]:
    return phrases.at(decision.question["territory"])


_FACTS: Mapping[str, Callable[[Decision, Phrases], dict[str, Any]]] = {
    "action": _open,
    "tiles": _nothing,
    "defend": _invasion,
    "discard": _nothing,
    "neutral": _rolled,
}
_BUTTONS: Mapping[str, tuple[tuple[str, Draft, bool, Style], ...]] = {
    "action": (("moa-button-take-turn", Draft(), False, Style.PRIMARY),),
    "tiles": (
        ("moa-button-tiles", Draft(), False, Style.PRIMARY),
        ("moa-button-end-turn", Draft("end_turn"), True, Style.SECONDARY),
    ),
    "defend": (
        ("moa-button-defend", Draft("defend"), False, Style.PRIMARY),
        ("moa-button-decline", Draft("decline"), True, Style.SECONDARY),
    ),
    "discard": (("moa-button-discard", Draft(), False, Style.PRIMARY),),
    "neutral": (("moa-button-neutral", Draft(), False, Style.PRIMARY),),
}
"""By the kind of decision: label, where it leads, whether it acts at once."""
