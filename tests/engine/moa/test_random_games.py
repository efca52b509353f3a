"""What holds in every position of every game, over random games."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine.chance import LiveChance, ReplayedChance
from engine.choices import draw
from engine.contract import Illegal
from engine.moa import moa
from engine.moa.actions import MoaAction, Move, PlaceBirds, Stronghold
from engine.moa.chapters.payment import is_points
from engine.moa.chapters.refusals import REFUSALS
from engine.moa.events import EVENTS, LeaderPlaced, MoaEvent
from engine.moa.position import MoaPosition

Entry = tuple[MoaPosition, str, MoaAction, list[MoaEvent], MoaPosition]
OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"karakia_ready": "next_own_turn", "attack_icons": "separate", "neutral_scores": "shown"},
)
GAMES = [
    pytest.param(seats, options, seed, marks=[pytest.mark.slow] if seed > 1 else [])
    for seats in (2, 3, 4, 5)
    for options in OPTIONS
    for seed in (1, 2)
]
every_game = pytest.mark.parametrize(("seats", "options", "seed"), GAMES)


def played(seats: int, options: dict[str, str], seed: int) -> Iterator[Entry]:
    """Play a random game, entry by entry: before, who, what, events, after."""
    rng = random.Random(seed)
    position = moa.start(moa.colours[:seats], options, moa.components(), LiveChance(rng)).position
    while (ask := position.asked) is not None:
        action = draw(moa.choices(position, ask.seat), rng)
        after, events = moa.apply(position, ask.seat, action, LiveChance(rng))
        yield position, ask.seat, action, events, after
        position = after


@every_game
def test_nothing_is_lost_and_nothing_comes_from_nowhere(seats: int, options: dict[str, str], seed: int) -> None:
    leader_tiles = Counter(
        moa.start(("red", "green"), {}, moa.components(), LiveChance(random.Random(0))).position.rules.leader_tiles
    )
    for _, _, _, events, after in played(seats, options, seed):
        rules = after.rules
        for seat, state in after.seats.items():
            board = after.territories.values()
            assert state.birds + sum(territory.birds.get(seat, 0) for territory in board) == 16
            assert state.leaders + sum(territory.leader == seat for territory in board) == 4
            assert state.birds >= 0
        states = after.seats.values()
        birds = [*after.bird_draw, *after.bird_discard, *(card for state in states for card in state.hand)]
        assert Counter(birds) == Counter(rules.bird_deck)
        waiting = Counter(after.display).elements()
        sold = (card for state in states for card in state.sold_cards)
        assert Counter([*after.mammal_draw, *after.mammal_discard, *waiting, *sold]) == Counter(rules.mammal_deck)
        held = Counter(tile for state in states for tile in state.karakia)
        assert held + Counter(after.stock) == Counter(
            {kind: tile.count for kind, tile in rules.components.karakia_tiles.items()}
        )
        assert min(after.stock.values()) >= 0
        left = Counter(tile for state in states for tile in state.leader_tiles)
        left.update(territory.leader_tile for territory in after.territories.values() if territory.leader_tile)
        assert not left - leader_tiles, "leader tiles only disappear"
        leader_tiles = left
        assert all(
            is_points(tile) or ":" in tile
            for event in events
            if isinstance(event, LeaderPlaced)
            for tile in [event.leader_tile]
            if tile
        )


@every_game
def test_positions_make_sense(seats: int, options: dict[str, str], seed: int) -> None:
    for _, _, _, _, after in played(seats, options, seed):
        for number, territory in after.territories.items():
            assert all(territory.birds.values())
            assert territory.sold_by is None or territory.mammal is not None
            if territory.invaded and after.phase != "terrain":
                assert not territory.birds, "only while a defender is asked do pieces stand beside an invader"
                assert territory.leader is None
            if after.closed_for_good(number):
                assert not territory.birds
                assert territory.leader is None
                assert not territory.stronghold
                assert territory.mammal is None
        assert sum(territory.sold_by is not None for territory in after.territories.values()) <= after.sales
        for state in after.seats.values():
            assert not Counter(state.fresh) - Counter(state.karakia)


@every_game
def test_a_game_resumes_anywhere_and_replays(seats: int, options: dict[str, str], seed: int) -> None:
    rng = random.Random(seed + 50)
    for before, seat, action, _, _ in played(seats, options, seed):
        text = json.dumps(before.to_data())
        read = moa.position_from_data(json.loads(text))
        assert read == before
        live = LiveChance(rng)
        one = moa.apply(before, seat, action, live)
        noted = ReplayedChance(json.loads(json.dumps(live.used)))
        other = moa.apply(read, seat, action, noted)
        noted.finish()
        assert json.dumps(before.to_data()) == text, "apply changed its input"
        assert one == other
        assert moa.to_record(one.position) == moa.to_record(other.position)


@every_game
def test_what_is_offered_is_legal_and_reads_back(seats: int, options: dict[str, str], seed: int) -> None:
    for before, seat, action, _, _ in played(seats, options, seed):
        offered = list(moa.actions(before, seat))
        assert action in offered
        assert len(set(offered)) == len(offered)
        for each in offered:
            moa.check(before, seat, each)
        for each in offered[:: max(1, len(offered) // 20)]:
            assert moa.parse(moa.notation(each)) == each
            assert moa.action_from_data(json.loads(json.dumps(each.to_data()))) == each
        for other in (*before.seating, before.neutral or "nobody"):
            if other != seat:
                assert not list(moa.actions(before, other))


def spoiled(action: MoaAction) -> Iterator[MoaAction]:
    """Give variants that no position allows."""
    if isinstance(action, PlaceBirds):
        yield replace(action, birds=17)
        yield replace(action, territory=0)
        yield replace(action, any_territory=not action.any_territory)
        yield replace(action, cards=(*action.cards, "haasts_eagle"))
    if isinstance(action, Move):
        yield replace(action, target=action.source)
        yield replace(action, birds=3)
    if isinstance(action, Stronghold):
        yield replace(action, territory=99)
    if hasattr(action, "cards"):
        data = action.to_data()
        yield moa.action_from_data({**data, "cards": [*data["cards"], *["kea"] * 8]})


@every_game
def test_spoiled_actions_are_refused_for_a_listed_reason(seats: int, options: dict[str, str], seed: int) -> None:
    for before, seat, action, _, _ in played(seats, options, seed):
        for each in spoiled(action):
            with pytest.raises(Illegal) as caught:
                moa.apply(before, seat, each, LiveChance(random.Random(0)))
            refusal = REFUSALS[caught.value.reason]
            assert caught.value.rule_id in refusal.rules
            assert set(caught.value.facts) == set(refusal.facts)


def test_every_event_reads_back_and_nearly_every_kind_comes_up() -> None:
    seen: Counter[str] = Counter()
    for seats in (2, 5):
        for seed in range(12):
            for _, seat, _, events, _ in played(seats, {}, seed):
                for event in events:
                    seen[event.type] += 1
                    if seen[event.type] < 40:
                        data = json.loads(json.dumps(event.to_data()))
                        assert moa.event_from_data(data) == event
                        assert moa.event_from_data(event.seen_by(None).to_data()) == event.seen_by(None)
                        assert event.seen_by(seat).type == event.type
    # the first is told by `start`, whose events are not counted here
    assert set(EVENTS) - set(seen) <= {"game_started", "no_mammal_left", "invasion_failed"}


def test_what_everybody_may_see_is_plain_data() -> None:
    for before, seat, _, _, after in played(4, {}, 9):
        for position in (before, after):
            for viewer in (seat, None):
                json.dumps(moa.view(position, viewer).to_data())
