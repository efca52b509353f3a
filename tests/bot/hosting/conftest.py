from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.hosting.host import Host
from tests.bot.hosting.support import FakeAnnouncer, HandClock, make_host
from tests.support.storage import STORAGES, Storage, stored_in


@pytest.fixture(autouse=True, params=STORAGES)
async def storage(request: pytest.FixtureRequest) -> AsyncIterator[Storage]:
    """Each test of the room runs over a file and over a server. A module about files makes a fixture of this name."""
    over_server = request.param == "postgresql"
    async with stored_in(request.getfixturevalue("postgres") if over_server else None) as databases:
        yield databases


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
async def host(tmp_path: Path, clock: HandClock) -> AsyncIterator[Host]:
    host = await make_host(tmp_path, clock=clock)
    yield host
    await host.close()


@pytest.fixture
def announcer() -> FakeAnnouncer:
    return FakeAnnouncer()
