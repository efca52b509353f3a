"""Nobody learns what is hidden: shuffling what a seat cannot know changes nothing that is made for it.

Pictures and alt texts are held to the same in tests/render, with the same tests.support.permute.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.automa import RandomPlayer
from engine.chance import LiveChance
from engine.contract import Action, AnyGame, Event, Game, Illegal, Seat
from engine.match import Match
from engine.question import Question
from tests.support.games import CASES, Case, fewest_and_most
from tests.support.permute import permute
from tests.support.play import steps
from tests.support.twins import play, some_swaps, twins

every_case = pytest.mark.parametrize("case", fewest_and_most(), ids=str)

TWINS = 24
"""How many twins of a game are played."""


def prompts(game: AnyGame, position: Any, seat: Seat | None) -> list[tuple[Any, ...]]:
    """Give what `seat` may know of the decisions: the default of another's may show what that seat holds."""
    return [
        (each.seat, each.kind, dict(each.facts), each.default if each.seat == seat else None)
        for each in (*game.decisions(position), *game.revisable(position))
    ]


def events_of(game: AnyGame, position: Any, actor: Seat, action: Action) -> list[Event] | None:
    """Give what happens, with the same chance each time; None when the action is refused."""
    try:
        return list(game.apply(position, actor, action, LiveChance(random.Random(0))).events)
    except Illegal:
        return None


def assert_same_until_revealed(one: list[Event], other: list[Event], seat: Seat | None) -> None:
    """Hold that `seat` sees the same until something is revealed to it in the open."""
    for event, twin in zip(one, other, strict=False):
        if event.seen_by(seat) != twin.seen_by(seat):
            assert event.reveals
            assert twin.reveals
            return
    assert len(one) == len(other)


@every_case
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.slow)])
def test_what_a_seat_cannot_know_changes_nothing_it_sees(case: Case, seed: int) -> None:
    game, rng = case.game, random.Random(seed)
    for match in steps(case, seed=100 + seed):
        if rng.random() < 0.5:
            continue
        for seat in (*case.setup.seats, None):
            twin = permute(game, match.position, seat, rng)
            assert game.view(twin, seat) == game.view(match.position, seat)
            assert prompts(game, twin, seat) == prompts(game, match.position, seat)
            assert game.result(twin) == game.result(match.position)
            if seat is not None:
                assert list(game.actions(twin, seat)) == list(game.actions(match.position, seat))
            for decision in (*match.decisions(), *match.revisable()):
                action = RandomPlayer().choose(Question(game, match.position, decision), rng)
                one = events_of(game, match.position, decision.seat, action)
                other = events_of(game, twin, decision.seat, action)
                assert one is not None
                if other is None:
                    assert decision.seat != seat, "whether an action is legal hangs on what its own seat cannot know"
                else:
                    assert_same_until_revealed(one, other, seat)


@every_case
def test_what_is_told_shows_nothing_that_a_view_hides_to_the_end_of_the_game(case: Case) -> None:
    rng, hidden = random.Random(6), 0
    game = play(case, seed=500)
    for n, swap in some_swaps(game, rng, TWINS):
        watching: set[Seat | None] = {*case.setup.seats, None}
        for played, twin in twins(case, game, n, swap):
            for seat in tuple(watching):
                if played.view(case, seat) != twin.view(case, seat):
                    assert_same_until_revealed(played.events, twin.events, seat)
                    watching.remove(seat)
                    continue
                hidden += 1
                told = [[each.seen_by(seat) for each in events] for events in (played.events, twin.events)]
                assert told[0] == told[1]
                assert prompts(case.game, twin.position, seat) == prompts(case.game, played.position, seat)
                assert case.game.result(twin.position) == case.game.result(played.position)
            if not watching:
                break
    assert hidden, "nothing was hidden from anybody"


@every_case
def test_a_preview_shows_only_what_its_seat_can_know(case: Case) -> None:
    rng = random.Random(3)
    for match in steps(case, seed=200):
        for decision in (*match.decisions(), *match.revisable()):
            seat = decision.seat
            twin = Match(case.game, case.setup, permute(case.game, match.position, seat, rng), match.entries)
            action = RandomPlayer().choose(Question(case.game, match.position, decision), rng)
            one, other = match.preview(seat, action), twin.preview(seat, action)
            assert (one, one.view) == (other, other.view)


@every_case
def test_the_permutation_really_shuffles(case: Case) -> None:
    """A leak test with a permutation that changes nothing would prove nothing."""
    rng = random.Random(4)
    for match in steps(case, seed=300):
        text = match.position.to_data()
        if any(permute(case.game, match.position, None, rng).to_data() != text for _ in range(20)):
            return
    pytest.fail("nothing was hidden in the whole game")


DETERMINISED = [case for case in CASES if type(case.game).determinise is not Game.determinise]


@pytest.mark.parametrize("case", fewest_and_most(DETERMINISED), ids=str)
def test_a_whole_position_is_drawn_from_what_a_seat_sees(case: Case) -> None:
    """It cannot be told from the true one by that seat, and it is not the true one, where anything is hidden."""
    game, rng, others = case.game, random.Random(5), 0
    for match in steps(case, seed=400):
        for seat in case.setup.seats:
            view = game.view(match.position, seat)
            drawn = game.determinise(view, rng)
            assert game.view(drawn, seat) == view
            assert prompts(game, drawn, seat) == prompts(game, match.position, seat)
            assert list(game.actions(drawn, seat)) == list(game.actions(match.position, seat))
            again = game.position_from_data(drawn.to_data())
            assert game.view(again, seat) == view
            others += drawn.to_data() != match.position.to_data()
    assert others
