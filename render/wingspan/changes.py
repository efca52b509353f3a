"""What is different at the table since the last picture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.contract import Seat
from engine.wingspan.names import RESET
from engine.wingspan.views.view import WingspanView

COUNTED = ("face_down", "eggs", "tokens", "cubes", "goal_points")
"""What of the Automa's is counted."""


@dataclass(frozen=True, slots=True)
class Changes:
    """What to highlight. Empty where nothing changed."""

    added: frozenset[str] = frozenset()
    """Spaces with a token that was not there."""
    left: Mapping[str, Seat] = field(default_factory=dict)
    """Spaces that a token went from, and whose it was."""
    birds: tuple[int, ...] = ()
    """Points of birds that are new with the Automa."""
    counts: Mapping[str, int] = field(default_factory=dict)
    """How much of what is the Automa's (COUNTED, "total") changed."""
    goals: frozenset[tuple[int, str]] = frozenset()
    """Rounds whose goal stands otherwise for a side, "hers" or "yours"."""
    reactions: frozenset[int] = frozenset()
    """Numbers of reactions that are new or were taken back."""


def changes(now: WingspanView, before: WingspanView | None) -> Changes:
    """Return what differs; nothing without `before`, or when that is of another setup."""
    if before is None or before.setup is None or before.setup != now.setup or before.seat != now.seat:
        return Changes()
    standing, stood = _standing(now), _standing(before)
    was = {each.round: each for each in before.progress}
    goals = {
        (each.round, side)
        for each in now.progress
        for side in ("hers", "yours")
        if each.round in was and getattr(each, side) != getattr(was[each.round], side)
    }
    return Changes(
        added=frozenset(space for space, seat in standing.items() if stood.get(space) != seat),
        left={space: seat for space, seat in stood.items() if space not in standing},
        birds=tuple((Counter(now.hers.birds) - Counter(before.hers.birds)).elements()),
        counts=_counts(now, before),
        goals=frozenset(goals),
        reactions=_reactions(now) ^ _reactions(before),
    )


def _standing(view: WingspanView) -> dict[str, Seat]:
    return {**view.map, **({RESET: view.seat} if view.reset else {})}


def _counts(now: WingspanView, before: WingspanView) -> dict[str, int]:
    differences = {name: getattr(now.hers, name) - getattr(before.hers, name) for name in COUNTED}
    if now.standing and before.standing:
        differences["total"] = now.standing.total - before.standing.total
    return {name: difference for name, difference in differences.items() if difference}


def _reactions(view: WingspanView) -> frozenset[int]:
    return frozenset(each.number for each in view.reactions if not each.taken_back)
