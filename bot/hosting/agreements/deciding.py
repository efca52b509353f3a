"""Proposing, voting and withdrawing: each is one transaction with what comes of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import timedelta
from functools import partial
from typing import TypeAlias, TypeVar

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.agreements import ending
from bot.hosting.agreements.ending import Ended
from bot.hosting.agreements.kind import Facts, Matter, Outcome, asked, decided
from bot.hosting.context import HostContext
from bot.hosting.loading import find_table, table_of
from bot.hosting.playing.commit import Conflict, note_press, occupant_of
from bot.hosting.playing.play import find_seat, in_turn
from bot.hosting.table import Press, Refused, Table
from bot.store import log as store_log
from bot.store import proposals, tables, timers
from bot.store.proposals import Proposal
from bot.store.timers import NewTimer, Timer
from engine.contract import Seat

T = TypeVar("T")
Attempt: TypeAlias = "Callable[[AsyncConnection], Awaitable[tuple[T, Matter | None]]]"


@dataclass(frozen=True, slots=True)
class Decided:
    """What came of a press about a proposal."""

    table: Table
    proposal: Proposal | None
    """None: this press acted before, and nothing is left of the proposal."""
    outcome: Outcome | None = None
    """None: it is open."""
    reason: str | None = None
    """Why it was void: the key of a refusal."""


async def propose(context: HostContext, press: Press, table_id: int, kind: str, facts: Facts) -> Decided:
    """Propose something for a table; where nobody must be asked it is done at once.

    Refused: not-seated (whoever manages the server may propose without a seat), proposal-open (one of that kind is),
    and what its kind refuses.
    """

    async def attempt(connection: AsyncConnection) -> tuple[Decided, Matter | None]:
        row = await find_table(connection, table_id, lock=True)
        table = table_of(row)
        if await store_log.answered(connection, press.id) is not None:
            return Decided(table, await _open(connection, table_id, kind)), None
        proposal = _drafted(context, table, press, kind, facts)
        matter = Matter(context, connection, row, table, proposal, press, context.clock.now(), fresh=True)
        await _check(matter)
        await _note(matter)
        matter.proposal = proposal = replace(proposal, proposal_id=await proposals.add(connection, proposal))
        if proposal.seat is not None and context.agreements[kind].proposer_agrees:
            await proposals.vote(connection, proposal.proposal_id, proposal.seat, True, matter.now)
            matter.proposal = proposal = replace(proposal, votes={proposal.seat: True})
        if proposal.closes_at is not None:
            timer = NewTimer(ending.TIMER, proposal.closes_at, table_id, since=proposal.proposal_id)
            await timers.plan(connection, [timer])
        return await _decide(matter), matter

    return await _once(context, table_id, attempt)


async def check_proposal(context: HostContext, press: Press, table_id: int, kind: str, facts: Facts) -> None:
    """Raise what `propose` would refuse, and do nothing."""
    async with context.locks.hold(table_id), context.database.read() as connection:
        row = await find_table(connection, table_id)
        table = table_of(row)
        proposal = _drafted(context, table, press, kind, facts)
        await _check(Matter(context, connection, row, table, proposal, press, context.clock.now(), fresh=True))


@dataclass(frozen=True, slots=True)
class HostAsks:
    """Something that the host asks the others of a table about a person's seat."""

    kind: str
    seat: Seat | None
    person_id: int
    facts: Facts
    open_for: timedelta


async def ask(context: HostContext, connection: AsyncConnection, table_id: int, asks: HostAsks) -> Matter | None:
    """Ask the others of a table something in the caller's transaction; None where they are, of that seat.

    The caller holds the table's lock, and afterwards does what the matter has for it (`afterwards`).
    """
    row = await find_table(connection, table_id, lock=True)
    table, now = table_of(row), context.clock.now()
    if await _open(connection, table_id, asks.kind, asks.seat) is not None:
        return None
    closes_at = now + asks.open_for
    proposal = Proposal(table_id, asks.kind, asks.seat, asks.person_id, asks.facts, table.seq, now, closes_at)
    matter = Matter(context, connection, row, table, proposal, None, now, fresh=True)
    matter.proposal = replace(proposal, proposal_id=await proposals.add(connection, proposal))
    await timers.plan(connection, [NewTimer(ending.TIMER, closes_at, table_id, since=matter.proposal.proposal_id)])
    await _decide(matter)
    return matter


