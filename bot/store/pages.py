"""The addresses of tables' pages on the web, and whether there is to be one."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Row, Select, and_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import guilds, tables


class PageRow(NamedTuple):
    """The page of a table."""

    table_id: int
    token: str | None
    """What stands in its address; None: it has had none."""
    wanted: bool
    """Whether the managers of its server want pages, and the bot is in that server."""


async def of_table(connection: AsyncConnection, table_id: int) -> PageRow | None:
    """Return the page of a table; None where there is no such table."""
    return _page((await connection.execute(_pages().where(tables.c.table_id == table_id))).one_or_none())


async def at(connection: AsyncConnection, token: str) -> PageRow | None:
    """Return the page at an address."""
    return _page((await connection.execute(_pages().where(tables.c.page == token))).one_or_none())


async def give(connection: AsyncConnection, table_id: int, token: str) -> None:
    """Give a table its address, unless it has one."""
    nameless = and_(tables.c.table_id == table_id, tables.c.page.is_(None))
    await connection.execute(update(tables).where(nameless).values(page=token))


def _pages() -> Select[Any]:
    wanted = and_(guilds.c.pages, guilds.c.left_at.is_(None)).label("wanted")
    joined = tables.outerjoin(guilds, guilds.c.guild_id == tables.c.guild_id)
    return select(tables.c.table_id, tables.c.page, wanted).select_from(joined)


def _page(row: Row[Any] | None) -> PageRow | None:
    return None if row is None else PageRow(row.table_id, row.page, bool(row.wanted))
