"""A question that one value answers."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass
from typing import Generic

from typing_extensions import override

from engine.choices.node import A, Node, Option, Step, T, Thing, Tree, blocked, nearest
from engine.faults import Illegal


@dataclass(slots=True, eq=False, repr=False)
class One(Node[A], Generic[A, T]):
    """One value is picked: a territory, a mammal, which way."""

    usual: Sequence[T]
    """Values that waste nothing: they are enumerated."""
    then: Callable[[T], Tree[A]]
    _: KW_ONLY
    odd: Sequence[T] = ()
    """Legal values that waste something."""
    refused: Callable[[], Iterable[tuple[T, Illegal]]] = tuple
    about: Callable[[T], Option] | None = None
    """The option of a value; by default a thing of the kind `ask`."""
    key_of: Callable[[T], str] = str
    value_of: Callable[[A], T] | None = None
    """Reads the value out of an action; by default its field `ask`."""
    default: T | None = None
    """Taken without a question; the next page and the review offer the others."""
    sure: bool = True
    """Whether each value leads to a leaf. Else (first nodes) an option is opened to see; one that leads nowhere says
    what blocks it."""
    why_none: Callable[[], Illegal] | None = None
    """What blocks the node where nothing is possible; by default the nearest refusal of its options."""
    unlisted: Callable[[Step], Illegal | None] = lambda _: None
    """Why a step is refused that stands in no list (a territory 99, more birds than can be paid)."""

    @override
    def options(self) -> Iterator[Option]:
        yield from (self.option(value) for value in self.usual)
        yield from (self.option(value, usual=False) for value in self.odd)
        yield from (self._option(value).judged(illegal) for value, illegal in self.refused())

    def option(self, value: T, *, usual: bool = True) -> Option:
        """Return the option of a value that is possible, as far as the node knows."""
        option = self._option(value)
        why = None if self.sure else blocked(self.then(value))
        return option if usual and why is None else option.judged(why, usual=usual)

    def _option(self, value: T) -> Option:
        if self.about is not None:
            return self.about(value)
        name = value if isinstance(value, str | int) else self.key_of(value)
        return Option(self.key_of(value), (Thing(self.ask, name),))

    @override
    def option_at(self, step: Step) -> Option:
        return next((self.option(value, usual=usual) for value, usual in self._at(step)), Option(step))

    def _at(self, step: Step) -> Iterator[tuple[T, bool]]:
        """Yield the value of a step that is possible, and whether it is usual."""
        for values in (self.usual, self.odd):
            for value in values:
                if self.key_of(value) == step:
                    yield value, values is self.usual

    @override
    def take(self, step: Step) -> Tree[A]:
        for value, _ in self._at(step):
            return self._follow(value)
        for value, illegal in self.refused():
            if self.key_of(value) == step:
                raise illegal
        raise self.unlisted(step) or self.no_such(step)

    def _follow(self, value: T) -> Tree[A]:
        tree = self.then(value)
        if not self.sure and (illegal := blocked(tree)) is not None:
            raise illegal
        return tree

    @override
    def next(self) -> Iterator[Tree[A]]:
        return map(self.then, self.usual)

    @override
    def draw(self, rng: random.Random) -> Tree[A]:
        values = self.usual or self.odd
        if self.sure:
            return self.then(values[int(rng.random() * len(values))])
        values = list(values)
        while values:
            tree = self.then(values.pop(int(rng.random() * len(values))))
            if not isinstance(tree, Node) or tree.possible():
                return tree
        raise ValueError(f"{self.ask}: nothing can be picked")

    @override
    def step_of(self, action: A) -> Step:
        value: T = getattr(action, self.ask) if self.value_of is None else self.value_of(action)
        return self.key_of(value)

    @override
    def possible(self) -> bool:
        if self.odd or (self.usual and self.sure):
            return True
        return any(not isinstance(tree, Node) or tree.possible() for tree in self.next())

    @override
    def nearest(self) -> Illegal | None:
        if self.why_none is not None:
            return self.why_none()
        return nearest(self._refusals()) or self.nowhere()

    def _refusals(self) -> Iterator[Illegal | None]:
        """Return what refuses each option, in the order of `options`."""
        if not self.sure:
            yield from (blocked(self.then(value)) for values in (self.usual, self.odd) for value in values)
        yield from (illegal for _, illegal in self.refused())

    @property
    @override
    def has_default(self) -> bool:
        return self.default is not None


def judged(ask: str, answers: Mapping[T, Illegal | None], then: Callable[[T], Tree[A]]) -> One[A, T]:
    """Return a question of which each answer is possible (None) or refused."""
    usual = [value for value, why in answers.items() if why is None]
    return One(ask, usual, then, refused=lambda: [(value, why) for value, why in answers.items() if why is not None])
