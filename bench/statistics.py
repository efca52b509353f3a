"""`/stats` over a thousand games: what somebody asks is found, tallied, rated, worded; and its picture.

The games are those of one server at one game, three people each, of whom one is always the one who asks. Figures are
milliseconds; the first answer reads all ratings, those after it find them in memory.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from statistics import median
from typing import Any

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.discord.messages import names
from bot.discord.statistics.telling import Telling
from bot.hosting.host import Host
from bot.hosting.table import Place
from bot.locale.words import wording
from bot.store import results
from bot.store.database import open_database
from bot.store.results import CountedGame, ResultRow
from bot.store.schema import people, seats, tables
from engine.games import GAMES
from engine.moa.statistics import MoaStatistics
from render.charts.page.blocks import Page
from render.charts.page.draw import draw_page
from render.charts.page.told import lines

PLAYED = 1_000
TIMES = 7
WHO, OTHERS = 1, range(2, 21)
HERE = Place(9, 1)
BEGAN = datetime(2029, 1, 1, tzinfo=UTC)
BIRDS = ("haasts_eagle", "kakapo", "kea", "kiwi", "moa", "morepork", "pukeko", "tui")


def measure(games: int = PLAYED, times: int = TIMES) -> dict[str, float]:
    """Return how long the own statistics and the ladder take: first, then again; and a page's picture."""
    return asyncio.run(_measure(games, times))


async def _measure(games: int, times: int) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as name:
        host = Host(await open_database(Path(name)))
        async with host.database.write() as connection:
            await _fill(connection, games)
        telling = Telling(wording("en"), GAMES["moa"], here=True, shown=names.safe)

        async def own() -> Page:
            return telling.own(await host.statistics.own(WHO, HERE), "Ann")

        async def ladder() -> Page:
            return telling.ladder(await host.statistics.ladder(WHO, HERE, "moa"))

        found = {}
        for what, ask in (("own", own), ("ladder", ladder)):
            found[f"{what}_first_ms"] = (await _took(ask))[0]
            found[f"{what}_ms"] = median([(await _took(ask))[0] for _ in range(times)])
        page = (await _took(ladder))[1]
        draw_page(page, wording("en"))
        found["picture_ms"] = median(list(_drawn(page, times)))
        await host.close()
    return {what: round(value, 1) for what, value in found.items()}


async def _took(ask: Callable[[], Awaitable[Page]]) -> tuple[float, Page]:
    begun = time.perf_counter()
    page = await ask()
    lines(page, wording("en"))
    return 1000 * (time.perf_counter() - begun), page


def _drawn(page: Page, times: int) -> Iterator[float]:
    for _ in range(times):
        begun = time.perf_counter()
        draw_page(page, wording("en"))
        yield 1000 * (time.perf_counter() - begun)


async def _fill(connection: AsyncConnection, games: int) -> None:
    """Put finished games into a store."""
    rng = random.Random(7)
    every = [{"person_id": who, "name": f"Person {who}", "language": "en"} for who in (WHO, *OTHERS)]
    await connection.execute(insert(people), every)
    for number in range(1, games + 1):
        ended = BEGAN + number * timedelta(hours=7)
        await connection.execute(insert(tables).values(**_table(number, ended)))
        who = [WHO, *rng.sample(OTHERS, 2)]
        rng.shuffle(who)
        colours = GAMES["moa"].colours
        rows = [
            {"table_id": number, "seat": colours[at], "joined": at + 1, "person_id": each}
            for at, each in enumerate(who)
        ]
        await connection.execute(insert(seats), rows)
        told = [_result(colours[at], at + 1, rng) for at in range(len(who))]
        await results.write(connection, number, CountedGame(9, "1.1", 3, 80, ended - timedelta(hours=6), told))


def _table(number: int, ended: datetime) -> dict[str, Any]:
    told = {"game": "moa", "guild_id": HERE.guild_id, "channel_id": number, "status": "finished", "opener_id": WHO}
    told |= {"language": "en", "options": "{}", "seq": 9, "posted_until": 9, "asked_since": "{}", "friendly": False}
    return {**told, "table_id": number, "opened_at": BEGAN, "ended_at": ended}


def _result(seat: str, place: int, rng: random.Random) -> ResultRow:
    sources = {name: rng.randint(1, 40) for name in MoaStatistics.sources}
    facts = {name: rng.randint(1, 9) for name in MoaStatistics.fact_names}
    liked = {"bird": {name: rng.randint(1, 9) for name in BIRDS}}
    return ResultRow(seat, True, place, sum(sources.values()), 20 - 9 * place, sources, facts, liked)
