"""What the channel is told about a decision: public facts only, whatever the seat holds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.games.contract import Prompt
from bot.games.moa.phrases import Phrases
from bot.games.narration_base import Asking, asked
from engine.contract import Decision


def prompt(decision: Decision, phrases: Phrases) -> Prompt:
    """Return the sentence that asks `decision`, and its buttons."""
    return asked(decision, decision.kind, _facts(decision, phrases), _BUTTONS[decision.kind], phrases)


def _facts(decision: Decision, phrases: Phrases) -> dict[str, Any]:
    match decision.kind:
        case "action":
            return {"open": phrases.open()}
        case "defend":
            return phrases.invasion(decision)
        case "neutral":
            return phrases.at(decision.question["territory"])
    return {}


_BUTTONS: Mapping[str, tuple[Asking, ...]] = {
    "action": (("moa-button-take-turn", "", False),),
    "tiles": (("moa-button-tiles", "", False), ("moa-button-end-turn", "end", True)),
    "defend": (("moa-button-defend", "defend", False), ("moa-button-decline", "decline", True)),
    "discard": (("moa-button-discard", "", False),),
    "neutral": (("moa-button-neutral", "", False),),
}
"""By the kind of decision: its buttons."""
