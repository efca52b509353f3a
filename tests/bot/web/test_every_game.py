"""Pages of every game in the list, over a real store and with its real painter: nothing here knows which game it is."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from structlog.testing import capture_logs

from bot.games import PRESENTERS
from bot.hosting.host import Host
from bot.hosting.table import Table
from bot.web.gallery import Records
from engine.games import GAMES
from tests.bot.hosting.support import MANAGER, make_host, press
from tests.bot.web.support import Visitor, begun, page_of, play, switch_on, visited, visited_host

STEPS = 8
RECORDS = Path(__file__).parents[2] / "fixtures"


@pytest.fixture(params=GAMES)
async def host(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Host]:
    made = await make_host(tmp_path, games={request.param: GAMES[request.param]})
    await switch_on(made)
    with capture_logs() as logs:
        yield made
    assert [each for each in logs if each["log_level"] in ("error", "critical")] == []
    await made.close()


@pytest.fixture
async def table(host: Host) -> Table:
    (game,) = host._context.games.values()
    return await play(host, await begun(host, game), STEPS)


async def size_of(visitor: Visitor, path: str) -> tuple[int, int]:
    async with visitor.client.get(path) as answer:
        assert (answer.status, answer.content_type) == (200, "image/png")
        return Image.open(BytesIO(await answer.read())).size


@pytest.mark.slow
async def test_a_game_is_watched_and_looked_back_on(host: Host, table: Table) -> None:
    there = await page_of(host, table)
    async with visited_host(host) as visitor:
        page = await visitor.get(there)
        count = int(re.findall(r'data-count="(\d+)"', page)[0])
        assert await size_of(visitor, f"{there}{count}.png") == (1600, 1200)
        square = await size_of(visitor, f"{there}{count}-square.png")
        assert square[0] == square[1]
        assert len(re.findall(r' alt="([^"]*)"', page)[0]) > 100
        assert "Ann" in page
        assert not re.search(r"\*\*|\\[_*~`]", page.split("<main>")[1]), "marks of the chat"
        await host.lobbies.cancel(press(MANAGER), table.id)
        page = await visitor.get(f"{there}{count}?eyes={table.occupants[-1].seat}")
        hands = re.findall(r'src="(\d+-hand\.png[^"]*)"', page)
        assert len(hands) == PRESENTERS[table.game].hands
        for each in hands:
            assert (await size_of(visitor, there + each.replace("&amp;", "&")))[0] > 100


@pytest.mark.parametrize("name", GAMES)
async def test_a_record_is_looked_back_on_to_its_end(name: str) -> None:
    gallery = Records(GAMES)
    data = sorted((RECORDS / name).glob("*.jsonl"))[0].read_bytes()
    token = gallery.add(data, "en")
    assert gallery.add(data, "en") == token
    async with visited(gallery) as visitor:
        page = await visitor.get(f"/t/{token}/")
        assert "This game is over" in page
        assert "Everything that happened" in page
        for step in range(1, int(re.findall(r'data-count="(\d+)"', page)[0]) + 1):
            assert f"Step {step} of" in await visitor.get(f"/t/{token}/{step}")


async def test_of_the_record_of_a_game_that_goes_on_only_what_is_public_is_shown(host: Host, table: Table) -> None:
    gallery = Records(GAMES)
    token = gallery.add(await host.tables.record(None, table.id), "en")
    async with visited(gallery) as visitor:
        page = await visitor.get(f"/t/{token}/?eyes=all")
        assert "This game goes on" in page
        assert "Through whose eyes" not in page
