"""News of a game, told to who watches it: that there is more, as soon as everybody can see more, and nothing else."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientResponse

from bot.hosting.host import Host
from bot.hosting.table import Status, Table
from bot.store.errors import StoreAway
from bot.web import application
from bot.web.live import PAUSE
from tests.bot.hosting.support import ANN, BEN, CAT, HandClock, asked, make_host, press, running_table
from tests.bot.web.support import Visitor, page_of, play, switch_on, visited_host
from tests.engine.toy import Draw, Lay, Pass


class Listener:
    """Listens to the news of a game."""

    def __init__(self, answer: ClientResponse, clock: HandClock) -> None:
        self._answer = answer
        self._clock = clock

    async def lines(self) -> list[str]:
        """Return the next lines that stand together."""
        found: list[str] = []
        while line := (await self._answer.content.readline()).decode():
            if line == "\n":
                return found
            found.append(line.rstrip("\n"))
        raise EOFError

    async def news(self) -> dict[str, Any]:
        """Return the next news."""
        while not (found := await self.lines())[0].startswith("event: stands"):
            assert found[0].startswith("retry:"), found
        news: dict[str, Any] = json.loads(found[1].removeprefix("data: "))
        return news

    async def a_while(self) -> None:
        """Let the time pass between two looks, and the look be made."""
        await self._looked()
        self._clock.forward(PAUSE)
        await self._looked()

    async def _looked(self) -> None:
        while not self._clock.waiting:  # noqa: ASYNC110  (the clock tells nobody)
            await asyncio.sleep(0.001)

    async def hears_nothing(self) -> None:
        """Hold that nothing is told at the next looks."""
        for _ in range(3):
            await self.a_while()
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.05):
                await self.lines()


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    made = await make_host(tmp_path)
    await switch_on(made)
    yield made
    await made.close()


@pytest.fixture
async def visitor(host: Host, clock: HandClock) -> AsyncIterator[Visitor]:
    async with visited_host(host, clock=clock) as made:
        yield made


@asynccontextmanager
async def listening(visitor: Visitor, host: Host, table: Table, clock: HandClock) -> AsyncIterator[Listener]:
    async with visitor.client.get(f"{await page_of(host, table)}live") as answer:
        assert answer.content_type == "text/event-stream"
        listener = Listener(answer, clock)
        first = await listener.news()
        assert not first["over"]
        again = await listener.news()  # the first look, which may have seen more by then
        assert again == first
        yield listener


async def test_a_new_step_is_told_and_the_end_of_a_game_ends_it(host: Host, visitor: Visitor, clock: HandClock) -> None:
    table = await running_table(host)
    async with listening(visitor, host, table, clock) as listener:
        await host.playing.act(press(asked(table)), table.id, Draw())
        clock.forward(PAUSE)
        assert await listener.news() == {"mark": "2-0", "over": False}
        table = await play(host, table, 100)
        assert table.status is Status.FINISHED
        clock.forward(PAUSE)
        assert (await listener.news())["over"]
        with pytest.raises(EOFError):
            await listener.lines()


async def test_who_comes_when_the_game_is_over_is_told_so_and_no_more(host: Host, visitor: Visitor) -> None:
    table = await play(host, await running_table(host), 100)
    async with visitor.client.get(f"{await page_of(host, table)}live") as answer:
        assert b'"over": true' in await answer.read()


async def test_the_page_has_the_mark_that_is_told(host: Host, visitor: Visitor, clock: HandClock) -> None:
    table = await running_table(host)
    await host.playing.act(press(asked(table)), table.id, Draw())
    page = await visitor.get(await page_of(host, table))
    async with visitor.client.get(f"{await page_of(host, table)}live") as answer:
        assert f'data-mark="{(await Listener(answer, clock).news())["mark"]}"' in page


async def test_what_was_taken_back_is_told(host: Host, visitor: Visitor, clock: HandClock) -> None:
    table = await running_table(host)
    who = asked(table)
    async with listening(visitor, host, table, clock) as listener:
        hand = (await host.playing.turn(press(who), table.id)).view["hands"][table.seat_of(who.id)]
        await host.playing.act(press(who), table.id, Lay(min(hand)))
        clock.forward(PAUSE)
        assert (await listener.news())["mark"] == "2-0"
        await host.playing.undo(press(who), table.id)
        clock.forward(PAUSE)
        assert (await listener.news())["mark"] == "1-1"


async def test_nobody_hears_that_a_hidden_answer_was_changed(host: Host, visitor: Visitor, clock: HandClock) -> None:
    table = await running_table(host, options={"mode": "together"}, people=(ANN, BEN, CAT))
    async with listening(visitor, host, table, clock) as listener:
        turn = await host.playing.turn(press(ANN), table.id)
        first, second = [each for each in turn.actions() if isinstance(each, Lay)][:2]
        await host.playing.act(press(ANN), table.id, first)
        clock.forward(PAUSE)
        assert (await listener.news())["mark"] == "2-0"
        before = await visitor.bytes(await page_of(host, table))
        await host.playing.act(press(ANN), table.id, second)
        await listener.hears_nothing()
        assert await visitor.bytes(await page_of(host, table)) == before
        for person in (BEN, CAT):
            await host.playing.act(press(person), table.id, Pass())
        clock.forward(PAUSE)
        assert (await listener.news())["mark"] != "2-0"


async def test_pages_that_are_switched_off_end_it(host: Host, visitor: Visitor, clock: HandClock) -> None:
    table = await running_table(host)
    async with listening(visitor, host, table, clock) as listener:
        await switch_on(host, wanted=False)
        clock.forward(PAUSE)
        with pytest.raises(EOFError):
            await listener.lines()


async def test_while_the_store_is_away_it_waits(
    host: Host, visitor: Visitor, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await running_table(host)
    async with listening(visitor, host, table, clock) as listener:
        with monkeypatch.context() as patch:

            async def away(_token: str) -> Any:
                raise StoreAway("store-busy", path="")

            patch.setattr(host.looking, "load_page", away)
            await listener.a_while()
            await listener.a_while()
            assert "cannot be read for now" in await visitor.get(f"/t/{'x' * 32}/", 503)
        await host.playing.act(press(asked(table)), table.id, Draw())
        clock.forward(PAUSE)
        assert (await listener.news())["mark"] == "2-0"


async def test_one_look_a_second_however_many_watch(
    host: Host, visitor: Visitor, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await running_table(host)
    looks, load = 0, host.looking.load_page

    async def counted(token: str) -> Any:
        nonlocal looks
        looks += 1
        return await load(token)

    async with listening(visitor, host, table, clock) as one:
        there = f"{await page_of(host, table)}live"
        others = [await visitor.client.get(there) for _ in range(4)]
        for each in others:
            await Listener(each, clock).news()
        monkeypatch.setattr(host.looking, "load_page", counted)
        await one.a_while()
        assert looks == 1
        for each in others:
            each.close()


async def test_one_client_keeps_so_many_pages_current(host: Host, visitor: Visitor) -> None:
    there = f"{await page_of(host, await running_table(host))}live"
    held = [await visitor.client.get(there) for _ in range(application.WATCHING_EACH)]
    assert "too much at once" in await visitor.get(there, 429)
    for each in held:
        each.close()
