"""Packing the logs of games that are over, in the background: a game in a transaction, with a rest behind each.

Some time after its end, for what is packed is made to be kept, not to be played on. Where it is broken off, what is
left is packed the next time; nothing is noted but the packed logs themselves. Rows that earlier versions have written
in running games are packed, too.
"""

from __future__ import annotations

import asyncio
from datetime import timedelta

import structlog

from bot.hosting.context import HostContext
from bot.store import judgements, packed_logs, tables
from bot.store import log as store_log
from bot.store.errors import CorruptTable, other_length
from bot.store.log import Moment
from bot.store.packed_logs import PackedRow, ToPack

log = structlog.get_logger(__name__)

AFTER = timedelta(days=2)
"""How long a game is over before its log is packed: until then its end is looked at most, and may be taken back."""
REST = 0.05
"""Seconds after each game, so that a store of many thousands to be packed costs those who play nothing."""
AT_ONCE = 100
TELL = 1000
"""After how many games it is told how far the work is."""


async def pack_logs(context: HostContext, stopping: asyncio.Event, rest: float = REST) -> int:
    """Pack what can be packed, until that is done or the bot stops; return how many logs were packed.

    A log that is damaged stays as it is.
    """
    before = context.clock.now() - AFTER
    done, last, due = 0, 0, [ToPack(0, 0)]
    while due and not stopping.is_set():
        async with context.database.read() as connection:
            due = await packed_logs.to_pack(connection, before, last, AT_ONCE)
        for each in due:
            done += await _pack(context, each)
            last = each.table_id
            if done and done % TELL == 0:
                await _tell(context, done)
            await _rest(context, stopping, rest)
            if stopping.is_set():
                return done
    if done:
        await _tell(context, done)
    await _pack_older(context, stopping, rest)
    return done


async def _pack(context: HostContext, which: ToPack) -> bool:
    """Pack a log; False where it is damaged, or the game has gone on."""
    async with context.locks.hold(which.table_id):
        try:
            async with context.database.read() as connection:
                rows = [_packed_row(each) for each in await store_log.rows(connection, which.table_id)]
            if len(rows) != which.seq:
                raise other_length(which.table_id, len(rows), which.seq)
        except CorruptTable as corrupt:
            log.warning("log_not_packed", table=which.table_id, what=corrupt.what)
            return False
        whole = await asyncio.to_thread(packed_logs.packed, rows)
        async with context.database.write() as connection:
            if not await packed_logs.write(connection, which.table_id, whole):
                return False
            await store_log.pack_snapshot(connection, which.table_id, Moment.PRESENT)
            await judgements.pack_older(connection, which.table_id)
            return True


def _packed_row(row: store_log.LogRow) -> PackedRow:
    assert row.at is not None  # noqa: S101  (it was read)
    return PackedRow(row.seq, row.entry, row.undoes, row.asked_since, row.person_id, row.at)


async def _pack_older(context: HostContext, stopping: asyncio.Event, rest: float) -> None:
    """Pack what earlier versions have written in running games; where many run, a part of them is looked at at once."""
    async with context.database.read() as connection:
        running = await tables.numbers(connection, "running")
    for start in range(0, len(running), AT_ONCE):
        if start:
            await _rest(context, stopping, rest)
        if stopping.is_set():
            return
        async with context.database.read() as connection:
            older = await store_log.with_older(connection, running[start : start + AT_ONCE])
        for table_id in older:
            if stopping.is_set():
                return
            await _pack_older_of(context, table_id)
            await _rest(context, stopping, rest)


async def _pack_older_of(context: HostContext, table_id: int) -> None:
    try:
        async with context.locks.hold(table_id), context.database.write() as connection:
            await tables.hold(connection, table_id)  # an answer may be changed just now, by another process
            await store_log.pack_older(connection, table_id)
    except CorruptTable as corrupt:
        log.warning("log_not_packed", table=table_id, what=corrupt.what)


async def _tell(context: HostContext, done: int) -> None:
    async with context.database.read() as connection:
        log.info("logs_packed", packed=done, left=await packed_logs.count(connection))


async def _rest(context: HostContext, stopping: asyncio.Event, seconds: float) -> None:
    if seconds:
        await context.clock.wait(stopping, seconds)
