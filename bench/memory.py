"""Whether the bot's memory stays flat: 200 tables of all games, pressed at as fast as the bot answers, for long.

A day of 200 tables is taken to be 200 presses at each: some forty actions of about five presses. Where a game is over
its people begin the next one. What the bot does at times of the day (reminders, its maintenance) is no part of it.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Mapping
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import linear_regression

from bench.presses import LOBBY, TABLES, Crowd, stand_up
from sandbox.driver import RefusedError
from tests.support import player

A_DAY = 200
"""Presses at a table in a day."""
SAMPLES = 20
AT_ONCE = 12
"""How many people press at the same time."""
IDLE = 0.02
"""Seconds until somebody looks again whether there is something to press."""
STALLED = 4.0
"""Seconds after which people look what has become of their table."""
STUCK = 60.0
"""Seconds without a press after which nothing more will come."""

PATIENCE = 10.0
"""Seconds for which people wait for a lobby."""


def measure(tables: int = TABLES, presses: int = TABLES * A_DAY) -> dict[str, object]:
    """Return MB of the bot after so many presses each, and how much it grows in a day of that load."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measure(Path(folder), tables, presses))


async def _measure(folder: Path, tables: int, presses: int) -> dict[str, object]:
    async with AsyncExitStack() as stack:
        stand = await stand_up(stack, folder, tables, GATHER="0", AUTOMA_PACE="0")
        crowd, began = stand.crowd, time.perf_counter()
        sampled = {0: stand.megabytes()}
        games = 0
        for sample in range(1, SAMPLES + 1):
            games += await _press_until(crowd, presses * sample // SAMPLES)
            sampled[crowd.count] = stand.megabytes()
        return {
            "tables": tables,
            "presses": crowd.count,
            "seconds": round(time.perf_counter() - began, 1),
            "games_begun": games,
            "presses_by_game": dict(crowd.played),
            "mb": {str(count): each for count, each in sampled.items()},
            "mb_a_day_more": round(growth(sampled) * tables * A_DAY, 1),
        }


def growth(sampled: Mapping[int, float]) -> float:
    """Return by how much memory grows a press, by the second half of the samples: the first fills what is kept."""
    late = list(sampled.items())[len(sampled) // 2 :]
    if len({count for count, _ in late}) < 2:
        return 0.0
    return linear_regression([count for count, _ in late], [each for _, each in late]).slope


async def _press_until(crowd: Crowd, presses: int) -> int:
    """Press until there were so many presses in all, or nothing can be pressed any more; return the games begun."""
    async with asyncio.TaskGroup() as group:
        people = [group.create_task(_keep_pressing(crowd, presses)) for _ in range(AT_ONCE)]
    return sum(each.result() for each in people)


async def _keep_pressing(crowd: Crowd, presses: int) -> int:
    games, last = 0, time.perf_counter()
    while crowd.count < presses and time.perf_counter() < last + STUCK:
        if crowd.ready:
            await crowd.press(crowd.ready.popleft())
        elif crowd.over:
            await _begin_anew(crowd, crowd.over.popleft())
            games += 1
        else:
            if (channel := crowd.stalled(STALLED)) is not None:
                await crowd.look(channel)
            await asyncio.sleep(IDLE)
            continue
        last = time.perf_counter()
    return games


async def _begin_anew(crowd: Crowd, channel: str) -> None:
    """Open the same game in a channel for the same people, and start it."""
    dealt = crowd.dealt[channel]
    first, *others = (crowd.sandbox.person(name) for name in dealt.people)
    try:
        await first.command("/table new", channel, game=dealt.game)
        lobby = await first.wait_for(lambda post: bool(LOBBY & player.verbs(post)), channel, patience=PATIENCE)
        for person in others:
            await person.press(lobby, "Join")
        lobby = await first.wait_for(lambda post: "start" in player.verbs(post), channel, patience=PATIENCE)
        await first.press(lobby, "Start")
    except (RefusedError, TimeoutError):  # the lobby has changed meanwhile: they look what has become of it
        crowd.touched[channel] = time.perf_counter()
