"""How far what Moa's heuristics expect is from what Fledglings end with, round by round.

    python -m bench.moa_expectations --games 40 --seats 4

Prints for each round of the game the mean error (expected less final, points) and the standard deviation of the final
scores around the expected ones. [crowding] and [spread] of engine/moa/heuristics/weights.toml were made with it: the
errors that it prints are added to [crowding], so that they vanish.
"""

from __future__ import annotations

import argparse
import random
import statistics
from collections import defaultdict
from collections.abc import Mapping

from engine.automa import PLAYERS
from engine.contract import Seat
from engine.log import new_setup
from engine.match import Match
from engine.moa import moa
from engine.moa.heuristics import MoaHeuristics
from engine.question import Question

Round = tuple[int, int]


def expectations(seats: int, seed: int) -> tuple[dict[Round, Mapping[Seat, float]], Mapping[Seat, int]]:
    """Play a game; return what was expected at the first decision of each round, and the final scores."""
    rng = random.Random(seed)
    heuristics, fledgling = MoaHeuristics(), PLAYERS["fledgling"]
    match = Match.start(moa, new_setup(moa, moa.colours[:seats]), rng)
    expected: dict[Round, Mapping[Seat, float]] = {}
    while match.decisions():
        position, decision = match.position, match.decisions()[0]
        expected.setdefault((position.period, position.round), heuristics.expected_scores(position))
        match.act(decision.seat, fledgling.choose(Question(moa, position, decision), rng), rng)
    result = match.result
    return expected, {} if result is None else result.scores


def main() -> None:
    """Read the arguments and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seats", type=int, default=4)
    arguments = parser.parse_args()
    errors: dict[Round, list[float]] = defaultdict(list)
    for seed in range(arguments.games):
        expected, scores = expectations(arguments.seats, seed)
        for moment, each in expected.items():
            errors[moment] += [each[seat] - scores[seat] for seat in scores]
    for (period, number), found in sorted(errors.items()):
        print(f"{period}.{number}: error {statistics.mean(found):+5.1f}, spread {statistics.pstdev(found):4.1f}")


if __name__ == "__main__":
    main()
