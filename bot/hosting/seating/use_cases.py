"""What becomes of the seats of a running game."""

from __future__ import annotations

from collections.abc import Sequence

from bot.hosting.context import HostContext
from bot.hosting.looking import looking
from bot.hosting.seating import calling, holding, kicking, leaving, offering, returning
from bot.hosting.seating.leaving import Fate
from bot.hosting.table import Press, Table
from engine.contract import Seat


class Seats:
    """The seats of running games: given up, offered, taken away, held by automas, taken back."""

    def __init__(self, context: HostContext) -> None:
        self._context = context

    async def leave(self, press: Press, table_id: int, fate: Fate) -> Table:
        """Leave a running game; `fate` is what becomes of the seat.

        Refused: not-seated, wrong-fate, still-lobby, table-finished, table-cancelled.
        """
        return await leaving.leave_game(self._context, press, table_id, fate)

    async def offer(self, press: Press, table_id: int, to: int) -> Table:
        """Offer the person's own seat to another person, or to ANYBODY; until then its person plays on.

        Refused: not-seated, offer-seated, still-lobby, table-finished, table-cancelled.
        """
        return await offering.offer(self._context, press, table_id, to)

    async def withdraw_offer(self, press: Press, table_id: int) -> Table:
        """Offer the person's own seat no more. Refused: as `offer`, but for offer-seated."""
        return await offering.withdraw(self._context, press, table_id)

    async def call_substitute(self, press: Press, table_id: int) -> Table:
        """Call in the channel for somebody who takes a free seat, at most once a day.

        Refused: not-seated, no-free-seat, called-lately, still-lobby, table-finished, table-cancelled.
        """
        return await calling.call(self._context, press, table_id)

    async def kick_at_once(self, press: Press, table_id: int, seat: Seat) -> Table:
        """Take a seat away from its person, for who manages the server. Others propose it (kind "kick").

        Refused: kick-not-manager, kick-nobody, kick-oneself, still-lobby, table-finished, table-cancelled.
        """
        return await kicking.kick_at_once(self._context, press, table_id, seat)

    async def check_kick_at_once(self, press: Press, table_id: int, seat: Seat) -> None:
        """Refuse what `kick_at_once` refuses, and do nothing."""
        await kicking.check_kick_at_once(self._context, press, table_id, seat)

    async def given_up(self, person_id: int, table_id: int) -> Sequence[Seat]:
        """Return the seats of a game that a person has had and has no more."""
        return await looking.given_up(self._context, person_id, table_id)

    async def takeable(self, person_id: int, table_id: int) -> Sequence[Seat]:
        """Return the seats of a running game that a person, who has none there, can take over.

        Refused: already-running (no seat is free), seat-kicked, seat-removed, seat-record, seat-seen.
        """
        return await looking.takeable(self._context, person_id, table_id)

    async def hold_own(self, press: Press, table_id: int, *, held: bool, level: str | None = None) -> Table:
        """Let an automa play for the person's own seat for now, or take the seat back, which ends an absence, too.

        `level`: of the automa; None: as the table has it. Refused: unknown-automa, hold-alone (who plays alone),
        not-seated, still-lobby, table-finished, table-cancelled.
        """
        return await holding.hold_own(self._context, press, table_id, held=held, level=level)

    async def come_back(self, press: Press) -> int:
        """End the presser's absence, take back the seats that an automa holds since they timed out; return how many.

        An automa that the presser has asked for plays on.
        """
        return await returning.come_back(self._context, press)

    async def hold_vacant(self, press: Press, table_id: int) -> Table:
        """Let automas play for the vacant seats until somebody takes them. For whoever has a seat.

        Refused: not-seated, no-vacant-seat, still-lobby, table-finished, table-cancelled.
        """
        return await holding.hold_vacant(self._context, press, table_id)

    async def set_stand_in(self, press: Press, table_id: int, seat: Seat, level: str) -> Table:
        """Give another level to the automa that plays for a vacant seat, or for the presser's own.

        Refused: unknown-automa, not-seated, no-vacant-seat (no automa plays there, or for somebody else), still-lobby,
        table-finished, table-cancelled.
        """
        return await holding.set_stand_in(self._context, press, table_id, seat, level)
