"""A question that a number answers."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import KW_ONLY, dataclass

from typing_extensions import override

from engine.choices.node import NOTHING, A, Node, Option, Step, Thing, Tree
from engine.faults import Illegal


@dataclass(slots=True, eq=False, repr=False)
class Number(Node[A]):
    """A number is picked."""

    least: int
    most: int
    near: Sequence[int]
    """These have a button and are enumerated; the others are typed."""
    then: Callable[[int], Tree[A]]
    _: KW_ONLY
    value_of: Callable[[A], int | None] | None = None
    """Reads the number out of an action; by default its field `ask`."""
    judge: Callable[[int], Illegal | None] = lambda _: None
    """Why a number outside is refused; without it such a number is no step at all."""
    unsaid: Callable[[], Tree[A]] | None = None
    """What follows where no number need be told: that is the step "-", and the usual one."""

    @override
    def options(self) -> Iterator[Option]:
        if self.unsaid is not None:
            yield Option(NOTHING)
        yield from (self.option_at(str(number)) for number in self.near)

    @override
    def take(self, step: Step) -> Tree[A]:
        if step == NOTHING and self.unsaid is not None:
            return self.unsaid()
        number = int(step) if re.fullmatch(r"0|-?[1-9][0-9]{0,8}", step, re.ASCII) else None
        if number is None:
            raise self.no_such(step)
        if (illegal := self.judge(number)) is not None:
            raise illegal
        if not self.least <= number <= self.most:
            raise self.no_such(step)
        return self.then(number)

    @override
    def next(self) -> Iterator[Tree[A]]:
        if self.unsaid is not None:
            yield self.unsaid()
        yield from map(self.then, self.near)

    @override
    def draw(self, rng: random.Random) -> Tree[A]:
        place = int(rng.random() * (len(self.near) + (self.unsaid is not None)))
        if place == len(self.near) and self.unsaid is not None:
            return self.unsaid()
        return self.then(self.near[place])

    @override
    def step_of(self, action: A) -> Step:
        number: int | None = getattr(action, self.ask) if self.value_of is None else self.value_of(action)
        return NOTHING if number is None else str(number)

    @override
    def possible(self) -> bool:
        return self.least <= self.most

    @override
    def nearest(self) -> Illegal | None:
        return self.judge(self.least) or self.nowhere()

    @override
    def option_at(self, step: Step) -> Option:
        return Option(step) if step == NOTHING else Option(step, (Thing(self.ask, int(step)),))
