"""What an action would do, told to the seat that thinks about it."""

from __future__ import annotations

import random
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from engine.chance import LiveChance
from engine.contract import Action, AnyGame, Event, Seat


@dataclass(frozen=True, slots=True)
class Preview:
    """What an action would do, as far as its seat may know that before."""

    events: tuple[Event, ...]
    """As the seat sees them, up to the first that would reveal something."""
    view: Any | None
    """The seat's view afterwards; None when something would be revealed on the way."""
    complete: bool


def preview(game: AnyGame, position: Any, seat: Seat, action: Action) -> Preview:
    """Say what an action would do; Illegal when the rules refuse it.

    What is hidden stays hidden: the events end before the first that would reveal something to anybody.
    """
    chance = LiveChance(random.Random(0))  # noqa: S311  (what it gives is never shown)
    outcome = game.apply(position, seat, action, chance)
    known = tuple(event.seen_by(seat) for event in takewhile(lambda event: not event.reveals, outcome.events))
    complete = len(known) == len(outcome.events) and not chance.used
    return Preview(known, game.view(outcome.position, seat) if complete else None, complete)
