"""What the channel is told about a decision: public facts only, whatever the seat holds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.games.contract import Button, Prompt, Style, Together
from bot.games.laisla.draft import Draft, Drafts
from bot.games.laisla.phrases import Phrases
from engine.contract import Decision


def prompt(decision: Decision, phrases: Phrases) -> Prompt:
    """Give the sentence that asks `decision`, and its buttons."""
    facts = {"name": phrases.name(decision.seat), **_facts(decision, phrases)}
    kind = decision.kind
    if kind == "explore" and not phrases.view.seat(decision.seat).supply:
        kind = "move"
    text = phrases.words(f"laisla-prompt-{kind}", **facts)
    drafts = Drafts(phrases.view)
    buttons = tuple(
        Button(phrases.words(label), drafts.write(draft), confirms=confirms, style=style)
        for label, draft, confirms, style in _BUTTONS[kind]
    )
    return Prompt(text, buttons)


def prompt_together(decisions: Sequence[Decision], phrases: Phrases) -> Together:
    """Ask several seats to assign their cards, which is all that is asked together."""
    names = phrases.name_list(decision.seat for decision in decisions)
    return Together(phrases.words("laisla-prompt-together", names=names), "laisla-button-assign")


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


_BUTTONS: Mapping[str, tuple[tuple[str, Draft, bool, Style], ...]] = {
    "assign": (("laisla-button-assign", Draft(), False, Style.PRIMARY),),
    "slot": (("laisla-button-slot", Draft(), False, Style.PRIMARY),),
    "explore": (
        ("laisla-button-explore", Draft(), False, Style.PRIMARY),
        ("laisla-button-take", Draft("take"), False, Style.SECONDARY),
    ),
    "move": (
        ("laisla-button-move", Draft(), False, Style.PRIMARY),
        ("laisla-button-take", Draft("take"), False, Style.SECONDARY),
    ),
    "cube": (("laisla-button-cube", Draft(), False, Style.PRIMARY),),
    "marker": (
        ("laisla-button-marker", Draft(), False, Style.PRIMARY),
        ("laisla-button-no-marker", Draft("marker", declined=True), True, Style.SECONDARY),
    ),
    "swap": (
        ("laisla-button-swap", Draft(), False, Style.PRIMARY),
        ("laisla-button-no-swap", Draft("swap", declined=True), True, Style.SECONDARY),
    ),
    "advance": (("laisla-button-advance", Draft(), False, Style.PRIMARY),),
}
"""By the kind of decision ("move": explore without a supply): label, where it leads, whether it acts at once."""
