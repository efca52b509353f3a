"""What can be chosen in Moa, as a tree, held against an independent listing (listing.py) and against `check`."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, replace
from functools import cache
from itertools import islice
from typing import Any

import pytest

from engine.chance import LiveChance
from engine.choices import PATH_LENGTH, Closed, Many, Node, One, Option, blocked, draw, leaves, reach, trace, walk
from engine.contract import Illegal, Seat, Unreadable
from engine.moa import moa
from engine.moa.actions import (
    Attack,
    BuyKarakia,
    Defend,
    Discard,
    MoaAction,
    Move,
    NeutralBirds,
    NeutralLeader,
    PlaceBirds,
    PlaceLeader,
    SellLand,
    Stronghold,
)
from engine.moa.chapters.payment import TWO_FIGHT, Payment, purse_of, useful
from engine.moa.position import MoaPosition
from engine.moa.ways import WAYS
from tests.engine.moa.listing import listed
from tests.engine.moa.positions import Table, duel, game
from tests.support.permute import permute

SWITCHES: tuple[dict[str, str], ...] = (
    {},
    {"attack_icons": "separate"},
    {"karakia_ready": "next_own_turn", "attack_icons": "separate", "neutral_scores": "shown"},
)
CASES = [(seats, options) for seats in (2, 3, 4, 5) for options in SWITCHES]
every_case = pytest.mark.parametrize(("seats", "options"), CASES)
Asked = tuple[MoaPosition, Seat, Node[MoaAction]]


@cache
def game_of(seats: int, options: tuple[tuple[str, str], ...]) -> tuple[tuple[MoaPosition, Seat], ...]:
    """Play one random game; give each position with the seat that is asked."""
    rng = random.Random(seats)
    position = moa.start(moa.colours[:seats], dict(options), moa.components(), LiveChance(rng)).position
    found = []
    while (ask := position.asked) is not None:
        found.append((position, ask.seat))
        action = draw(moa.choices(position, ask.seat), rng)
        position = moa.apply(position, ask.seat, action, LiveChance(rng)).position
    return tuple(found)


def asked(seats: int, options: dict[str, str], every: int = 1) -> Iterator[Asked]:
    for position, seat in game_of(seats, tuple(options.items()))[::every]:
        yield position, seat, moa.choices(position, seat)


def why_not(position: MoaPosition, seat: Seat, action: MoaAction) -> Illegal | None:
    try:
        moa.check(position, seat, action)
    except Illegal as illegal:
        return illegal
    return None


def has_path(root: Node[MoaAction], action: MoaAction) -> bool:
    try:
        path = trace(root, action)
    except (Illegal, Unreadable):
        return False
    assert len(path) <= PATH_LENGTH
    assert walk(root, path) == action
    return True


# -- the laws -------------------------------------------------------------------------------------------------------


@every_case
def test_the_usual_leaves_are_the_listed_actions_each_once(seats: int, options: dict[str, str]) -> None:
    for position, seat, root in asked(seats, options):
        found = list(leaves(root))
        assert len(set(found)) == len(found)
        assert set(found) == set(listed(position)), seat


def wasteful(position: MoaPosition, seat: Seat, action: Any, rng: random.Random) -> MoaAction:
    """Give an action that spends more, or places fewer birds; legal or not."""
    purse = purse_of(position.seats[seat])
    more = rng.sample(purse.cards, min(len(purse.cards), rng.randint(1, 2)))
    if hasattr(action, "birds") and rng.random() < 0.5:
        action = replace(action, birds=rng.randint(0, max(1, action.birds)))
    if hasattr(action, "leader_tiles") and purse.leader_tiles and rng.random() < 0.4:
        action = replace(action, leader_tiles=(*action.leader_tiles, rng.choice(purse.leader_tiles)))
    if hasattr(action, "two_fight") and purse.two_fight and rng.random() < 0.4:
        action = replace(action, two_fight=rng.randint(0, purse.two_fight))
    if getattr(action, "bird_cards", None) is not None and rng.random() < 0.5:
        return replace(action, bird_cards=(*action.bird_cards, *more))  # type: ignore[no-any-return]
    if hasattr(action, "cards") and not isinstance(action, Discard):
        return replace(action, cards=(*action.cards, *more))  # type: ignore[no-any-return]
    return action  # type: ignore[no-any-return]


def spoiled(action: Any, rng: random.Random) -> MoaAction:
    """Give an action of another place, mammal, number or tile; legal or not."""
    numbers = {"territory", "source", "target"} & {each.name for each in fields(action)}
    if numbers and rng.random() < 0.6:
        return replace(action, **{rng.choice(sorted(numbers)): rng.randint(0, 13)})  # type: ignore[no-any-return]
    if hasattr(action, "any_territory") and rng.random() < 0.3:
        return replace(action, any_territory=not action.any_territory)  # type: ignore[no-any-return]
    if isinstance(action, SellLand):
        return replace(action, mammal=rng.choice(["dog", "possum", "rat", "weasel"]))
    if isinstance(action, BuyKarakia):
        return replace(
            action, tiles=tuple(rng.choices(["move", "stronghold", TWO_FIGHT, "draw_one"], k=rng.randint(0, 3)))
        )
    if hasattr(action, "birds"):
        return replace(action, birds=rng.randint(-1, 18))  # type: ignore[no-any-return]
    if hasattr(action, "cards"):
        return replace(action, cards=action.cards[1:])  # type: ignore[no-any-return]
    return action  # type: ignore[no-any-return]


@every_case
def test_what_check_accepts_has_a_path_and_nothing_else_has(seats: int, options: dict[str, str]) -> None:
    rng = random.Random(seats)
    tried: Counter[bool] = Counter()
    for position, seat, root in asked(seats, options):
        usual = set(leaves(root))
        for action in rng.sample(sorted(usual, key=repr), min(4, len(usual))):
            for each in (wasteful(position, seat, action, rng), spoiled(action, rng)):
                legal = why_not(position, seat, each) is None
                assert has_path(root, each) == legal, each
                tried[legal and each not in usual] += 1
    assert min(tried[True], tried[False]) >= 10


@every_case
def test_no_action_of_another_time_has_a_path_unless_it_is_legal(seats: int, options: dict[str, str]) -> None:
    rng = random.Random(seats)
    pool = [draw(root, rng) for _, _, root in asked(seats, options)]
    for position, seat, root in asked(seats, options, every=2):
        for action in rng.sample(pool, 8):
            assert has_path(root, action) == (why_not(position, seat, action) is None), action


def everything(position: MoaPosition, seat: Seat, *kinds: str) -> Payment:
    return useful(position.rules.icons, purse_of(position.seats[seat]), kinds)


def offering_all(position: MoaPosition, seat: Seat, way: str, number: int) -> Iterator[MoaAction]:
    """Give actions of a way at a territory that offer all that the seat has; one of them is refused as the option."""
    tile = not position.active(number) and position.seats[seat].ready("any_territory") > 0
    match way:
        case "place":
            yield PlaceBirds(number, 1, *everything(position, seat, "bird")[:2], tile)
        case "leader":
            yield PlaceLeader(number, *everything(position, seat, "honour")[:2], tile)
        case "attack" if position.rules.separate_icons:
            yield Attack(number, 0, *everything(position, seat, "fight"), tile, (), ())
        case "attack":
            yield Attack(number, 0, *everything(position, seat, "fight", "bird"), tile)
        case "sell":
            for kind in position.rules.honour:
                yield SellLand(number, kind, *everything(position, seat, "honour")[:2], tile)
        case "stronghold":
            yield Stronghold(number)
        case "neutral":
            yield NeutralBirds(number, 1)
        case "neutral-leader":
            yield NeutralLeader(number)


def refused_options(node: Node[MoaAction]) -> list[Option]:
    return [option for option in node.options() if option.refused is not None]


@every_case
def test_a_refused_territory_says_what_check_says_when_everything_is_offered(
    seats: int, options: dict[str, str]
) -> None:
    told: Counter[str] = Counter()
    for position, seat, root in asked(seats, options, every=2):
        assert isinstance(root, One)
        for way in root.usual:
            node = root.then(way)
            if not isinstance(node, One) or node.ask != "territory":
                continue
            for option in refused_options(node):
                actions = offering_all(position, seat, way.key, int(option.key))
                assert option.refused in [why_not(position, seat, action) for action in actions]
                assert option.refused is not None
                told[option.refused.reason] += 1
    assert len(told) > 6


@every_case
def test_a_refused_move_mammal_or_tile_says_what_check_says(seats: int, options: dict[str, str]) -> None:
    for position, seat, root in asked(seats, options, every=3):
        if position.agenda[-1].type not in ("AskAction", "AskTiles"):
            continue
        for option in refused_options(moved := _open(root, "move")):
            moves = [Move(int(option.key), target, 1) for target in position.territories]
            assert option.refused in [why_not(position, seat, each) for each in moves]
        for tree in islice(moved.next(), 2):
            assert isinstance(tree, One)
            source = next(tree.then(value) for value in tree.usual)
            assert isinstance(source, One)
            start = next(iter(source.next()))
            assert isinstance(start, Move)
            for option in refused_options(tree):
                assert option.refused == why_not(position, seat, replace(start, target=int(option.key)))
        if position.agenda[-1].type == "AskAction":
            _compare_trade(position, seat, root)


def _compare_trade(position: MoaPosition, seat: Seat, root: Node[MoaAction]) -> None:
    paid = everything(position, seat, "karakia")[:2]
    for option in refused_options(_open(root, "buy")):
        assert option.refused == why_not(position, seat, BuyKarakia((option.key,), *paid))
    for where in _open(root, "sell").options():
        if where.refused is None:
            number = int(where.key)
            tile = not position.active(number)
            honour = everything(position, seat, "honour")[:2]
            mammals = walk(root, f"sell.{number}")
            assert isinstance(mammals, One)
            for option in refused_options(mammals):
                assert option.refused == why_not(position, seat, SellLand(number, option.key, *honour, tile))


def _open(root: Node[MoaAction], key: str) -> Node[MoaAction]:
    assert isinstance(root, One)
    tree = root.then(next(way for way in root.usual if way.key == key))
    assert isinstance(tree, Node)
    return tree


def spread(node: Node[MoaAction], depth: int = 3) -> Iterator[object]:
    """Give all that a tree shows down to some depth."""
    yield node.ask, dict(node.facts)
    yield from node.options()
    for tree in islice(node.next(), 6 if depth else 0):
        if isinstance(tree, Node):
            yield from spread(tree, depth - 1)
        else:
            yield tree


@every_case
def test_the_tree_does_not_depend_on_what_the_seat_cannot_see(seats: int, options: dict[str, str]) -> None:
    rng = random.Random(seats)
    for position, seat, root in asked(seats, options, every=9):
        other = permute(moa, position, seat, rng)
        assert list(spread(moa.choices(other, seat))) == list(spread(root))


@every_case
def test_a_way_that_leads_nowhere_says_why_and_the_others_lead_to_an_action(
    seats: int, options: dict[str, str]
) -> None:
    rng = random.Random(seats)
    for position, seat, root in asked(seats, options, every=3):
        assert isinstance(root, One)
        for way, option in zip(root.usual, root.options(), strict=True):
            tree = root.then(way)
            assert option.refused == blocked(tree)
            if option.refused is None:
                action = draw(tree, rng) if isinstance(tree, Node) else tree
                assert type(action) is way.action
                assert why_not(position, seat, action) is None
            else:
                assert isinstance(tree, Node)
                assert not list(leaves(tree))


@every_case
def test_opening_the_nodes_of_a_path_makes_no_payments_that_nobody_asks_for(
    seats: int, options: dict[str, str]
) -> None:
    """Law 7: what follows a territory is made when it is opened; options of a payment come one by one."""
    for _, _, root in asked(seats, options, every=40):
        for option in root.options():
            if option.refused is None and isinstance(node := root.take(option.key), One):
                first = next(iter(node.options()))
                paying = node.take(first.key)
                if isinstance(paying, Many):
                    best = next(iter(paying.options()))
                    assert best.refused is None
                    assert best == paying.option(paying.pick_of(best.key))


# -- examples -------------------------------------------------------------------------------------------------------


def keys(table: Table, seat: Seat, path: str = "") -> list[str]:
    node = walk(moa.choices(table.position, seat), path)
    assert isinstance(node, Node)
    return [option.key for option in node.options() if option.refused is None]


def test_where_then_with_what_then_how_many() -> None:
    table = game().open("coast", "forest").hand("red", "pukeko kea")
    assert keys(table, "red")[0] == "place"
    numbers = keys(table, "red", "place")
    assert numbers == [str(each) for each in table.position.territories if table.position.active(each)]
    action = moa.parse(f"place 3 at {numbers[0]} with pukeko")
    path = trace(moa.choices(table.position, "red"), action)
    assert path == f"place.{numbers[0]}.{table.position.rules.codes['pukeko']}.3"


def test_as_many_birds_as_can_be_are_the_default_and_fewer_are_odd() -> None:
    table = game().open("coast", "forest").hand("red", "pukeko pukeko")
    number = keys(table, "red", "place")[0]
    code = table.position.rules.codes["pukeko"]
    node = walk(moa.choices(table.position, "red"), f"place.{number}.{code * 2}")
    assert isinstance(node, One)
    assert (node.default, list(node.usual), list(node.odd)) == (8, [8, 7, 6, 5], [4, 3, 2, 1])
    with pytest.raises(Illegal, match="birds-over-icons"):
        node.take("9")


def test_a_payment_that_is_short_says_what_is_missing() -> None:
    table = game().open("coast", "forest").hand("red", "kea").land(1, mammal="dog")
    reached = reach(moa.choices(table.position, "red"), "attack.1.-")
    assert isinstance(reached.fault, Illegal)
    assert reached.fault.reason == "fight-short"


def test_a_closed_territory_is_possible_with_the_tile_that_opens_any() -> None:
    table = game().open("coast", "coast").hand("red", "pukeko", tiles="any_territory")
    closed = next(number for number in table.position.territories if not table.position.active(number))
    node = walk(moa.choices(table.position, "red"), "place")
    assert isinstance(node, Node)
    option = next(each for each in node.options() if each.key == str(closed))
    assert [(thing.kind, thing.name) for thing in option.things] == [("territory", closed), ("tile", "any_territory")]
    action = walk(moa.choices(table.position, "red"), f"place.{closed}.{table.position.rules.codes['pukeko']}.3")
    assert action == PlaceBirds(closed, 3, ("pukeko",), (), True)


def test_a_number_of_no_territory_and_an_answer_to_another_question_are_refused_with_their_rule() -> None:
    root = moa.choices(game().open("coast", "forest").hand("red", "pukeko").position, "red")
    for path, reason in (("place.99", "no-such-territory"), ("end", "action-first"), ("decline", "wrong-answer")):
        with pytest.raises(Illegal, match=reason):
            walk(root, path)
    for path in ("dance", "place.x", "place.1.zz", "place.1.!"):
        with pytest.raises(Unreadable):
            walk(root, path)


def test_who_is_not_asked_and_who_has_finished_has_nothing_to_choose() -> None:
    table = game("red", "green")
    assert blocked(moa.choices(table.position, "green")) == Illegal("B1", "not-asked", seat="green", asked="red")
    table.position.agenda.clear()
    root = moa.choices(table.position, "red")
    assert isinstance(root, Closed)
    assert blocked(root) == Illegal("SC6", "game-over")


def test_nowhere_and_too_dear_are_told_apart() -> None:
    table = game().open("coast", "forest").hand("red", "kiwi")
    root = moa.choices(table.position, "red")
    assert blocked(_open(root, "attack")) == Illegal("AT1", "nowhere", action="attack")
    table.land(1, mammal="dog")
    illegal = blocked(_open(moa.choices(table.position, "red"), "attack"))
    assert illegal is not None
    assert illegal.reason == "fight-short"


def test_a_tile_that_the_seat_does_not_hold_is_no_button() -> None:
    table = duel().hand("red", "kea", tiles="move")
    held = {option.key: option.held for option in moa.choices(table.position, "red").options()}
    assert held["move"]
    assert not held["stronghold"]


def test_defending_is_closed_to_who_cannot_pay() -> None:
    table = game().land(1, red=1).display(dog=1).hand("red", "kiwi").calls("dog")
    assert keys(table, "red") == ["decline"]
    table.hand("red", "kea kea kea kea")
    defence = next(action for action in leaves(moa.choices(table.position, "red")) if isinstance(action, Defend))
    assert why_not(table.position, "red", defence) is None


def test_the_ways_are_the_kinds_of_action_each_once() -> None:
    assert len(WAYS) == 17 == len({way.key for way in WAYS}) == len({way.action for way in WAYS})
    assert {way.key for way in WAYS if way.open} == {"defend", "decline", "end"}
    for way in WAYS:
        names = {each.name for each in fields(way.action)} - {"cards", "leader_tiles", "two_fight"}
        asks = {ask.name for ask in way.asks}
        assert names - asks <= {"any_territory", "bird_cards", "bird_leader_tiles"}, way.key
