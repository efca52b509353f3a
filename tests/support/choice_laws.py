"""The laws that every tree of choices keeps (engine.choices), each as a function of one seat before its decision.

A law raises AssertionError where a tree breaks it. tests/engine/test_choices.py holds every game to them,
tests/engine/test_planted_faults.py proves that each finds what it is there for.
"""

from __future__ import annotations

import random
import re
import warnings
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from itertools import islice
from typing import Any, TypeAlias
from unittest.mock import patch

from engine.choices import (
    KEY,
    PATH_LENGTH,
    Closed,
    Many,
    Node,
    Number,
    One,
    Option,
    Path,
    Sheet,
    Way,
    blocked,
    draw,
    join,
    leaves,
    reach,
    trace,
    walk,
)
from engine.contract import Action, AnyGame, Decision, Illegal, Seat, Unreadable
from tests.support.games import Case
from tests.support.offers import everything_offered
from tests.support.permute import permute
from tests.support.play import steps

ENUMERATED = 400
"""How many leaves of one tree are looked at; the greatest has thousands."""
HANDFUL = 14
"""How many things are picked at once at the most, where the rules set no limit; more can still be typed."""
STEPS = re.compile(r"[A-Za-z0-9_,;=+.-]*", re.ASCII)
ID = re.compile(r"[a-z0-9_:.#+-]*", re.ASCII)
"""What an id looks like that is no name of the game's components."""


# -- where a tree is looked at ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Spot:
    """A seat before its decision, or before an answer that it may still change."""

    case: Case
    position: Any
    decision: Decision
    seed: int

    @property
    def game(self) -> AnyGame:
        return self.case.game

    @property
    def seat(self) -> Seat:
        return self.decision.seat

    def root(self, position: Any = None) -> Node[Action]:
        """Open the tree, of this position or of another."""
        return self.game.choices(self.position if position is None else position, self.seat)

    def rng(self) -> random.Random:
        """Return the source of what a law draws here; each law begins anew."""
        return random.Random(self.seed)

    @cached_property
    def actions(self) -> list[Action]:
        """The usual actions, as many as are looked at."""
        return list(islice(leaves(self.root()), ENUMERATED))

    def refusal(self, action: Action) -> Illegal | None:
        """Return why the rules refuse an action; None when it is legal."""
        try:
            self.game.check(self.position, self.seat, action)
        except Illegal as illegal:
            return illegal
        return None

    def path_to(self, action: Action) -> Path | None:
        """Return the path that leads to an action, and to no other; None where there is none."""
        try:
            path = trace(self.root(), action)
            return path if walk(self.root(), path) == action else None
        except (Illegal, Unreadable):
            return None

    def __str__(self) -> str:
        return f"{self.case}, {self.seat}: {self.decision.kind} {dict(self.decision.facts)}"


def spots(case: Case, seed: int, most: int) -> list[Spot]:
    """Return random spots of random games, with each kind of decision as often as another as far as there are."""
    rng = random.Random(seed)
    found: dict[tuple[str, bool], list[Spot]] = {}
    for match in steps(case, seed):
        asked = [(decision, False) for decision in match.decisions()]
        for decision, anew in [*asked, *((decision, True) for decision in match.revisable())]:
            spot = Spot(case, match.position, decision, rng.randrange(2**32))
            found.setdefault((decision.kind, anew), []).append(spot)
    for each in found.values():
        rng.shuffle(each)
    in_turn = [spot for layer in _layers(list(found.values())) for spot in layer]
    return in_turn[:most]


def _layers(lists: Sequence[list[Spot]]) -> Iterator[list[Spot]]:
    for place in range(max(map(len, lists))):
        yield [each[place] for each in lists if place < len(each)]


