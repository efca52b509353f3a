"""What games come to."""

from __future__ import annotations

import random

import pytest

from bot.tournament.tally import interval, places, rated, tally, to_data
from tests.bot.tournament.games import played, tournament

KNOWN = [
    (0.0, 10, 0.0, 0.2775),
    (1.0, 10, 0.7225, 1.0),
    (0.5, 100, 0.4038, 0.5962),
    (0.2, 20, 0.0807, 0.4160),
]
"""Share, games, and Wilson's interval as published calculators have it."""


@pytest.mark.parametrize(("share", "games", "low", "high"), KNOWN)
def test_the_interval_is_wilsons(share: float, games: int, low: float, high: float) -> None:
    assert interval(share, games) == pytest.approx((low, high), abs=2e-4)


@pytest.mark.parametrize("share", [0.1, 0.5, 0.9])
def test_the_interval_holds_the_truth_as_often_as_it_says(share: float) -> None:
    rng = random.Random(1)
    held = 0
    for _ in range(1000):
        low, high = interval(sum(rng.random() < share for _ in range(100)) / 100, 100)
        held += low <= share <= high
    assert 925 <= held <= 975


def test_a_tie_is_shared_and_counted() -> None:
    table = tally(tournament(), [played(0, (5, 5)), played(1, (9, 3)), played(2, (1, 4)), played(3, (2, 2))])
    first, second = table.entrants
    assert (table.games, first.share, second.share) == (4, 0.5, 0.5)
    assert (first.score, second.score) == (17 / 4, 14 / 4)
    assert (first.margin, second.margin) == (0.75, -0.75)
    assert first.cpu_ms == 5


def test_a_win_by_tie_break_is_no_tie() -> None:
    table = tally(tournament(), [played(0, (5, 5), winners=(1,))])
    assert [each.share for each in table.entrants] == [0, 1]
    assert places(played(0, (5, 5), winners=(1,))) == [1, 0]


def test_entrants_of_one_player_are_summed_up() -> None:
    planned = tournament("hunter", "random", "random")
    games = [played(0, (9, 3, 2)), played(1, (1, 7, 7)), played(2, (8, 3, 8)), played(3, (5, 6, 1))]
    table = tally(planned, games)
    assert [each.name for each in table.entrants] == ["hunter", "random", "random"]
    assert [each.share for each in table.entrants] == [0.375, 0.375, 0.25]
    hunter, both = table.levels
    assert (hunter, both.name, both.entries, both.share) == (table.entrants[0], "random", 2, 0.625)
    assert both.interval == interval(0.625, 4)
    assert both.score == pytest.approx((3 + 7 + 3 + 6 + 2 + 7 + 8 + 1) / 8)
    assert both.skill is None


def test_it_does_not_matter_which_game_is_over_first() -> None:
    rng = random.Random(2)
    games = [played(number, (rng.randrange(9), rng.randrange(9))) for number in range(30)]
    table = tally(tournament(), games)
    rng.shuffle(games)
    assert tally(tournament(), games) == table


def test_skill_follows_the_wins() -> None:
    strong, weak = rated([played(number, (9, 3)) for number in range(20)])
    assert strong.mu > 28
    assert weak.mu < 22
    assert strong.sigma < 25 / 3
    newcomer = rated([played(0, (4, 4))])
    assert newcomer[0].mu == pytest.approx(newcomer[1].mu) == pytest.approx(25)


def test_without_a_game_there_is_nothing_to_count() -> None:
    with pytest.raises(ValueError, match="no game"):
        tally(tournament(), [])


def test_the_result_has_the_keys_that_others_read() -> None:
    planned = tournament("fledgling", "random", seed=4)
    data = to_data(planned, tally(planned, [played(0, (9, 3)), played(1, (8, 3))]))
    assert list(data)[:4] == ["game", "games", "seed", "players"]
    assert (data["game"], data["games"], data["seed"]) == ("moa", 2, 4)
    best = data["players"][0]
    assert list(best)[:6] == ["name", "share", "low", "high", "score", "cpu_ms"]
    assert best["name"] == "fledgling"
    assert (best["share"], best["high"], best["score"], best["cpu_ms"]) == (1, 1, 8.5, 5)
    assert best["low"] == pytest.approx(0.3424, abs=1e-3)
    assert set(best["skill"]) == {"mu", "sigma"}
