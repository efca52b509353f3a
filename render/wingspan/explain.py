"""A scan of the Duet map in words, step by step."""

from __future__ import annotations

from dataclasses import dataclass

from engine.wingspan.facts import Scan
from engine.wingspan.tallies import TurnTaken
from engine.wingspan.views.view import WingspanView
from render.wingspan.naming import card_name, goal_name, space_name
from render.words import Words


@dataclass(frozen=True, slots=True)
class Step:
    """A step of an explanation: signs ("then" is an arrow, "goal:..." a goal's pictogram), and a sentence."""

    signs: tuple[str, ...]
    text: str
    doubtful: bool = False


def headline(view: WingspanView, scan: Scan, words: Words) -> str:
    """Say where the Automa's token went."""
    if scan.space is None:
        return words("wingspan-picture-why-none")
    return words("wingspan-picture-why", space=space_name(view, scan.space, words))


def steps(view: WingspanView, turn: TurnTaken, scan: Scan, words: Words) -> list[Step]:
    """Return the steps: the corner, what is looked for, the way."""
    whats = {mark.what for mark in scan.marks}
    tracker = "tracker" in whats
    corner = words(
        "wingspan-picture-step-corner",
        card=card_name(turn.card, words),
        section=scan.section,
        icon=words("wingspan-icon", icon=scan.symbol),
        corner=scan.corner,
        action=turn.action,
    )
    found = [Step((scan.symbol, "then", scan.corner), corner, tracker or "blank_section" in whats)]
    if scan.reason == "no_tokens":
        return found
    if scan.reason == "look_up":
        found.append(_look_up("habitat", scan.habitat_symbol, scan.habitat, words, doubtful=tracker))
        found.append(_look_up("type", scan.type_symbol, scan.type, words, doubtful=tracker))
    elif scan.goal is not None:
        text = words("wingspan-picture-step-goal", goal=goal_name(scan.goal, words), reason=scan.reason)
        found.append(Step((f"goal:{scan.goal}",), text, "pairs" in whats))
    taken = sum(each.why == "taken" for each in scan.passed)
    text = words("wingspan-picture-step-way", corner=scan.corner, taken=taken, unfit=len(scan.passed) - taken)
    found.append(Step((), text))
    return found


def _look_up(kind: str, symbol: str | None, value: str | None, words: Words, *, doubtful: bool) -> Step:
    if symbol is None or value is None:
        return Step((), "")
    told = words("wingspan-habitat", habitat=value) if kind == "habitat" else words("wingspan-type", type=value)
    text = words("wingspan-picture-step-look-up", kind=kind, icon=words("wingspan-icon", icon=symbol), value=told)
    return Step((symbol, "then", value), text, doubtful)


def reason_of(view: WingspanView, scan: Scan, words: Words) -> str:
    """Say why the token lies there, or why there is none."""
    return words(
        "wingspan-picture-reason",
        reason=scan.reason if scan.space or scan.reason == "no_tokens" else f"{scan.reason}-none",
        space=space_name(view, scan.space, words) if scan.space else "",
        habitat=words("wingspan-habitat", habitat=scan.habitat) if scan.habitat else "",
        type=words("wingspan-type", type=scan.type) if scan.type else "",
        goal=goal_name(scan.goal, words) if scan.goal else "",
    )