async def vote(context: HostContext, press: Press, table_id: int, proposal_id: int, *, yes: bool) -> Decided:
    """Agree to a proposal, or refuse it; a seat may change its vote as long as the proposal is open.

    What all have agreed to is carried out in the same transaction. Where that is not possible any more nothing is
    changed, and the proposal ends as void, with the reason. Refused: not-seated, proposal-gone, proposal-own,
    proposal-not-asked (it is another one's to answer).
    """

    async def attempt(connection: AsyncConnection) -> tuple[Decided, Matter | None]:
        matter = await _matter(context, connection, press, table_id, proposal_id)
        if isinstance(matter, Decided):
            return matter, None
        seat, proposal = find_seat(matter.table, press), matter.proposal
        if proposal.closes_at is not None and matter.now >= proposal.closes_at:
            return await _decide(matter, late=True), matter
        _check_asked(matter, seat)
        await proposals.vote(connection, proposal_id, seat, yes, matter.now)
        matter.proposal = replace(proposal, votes={**proposal.votes, seat: yes})
        return await _decide(matter), matter

    return await _once(context, table_id, attempt)


async def withdraw(context: HostContext, press: Press, table_id: int, proposal_id: int) -> Decided:
    """Take one's own proposal back. Refused: not-seated, proposal-gone, proposal-not-yours."""

    async def attempt(connection: AsyncConnection) -> tuple[Decided, Matter | None]:
        matter = await _matter(context, connection, press, table_id, proposal_id)
        if isinstance(matter, Decided):
            return matter, None
        if matter.kind.asked_by_host or matter.proposal.person_id != press.person.id:
            raise Refused("proposal-not-yours", table=table_id)
        return await _end(matter, Outcome.WITHDRAWN), matter

    return await _once(context, table_id, attempt)


async def time_over(context: HostContext, timer: Timer) -> None:
    """Decide a proposal whose time is over: the effect of its timer."""
    table_id = timer.table_id or 0

    async def attempt(connection: AsyncConnection) -> tuple[None, Matter | None]:
        await timers.take(connection, timer)
        return await _settle(context, table_id, timer.since or 0, connection, late=True)

    await _once(context, table_id, attempt)


async def settle(context: HostContext, table_id: int) -> None:
    """Decide the open proposals of a table anew where others sit than before: fewer may have to agree."""
    async with context.database.read() as connection:
        numbers = [each.proposal_id for each in await proposals.of_table(connection, table_id)]
    for number in numbers:
        await _once(context, table_id, partial(_settle, context, table_id, number))


async def settle_everywhere(context: HostContext) -> None:
    """Do that at every table: a process may have died right after others sat there, before it could.

    A damaged table is left as it is, and so is one with a proposal of a newer version.
    """
    async with context.database.read() as connection:
        found = await proposals.everywhere(connection)
    for table_id, kinds in found.items():
        if kinds <= context.agreements.keys():
            with suppress(Refused):
                await settle(context, table_id)


# -- inside ---------------------------------------------------------------------------------------------------------


async def _once(context: HostContext, table_id: int, attempt: Attempt[T]) -> T:
    """Try under the table's lock, in one transaction."""

    async def once() -> tuple[T, Matter | None]:
        try:
            async with context.database.write() as connection:
                done, matter = await attempt(connection)
        except IntegrityError as error:
            raise Conflict from error
        for step in matter.afterwards if matter else ():
            step()
        return done, matter

    done, matter = await in_turn(context, table_id, once)
    if matter is not None and matter.seats_changed:
        await settle(context, table_id)
    return done


async def _settle(
    context: HostContext, table_id: int, proposal_id: int, connection: AsyncConnection, *, late: bool = False
) -> tuple[None, Matter | None]:
    row = await find_table(connection, table_id, lock=True)
    proposal = await proposals.find(connection, proposal_id)
    if proposal is None:
        return None, None
    matter = Matter(context, connection, row, table_of(row), proposal, None, context.clock.now())
    await _decide(matter, late=late)
    return None, matter


