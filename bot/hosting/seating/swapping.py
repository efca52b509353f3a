"""Two people swap their seats."""

from __future__ import annotations

from collections.abc import Collection

from typing_extensions import override

from bot.hosting.agreements.kind import Kind, Matter, others
from bot.hosting.changing import enqueue, offer_obvious
from bot.hosting.clocks.running import restart
from bot.hosting.posting.post import PostKind
from bot.hosting.seating.handover import Parting, drop_orders
from bot.hosting.table import Occupant, Refused, Table
from bot.store import proposals, seats
from bot.store.proposals import Proposal
from bot.store.seats import SeenRow
from engine.contract import Seat


class Swap(Kind):
    """Who proposes it swaps seats with another person. Its facts: to, person, whose (seat, number, name of the other).

    Both then know both hands, and what each of them has in mind for them. That concerns everybody who plays, so all
    people must agree; the other one of the two also where an automa holds that seat. A time to swap without knowing
    more does not come: hands are dealt with the start.
    """

    name = "swap"
    void_by_play = True

    @override
    def asked(self, table: Table, proposal: Proposal) -> Collection[Seat]:
        """Return the seats of all others, and that of whom it is about, whoever plays it just now."""
        theirs = table.seat_of(proposal.facts["person"])
        asked = others(table, proposal.seat)
        return asked if theirs is None or theirs in asked else [*asked, theirs]

    @override
    async def check(self, matter: Matter) -> None:
        """Refuse (seat-not-theirs) where one of the two has not the seat any more."""
        await super().check(matter)
        for one in _both(matter):
            if one.person_id not in (matter.proposal.person_id, matter.proposal.facts["person"]):
                raise Refused("seat-not-theirs", table=matter.table.id)

    @override
    async def carry_out(self, matter: Matter) -> None:
        """Swap; standing orders, votes, and automas that hold a seat do not go with their people."""
        one, other = _both(matter)
        connection, table_id = matter.connection, matter.table.id
        for each in (one, other):
            seen = SeenRow(each.seat, Parting.SWAPPED)
            await seats.note_seen(connection, table_id, each.person_id or 0, seen, matter.now)
            await drop_orders(connection, table_id, each.seat)
            await proposals.forget_votes(connection, table_id, each.seat)
            await seats.occupy(connection, table_id, each.seat)
        for seat, person in ((one.seat, other.person_id), (other.seat, one.person_id)):
            await seats.occupy(connection, table_id, seat, person)
            await restart(matter.context, connection, table_id, [seat])
            await offer_obvious(matter.context, connection, matter.row, seat)
        await enqueue(matter.context, connection, matter.row, PostKind.SEATS)
        matter.seats_changed = True


def _both(matter: Matter) -> tuple[Occupant, Occupant]:
    """Return who sits at the two seats. Refused: seat-not-theirs."""
    named = {each.seat: each for each in matter.table.occupants}
    one, other = named.get(matter.proposal.seat or ""), named.get(matter.proposal.facts["to"])
    if one is None or other is None or one == other:
        raise Refused("seat-not-theirs", table=matter.table.id)
    return one, other
