from __future__ import annotations

import os
from collections.abc import AsyncIterator

import pytest

from tests.support import bot
from tests.support.bot import ALONE, Way
from tests.support.postgres import PostgreSQL


@pytest.fixture(autouse=True)
async def way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Way]:
    """How a test's bot is run: alone, unless its module has both ways (`BOTH_WAYS`).

    `WAY=http-sqlite pytest tests/end_to_end` runs every other test in that way.
    """
    entrance, database = os.environ.get("WAY", "-".join(ALONE)).split("-")
    chosen: Way = getattr(request, "param", Way(entrance, database))
    monkeypatch.setattr(bot, "entrance", chosen.entrance)
    if chosen.database == "sqlite":
        yield chosen
        return
    server: PostgreSQL = request.getfixturevalue("postgres")
    await server.make("end_to_end")
    monkeypatch.setattr(bot, "address", server.address("end_to_end"))
    yield chosen
    await server.drop("end_to_end")
