"""What a seat can choose, as data: a tree of questions that opens as it is asked.

The rules of a game give the first node for a seat (`Game.choices`). A node says what is asked, which answers there are
and why the others are not possible; taking an answer leads to the next node or, at a leaf, to the action itself.
Panels, commands, typed text, players made of code and hints all read this one tree. It knows no game, no language and
no chat client.

Nothing of a tree is kept between two presses: a press carries the path as text ("attack.7.ggik.3"), and `walk` goes
along it anew, checking each step. The laws that every tree keeps are in tests/engine/test_choices.py.
"""

from __future__ import annotations

import random
import re
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

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


class Node(ABC, Generic[A]):
    """A question. It refers to the position, so it is thrown away after use."""

    __slots__ = ("ask", "facts")

    def __init__(self, ask: str, facts: Mapping[str, Any] = EMPTY) -> None:
        self.ask = ask
        """Its name everywhere: field of the action, option of the command, part of message keys."""
        self.facts = facts
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

    @abstractmethod
    def blocked(self) -> Illegal | None:
        """Return None when something can be taken here, else the refusal that comes nearest to being possible."""

    @abstractmethod
    def possible(self) -> bool:
        """Whether something can be taken here. Quicker than `blocked`, which makes refusals."""

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
    def blocked(self) -> Illegal | None:
        return self.why()

    @override
    def possible(self) -> bool:
        return False


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
        blocked = None if self.sure else _blocked(self.then(value))
        return option if usual and blocked is None else replace(option, usual=usual, refused=blocked)

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
        if not self.sure and (illegal := _blocked(tree)) is not None:
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


class Number(Node[A]):
    """A number from `least` to `most`. The `near` ones have a button and are enumerated, the others are typed.

    `judge` says why a number outside is refused; without it such a number is no step at all. Where no number need be
    told, `unsaid` gives what follows then: that is the step "-", and the usual one.
    """

    __slots__ = ("judge", "least", "most", "near", "then", "unsaid", "value_of")

    def __init__(
        self,
        ask: str,
        least: int,
        most: int,
        near: Sequence[int],
        then: Callable[[int], Tree[A]],
        *,
        value_of: Callable[[A], int | None] | None = None,
        judge: Callable[[int], Illegal | None] = lambda _: None,
        unsaid: Callable[[], Tree[A]] | None = None,
        facts: Mapping[str, Any] = EMPTY,
    ) -> None:
        super().__init__(ask, facts)
        self.unsaid = unsaid
        self.least = least
        self.most = most
        self.near = near
        self.then = then
        self.value_of = value_of
        self.judge = judge

    @override
    def options(self) -> Iterator[Option]:
        if self.unsaid is not None:
            yield Option(NOTHING)
        yield from (Option(str(number), (Thing(self.ask, number),)) for number in self.near)

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
    def blocked(self) -> Illegal | None:
        return None if self.possible() else self.judge(self.least) or Illegal("", "nowhere", ask=self.ask)

    @override
    def possible(self) -> bool:
        return self.least <= self.most


class SheetField(NamedTuple, Generic[V]):
    """A named field of a sheet. `node` asks for it, given the values so far; its leaves are the values changed."""

    letter: str
    """What its part of a step begins with."""
    node: Callable[[V], Node[V]]


class Sheet(Node[A], Generic[A, V]):
    """Independent named fields that have a beginning: a setup, five scores.

    A step names the fields that differ from their beginning: "mautoma,lraoutoma" (a letter and the field's own step,
    in the order of `fields`); "-" changes nothing. A field may depend on those before it. `near` gives the whole sheets
    that are enumerated (by default those that differ from the beginning in one field at the most), `draw` one of them.
    """

    __slots__ = ("_draw", "_near", "begun", "fields", "judge", "then", "values_of")

    def __init__(
        self,
        ask: str,
        fields: Mapping[str, SheetField[V]],
        begun: V,
        then: Callable[[V], Tree[A]],
        *,
        values_of: Callable[[A], V],
        judge: Callable[[V], Illegal | None] = lambda _: None,
        near: Callable[[], Iterable[V]] | None = None,
        draw: Callable[[random.Random], V] | None = None,
        facts: Mapping[str, Any] = EMPTY,
    ) -> None:
        super().__init__(ask, facts)
        self._draw = draw
        self._near = self._one_by_one if near is None else near
        self.fields = fields
        self.begun = begun
        self.then = then
        self.values_of = values_of
        self.judge = judge

    @override
    def options(self) -> Iterator[Option]:
        """List the sheets that are enumerated."""
        return (Option(self.step(values)) for values in self._near())

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
        return map(self.then, self._near())

    def _one_by_one(self) -> Iterator[V]:
        if self.judge(self.begun) is None:
            yield self.begun
        for each in self.fields.values():
            for tree in each.node(self.begun).next():
                if not isinstance(tree, Node) and tree != self.begun and self.judge(tree) is None:
                    yield tree

    @override
    def draw(self, rng: random.Random) -> Tree[A]:
        if self._draw is not None:
            return self.then(self._draw(rng))
        near = list(self._near())
        return self.then(near[int(rng.random() * len(near))])

    @override
    def step_of(self, action: A) -> Step:
        return self.step(self.values_of(action))

    @override
    def blocked(self) -> Illegal | None:
        return None

    @override
    def possible(self) -> bool:
        return True


_CODES = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"


