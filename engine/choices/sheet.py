"""A question of several named fields that have a beginning."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import KW_ONLY, dataclass
from typing import Generic, NamedTuple

from typing_extensions import override

from engine.choices.node import NOTHING, A, Node, Option, Step, Tree, V
from engine.faults import Illegal


class SheetField(NamedTuple, Generic[V]):
    """A named field of a sheet. `node` asks for it, given the values so far; its leaves are the values changed."""

    letter: str
    """What its part of a step begins with."""
    node: Callable[[V], Node[V]]


@dataclass(slots=True, eq=False, repr=False)
class Sheet(Node[A], Generic[A, V]):
    """Independent named fields that have a beginning: a setup, five scores.

    A step names the fields that differ from their beginning: "mautoma,lraoutoma" (a letter and the field's own step,
    in the order of `fields`); "-" changes nothing.
    """

    fields: Mapping[str, SheetField[V]]
    """A field may depend on those before it."""
    begun: V
    then: Callable[[V], Tree[A]]
    _: KW_ONLY
    values_of: Callable[[A], V]
    judge: Callable[[V], Illegal | None] = lambda _: None
    near: Callable[[], Iterable[V]] | None = None
    """The sheets that are enumerated; by default those that differ from the beginning in one field at the most."""
    drawn: Callable[[random.Random], V] | None = None
    """One of them, where that is quicker."""

    @override
    def options(self) -> Iterator[Option]:
        """List the sheets that are enumerated."""
        return (Option(self.step(values)) for values in (self.near or self._one_by_one)())

    def values(self, step: Step) -> V:
        """Return the values that a step describes, good or not. Illegal and Unreadable as the fields' own nodes."""
        values = self.begun
        parts = [] if step == NOTHING else step.split(",")
        order = [each.letter for each in self.fields.values()]
        if not step or [letter for letter in order if letter in [part[:1] for part in parts]] != [
            part[:1] for part in parts
        ]:
            raise self.no_such(step)
        for part in parts:
            node = next(each for each in self.fields.values() if each.letter == part[0]).node(values)
            if node.step_of(values) == part[1:]:
                raise self.no_such(step)
            changed = node.take(part[1:])
            if isinstance(changed, Node):
                raise self.no_such(step)
            values = changed
        return values

    def step(self, values: V) -> Step:
        """Return the step that describes `values`."""
        parts, current = [], self.begun
        for each in self.fields.values():
            node = each.node(current)
            step = node.step_of(values)
            if step != node.step_of(current):
                changed = node.take(step)
                assert not isinstance(changed, Node)  # noqa: S101  (a field is asked at one node)
                parts.append(each.letter + step)
                current = changed
        return ",".join(parts) or NOTHING

    @override
    def take(self, step: Step) -> Tree[A]:
        values = self.values(step)
        if (illegal := self.judge(values)) is not None:
            raise illegal
        return self.then(values)

    @override
    def next(self) -> Iterator[Tree[A]]:
        return map(self.then, (self.near or self._one_by_one)())

    def _one_by_one(self) -> Iterator[V]:
        if self.judge(self.begun) is None:
            yield self.begun
        for each in self.fields.values():
            for tree in each.node(self.begun).next():
                if not isinstance(tree, Node) and tree != self.begun and self.judge(tree) is None:
                    yield tree

    @override
    def draw(self, rng: random.Random) -> Tree[A]:
        if self.drawn is not None:
            return self.then(self.drawn(rng))
        near = list((self.near or self._one_by_one)())
        return self.then(near[int(rng.random() * len(near))])

    @override
    def step_of(self, action: A) -> Step:
        return self.step(self.values_of(action))

    @override
    def possible(self) -> bool:
        return True
