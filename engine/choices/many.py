"""A question that several things answer together."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, replace
from typing import Any, Generic

from typing_extensions import override

from engine.choices.node import EMPTY, NOTHING, A, Node, Option, Pick, Step, Thing, Tree, V, nearest
from engine.faults import Illegal


@dataclass(slots=True, eq=False, repr=False)
class Many(Node[A], Generic[A, V]):
    """Several things are picked at once: what is paid with, cards that are discarded, tiles that are bought."""

    held: Callable[[], Sequence[tuple[str, Thing]]]
    """The things that may be picked, each with a code (`codes_of`) and how many there are."""
    ways: Callable[[], Iterable[V]]
    """Whole picks that waste nothing, the best first, made as far as they are asked for."""
    then: Callable[[V], Tree[A]]
    _: KW_ONLY
    judge: Callable[[Pick], Illegal | None]
    """What a pick lacks; None: it is good."""
    picked: Callable[[A], Pick]
    """Reads the pick out of an action."""
    value: Callable[[Pick], V]
    """What `then` takes, made of a pick."""
    names: Callable[[V], Pick]
    """Its inverse."""
    least: int = 0
    most: int | None = None
    unheld: Callable[[], Iterable[tuple[Thing, Illegal]]] = tuple
    """Single things that cannot be picked, and why."""
    facts_of: Callable[[V], Mapping[str, Any]] | None = None
    every: Callable[[], Iterable[V]] | None = None
    """The same as `ways`, in any order, where that is quicker."""
    drawn: Callable[[random.Random], Tree[A]] | None = None
    """What `draw` returns, where that is quicker."""
    why_none: Callable[[], Illegal] | None = None
    """What blocks the node where there is no way."""

    @override
    def options(self) -> Iterator[Option]:
        """List the ways, lazily, then the single things that cannot be picked."""
        held = self.held()
        for way in self.ways():
            yield self.option(self.names(way), held)
        yield from self.refused()

    def refused(self) -> Iterator[Option]:
        """List the single things that cannot be picked, without making the ways."""
        for thing, illegal in self.unheld():
            yield Option(str(thing.name), (thing,), refused=illegal, held=False)

    def option(self, pick: Pick, held: Sequence[tuple[str, Thing]] | None = None) -> Option:
        """Return the option of a whole pick, with its things in the order of `held`."""
        held = self.held() if held is None else held
        counts = Counter(pick)
        things = tuple(replace(thing, count=counts[str(thing.name)]) for _, thing in held if counts[str(thing.name)])
        facts = EMPTY if self.facts_of is None else self.facts_of(self.value(pick))
        return Option(self.step(pick, held), things, facts, self.judge(pick))

    def step(self, pick: Pick, held: Sequence[tuple[str, Thing]] | None = None) -> Step:
        """Return the step of a pick: a code for each thing, sorted. Unreadable for a thing that is not held."""
        codes = {str(thing.name): code for code, thing in (self.held() if held is None else held)}
        if unknown := [name for name in pick if name not in codes]:
            raise self.no_such(unknown[0])
        return _written(Counter(codes[name] for name in pick))

    def pick_of(self, step: Step) -> Pick:
        """Return the names of the things that a step picks. Unreadable for a forged step, or more than is held."""
        held = dict(self.held())
        counts = _read(step, len(next(iter(held))) if held else 1)
        if _written(counts) != step or any(code not in held or held[code].count < counts[code] for code in counts):
            raise self.no_such(step)
        return tuple(sorted(str(held[code].name) for code in counts.elements()))

    @override
    def take(self, step: Step) -> Tree[A]:
        pick = self.pick_of(step)
        if (illegal := self.judge(pick)) is not None:
            raise illegal
        return self.then(self.value(pick))

    @override
    def next(self) -> Iterator[Tree[A]]:
        return map(self.then, (self.every or self.ways)())

    @override
    def draw(self, rng: random.Random) -> Tree[A]:
        if self.drawn is not None:
            return self.drawn(rng)
        ways = list((self.every or self.ways)())
        return self.then(ways[int(rng.random() * len(ways))])

    @override
    def step_of(self, action: A) -> Step:
        return self.step(self.picked(action))

    @override
    def possible(self) -> bool:
        return any(True for _ in self.ways())

    @override
    def nearest(self) -> Illegal | None:
        if self.why_none is not None:
            return self.why_none()
        everything = tuple(sorted(str(thing.name) for _, thing in self.held() for _ in range(thing.count)))
        return nearest(illegal for _, illegal in self.unheld()) or self.judge(everything)

    @override
    def option_at(self, step: Step) -> Option:
        return self.option(self.pick_of(step))


_REPEATED = 3
"""So many copies are written one by one ("ggg"); of more the number is ("g12")."""
_COPIES = re.compile(r"([1-9][0-9]{0,2})", re.ASCII)


def _written(counts: Counter[str]) -> Step:
    """Return the step that picks each code so many times, in the order of the codes."""
    parts = (code * count if count <= _REPEATED else f"{code}{count}" for code, count in sorted(counts.items()))
    return "".join(parts) or NOTHING


def _read(step: Step, width: int) -> Counter[str]:
    """Return how often a step picks each code; of a forged step anything, which is written otherwise."""
    counts: Counter[str] = Counter()
    at = 0 if step != NOTHING else len(step)
    while at < len(step):
        code, at = step[at : at + width], at + width
        copies = _COPIES.match(step, at)
        at = copies.end() if copies else at
        counts[code] += int(copies[1]) if copies else 1
    return counts


_CODES = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"


def codes_of(names: Iterable[str]) -> dict[str, str]:
    """Return a code for each of a game's components, in the order of their names: one letter, or two beyond 52.

    The names are all that the game has, whatever is held or left, so a code means the same in the whole game.
    """
    listed = sorted(set(names))
    if len(listed) <= len(_CODES):
        return dict(zip(listed, _CODES, strict=False))
    return dict(zip(listed, (first + second for first in _CODES for second in _CODES), strict=False))
