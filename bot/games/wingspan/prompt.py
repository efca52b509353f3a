"""What the channel is told about a decision: how things stand, what is asked, and buttons that answer in one press."""

from __future__ import annotations

from typing import Any

from bot.games.pages.layout import DIGITS
from bot.games.pages.sheet import form_button
from bot.games.widgets import Button, Field, Form, Prompt, Style
from bot.games.wingspan.asides import asides, asked_at
from bot.games.wingspan.pages import WingspanPages
from bot.games.wingspan.state import base_count, state_lines
from engine.contract import Decision
from engine.wingspan.choices.answers import kept_of_a_tray
from engine.wingspan.choices.score import SCORED

COUNTS = range(10)
"""Own counts for a goal that have a button; others are typed."""


def prompt(decision: Decision, pages: WingspanPages) -> Prompt:
    """Return the sentences that ask `decision`, and its buttons."""
    kind = "goal-duet" if decision.kind == "goal" and pages.phrases.duet else decision.kind
    facts = {"name": pages.phrases.name(decision.seat), **_facts(decision, pages)}
    beside = asides(pages.phrases) if kind != "setup" else ()
    return Prompt(pages.words(f"wingspan-prompt-{kind}", **facts), (*_answers(kind, decision, pages), *beside)[:15])


def _facts(decision: Decision, pages: WingspanPages) -> dict[str, Any]:
    view, phrases = pages.view, pages.phrases
    match decision.kind:
        case "tray":
            return phrases.asked_of_tray()
        case "goal":
            progress = view.progress[decision.facts["round"] - 1]
            told = (
                {"hers": progress.hers, "yours": progress.yours or 0} if phrases.duet else base_count(progress, phrases)
            )
            return {"round": progress.round, "goal": phrases.goal(progress.goal), **told}
    state, duet = "\n".join(state_lines(phrases)), "yes" if phrases.duet else "no"
    return {"turn": view.turn + 1, "turns": view.turns_in_round, "state": state, "map": duet}


def _answers(kind: str, decision: Decision, pages: WingspanPages) -> list[Button]:
    """Return the buttons that answer."""
    words, where = pages.words, asked_at(decision)
    match kind:
        case "setup":
            change = Button(words("wingspan-button-setup-change"), "setup", style=Style.PRIMARY)
            return [change, Button(words("wingspan-button-setup"), "setup.-", confirms=True, style=Style.SUCCESS)]
        case "tray":
            assert pages.view.bonus is not None  # noqa: S101  (it has one from the setup on)
            kept = [(pages.phrases.kept(points), points) for points in kept_of_a_tray(pages.view.bonus)]
            return [_does(label, f"{where}.{''.join(map(str, points)) or '-'}") for label, points in kept]
        case "goal":
            asked = words("wingspan-form-goal-field")
            other = Form(asked, (Field(asked, longest=DIGITS),))
            counts = [_does(str(count), f"{where}.{count}") for count in COUNTS]
            return [*counts, Button(words("wingspan-button-other"), where, form=other)]
        case "goal-duet":
            return [_does(words("wingspan-button-goal"), where)]
        case "score":
            return [form_button(pages, "score", where, dict.fromkeys(SCORED, ""))]
    return [_does(words("wingspan-button-turn"), "turn")]


def _does(label: str, path: str) -> Button:
    return Button(label, path, confirms=True, style=Style.PRIMARY)
