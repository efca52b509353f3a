"""What traces cost: presses at a bot that sends them to a collector, and at one that makes none.

Two bots run as in `bench.presses`, with the same tables. Stretches of presses go to the one and the other in turns, so
that both find the same machine; the first stretch of each is not counted. The collector is in this process.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean

import psutil

from bench.presses import Stand, no_collections, spread, stand_up
from tests.support.collector import collecting

TABLES = 40
RATE = 10
"""Presses a second."""
SECONDS = 15
"""Of a stretch."""
ROUNDS = 5
"""Stretches of each bot that count."""


@dataclass
class Measured:
    """A bot, and what its presses took."""

    stand: Stand
    answers: list[float] = field(default_factory=list)
    """Seconds to each answer."""
    cpu: list[float] = field(default_factory=list)
    """Seconds of CPU a press of each stretch, without processes that draw and think."""

    async def stretch(self, rate: int, seconds: int) -> None:
        """Press for a while, and note what that took."""
        bot, crowd = psutil.Process(self.stand.bot.pid), self.stand.crowd
        crowd.count_anew()
        crowd.answers = {}
        before = bot.cpu_times()
        await crowd.press_on(rate, seconds)
        await crowd.wait_for_posts()
        after = bot.cpu_times()
        self.cpu.append((after.user + after.system - before.user - before.system) / crowd.count)
        self.answers += [each for times in crowd.answers.values() for each in times]

    def forget(self) -> None:
        """Let what was measured so far not count."""
        self.answers, self.cpu = [], []

    def figures(self) -> dict[str, object]:
        """Return what was measured."""
        every = [round(1000 * each, 2) for each in self.cpu]
        return {"answer_ms": spread(self.answers), "cpu_ms_a_press": round(mean(every), 2), "of_each_stretch": every}


def measure(tables: int = TABLES, rate: int = RATE, seconds: int = SECONDS, rounds: int = ROUNDS) -> dict[str, object]:
    """Return milliseconds of a press with traces and without them."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measure(Path(folder), tables, rate, seconds, rounds))


async def _measure(folder: Path, tables: int, rate: int, seconds: int, rounds: int) -> dict[str, object]:
    async with AsyncExitStack() as stack:
        collector = await stack.enter_async_context(collecting())
        without = Measured(await stand_up(stack, folder / "without", tables))
        bot = await stand_up(stack, folder / "with", tables, OTEL_EXPORTER_OTLP_ENDPOINT=collector.address)
        traced = Measured(bot)
        spans = 0
        with no_collections():
            for number in range(rounds + 1):
                for each in (without, traced) if number % 2 else (traced, without):
                    await each.stretch(rate, seconds)
                if number == 0:
                    without.forget()
                    traced.forget()
                    spans = len(collector.spans)
        return {
            "tables": tables,
            "presses_per_second": rate,
            "load": os.getloadavg()[1],
            "without": without.figures(),
            "with": traced.figures(),
            "with_to_without": round(mean(traced.cpu) / mean(without.cpu), 3),
            "spans_a_press": round((len(collector.spans) - spans) / len(traced.answers), 1),
        }
