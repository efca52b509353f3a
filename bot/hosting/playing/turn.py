"""A seat's decision at a table, and what somebody sees of a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from typing_extensions import override

from bot.hosting.orders.standing_orders import OBVIOUS, StandingOrder, answered_ahead
from bot.hosting.table import Table
from engine.choices import Node
from engine.contract import Action, AnyGame, Decision, Result, Seat
from engine.preview import Preview, preview
from engine.question import Question


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


class Turn(Question):
    """A question that a seat is asked at a table: what panels, autocompletion and slash commands are made from.

    `answered`: the seat has answered already and may answer anew; its answer is then `decision.default`. `orders`: the
    standing orders of the seat. `imagined`: it is not asked yet, and prepares the action of its next turn.
    """

    __slots__ = ("answered", "imagined", "note", "orders", "table", "undoes")

    def __init__(
        self,
        table: Table,
        game: AnyGame,
        position: Any,
        decision: Decision,
        *,
        answered: bool = False,
        orders: Sequence[StandingOrder] = (),
        imagined: bool = False,
    ) -> None:
        super().__init__(game, position, decision)
        self.table = table
        self.answered = answered
        self.orders = orders
        self.imagined = imagined
        self.note = ""
        """What the seat's person has noted down about the table."""
        self.undoes: int | None = None
        """The seq of the seat's own action that it can take back at once; None: there is none."""

    @property
    def since(self) -> int:
        """Return the seq since which it is asked this (or has answered it); custom ids carry it.

        Of an imagined turn it is the table's: whatever happens meanwhile may be of weight.
        """
        return self.table.seq if self.imagined else self.table.asked_since[self.seat]

    @property
    def tree(self) -> Node[Any]:
        """Return the first node of what the seat can choose, as the rules made it: pages read all of a node."""
        return self.game.choices(self._position, self.seat)

    @override
    def preview(self, action: Action) -> Preview:
        """Return what `action` would do, with what the host then takes for the seat. Illegal as `check`."""
        return preview(self.game, self._position, self.seat, action, obvious=self.lets_host_answer)

    def ahead(self, action: Action) -> Node[Any] | None:
        """Return the node of what the seat will surely be asked because of `action`; None: no such thing."""
        return None if self.imagined else self.game.ahead(self._position, self.seat, action)

    @property
    def answered_ahead(self) -> Action | None:
        """Return what the seat has answered to the question still to come because of the answer it has given."""
        if not any(order.once for order in self.orders):
            return None
        return answered_ahead(self.orders, self.ahead(self.decision.default), self.game)

    @property
    def lets_host_answer(self) -> bool:
        """Whether the host gives the answers that the game holds for plainly good."""
        return OBVIOUS in self.orders
