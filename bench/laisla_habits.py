"""Set the habits of La Isla's quick play-outs, by games of two seats with new habits against two with the present.

    python -m bench.laisla_habits --passes 2 --seed 1

Goes through the numbers of engine/laisla/heuristics/rollout/weights.toml, tries each half as large again and two thirds
as large, and keeps what wins points clearly; prints each one that is kept. The games are quick play-outs themselves:
1,000 take about four seconds.
"""

from __future__ import annotations

import argparse
import math
import random
import statistics
from collections.abc import Sequence
from dataclasses import asdict, replace

from engine.laisla import laisla
from engine.laisla.heuristics.rollout.rounds import play_rounds
from engine.laisla.heuristics.rollout.table import Table
from engine.laisla.heuristics.rollout.weights import HABITS, Habits
from engine.laisla.position import LaIslaPosition
from engine.log import new_setup
from engine.match import Match

SCREEN, GAMES = 120, 500
"""Deals that a change is first looked at with, and then judged by; each is played twice, with seats changed."""
DOUBTS = 0.5, 1.6
"""Standard errors that it has to be ahead in each."""
FACTOR = 1.5


def margin(new: Habits, old: Habits, deals: Sequence[LaIslaPosition], seed: int) -> tuple[float, float]:
    """Return by how many points new habits are ahead of old ones, two seats against two, and its standard error."""
    found = []
    for number, position in enumerate(deals):
        for turned in (False, True):
            first, second = (old, new) if turned else (new, old)
            scores = play(position, (first, second, first, second), seed + number)
            ahead = (scores[0] - scores[1] + scores[2] - scores[3]) / 2
            found.append(-ahead if turned else ahead)
    return statistics.mean(found), statistics.pstdev(found) / math.sqrt(len(found))


def play(position: LaIslaPosition, habits: Sequence[Habits], seed: int) -> list[float]:
    """Play a game from its set-up, each seat by its habits; return the scores in seating order."""
    rng = random.Random(seed)
    table = Table(position, rng)
    table.deck += [card for side in table.sides for card in side.hand]
    rng.shuffle(table.deck)
    table.start -= 1  # the first round is one like all others
    for side, each in zip(table.sides, habits, strict=True):
        side.habits = each
    play_rounds(table)
    return list(table.scores().values())


def one_pass(present: Habits, rng: random.Random) -> Habits:
    """Try to change each number once; return the habits with what was kept."""
    names = list(asdict(present))
    rng.shuffle(names)
    for name in names:
        for factor in (FACTOR, 1 / FACTOR):
            new = replace(present, **{name: getattr(present, name) * factor})
            if all(
                clear(new, present, deals, doubts, rng) for deals, doubts in zip((SCREEN, GAMES), DOUBTS, strict=True)
            ):
                present = new
                print(f"{name} = {getattr(present, name):.3f}", flush=True)
                break
    return present


def clear(new: Habits, old: Habits, deals: int, doubts: float, rng: random.Random) -> bool:
    """Say whether new habits are ahead of old ones by so many standard errors."""
    seed = rng.getrandbits(32)
    starts = [
        Match.start(laisla, new_setup(laisla, laisla.colours), random.Random(seed + number)).position
        for number in range(deals)
    ]
    ahead, error = margin(new, old, starts, seed)
    return ahead > doubts * error


def main() -> None:
    """Read the arguments and print what is kept."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--passes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    rng, present = random.Random(arguments.seed), HABITS
    for _ in range(arguments.passes):
        present = one_pass(present, rng)


if __name__ == "__main__":
    main()
