"""Another clock for a running table: all who play must agree."""

from __future__ import annotations

from typing import ClassVar

from typing_extensions import override

from bot.hosting.agreements.kind import Kind, Matter
from bot.hosting.clocks.running import change_clock
from bot.hosting.clocks.settings import ClockSettings
from bot.hosting.clocks.typed import read_clock_text
from bot.hosting.table import Refused


class ChangeClock(Kind):
    """The facts have the clock as it is typed, `clock`."""

    name: ClassVar[str] = "clock"

    @override
    async def check(self, matter: Matter) -> None:
        """Refused as any kind, as what is typed, and clock-alone: no clock runs for the only person of a table."""
        await super().check(matter)
        if _clock(matter) is not None and matter.table.for_one:
            raise Refused("clock-alone", table=matter.table.id)

    @override
    async def carry_out(self, matter: Matter) -> None:
        await change_clock(matter.context, matter.connection, matter.table.id, _clock(matter))


def _clock(matter: Matter) -> ClockSettings | None:
    return read_clock_text(str(matter.proposal.facts["clock"]))
