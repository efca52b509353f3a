"""Random games for tests: every position on the way, and whole matches."""

from __future__ import annotations

import random
from collections.abc import Iterator

from engine.automa import RandomPlayer
from engine.match import Match
from engine.question import Question
from tests.support.games import Case

RECONSIDERS = 0.1
"""How often somebody answers anew, where that is allowed."""


def steps(case: Case, seed: int, time_outs: float = 0.05) -> Iterator[Match]:
    """Play a random game to its end and give the match after each entry (the same object, one entry longer)."""
    rng = random.Random(seed)
    match = Match.start(case.game, case.setup, rng)
    yield match
    player = RandomPlayer()
    while decisions := match.decisions():
        again = match.revisable()
        anew = bool(again) and rng.random() < RECONSIDERS
        decision = rng.choice(again if anew else decisions)
        seat = decision.seat
        if not anew and rng.random() < time_outs:
            match.time_out(seat, rng)
        else:
            match.act(seat, player.choose(Question(case.game, match.position, decision), rng), rng)
        yield match


def whole_match(case: Case, seed: int, time_outs: float = 0.05) -> Match:
    """Play a random game to its end."""
    *_, match = steps(case, seed, time_outs)
    return match


def some_match(case: Case, rng: random.Random) -> Match:
    """Return a random game stopped at a random place."""
    match = whole_match(case, rng.randrange(2**32))
    match.rewind(rng.randint(1, len(match.entries)))
    return match
