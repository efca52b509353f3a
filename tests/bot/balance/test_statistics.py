"""The statistics of balance reports: known values, and intervals that hold the truth as often as they say."""

from __future__ import annotations

import random

import pytest

from bot.balance.statistics import estimate, holm, mean_of, quantile, residuals, slope


def test_an_estimate_has_its_interval_and_its_p() -> None:
    found = estimate(1.96, 1.0)
    assert (found.low, found.high) == pytest.approx((0, 3.92), abs=1e-3)
    assert found.p == pytest.approx(0.05, abs=1e-3)
    assert estimate(0, 0).p == 1
    assert estimate(1, 0).p == 0


def test_the_mean_of_known_values() -> None:
    found = mean_of([1, 2, 3, 4, 5])
    assert found.value == 3
    assert found.high - found.value == pytest.approx(1.96 * (2.5 / 5) ** 0.5, abs=1e-4)
    assert mean_of([7]).value == mean_of([7]).low == 7


def test_the_slope_of_a_straight_line_is_found() -> None:
    found = slope([0, 1, 2, 3], [5, 7, 9, 11], [1, 2, 3, 4])
    assert found is not None
    assert found[:3] == pytest.approx((2, 2, 2))


def test_without_difference_or_a_second_game_there_is_no_slope() -> None:
    assert slope([1, 1, 1], [1, 2, 3], [1, 2, 3]) is None
    assert slope([0, 1], [1, 2], [1, 1]) is None


def test_the_slope_of_seats_of_one_game_is_as_sure_as_it_says() -> None:
    """What the first seat of a game gains the second one loses; the truth is 1 a point of x."""
    rng, held, surprised = random.Random(3), 0, 0
    for _ in range(400):
        x, y, games = [], [], []
        for game in range(60):
            luck = rng.gauss(0, 5)
            pair = [rng.randrange(4), rng.randrange(4)]
            x += pair
            y += [pair[0] - pair[1] + luck, pair[1] - pair[0] - luck]
            games += [game, game]
        found = slope([float(each) for each in x], y, games)
        assert found is not None
        held += found.low <= 1 <= found.high
        nothing = slope([float(each) for each in rng.sample(x, len(x))], y, games)
        assert nothing is not None
        surprised += nothing.p < 0.05
    assert 0.9 < held / 400 < 0.985
    assert surprised / 400 < 0.09


def test_residuals_lie_along_nothing() -> None:
    by = [1.0, 2.0, 4.0, 7.0]
    left = residuals([3.0, 5.0, 8.0, 9.0], by)
    assert sum(left) == pytest.approx(0)
    assert sum(each * value for each, value in zip(by, left, strict=True)) == pytest.approx(0)
    assert residuals([2.0, 4.0], [3.0, 3.0]) == [-1, 1]


def test_holm_corrects_the_smallest_most() -> None:
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert holm([0.5, 0.9]) == pytest.approx([1.0, 1.0])
    assert holm([]) == []


def test_quantiles_are_values_of_the_list() -> None:
    assert [quantile([1, 2, 3, 4], part) for part in (0.0, 0.5, 1.0)] == [1, 3, 4]
