"""What is not possible at a node, and why: options with the same reason share a line, with the rule that says so."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.games.pages.journey import AnyNode
from bot.games.pages.pages import Pages
from bot.games.widgets import Button
from engine.choices import Many, Option
from engine.contract import Illegal

LENGTH = 1800
"""Characters that the lines take at the most."""
MARKED = 12
"""Options that stand out before the sentence about them; more of them stand behind it."""
RULES = 5
"""Rules that have a button."""


def refused(node: AnyNode) -> list[Option]:
    """Return the options of a node that are refused."""
    listed = node.refused() if isinstance(node, Many) else node.options()
    return [each for each in listed if each.refused is not None]


def lines(pages: Pages[Any], node: AnyNode, options: Iterable[Option]) -> list[str]:
    """Return a line for each reason of refused options; empty when nothing is refused."""
    alike: dict[str, list[tuple[Option, Illegal]]] = {}
    for option in options:
        if option.refused is not None:
            alike.setdefault(pages.why_not(option.refused), []).append((option, option.refused))
    told = [pages.words("panel-impossible")] if alike else []
    for why, those in alike.items():
        what = pages.together(node, [each for each, _ in those])
        rule = ", ".join(dict.fromkeys(each.rule_id for _, each in those))
        key = "panel-why-not" if len(those) <= MARKED else "panel-why-not-many"
        told.append(pages.words(key, what=what, why=why, rule=rule))
    return _clipped(told)


def rules(pages: Pages[Any], refusals: Iterable[Illegal | None]) -> tuple[Button, ...]:
    """Return buttons, a row at the most, that show the rules behind refusals."""
    ids = list(dict.fromkeys(each.rule_id for each in refusals if each is not None and each.rule_id))[:RULES]
    return tuple(Button(pages.words("panel-rule", rule=each), "", rule=each) for each in ids)


def _clipped(told: list[str]) -> list[str]:
    kept: list[str] = []
    for line in told:
        if sum(map(len, kept)) + len(line) > LENGTH:
            return [*kept, "…"]
        kept.append(line)
    return kept
