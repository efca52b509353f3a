"""What the people of tables are asked to agree to, with their votes. A row goes when it is decided."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from datetime import datetime
from typing import Any

from sqlalchemy import Row, Select, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.dialects import insert_or_update
from bot.store.schema import proposals, votes


@dataclass(frozen=True, slots=True)
class Proposal:
    """Something that is proposed at a table."""

    table_id: int
    kind: str
    """What is to be done ("pause")."""
    seat: str | None
    """Of who proposes; None: somebody without a seat."""
    person_id: int
    facts: Mapping[str, Any]
    """What its kind needs to know, as JSON data. Everybody at the table may see it."""
    seq: int
    """Of the table when it was proposed."""
    opened_at: datetime
    closes_at: datetime | None = None
    """When it is decided by the votes there are; None: never."""
    proposal_id: int = 0
    """0: it is not stored."""
    votes: Mapping[str, bool] = field(default_factory=dict)
    """Of each seat that has answered: whether it agrees."""


async def add(connection: AsyncConnection, proposal: Proposal) -> int:
    """Store a new proposal and return its number. IntegrityError where the seat has one of that kind."""
    values = asdict(proposal) | {"facts": _dumps(proposal.facts)}
    del values["proposal_id"], values["votes"]
    key = (await connection.execute(insert(proposals).values(**values))).inserted_primary_key
    return int(key[0]) if key else 0


async def find(connection: AsyncConnection, proposal_id: int) -> Proposal | None:
    """Return a proposal; None when it is decided."""
    found = await _read(connection, _EVERY.where(proposals.c.proposal_id == proposal_id))
    return found[0] if found else None


async def of_table(connection: AsyncConnection, table_id: int) -> Sequence[Proposal]:
    """Return the open proposals of a table, oldest first."""
    return await _read(connection, _EVERY.where(proposals.c.table_id == table_id))


async def everywhere(connection: AsyncConnection) -> Mapping[int, set[str]]:
    """Return the kinds of the open proposals of each table that has any."""
    found: dict[int, set[str]] = {}
    for table_id, kind in await connection.execute(select(proposals.c.table_id, proposals.c.kind)):
        found.setdefault(table_id, set()).add(kind)
    return found


async def vote(connection: AsyncConnection, proposal_id: int, seat: str, yes: bool, at: datetime) -> None:
    """Note the vote of a seat in place of the one before."""
    values = {"proposal_id": proposal_id, "seat": seat, "yes": yes, "at": at}
    await connection.execute(insert_or_update(connection, votes), values)


async def forget_votes(connection: AsyncConnection, table_id: int, seat: str) -> None:
    """Forget what a seat has voted: somebody else has it now."""
    of_its_table = select(proposals.c.proposal_id).where(proposals.c.table_id == table_id)
    await connection.execute(delete(votes).where(votes.c.seat == seat, votes.c.proposal_id.in_(of_its_table)))


async def remove(connection: AsyncConnection, proposal_id: int) -> None:
    """Remove a proposal with its votes: it is decided."""
    await connection.execute(delete(votes).where(votes.c.proposal_id == proposal_id))
    await connection.execute(delete(proposals).where(proposals.c.proposal_id == proposal_id))


def to_data(proposal: Proposal) -> dict[str, Any]:
    """Return a proposal as JSON data; `from_data` reads it back."""
    closes = proposal.closes_at
    times = {"opened_at": proposal.opened_at.isoformat(), "closes_at": closes.isoformat() if closes else None}
    return {**asdict(proposal), **times}


def from_data(data: Mapping[str, Any]) -> Proposal:
    """Read what `to_data` has written."""
    closes = data["closes_at"]
    times = {
        "opened_at": datetime.fromisoformat(data["opened_at"]),
        "closes_at": datetime.fromisoformat(closes) if closes else None,
    }
    return Proposal(**{**data, **times})


_EVERY = (
    select(*proposals.c, votes.c.seat.label("voter"), votes.c.yes)
    .outerjoin(votes, votes.c.proposal_id == proposals.c.proposal_id)
    .order_by(proposals.c.proposal_id, votes.c.at, votes.c.seat)
)


async def _read(connection: AsyncConnection, query: Select[Any]) -> list[Proposal]:
    rows: dict[int, list[Row[Any]]] = {}
    for row in await connection.execute(query):
        rows.setdefault(row.proposal_id, []).append(row)
    return [_proposal(each) for each in rows.values()]


def _proposal(rows: Sequence[Row[Any]]) -> Proposal:
    row = rows[0]
    return Proposal(
        row.table_id,
        row.kind,
        row.seat,
        row.person_id,
        json.loads(row.facts),
        row.seq,
        row.opened_at,
        row.closes_at,
        row.proposal_id,
        {each.voter: each.yes for each in rows if each.voter is not None},
    )


def _dumps(data: Mapping[str, Any]) -> str:
    return json.dumps(dict(data), ensure_ascii=False, separators=(",", ":"))
