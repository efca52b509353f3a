"""A process that thinks: `python -m bot.hosting.thinking.worker SECONDS ADVICE`. It ends when the bot does.

It answers one question after the other, over its standard input and output. It lets every other process go first.
"""

from __future__ import annotations

import gc
import sys
import traceback
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from random import Random

from bot.hosting.thinking.messages import Failed, Task, unpack
from bot.processes import child
from bot.thinking import CpuSeconds
from engine.analysis import judge
from engine.automa import Player, players
from engine.games import GAMES

NICE = 19
THOROUGH = 200
"""After so many questions all that lives is looked through for garbage; after the others only what is new."""
_YOUNG, _ALL = 1, 2
LOOK = 0.04
"""Seconds of CPU time for which a player looks one action ahead at most, in games without heuristics."""


def main(seconds: float, advice: float) -> None:
    """Answer questions until there are none.

    A search thinks so many `seconds` of CPU time about an answer, and for `advice` about what a person asks.
    """
    budgets, look = {"choose": seconds, "consider": advice}, partial(CpuSeconds, LOOK)
    there = {does: players(partial(CpuSeconds, budget), look) for does, budget in budgets.items()}
    for number, _ in enumerate(child.answers(lambda task: answer(there.get(task.does, {}), task)), 1):
        gc.collect(_ALL if number % THOROUGH == 0 else _YOUNG)


def leave_collecting_to_us() -> None:
    """Have garbage collected between questions only: in the middle of a decision it took up to 150 ms of CPU time.

    Thinking makes hardly any cyclic garbage, and what is there from the start is not looked through again.
    """
    gc.disable()
    gc.collect()
    gc.freeze()


def answer(there: Mapping[str, Player], task: Task) -> object:
    """Return what one of the players that are there answers, or how it has failed."""
    try:
        question, rng = unpack(GAMES, task.shared, task.question), Random(task.seed)  # noqa: S311  (no secret)
        if task.does == "judge":
            return judge(question, task.played, CpuSeconds(task.seconds), rng)
        if task.level not in there:
            return Failed("KeyError.worker")
        player = there[task.level]
        return player.choose(question, rng) if task.does == "choose" else player.consider(question, rng)
    except Exception as error:  # whatever it is: the bot is told, and this process goes on
        last = traceback.extract_tb(error.__traceback__)[-1]
        return Failed(f"{type(error).__name__}.{Path(last.filename).stem}.{last.lineno}")


if __name__ == "__main__":
    child.begin(NICE)
    leave_collecting_to_us()
    main(float(sys.argv[1]), float(sys.argv[2]))
