"""What the managers of servers have chosen, and what is stored of a server."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.dialects import insert_or_update
from bot.store.schema import guilds, seats, tables


@dataclass(frozen=True, slots=True)
class ServerRow:
    """What was chosen for a server; None, or no channels: nothing."""

    language: str | None = None
    clock: str | None = None
    """The clock of new tables, as `tables.clock` has it."""
    channels: tuple[int, ...] = ()
    """The only channels in which tables may be opened."""
    threads: bool = False
    openers: str = "everyone"
    pages: bool = False
    """Whether its tables have pages on the web."""


@dataclass(frozen=True, slots=True)
class ServerCounts:
    """How much is stored of a server."""

    tables: Mapping[str, int]
    """By their status."""
    entries: int
    people: int
    """Who has or had a seat there."""


async def find(connection: AsyncConnection, guild_id: int | None) -> ServerRow:
    """Return what was chosen for a server."""
    row = (await connection.execute(select(guilds).where(guilds.c.guild_id == guild_id))).one_or_none()
    if row is None:
        return ServerRow()
    return ServerRow(row.language, row.clock, _channels(row.channels), row.threads, row.openers, row.pages)


async def change(connection: AsyncConnection, guild_id: int, **columns: Any) -> None:
    """Set columns of what was chosen for a server, and leave the others."""
    values = {"guild_id": guild_id, **columns}
    await connection.execute(insert_or_update(connection, guilds, *sorted(columns)), values)


async def counts(connection: AsyncConnection, guild_id: int) -> ServerCounts:
    """Return how much is stored of a server."""
    here = tables.c.guild_id == guild_id
    found = await connection.execute(select(tables.c.status, func.count()).where(here).group_by(tables.c.status))
    entries = select(func.sum(tables.c.seq)).where(here)  # one row of its log a seq, packed or not
    people = select(func.count(seats.c.person_id.distinct())).select_from(seats.join(tables)).where(here)
    return ServerCounts(
        {row[0]: row[1] for row in found},
        await connection.scalar(entries) or 0,
        await connection.scalar(people) or 0,
    )


def _channels(text: str | None) -> tuple[int, ...]:
    """Return the numbers of channels; none where they cannot be read: then tables may stand anywhere."""
    try:
        channels = json.loads(text or "[]")
    except ValueError:
        return ()
    return tuple(each for each in channels if isinstance(each, int)) if isinstance(channels, list) else ()
