"""Ending a game before its end: by all together, or by one where little or nobody else's is lost."""

from __future__ import annotations

from collections.abc import Collection
from datetime import timedelta
from typing import ClassVar

from typing_extensions import override

from bot.hosting.agreements.kind import Kind, Matter, Silence, others
from bot.hosting.changing import close, enqueue
from bot.hosting.live_game import LiveGame
from bot.hosting.table import Person, Table
from bot.store.proposals import Proposal
from engine.contract import Seat


class End(Kind):
    """Close a running table. All people must agree; after five days those count who have said so, if most have."""

    name: ClassVar[str] = "end"
    silence: ClassVar[Silence] = Silence.MAJORITY
    open_for: ClassVar[timedelta | None] = timedelta(days=5)
    proposer_agrees: ClassVar[bool] = True
    told_by_board: ClassVar[bool] = True

    @override
    def asked(self, table: Table, proposal: Proposal) -> Collection[Seat]:
        """Return the seats of all people; who proposes it agrees by that."""
        return others(table, None)

    @override
    async def carry_out(self, matter: Matter) -> None:
        """Close the table; its last post tells how it stood."""
        kind = await close(matter.context, matter.connection, matter.row)
        await enqueue(matter.context, matter.connection, matter.row, kind)


def may_close(live: LiveGame, person: Person) -> bool:
    """Return whether a person may close a running table without asking the others, and without managing the server.

    That is who plays alone, or has opened a table that only automas play; and the opener as long as the first round is
    played.
    """
    table = live.table
    seat, opened = table.seat_of(person.id), person.id == table.opener_id
    if opened and live.game.in_first_round(live.match.position):
        return True
    return not others(table, seat) and (opened or seat is not None)
