"""Standing orders: what a seat has told the host to answer for it.

An order is for one kind of decision (or for any), and says where its answer comes from. When the seat is asked such a
question, the host carries the order out as an entry of the seat's own, which it can take back like any other. An order
that does not fit any more answers nothing: the seat is asked. Nobody but the seat may know of its orders.

What a seat prepares for its next turn (`bot.hosting.orders.preparing`) is an order that is used once, too.

A new kind of order is a class beside `ByPath`, with its line in `_KINDS`; under which conditions it is followed says
`bot.hosting.orders.conditions`. What this version cannot read (of a newer one, or broken) is kept and not followed.
When an answer is entered says `bot.hosting.orders.ordered_answers`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol, Self

import structlog

from bot.hosting.orders.conditions import ALWAYS, Conditions
from bot.store.order_row import OrderRow
from engine.choices import Node, Path, trace, walk
from engine.contract import Action, AnyGame, Illegal, Seat, Unreadable
from engine.question import Question

log = structlog.get_logger(__name__)


class Answer(Protocol):
    """Where the answer of an order comes from."""

    def answer(self, question: Question) -> Action | None:
        """Return the answer to a question, or None: the seat is asked. Illegal or Unreadable where it does not fit."""
        ...

    def stored(self) -> str:
        """Return it as text for the store."""
        ...

    @classmethod
    def read(cls, text: str) -> Self:
        """Return what `stored` wrote. Unreadable when this is nothing of the kind."""
        ...


@dataclass(frozen=True, slots=True)
class ByPath:
    """A path in the tree of choices: one answer, given ahead ("slot.s1") or each time ("decline")."""

    path: Path

    def answer(self, question: Question) -> Action | None:
        """Return the action at the end of the path."""
        return _leaf(question.choices, self.path)

    def stored(self) -> str:
        """Return the path."""
        return self.path

    @classmethod
    def read(cls, text: str) -> Self:
        """Return the answer with this path."""
        return cls(text)


@dataclass(frozen=True, slots=True)
class ByNotation:
    """An action in the game's notation. Answers that were given ahead before there were trees are stored so."""

    text: str

    def answer(self, question: Question) -> Action | None:
        """Return the action."""
        action: Action = question.game.parse(self.text)
        return action

    def stored(self) -> str:
        """Return the notation."""
        return self.text

    @classmethod
    def read(cls, text: str) -> Self:
        """Return the answer with this notation."""
        return cls(text)


@dataclass(frozen=True, slots=True)
class Prepared(ByNotation):
    """The action that a seat has prepared for its next turn, in the game's notation.

    No path: what a step of one means may be something else once the seat's hand has changed.
    """


@dataclass(frozen=True, slots=True)
class Obvious:
    """What the game holds for plainly good (`Game.obvious_answer`)."""

    def answer(self, question: Question) -> Action | None:
        """Return it, where there is such an answer."""
        return question.obvious_answer()

    def stored(self) -> str:
        """Return nothing: there is only one."""
        return ""

    @classmethod
    def read(cls, text: str) -> Self:
        """Return it."""
        if text:
            raise Unreadable(f"expected nothing, found {text!r}")
        return cls()


_KINDS: Mapping[str, type[Answer]] = {
    "path": ByPath,
    "notation": ByNotation,
    "prepared": Prepared,
    "obvious": Obvious,
}
"""By the word in the store."""
_WORDS = {kind: word for word, kind in _KINDS.items()}


