"""The film of a whole game, drawn by processes that do nothing else, of which one is killed while it draws."""

from __future__ import annotations

import asyncio
import io
import random
import signal
from itertools import count
from pathlib import Path

import pytest
from PIL import Image

from bench.dealing import open_table, play
from bot.hosting.host import Host
from bot.hosting.table import Person, Place, Status
from bot.store.database import open_database
from bot.store.jobs import JobKind
from sandbox.driver import Person as Somebody
from sandbox.driver import Sandbox
from sandbox.observed import ObservedMessage
from tests.support.fleet import Fleet, Member
from tests.support.postgres import PostgreSQL
from tests.support.sandbox import running

PATIENCE = 400
BUTTON = "Animate"
LONGEST_GAME = 5000
"""Actions."""
pytestmark = [pytest.mark.slow, pytest.mark.postgres, pytest.mark.timeout(3 * PATIENCE)]


async def test_another_process_draws_what_a_killed_one_has_begun(postgres: PostgreSQL, tmp_path: Path) -> None:
    await postgres.make("films")
    async with running() as server, Sandbox(server.url) as sandbox:
        ann = sandbox.person("ann")
        place = await channel(ann)
        await finished_game(tmp_path, postgres.address("films"), place)
        fleet = Fleet(server, tmp_path, postgres.address("films"))
        del fleet.serving[1:]
        others = ",".join(set(JobKind) - {JobKind.PICTURES})
        for member, work in zip(fleet.working, (others, "pictures", "pictures"), strict=True):
            member.settings = {**member.settings, "TEST_WORK": work}
        drawers = fleet.working[1:]
        await fleet.start()
        try:
            page = await replay(ann)
            assert "for all" in (await ann.press(page, BUTTON)).text
            first = await claimed(tmp_path, drawers)
            await fleet.end(first, signal.SIGKILL)
            assert "I am making that already" in (await ann.press(page, BUTTON)).text
            film = await ann.wait_for(lambda seen: bool(gifs(seen)), patience=PATIENCE)
            assert "a moment ago" in (await ann.press(page, BUTTON)).text
            (other,) = [each for each in drawers if each is not first]
            assert "film_claimed" in log(tmp_path, other)
            assert "film_drawn" in log(tmp_path, other)
            assert [each.id for each in await ann.sees() if gifs(each)] == [film.id]
            picture = Image.open(io.BytesIO(await downloaded(sandbox, film)))
            assert picture.format == "GIF"
        finally:
            await fleet.stop()


async def channel(person: Somebody) -> Place:
    """Return the channel "games"."""
    found = next(each for each in (await person.world())["channels"] if each["name"] == "games")
    return Place(int(found["server"]), int(found["id"]))


async def replay(person: Somebody) -> ObservedMessage:
    """Return the page of a game's replay; a busy machine may keep the database from answering at first."""
    async with asyncio.timeout(PATIENCE):
        while True:
            await person.command("/table replay")
            for seen in await person.sees():
                if seen.private and any(BUTTON in label for label in seen.buttons):
                    return seen


async def finished_game(folder: Path, address: str, place: Place) -> None:
    """Play a game to its end before any process is there."""
    host, ids = Host(await open_database(folder / "played", address)), count(1)
    people = [Person(number, f"Player {number}") for number in range(1, 5)]
    table = await open_table(host, ids, "laisla", place, people)
    await play(host, ids, table.id, random.Random(1), LONGEST_GAME)
    assert (await host.tables.find(table.id)).status is Status.FINISHED
    await host.close()


async def claimed(folder: Path, drawers: list[Member]) -> Member:
    """Return the process that draws, as soon as one does."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for each in drawers:
                if "film_claimed" in log(folder, each):
                    return each
            await asyncio.sleep(0.05)


def log(folder: Path, member: Member) -> str:
    return (folder / f"bot-{member.port}.log").read_text(encoding="utf-8")


def gifs(seen: ObservedMessage) -> list[str]:
    return [each["url"] for each in seen.payload["attachments"] if each["filename"].endswith(".gif")]


async def downloaded(sandbox: Sandbox, seen: ObservedMessage) -> bytes:
    (url,) = gifs(seen)
    async with sandbox.http.get(url) as answer:
        return await answer.read()