@dataclass(frozen=True)
class Visit:
    """A node that was opened: by what path, of which way, and what was picked before."""

    path: Path
    node: Node[Action]
    way: Way | None = None
    picked: Mapping[str, Any] = field(default_factory=dict)

    def follow(self, spot: Spot, option: Option) -> Visit | Action:
        """Take an option."""
        tree = self.node.take(option.key)
        path = join(self.path, option.key)
        way = self.way or next(way for way in spot.game.ways if way.key == option.key)
        picked = {**self.picked, self.node.ask: picked_value(self.node, option)} if self.path else {}
        return Visit(path, tree, way, picked) if isinstance(tree, Node) else tree


def picked_value(node: Node[Action], option: Option) -> Any:
    """Return what an option stands for in the field of the action: the names of its things, or of its one thing."""
    if isinstance(node, Many):
        return tuple(str(thing.name) for thing in option.things for _ in range(thing.count))
    return option.things[0].name if option.things else None


def visits(spot: Spot, position: Any = None, wide: int = 3, most: int = 40) -> Iterator[Visit]:
    """Open the first node, every way, and below them some options of each node, unusual ones too."""
    rng = spot.rng()
    waiting: list[Visit] = [Visit("", spot.root(position))]
    for _ in range(most):
        if not waiting:
            return
        visit = waiting.pop(0)
        yield visit
        taken = [option for option in islice(visit.node.options(), ENUMERATED) if option.refused is None]
        if visit.path and len(taken) > wide:
            taken = rng.sample(taken, wide)
        followed = (visit.follow(spot, option) for option in taken)
        waiting += [each for each in followed if isinstance(each, Visit)]


def wander(spot: Spot, rng: random.Random) -> Action | None:
    """Go from the first node to a leaf by any possible step, wasteful ones too."""
    tree: Node[Action] | Action = spot.root()
    while isinstance(tree, Node):
        step = any_step(tree, rng)
        if step is None:
            return None
        tree = tree.take(step)
    return tree


def any_step(node: Node[Action], rng: random.Random) -> str | None:
    """Return a random step that a node takes."""
    if isinstance(node, Number):
        return str(rng.randint(node.least, min(node.most, node.least + 99)))
    if isinstance(node, Many) and rng.random() < 0.7:
        names = [str(thing.name) for _, thing in node.held() for _ in range(thing.count)]
        for _ in range(10):
            most = min(len(names), HANDFUL if node.most is None else node.most)
            pick = tuple(sorted(rng.sample(names, rng.randint(0, most))))
            if node.judge(pick) is None:
                return node.step(pick)
    possible = [option.key for option in islice(node.options(), ENUMERATED) if option.refused is None]
    return rng.choice(possible) if possible else None


def perturbed(spot: Spot, pool: Sequence[Action], rng: random.Random) -> Iterator[Action]:
    """Return actions near the legal ones, legal or not: fields of other actions, one more, one less."""
    by_type: dict[type[Action], list[Action]] = {}
    for action in pool:
        by_type.setdefault(type(action), []).append(action)
    for _ in range(60):
        action = rng.choice(by_type[rng.choice(list(by_type))])
        twin: Any = rng.choice(by_type[type(action)])
        if names := [each.name for each in fields(twin)]:
            name = rng.choice(names)
            mine, others = getattr(action, name), getattr(twin, name)
            value = rng.choice([others, changed(mine, others, rng)])
            try:
                made: Action = replace(twin, **{**_values(action), name: value})
                with warnings.catch_warnings(action="ignore"):  # that it is none of its type
                    data = made.to_data()
                yield spot.game.action_from_data(data)
            except (TypeError, ValueError):
                continue


def _values(action: Any) -> dict[str, Any]:
    return {each.name: getattr(action, each.name) for each in fields(action)}


