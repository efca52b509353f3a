"""The end of a seat's time: the host, or an automa, answers for it; after the second time in a row the seat is away."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.agreements import deciding
from bot.hosting.clocks.others import ask_others
from bot.hosting.clocks.schedule import AGREED
from bot.hosting.clocks.settings import LIMITS, AfterTimeOut, stand_in
from bot.hosting.context import HostContext
from bot.hosting.live_game import LiveGame
from bot.hosting.playing.commit import forgotten_if_it_fails
from bot.hosting.playing.play import Instead, answer_for_seats, enter, in_turn
from bot.hosting.table import Occupant, Status
from bot.store import tables, timers
from bot.store.timers import Timer
from engine.contract import Action, Decision, Seat
from engine.match import Match
from engine.question import Question

MOST_ANSWERS = 50
"""How many answers in a row are given for a seat at most."""


@dataclass(frozen=True, slots=True)
class _Late:
    """A seat that has not answered in time what it is asked since a seq."""

    table_id: int
    seat: Seat
    since: int
    timer: Timer | None
    """None for what it is asked further, because of what was answered for it."""


async def time_out(context: HostContext, timer: Timer) -> None:
    """Answer for a seat whose time is over; and what it is asked further in the same turn."""
    late: _Late | None = _Late(timer.table_id or 0, timer.seat or "", timer.since or 0, timer)
    for _ in range(MOST_ANSWERS):
        if late is None:
            break
        late = await _answer(context, late)
    await deciding.settle(context, timer.table_id or 0)  # who is away now consents


async def _answer(context: HostContext, late: _Late) -> _Late | None:
    """Answer once; return what the same seat is asked further, None where nothing is to be answered now."""
    while True:
        thought = await _think(context, late)
        further = await in_turn(context, late.table_id, partial(_enter, context, late, thought))
        if not isinstance(further, _Again):
            return further


@dataclass(frozen=True, slots=True)
class _Thought:
    """What is answered for a seat, and the state of the table (`Table.state`) when it was found."""

    state: tuple[int, int]
    instead: Instead
    action: Action


class _Again:
    """Somebody acted meanwhile: it is to be thought of anew."""


async def _think(context: HostContext, late: _Late) -> _Thought | None:
    """Return what is answered for a seat; None where nothing is."""
    async with context.looking_at(late.table_id) as live:
        decision = _asked(live, late)
        if decision is None:
            return None
        if live.table.clock is None or live.table.clock.then is not AfterTimeOut.AUTOMA:
            return _Thought(live.table.state, Instead(host=True), decision.default)
        state, question = live.table.state, Question(live.game, live.match.position, decision)
        level = stand_in(live.table.clock)
    action, _ = await context.thinking.choose(level, question, context.rng.getrandbits(64))
    return _Thought(state, Instead(level), action)


async def _enter(context: HostContext, late: _Late, thought: _Thought | None) -> _Late | _Again | None:
    async with context.database.read() as connection:
        live = await context.live_game(connection, late.table_id)
    if thought is None or _asked(live, late) is None:
        await _drop(context, late)
        return None
    if live.table.state != thought.state:
        return _Again()
    if _others_decide(live, late) and late.timer is not None and await ask_others(context, live, late.timer):
        return None
    occupant = live.table.occupant(late.seat)
    times = occupant.timed_out + (late.timer is not None)
    away = times >= LIMITS.times_out
    held = replace(occupant, timed_out=times, held_by=stand_in(live.table.clock) if away else None)
    goes_on = partial(_goes_on, late.seat, away=away)
    instead = replace(thought.instead, also=partial(_note, late, occupant, held), goes_on=goes_on)
    with forgotten_if_it_fails(context, late.table_id):
        seats = tuple(held if each.seat == late.seat else each for each in live.table.occupants)
        live.table = replace(live.table, occupants=seats)
        await enter(context, live, late.seat, thought.action, press=None, instead=instead)
    further = None
    if goes_on(live.match, live.table.asked_since, live.table.seq):
        further = _Late(late.table_id, late.seat, live.table.seq, None)
    await answer_for_seats(context, live)
    return further


def _asked(live: LiveGame, late: _Late) -> Decision | None:
    """Return what a seat is asked, where that is still the same, and its person is to answer."""
    table = live.table
    if table.status is not Status.RUNNING or table.asked_since.get(late.seat) != late.since:
        return None
    if table.paused_at is not None or table.deserted or table.occupant(late.seat).played_by is not None:
        return None
    return next((each for each in live.match.decisions() if each.seat == late.seat), None)


def _others_decide(live: LiveGame, late: _Late) -> bool:
    """Return whether the others are to be asked; not any more once they have agreed."""
    clock = live.table.clock
    asking = late.timer is not None and late.timer.kind != AGREED
    return asking and clock is not None and clock.then is AfterTimeOut.OTHERS


def _goes_on(seat: Seat, match: Match, asked: Mapping[Seat, int], seq: int, *, away: bool) -> bool:
    """Return whether a seat is asked more in the same turn, because of what was just answered for it.

    With the next turn, or together with others, it is asked anew and has its time. An automa plays for who is away.
    """
    anew = [each.seat for each in match.decisions()] == [seat] and asked.get(seat) == seq
    return anew and not away and not any(event.milestone for event in match.entries[-1].events)


async def _note(late: _Late, before: Occupant, after: Occupant, connection: AsyncConnection) -> None:
    """Count a time-out, hand the seat to an automa where it is away, and drop the timer."""
    if late.timer is not None:
        await timers.take(connection, late.timer)
    if after != before:
        await tables.change_seat(connection, late.table_id, late.seat, timed_out=after.timed_out, held_by=after.held_by)


async def _drop(context: HostContext, late: _Late) -> None:
    if late.timer is not None:
        async with context.database.write() as connection:
            await timers.take(connection, late.timer)
