"""Hunter: it keeps to its budget, gives the same game again, and finds what only play-outs show."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from engine.automa import PLAYERS, Player, players
from engine.automa.budget import ENDLESS, Playouts
from engine.automa.greedy import Greedy
from engine.automa.playouts import Deal, horizons_of, sample
from engine.automa.search import Search
from engine.log import new_setup
from engine.match import Match
from engine.question import Question
from tests.engine.automa.knowing_toy import KnowingToy, MeaningToy, ToyHeuristics, knowing_match
from tests.engine.toy import Draw, Lay, Pass, Toy, ToyAction, ToyPosition
from tests.support.games import CASES, Case
from tests.support.play import steps


class Counted(Playouts):
    """A budget that tells afterwards how many play-outs were made, and whether any was when nothing was left."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.made, self.beyond = 0, 0

    def note_playout(self) -> None:
        self.made += 1
        self.beyond += self.spent() >= 1
        super().note_playout()


class Actions(Playouts):
    """A budget of actions that are tried, wherever."""

    def note_playout(self) -> None:
        """Count no play-outs."""

    def note_action(self) -> None:
        super().note_playout()

    @property
    def tried(self) -> int:
        return self._done


def margin_of(deal: Deal, action: ToyAction, horizons: int) -> float:
    found = sample(deal, action, horizons, ENDLESS)
    assert found is not None
    return found.margin


def question(match: Match) -> Question:
    return Question(match.game, match.position, match.decisions()[0])


def with_hands(match: Match, *hands: list[int]) -> Match:
    """Give the seats other hands, in seating order; the deck has what is left."""
    position = match.position
    position.hands = dict(zip(position.seating, map(sorted, hands), strict=True))
    held = {card for hand in hands for card in hand}
    position.deck = [card for card in position.deck if card not in held]
    return match


@pytest.mark.parametrize("count", [1, 7, 40])
def test_it_keeps_to_its_budget(count: int) -> None:
    budget = Counted(count)
    Search(lambda: budget).choose(question(knowing_match(random.Random(1))), random.Random(2))
    assert not budget.beyond
    assert count - 5 < budget.made <= count


def test_it_answers_at_once_where_there_is_nothing_to_choose() -> None:
    match = with_hands(knowing_match(random.Random(1)), [], [1, 2])
    match.position.deck = []
    budget = Counted(50)
    assert [each.action for each in Search(lambda: budget).consider(question(match), random.Random(2))] == [Pass()]
    assert not budget.made


def test_it_ends_early_where_one_action_is_clearly_the_best() -> None:
    match = with_hands(knowing_match(random.Random(1), rounds=1), [3, 20], [5])
    match.position.deck = []
    budget = Counted(1000)
    assert Search(lambda: budget).choose(question(match), random.Random(2)) == Lay(20)
    assert budget.made < 100


def test_the_same_randomness_gives_the_same_choice() -> None:
    match = knowing_match(random.Random(3), seats=3)
    search = Search(lambda: Playouts(60))
    once, again = (search.consider(question(match), random.Random(4)) for _ in range(2))
    assert once == again


def test_it_takes_a_win_in_one() -> None:
    match = with_hands(knowing_match(random.Random(5), rounds=1), [2, 9, 21], [])
    match.position.deck, match.position.scores[match.position.seating[1]] = [], 18
    best, *others = Search(lambda: Playouts(40)).consider(question(match), random.Random(6))
    assert best.action == Lay(21)
    assert best.share > 0.99
    assert all(other.share < 0.01 for other in others)


@pytest.mark.parametrize("seed", range(5))
def test_it_sees_further_than_a_greedy_player(seed: int) -> None:
    """Whoever draws before it lays has better cards to lay; points are made only by laying."""
    match = with_hands(knowing_match(random.Random(seed)), [1, 2, 3], [4, 5, 6])
    assert Greedy().choose(question(match), random.Random(seed)) == Lay(3)
    assert Search(lambda: Playouts(200)).choose(question(match), random.Random(seed)) == Draw()


def test_what_it_tells_are_means_over_its_play_outs() -> None:
    """At the end of the game all is known: 9 against 18 points, and 21 against 18."""
    match = with_hands(knowing_match(random.Random(5), rounds=1), [9, 21], [])
    match.position.deck, match.position.scores[match.position.seating[1]] = [], 18
    found = Search(lambda: Playouts(40)).consider(question(match), random.Random(6))
    margins = {each.action: each.margin for each in found}
    assert margins == {Lay(21): pytest.approx(3), Lay(9): pytest.approx(-9), Pass(): pytest.approx(-18)}


