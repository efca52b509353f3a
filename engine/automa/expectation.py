"""What players expect of a position: the points of each seat at the end, and what they mean for winning."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping

from engine.automa.budget import Budget
from engine.chance import LiveChance
from engine.choices import draw
from engine.contract import AnyGame, Position, Seat

RIVALRY = 6.0
"""Points. A rival who is so far behind another one counts about a third as much."""
USUAL_SPREAD = 10.0
"""Points by which final scores differ from expected ones in a game that does not say."""


def expected_scores(
    game: AnyGame, position: Position, rng: random.Random, budget: Budget
) -> Mapping[Seat, float] | None:
    """Return the points that each seat is expected to end with.

    In a game without heuristics somebody plays on to the end at random: so one expectation says little, many a lot.
    None where the budget ends before that.
    """
    result = game.result(position)
    if result is not None:
        return result.scores
    if game.heuristics is not None:
        return game.heuristics.expected_scores(position)
    while (decisions := game.decisions(position)) and budget.spent() < 1:
        seat = decisions[0].seat
        position = game.apply(position, seat, draw(game.choices(position, seat), rng), LiveChance(rng)).position
        budget.note_action()
    result = game.result(position)
    return None if result is None else result.scores


def margin(scores: Mapping[Seat, float], seat: Seat) -> float:
    """Return by how many points a seat is ahead of its best rivals, who count the more the better they are."""
    rivals = [score for other, score in scores.items() if other != seat]
    if not rivals:
        return scores[seat]
    best = max(rivals)
    return scores[seat] - best - RIVALRY * math.log(sum(math.exp((each - best) / RIVALRY) for each in rivals))


def shares(scores: Mapping[Seat, float], spread: float) -> dict[Seat, float]:
    """Return the share of the win that each seat may expect; together 1. `spread` in points, 0 at the end.

    Differences of scores are taken as spread like a logistic distribution of that standard deviation.
    """
    best = max(scores.values())
    scale = max(spread, 0.01) * math.sqrt(6) / math.pi
    weights = {seat: math.exp((score - best) / scale) for seat, score in scores.items()}
    whole = sum(weights.values())
    return {seat: weight / whole for seat, weight in weights.items()}


def spread(game: AnyGame, position: Position) -> float:
    """Return by how many points final scores still differ from expected ones."""
    if game.result(position) is not None:
        return 0.0
    return USUAL_SPREAD if game.heuristics is None else game.heuristics.spread(position)
