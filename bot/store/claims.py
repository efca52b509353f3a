"""Claims: what one of several processes has in hand, so that no other one begins it, too.

A claim is known by what it is for (a kind and a number) and by the state in which that was found. Until its moment
nobody else claims the same; in another state it is another thing, which anybody may claim. A claim that is not held for
longer ends by itself.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from secrets import token_hex

from sqlalchemy import ColumnElement, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.dialects import insert_or_update_where
from bot.store.schema import claims

AUTOMA, LATE, THREAD = "automa", "late", "thread"
"""The kinds: an automa of a table thinks; so it does for a seat whose time is over; a thread is made for a press."""


@dataclass(frozen=True, slots=True)
class Claim:
    """What is to be claimed, by whom."""

    kind: str
    number: int
    state: tuple[int, ...] = ()
    holder: str = field(default_factory=lambda: token_hex(8))


class ClaimLost(Exception):  # noqa: N818
    """Somebody else has claimed it since: this one was not held for too long."""


async def take(connection: AsyncConnection, claim: Claim, now: datetime, until: datetime) -> bool:
    """Claim something until a moment; False where somebody else has it in hand."""
    state = ".".join(map(str, claim.state))
    free = or_(claims.c.held_until <= now, claims.c.state != state)
    statement = insert_or_update_where(connection, claims, free)
    values = {"kind": claim.kind, "number": claim.number, "state": state, "holder": claim.holder}
    return (await connection.execute(statement, {**values, "held_until": until})).rowcount > 0


async def held_until(connection: AsyncConnection, claim: Claim) -> datetime | None:
    """Return until when somebody has it in hand; None: nobody."""
    query = select(claims.c.held_until).where(claims.c.kind == claim.kind, claims.c.number == claim.number)
    until: datetime | None = await connection.scalar(query)
    return until


async def hold(connection: AsyncConnection, claim: Claim, until: datetime) -> None:
    """Make a claim hold for longer. ClaimLost."""
    query = update(claims).where(*_mine(claim)).values(held_until=until)
    if not (await connection.execute(query)).rowcount:
        raise ClaimLost(claim.kind, claim.number)


async def release(connection: AsyncConnection, claim: Claim) -> None:
    """Give a claim up; nothing where somebody else has claimed it since."""
    await connection.execute(delete(claims).where(*_mine(claim)))


async def tidy(connection: AsyncConnection, now: datetime) -> None:
    """Forget claims that hold no longer."""
    await connection.execute(delete(claims).where(claims.c.held_until <= now))


def _mine(claim: Claim) -> tuple[ColumnElement[bool], ...]:
    return claims.c.kind == claim.kind, claims.c.number == claim.number, claims.c.holder == claim.holder
