"""A picture that comes late, to a message that another process has changed meanwhile, for a later press."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.discord.answering.client import AviaryClient
from bot.discord.answering.reply import Reply
from bot.discord.answering.request import Services
from bot.discord.messages.message import Attachment
from bot.discord.messages.pictures import RenderPool
from bot.discord.playing import panels
from bot.discord.posting.announcer import ChannelAnnouncer
from bot.drawing.threads import InThreads
from bot.hosting.host import Host, Pace
from bot.hosting.posting.outbox import OutboxWork
from sandbox.driver import Person, Sandbox
from sandbox.observed import ObservedMessage
from tests.bot.discord.stage import TOY
from tests.bot.hosting.support import fresh_database
from tests.support.sandbox import all_read_english, connected, running


class Pictures:
    """Lets pictures of hands wait, and counts what is put on messages, or left."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.hands = asyncio.Event()
        self.attached = 0
        draw, attach = RenderPool.draw, Reply.attach

        async def draw_slowly(pool: RenderPool, key: Any, name: str, *given: Any, **named: Any) -> Attachment | None:
            picture = await draw(pool, key, name, *given, **named)
            if name.startswith("hand"):
                await self.hands.wait()
            return picture

        async def attach_counted(reply: Reply, *given: Any, **named: Any) -> None:
            await attach(reply, *given, **named)
            self.attached += 1

        monkeypatch.setattr(RenderPool, "draw", draw_slowly)
        monkeypatch.setattr(Reply, "attach", attach_counted)

    async def until(self, attached: int) -> None:
        async with asyncio.timeout(60):
            while self.attached < attached:  # noqa: ASYNC110  (nobody tells)
                await asyncio.sleep(0.01)


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    games, pool = {"toy": TOY.game}, RenderPool(InThreads(2))
    host = Host(await fresh_database(tmp_path), games=games, rng=random.Random(1), pace=Pace(0, 0, grace=0))
    yield Services(host, games, {"toy": TOY.presenter}, lambda _name: TOY.painter, pool)
    await pool.stop()
    await host.close()


async def test_a_picture_of_an_older_page_is_not_put_on_a_newer_one(
    services: Services, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Host, "shared", True)
    monkeypatch.setattr(panels, "_drawn_for", lambda request, _table: request.interaction.id)  # each press elsewhere
    pictures = Pictures(monkeypatch)
    client = AviaryClient(services, shard_count=1)
    async with running() as server, connected(client, server) as sandbox:
        all_read_english(server)
        who, panel = await opened(sandbox, OutboxWork(services.host._context, ChannelAnnouncer(client, services)))
        page = await who.choose(panel, panel.selects[0]["options"][0]["value"])
        assert page.text.startswith("Lay")
        await pictures.until(1)
        pictures.hands.set()
        await pictures.until(2)
        (shown,) = [each for each in await who.sees("games") if each.id == panel.id]
        assert [each["description"] for each in shown.pictures] == ["If you lay."]


async def opened(sandbox: Sandbox, posts: OutboxWork) -> tuple[Person, ObservedMessage]:
    """Begin a game, and open the panel of who is asked."""
    ann, ben = sandbox.person("ann"), sandbox.person("ben")
    await ann.command("/table new", game="toy")
    for who, label in ((ben, "Join"), (ann, "Start")):
        await posts.deliver()
        await who.press((await ann.sees("games"))[-1], label)
    for who in (ann, ben):
        answer = await who.command("/toy lay")
        if answer.message.selects:
            return who, answer.message
    raise AssertionError("somebody is asked")
