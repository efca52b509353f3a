"""What a server's managers choose as its language reaches its live tables and leagues.

A table for which its people have chosen a language keeps that (`bot.hosting.own_language`).

A server may have a thousand tables, so the choice only plans a timer for each, in its own transaction; each table then
changes in a transaction of its own, under its lock, and tells its newest post again. A timer says no more than that the
table is to be looked at: it speaks what is chosen when the timer is served, so the last choice holds in whatever order
they are.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.agreements import ending
from bot.hosting.context import HostContext
from bot.hosting.languages import by_its_people
from bot.hosting.loading import find_table
from bot.hosting.posting.post import PostKind
from bot.hosting.table import Place, Refused
from bot.locale.words import LANGUAGES
from bot.store import leagues, outbox, people, proposals, tables, timers
from bot.store.tables import LIVE, TableRow
from bot.store.timers import NewTimer, Timer

TIMER = "language"
"""The kind of its timers, where a table goes by what was chosen, or else by its people."""
OWN: Mapping[str, str] = MappingProxyType({f"{TIMER}-{each}": each for each in LANGUAGES})
"""Kinds of timers of servers for which nothing is chosen any more, by what such a server says of itself."""


async def spread(
    context: HostContext, connection: AsyncConnection, guild_id: int, chosen: str | None, own: str | None
) -> None:
    """Have the live tables and leagues of a server speak what was chosen; None: `own`, which it says of itself.

    Where it says nothing, either, each table speaks what most of its people use. Part of the caller's transaction.
    """
    now, speaks = context.clock.now(), chosen or own
    kind = TIMER if chosen is not None or own is None else f"{TIMER}-{own}"
    numbers = await tables.live_numbers(connection, guild_id)
    await timers.plan(connection, [NewTimer(kind, now, each) for each in numbers])
    if speaks is not None:  # after the tables: who changes a table may hold it and wait for its league
        await leagues.change_language(connection, guild_id, speaks, now)


async def speak(context: HostContext, connection: AsyncConnection, timer: Timer) -> None:
    """Let a table speak what its server does by now, and tell its newest post again: the effect of the timer."""
    try:
        row = await find_table(connection, timer.table_id or 0)
        context.game(row.game)
    except Refused:
        return  # it is damaged, or of a game that is not here any more: nothing is posted of it
    if row.status not in LIVE or row.own_language is not None:
        return
    chosen = await people.server_language(connection, row.guild_id) or OWN.get(timer.kind)
    language = chosen or await by_its_people(connection, row)
    if language == row.language:
        return
    await tables.change_counted(connection, row.table_id, language=language)
    place, now = (row.guild_id, row.channel_id), context.clock.now()
    await outbox.enqueue(connection, row.table_id, place, PostKind.LANGUAGE.value, now)
    await tell_beside(context, connection, row)


async def tell_beside(context: HostContext, connection: AsyncConnection, row: TableRow) -> None:
    """Tell again, in the language that a table speaks now, what stands beside its newest post.

    That is what is proposed, who is invited, and what its thread is called. Part of the caller's transaction.
    """
    place, now = Place(row.guild_id, row.channel_id), context.clock.now()
    for each in await proposals.of_table(connection, row.table_id):
        await ending.tell(connection, place, each, now)
    where = (row.table_id, (row.guild_id, row.channel_id))
    kept = {each.seat for each in row.seats if each.kept_for is not None}
    for number in (number for number, seat in enumerate(context.game(row.game).colours) if seat in kept):
        await outbox.enqueue(connection, *where, PostKind.LANGUAGE.value, now, about=number)
    await outbox.enqueue(connection, *where, PostKind.NAME.value, now)
