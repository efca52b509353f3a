"""When the channel is told of a game of Moa: once a turn, not at each step of it."""

from __future__ import annotations

import random

import pytest

from bot.hosting.playing.commit import calls_for_post
from engine.automa import PLAYERS
from engine.log import new_setup
from engine.match import Match
from engine.moa import moa
from engine.moa.events import Defended, InvasionSucceeded, PeriodScored, RoundBegan
from engine.question import question_of


@pytest.mark.parametrize("seats", [2, 3])
def test_one_post_a_turn_and_none_between_its_steps(seats: int) -> None:
    rng = random.Random(seats)
    match = Match.start(moa, new_setup(moa, moa.colours[:seats]), rng)
    asks_neutral = 0
    while match.decisions():
        actor = match.decisions()[0].seat
        action = PLAYERS["random"].choose(question_of(moa, match.position, actor), rng)
        entry = match.act(actor, action, rng)
        asked = {decision.seat: entry.n for decision in match.decisions()}
        told = calls_for_post(entry, asked, entry.n, over=match.result is not None)
        loud = any(isinstance(each, Defended | InvasionSucceeded | PeriodScored | RoundBegan) for each in entry.events)
        assert told == (loud or match.result is not None or set(asked) != {actor})
        asks_neutral += any(decision.kind == "neutral" for decision in match.decisions()) and not told
    assert asks_neutral > 0 or seats > 2
