"""Planning the timers of seats: in the transaction in which they are asked, and dropped in that in which they are not.

Only the people who are asked have a clock that runs: not automas, not seats that an automa holds, not revisable
answers, and nobody who plays alone.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.clocks.absence import plan_absence, stands_still
from bot.hosting.clocks.schedule import STAGES, STANDING_STILL, Stage, schedule
from bot.hosting.clocks.settings import ClockSettings, read_clock
from bot.hosting.live_game import LiveGame
from bot.hosting.loading import table_of
from bot.hosting.orders import answers_to_come
from bot.hosting.people.preferences import preferences_of
from bot.hosting.table import Status
from bot.store import log, tables, timers
from bot.store.tables import SeatRow, TableRow
from bot.store.timers import NewTimer
from engine.contract import AnyGame, Decision, Seat
from engine.match import Match

ANSWERED_WITHIN = 4
"""An answer that a seat has ordered is entered in this part of its time (a quarter) at the latest."""


@dataclass(frozen=True, slots=True)
class Entered:
    """What was entered: since when each seat is asked after it, who has acted, and whether that was taken back."""

    asked_since: Mapping[Seat, int]
    actors: Sequence[Seat]
    """Of each entry; some perhaps several times."""
    undone: bool = False


async def keep_time(connection: AsyncConnection, live: LiveGame, entered: Entered, now: datetime) -> bool:
    """Drop the timers of seats that are not asked the same any more, and plan those of seats that are asked anew.

    `live.match` is after the entry, `live.table` before it. Return whether a timer was planned.
    """
    before, after = live.table.asked_since, entered.asked_since
    changed = {seat for seat in {*before, *after} if before.get(seat) != after.get(seat)}
    if not changed:
        return False
    row = await tables.find(connection, live.table.id)
    settings = None if row is None else read_clock(row.clock)
    if row is None or settings is None:
        return False
    banks = await _settle(connection, row, changed, entered, now=now)
    await timers.drop(connection, row.table_id, kinds=STANDING_STILL, seats=changed)
    asked = [each for each in live.match.decisions() if each.seat in changed]
    again = entered.undone and settings.turn is not None  # from a bank is taken already what was used
    begun = await _begun(connection, row, after, asked) if again else {}
    return await _plan(connection, row, _Time(settings, live.game, banks, begun, now), asked, after)


async def begin_time(
    connection: AsyncConnection, match: Match, row: TableRow, seats: Collection[Seat], now: datetime
) -> bool:
    """Give seats of a running game their whole time for what they are asked, as if they were asked it now.

    Return whether a timer was planned.
    """
    await timers.drop(connection, row.table_id, kinds=STANDING_STILL, seats=seats)
    settings = read_clock(row.clock)
    if settings is None or row.status != Status.RUNNING:
        return False
    asked = [each for each in match.decisions() if each.seat in seats]
    banks = {each.seat: each.bank for each in row.seats}
    return await _plan(connection, row, _Time(settings, match.game, banks, {}, now), asked, row.asked_since)


async def clockless(connection: AsyncConnection, row: TableRow) -> list[Seat]:
    """Return the vacant seats for which no clock runs: it stands still while no person plays.

    For who begins their time (`begin_time`) when somebody plays again.
    """
    running = {each.seat for each in await timers.of_table(connection, row.table_id) if each.kind in STAGES}
    return [each.seat for each in row.seats if each.vacant and each.seat not in running]


@dataclass(frozen=True, slots=True)
class _Time:
    """What the time of a seat depends on."""

    settings: ClockSettings
    game: AnyGame
    banks: Mapping[Seat, int | None]
    begun: Mapping[Seat, datetime]
    """For seats that are asked again what they were asked before: when their time began."""
    now: datetime

    def end(self, decision: Decision) -> datetime:
        """Return when the time of a decision is over."""
        seconds = self._seconds(decision)
        since = self.begun.get(decision.seat)
        if since is None:
            return self.now + timedelta(seconds=seconds)
        fair = timedelta(seconds=self.settings.fair(seconds))
        return max(since + timedelta(seconds=seconds), self.now + fair)

    def _seconds(self, decision: Decision) -> int:
        settings = self.settings
        if settings.turn is None:
            left = self.banks.get(decision.seat)
            return (settings.bank or 0) if left is None else left
        answers = decision.kind in self.game.answer_kinds
        return settings.answer if answers and settings.answer is not None else settings.turn


async def _plan(
    connection: AsyncConnection, row: TableRow, time: _Time, asked: Collection[Decision], since: Mapping[Seat, int]
) -> bool:
    playing = {each.seat: each for each in row.seats if _has_clock(row, each)}
    asked = [each for each in asked if each.seat in playing]
    if not asked:
        return False
    people = [person for each in asked if (person := playing[each.seat].person_id) is not None]
    preferences = await preferences_of(connection, people)
    planned = []
    for decision in asked:
        end = time.end(decision)
        person_id = playing[decision.seat].person_id
        its = None if person_id is None else preferences[person_id]
        still = stands_still(time.settings, its, time.now)
        if its is not None and still:
            await plan_absence(connection, its, time.now)  # this table may allow less than those that were planned for
        stopped = time.now if row.paused_at or still else None
        planned += [
            NewTimer(stage, due, row.table_id, decision.seat, person_id, since[decision.seat], stopped)
            for stage, due in schedule(time.settings, time.now, end)
        ]
        if row.orders:  # an answer that is ordered comes before the time is over, also where little of a bank is left
            latest = time.now + (end - time.now) / ANSWERED_WITHIN
            answer = NewTimer(answers_to_come.TIMER, latest, row.table_id, decision.seat, since=since[decision.seat])
            await timers.bring_forward(connection, answer)
    await timers.plan(connection, planned)
    return True


def _has_clock(row: TableRow, seat: SeatRow) -> bool:
    """Return whether a clock runs for a seat: no automa plays it, and it is not the only one.

    It runs for a vacant seat, too: the game goes on without whoever left it, as long as a person plays.
    """
    table = table_of(row)
    return not table.for_one and not table.deserted and seat.automa is None and seat.held_by is None


async def _begun(
    connection: AsyncConnection, row: TableRow, since: Mapping[Seat, int], asked: Collection[Decision]
) -> dict[Seat, datetime]:
    """Return when seats were asked what they are asked again, by their log rows."""
    rows = {each.seat: (row.table_id, since[each.seat]) for each in asked}
    moments = await log.moments(connection, set(rows.values()))
    return {seat: moments[key] for seat, key in rows.items() if key in moments}


async def _settle(
    connection: AsyncConnection,
    row: TableRow,
    changed: Collection[Seat],
    entered: Entered,
    *,
    now: datetime,
) -> dict[Seat, int | None]:
    """Take what was used from the banks of seats and add what their answers earned; return every bank.

    Where something was taken back, what it earned is taken back, but for a fair rest.
    """
    banks = {each.seat: each.bank for each in row.seats}
    settings = read_clock(row.clock)
    if settings is None or settings.bank is None:
        return banks
    left = {
        each.seat: each.due_at - (each.stopped_at or now)
        for each in await timers.of_table(connection, row.table_id)
        if each.kind == Stage.TIME_OUT and each.seat in changed
    }
    for seat in changed:
        before = banks.get(seat)
        bank = settings.bank if before is None else before
        if seat in left:
            bank = max(0, round(left[seat].total_seconds()))
        earned = settings.increment * entered.actors.count(seat)
        bank += -earned if entered.undone else earned
        bank = max(min(bank, settings.bank), round(settings.fair(settings.increment)))
        if bank != before and seat in banks:
            await tables.change_seat(connection, row.table_id, seat, bank=bank)
            banks[seat] = bank
    return banks