@dataclass(frozen=True, slots=True)
class StandingOrder:
    """What the host answers for a seat. A seat has one for each kind of decision, and beside it one to be used once."""

    decision: str | None
    """The kind of decision that it answers (`Decision.kind`); None: any."""
    answers: Answer
    once: bool = False
    """Whether it is used up by one answer. The next action of its seat, whoever gives it, uses it up, too; a prepared
    one only the next answer to its kind of decision."""
    conditions: Conditions = ALWAYS

    def row(self, seat: Seat) -> OrderRow:
        """Return it as the store keeps it for a seat."""
        kind = _WORDS[type(self.answers)]
        return OrderRow(seat, self.decision or "", self.once, kind, self.answers.stored(), self.conditions.stored())

    @property
    def prepared(self) -> bool:
        """Whether it is an action prepared for the seat's next turn."""
        return isinstance(self.answers, Prepared)

    def answer(self, question: Question, now: datetime) -> Action | None:
        """Return the legal answer to a question; None: the seat is asked. A fault of ours is logged and asks, too."""
        if self.decision not in (None, question.decision.kind):
            return None
        try:
            if not self.conditions.hold(question, now):
                return None
            if (action := self.answers.answer(question)) is not None:
                question.check(action)
                if not self.conditions.same_scene(question, action):
                    return None
        except (Illegal, Unreadable):  # it was meant for another question
            return None
        except Exception:  # what the presser did is done all the same
            log.exception("standing_order_failed", seat=question.seat, decision=question.decision.kind)
            return None
        return action


OBVIOUS = StandingOrder(None, Obvious())
"""The host answers where the game holds an answer for plainly good."""


def read_orders(rows: Sequence[OrderRow]) -> dict[Seat, tuple[StandingOrder, ...]]:
    """Return the orders of each seat, those that are used once first. What cannot be read is left out."""
    orders: dict[Seat, tuple[StandingOrder, ...]] = {}
    for row in sorted(rows, key=lambda row: (not row.once, row.decision)):
        try:
            conditions = Conditions.read(row.conditions)
            order = StandingOrder(row.decision or None, _KINDS[row.kind].read(row.answer), row.once, conditions)
        except (KeyError, Unreadable) as error:
            log.warning("standing_order_unreadable", seat=row.seat, decision=row.decision, fault=error)
            continue
        orders[row.seat] = (*orders.get(row.seat, ()), order)
    return orders


def order_ahead(game: AnyGame, node: Node[Action] | None, action: Action) -> StandingOrder | None:
    """Return the order that gives `action` to a question still to come, whose tree is `node` (`Game.ahead`).

    None where no question will surely come, or no path leads to the answer: then the seat is asked.
    """
    if node is None:
        return None
    kinds = next((way.to for way in game.ways if way.action is type(action)), ())
    try:
        return StandingOrder(kinds[0] if len(kinds) == 1 else None, ByPath(trace(node, action)), once=True)
    except (Illegal, Unreadable):
        return None


def kept_orders(
    orders: Sequence[StandingOrder], ahead: StandingOrder | None, answered: str | None
) -> tuple[StandingOrder, ...]:
    """Return the orders of a seat once it has answered a kind of decision: those to be used once give way to `ahead`.

    What is prepared for another kind stays. `answered` None: play was taken back, and none of them stays.
    """
    return (*([] if ahead is None else [ahead]), *(each for each in orders if not _used_up(each, answered)))


def _used_up(order: StandingOrder, answered: str | None) -> bool:
    return order.once and not (order.prepared and answered is not None and order.decision != answered)


def answered_ahead(orders: Sequence[StandingOrder], node: Node[Action] | None, game: AnyGame) -> Action | None:
    """Return what the orders answer to the question still to come whose tree is `node`, where that is readable."""
    for order in orders:
        try:
            if order.once and isinstance(order.answers, ByPath) and node is not None:
                return _leaf(node, order.answers.path)
            if order.once and isinstance(order.answers, ByNotation) and not order.prepared:
                action: Action = game.parse(order.answers.text)
                return action
        except (Illegal, Unreadable):
            continue
    return None


def _leaf(node: Node[Action], path: Path) -> Action:
    tree = walk(node, path)
    if isinstance(tree, Node):
        raise Unreadable(f"the path ends before an answer: {path!r}")
    return tree