def changed(value: Any, other: Any, rng: random.Random) -> Any:
    """Return a value a little different, of the same type."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + rng.choice((-1, 1, 2, 10))
    if isinstance(value, tuple):
        more = [*value, *other] if isinstance(other, tuple) and rng.random() < 0.5 else list(value)
        if more and rng.random() < 0.7:
            more.pop(rng.randrange(len(more)))
        return tuple(sorted(more)) if all(isinstance(each, str) for each in more) else tuple(more)
    return value


# -- the laws ---------------------------------------------------------------------------------------------------------


def paths_lead_to_all_that_is_legal_and_to_nothing_else(spot: Spot, pool: Sequence[Action]) -> None:
    """Law 1: every leaf passes `check`; every action that `check` accepts has a path; no other action has one."""
    rng = spot.rng()
    for action in spot.actions:
        assert spot.refusal(action) is None, f"{action} is a leaf, but refused"
    for action in rng.sample(spot.actions, min(15, len(spot.actions))):
        assert spot.path_to(action) is not None, f"no path leads to the leaf {action}"
    for _ in range(15):
        found = wander(spot, rng)
        if found is not None:
            assert spot.refusal(found) is None, f"a path leads to {found}, but it is refused"
    for action in perturbed(spot, [*spot.actions, *pool], rng):
        legal, path = spot.refusal(action) is None, spot.path_to(action)
        assert legal == (path is not None), f"{action}: legal: {legal}, path: {path}"


def usual_leaves_are_what_is_enumerated(spot: Spot, _pool: Sequence[Action]) -> None:
    """Law 2: each once, nothing paid for nothing, no dead end, and drawing reaches them, too."""
    enumerated = list(islice(spot.game.actions(spot.position, spot.seat), ENUMERATED))
    assert len(set(enumerated)) == len(enumerated), "an action is enumerated twice"
    assert len(set(spot.actions)) == len(spot.actions), "a leaf comes twice"
    if len(enumerated) < ENUMERATED:
        assert set(enumerated) == set(spot.actions), "other leaves than `actions`"
    rng = spot.rng()
    for _ in range(5):
        drawn = draw(spot.root(), rng)
        assert spot.refusal(drawn) is None, f"{drawn} was drawn, but is refused"
        assert len(enumerated) == ENUMERATED or drawn in enumerated, f"{drawn} was drawn, but is not usual"
    for visit in visits(spot):
        assert visit.node.possible(), f"{visit.path}: a dead end"
        assert blocked(visit.node) is None, f"{visit.path}: a dead end: {blocked(visit.node)}"
        nothing_is_wasted(visit)


def nothing_is_wasted(visit: Visit) -> None:
    """Hold that of a usual payment nothing can be left out for the same result."""
    if not isinstance(visit.node, Many) or "needed" not in visit.node.facts:
        return
    for way in islice(visit.node.ways(), 10):
        pick = visit.node.names(way)
        for rest in islice(_usual_paths(visit.node.then(way)), 10):
            for name in set(pick):
                fewer = list(pick)
                fewer.remove(name)
                less = reach(visit.node, join(visit.node.step(tuple(fewer)), rest).removesuffix("."))
                wasted = less.fault is None and not isinstance(less.tree, Node)
                assert not wasted, f"{visit.path}: {pick} pays {name} for nothing"


def _usual_paths(tree: Node[Action] | Action) -> Iterator[Path]:
    if not isinstance(tree, Node):
        yield ""
        return
    for option in islice(tree.options(), 10):
        if option.usual and option.refused is None:
            for rest in _usual_paths(tree.take(option.key)):
                yield join(option.key, rest) if rest else option.key


def refused_options_say_what_the_rules_say(spot: Spot, _pool: Sequence[Action]) -> None:
    """Law 3: the refusal of an option is what `check` raises when the seat offers all that it has."""
    for visit in visits(spot):
        for option in islice(visit.node.options(), ENUMERATED):
            if option.refused is None:
                continue
            found = reach(visit.node, option.key).fault
            no_step = isinstance(visit.node, Many) and isinstance(found, Unreadable)
            assert no_step or found == option.refused, f"{visit.path}: {option.key}: taking it gives {found!r}"
            if visit.way is not None:
                _as_check_says(spot, visit, option)
            elif isinstance(opened := _open_way(spot, option), Closed) and opened.ask == "closed":
                way = next(way for way in spot.game.ways if way.key == option.key)
                _as_check_says(spot, Visit(option.key, opened, way), option)


def _open_way(spot: Spot, option: Option) -> object:
    """Return what stands under a way, possible or not."""
    root = spot.root()
    assert isinstance(root, One)
    return next((root.then(way) for way in root.usual if root.key_of(way) == option.key), None)


def _as_check_says(spot: Spot, visit: Visit, option: Option) -> None:
    assert visit.way is not None
    picked = dict(visit.picked)
    if not isinstance(visit.node, Closed):
        picked[visit.node.ask] = picked_value(visit.node, option)
    refusals = [
        spot.refusal(action) for action in everything_offered(spot.game, spot.position, spot.seat, visit.way, picked)
    ]
    assert refusals, f"{visit.path}: no action with {picked} could be made"
    said = sorted({str(refusal) for refusal in refusals})
    assert option.refused in refusals, f"{visit.path}: {option.key}: {option.refused}, but the rules say {said}"


def a_tree_shows_only_what_its_seat_may_see(spot: Spot, _pool: Sequence[Action]) -> None:
    """Law 4: where nothing changes but what the seat cannot know, its tree is the same."""
    rng = spot.rng()
    for _ in range(2):
        twin = permute(spot.game, spot.position, spot.seat, rng)
        assert list(islice(leaves(spot.root(twin)), ENUMERATED)) == spot.actions, "other leaves"
        for one, other in zip(visits(spot), visits(spot, twin), strict=True):
            assert (one.path, one.node.ask) == (other.path, other.node.ask)
            assert dict(one.node.facts) == dict(other.node.facts), f"{one.path}: other facts"
            mine, theirs = (list(islice(each.node.options(), ENUMERATED)) for each in (one, other))
            assert mine == theirs, f"{one.path}: other options"


def paths_are_short_and_lead_back(spot: Spot, _pool: Sequence[Action]) -> None:
    """Law 5: `walk(trace(action)) == action`, with at most 60 plain characters, however the action came about."""
    rng = spot.rng()
    some = rng.sample(spot.actions, min(20, len(spot.actions)))
    wasteful = [action for action in (wander(spot, rng) for _ in range(10)) if action is not None]
    typed = [spot.game.parse(spot.game.notation(action)) for action in some]
    for action in (*some, *wasteful, *typed, spot.decision.default):
        path = trace(spot.root(), action)
        assert walk(spot.root(), path) == action, f"{path} leads to another action than {action}"
        assert len(path) <= PATH_LENGTH, f"{path} has {len(path)} characters"
        assert STEPS.fullmatch(path), f"{path} has other characters"
    for visit in visits(spot):
        assert len(visit.path) <= PATH_LENGTH
        assert STEPS.fullmatch(visit.path)


Keys: TypeAlias = dict[tuple[str, str], dict[str, str]]
"""For a way and a question: the key of each thing by its name."""


def keys_of(spot: Spot, position: Any = None) -> Keys:
    """Return the key of everything that can be picked, of `One` and `Many` as far as they were opened."""
    found: Keys = {}
    for visit in visits(spot, position):
        known = found.setdefault((visit.way.key if visit.way else "", visit.node.ask), {})
        if isinstance(visit.node, Many):
            known |= {repr(thing.name): code for code, thing in visit.node.held()}
        elif not isinstance(visit.node, Sheet):
            for option in islice(visit.node.options(), ENUMERATED):
                assert KEY.fullmatch(option.key), f"{visit.path}: the key {option.key!r}"
                known[repr([(thing.kind, thing.name, thing.count) for thing in option.things])] = option.key
    return found


def keys_name_components_not_places(spot: Spot, _pool: Sequence[Action], known: Keys | None = None) -> None:
    """Law 6: a thing has one key, in every position of the game, whatever order anything stands in."""
    known = {} if known is None else known
    other_order = spot.game.position_from_data(_reversed_components(spot.position.to_data()))
    for found in (keys_of(spot), keys_of(spot, other_order)):
        for question, keys in found.items():
            before = known.setdefault(question, {})
            for thing, key in keys.items():
                assert before.setdefault(thing, key) == key, f"{question}: {thing} was {before[thing]}, is {key}"
    for question, keys in known.items():
        first = {(key, thing.partition(")")[0]) for thing, key in keys.items()}
        twice = [key for key, count in Counter(key for key, _ in first).items() if count > 1]
        assert not twice, f"{question}: {twice} stand for several things: {keys}"


def _reversed_components(data: dict[str, Any]) -> dict[str, Any]:
    """Return a stored position with the tables of its components in another order."""
    if "components" not in data:
        return data
    return {**data, "components": _reversed(data["components"])}


def _reversed(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _reversed(value[key]) for key in reversed(value)}
    return [_reversed(each) for each in value] if isinstance(value, list) else value


def opening_a_node_opens_no_other(spot: Spot, _pool: Sequence[Action]) -> None:
    """Law 7: options are listed without the nodes behind them; a node that is not sure looks at its own, no further."""
    for visit in visits(spot):
        node = visit.node
        with watched() as made:
            options = list(islice(node.options(), ENUMERATED))
        if isinstance(node, Sheet):
            continue
        assert made.nodes <= _looked_at(node), f"{visit.path}: {made.nodes} nodes were made to list {len(options)}"
        assert made.picks <= made.nodes, f"{visit.path}: {made.picks} payments were made for nodes that nobody opened"
        if isinstance(node, Many):
            with watched(node) as made:
                list(islice(node.options(), 2))
            assert made.picks <= 3, f"{visit.path}: {made.picks} picks were made to list two"


def _looked_at(node: object) -> int:
    """Return how many nodes may be made to list the options of one: those opened to see whether they lead on."""
    if not isinstance(node, One) or node.sure:
        return 0
    behind = [tree for tree in node.next() if isinstance(tree, Node)]
    return len(behind) + len(node.odd) + sum(map(_looked_at, behind)) * 2


@dataclass
class Made:
    """What was made meanwhile: nodes, and picks of nodes that pick several things."""

    nodes: int = 0
    picks: int = 0


@contextmanager
def watched(opened: Node[Action] | None = None) -> Iterator[Made]:
    """Count the nodes that are made, and the picks that they (and `opened`) are asked for."""
    made = Made()

    def counted(ways: Callable[[], Any]) -> Callable[[], Iterator[Any]]:
        def count() -> Iterator[Any]:
            for each in ways():
                made.picks += 1
                yield each

        return count

    def counting(begin: Callable[..., None]) -> Callable[..., None]:
        def begin_counted(self: Node[Action], *args: Any, **kwargs: Any) -> None:
            made.nodes += 1
            begin(self, *args, **kwargs)
            if isinstance(self, Many):
                self.ways = counted(self.ways)

        return begin_counted

    before = opened.ways if isinstance(opened, Many) else None
    if isinstance(opened, Many):
        opened.ways = counted(opened.ways)
    with ExitStack() as patched:
        for kind in (One, Many, Number, Sheet, Closed):
            patched.enter_context(patch.object(kind, "__init__", counting(kind.__init__)))
        yield made
    if isinstance(opened, Many) and before is not None:
        opened.ways = before


def options_hold_ids_and_numbers(spot: Spot, _pool: Sequence[Action]) -> None:
    """Law 8: things, facts and refusals never hold a phrase: words are made of them where the reader is known."""
    names = _strings(spot.game.components())
    for visit in visits(spot):
        held: list[Any] = [visit.node.ask, visit.node.facts]
        for option in islice(visit.node.options(), ENUMERATED):
            held += [option.facts, option.group, *((thing.kind, thing.name, thing.count) for thing in option.things)]
            if option.refused is not None:
                held += [option.refused.rule_id.lower(), option.refused.reason, option.refused.facts]
        for text in _strings(held):
            assert ID.fullmatch(text) or text in names, f"{visit.path}: {text!r} is no id of the game"


def _strings(value: Any) -> set[str]:
    """Return every string in plain data; AssertionError for what is neither data nor a component."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, Mapping):
        return _strings(list(value)) | _strings(list(value.values()))
    if isinstance(value, list | tuple | set | frozenset):
        return {text for each in value for text in _strings(each)}
    assert value is None or isinstance(value, int | float), f"{value!r} is neither an id nor a number"
    return set()


