"""Notices and pings in the store."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from datetime import UTC, datetime

from bot.store.database import Database
from bot.store.notices import note_pings

NOW = datetime(2030, 1, 1, tzinfo=UTC)


async def test_posts_that_ping_the_same_people_do_not_wait_for_each_other_for_ever(database: Database) -> None:
    rng = random.Random(1)

    async def post(people: Sequence[int]) -> None:
        async with database.write() as connection:
            await note_pings(connection, people, None, NOW)

    for _ in range(10):
        everybody = range(1, 101)
        await asyncio.gather(*(post(rng.sample(everybody, 100)) for _ in range(4)))
