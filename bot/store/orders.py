"""Standing orders of seats: what the host is to answer for them (bot.hosting.orders.standing_orders says what is in them)."""

from __future__ import annotations

from dataclasses import asdict
from datetime import datetime

from sqlalchemy import ColumnElement, and_, delete, or_
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.dialects import insert_or_update
from bot.store.order_row import OrderRow
from bot.store.schema import standing_orders


async def give(connection: AsyncConnection, table_id: int, row: OrderRow, now: datetime) -> None:
    """Keep an order in place of the seat's one for the same kind of decision, used as often."""
    values = {"table_id": table_id, **asdict(row), "given_at": now}
    await connection.execute(insert_or_update(connection, standing_orders), values)


async def take_back(connection: AsyncConnection, table_id: int, seat: str, decision: str, *, once: bool) -> None:
    """Take an order back, where there is one."""
    key = (_of(table_id, seat), standing_orders.c.decision == decision, standing_orders.c.once.is_(once))
    await connection.execute(delete(standing_orders).where(*key))


PREPARED = "prepared"
"""The kind of an order that is kept for its own kind of decision."""


async def use_up(connection: AsyncConnection, table_id: int, seat: str, answered: str | None = None) -> None:
    """Take away the orders of a seat that are used once.

    Where it has `answered` a kind of decision, what is prepared for another one stays.
    """
    key = [_of(table_id, seat), standing_orders.c.once]
    if answered is not None:
        key.append(or_(standing_orders.c.kind != PREPARED, standing_orders.c.decision == answered))
    await connection.execute(delete(standing_orders).where(*key))


async def clear(connection: AsyncConnection, table_id: int, seat: str) -> None:
    """Take away all orders of a seat."""
    await connection.execute(delete(standing_orders).where(_of(table_id, seat)))


def _of(table_id: int, seat: str) -> ColumnElement[bool]:
    return and_(standing_orders.c.table_id == table_id, standing_orders.c.seat == seat)
