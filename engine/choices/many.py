"""A question that several things answer together."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Generic

from typing_extensions import override

from engine.choices.node import EMPTY, NOTHING, A, Node, Option, Pick, Step, Thing, Tree, V, nearest
from engine.faults import Illegal


class Many(Node[A], Generic[A, V]):
    """Several things are picked at once: what is paid with, cards that are discarded, tiles that are bought.

    `held` lists the things that may be picked, each with a code (a letter, or two where there are more than 52) and how
    many there are. Codes come from the sorted names of the game's own components. `ways` gives whole picks that waste
    nothing, the best first, made as far as they are asked for; `every` gives the same in any order where that is
    quicker. `judge` says what a pick lacks (None: it is good). `value` makes of a pick what `then` takes, `names` is
    its inverse, `picked` reads the pick out of an action. `why_none` says what blocks the node where there is no way.
    """

    __slots__ = (
        "_draw",
        "_facts_of",
        "_refused",
        "_why_none",
        "every",
        "held",
        "judge",
        "least",
        "most",
        "names",
        "picked",
        "then",
        "value",
        "ways",
    )

    def __init__(
        self,
        ask: str,
        held: Callable[[], Sequence[tuple[str, Thing]]],
        ways: Callable[[], Iterable[V]],
        then: Callable[[V], Tree[A]],
        *,
        judge: Callable[[Pick], Illegal | None],
        picked: Callable[[A], Pick],
        value: Callable[[Pick], V],
        names: Callable[[V], Pick],
        least: int = 0,
        most: int | None = None,
        refused: Callable[[], Iterable[tuple[Thing, Illegal]]] = tuple,
        facts_of: Callable[[V], Mapping[str, Any]] | None = None,
        every: Callable[[], Iterable[V]] | None = None,
        draw: Callable[[random.Random], Tree[A]] | None = None,
        why_none: Callable[[], Illegal] | None = None,
        facts: Mapping[str, Any] = EMPTY,
    ) -> None:
        super().__init__(ask, facts)
        self.held = held
        self.ways = ways
        self.then = then
        self.judge = judge
        self.picked = picked
        self.value = value
        self.names = names
        self.least = least
        self.most = most
        self._refused = refused
        self._facts_of = facts_of
        self.every = ways if every is None else every
        self._draw = draw
        self._why_none = why_none

    @override
    def options(self) -> Iterator[Option]:
        """List the ways, lazily, then the single things that cannot be picked."""
        held = self.held()
        for way in self.ways():
            yield self.option(self.names(way), held)
        yield from self.refused()

    def refused(self) -> Iterator[Option]:
        """List the single things that cannot be picked, without making the ways."""
        for thing, illegal in self._refused():
            yield Option(str(thing.name), (thing,), refused=illegal, held=False)

    def option(self, pick: Pick, held: Sequence[tuple[str, Thing]] | None = None) -> Option:
        """Return the option of a whole pick, with its things in the order of `held`."""
        held = self.held() if held is None else held
        counts = Counter(pick)
        things = tuple(replace(thing, count=counts[str(thing.name)]) for _, thing in held if counts[str(thing.name)])
        facts = EMPTY if self._facts_of is None else self._facts_of(self.value(pick))
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
        return map(self.then, self.every())

    @override
    def draw(self, rng: random.Random) -> Tree[A]:
        if self._draw is not None:
            return self._draw(rng)
        ways = list(self.every())
        return self.then(ways[int(rng.random() * len(ways))])

    @override
    def step_of(self, action: A) -> Step:
        return self.step(self.picked(action))

    @override
    def blocked(self) -> Illegal | None:
        if self.possible():
            return None
        if self._why_none is not None:
            return self._why_none()
        everything = tuple(sorted(str(thing.name) for _, thing in self.held() for _ in range(thing.count)))
        return nearest(illegal for _, illegal in self._refused()) or self.judge(everything)

    @override
    def possible(self) -> bool:
        return any(True for _ in self.ways())


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
