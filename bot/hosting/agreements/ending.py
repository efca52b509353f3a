"""The end of proposals: they are removed, and what came of them is queued for their posts, in one transaction."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.agreements.kind import Kinds, Outcome
from bot.hosting.posting.post import PostKind
from bot.hosting.table import Place, Table
from bot.store import outbox, proposals, timers
from bot.store.proposals import Proposal
from engine.contract import Seat

TIMER = "proposal"
"""The kind of the timer that ends a proposal; its `since` is the number of that."""


@dataclass(frozen=True, slots=True)
class Ended:
    """How a proposal ended; `reason` is the key of the refusal that made it void."""

    proposal: Proposal
    outcome: Outcome
    reason: str | None = None
    at_once: bool = False
    """Whether nobody else had to be asked."""

    def dumps(self) -> str:
        """Return it as text; `loads` reads it back."""
        data: dict[str, object] = {
            "proposal": proposals.to_data(self.proposal),
            "outcome": self.outcome.value,
            "reason": self.reason,
        }
        if self.at_once:
            data["at_once"] = True
        return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def loads(text: str) -> Ended:
    """Read what `Ended.dumps` has written."""
    data: Mapping[str, object] = json.loads(text)
    proposal = proposals.from_data(data["proposal"])  # type: ignore[arg-type]
    reason = data["reason"]
    return Ended(
        proposal,
        Outcome(str(data["outcome"])),
        None if reason is None else str(reason),
        at_once=bool(data.get("at_once", False)),
    )


async def end(connection: AsyncConnection, place: Place, ended: Ended, now: datetime) -> None:
    """Remove a proposal and queue what came of it."""
    await remove(connection, ended.proposal)
    await tell(connection, place, ended.proposal, now, ended)


async def remove(connection: AsyncConnection, proposal: Proposal) -> None:
    """Remove a proposal, with the timer of its end."""
    await proposals.remove(connection, proposal.proposal_id)
    if proposal.closes_at is not None:
        await timers.drop(connection, proposal.table_id, kinds=(TIMER,), since=proposal.proposal_id)


async def tell(
    connection: AsyncConnection, place: Place, proposal: Proposal, now: datetime, ended: Ended | None = None
) -> None:
    """Queue the post of a proposal: as it stands, or how it `ended`."""
    await outbox.enqueue(
        connection,
        proposal.table_id,
        (place.guild_id, place.channel_id),
        PostKind.PROPOSAL.value,
        now,
        about=proposal.proposal_id,
        ended=ended.dumps() if ended else None,
    )


async def end_all(connection: AsyncConnection, place: Place, table_id: int, now: datetime) -> None:
    """End the open proposals of a table that is over."""
    for each in await proposals.of_table(connection, table_id):
        await end(connection, place, Ended(each, Outcome.VOID, "proposal-table-over"), now)


async def end_void(
    connection: AsyncConnection,
    table: Table,
    kinds: Kinds,
    asked_since: Mapping[Seat, int],
    now: datetime,
    *,
    by_people: bool,
) -> None:
    """End the open proposals of a table that what was entered makes void (`Kind.stays`)."""
    for each in await proposals.of_table(connection, table.id):
        if each.kind not in kinds or not kinds[each.kind].stays(each, asked_since, by_people=by_people):
            await end(connection, table.place, Ended(each, Outcome.VOID, "proposal-acted"), now)
