"""A simulated Discord with the real client on it: a server, a channel and people who press and type.

Posts are delivered when a test says so (`deliver`), automa do not act by themselves: nothing happens behind its back.
"""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import discord
import simcord

from bot.discord.answering.client import AviaryClient
from bot.discord.answering.request import Services
from bot.discord.messages.pictures import RenderPool
from bot.discord.posting.announcer import ChannelAnnouncer
from bot.drawing.threads import InThreads
from bot.games import PRESENTERS
from bot.games.contract import AnyPresenter
from bot.hosting.filming.work import FilmWork
from bot.hosting.host import Host
from bot.hosting.posting.outbox import OutboxWork
from bot.hosting.table import Place, Table
from bot.hosting.thinking.contract import Thinking
from bot.locale.messages import messages
from bot.store.database import open_database
from engine.contract import AnyGame
from engine.games import GAMES
from render import painter
from render.contract import Painter
from tests.bot.discord.solo_toy_show import SoloToyPresenter
from tests.bot.discord.toy_show import ToyPainter, ToyPresenter
from tests.engine.solo_toy_game import SoloToyGame
from tests.engine.toy import Toy
from tests.support.thinking import AT_RANDOM

NAMES = ("Ann", "Ben", "Cleo")


@dataclass
class Show:
    """A game with what shows it."""

    game: AnyGame
    presenter: AnyPresenter
    painter: Painter


WORDS = Path(__file__).with_name("toy.ftl").read_text(encoding="utf-8")
messages("en").read(WORDS)

MOA = Show(GAMES["moa"], PRESENTERS["moa"], painter("moa"))
QUICK_MOA = Show(GAMES["moa"], PRESENTERS["moa"], ToyPainter())
"""Moa without the time that its pictures take."""
TOY = Show(Toy(), ToyPresenter(), ToyPainter())
CROW = Show(SoloToyGame(), SoloToyPresenter(), ToyPainter())


class Stage:
    """What a test acts on."""

    def __init__(self, folder: Path, show: Show, thinking: Thinking) -> None:
        self.thinking = thinking
        self.folder = folder
        self.show = show
        self.components: dict[str, Mapping[str, Any]] = {}
        """Components of the host's own, from the next start of the bot on."""
        self.logs: list[Any] = []
        self.expected_faults: list[str] = []
        self.people: dict[str, Any] = {}
        self.env: Any
        self.channel: Any
        self.guild: Any
        self.host: Host
        self.services: Services
        self.films: FilmWork

    async def build(self) -> AviaryClient:
        """Make host and client over the database in the folder, as at a start of the bot."""
        game = self.show.game
        self.host = Host(
            await open_database(self.folder),
            games={game.name: game},
            components=self.components,
            rng=random.Random(1),
            thinking=self.thinking,
        )
        self.services = Services(
            self.host,
            {game.name: game},
            {game.name: self.show.presenter},
            lambda _name: self.show.painter,
            RenderPool(InThreads(2)),
        )
        client = AviaryClient(self.services, shard_count=1)
        announcer = ChannelAnnouncer(client, self.services)
        self.films = FilmWork(self.host._context, announcer)
        self._outbox = OutboxWork(self.host._context, announcer)
        return client

    def furnish(self, env: Any) -> None:
        """Make the server, its channel and its people."""
        self.env = env
        self.guild = env.create_guild("Test")
        self.channel = self.guild.create_text_channel("games")
        self.people = {name: self.guild.add_member(env.create_user(name)) for name in NAMES}

    async def restart(self) -> None:
        """Stop the bot and start it anew on the same database."""
        await self.host.close()
        await self.env.restart_bot(await self.build())

    async def deliver(self) -> None:
        """Post what is owed."""
        await self._outbox.deliver()

    async def draw(self) -> None:
        """Draw the films that are wanted, and post them."""
        await self.films.deliver()
        await self.deliver()

    async def command(self, who: str, name: str, **given: Any) -> Any:
        """Type a slash command; give the private answer's message."""
        result = await self.people[who].slash(self.channel, name, **given)
        await self.deliver()
        return result

    async def click(self, who: str, message: Any, label: str) -> Any:
        """Press the button with that label."""
        result = await self.people[who].click(message, label=label)
        await self.deliver()
        return result

    async def forge(self, who: str, message: Any, custom_id: str, values: list[str] | None = None) -> Any:
        """Send a component interaction that no client would send."""
        person = self.people[who]
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": 2 if values is None else 3}
        if values is not None:
            data["values"] = values
        stored = simcord.actors._visible_message(person, message)
        result = await simcord.actors._component_interaction(person, stored, data)
        await self.deliver()
        return result

    def posts(self) -> list[discord.Message]:
        """Return what stands in the channel for all, oldest first."""
        return [each for each in self.channel.history() if not each.flags.ephemeral]

    async def table(self) -> Table:
        """Return the table in the channel."""
        table = await self.host.tables.at(Place(self.guild.id, self.channel.id))
        assert table is not None
        return table

    async def start_game(self, *, options: Mapping[str, Any] | None = None) -> Table:
        """Open a table for Ann and Ben (for Ann alone where nobody else can play) and start it."""
        await self.command("Ann", "table new", game=self.show.game.name, **(options or {}))
        if max(self.show.game.seat_counts) > 1:
            await self.click("Ben", self.posts()[-1], "Join")
        await self.click("Ann", self.posts()[-1], "Start")
        return await self.table()

    async def asked(self) -> str:
        """Return the name of whoever is asked (the first)."""
        table = await self.table()
        seat = next(iter(table.asked_since))
        return table.occupant(seat).name


