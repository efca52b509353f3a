"""A bot that is killed between any two steps of keeping hands: one message each, which shows the newest hand."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path

import pytest

from bot.hosting.hands.hand import Hand
from bot.hosting.hands.hand import Kept as Shown
from bot.hosting.hands.work import HandWork
from bot.hosting.seating.leaving import Fate
from bot.hosting.table import Table
from bot.store import hands
from tests.bot.hosting.support import ANN, HandClock, fresh_database, make_host, press, running_table
from tests.bot.hosting.test_hands import REST, Kept, act
from tests.bot.hosting.test_notice_kills import KilledError, Mortal, Steps, mortal

STEPS = 24
"""More than there are in what is tried here."""


class MortalKeeper(Mortal):
    """A service of a process that ends before or after it has taken a hand."""

    async def keep_hand(self, hand: Hand) -> Shown | None:
        self.steps.take()
        shown = await self.service.keep_hand(hand)
        self.steps.take()
        return shown


async def nothing(kept: Kept, table: Table) -> None:
    """Do nothing: what is killed is the first sending."""


async def change(kept: Kept, table: Table) -> None:
    """Let the hand change."""
    await act(kept, table)
    await act(kept, table)


async def leave(kept: Kept, table: Table) -> None:
    await kept.host.seats.leave(press(ANN), table.id, Fate.OFFER)


@pytest.mark.parametrize("what", [nothing, change, leave])
async def test_killed_at_any_step(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: Callable[[Kept, Table], Awaitable[None]]
) -> None:
    clock = HandClock()
    for last, folder in zip(range(1, STEPS), count()):
        place = tmp_path / str(folder)
        place.mkdir()
        kept = Kept(await make_host(place, clock=clock, database=await fresh_database(place)), clock)
        await kept.want(ANN)
        table = await running_table(kept.host)
        if what is not nothing:
            await kept.work()
            await what(kept, table)
            clock.forward(REST)
        steps = Steps(last)
        await killed(kept, steps, monkeypatch)
        for _ in range(3):
            await kept.work(200)
        shown = kept.only(ANN, table)
        now = await kept.host.looking.sight(ANN.id, table.id)
        assert shown[-1] == ("seat-lost" if what is leave else f"{now.seat}:{now.view}:en"), last
        assert len(shown) == (1 if what is nothing else 2), last
        assert await still_due(kept) == 0
        await kept.host.close()
        if steps.taken < last:
            return
    raise AssertionError("there are more steps than were tried")


async def killed(kept: Kept, steps: Steps, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the hand in a process that ends at a step."""
    with monkeypatch.context() as patched:
        mortal(kept.host._context.database, steps, patched)
        work = HandWork(kept.host._context, MortalKeeper(steps, kept.service))
        try:
            for each in await work._due():
                await work._try_to_keep(each)
        except KilledError:
            pass


async def still_due(kept: Kept) -> int:
    async with kept.host._context.database.read() as connection:
        return len(await hands.due(connection))