def ways_are_as_the_game_declares(spot: Spot, _pool: Sequence[Action]) -> None:
    """The first step is the key of a way that answers the decision; below it stand its questions, in their order."""
    root = visits(spot)
    answering = {way.key for way in spot.game.ways if spot.decision.kind in way.to}
    for option in next(root).node.options():
        assert option.refused or option.key in answering, f"{option.key} answers no {spot.decision.kind}"
    for visit in root:
        assert visit.way is not None
        asks = {ask.name: ask for ask in visit.way.asks}
        assert visit.node.ask in asks, f"{visit.path}: {visit.node.ask} is none of its way's questions"
        assert isinstance(visit.node, asks[visit.node.ask].kind), f"{visit.path}: not the kind of question declared"
        order = list(asks)
        assert [order.index(ask) for ask in (*visit.picked, visit.node.ask)] == sorted(
            order.index(ask) for ask in (*visit.picked, visit.node.ask)
        ), f"{visit.path}: another order than the way's"
    for action in spot.actions:
        assert isinstance(action, tuple(way.action for way in spot.game.ways))


def options_stand_in_order_and_lead_on(spot: Spot, _pool: Sequence[Action]) -> None:
    """Usual options come first, then unusual, then refused ones; one that is possible leads on, defaults are there."""
    for visit in visits(spot):
        options = list(islice(visit.node.options(), ENUMERATED))
        places = [2 if option.refused is not None else 0 if option.usual else 1 for option in options]
        if not isinstance(visit.node, One) or visit.node.sure:
            assert places == sorted(places), f"{visit.path}: refused options stand between possible ones"
        keys = [option.key for option in options]
        assert len(set(keys)) == len(keys), f"{visit.path}: a key stands twice"
        if isinstance(visit.node, One) and visit.node.default is not None:
            assert visit.node.key_of(visit.node.default) in [each.key for each in options if each.refused is None]


Law: TypeAlias = Callable[[Spot, Sequence[Action]], None]
LAWS: Mapping[str, Law] = {
    "1-legal": paths_lead_to_all_that_is_legal_and_to_nothing_else,
    "2-usual": usual_leaves_are_what_is_enumerated,
    "3-refused": refused_options_say_what_the_rules_say,
    "4-secret": a_tree_shows_only_what_its_seat_may_see,
    "5-path": paths_are_short_and_lead_back,
    "6-key": keys_name_components_not_places,
    "7-lazy": opening_a_node_opens_no_other,
    "8-id": options_hold_ids_and_numbers,
    "ways": ways_are_as_the_game_declares,
    "order": options_stand_in_order_and_lead_on,
}
"""Every law by its number and a word."""


def hold(law: str, found: Sequence[Spot]) -> None:
    """Hold the trees at some spots of one case to a law; the keys of all of them must agree."""
    pool = [action for spot in found for action in spot.actions[:20]]
    known: Keys = {}
    for spot in found:
        try:
            if law == "6-key":
                keys_name_components_not_places(spot, pool, known)
            else:
                LAWS[law](spot, pool)
        except Exception as broken:
            raise AssertionError(f"law {law}: {spot}: {broken!r}") from broken
