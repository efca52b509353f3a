"""What the channel is told about a decision: public facts only, whatever the seat holds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.games.contract import Prompt, Together
from bot.games.laisla.phrases import Phrases
from bot.games.narration_base import Asking, asked
from engine.choices import NOTHING
from engine.contract import Decision


def prompt(decision: Decision, phrases: Phrases) -> Prompt:
    """Return the sentence that asks `decision`, and its buttons."""
    kind = decision.kind
    if kind == "explore" and not phrases.view.seat(decision.seat).supply:
        kind = "move"
    return asked(decision, kind, _facts(decision, phrases), _BUTTONS[kind], phrases)


def prompt_together(decisions: Sequence[Decision], phrases: Phrases) -> Together:
    """Ask several seats to assign their cards, which is all that is asked together."""
    names = phrases.name_list(decision.seat for decision in decisions)
    return Together(phrases.words("laisla-prompt-together", names=names), "laisla-way-assign")


def _facts(decision: Decision, phrases: Phrases) -> dict[str, Any]:
    pending = phrases.view.seat(decision.seat).pending
    facts: dict[str, Any] = {}
    if decision.kind == "slot" and pending.a is not None:
        facts["card"] = phrases.function(phrases.card(pending.a).function)
    if decision.kind == "advance" and pending.d is not None:
        facts["animal"] = phrases.card(pending.d).animal
    if "function" in decision.question:
        facts["function"] = phrases.function(decision.question["function"])
    return facts


_BUTTONS: Mapping[str, tuple[Asking, ...]] = {
    "assign": (("laisla-way-assign", "", False),),
    "slot": (("laisla-way-slot", "", False),),
    "explore": (("laisla-way-place", "place", False), ("laisla-way-take", "take", False)),
    "move": (("laisla-way-move", "place", False), ("laisla-way-take", "take", False)),
    "cube": (("laisla-way-cube", "", False),),
    "marker": (("laisla-way-marker", "", False), ("laisla-none-animal", f"marker.{NOTHING}", True)),
    "swap": (("laisla-way-swap", "", False), ("laisla-none-give", f"swap.{NOTHING}", True)),
    "advance": (("laisla-way-advance", "", False),),
}
"""By the kind of decision ("move": explore without a supply): its buttons."""
