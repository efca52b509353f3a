"""Budgets of time for players made of code."""

from __future__ import annotations

import random

import pytest

from bot.thinking import CpuSeconds
from engine.automa import players
from engine.automa.budget import Budget
from engine.log import new_setup
from engine.match import Match
from engine.moa import moa
from engine.question import Question


class Clock:
    """Goes on by `step` seconds whenever it is read."""

    def __init__(self, step: float = 0.0) -> None:
        self.now = 100.0
        self.step = step
        self.read = 0

    def __call__(self) -> float:
        self.read += 1
        self.now += self.step
        return self.now


def test_the_share_of_the_time_that_is_spent() -> None:
    clock = Clock()
    budget: Budget = CpuSeconds(2.0, clock)
    assert budget.spent() == 0
    clock.now += 0.5
    budget.note_playout()
    assert budget.spent() == 0.25
    clock.now += 2
    assert budget.spent() == 1.25


@pytest.mark.parametrize("seconds", [0, -1])
def test_no_time_at_all_is_refused(seconds: float) -> None:
    with pytest.raises(ValueError, match="budget"):
        CpuSeconds(seconds)


def test_a_search_ends_with_its_time() -> None:
    clocks = [Clock(step=0.1), Clock(step=0.5)]
    match = Match.start(moa, new_setup(moa, moa.colours[:2], {}), random.Random(1))
    for clock in clocks:
        hunter = players(lambda clock=clock: CpuSeconds(3, clock))["hunter"]  # type: ignore[misc]
        question = Question(moa, match.position, match.decisions()[0])
        question.check(hunter.choose(question, random.Random(2)))
    assert clocks[0].read > clocks[1].read > 1
