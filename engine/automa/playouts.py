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


class Luck:
    """The chance of a play-out and the whims of who plays there, drawn anew for each answer of each seat.

    So play-outs that share a `seed` and begin with different actions meet the same luck in each seat's first answer, in
    its second one and so on, even where one of them asks a seat more often or rolls once more: what they come to
    differs less by chance.
    """

    def __init__(self, game: AnyGame, seed: int) -> None:
        self._seeds = {seat: seed + (number << 64) for number, seat in enumerate(game.colours)}
        self._rng = random.Random(seed)  # noqa: S311  (chance of what is only thought)

    def next(self, seat: Seat) -> random.Random:
        """Return the luck of the next answer of a seat; what was returned before is not to be used any more."""
        self._seeds[seat] += 1
        self._rng.seed(self._seeds[seat])
        return self._rng


def sample(game: AnyGame, position: Position, seat: Seat, action: Action, seed: int) -> Sample:
    """Play on from a drawn position with an action of `seat`, up to the game's horizon, and judge what stands there."""
    luck = Luck(game, seed)
    after = play_out(game, position, seat, action, luck)
    scores = expected_scores(game, after, luck.next(seat))
    return Sample(shares(scores, spread(game, after))[seat], margin(scores, seat))


def play_out(game: AnyGame, position: Position, seat: Seat, action: Action, luck: Luck) -> Position:
    """Return the position after an action and what sensible seats do then, up to the game's horizon."""
    position = game.apply(position, seat, action, LiveChance(luck.next(seat))).position
    horizon = None if game.heuristics is None else game.heuristics.horizon(position)
    for _ in range(LONGEST):
        decisions = game.decisions(position)
        if not decisions or (game.heuristics is not None and game.heuristics.horizon(position) != horizon):
            break
        asked = decisions[0].seat
        rng = luck.next(asked)
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
