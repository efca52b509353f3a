"""A question that one value answers."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Generic

from typing_extensions import override

from engine.choices.node import EMPTY, A, Node, Option, Step, T, Thing, Tree, blocked, nearest
from engine.faults import Illegal


class One(Node[A], Generic[A, T]):
    """One value is picked: a territory, a mammal, which way.

    `usual` values are enumerated, `odd` ones are legal but waste something. `default` is taken without a question; the
    next page and the review offer the others. `sure`: each value leads to a leaf; else (first nodes) an option is
    opened to see, and an option that leads nowhere says what blocks it. `value_of` reads the value out of an action
    (by default its field `ask`), `key_of` makes its key, `about` its option (by default a thing of the kind `ask`).
    `why_none` says what blocks the node where nothing is possible (by default the nearest refusal of its options).
    `unlisted` says why a step is refused that stands in no list (a territory 99, more birds than can be paid).
    """

    __slots__ = (
        "_about",
        "_refused",
        "_unlisted",
        "_why_none",
        "default",
        "key_of",
        "odd",
        "sure",
        "then",
        "usual",
        "value_of",
    )

    def __init__(
        self,
        ask: str,
        usual: Sequence[T],
        then: Callable[[T], Tree[A]],
        *,
        odd: Sequence[T] = (),
        refused: Callable[[], Iterable[tuple[T, Illegal]]] = tuple,
        about: Callable[[T], Option] | None = None,
        key_of: Callable[[T], str] = str,
        value_of: Callable[[A], T] | None = None,
        default: T | None = None,
        sure: bool = True,
        why_none: Callable[[], Illegal] | None = None,
        unlisted: Callable[[Step], Illegal | None] = lambda _: None,
        facts: Mapping[str, Any] = EMPTY,
    ) -> None:
        super().__init__(ask, facts)
        self.usual = usual
        self.odd = odd
        self.then = then
        self.default = default
        self.sure = sure
        self.key_of = key_of
        self.value_of = value_of
        self._refused = refused
        self._about = about
        self._why_none = why_none
        self._unlisted = unlisted

    @override
    def options(self) -> Iterator[Option]:
        yield from (self.option(value) for value in self.usual)
        yield from (self.option(value, usual=False) for value in self.odd)
        yield from (replace(self._option(value), refused=illegal) for value, illegal in self._refused())

    def option(self, value: T, *, usual: bool = True) -> Option:
        """Return the option of a value that is possible, as far as the node knows."""
        option = self._option(value)
        why = None if self.sure else blocked(self.then(value))
        return option if usual and why is None else replace(option, usual=usual, refused=why)

    def _option(self, value: T) -> Option:
        if self._about is not None:
            return self._about(value)
        name = value if isinstance(value, str | int) else self.key_of(value)
        return Option(self.key_of(value), (Thing(self.ask, name),))

    @override
    def take(self, step: Step) -> Tree[A]:
        for values in (self.usual, self.odd):
            for value in values:
                if self.key_of(value) == step:
                    return self._follow(value)
        for value, illegal in self._refused():
            if self.key_of(value) == step:
                raise illegal
        raise self._unlisted(step) or self.no_such(step)

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
        if self.sure:
            return self.then(self.usual[int(rng.random() * len(self.usual))])
        values = list(self.usual)
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
    def blocked(self) -> Illegal | None:
        if self.possible():
            return None
        if self._why_none is not None:
            return self._why_none()
        return nearest(option.refused for option in self.options()) or Illegal("", "nowhere", ask=self.ask)

    @override
    def possible(self) -> bool:
        if self.odd or (self.usual and self.sure):
            return True
        return any(not isinstance(tree, Node) or tree.possible() for tree in self.next())


def judged(ask: str, answers: Mapping[T, Illegal | None], then: Callable[[T], Tree[A]]) -> One[A, T]:
    """Return a question of which each answer is possible (None) or refused."""
    usual = [value for value, why in answers.items() if why is None]
    return One(ask, usual, then, refused=lambda: [(value, why) for value, why in answers.items() if why is not None])
