"""Counting finished games: in the transaction that ends one, and anew from the log alone."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection
from datetime import datetime
from typing import NamedTuple

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.context import HostContext
from bot.hosting.live_game import LiveGame
from bot.hosting.loading import read_game, read_setup, replayed
from bot.hosting.table import Status
from bot.store import log as store_log
from bot.store import results, tables
from bot.store.errors import CorruptTable
from bot.store.results import CountedGame, ResultRow, ToCount
from bot.store.tables import TableRow
from engine.contract import AnyGame, Seat
from engine.log import Setup
from engine.match import Match
from engine.statistics import Figures, figures, version_of

log = structlog.get_logger(__name__)

REST = 0.05
"""Seconds after each game, at least, so that counting many thousands costs those who play nothing."""
RESTS = 9
"""The rest is so many times as long as the game took: counting takes a tenth of a core, however slow that is."""
AT_ONCE = 100


class Recounted(NamedTuple):
    """What counting anew came to."""

    games: int
    changed: int
    unreadable: int


def counted(match: Match, seq: int, people: Collection[Seat], began_at: datetime | None) -> CountedGame:
    """Return what a finished game came to; `people` are the seats at which a person sits.

    Moments are kept to the second, as a packed log has them.
    """
    result = match.result
    sides = 0 if result is None else len(result.scores)
    told = [_row(seat, each, person=seat in people) for seat, each in sorted(figures(match).items())]
    began = None if began_at is None else began_at.replace(microsecond=0)
    return CountedGame(seq, version_of(match.game.statistics), sides, len(match.entries), began, told)


async def keep_result(connection: AsyncConnection, live: LiveGame, seq: int, now: datetime) -> None:
    """Keep what a game comes to that ends now, in the transaction that ends it.

    A fault in what a game tells must not hold up its end: it is noted, and the game is counted later.
    """
    people = [each.seat for each in live.table.occupants if each.person_id is not None]
    first = (live.table.id, live.seqs[0] if live.seqs else seq)
    began = (await store_log.moments(connection, [first])).get(first, now)
    try:
        told = counted(live.match, seq, people, began)
    except Exception:
        log.exception("game_not_counted", table=live.table.id)
        return
    await results.write(connection, live.table.id, told)


async def count_missing(context: HostContext, stopping: asyncio.Event, rest: float = REST) -> int:
    """Count the finished games that are not counted yet, until that is done or the bot stops; return how many."""
    return (await _count(context, stopping, rest, anew=False)).games


async def recount(context: HostContext, stopping: asyncio.Event | None = None) -> Recounted:
    """Count all finished games anew, from their logs alone."""
    return await _count(context, stopping or asyncio.Event(), 0, anew=True)


def versions(context: HostContext) -> dict[str, str]:
    """Return by which count each game is told now."""
    return {name: version_of(game.statistics) for name, game in context.games.items()}


async def _count(context: HostContext, stopping: asyncio.Event, rest: float, *, anew: bool) -> Recounted:
    done, last, due = Recounted(0, 0, 0), 0, [ToCount(0, "")]
    while due and not stopping.is_set():
        async with context.database.read() as connection:
            due = await results.to_count(connection, versions(context), last, AT_ONCE, anew=anew)
        for each in due:
            began = time.perf_counter()
            changed, readable = await _count_unless_damaged(context, each)
            done = Recounted(done.games + 1, done.changed + changed, done.unreadable + (not readable))
            last = each.table_id
            if rest:
                await context.clock.wait(stopping, max(rest, RESTS * (time.perf_counter() - began)))
            if stopping.is_set():
                break
    if done.games:
        log.info("games_counted", games=done.games, changed=done.changed, unreadable=done.unreadable)
    return done


async def _count_unless_damaged(context: HostContext, which: ToCount) -> tuple[bool, bool]:
    """Count a game as `_count_one`; a table whose row is damaged is noted and left."""
    try:
        return await _count_one(context, which)
    except CorruptTable as corrupt:
        log.warning("game_not_counted", table=which.table_id, what=corrupt.what)
        return False, False


async def _count_one(context: HostContext, which: ToCount) -> tuple[bool, bool]:
    """Count a game from its log; return whether that is something new, and whether its log can be read."""
    game = context.games[which.game]
    async with context.locks.hold(which.table_id):
        async with context.database.read() as connection:
            row = await tables.find(connection, which.table_id)
            if row is None or row.status != Status.FINISHED:
                return False, True
            before = await results.find(connection, which.table_id)
            told = await _told_by_log(connection, game, row, before)
        if told is None and before is not None and before.results:
            return False, False  # rather what was counted once than nothing
        after = told or CountedGame(row.seq, version_of(game.statistics), 0, 0, None, ())
        if after == before:
            return False, told is not None
        async with context.database.write() as connection:
            still = await tables.find(connection, which.table_id, lock=True)
            if still is not None and (still.seq, still.status) == (row.seq, row.status):
                await results.write(connection, which.table_id, after)
        return True, told is not None


async def _told_by_log(
    connection: AsyncConnection, game: AnyGame, row: TableRow, before: CountedGame | None
) -> CountedGame | None:
    """Return what a game comes to by its log; None where that cannot be read, which is noted."""
    try:
        return await _counted_anew(connection, game, row, before)
    except (CorruptTable, ValueError) as fault:
        what = fault.what if isinstance(fault, CorruptTable) else type(fault).__name__
        log.warning("game_not_counted", table=row.table_id, what=what)
        return None


async def _counted_anew(
    connection: AsyncConnection, game: AnyGame, row: TableRow, before: CountedGame | None
) -> CountedGame:
    """Return what a game comes to by its log. Raises CorruptTable, and ValueError for one that is not over.

    Who sat where is no matter of the log. Of somebody who was forgotten only the count from before knows.
    """
    live = await read_game(connection, game, row)
    setup = await read_setup(connection, row)
    first = (row.table_id, live.seqs[0])
    began = (await store_log.moments(connection, [first])).get(first)
    people = {each.seat for each in row.seats if each.person_id is not None}
    if before is not None:
        people |= {each.seat for each in before.results if each.person}
    return await asyncio.to_thread(_counted_by_entries, game, setup, live, people, began)


def _counted_by_entries(
    game: AnyGame, setup: Setup, live: LiveGame, people: Collection[Seat], began: datetime | None
) -> CountedGame:
    """Return what a game comes to by its entries. It takes a tenth of a second: nothing for the event loop."""
    table = live.table
    try:
        match = replayed(game, setup, live.match.entries, table.id)
    except CorruptTable:  # a log of older rules that the present ones refuse: its last position was kept
        match = live.match
    return counted(match, table.seq, people, began)


def _row(seat: Seat, told: Figures, *, person: bool) -> ResultRow:
    return ResultRow(seat, person, told.place, told.points, told.margin, told.sources, told.facts, told.liked)
