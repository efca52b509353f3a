from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store.database import Database, open_database
from tests.support.storage import STORAGES, Storage, stored_in


@pytest.fixture(params=STORAGES)
async def storage(request: pytest.FixtureRequest) -> AsyncIterator[Storage]:
    """For what must hold over a file as over a server."""
    over_server = request.param == "postgresql"
    async with stored_in(request.getfixturevalue("postgres") if over_server else None) as databases:
        yield databases


@pytest.fixture
async def database(storage: Storage, tmp_path: Path) -> AsyncIterator[Database]:
    database = await open_database(tmp_path, await storage.address(tmp_path))
    yield database
    await database.close()
