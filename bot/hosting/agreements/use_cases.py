"""What the people of a table decide together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.hosting.agreements import deciding, taking_back
from bot.hosting.agreements.deciding import Decided
from bot.hosting.agreements.taking_back import WayBack
from bot.hosting.context import HostContext
from bot.hosting.table import Press


class Agreements:
    """Proposals to the people of a table, and their votes."""

    def __init__(self, context: HostContext) -> None:
        self._context = context

    async def propose(self, press: Press, table_id: int, kind: str, facts: Mapping[str, Any] | None = None) -> Decided:
        """Propose something for a table (`bot.hosting.agreements.kinds`); done at once where nobody must be asked.

        Refused: not-seated, proposal-open, and what its kind refuses.
        """
        return await deciding.propose(self._context, press, table_id, kind, facts or {})

    async def check(self, press: Press, table_id: int, kind: str, facts: Mapping[str, Any]) -> None:
        """Refuse what `propose` refuses, and do nothing."""
        await deciding.check_proposal(self._context, press, table_id, kind, facts)

    async def way_back(self, press: Press, table_id: int, first: int) -> WayBack:
        """Return what going back to before the entry of the seq `first` takes back, and how the table stands then.

        Refused: not-seated, undo-done, undo-nothing, undo-too-old, table-finished, table-cancelled.
        """
        return await taking_back.way_back(self._context, press, table_id, first)

    async def go_back(self, press: Press, table_id: int, first: int) -> Decided:
        """Go back to there, or ask the others whether they agree. Refused as `way_back`, and proposal-open."""
        return await taking_back.go_back(self._context, press, table_id, first)

    async def vote(self, press: Press, table_id: int, proposal_id: int, *, yes: bool) -> Decided:
        """Agree to a proposal, or refuse it. Refused: not-seated, proposal-gone, proposal-own, proposal-not-asked."""
        return await deciding.vote(self._context, press, table_id, proposal_id, yes=yes)

    async def withdraw(self, press: Press, table_id: int, proposal_id: int) -> Decided:
        """Take one's own proposal back. Refused: proposal-gone, proposal-not-yours."""
        return await deciding.withdraw(self._context, press, table_id, proposal_id)
