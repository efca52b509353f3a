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

    @cached_property
    def view(self) -> Any | None:
        """The seat's view afterwards, made when it is first looked at; None when the preview is not complete."""
        return self._look() if self.complete else None


def preview(game: AnyGame, position: Any, seat: Seat, action: Action) -> Preview:
    """Return what an action would do; Illegal when the rules refuse it.

    What is hidden stays hidden: the events end before the first that would reveal something to anybody.
    """
    chance = LiveChance(random.Random(0))  # noqa: S311  (what it gives is never shown)
    outcome = game.apply(position, seat, action, chance)
    known = tuple(event.seen_by(seat) for event in takewhile(lambda event: not event.reveals, outcome.events))
    complete = len(known) == len(outcome.events) and not chance.used
    return Preview(known, complete, partial(game.view, outcome.position, seat))
