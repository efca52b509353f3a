"""Filling a tree of choices in by the names of its questions: what commands and autocompletion do.

A person gives answers by `ask`, some of them and in any order. What was meant at a node is found by a `Match`, since
what people type says something only there ("2 kea" where cards are held).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, NamedTuple, TypeAlias

from engine.choices import EMPTY, NOTHING, Many, Node, Number, One, Option, Path, Step, join
from engine.faults import Illegal, Unreadable

AnyNode: TypeAlias = Node[Any]
Match: TypeAlias = Callable[[AnyNode], Step]
"""Returns the step that is meant at a node; raises Unreadable where none or several could be."""
Given: TypeAlias = Mapping[str, Match]
"""What is given, by `ask`."""

_PATHS = 30
"""How many ways are tried through questions that nothing is given for."""
_TRIED = 5
"""At how many nodes what is typed is tried before it is said to be no answer."""
_LOOKED_AT = 300
"""How many options of a node are looked at."""


class Taken(NamedTuple):
    """A step that was taken at a node."""

    node: AnyNode
    step: Step
    given: bool
    """False: nothing was given for it, but there was nothing to choose."""


class Filled(NamedTuple):
    """How far a tree is filled in."""

    tree: Any
    """The node that nothing is given for, or the action."""
    path: Path
    taken: tuple[Taken, ...]
    later: Mapping[str, Step] = EMPTY
    """What is given for questions behind it, by `ask`."""


def fill(root: AnyNode, given: Given, *, odd: bool = False) -> Filled:
    """Take what is given, as far as it goes. Illegal and Unreadable as `Node.take` and the matches.

    A question that nothing is given for is passed over where an answer is given for one behind it: when there is no
    choice, when none is meant ("-"), or when what is given can follow only one answer. `odd`: of several such answers
    the only usual one is meant (the goal that is due, not one that may be counted anew).
    """
    tree: Any = root
    path: Path = ""
    taken: tuple[Taken, ...] = ()
    left = set(given)
    later: Mapping[str, Step] = EMPTY
    while isinstance(tree, Node) and left:
        match = given.get(tree.ask)
        step = _meant(tree, given, left, odd=odd) if match is None else match(tree)
        if step is None:
            later = _held(tree, given, left)
            break
        left.discard(tree.ask)
        path, taken, tree = join(path, step), (*taken, Taken(tree, step, match is not None)), tree.take(step)
    return Filled(tree, path, taken, later)


def _held(node: AnyNode, given: Given, left: set[str]) -> dict[str, Step]:
    """Return what is given for later questions, which has to be an answer behind `node`. Unreadable as the matches."""
    before = {ask: match for ask, match in given.items() if ask not in left}
    held: dict[str, Step] = {}
    for ask in sorted(left):
        fault: Unreadable | None = None
        for found in islice(nodes_at(node, before, ask), _TRIED):
            try:
                held[ask] = given[ask](found)
            except Unreadable as error:
                fault = fault or error
            else:
                fault = None
                break
        if fault is not None:
            raise fault
    return held


def settle(filled: Filled, asks: Collection[str] | None = None) -> Filled:
    """Go on over questions without a choice, or with only one usual answer; `asks`: over these alone."""
    tree, path, taken, later = filled
    while isinstance(tree, Node) and (asks is None or tree.ask in asks):
        if (step := forced(tree, odd=True)) is None:
            break
        path, taken, tree = join(path, step), (*taken, Taken(tree, step, given=False)), tree.take(step)
    return Filled(tree, path, taken, later)


def _meant(node: AnyNode, given: Given, left: set[str], *, odd: bool) -> Step | None:
    """Return the step that must be meant at a node that nothing is given for; None: it is to be asked."""
    if (step := forced(node)) is not None:
        return step
    search, used = _Search(given, ""), frozenset(given.keys() - left)
    options = [option for option in islice(node.options(), _LOOKED_AT) if option.refused is None]
    for option in options:
        if (option.key == NOTHING or not option.things) and search.reaches(_taken(node, option.key), used):
            return option.key
    keys = (option.key for option in options[:_PATHS])
    found = [*islice((key for key in keys if search.reaches(_taken(node, key), used)), 2)]
    return found[0] if len(found) == 1 or (odd and found and found[0] == forced(node, odd=True)) else None


def forced(node: AnyNode, *, odd: bool = False) -> Step | None:
    """Return the step of a node that has a default or only one answer; None: there is a choice.

    `odd`: answers that are not usual do not count as a choice.
    """
    match node:
        case One(default=default) if default is not None:
            return node.key_of(default)
        case One() if odd or not node.odd:
            values = [*islice((value for value in node.usual if node.sure or leads(node.then(value))), 2)]
            return node.key_of(values[0]) if len(values) == 1 else None
        case Many():
            ways = [*islice(node.ways(), 2)]
            return node.step(node.names(ways[0])) if len(ways) == 1 else None
        case Number(unsaid=unsaid) if unsaid is not None and not node.near:
            return NOTHING
    return None


@dataclass(slots=True)
class _Search:
    """A look through the nodes before a question, where something may be left open."""

    given: Given
    ask: str
    left: int = field(default=_PATHS)

    def nodes(self, tree: Any, used: frozenset[str] = frozenset()) -> Iterator[tuple[AnyNode, frozenset[str]]]:
        """Yield the nodes that ask `ask`, each with what of `given` was used before it."""
        if not isinstance(tree, Node) or self.left <= 0:
            return
        if tree.ask == self.ask:
            self.left -= 1
            yield tree, used
        elif tree.ask in self.given:
            yield from self.nodes(_taken(tree, self.given[tree.ask]), used | {tree.ask})
        else:
            for each in _behind(tree):
                yield from self.nodes(each, used)

    def reaches(self, tree: Any, used: frozenset[str]) -> bool:
        """Say whether all that is given is asked from here on, and can be taken."""
        rest = self.given.keys() - used
        if not rest or not isinstance(tree, Node):
            return tree is not None and not rest
        if tree.ask in rest:
            return self.reaches(_taken(tree, self.given[tree.ask]), used | {tree.ask})
        self.left -= 1
        return self.left > 0 and any(self.reaches(each, used) for each in _behind(tree))

    def follows(self, tree: Any, used: frozenset[str]) -> bool:
        """Say whether the rest of what is given can follow."""
        if not isinstance(tree, Node) or not self.given.keys() - used - {self.ask}:
            return tree is not None
        if tree.ask in self.given:
            return self.follows(_taken(tree, self.given[tree.ask], odd=False), used | {tree.ask})
        return any(self.follows(each, used) for each in _behind(tree))


def nodes_at(root: AnyNode, given: Given, ask: str) -> Iterator[AnyNode]:
    """Yield the nodes that ask `ask`, behind what is given and any answer to what is not."""
    return (node for node, _ in _Search(given, ask).nodes(root))


def open_at(root: AnyNode, given: Given, ask: str) -> Iterator[tuple[AnyNode, Option]]:
    """Yield what can be picked at the question `ask`, each key once and with its node, as far as it is asked for.

    Questions before it that nothing is given for are searched through; what the rest of `given` cannot follow without
    waste is left out, and so is what is refused.
    """
    search = _Search(given, ask)
    seen: set[str] = set()
    for node, used in search.nodes(root):
        for option in islice(node.options(), _LOOKED_AT):
            if option.refused is not None or option.key in seen:
                continue
            if search.follows(_taken(node, option.key), used):
                seen.add(option.key)
                yield node, option


def _taken(node: AnyNode, given: Match | Step, *, odd: bool = True) -> Any:
    """Return what follows what is given; None where it cannot be taken here (or not without waste, unless `odd`)."""
    try:
        step = given if isinstance(given, str) else given(node)
        if not odd and isinstance(node, One) and step in map(node.key_of, node.odd):
            return None
        return node.take(step)
    except (Illegal, Unreadable):
        return None


def _behind(node: AnyNode) -> Iterator[Any]:
    """Yield what follows the usual answers that lead somewhere."""
    nothing = _taken(node, NOTHING) if isinstance(node, One) else None
    if isinstance(nothing, Node):
        yield nothing
    for tree in islice(node.next(), _PATHS):
        if leads(tree):
            yield tree


def leads(tree: Any) -> bool:
    """Say whether an action can be reached from what follows a step."""
    return not isinstance(tree, Node) or tree.possible()
