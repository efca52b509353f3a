"""A seat's decision and what it may do about it: what panels, autocompletion and slash commands are made from."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias

from bot.hosting.table import Table
from engine.choices import Node
from engine.contract import Action, AnyGame, Decision, Event, Result, Seat
from engine.log import Setup
from engine.match import Match

_NO_SETUP = Setup((), {}, {})
"""A preview goes on from a position; how the game began does not matter to it."""


@dataclass(frozen=True, slots=True)
class Preview:
    """What an action would do, as far as the seat may know it before."""

    view: Any
    events: tuple[Event, ...]
    complete: bool
    """False where something hidden would be revealed on the way: then the events stop before that, and the view is
    that of now."""


@dataclass(frozen=True, slots=True)
class Sight:
    """What somebody sees of a running or finished game: the seat's own view, or a spectator's."""

    table: Table
    game: AnyGame
    seat: Seat | None
    view: Any
    decisions: tuple[Decision, ...]
    """Who is asked now, and what."""
    result: Result | None = None
    """How the game ended, when it has."""


class Turn:
    """A decision that a seat is asked, with the questions one can put to the rules about it.

    Holds the position privately: what it gives out is only what the seat may know. `answered`: the seat has answered
    already and may answer anew; its answer is then `decision.default`.
    """

    def __init__(
        self, table: Table, game: AnyGame, position: Any, decision: Decision, *, answered: bool = False
    ) -> None:
        self.table = table
        self.game = game
        self.decision = decision
        self.answered = answered
        self._position = position
        self.view: Any = game.view(position, decision.seat)

    @property
    def seat(self) -> Seat:
        """Return the seat that is asked."""
        return self.decision.seat

    @property
    def since(self) -> int:
        """Return the seq since which it is asked this (or has answered it); custom ids carry it."""
        return self.table.asked_since[self.seat]

    @property
    def tree(self) -> Node[Any]:
        """Return the first node of what the seat can choose, as the rules made it: pages read all of a node."""
        return self.game.choices(self._position, self.seat)

    def ahead(self, action: Action) -> Node[Any] | None:
        """Return the node of what the seat will surely be asked because of `action`; None: no such thing."""
        return self.game.ahead(self._position, self.seat, action)

    def actions(self) -> Iterator[Action]:
        """Enumerate legal actions (payments: the undominated ones)."""
        return self.game.actions(self._position, self.seat)

    def check(self, action: Action) -> None:
        """Raise Illegal when the seat may not take `action` now."""
        self.game.check(self._position, self.seat, action)

    def preview(self, action: Action) -> Preview:
        """Return what `action` would do; raises Illegal like check."""
        seen = Match(self.game, _NO_SETUP, self._position, []).preview(self.seat, action)
        return Preview(seen.view if seen.complete else self.view, seen.events, seen.complete)


PlainAnswer: TypeAlias = Callable[[Turn], Action | None]
"""The answer to a decision that is plainly good; None: the seat is asked."""
