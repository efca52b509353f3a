"""What Moa knows of being played well (engine.moa.heuristics)."""

import random
from collections.abc import Iterator

import pytest

from engine.automa import PLAYERS
from engine.automa.play import play_on
from engine.chance import LiveChance
from engine.choices import draw
from engine.log import new_setup
from engine.match import Match
from engine.moa import moa
from engine.moa.actions import Attack, Decline, Defend, EndTurn, MoaAction, NeutralBirds, Pass
from engine.moa.agenda import AskAction, AskDefend, AskDiscard, AskNeutral, AskTiles
from engine.moa.chapters.scoring import score_territory
from engine.moa.heuristics import MoaHeuristics
from engine.moa.heuristics.land import NOBODY, exact_points
from engine.moa.position import MoaPosition

HEURISTICS = MoaHeuristics()
OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"karakia_ready": "next_own_turn", "attack_icons": "separate", "neutral_scores": "shown"},
)
every_table = pytest.mark.parametrize(("seats", "options"), [(n, each) for n in (2, 3, 4, 5) for each in OPTIONS])


def start(seats: int, options: dict[str, str], rng: random.Random) -> MoaPosition:
    """Begin a game."""
    return moa.start(moa.colours[:seats], options, moa.components(), LiveChance(rng)).position


def positions(seats: int, options: dict[str, str], seed: int) -> Iterator[MoaPosition]:
    """Give every position of a game in which each seat plays now at random, now by its candidates; the end too."""
    rng = random.Random(seed)
    position = start(seats, options, rng)
    while (ask := position.asked) is not None:
        yield position
        action: MoaAction = draw(moa.choices(position, ask.seat), rng)
        if rng.random() < 0.5:
            action = rng.choice(HEURISTICS.candidates(position, ask.seat, rng))
        position = moa.apply(position, ask.seat, action, LiveChance(rng)).position
    yield position


@every_table
def test_candidates_and_what_playouts_take_are_legal_and_never_missing(seats: int, options: dict[str, str]) -> None:
    kinds = set()
    for seed in (1, 2):
        for position in positions(seats, options, seed):
            if (ask := position.asked) is None:
                continue
            kinds.add(type(ask))
            rng = random.Random(seed)
            found = HEURISTICS.candidates(position, ask.seat, rng)
            assert 1 <= len(found) <= 40
            assert len(set(found)) == len(found)
            for action in (*found, HEURISTICS.playout_action(position, ask.seat, rng)):
                moa.check(position, ask.seat, action)
    assert {AskAction, AskTiles, AskDefend} <= kinds
    assert (AskNeutral in kinds) == (seats == 2)


def test_advancing_does_what_applying_does() -> None:
    for position in positions(3, {}, 14):
        if (ask := position.asked) is None:
            break
        action = HEURISTICS.playout_action(position, ask.seat, random.Random(0))
        applied = moa.apply(position, ask.seat, action, LiveChance(random.Random(1))).position
        assert moa.advance(position.copy(), ask.seat, action, LiveChance(random.Random(1))) == applied


@every_table
def test_scores_are_expected_of_every_seat_and_known_at_the_end(seats: int, options: dict[str, str]) -> None:
    for position in positions(seats, options, 3):
        before = position.to_data()
        expected = HEURISTICS.expected_scores(position)
        assert set(expected) == set(position.seating)
        assert position.to_data() == before
        assert (HEURISTICS.spread(position) > 0) == (position.asked is not None)
    ended = moa.result(position)
    assert ended is not None
    assert expected == ended.scores


def test_a_drawn_position_is_expected_to_bring_the_same_whatever_the_draw_piles_hide() -> None:
    rng = random.Random(4)
    for position in positions(4, {}, 4):
        if position.asked is None:
            break
        other = position.copy()
        other.bird_draw = tuple(rng.sample(other.bird_draw, len(other.bird_draw)))
        other.terrain_draw = tuple(rng.sample(other.terrain_draw, len(other.terrain_draw)))
        other.mammal_draw = tuple(rng.sample(other.mammal_draw, len(other.mammal_draw)))
        assert HEURISTICS.expected_scores(position) == HEURISTICS.expected_scores(other)


def test_land_that_nobody_can_come_to_scores_as_the_rules_say() -> None:
    rng = random.Random(5)
    seats = moa.colours[:4]
    for _ in range(500):
        counts = tuple(rng.randint(0, 3) for _ in seats)
        present = [at for at, count in enumerate(counts) if count]
        leader = rng.choice([NOBODY, *present])
        pieces = {seat: count for seat, count in zip(seats, counts, strict=True) if count}
        scored = score_territory(1, (7, 3), pieces, None if leader == NOBODY else seats[leader]).points
        found = exact_points((7, 3), counts, leader)
        assert found == [scored.get(seat, 0) for seat in seats]


def quiet(position: MoaPosition) -> MoaPosition:
    """Return a copy late in the game in which nothing but pieces differs between seats."""
    late = position.copy()
    late.period, late.round = 2, 6
    for state in late.seats.values():
        state.hand = ("kakapo", "kakapo")
    return late


