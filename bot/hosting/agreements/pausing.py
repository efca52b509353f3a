"""A pause for all (holidays), and going on after it.

While a table is paused no clock of it runs, and nobody is reminded or pinged. Who is asked may play all the same:
nobody is kept from a game that the others are free to leave alone. Who is asked is told when the table goes on.
"""

from __future__ import annotations

from datetime import timedelta
from typing import ClassVar

from typing_extensions import override

from bot.hosting.agreements.kind import Consent, Kind, Matter, Silence, tell_asked
from bot.hosting.clocks import running
from bot.hosting.table import Refused


class Pause(Kind):
    """Stop all clocks of a table. It harms nobody, so who says nothing for a day does not stand in the way."""

    name: ClassVar[str] = "pause"
    silence: ClassVar[Silence] = Silence.AGREES
    open_for: ClassVar[timedelta | None] = timedelta(days=1)

    @override
    async def check(self, matter: Matter) -> None:
        """Refused as any kind, and already-paused."""
        await super().check(matter)
        if matter.table.paused_at is not None:
            raise Refused("already-paused", table=matter.table.id)

    @override
    async def carry_out(self, matter: Matter) -> None:
        """Pause the table."""
        await running.pause(matter.connection, matter.table.id, matter.now)


class Resume(Kind):
    """Let a paused table go on: more than half of the others must agree, or nobody say no for three days."""

    name: ClassVar[str] = "resume"
    consent: ClassVar[Consent] = Consent.MAJORITY
    silence: ClassVar[Silence] = Silence.AGREES
    open_for: ClassVar[timedelta | None] = timedelta(days=3)

    @override
    async def check(self, matter: Matter) -> None:
        """Refused as any kind, and not-paused."""
        await super().check(matter)
        if matter.table.paused_at is None:
            raise Refused("not-paused", table=matter.table.id)

    @override
    async def carry_out(self, matter: Matter) -> None:
        """Let the clocks go on with the time that was left."""
        await running.resume(matter.connection, matter.table.id, matter.now)
        await tell_asked(matter, matter.table.asked_since)  # nobody was pinged during the pause
