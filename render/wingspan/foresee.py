"""What the person's action would bring, by the rules' own functions: for previews only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.wingspan.actions import React, Token
from engine.wingspan.chapters.duet_map import largest_group
from engine.wingspan.chapters.measure import measure
from engine.wingspan.chapters.powers import Counts, booking, terms
from engine.wingspan.facts import Booking, ReactionFact
from engine.wingspan.names import RESET
from engine.wingspan.rules import Rules, rules_for
from engine.wingspan.views.view import WingspanView


@dataclass(frozen=True, slots=True)
class Placed:
    """What a token of the person's would change: before and after."""

    goals: Mapping[int, tuple[int, int]]
    """By round, the goals that are not scored yet and that change."""
    group: tuple[int, int]
    """The size of the largest group."""
    spaces: frozenset[str]
    """The person's spaces afterwards, without the reset space."""


def rules_of(view: WingspanView) -> Rules:
    """Return the rules of a view's game."""
    return rules_for(view.components.model_dump(mode="json"), {})


def placed(view: WingspanView, action: Token) -> Placed:
    """Return what a token would change."""
    rules = rules_of(view)
    before = {space for space, seat in view.map.items() if seat == view.seat}
    after = before - {action.source}
    if action.target is not None and action.target != RESET:
        after = after | {action.target}
    goals = {}
    for progress in view.progress:
        if progress.scored:
            continue
        one, other = (measure(rules, progress.goal, sorted(spaces)) for spaces in (before, after))
        if one != other:
            goals[progress.round] = (one, other)
    sizes = (len(largest_group(before)), len(largest_group(after)))
    return Placed(goals, sizes, frozenset(after))


def counting(view: WingspanView, goal: str) -> frozenset[str]:
    """Return the spaces whose tokens count for a Duet goal: a side would stand otherwise without them."""
    rules = rules_of(view)
    found = set[str]()
    for seat in (view.seat, view.automa):
        spaces = sorted(space for space, owner in view.map.items() if owner == seat)
        whole = measure(rules, goal, spaces)
        found |= {
            each for each in spaces if measure(rules, goal, [space for space in spaces if space != each]) != whole
        }
    return frozenset(found)


def booked(view: WingspanView, action: React) -> tuple[Booking, Counts, Counts]:
    """Return what a power would be to her, and what she would gain and pay; KeyError for an unknown bird."""
    rules = rules_of(view)
    variant = view.setup.tokens if view.setup else "cache"
    number = len(view.reactions) + 1
    fact = ReactionFact(number, view.round, view.current, action.bird, action.gains, action.pays, action.count)
    gains, pays = terms(rules, action)
    return booking(rules, variant, fact), gains, pays
