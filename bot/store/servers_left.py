"""Servers that the bot is in no longer: since when, and all rows of them, to be removed.

A column that holds the number of a server is known by its name, and so are rows that belong to a table: a new table
is not forgotten here.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from datetime import datetime
from typing import Any

from sqlalchemy import Column, Table, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.dialects import insert_or_update
from bot.store.schema import guilds, metadata, proposals, tables, votes

NAME = "guild_id"
"""How a column is called that holds the number of a server."""
TABLE = "table_id"
"""How a column is called that tells to which table a row belongs."""


async def known(connection: AsyncConnection) -> set[int]:
    """Return every server of which something is stored."""
    found: set[int] = set()
    for column in _of_servers():
        query = select(column).distinct().where(column.is_not(None))
        found |= set((await connection.execute(query)).scalars())
    return found


async def noted(connection: AsyncConnection) -> Mapping[int, datetime]:
    """Return since when the bot is in servers no longer, of all that are noted."""
    rows = await connection.execute(select(guilds.c.guild_id, guilds.c.left_at).where(guilds.c.left_at.is_not(None)))
    return {row.guild_id: row.left_at for row in rows}


async def note(connection: AsyncConnection, guild_ids: Collection[int], now: datetime) -> None:
    """Note that the bot is in these servers no longer."""
    values = [{"guild_id": each, "left_at": now} for each in guild_ids]
    await connection.execute(insert_or_update(connection, guilds, "left_at"), values)


async def note_back(connection: AsyncConnection, guild_ids: Collection[int]) -> None:
    """Note that the bot is in these servers again."""
    await connection.execute(update(guilds).where(guilds.c.guild_id.in_(guild_ids)).values(left_at=None))


async def table_numbers(connection: AsyncConnection, guild_id: int, *statuses: str) -> list[int]:
    """Return the tables of a server; with `statuses` only those that have one of them."""
    query = select(tables.c.table_id).where(tables.c.guild_id == guild_id).order_by(tables.c.table_id)
    return list((await connection.execute(query.where(tables.c.status.in_(statuses)) if statuses else query)).scalars())


async def remove_table(connection: AsyncConnection, table_id: int) -> None:
    """Remove a table with every row that belongs to it."""
    of_proposals = select(proposals.c.proposal_id).where(proposals.c.table_id == table_id)
    await connection.execute(delete(votes).where(votes.c.proposal_id.in_(of_proposals)))
    for each in _of_tables():
        await connection.execute(delete(each).where(each.c[TABLE] == table_id))


async def remove_server(connection: AsyncConnection, guild_id: int) -> None:
    """Remove what is left of a server when its tables are gone."""
    for column in _of_servers():
        await connection.execute(delete(column.table).where(column == guild_id))


def _of_servers() -> Iterator[Column[Any]]:
    """Return every column with the numbers of servers, those first whose rows refer to others."""
    return (each.c[NAME] for each in reversed(metadata.sorted_tables) if NAME in each.columns)


def _of_tables() -> Iterator[Table]:
    """Return everything that has rows of tables, those first whose rows refer to others; the tables come last."""
    return (each for each in reversed(metadata.sorted_tables) if TABLE in each.columns)