class Rounds(ToyHeuristics):
    def horizon(self, position: ToyPosition) -> object:
        return position.round


class ToyByRounds(KnowingToy):
    heuristics = Rounds()


@pytest.mark.parametrize(("answers", "horizons"), [(1, 1), (2, 1), (3, 2), (5, 3), (6, 3)])
def test_play_outs_go_past_as_many_horizons_as_it_takes(answers: int, horizons: int) -> None:
    """Without cards to draw, each of two seats answers once a round; the third horizon is the end of the game."""
    match = with_hands(knowing_match(random.Random(1), rounds=4), [1, 2, 3], [4, 5, 6])
    match.position.deck = []
    deal = Deal(ToyByRounds(), match.position, match.position.asked[0], 9)
    assert horizons_of(deal, Pass(), answers) == horizons


def test_play_outs_stop_at_the_same_time_whatever_they_begin_with() -> None:
    """The last answer of a round passes the horizon by itself, and so the next round is not played on."""
    match = with_hands(knowing_match(random.Random(1)), [1, 2, 3], [4, 5, 6])
    match.position.deck, first = [], match.position.seating[0]
    match.act(first, Lay(3), random.Random(1))
    game, last = ToyByRounds(), match.position.asked[0]
    deal = Deal(game, match.position, last, 9)
    assert margin_of(deal, Lay(6), 1) == 3
    assert margin_of(deal, Lay(4), 2) == 4 + 6 - 3 - 2


@pytest.mark.parametrize("playouts", [20, 600])
def test_an_action_counts_with_the_best_that_may_follow_it(playouts: int) -> None:
    """A game that tells what a seat may mean to do: to lay 23 behind 22, or the other way round, brings 45 points.

    With few play-outs there is no time to compare so much.
    """
    match = with_hands(knowing_match(random.Random(5), game=MeaningToy()), [2, 22, 23], [])
    budget = Counted(playouts)
    found = Search(lambda: budget).consider(question(match), random.Random(6))
    margins = {each.action: round(each.margin) for each in found}
    first, second, *others = margins
    assert {first, second} == {Lay(22), Lay(23)}
    assert {Lay(2), Pass()} <= set(others)
    assert margins[first] in (range(42, 49) if playouts == 600 else range(15, 31))
    assert [each.margin for each in found] == sorted((each.margin for each in found), reverse=True)
    assert not budget.beyond


@pytest.mark.slow
@pytest.mark.parametrize("level", PLAYERS)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_level_answers_legally(case: Case, level: str) -> None:
    player = players(lambda: Playouts(12))[level]
    for match in islice(steps(case, seed=60), 1, None, 60):
        for decision in match.decisions():
            asked = Question(case.game, match.position, decision)
            asked.check(player.choose(asked, random.Random(7)))


@pytest.mark.slow
def test_more_thought_makes_a_stronger_player() -> None:
    search, greedy = Search(lambda: Playouts(100)), PLAYERS["fledgling"]
    assert share_of_wins(search, greedy, games=60) > 0.75


def share_of_wins(player: Player, rival: Player, games: int) -> float:
    """Let two players play the toy game, each as often first as the other."""
    won = 0.0
    for number in range(games):
        rng = random.Random(number // 2)
        match = knowing_match(rng)
        seats = match.position.seating[:: 1 if number % 2 else -1]
        by_seat = dict(zip(seats, (player, rival), strict=True))
        while decisions := match.decisions():
            asked = Question(KnowingToy(), match.position, decisions[0])
            match.act(asked.seat, by_seat[asked.seat].choose(asked, rng), rng)
        assert match.result is not None
        won += (seats[0] in match.result.winners) / len(match.result.winners)
    return won / games


@pytest.mark.parametrize("level", ["nestling", "fledgling", "hunter"])
@pytest.mark.parametrize("most", [1, 5, 40, 2000])
def test_in_a_game_that_nothing_is_known_of_they_keep_to_their_budget(level: str, most: int) -> None:
    """There a look ahead plays on to the end: it ends with the budget, in the middle of a play-out if need be."""
    budgets: list[Actions] = []

    def make() -> Actions:
        budgets.append(Actions(most))
        return budgets[-1]

    game = Toy()
    components = {**game.components(), "ranks": 60, "rounds": 50}
    match = Match.start(game, new_setup(game, game.colours[:3], components=components), random.Random(1))
    asked = question(match)
    considered = players(make, make)[level].consider(asked, random.Random(2))
    assert [each for each in considered if each.action in set(asked.actions())] == list(considered) != []
    assert 0 < budgets[0].tried <= most
    assert most < 2000 or len(considered) > 1
