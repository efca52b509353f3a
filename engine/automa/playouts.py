"""Play-outs: what comes of an action when sensible seats play on from a drawn position."""

from __future__ import annotations

import random
from typing import NamedTuple

from engine.automa.expectation import expected_scores, margin, shares, spread
from engine.chance import LiveChance
from engine.choices import draw
from engine.contract import Action, AnyGame, Position, Seat

LONGEST = 400
"""Actions in a play-out at most."""


class Sample(NamedTuple):
    """What a play-out came to for a seat."""

    share: float
    """Of the win that it may expect, from 0 to 1."""
    margin: float
    """Points that it is ahead of its best rivals."""


def sample(game: AnyGame, position: Position, seat: Seat, action: Action, rng: random.Random) -> Sample:
    """Play on from a drawn position with an action of `seat`, up to the game's horizon, and judge what stands there."""
    after = play_out(game, position, seat, action, rng)
    scores = expected_scores(game, after, rng)
    return Sample(shares(scores, spread(game, after))[seat], margin(scores, seat))


def play_out(game: AnyGame, position: Position, seat: Seat, action: Action, rng: random.Random) -> Position:
    """Return the position after an action and what sensible seats do then, up to the game's horizon."""
    position = game.apply(position, seat, action, LiveChance(rng)).position
    horizon = None if game.heuristics is None else game.heuristics.horizon(position)
    for _ in range(LONGEST):
        decisions = game.decisions(position)
        if not decisions or (game.heuristics is not None and game.heuristics.horizon(position) != horizon):
            break
        asked = decisions[0].seat
        answer = _answer(game, position, asked, rng)
        position = game.apply(position, asked, answer, LiveChance(rng)).position
    return position


def _answer(game: AnyGame, position: Position, seat: Seat, rng: random.Random) -> Action:
    """Return what a sensible seat does; in a game without heuristics anything."""
    answer: Action
    if game.heuristics is None:
        answer = draw(game.choices(position, seat), rng)
    else:
        answer = game.heuristics.playout_action(position, seat, rng)
    return answer
