"""Set the habits of La Isla's quick play-outs, by games of two seats with some habits against two with others.

    python -m bench.laisla_habits --seed 1

An evolution strategy with mirrored samples: each generation draws directions, lets habits that lie a step one way play
against those that lie as far the other way, and goes where points are won. All numbers are changed by factors, so none
changes its sign. It begins with `bench/laisla_habits.toml`, prints how far it has come, and in the end the numbers for
engine/laisla/heuristics/rollout/weights.toml. The games are quick play-outs themselves: 1,000 take about five seconds.
"""

from __future__ import annotations

import argparse
import math
import random
import statistics
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from pathlib import Path

from engine.laisla import laisla
from engine.laisla.heuristics.rollout.rounds import play_rounds
from engine.laisla.heuristics.rollout.table import Table
from engine.laisla.heuristics.rollout.weights import Habits
from engine.laisla.position import LaIslaPosition
from engine.log import new_setup
from engine.match import Match

START = Path(__file__).with_suffix(".toml")
DIRECTIONS, DEALS = 20, 100
"""Of a generation; each direction is tried on the same deals, each deal twice, with seats changed."""
STEP = 0.15
"""How far habits are tried, as a standard deviation of each number's logarithm."""
RATES = 0.035, 0.005
"""How far they go for a point that is won by going as far as 1, in the first generation and in the last."""
FARTHEST = 2.5
"""Logarithm of the factor by which a number changes at most."""
CHECK, EVERY = 300, 5
"""Deals on which the start is played against, and after how many generations."""

Logs = Mapping[str, float]
"""By number, the logarithm of the factor that it is changed by."""


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


def changed(start: Habits, logs: Logs) -> Habits:
    """Return habits with each number changed by its factor."""
    return replace(start, **{name: getattr(start, name) * math.exp(log) for name, log in logs.items()})


def slope(start: Habits, logs: Logs, rng: random.Random) -> Logs:
    """Return what changing each number wins, in points for a change of its logarithm by 1."""
    found = dict.fromkeys(logs, 0.0)
    starts = deals(DEALS, rng)
    for _ in range(DIRECTIONS):
        direction = {name: rng.gauss(0, 1) for name in logs}
        there, back = (
            changed(start, {name: log + way * direction[name] for name, log in logs.items()}) for way in (STEP, -STEP)
        )
        won, _ = margin(there, back, starts, rng.getrandbits(32))
        for name, each in direction.items():
            found[name] += won * each / (2 * STEP * DIRECTIONS)
    return found


def deals(count: int, rng: random.Random) -> list[LaIslaPosition]:
    """Return positions at the beginning of games of four seats."""
    setup = new_setup(laisla, laisla.colours)
    return [Match.start(laisla, setup, random.Random(rng.getrandbits(32))).position for _ in range(count)]


def evolve(start: Habits, generations: int, rng: random.Random) -> Habits:
    """Return better habits; print how far they have come."""
    logs: Logs = dict.fromkeys(asdict(start), 0.0)
    check = deals(CHECK, random.Random(rng.getrandbits(32)))
    for generation in range(1, generations + 1):
        rate = RATES[0] + (RATES[1] - RATES[0]) * generation / generations
        won = slope(start, logs, rng)
        logs = {name: max(-FARTHEST, min(FARTHEST, log + rate * won[name])) for name, log in logs.items()}
        if generation % EVERY == 0:
            ahead, error = margin(changed(start, logs), start, check, generation)
            print(f"# {generation}: ahead of the start by {ahead:.2f} points (standard error {error:.2f})", flush=True)
    return changed(start, logs)


def main() -> None:
    """Read the arguments and print the habits that are found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--generations", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    start = Habits(**tomllib.loads(START.read_text(encoding="utf-8")))
    for name, value in asdict(evolve(start, arguments.generations, random.Random(arguments.seed))).items():
        print(f"{name} = {value:.3g}")


if __name__ == "__main__":
    main()
