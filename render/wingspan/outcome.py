"""What the rules foresee of an action, as a preview shows it: one event of a kind, and numbers before and after."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeVar

from engine.preview import Preview
from engine.wingspan.events import WingspanEvent
from engine.wingspan.views.view import WingspanView

E = TypeVar("E", bound=WingspanEvent)


@dataclass(frozen=True, slots=True)
class TokenOutcome:
    """What a token of the person's would change: before and after."""

    goals: Mapping[int, tuple[int, int]]
    """By round, the goals that are not scored yet and that change."""
    group: tuple[int, int]
    """The size of the largest group."""


def foreseen_event(foreseen: Preview, kind: type[E]) -> E | None:
    """Return the first event of that kind; None where there is none, or what was hidden stands before it."""
    return next((event for event in foreseen.events if isinstance(event, kind)), None)


def token_outcome(view: WingspanView, foreseen: Preview) -> TokenOutcome:
    """Return what a token would change."""
    after: WingspanView = foreseen.view or view
    then = {progress.round: progress.yours for progress in after.progress}
    goals = {
        progress.round: (progress.yours, then[progress.round] or 0)
        for progress in view.progress
        if progress.yours is not None and not progress.scored and then.get(progress.round) != progress.yours
    }
    before_size, after_size = (len(each.groups.get(view.seat, ())) for each in (view, after))
    return TokenOutcome(goals, (before_size, after_size))
