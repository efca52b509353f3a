"""A question that a seat is asked, with all that the seat may know about it and nothing else.

Players made of code, panels and hints get this object instead of a position. It holds the position privately: no
public attribute leads to it (tests/engine/test_question.py walks them all).
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from typing_extensions import override

from engine.choices import Node, Option, Step, Tree, draw
from engine.contract import Action, AnyGame, Decision, Seat
from engine.faults import Illegal
from engine.preview import Preview, preview

_UNSEEN: Any = object()
"""In place of a view that nobody has looked at yet."""


class Question:
    """A decision of a seat at a position, as that seat may know it."""

    __slots__ = ("_position", "_view", "decision", "game")

    def __init__(self, game: AnyGame, position: Any, decision: Decision) -> None:
        self.game = game
        self.decision = decision
        self._position = position
        self._view = _UNSEEN

    @override
    def __reduce__(self) -> tuple[Any, ...]:
        """Go to another process, and be the same question there; a view that was made is not sent."""
        return type(self), (self.game, self._position, self.decision)

    @property
    def seat(self) -> Seat:
        """Return the seat that is asked."""
        return self.decision.seat

    @property
    def view(self) -> Any:
        """Return what the seat sees. It is made when it is first looked at."""
        if self._view is _UNSEEN:
            self._view = self.game.view(self._position, self.decision.seat)
        return self._view

    @property
    def public_view(self) -> Any:
        """Return what everybody sees."""
        return self.game.view(self._position, None)

    @property
    def choices(self) -> Node[Action]:
        """Return the first node of what the seat can choose. It depends only on what the seat may see."""
        return _Sealed(self.game.choices(self._position, self.decision.seat))

    def actions(self) -> Iterator[Action]:
        """Enumerate the usual legal actions (payments: the undominated ones)."""
        yield from self.game.actions(self._position, self.decision.seat)

    def draw(self, rng: random.Random) -> Action:
        """Return a random usual action: each way as likely as the others, then each answer of the questions below."""
        action: Action = draw(self.game.choices(self._position, self.decision.seat), rng)
        return action

    def check(self, action: Action) -> None:
        """Raise Illegal when the seat may not take `action` now."""
        self.game.check(self._position, self.decision.seat, action)

    def preview(self, action: Action) -> Preview:
        """Return what `action` would do, as far as the seat may know that before. Illegal as `check`."""
        return preview(self.game, self._position, self.decision.seat, action)

    def obvious_answer(self) -> Action | None:
        """Return the answer that nobody would turn down; None: the seat is to decide."""
        if self.decision.kind not in self.game.obvious_kinds:
            return None
        answer: Action | None = self.game.obvious_answer(self._position, self.decision.seat)
        return answer

    def determinise(self, rng: random.Random) -> Any:
        """Return a whole position that the seat may take for the true one: what it cannot see is drawn."""
        return self.game.determinise(self.view, rng)


def question_of(game: AnyGame, position: Any, seat: Seat) -> Question:
    """Return the question that `seat` is asked or may answer anew; ValueError when there is none."""
    for decision in (*game.decisions(position), *game.revisable(position)):
        if decision.seat == seat:
            return Question(game, position, decision)
    raise ValueError(f"{seat} is asked nothing")


class _Sealed(Node[Action]):
    """A node that opens like the one within. Its functions, which know the position, stay within."""

    __slots__ = ("_node",)

    def __init__(self, node: Node[Action]) -> None:
        super().__init__(node.ask, facts=node.facts)
        self._node = node

    @override
    def options(self) -> Iterator[Option]:
        return self._node.options()

    @override
    def take(self, step: Step) -> Tree[Action]:
        return _seal(self._node.take(step))

    @override
    def next(self) -> Iterator[Tree[Action]]:
        return map(_seal, self._node.next())

    @override
    def draw(self, rng: random.Random) -> Tree[Action]:
        return _seal(self._node.draw(rng))

    @override
    def step_of(self, action: Action) -> Step:
        return self._node.step_of(action)

    @override
    def possible(self) -> bool:
        return self._node.possible()

    @override
    def nearest(self) -> Illegal | None:
        return self._node.nearest()

    @override
    def option_at(self, step: Step) -> Option:
        return self._node.option_at(step)

    @property
    @override
    def has_default(self) -> bool:
        return self._node.has_default


def _seal(tree: Node[Action] | Action) -> Node[Action] | Action:
    return _Sealed(tree) if isinstance(tree, Node) else tree
