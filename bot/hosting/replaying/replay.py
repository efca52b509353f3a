"""A game as somebody may look through it: of a running game what was to be seen then, of one that is over all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.hosting.table import Refused, Table
from engine.contract import AnyGame, Event, Seat
from engine.steps import Step


@dataclass(frozen=True, slots=True)
class Eyes:
    """Through whose eyes a game is looked at: those of a seat, or of everybody."""

    seat: Seat | None = None
    everything: bool = False
    """Whether all that was hidden is told."""


@dataclass(frozen=True, slots=True)
class Replay:
    """A game as one person may look through it."""

    table: Table
    game: AnyGame
    steps: Sequence[Step]
    """All, also those that were taken back."""
    own: Seat | None
    """The seat of whoever looks."""

    @property
    def over(self) -> bool:
        """Return whether nothing has to stay hidden any more."""
        return self.table.status.over

    @property
    def eyes(self) -> Sequence[Eyes]:
        """Return through whose eyes the person may look, the usual ones first."""
        if self.over:
            return [Eyes(everything=True), Eyes(), *(Eyes(each.seat) for each in self.table.occupants)]
        return [*([Eyes(self.own)] if self.own else []), Eyes()]

    def shown(self, eyes: Eyes) -> list[Step]:
        """Return the steps that may be looked at through these eyes.

        While a game runs nobody sees how often somebody has changed an answer that others wait for.
        """
        self._check(eyes)
        return [each for each in self.steps if self.over or not each.undone or self._was_seen(each, eyes)]

    def events(self, step: Step, eyes: Eyes) -> Sequence[Event]:
        """Return what happened in a step, as it was to be seen."""
        self._check(eyes)
        return step.entry.events if eyes.everything else [event.seen_by(eyes.seat) for event in step.entry.events]

    def view(self, step: Step, eyes: Eyes) -> Any:
        """Return what was to be seen after a step whose positions are known."""
        self._check(eyes)
        return self.game.view(step.after, eyes.seat)

    def view_before(self, step: Step, eyes: Eyes) -> Any | None:
        """Return what was to be seen before it; None: it is the start."""
        self._check(eyes)
        return None if step.before is None else self.game.view(step.before, eyes.seat)

    def _was_seen(self, step: Step, eyes: Eyes) -> bool:
        actor = step.entry.actor
        unseen = step.after is None or any(each.seat == actor for each in self.game.revisable(step.after))
        return actor == eyes.seat or not unseen

    def _check(self, eyes: Eyes) -> None:
        if eyes not in self.eyes:
            raise Refused("replay-eyes", table=self.table.id)
