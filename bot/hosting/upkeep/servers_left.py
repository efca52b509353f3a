"""Servers that have removed the bot: after 30 days nothing is stored of them any more.

Once a day the bot lists the servers it is in. Of those that something is stored of, one that is missing is noted with
the moment, and one that is there again is not missing any more. A list that is not complete, or empty, says nothing.

What is stored goes in small transactions, with rests between: games that still run are closed, which takes hands out of
direct messages; a day later people go who are known from nowhere else, then the tables, then the server. A kill between
any two leaves the rest for the next day.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection, Iterator, Sequence
from datetime import datetime, timedelta

import structlog
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.changing import change_unless_damaged, close
from bot.hosting.context import HostContext
from bot.hosting.table import Status
from bot.store import components, personal, servers_left
from bot.store.tables import TableRow

log = structlog.get_logger(__name__)

KEPT = timedelta(days=30)
"""How long what is stored of a server is kept after the bot was removed from it."""
REST = 0.05
"""Seconds between two transactions: nobody who presses is to wait for them."""
AT_ONCE = 500
"""How many servers are noted in one transaction."""


async def look_after_servers(context: HostContext, stopping: asyncio.Event, rest: float = REST) -> None:
    """Note which servers the bot is in no longer, and remove what is stored of those that it left long ago."""
    present = await _listed(context)
    if not present:
        return
    async with context.database.read() as connection:
        missing = await servers_left.known(connection) - set(present)
        noted = await servers_left.noted(connection)
    now = context.clock.now()
    for some in _parts(sorted(missing - noted.keys())):
        async with context.database.write() as connection:
            await servers_left.note(connection, some, now)
    for some in _parts(sorted(noted.keys() - missing)):
        async with context.database.write() as connection:
            await servers_left.note_back(connection, some)
    removing = _Removing(context, stopping, rest)
    for guild_id in sorted(missing & noted.keys()):
        if noted[guild_id] <= now - KEPT and not stopping.is_set():
            await removing.remove(guild_id, noted[guild_id])
    await _remove_unused_components(context)


async def _listed(context: HostContext) -> Collection[int]:
    """Return every server that the bot is in; none where that is not known for sure."""
    if context.listing is None:
        return ()
    try:
        present = await context.listing()
    except Exception as error:
        log.warning("servers_not_listed", fault=error)
        return ()
    if not present:
        log.warning("no_servers_listed")
    return present


def _parts(numbers: Sequence[int]) -> Iterator[Sequence[int]]:
    return (numbers[first : first + AT_ONCE] for first in range(0, len(numbers), AT_ONCE))


async def _remove_unused_components(context: HostContext) -> None:
    async with context.database.read() as connection:
        unused = await components.unused(connection)
    if unused:
        try:
            async with context.database.write() as connection:
                await components.remove_unused(connection, unused)
        except IntegrityError:
            log.info("components_used_again")  # a game has just begun with them: another day


class _Removing:
    """Removes what is stored of servers."""

    def __init__(self, context: HostContext, stopping: asyncio.Event, rest: float) -> None:
        self._context = context
        self._stopping = stopping
        self._rest = rest

    async def remove(self, guild_id: int, left_at: datetime) -> None:
        """Remove all that is stored of a server; where games still run there only close them, this time."""
        if await self._close_games(guild_id):
            return
        await self._remove_people(guild_id, left_at)
        if not await self._remove_tables(guild_id) or self._stopping.is_set():
            return
        async with self._context.database.write() as connection:
            await servers_left.remove_server(connection, guild_id)
        log.info("server_removed", guild=guild_id)

    async def _close_games(self, guild_id: int) -> bool:
        """Close the games that run; return whether there was one. A damaged one stays as it is until it is removed."""
        closed = False
        async for table_id in self._tables(guild_id, Status.RUNNING):
            closed |= bool(await change_unless_damaged(self._context, table_id, self._close))
            self._context.cache.drop(table_id)
        return closed

    async def _close(self, connection: AsyncConnection, row: TableRow) -> bool:
        if row.status != Status.RUNNING:
            return False
        await close(self._context, connection, row)
        return True

    async def _remove_people(self, guild_id: int, left_at: datetime) -> None:
        """Remove the people of a server's tables of whom nothing is stored elsewhere."""
        context = self._context
        async with context.database.read() as connection:
            there = await personal.at_server(connection, guild_id)
            only_there = await personal.not_elsewhere(connection, there, guild_id, left_at)
        for person_id in only_there:
            if await self._stopped():
                return
            try:
                async with context.database.write() as connection:
                    await personal.remove_with_server(connection, person_id, guild_id)
            except IntegrityError:
                continue  # who has just sat down elsewhere
            context.languages.note(person_id, None)
            context.seen_lately.forget(person_id)

    async def _remove_tables(self, guild_id: int) -> bool:
        """Remove the tables of a server; False where one stays for another day: somebody is just looking at it."""
        whole = True
        async for table_id in self._tables(guild_id):
            try:
                async with self._context.locks.hold(table_id), self._context.database.write() as connection:
                    await servers_left.remove_table(connection, table_id)
            except IntegrityError:
                whole = False
            self._context.cache.drop(table_id)
        return whole

    async def _tables(self, guild_id: int, *statuses: Status) -> AsyncIterator[int]:
        """Return the tables of a server one by one, with a rest before each, until the bot stops."""
        async with self._context.database.read() as connection:
            numbers = await servers_left.table_numbers(connection, guild_id, *statuses)
        for table_id in numbers:
            if await self._stopped():
                return
            yield table_id

    async def _stopped(self) -> bool:
        """Rest, and return whether the bot stops."""
        if self._rest:
            await self._context.clock.wait(self._stopping, self._rest)
        return self._stopping.is_set()
