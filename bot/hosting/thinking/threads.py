"""Thinking in threads of the bot's own process: for tests, and for commands that host nothing for long."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Collection, Mapping, Sequence

from bot.hosting.thinking.contract import Thought
from engine.analysis import Judgement, judge
from engine.automa import Considered, Player
from engine.automa.budget import Playouts
from engine.contract import Action
from engine.question import Question

JUDGED = 12
"""Play-outs with which a decision is judged: few, and the same ones on every machine."""


class InThreads:
    """Lets each player think at once, as many as ask."""

    def __init__(self, players: Mapping[str, Player]) -> None:
        self._players = players

    @property
    def levels(self) -> Collection[str]:
        """Return the levels that there are."""
        return self._players.keys()

    def allowance(self, level: str) -> float:
        """Return 0: a thread does not wait, so that tests need not."""
        return 0.0

    async def choose(self, level: str, question: Question, seed: int) -> Thought[Action]:
        """Return a player's answer."""
        rng = random.Random(seed)  # noqa: S311  (no secret is drawn)
        return Thought(await asyncio.to_thread(self._players[level].choose, question, rng), 0.0)

    async def consider(self, level: str, question: Question, seed: int) -> Thought[Sequence[Considered]]:
        """Return what a player thinks of its actions."""
        rng = random.Random(seed)  # noqa: S311  (no secret is drawn)
        return Thought(await asyncio.to_thread(self._players[level].consider, question, rng), 0.0)

    async def judge(self, question: Question, played: Action | None, seconds: float, seed: int) -> Judgement:
        """Return what a decision looked like, by a number of play-outs, however many `seconds` they take."""
        rng = random.Random(seed)  # noqa: S311  (no secret is drawn)
        return await asyncio.to_thread(judge, question, played, Playouts(JUDGED), rng)

    async def stop(self) -> None:
        """Do nothing: a thread cannot be broken off."""