@asynccontextmanager
async def staged(folder: Path, show: Show = TOY, thinking: Thinking = AT_RANDOM) -> AsyncIterator[Stage]:
    """Return a stage with the bot connected."""
    stage = Stage(folder, show, thinking)
    client = await stage.build()
    env = simcord.Env(client, check_errors=False, settle_timeout=60.0)
    await env.start()
    stage.furnish(env)
    yield stage
    assert [each.json for each in env.http_requests if pings_too_much(each.json)] == []
    await env.shutdown()
    await stage.services.render_pool.stop()
    await stage.host.close()


def pings_too_much(body: Any) -> bool:
    """Return whether a request has text whose mentions may ping anybody else than the people it names."""
    if not isinstance(body, dict):
        return False
    sent = body.get("data") if "data" in body and "type" in body else body
    if not isinstance(sent, dict) or not sent.get("content"):
        return False
    allowed = sent.get("allowed_mentions")
    return allowed is None or bool(allowed.get("parse") or allowed.get("roles") or allowed.get("replied_user"))


def text(result: Any) -> str:
    """Return what an interaction was answered with."""
    message = result.response if result.response is not None else (result.followups or [None])[-1]
    assert message is not None, "there was no answer"
    content: str = message.content
    return content


def private(result: Any) -> str:
    """Return the text of an answer that only its presser sees."""
    assert result.acknowledged
    message = result.followups[-1] if result.followups else result.response
    assert message is not None, "there was no answer"
    assert message.ephemeral
    content: str = message.content
    return content


def silent(result: Any) -> bool:
    """Say whether a press was acknowledged and nothing else."""
    return bool(result._interaction.response_kind.value == "deferred_update" and not result.followups)


def labels(message: Any) -> list[str]:
    """Return the labels of a message's buttons."""
    rows = message.components
    return [
        str(item["label"] if isinstance(item, dict) else item.label)
        for row in rows
        for item in (row["components"] if isinstance(row, dict) else row.children)
        if (item["type"] if isinstance(item, dict) else item.type.value) == 2
    ]


def custom_ids(message: Any) -> dict[str, str]:
    """Return what a message's buttons carry, by their labels."""
    rows = [row if isinstance(row, dict) else row.to_dict() for row in message.components]
    return {item["label"]: item["custom_id"] for row in rows for item in row["components"] if item["type"] == 2}


def selects(message: Any) -> list[dict[str, Any]]:
    """Return the selects of a message, as Discord carries them."""
    rows = [row if isinstance(row, dict) else row.to_dict() for row in message.components]
    return [item for row in rows for item in row["components"] if item["type"] == 3]
