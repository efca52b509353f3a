"""What an action would do, told to the seat that thinks about it."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property, partial
from itertools import takewhile
from typing import Any

from engine.chance import LiveChance
from engine.contract import Action, AnyGame, Event, Seat


@dataclass(frozen=True)
class Preview:
    """What an action would do, as far as its seat may know that before."""

    events: tuple[Event, ...]
    """As the seat sees them, up to the first that would reveal something."""
    complete: bool
    """False where something would be revealed on the way."""
    _look: Callable[[], Any] = field(repr=False, compare=False)
    answers: tuple[Action, ...] = ()
    """The obvious answers that are given on the seat's behalf, where the preview goes on over them."""

    @cached_property
    def view(self) -> Any | None:
        """The seat's view afterwards, made when it is first looked at; None when the preview is not complete."""
        return self._look() if self.complete else None


def preview(game: AnyGame, position: Any, seat: Seat, action: Action, *, obvious: bool = False) -> Preview:
    """Return what an action would do; Illegal when the rules refuse it.

    What is hidden stays hidden: the events end before the first that would reveal something to anybody. `obvious`: the
    host answers for the seat what it is asked then, where the answer is obvious.
    """
    chance = LiveChance(random.Random(0))  # noqa: S311  (what it gives is never shown)
    events: list[Event] = []
    answers: list[Action] = []
    answer: Action | None = action
    complete = True
    while answer is not None:
        outcome = game.apply(position, seat, answer, chance)
        known = [event.seen_by(seat) for event in takewhile(lambda event: not event.reveals, outcome.events)]
        events += known
        position, complete = outcome.position, len(known) == len(outcome.events) and not chance.used
        answer = _obvious(game, position, seat) if obvious and complete else None
        answers += [] if answer is None else [answer]
    return Preview(tuple(events), complete, partial(game.view, position, seat), tuple(answers))


def _obvious(game: AnyGame, position: Any, seat: Seat) -> Action | None:
    """Return the obvious answer of a seat that is asked for one; None: there is none."""
    kind = next((each.kind for each in game.decisions(position) if each.seat == seat), None)
    answer: Action | None = game.obvious_answer(position, seat) if kind in game.obvious_kinds else None
    return answer
