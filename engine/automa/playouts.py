"""Play-outs: what comes of an action when sensible seats play on from a drawn position."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from engine.automa.budget import Budget
from engine.automa.expectation import expected_scores, margin, shares, spread
from engine.chance import LiveChance
from engine.choices import draw
from engine.contract import Action, AnyGame, Position, Seat

LONGEST = 400
"""Actions in a play-out at most."""


class Deal(NamedTuple):
    """Where play-outs begin: a position that was drawn for a seat, and the seed of the luck that comes then."""

    game: AnyGame
    position: Position
    seat: Seat
    seed: int


class Sample(NamedTuple):
    """What a play-out came to for a seat."""

    share: float
    """Of the win that it may expect, from 0 to 1."""
    margin: float
    """Points that it is ahead of its best rivals."""


class Luck:
    """The chance of a play-out and the whims of who plays there, drawn anew for each answer of each seat.

    So play-outs that share a deal and begin with different actions meet the same luck in each seat's first answer, in
    its second one and so on, even where one of them asks a seat more often or rolls once more: what they come to
    differs less by chance.
    """

    def __init__(self, deal: Deal) -> None:
        self._seeds = {seat: deal.seed + (number << 64) for number, seat in enumerate(deal.game.colours)}
        self._rng = random.Random(deal.seed)  # noqa: S311  (chance of what is only thought)

    def next(self, seat: Seat) -> random.Random:
        """Return the luck of the next answer of a seat; what was returned before is not to be used any more."""
        self._seeds[seat] += 1
        self._rng.seed(self._seeds[seat])
        return self._rng


def sample(deal: Deal, action: Action, horizons: int, budget: Budget, intent: object | None = None) -> Sample | None:
    """Play on with an action of the seat until so many of the game's horizons are passed; judge what stands then.

    A game that rolls out by itself is always played to its end, with what the seat means to do next. None where the
    budget ends before that.
    """
    game, position, seat, _ = deal
    luck = Luck(deal)
    if game.rolls_out:
        budget.note_playout()
        return _rolled_out(deal, action, luck, intent)
    for position, passed in play_out(deal, action, luck):  # noqa: B007  (the last one counts)
        budget.note_action()
        if passed >= horizons:
            break
        if budget.spent() >= 1:
            return None
    scores = expected_scores(game, position, luck.next(seat), budget)
    if scores is None:
        return None
    budget.note_playout()
    return Sample(shares(scores, spread(game, position))[seat], margin(scores, seat))


def _rolled_out(deal: Deal, action: Action, luck: Luck, intent: object | None) -> Sample:
    game, position, seat, _ = deal
    position = game.apply(position, seat, action, LiveChance(luck.next(seat))).position
    result = game.result(position)
    scores = game.rollout(position, seat, luck.next(seat), intent) if result is None else result.scores
    return Sample(shares(scores, 0.0)[seat], margin(scores, seat))


def horizons_of(deal: Deal, action: Action, answers: int) -> int:
    """Return how many horizons a play-out has to pass to have so many answers in it: one at least."""
    passed = 0
    for number, (_, now) in enumerate(play_out(deal, action, Luck(deal)), 1):
        if now > passed and number >= answers:
            return now
        passed = now
    return max(passed, 1)


def play_out(deal: Deal, action: Action, luck: Luck) -> Iterator[tuple[Position, int]]:
    """Give the position after an action and after each thing that sensible seats do then, to the end of the game.

    With each comes how many of the game's horizons were passed since the position before the action. So play-outs that
    pass as many of them stop at the same time in the game, also where one of the actions passed one by itself. A
    position holds until the next one is asked for: it may be the same one, changed.
    """
    game, position, seat, _ = deal
    heuristics, passed = game.heuristics, 0
    horizon = None if heuristics is None else heuristics.horizon(position)
    rng = luck.next(seat)
    position = game.apply(position, seat, action, LiveChance(rng)).position
    for _ in range(LONGEST):
        if heuristics is not None and (now := heuristics.horizon(position)) != horizon:
            horizon, passed = now, passed + 1
        yield position, passed
        decisions = game.decisions(position)
        if not decisions:
            break
        seat = decisions[0].seat
        rng = luck.next(seat)
        answer = _answer(game, position, seat, rng)
        position = game.advance(position, seat, answer, LiveChance(rng))


def _answer(game: AnyGame, position: Position, seat: Seat, rng: random.Random) -> Action:
    """Return what a sensible seat does; in a game without heuristics anything."""
    answer: Action
    if game.heuristics is None:
        answer = draw(game.choices(position, seat), rng)
    else:
        answer = game.heuristics.playout_action(position, seat, rng)
    return answer
