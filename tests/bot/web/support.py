"""Pages over a host with a real store, asked by a client as a browser does."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from aiohttp.test_utils import TestClient, TestServer

from bot.drawing.contract import Drawing
from bot.drawing.threads import InThreads
from bot.games import PRESENTERS
from bot.hosting.host import Host
from bot.hosting.looking.pages import ServerPages
from bot.hosting.table import Status, Table
from bot.web.application import Pages
from bot.web.gallery import Gallery, HostedGames
from bot.web.limits import Buckets
from bot.web.pictures import Pictures
from engine.automa import RandomPlayer
from engine.contract import AnyGame
from engine.question import question_of
from render import painter
from render.contract import Painter
from tests.bot.discord.solo_toy_show import SoloToyPresenter
from tests.bot.discord.stage import WORDS
from tests.bot.discord.toy_show import ToyPainter, ToyPresenter
from tests.bot.hosting.support import ANN, BEN, CAT, HERE, MANAGER, HandClock, press

assert WORDS  # the toy's messages are known from there on

TOYS = {"toy": ToyPresenter(), "crow": SoloToyPresenter()}
PLENTY = 1_000_000.0


def toy_or_real(name: str) -> Painter:
    """Return the painter of a game; of the toys one that draws a pixel."""
    return ToyPainter() if name in TOYS else painter(name)


class Visitor:
    """Asks for pages."""

    def __init__(self, client: TestClient[Any, Any]) -> None:
        self.client = client

    async def get(self, path: str, status: int = 200, **given: Any) -> str:
        """Return what a page says."""
        async with self.client.get(path, **given) as answer:
            assert answer.status == status, (path, answer.status)
            return await answer.text()

    async def bytes(self, path: str, status: int = 200, **given: Any) -> bytes:
        """Return all that an answer is: its headers and its body."""
        async with self.client.get(path, **given) as answer:
            assert answer.status == status, (path, answer.status)
            headers = [f"{key}: {value}" for key, value in answer.headers.items() if key != "Date"]
            return "\n".join(headers).encode() + b"\n\n" + await answer.read()

    async def head(self, path: str, **given: Any) -> Any:
        """Return the answer without its body."""
        async with self.client.get(path, allow_redirects=False, **given) as answer:
            await answer.read()
            return answer


@asynccontextmanager
async def visited(
    gallery: Gallery,
    *,
    clock: HandClock | None = None,
    buckets: Buckets | None = None,
    drawing: Drawing | None = None,
    proxies: int = 0,
) -> AsyncIterator[Visitor]:
    """Return a visitor of the pages of games."""
    pictures = Pictures(drawing or InThreads(1))
    pages = Pages(
        gallery,
        {**PRESENTERS, **TOYS},
        toy_or_real,
        pictures,
        clock or HandClock(),
        proxies=proxies,
        buckets=buckets or Buckets(PLENTY, PLENTY),
    )
    async with TestClient(TestServer(pages.application())) as client:
        yield Visitor(client)
    await pictures.stop()


@asynccontextmanager
async def visited_host(host: Host, **given: Any) -> AsyncIterator[Visitor]:
    """Return a visitor of the pages of a host's tables."""
    async with visited(HostedGames(host), **given) as visitor:
        yield visitor


async def switch_on(host: Host, *, wanted: bool = True) -> None:
    """Let the tables of the server have pages, or none."""
    await host.servers.choose(press(MANAGER), ServerPages(wanted))


async def page_of(host: Host, table: Table) -> str:
    """Return where a table's page is."""
    token = await host.looking.page(table.id)
    assert token is not None
    return f"/t/{token}/"


async def begun(host: Host, game: AnyGame) -> Table:
    """Open a table of a game with as many people as it can have, at most three; begin it."""
    table = await host.lobbies.open(press(ANN), game.name, {}, "en")
    for person in (BEN, CAT)[: max(game.seat_counts) - 1]:
        table = await host.lobbies.join(press(person), table.id)
    return await host.lobbies.start(press(ANN), table.id)


async def play(host: Host, table: Table, steps: int, rng: random.Random | None = None) -> Table:
    """Let people answer at random, so many times or to the end."""
    rng = rng or random.Random(3)
    people = {each.id: each for each in (ANN, BEN, CAT)}
    for _ in range(steps):
        table = await host.tables.find(table.id)
        if table.status is not Status.RUNNING:
            break
        async with host._context.looking_at(table.id) as live:
            match = live.match
        decision = rng.choice(match.decisions())
        action = RandomPlayer().choose(question_of(match.game, match.position, decision.seat), rng)
        person = people[table.occupant(decision.seat).person_id or 0]
        await host.playing.act(press(person, HERE), table.id, action)
    return await host.tables.find(table.id)


async def folder_host(folder: Path, games: dict[str, AnyGame], clock: HandClock | None = None) -> Host:
    """Return a host of such games that wants pages."""
    from tests.bot.hosting.support import make_host

    host = await make_host(folder, games=games, clock=clock)
    await switch_on(host)
    return host
