"""Taking the seat away from somebody who does not play: by a vote of the others, or at once by a server's manager."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, timedelta

from sqlalchemy.ext.asyncio import AsyncConnection
from typing_extensions import override

from bot.hosting.agreements.kind import Consent, Kind, Matter, others
from bot.hosting.changing import enqueue
from bot.hosting.context import HostContext
from bot.hosting.loading import find_table
from bot.hosting.posting.post import PostKind
from bot.hosting.seating.change import change_seats
from bot.hosting.seating.handover import Parting, vacate
from bot.hosting.seating.holding import in_play
from bot.hosting.table import Place, Press, Refused, Table
from bot.store import log, notices
from bot.store.proposals import Proposal
from bot.store.tables import SeatRow, TableRow
from engine.contract import Seat

LONG = timedelta(days=3)
"""A seat that has been asked for so long may be taken away by a vote; one that has timed out, at once. The refusal
(`refused-kick-too-early`) says how long."""


class Kick(Kind):
    """More than half of the other people agree that a seat is given to others.

    Its facts: seat, person (the number), whose (the name), late (whether its time was over, "yes" or "no"). It is for a
    seat whose time was over, or that has been asked for `LONG`. Who proposes it agrees; where nobody else is there to
    be asked that is enough.
    """

    name = "kick"
    consent = Consent.MAJORITY
    proposer_agrees = True

    @override
    def asked(self, table: Table, proposal: Proposal) -> Collection[Seat]:
        """Return the seats of all people but the one it is about."""
        return others(table, proposal.facts["seat"])

    @override
    async def check(self, matter: Matter) -> None:
        """Refuse (seat-not-theirs, kick-too-early) what is not for a vote."""
        await super().check(matter)
        seat = _of(matter.row, matter.proposal.facts["seat"])
        if seat.person_id is None or seat.person_id != matter.proposal.facts["person"]:
            raise Refused("seat-not-theirs", table=matter.table.id)
        if seat.person_id == matter.proposal.person_id:
            raise Refused("kick-oneself", table=matter.table.id)
        if not seat.timed_out and not await _asked_long(matter.connection, matter.row, seat.seat, matter.now):
            raise Refused("kick-too-early", table=matter.table.id)

    @override
    async def carry_out(self, matter: Matter) -> None:
        """Make the seat vacant, and call for somebody who takes it."""
        seat = _of(matter.row, matter.proposal.facts["seat"])
        await _take_away(matter.context, matter.connection, matter.row, seat, Parting.KICKED)
        await enqueue(matter.context, matter.connection, matter.row, PostKind.SEATS)
        matter.seats_changed = True


async def kick_at_once(context: HostContext, press: Press, table_id: int, colour: Seat) -> Table:
    """Take a seat away from its person, for who manages the server (the client has asked twice).

    Refused: kick-not-manager, kick-nobody (no person has that seat), kick-oneself, still-lobby, table-finished,
    table-cancelled.
    """

    async def change(connection: AsyncConnection, row: TableRow) -> PostKind | None:
        await _take_away(context, connection, row, _to_be_taken(row, press, colour), Parting.REMOVED)
        return PostKind.SEATS

    return await change_seats(context, press, table_id, change)


async def check_kick_at_once(context: HostContext, press: Press, table_id: int, colour: Seat) -> None:
    """Raise what `kick_at_once` would refuse, and do nothing."""
    async with context.database.read() as connection:
        _to_be_taken(await find_table(connection, table_id), press, colour)


def _to_be_taken(row: TableRow, press: Press, colour: Seat) -> SeatRow:
    """Return the seat that is to be taken away. Refused as `kick_at_once`."""
    if not press.manages(Place(row.guild_id, row.channel_id)):
        raise Refused("kick-not-manager", table=row.table_id)
    seat = next((each for each in in_play(row).seats if each.seat == colour and each.person_id is not None), None)
    if seat is None:
        raise Refused("kick-nobody", table=row.table_id)
    if seat.person_id == press.person.id:
        raise Refused("kick-oneself", table=row.table_id)
    return seat


async def _take_away(
    context: HostContext, connection: AsyncConnection, row: TableRow, seat: SeatRow, how: Parting
) -> None:
    """Make a seat vacant, and tell its person directly, whom no post pings."""
    await vacate(context, connection, row, seat, how)
    if seat.person_id is not None:
        await notices.enqueue(connection, seat.person_id, how.value, context.clock.now(), table_id=row.table_id)


async def _asked_long(connection: AsyncConnection, row: TableRow, seat: Seat, now: datetime) -> bool:
    """Return whether a seat has been asked the same for `LONG`."""
    if seat not in row.asked_since:
        return False
    key = (row.table_id, row.asked_since[seat])
    at = (await log.moments(connection, [key])).get(key)
    return at is not None and now - at >= LONG


def _of(row: TableRow, seat: Seat) -> SeatRow:
    """Return a seat of a table. Refused: seat-not-theirs."""
    found = next((each for each in row.seats if each.seat == seat), None)
    if found is None:
        raise Refused("seat-not-theirs", table=row.table_id)
    return found