async def _matter(
    context: HostContext, connection: AsyncConnection, press: Press, table_id: int, proposal_id: int
) -> Matter | Decided:
    """Return what a press is about; a press that acted before is told how things stand. Refused: proposal-gone."""
    row = await find_table(connection, table_id, lock=True)
    table, proposal = table_of(row), await proposals.find(connection, proposal_id)
    if await store_log.answered(connection, press.id) is not None:
        return Decided(table, proposal)
    if proposal is None or proposal.table_id != table_id:
        raise Refused("proposal-gone", table=table_id)
    matter = Matter(context, connection, row, table, proposal, press, context.clock.now())
    await _note(matter)
    return matter


async def _check(matter: Matter) -> None:
    """Refuse what cannot be proposed: where one of that kind is open (proposal-open), and what the kind refuses."""
    table_id, kind = matter.table.id, matter.kind.name
    if await _open(matter.connection, table_id, kind) is not None:
        raise Refused("proposal-open", table=table_id, kind=kind)
    await matter.kind.check(matter)


async def _note(matter: Matter) -> None:
    table, press = matter.table, matter.press
    if press is not None:
        known = occupant_of(table, press)
        await note_press(matter.context, matter.connection, press, table.id, table.seq, known=known)
        await tables.wake(matter.connection, table.id, matter.now)


def _drafted(context: HostContext, table: Table, press: Press, kind: str, facts: Facts) -> Proposal:
    seat = table.seat_of(press.person.id)
    if seat is None and not press.manages(table.place):
        raise Refused("not-seated", table=table.id)
    now, lasts = context.clock.now(), context.agreements[kind].open_for
    closes_at = None if lasts is None else now + lasts
    return Proposal(table.id, kind, seat, press.person.id, facts, table.seq, now, closes_at)


async def _open(connection: AsyncConnection, table_id: int, kind: str, about: Seat | None = None) -> Proposal | None:
    """Return the open proposal of that kind; of several that the host asks, the one `about` a seat."""
    its = (each for each in await proposals.of_table(connection, table_id) if each.kind == kind)
    return next((each for each in its if about in (None, each.seat)), None)


def _check_asked(matter: Matter, seat: Seat) -> None:
    """Refuse a vote that is not asked for: proposal-own, proposal-not-asked."""
    table, proposal = matter.table, matter.proposal
    wanted = seat in asked(matter.kind, table, proposal, may={seat})
    own = not matter.kind.asked_by_host and seat == table.seat_of(proposal.person_id)
    if own and (not wanted or seat in proposal.votes):
        raise Refused("proposal-own", table=table.id)
    if not wanted:
        raise Refused("proposal-not-asked", table=table.id)


async def _decide(matter: Matter, *, late: bool = False) -> Decided:
    """Carry out what is agreed, end what is refused, else tell the votes."""
    proposal = matter.proposal
    agreed = decided(matter.kind, asked(matter.kind, matter.table, proposal), proposal.votes, late=late)
    if agreed is None:
        if matter.fresh:  # whoever acts from now on has to know of it
            await tables.change_counted(matter.connection, matter.table.id)
        await ending.tell(matter.connection, matter.table.place, proposal, matter.now)
        return Decided(matter.table, proposal)
    if not agreed:
        return await _end(matter, Outcome.LAPSED if late else Outcome.REFUSED)
    try:
        await matter.kind.check(matter)
    except Refused as refused:
        return await _end(matter, Outcome.VOID, refused.reason)
    return await _carry_out(matter)


async def _carry_out(matter: Matter) -> Decided:
    decided = await _end(matter, Outcome.AGREED)
    await tables.wake(matter.connection, matter.table.id, matter.now)  # it may be by silence, of which no press tells
    await matter.kind.carry_out(matter)
    return decided


async def _end(matter: Matter, outcome: Outcome, reason: str | None = None) -> Decided:
    """End a proposal. What was done at once, and is told by another post, gets none."""
    proposal, kind = matter.proposal, matter.kind
    if kind.told_by_board and matter.fresh:
        await ending.remove(matter.connection, proposal)
    else:
        ended = Ended(proposal, outcome, reason, at_once=matter.fresh)
        await ending.end(matter.connection, matter.table.place, ended, matter.now)
    return Decided(matter.table, proposal, outcome, reason)