def codes_of(names: Iterable[str]) -> dict[str, str]:
    """Return a code for each of a game's components, in the order of their names: one letter, or two beyond 52.

    The names are all that the game has, whatever is held or left, so a code means the same in the whole game.
    """
    listed = sorted(set(names))
    if len(listed) <= len(_CODES):
        return dict(zip(listed, _CODES, strict=False))
    return dict(zip(listed, (first + second for first in _CODES for second in _CODES), strict=False))


# -- ways -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Ask:
    """A question of a way, known without a position: an option of its command and a slot of its notation."""

    name: str
    """The `ask` of its node."""
    kind: type[Node[Any]]
    """One, Many, Number or Sheet."""
    number: bool = False
    """Whether its keys are numbers: the command's option then takes an integer."""


@dataclass(frozen=True, slots=True)
class Way:
    """One kind of answer, known without a position; `Game.ways` has them all."""

    key: str
    """The first step of its paths and the name of its command: "place"."""
    action: type[Any]
    asks: tuple[Ask, ...]
    """The nodes below it, in order."""
    text: str
    """Its notation: "place {birds} at {territory}{payment}{any_territory}"."""
    to: tuple[str, ...]
    """The kinds of decision that it answers."""
    open: bool = False
    """Whether it stands under the public post, whatever the seat holds (defend, decline, end turn)."""
    review: bool = True
    """False: a press acts at once (decline, end turn)."""


def choose_way(ways: Iterable[Way], open_way: Callable[[Way], Tree[A]]) -> One[A, Way]:
    """Return the first node of a decision: which of `ways` is taken; those that lead nowhere say why."""
    listed = tuple(ways)
    by_action = {way.action: way for way in listed}
    return One(
        "action",
        listed,
        open_way,
        about=lambda way: Option(way.key, (Thing("way", way.key),)),
        key_of=lambda way: way.key,
        value_of=lambda action: by_action[type(action)],
        sure=False,
    )


def judged(ask: str, answers: Mapping[T, Illegal | None], then: Callable[[T], Tree[A]]) -> One[A, T]:
    """Return a question of which each answer is possible (None) or refused."""
    usual = [value for value, why in answers.items() if why is None]
    return One(ask, usual, then, refused=lambda: [(value, why) for value, why in answers.items() if why is not None])


# -- going through a tree -------------------------------------------------------------------------------------------


def steps_of(path: Path) -> list[Step]:
    """Return the steps of a path."""
    return path.split(".") if path else []


def join(path: Path, step: Step) -> Path:
    """Return a path with one more step."""
    return f"{path}.{step}" if path else step


class Reached(NamedTuple, Generic[A]):
    """How far a path leads: to `tree` by `path`; `fault` says what is wrong with the step after that (None: all is)."""

    tree: Node[A] | A
    path: Path
    fault: Illegal | Unreadable | None


def reach(root: Node[A], path: Path) -> Reached[A]:
    """Go along a path as far as it leads."""
    tree: Node[A] | A = root
    come: Path = ""
    for step in steps_of(path):
        if not isinstance(tree, Node):
            return Reached(tree, come, Unreadable(f"nothing is asked any more at the step {step!r}"))
        try:
            tree = tree.take(step)
        except (Illegal, Unreadable) as fault:
            return Reached(tree, come, fault)
        come = join(come, step)
    return Reached(tree, come, None)


def walk(root: Node[A], path: Path) -> Tree[A]:
    """Return where a path leads, each step checked anew; raises as `Node.take`."""
    reached = reach(root, path)
    if reached.fault is not None:
        raise reached.fault
    return reached.tree


def trace(root: Node[A], action: A) -> Path:
    """Return the path to an action. Illegal where the rules refuse it on the way, Unreadable where none leads there."""
    tree: Node[A] | A = root
    path: Path = ""
    while isinstance(tree, Node):
        try:
            step = tree.step_of(action)
        except (KeyError, AttributeError, TypeError, ValueError) as error:
            raise Unreadable(f"no path leads to {action!r}") from error
        tree = tree.take(step)
        path = join(path, step)
    if tree != action:
        raise Unreadable(f"no path leads to {action!r}, the nearest one leads to {tree!r}")
    return path


def leaves(root: Node[A]) -> Iterator[A]:
    """Enumerate the usual actions of a tree, each once."""
    for tree in root.next():
        if isinstance(tree, Node):
            yield from leaves(tree)
        else:
            yield tree


def draw(root: Node[A], rng: random.Random) -> A:
    """Return one of the usual actions: at each node every answer is as likely as the others."""
    tree: Node[A] | A = root
    while isinstance(tree, Node):
        tree = tree.draw(rng)
    return tree


def blocked(tree: object) -> Illegal | None:
    """Return None when an action can be reached from `tree` (or it is one), else the nearest refusal."""
    return tree.blocked() if isinstance(tree, Node) else None


_blocked = blocked


def nearest(refusals: Iterable[Illegal | None]) -> Illegal | None:
    """Return the refusal that comes nearest to being possible: what is only too dear, the smallest gap first."""
    return min((each for each in refusals if each is not None), key=_distance, default=None)


def _distance(illegal: Illegal) -> tuple[bool, int]:
    needed, offered = illegal.facts.get("needed", 0), illegal.facts.get("offered", 0)
    gap = needed - offered if isinstance(needed, int) and isinstance(offered, int) else 0
    return not illegal.reason.endswith("-short"), gap
