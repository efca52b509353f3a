"""When the time of a seat is over, the other people may decide: whether the host answers, or it has its time again."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta
from typing import ClassVar

from sqlalchemy.ext.asyncio import AsyncConnection
from typing_extensions import override

from bot.hosting.agreements import deciding
from bot.hosting.agreements.kind import Consent, Facts, Kind, Matter, Silence
from bot.hosting.clocks.planning import begin_time
from bot.hosting.clocks.schedule import AGREED, STAGES
from bot.hosting.clocks.settings import ClockSettings
from bot.hosting.context import HostContext
from bot.hosting.live_game import LiveGame
from bot.hosting.table import Refused
from bot.store import proposals, tables, timers
from bot.store.proposals import Proposal
from bot.store.timers import NewTimer, Timer
from engine.contract import Seat

LONGEST = timedelta(days=1)
REFUSED_REST = timedelta(minutes=10)
"""So much is left of a seat's time where the others refuse at the last moment."""


class AnswerForLate(Kind):
    """The facts have the seat, `late`, and since when it is asked, `since`. Who is silent agrees.

    Of several seats that are late the others are asked about each, at the same time.
    """

    name: ClassVar[str] = AGREED
    consent: ClassVar[Consent] = Consent.MAJORITY
    silence: ClassVar[Silence] = Silence.AGREES
    open_for: ClassVar[timedelta | None] = LONGEST
    asked_by_host: ClassVar[bool] = True

    @override
    def stays(self, proposal: Proposal, asked_since: Mapping[Seat, int], *, by_people: bool) -> bool:
        """Return whether its seat is asked still what it was late with."""
        return asked_since.get(str(proposal.facts["late"])) == int(proposal.facts["since"])

    @override
    async def check(self, matter: Matter) -> None:
        await super().check(matter)
        facts, table = matter.proposal.facts, matter.table
        if matter.row.asked_since.get(str(facts["late"])) != facts["since"]:
            raise Refused("proposal-acted", table=table.id)
        if table.paused_at is not None:
            raise Refused("already-paused", table=table.id)
        if table.occupant(str(facts["late"])).person_id != (matter.proposal.person_id or None):
            raise Refused("seat-not-theirs", table=table.id)

    @override
    async def carry_out(self, matter: Matter) -> None:
        """Have the host answer at once: its entry is a transaction of its own."""
        facts, table_id = matter.proposal.facts, matter.table.id
        seat = str(facts["late"])
        await timers.drop(matter.connection, table_id, kinds=STAGES, seats=[seat])
        await timers.plan(matter.connection, [NewTimer(AGREED, matter.now, table_id, seat, None, facts["since"])])


async def ask_others(context: HostContext, live: LiveGame, timer: Timer) -> bool:
    """Ask the others about a seat whose time is over, and give it its time again; at least until they have decided.

    False where nobody is there to be asked: then nothing was done. The caller holds the table's lock.
    """
    seat, now = timer.seat or "", context.clock.now()
    others = [each for each in live.table.occupants if each.person_id is not None and each.played_by is None]
    if not [each for each in others if each.seat != seat]:
        return False
    async with context.database.write() as connection:
        asked = await _ask(context, connection, timer, live.table.clock)
        if asked is None:
            return await _wait_for_others(connection, timer)
        await timers.take(connection, timer)
        row = await tables.find(connection, live.table.id)
        if row is not None:
            await begin_time(connection, live.match, row, [seat], now)
    for step in asked.afterwards:
        step()
    return True


async def _wait_for_others(connection: AsyncConnection, timer: Timer) -> bool:
    """Put the end of a seat's time off until the others, who are asked already, have decided; tell whether it is."""
    about = _facts(timer)
    its = (each for each in await proposals.of_table(connection, timer.table_id or 0) if each.kind == AGREED)
    open_now = next((each for each in its if each.facts == about), None)
    if open_now is None or open_now.closes_at is None:
        return False
    await timers.take(connection, timer)
    end = open_now.closes_at + REFUSED_REST
    await timers.plan(connection, [NewTimer(timer.kind, end, timer.table_id, timer.seat, timer.person_id, timer.since)])
    return True


def _facts(timer: Timer) -> Facts:
    return {"late": timer.seat, "since": timer.since}


async def _ask(
    context: HostContext, connection: AsyncConnection, timer: Timer, clock: ClockSettings | None
) -> Matter | None:
    lasts = LONGEST if clock is None else min(LONGEST, timedelta(seconds=clock.whole / 2))
    question = deciding.HostAsks(AGREED, timer.seat, timer.person_id or 0, _facts(timer), lasts)
    return await deciding.ask(context, connection, timer.table_id or 0, question)
