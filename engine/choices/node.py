"""A question of a tree of choices: what each kind of node has, and what it speaks of."""

from __future__ import annotations

import random
import re
from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Generic, TypeAlias, TypeVar

from typing_extensions import override

from engine.faults import Illegal, Unreadable

A = TypeVar("A")
"""The action that a tree leads to."""
T = TypeVar("T")
"""A value that is picked at a node."""
V = TypeVar("V")
"""The values of a sheet."""

Step: TypeAlias = str
"""What is picked at one node: "12", "aab", "45"."""
Path: TypeAlias = str
"""Steps with "." between them; "" is the first node."""
Tree: TypeAlias = "Node[A] | A"
"""What follows a step: the next node or, at a leaf, the action."""
Pick: TypeAlias = tuple[str, ...]
"""Names of things that are picked together, sorted, each as often as it is picked."""

PATH_LENGTH = 60
"""The greatest length of a path, since it is part of a custom id of at most 100 characters."""
KEY = re.compile(r"[A-Za-z0-9_-]{1,16}", re.ASCII)
"""What the key of an option looks like."""
NOTHING = "-"
"""The step that picks nothing, and the key of "none"."""
EMPTY: Mapping[str, Any] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Thing:
    """A component by its id, of which labels, marks in pictures and typed words are made."""

    kind: str
    """"territory", "bird", "leader_tile", "tile", "mammal", "cube", "field", "seat" ..."""
    name: str | int
    count: int = 1


@dataclass(frozen=True, slots=True)
class Option:
    """An answer to a node's question, possible or not."""

    key: str
    """Its step: the name or number of a component or a rule, never a place in a list."""
    things: tuple[Thing, ...] = ()
    facts: Mapping[str, Any] = field(default_factory=lambda: EMPTY)
    """Numbers and ids for a note: {"needed": 3, "waiting": 2}."""
    refused: Illegal | None = None
    """Why it is not possible: what `Game.check` raises when the seat offers all that it has."""
    usual: bool = True
    """False: it is legal, but it wastes something or says the same as another."""
    group: str = ""
    """Options of a group stand together on a page."""
    held: bool = True
    """False: it is refused because the seat has no such thing; a page shows no button for it."""

    def judged(self, refused: Illegal | None, *, usual: bool = True) -> Option:
        """Return the same answer, refused or possible. Quicker than `replace`, and made for each that a page lists."""
        return Option(self.key, self.things, self.facts, refused, usual, self.group, self.held)


@dataclass(slots=True, eq=False, repr=False)
class Node(Generic[A]):
    """A question. It refers to the position, so it is thrown away after use.

    The type checker holds its kinds to the abstract methods; no ABC does, for `isinstance` would take several times as
    long, and every step of a tree is looked at with it.
    """

    ask: str
    """Its name everywhere: field of the action, option of the command, part of message keys."""
    facts: Mapping[str, Any] = field(default_factory=lambda: EMPTY, kw_only=True)
    """Ids and numbers of the question: {"needed": 4, "mammal": "rat"}."""

    @abstractmethod
    def options(self) -> Iterator[Option]:
        """List what can be picked, for people: usual options, then unusual, then refused ones."""

    @abstractmethod
    def take(self, step: Step) -> Tree[A]:
        """Return what follows a step.

        Illegal: the step is refused, or is not enough yet. Unreadable: there is no such step (forged, or of another
        time).
        """

    @abstractmethod
    def next(self) -> Iterator[Tree[A]]:
        """Return what follows each usual step, without making texts: for listing and searching."""

    @abstractmethod
    def draw(self, rng: random.Random) -> Tree[A]:
        """Return what follows a random usual step that is no dead end."""

    @abstractmethod
    def step_of(self, action: A) -> Step:
        """Return the step that leads towards `action`: the inverse of `take`."""

    def blocked(self) -> Illegal | None:
        """Return None when something can be taken here, else the refusal that comes nearest to being possible."""
        return None if self.possible() else self.nearest()

    @abstractmethod
    def possible(self) -> bool:
        """Whether something can be taken here. Quicker than `blocked`, which makes refusals."""

    def nearest(self) -> Illegal | None:
        """Return the refusal that comes nearest to being possible, of a node where nothing is."""
        return self.nowhere()

    def nowhere(self) -> Illegal:
        """Return the refusal of a node where there is nothing to be refused."""
        return Illegal("", "nowhere", ask=self.ask)

    def option_at(self, step: Step) -> Option:
        """Return the option of a step that can be taken."""
        return Option(step)

    @property
    def has_default(self) -> bool:
        """Whether one of the steps is taken without a question; the pages behind offer the others."""
        return False

    def no_such(self, step: Step) -> Unreadable:
        """Return the fault for a step that this node does not have."""
        return Unreadable(f"{self.ask}: found the step {step!r}, which is none of its answers", self.ask)


class Closed(Node[A]):
    """A question without an answer: the way to it stands in the list, but is not possible now."""

    __slots__ = ("why",)

    def __init__(self, why: Callable[[], Illegal], ask: str = "closed") -> None:
        super().__init__(ask)
        self.why = why

    @override
    def options(self) -> Iterator[Option]:
        return iter(())

    @override
    def take(self, step: Step) -> Tree[A]:
        raise self.why()

    @override
    def next(self) -> Iterator[Tree[A]]:
        return iter(())

    @override
    def draw(self, rng: random.Random) -> Tree[A]:
        raise self.why()

    @override
    def step_of(self, action: A) -> Step:
        raise self.why()

    @override
    def possible(self) -> bool:
        return False

    @override
    def nearest(self) -> Illegal | None:
        return self.why()


def blocked(tree: object) -> Illegal | None:
    """Return None when an action can be reached from `tree` (or it is one), else the nearest refusal."""
    return tree.blocked() if isinstance(tree, Node) else None


def nearest(refusals: Iterable[Illegal | None]) -> Illegal | None:
    """Return the refusal that comes nearest to being possible: what is only too dear, the smallest gap first."""
    return min((each for each in refusals if each is not None), key=_distance, default=None)


def _distance(illegal: Illegal) -> tuple[bool, int]:
    needed, offered = illegal.facts.get("needed", 0), illegal.facts.get("offered", 0)
    gap = needed - offered if isinstance(needed, int) and isinstance(offered, int) else 0
    return not illegal.reason.endswith("-short"), gap
