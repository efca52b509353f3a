"""Looking back on a game: every decision is judged, and what stands out is judged again. Each is kept at once.

Where several processes are asked for the same game, each begins elsewhere and takes what another one has judged.
"""

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
    note: Callable[[float], None] = lambda _share: None

    async def ready(self) -> Judgements | None:
        """Return what all decisions looked like, where all of it is kept; None: something is still to be judged."""
        first, second = await self._read()
        if any(each.n not in first for each in self.moments):
            return None
        again = to_look_at_again(self.moments, Judgements(first))
        return Judgements(first, second) if all(n in second for n in again) else None

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
        left = [each for each in moments if each.n not in found]
        if self.context.database.shared:
            self.context.rng.shuffle(left)
        for number, moment in enumerate(left, len(moments) - len(left)):
            self.note(begins + part * number / len(moments))
            judgement = await self._judged_by_another(moment, look)
            found[moment.n] = await self._judge(moment, look, seconds) if judgement is None else judgement

    async def _judged_by_another(self, moment: Moment, look: int) -> Judgement | None:
        """Return what another process has judged meanwhile."""
        if not self.context.database.shared:
            return None
        async with self.context.database.look() as connection:
            row = await stored.one(connection, *self.ended, moment.n, look)
        return None if row is None else self._judgement(row)

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
        return await self._read()

    async def _read(self) -> tuple[dict[int, Judgement], dict[int, Judgement]]:
        async with self.context.database.read() as connection:
            rows = await stored.of_table(connection, *self.ended)
        looks: Mapping[int, dict[int, Judgement]] = {1: {}, 2: {}}
        for row in rows:
            if row.look in looks and (judgement := self._judgement(row)) is not None:
                looks[row.look][row.n] = judgement
        return looks[1], looks[2]

    def _judgement(self, row: JudgementRow) -> Judgement | None:
        try:
            return Judgement.from_data(self.game, row.data)
        except (KeyError, TypeError, Unreadable):
            return None