def test_land_clearly_won_counts_more_than_land_lost_and_safe_land_more_than_threatened_land() -> None:
    position = quiet(start(3, {}, random.Random(6)))
    mine, other = position.seating[0], position.seating[1]

    def expected(own: int, others: int, *, stronghold: bool = False) -> float:
        tried = position.copy()
        there = tried.territories[1]
        there.birds = {seat: birds for seat, birds in ((mine, own), (other, others)) if birds}
        there.stronghold = stronghold
        return HEURISTICS.expected_scores(tried)[mine]

    assert expected(5, 1) > expected(3, 3) > expected(1, 5) > expected(0, 5)
    assert expected(5, 1, stronghold=True) > expected(5, 1)


def test_cards_keep_their_value_until_late() -> None:
    position = start(3, {}, random.Random(7))
    seat = position.seating[0]
    worth = []
    for number in (1, 4, 6, 7):
        full, empty = position.copy(), position.copy()
        full.round = empty.round = number
        full.seats[seat].hand, empty.seats[seat].hand = ("kiwi", "pukeko", "tui"), ()
        worth.append(HEURISTICS.expected_scores(full)[seat] - HEURISTICS.expected_scores(empty)[seat])
    assert worth == sorted(worth, reverse=True)
    assert worth[1] > 0.8 * worth[0]
    assert worth[3] < 0.8 * worth[0]


def test_a_defence_that_costs_little_comes_before_giving_up() -> None:
    position = quiet(start(3, {}, random.Random(8)))
    seat = position.seating[0]
    position.territories[2].birds = {seat: 5}
    position.territories[2].mammal = "rat"
    position.seats[seat].hand = ("haasts_eagle",)
    position.agenda.append(AskDefend(seat, 2, "rat"))
    found = HEURISTICS.candidates(position, seat, random.Random(0))
    assert found[0] == Defend(("haasts_eagle",))
    assert Decline() in found


def test_doing_nothing_is_always_thought_of() -> None:
    for position in positions(3, {}, 9):
        ask = position.asked
        if isinstance(ask, AskAction | AskTiles):
            found = HEURISTICS.candidates(position, ask.seat, random.Random(0))
            assert (Pass() if isinstance(ask, AskAction) else EndTurn()) in found


def test_an_attack_can_place_birds_with_the_same_cards_or_with_others_of_their_own() -> None:
    for options in OPTIONS:
        position = start(3, options, random.Random(10))
        seat = position.asked.seat if position.asked else ""
        number = min(position.open_territories)
        position.territories[number].mammal = "rat"
        position.territories[number].birds = {}
        position.seats[seat].hand = ("haasts_eagle", "pukeko")
        position.agenda.append(AskAction(seat))
        found = HEURISTICS.candidates(position, seat, random.Random(0))
        assert max(action.birds for action in found if isinstance(action, Attack)) == 4


def test_cards_are_discarded_from_the_worst() -> None:
    position = start(3, {}, random.Random(11))
    seat = position.seating[0]
    position.seats[seat].hand = ("haasts_eagle", "kea", "kea", "moa", "morepork", "pukeko")
    position.agenda.append(AskDiscard(seat))
    for action in HEURISTICS.candidates(position, seat, random.Random(0)):
        moa.check(position, seat, action)
        assert "pukeko" not in getattr(action, "cards", ())


def test_neutral_birds_go_where_they_hurt_others_rather_than_oneself() -> None:
    position = quiet(start(2, {}, random.Random(12)))
    mine, other = position.seating
    position.territories[1].birds = {mine: 2}
    position.territories[2].birds = {other: 2}
    position.agenda.append(AskNeutral(mine, 1))
    found = HEURISTICS.candidates(position, mine, random.Random(0))
    first = found[0]
    assert isinstance(first, NeutralBirds)
    assert first.territory != 1


def beaten(level: str, others: str, games: int, seed: int) -> float:
    """Return the mean margin of one player against three others."""
    margin = 0.0
    for game in range(games):
        rng = random.Random(seed + game)
        match = Match.start(moa, new_setup(moa, moa.colours[:4]), rng)
        first = match.position.seating[game % 4]
        table = {seat: PLAYERS[level if seat == first else others] for seat in match.position.seating}
        for _ in play_on(match, table, rng):
            pass
        result = match.result
        assert result is not None
        margin += result.scores[first] - max(score for seat, score in result.scores.items() if seat != first)
    return margin / games


def test_a_fledgling_beats_random_players() -> None:
    assert beaten("fledgling", "random", games=4, seed=1) > 10


@pytest.mark.slow
def test_a_fledgling_beats_nestlings() -> None:
    assert beaten("fledgling", "nestling", games=16, seed=1) > 0


def test_weights_can_be_replaced() -> None:
    position = quiet(start(3, {}, random.Random(13)))
    shipped = HEURISTICS.weights
    icons = shipped.icons.model_copy(update={"bird": 0.0, "honour": 0.0})
    bare = MoaHeuristics(shipped.model_copy(update={"icons": icons}))
    poorer, richer = bare.expected_scores(position), HEURISTICS.expected_scores(position)
    assert all(poorer[seat] < richer[seat] for seat in position.seating)
