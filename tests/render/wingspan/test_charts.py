"""Charts: somebody's games over time, and how its score spreads."""

from __future__ import annotations

import io
from itertools import pairwise

import pytest
from PIL import Image

from bot.locale import wording
from engine.wingspan.names import LEVELS
from engine.wingspan.strength.distribution import Distribution, Setting, shipped, summed_up
from render.contract import ALT_LIMIT, Picture
from render.wingspan import PAINTER
from render.wingspan.chart import History, PastGame, Strength, steps

WORDS = wording("en")
SETTING = Setting("duet", "eagle", "ALLIANCE", "asia", "cache")


def games(count: int) -> tuple[PastGame, ...]:
    found = []
    for number in range(count):
        yours, hers = 60 + number * 7 % 40, 62 + number * 11 % 31
        found.append(PastGame(f"{number % 28 + 1} Nov", "duet", LEVELS[number % 3], yours, hers, yours > hers))
    return tuple(found)


def holds(picture: Picture) -> None:
    assert Image.open(io.BytesIO(picture.data)).size == (picture.width, picture.height)
    assert len(picture.data) <= 350_000
    assert 0 < len(picture.alt) <= ALT_LIMIT


@pytest.mark.parametrize("count", [0, 1, 2, 12, 13, 60])
def test_a_history_of_any_length_can_be_drawn(count: int) -> None:
    history = History("Cleo", games(count))
    picture = PAINTER.history(history, WORDS)
    holds(picture)
    assert picture == PAINTER.history(history, WORDS)
    assert f"{history.won} won" in picture.alt


@pytest.mark.parametrize("name", ["Bartłomiej-Maximilian Żółwiński " * 3, "\u200b\U0001d518\n", ""])
def test_a_history_of_anybody(name: str) -> None:
    holds(PAINTER.history(History(name, games(3)), WORDS))


def test_games_with_equal_totals_can_be_drawn() -> None:
    level = PastGame("1 Nov", "green", "eaglet", 70, 70, won=True)
    holds(PAINTER.history(History("Cleo", (level, level)), WORDS))


def test_averages_are_told_by_level() -> None:
    history = History(
        "Cleo",
        (
            PastGame("1 Nov", "duet", "eagle", 70, 80, won=False),
            PastGame("2 Nov", "duet", "eagle", 90, 71, won=True),
            PastGame("3 Nov", "blue", "eaglet", 66, 60, won=True),
        ),
    )
    assert [level for level, _ in history.by_level()] == ["eaglet", "eagle"]
    alt = PAINTER.history(history, WORDS).alt
    assert "Eagle: 2 played, 1 won, on average 80.0 to 75.5." in alt
    assert alt.index("3 Nov") < alt.index("1 Nov"), "the latest first"


@pytest.mark.parametrize("own", [None, 10, 84, 300])
def test_a_strength_shows_mean_quartiles_and_the_own_score(own: int | None) -> None:
    found = shipped()[SETTING]
    picture = PAINTER.strength(Strength(SETTING, found, own), WORDS)
    holds(picture)
    assert f"half below {round(found.quartiles[1])}" in picture.alt
    assert ("beat" in picture.alt) == (own is not None)


@pytest.mark.parametrize("scores", [(70, 70), (40, 41, 120), tuple(range(30, 140))])
def test_any_distribution_can_be_drawn(scores: tuple[int, ...]) -> None:
    found: Distribution = summed_up(scores)
    for bonus in ("percent", "rare_species_lister"):
        holds(PAINTER.strength(Strength(SETTING._replace(bonus=bonus, special="none"), found), WORDS))


@pytest.mark.parametrize(("low", "high"), [(0, 1), (57, 116), (70, 70), (3, 999)])
def test_an_axis_has_few_round_numbers_that_reach_over_all(low: int, high: int) -> None:
    found = steps(low, high)
    assert 2 <= len(found) <= 7
    assert found[0] <= low
    assert found[-1] >= high
    assert len({other - one for one, other in pairwise(found)}) == 1
