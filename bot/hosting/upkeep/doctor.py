"""What is wrong with a store, in findings that the command line says as sentences."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass
from typing import Any

from bot.hosting.loading import read_entries, read_setup, replayed, sound_snapshot, standing_rows
from bot.hosting.rules_version import rules_version
from bot.store import dialects, leagues, log, migrate, outbox, tables
from bot.store.database import Database
from bot.store.errors import CorruptTable, other_length
from bot.store.log import Moment
from bot.store.sizes import sizes
from bot.store.tables import TableRow
from engine.contract import AnyGame

MUCH, MUCH_OF = 5_000_000, 0.1
"""So many bytes of a file, and such a part of it, may hold nothing without a word about it."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at. `key` is that of its sentence ("doctor-replays"), `facts` what it needs."""

    key: str
    facts: Mapping[str, Any]
    healthy: bool


async def examine(database: Database, games: Mapping[str, AnyGame]) -> AsyncIterator[Finding]:
    """Look at the file, the schema, every running table, what all takes, and what could not be told or opened."""
    async with database.read() as connection:
        for problem in await connection.run_sync(lambda sync: dialects.damage(sync, thorough=True)):
            yield Finding("doctor-broken", {"cause": problem}, healthy=False)
        present = await connection.run_sync(migrate.version)
    if present != migrate.newest():
        yield Finding("doctor-old-schema", {"version": present or "-", "newest": migrate.newest()}, healthy=True)
        return
    async for finding in _tables(database, games):
        yield finding
    async for finding in _sizes(database):
        yield finding
    async with database.read() as connection:
        for queued in await outbox.suspended(connection):
            facts = {"table": str(queued.table_id), "channel": str(queued.channel_id), "why": queued.suspended or ""}
            yield Finding("doctor-undelivered", facts, healthy=False)
        for league, channel, why in await leagues.in_trouble(connection):
            yield Finding("doctor-league", {"league": str(league), "channel": str(channel), "why": why}, healthy=False)


async def _sizes(database: Database) -> AsyncIterator[Finding]:
    """Tell what is stored, what a game takes of it, what is still to be packed and what could be given back."""
    async with database.read() as connection:
        found = await connection.run_sync(sizes)
    yield Finding("doctor-size", {"whole": _megabytes(found.whole)}, healthy=True)
    if found.kinds:
        kinds = {kind.value: _megabytes(size) for kind, size in found.kinds.items()}
        yield Finding("doctor-kinds", kinds, healthy=True)
        facts = {"over": found.over.count, "over_each": _kilobytes(found.over.each)}
        facts |= {"running": found.running.count, "running_each": _kilobytes(found.running.each)}
        yield Finding("doctor-games", facts, healthy=True)
    if found.to_pack:
        yield Finding("doctor-to-pack", {"count": found.to_pack}, healthy=True)
    if found.free > MUCH and found.free > found.whole * MUCH_OF:
        yield Finding("doctor-free", {"free": _megabytes(found.free)}, healthy=True)


def _megabytes(size: float) -> float:
    return round(size / 1e6, 1)


def _kilobytes(size: float) -> float:
    return round(size / 1e3, 1)


async def _tables(database: Database, games: Mapping[str, AnyGame]) -> AsyncIterator[Finding]:
    async with database.read() as connection:
        counted = dict(await tables.count(connection))
        running = await tables.numbers(connection, "running")
    sound = 0
    for table_id in running:
        finding = await _table(database, games, table_id)
        sound += finding is None
        if finding is not None:
            yield finding
    facts = {"sound": sound, "running": len(running), "all": sum(counted.values())}
    yield Finding("doctor-tables", facts, healthy=sound == len(running))


async def _table(database: Database, games: Mapping[str, AnyGame], table_id: int) -> Finding | None:
    """Replay a table's log and compare it with its snapshot; None when both are sound.

    A snapshot that is not what the log leads to is thrown away. One of older rules is not used anyhow. A running bot
    may hold the wrong position in memory and store it again: the finding asks to stop it and to look once more.
    """
    try:
        async with database.read() as connection:
            row = await tables.find(connection, table_id)
            if row is None:
                return None
            if row.game not in games:
                return Finding("doctor-unknown-game", {"table": str(table_id), "game": row.game}, healthy=False)
            rows = await log.rows(connection, table_id)
            game, setup = games[row.game], await read_setup(connection, row)
            kept = await sound_snapshot(connection, table_id, Moment.PRESENT)
        _check_length(row, len(rows))
        match = replayed(game, setup, read_entries(game, table_id, standing_rows(rows)), table_id)
    except CorruptTable as corrupt:
        return Finding("doctor-damaged", {"table": str(table_id), "cause": corrupt.in_detail}, healthy=False)
    if kept is not None and kept.rules != rules_version(game):
        return None
    if kept is None or kept.seq != row.seq or kept.position != match.position.to_data():
        if kept is not None:
            async with database.write() as connection:
                await log.forget_snapshots(connection, table_id)
        return Finding("doctor-snapshot", {"table": str(table_id)}, healthy=False)
    return None


def _check_length(row: TableRow, rows: int) -> None:
    if rows != row.seq:
        raise other_length(row.table_id, rows, row.seq)
