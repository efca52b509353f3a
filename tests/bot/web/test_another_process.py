"""Pages from another process than the one that people play at, over a file and over a server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.web.live import PAUSE
from tests.bot.hosting.support import HandClock, asked, make_host, press, running_table
from tests.bot.web.support import page_of, play, switch_on, visited_host
from tests.bot.web.test_live import Listener
from tests.engine.toy import Draw
from tests.support.storage import STORAGES, Storage, stored_in


@pytest.fixture(autouse=True, params=STORAGES)
async def storage(request: pytest.FixtureRequest) -> AsyncIterator[Storage]:
    over_server = request.param == "postgresql"
    async with stored_in(request.getfixturevalue("postgres") if over_server else None) as databases:
        yield databases


async def test_what_is_played_elsewhere_is_shown_and_told(tmp_path: Path) -> None:
    playing, showing, clock = await make_host(tmp_path), await make_host(tmp_path), HandClock()
    await switch_on(playing)
    table = await running_table(playing)
    there = await page_of(playing, table)
    async with visited_host(showing, clock=clock) as visitor, visitor.client.get(f"{there}live") as answer:
        listener = Listener(answer, clock)
        assert (await listener.news())["mark"] == "1-0"
        assert (await listener.news())["mark"] == "1-0"
        await playing.playing.act(press(asked(table)), table.id, Draw())
        clock.forward(PAUSE)
        assert (await listener.news())["mark"] == "2-0"
        assert "Step 2 of 2" in await visitor.get(there)
        await play(playing, table, 100)
        clock.forward(PAUSE)
        assert (await listener.news())["over"]
        assert "This game is over" in await visitor.get(there)
        await switch_on(playing, wanted=False)
        await visitor.get(there, 410)
    await playing.close()
    await showing.close()
