"""When the time of a seat is over, the other people may decide: whether the host answers, or it has its time again."""

from __future__ import annotations

from datetime import timedelta
from typing import ClassVar

from sqlalchemy.ext.asyncio import AsyncConnection
from typing_extensions import override

from bot.hosting.agreements import deciding
from bot.hosting.agreements.kind import Consent, Kind, Matter, Silence
from bot.hosting.clocks.planning import begin_time
from bot.hosting.clocks.schedule import STAGES
from bot.hosting.clocks.settings import ClockSettings
from bot.hosting.context import HostContext
from bot.hosting.live_game import LiveGame
from bot.hosting.table import Refused
from bot.store import tables, timers
from bot.store.timers import NewTimer, Timer

AGREED = "late"
"""The kind of the timer by which the host answers for a seat once the others have agreed; and of the proposal."""
LONGEST = timedelta(days=1)


class AnswerForLate(Kind):
    """The facts have the seat, `late`, and since when it is asked, `since`. Who is silent agrees."""

    name: ClassVar[str] = AGREED
    consent: ClassVar[Consent] = Consent.MAJORITY
    silence: ClassVar[Silence] = Silence.AGREES
    open_for: ClassVar[timedelta | None] = LONGEST

    @override
    async def check(self, matter: Matter) -> None:
        await super().check(matter)
        facts = matter.proposal.facts
        if matter.row.asked_since.get(str(facts["late"])) != facts["since"]:
            raise Refused("proposal-gone", table=matter.table.id)

    @override
    async def carry_out(self, matter: Matter) -> None:
        """Have the host answer at once: its entry is a transaction of its own."""
        facts, table_id = matter.proposal.facts, matter.table.id
        seat = str(facts["late"])
        await timers.drop(matter.connection, table_id, kinds=STAGES, seats=[seat])
        await timers.plan(matter.connection, [NewTimer(AGREED, matter.now, table_id, seat, None, facts["since"])])
        matter.afterwards.append(matter.context.on_timer)


async def ask_others(context: HostContext, live: LiveGame, timer: Timer) -> bool:
    """Ask the others about a seat whose time is over, and give it its time again meanwhile.

    False where nobody is there to be asked, or another seat is being asked about: then nothing was done. The caller
    holds the table's lock.
    """
    seat, now = timer.seat or "", context.clock.now()
    others = [each for each in live.table.occupants if each.person_id is not None and each.played_by is None]
    if not [each for each in others if each.seat != seat]:
        return False
    async with context.database.write() as connection:
        asked = await _ask(context, connection, timer, live.table.clock)
        if asked is None:
            return False
        await timers.take(connection, timer)
        row = await tables.find(connection, live.table.id)
        if row is not None:
            await begin_time(connection, live.match, row, [seat], now)
    for step in asked.afterwards:
        step()
    context.on_timer()
    context.on_enqueued()
    return True


async def _ask(
    context: HostContext, connection: AsyncConnection, timer: Timer, clock: ClockSettings | None
) -> Matter | None:
    facts = {"late": timer.seat, "since": timer.since}
    lasts = LONGEST if clock is None else min(LONGEST, timedelta(seconds=clock.whole / 2))
    question = deciding.HostAsks(AGREED, timer.seat, timer.person_id or 0, facts, lasts)
    return await deciding.ask(context, connection, timer.table_id or 0, question)
