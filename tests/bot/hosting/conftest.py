from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.hosting.host import Host
from tests.bot.hosting.support import FakeAnnouncer, HandClock, make_host


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
