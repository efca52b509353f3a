"""Looking back on a game: every decision is judged, and what stands out is judged again. Each is kept at once."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.analysing.desk import Ended
from bot.hosting.context import HostContext
from bot.store import judgements as stored
from bot.store.judgements import JudgementRow
from engine.analysis import Judgement, Judgements, Moment, to_look_at_again
from engine.contract import AnyGame, Unreadable

FIRST = 0.6
"""The part of the time that the first look at all decisions takes."""


@dataclass
class Work:
    """The work on one game. `note` is told how far it is, from 0 to 1."""

    context: HostContext
    game: AnyGame
    ended: Ended
    moments: Sequence[Moment]
    note: Callable[[float], None]

    async def judged(self) -> Judgements:
        """Return what all decisions looked like; go on with what was kept of a work that was broken off."""
        first, second = await self._kept()
        each = self.context.lookback_seconds * FIRST / len(self.moments)
        await self._look(self.moments, 1, first, each)
        found = set(to_look_at_again(self.moments, Judgements(first)))
        again = [moment for moment in self.moments if moment.n in found]
        await self._look(again, 2, second, self.context.lookback_seconds * (1 - FIRST) / max(1, len(again)))
        return Judgements(first, second)

    async def _look(self, moments: Sequence[Moment], look: int, found: dict[int, Judgement], seconds: float) -> None:
        """Judge those moments that were not; `look` 1 or 2."""
        begins, part = (0.0, FIRST) if look == 1 else (FIRST, 1 - FIRST)
        for number, moment in enumerate(moments):
            self.note(begins + part * number / len(moments))
            if moment.n not in found:
                found[moment.n] = await self._judge(moment, look, seconds)

    async def _judge(self, moment: Moment, look: int, seconds: float) -> Judgement:
        played = moment.played if moment.open else None
        seed = random.Random(repr((*self.ended, moment.n, look))).getrandbits(64)  # noqa: S311  (no secret is drawn)
        judgement = await self.context.thinking.judge(moment.question, played, seconds, seed)
        row = JudgementRow(self.ended.seq, moment.n, look, judgement.to_data())

        async def keep(connection: AsyncConnection) -> None:
            await stored.write(connection, self.ended.table_id, row)

        await self.context.write_surely(keep)
        return judgement

    async def _kept(self) -> tuple[dict[int, Judgement], dict[int, Judgement]]:
        """Return what is kept of both looks; what cannot be read, of a version before, is made anew."""

        async def remove_others(connection: AsyncConnection) -> None:
            await stored.remove_others(connection, self.ended.table_id, self.ended.seq)

        await self.context.write_surely(remove_others)
        async with self.context.database.read() as connection:
            rows = await stored.of_table(connection, *self.ended)
        looks: Mapping[int, dict[int, Judgement]] = {1: {}, 2: {}}
        for row in rows:
            try:
                looks[row.look][row.n] = Judgement.from_data(self.game, row.data)
            except (KeyError, TypeError, Unreadable):
                continue
        return looks[1], looks[2]
