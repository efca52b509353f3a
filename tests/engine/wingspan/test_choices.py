"""The Automa's tree of choices against what was enumerated before it, and against `check`.

What all trees keep (laws 1 to 8) is tested for every game in tests/engine/test_choices.py.
"""

import random
from collections.abc import Iterator
from functools import cache

import pytest

from engine.choices import KEY, PATH_LENGTH, Closed, Node, One, Option, Sheet, draw, leaves, trace, walk
from engine.contract import Illegal, Unreadable
from engine.wingspan import wingspan
from engine.wingspan.actions import Goal, React, Score, Setup, TakeBack, Token, Tray, Turn, WingspanAction
from engine.wingspan.choices.first import choices
from engine.wingspan.choices.reaction import bird_keys
from engine.wingspan.names import RESOURCES
from engine.wingspan.position import WingspanPosition
from engine.wingspan.ways import WAYS
from tests.engine.wingspan.odd_actions import odd_action
from tests.engine.wingspan.old_offers import offered
from tests.engine.wingspan.positions import SEAT, Fixed, duet

SEEDS = range(3)


class Chance(Fixed):
    """Chance that shuffles."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__()
        self._rng = rng

    def deal(self, name: str, items, count):  # type: ignore[no-untyped-def]
        return super().deal(name, self._rng.sample(list(items), len(items)), count)


@cache
def positions(seed: int) -> tuple[WingspanPosition, ...]:
    """Give the positions of a game in which all sorts of things are told."""
    rng = random.Random(seed)
    chance = Chance(rng)
    found = [wingspan.start((SEAT,), {}, wingspan.components(), chance).position]
    while found[-1].asked is not None:
        position = found[-1]
        action = odd_action(position, wingspan.decisions(position)[0].default, rng)
        if rng.random() < 0.5:
            action = draw(choices(position, SEAT), rng)
        try:
            found.append(wingspan.apply(position, SEAT, action, chance).position)
        except Illegal:
            continue
    return tuple(found)


def some(seed: int, count: int = 8) -> tuple[WingspanPosition, ...]:
    """Give some of a game's positions, the first and the last ones among them."""
    every = positions(seed)
    return (*every[:2], *every[2 : -2 : max(1, len(every) // count)], *every[-2:])


def of(kind: type[WingspanAction], actions: Iterator[WingspanAction]) -> list[WingspanAction]:
    return [action for action in actions if type(action) is kind]


@pytest.mark.parametrize("seed", SEEDS)
def test_every_leaf_is_legal_comes_once_and_has_a_short_path(seed: int) -> None:
    for position in some(seed):
        root = choices(position, SEAT)
        every = list(leaves(root))
        assert len(set(every)) == len(every)
        for action in every:
            wingspan.check(position, SEAT, action)
            path = trace(root, action)
            assert walk(root, path) == action
            assert len(path) <= PATH_LENGTH


@pytest.mark.parametrize("seed", SEEDS)
def test_what_was_enumerated_before_still_is_or_has_a_path(seed: int) -> None:
    """Alike are turns, tokens, goals, what is taken back. Offered otherwise, but never lost, are the others.

    Of a tray only what is kept is usual, of the end the numbers are others, and the effects described; a bird that
    compares is offered with more numbers; a setup begins with the cards and goals that were drawn.
    """
    for position in some(seed):
        root = choices(position, SEAT)
        new, old = list(leaves(root)), list(offered(position))
        for kind in (Turn, Token, Goal, TakeBack):
            assert set(of(kind, iter(new))) == set(of(kind, iter(old)))
        birds = {action for action in of(React, iter(old)) if isinstance(action, React) and action.bird}
        assert birds <= set(new)
        for action in old:
            assert walk(root, trace(root, action)) == action


@pytest.mark.parametrize("seed", SEEDS)
def test_setups_offer_no_fewer_modes_levels_specials_and_variants(seed: int) -> None:
    for position in some(seed):
        new, old = (
            [each for each in found if isinstance(each, Setup)]
            for found in (leaves(choices(position, SEAT)), offered(position))
        )
        for name in ("mode", "level", "special", "tokens", "boxes"):
            assert {getattr(each, name) for each in old} <= {getattr(each, name) for each in new}, name
        assert {(each.mode, each.level, each.special, each.tokens) for each in old} <= {
            (each.mode, each.level, each.special, each.tokens) for each in new
        }


@pytest.mark.parametrize("seed", SEEDS)
def test_an_action_has_a_path_just_when_it_is_legal(seed: int) -> None:
    rng = random.Random(seed)
    legal = 0
    for position in positions(seed)[:-1]:
        root = choices(position, SEAT)
        for _ in range(4):
            action = odd_action(position, wingspan.decisions(position)[0].default, rng)
            try:
                wingspan.check(position, SEAT, action)
            except Illegal:
                with pytest.raises((Illegal, Unreadable)):
                    trace(root, action)
            else:
                legal += 1
                assert walk(root, trace(root, action)) == action
    assert legal > 50


@pytest.mark.parametrize("seed", SEEDS)
def test_options_have_keys_and_lead_where_they_say(seed: int) -> None:
    for position in some(seed, 5):
        for node in nodes(choices(position, SEAT)):
            options = list(node.options())
            keys = [option.key for option in options]
            assert len(set(keys)) == len(keys)
            if not isinstance(node, Sheet):
                assert all(KEY.fullmatch(key) for key in keys)
            for option in options:
                if option.refused is None:
                    node.take(option.key)
                elif option.held:
                    with pytest.raises(Illegal) as raised:
                        node.take(option.key)
                    assert raised.value == option.refused


def nodes(node: Node[WingspanAction]) -> Iterator[Node[WingspanAction]]:
    """Give a node, the fields of a sheet, and some nodes below."""
    yield node
    if isinstance(node, Sheet):
        yield from (field.node(node.begun) for field in node.fields.values())
    if not isinstance(node, Closed):
        below = [tree for tree in node.next() if isinstance(tree, Node)]
        for tree in below[:8]:
            yield from nodes(tree)


@pytest.mark.parametrize("seed", SEEDS)
def test_refusals_are_those_of_check(seed: int) -> None:
    for position in some(seed):
        found = choices(position, SEAT)
        assert found.blocked() is None or position.asked is None
        for option in refused(walk_below(found, "goal")):
            assert refusal(position, Goal(int(option.key), None if position.duet else 0)) == option.refused
        for option in refused(walk_below(found, "token", "supply")):
            assert refusal(position, Token(None, option.key)) == option.refused
        for option in refused(walk_below(found, "take_back")):
            assert refusal(position, TakeBack(int(option.key))) == option.refused


def refused(node: Node[WingspanAction] | None) -> list[Option]:
    return [] if node is None else [option for option in node.options() if option.refused]


def walk_below(node: Node[WingspanAction], *steps: str) -> Node[WingspanAction] | None:
    """Give the node behind steps, whether anything is possible there or not; None where there is none."""
    for step in steps:
        below = (
            [node.then(value) for value in (*node.usual, *node.odd) if node.key_of(value) == step]
            if isinstance(node, One)
            else []
        )
        if not below or not isinstance(below[0], Node):
            return None
        node = below[0]
    return node


def refusal(position: WingspanPosition, action: WingspanAction) -> Illegal | None:
    try:
        wingspan.check(position, SEAT, action)
    except Illegal as illegal:
        return illegal
    return None


def test_the_ways_are_the_kinds_of_action() -> None:
    assert {way.action for way in WAYS} == set(wingspan.action_kinds.values())
    assert all(way.key == way.action.type for way in WAYS)


def test_keys_of_birds_are_letters_of_their_names() -> None:
    birds = tuple(sorted(wingspan.components()["birds"]["de"]))
    keys = bird_keys(birds)
    assert len(set(keys.values())) == len(birds)
    assert bird_keys(("Sarus Crane", "Sarus Crane of the North", "Sarus Crane of the Nest")) == {
        "Sarus Crane": "saruscrane",
        "Sarus Crane of the North": "saruscraneof-c",
        "Sarus Crane of the Nest": "saruscraneof-b",
    }


def test_many_copies_are_counted_in_a_path() -> None:
    position = duet().position
    root = choices(position, SEAT)
    effect = React(None, (("food", 999), ("egg", 2)), (("card", 4),))
    assert trace(root, effect) == "react.-.eef999.c4"
    assert walk(root, "react.-.eef999.c4") == effect
    everything = React(None, tuple((resource, 9) for resource in RESOURCES), (("food", 9), ("card", 9)))
    assert len(trace(root, everything)) <= PATH_LENGTH
    for forged in ("eeeeef", "f999ee", "f1", "f1000", "f3", "9", "f03"):
        with pytest.raises((Unreadable, Illegal)):
            walk(root, f"react.-.{forged}.-")


def test_before_the_setup_only_that_can_be_told_and_at_the_end_nothing() -> None:
    first, *_, last = positions(0)
    assert [option.key for option in choices(first, SEAT).options() if option.refused is None] == ["setup"]
    closed = choices(last, SEAT).blocked()
    assert closed is not None
    assert closed.reason == "game-over"
    other = choices(first, "blue").blocked()
    assert other is not None
    assert other.reason == "not-asked"


def test_a_setup_changes_what_no_longer_fits() -> None:
    """WA5, WA7: a mode brings its box and its special card; a box that goes takes along what lay in it."""
    position = positions(0)[0]
    root = choices(position, SEAT)
    assert walk(root, "setup.mgreen") == Setup("green", special=None, boxes=("asia", "core"))
    core = walk(root, "setup.bc")
    assert core == Setup("green", special=None, boxes=("core",), bonus="percent")


def test_every_setup_that_is_told_by_hand_has_a_short_path() -> None:
    position = positions(0)[0]
    root = choices(position, SEAT)
    tiles = position.rules.tile
    goals = tuple({tiles[goal]: goal for goal in position.rules.base_goals}.values())
    longest = Setup(
        "green",
        "eagle_eyed_eagle",
        "AUTOMUBON",
        "hoard",
        ("asia", "core", "european"),
        "percent:Anatomist",
        (goals[0], goals[1], goals[2], goals[3]),
    )
    assert len(trace(root, longest)) <= PATH_LENGTH
    assert walk(root, trace(root, longest)) == longest


def test_food_is_asked_for_on_a_tie_and_may_be_told_otherwise() -> None:
    for seed in SEEDS:
        position = positions(seed)[-2]
        root = choices(position, SEAT)
        for action in leaves(root):
            if isinstance(action, Score):
                assert walk(root, trace(root, action)) == action
        for leftover in (0, 7):
            action = Score(3, leftover=leftover)
            if refusal(position, action) is None:
                assert walk(root, trace(root, action)) == action


def test_of_a_tray_what_is_kept_is_offered_and_all_else_can_be_told() -> None:
    for seed in SEEDS:
        for position in positions(seed):
            if position.asked == "tray":
                turn = position.turns[-1]
                root = choices(position, SEAT)
                offered_points = [action.points for action in leaves(root) if isinstance(action, Tray)]
                assert offered_points[0] == ()
                assert len(offered_points) <= 15
                assert walk(root, f"tray.{turn.round}-{turn.turn}.-") == Tray(turn.round, turn.turn)
