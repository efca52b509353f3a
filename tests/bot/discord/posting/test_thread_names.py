"""Threads of tables: in which language they are made, and what they are called once their table speaks another one."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import discord
import pytest
from sqlalchemy import update

from bot.discord.posting import thread_names
from bot.discord.posting.thread_names import thread_name
from bot.hosting.leagues.work import LeagueWork
from bot.hosting.posting.post import LeagueThread, OpenedThread
from bot.hosting.servers import ServerLanguage
from bot.hosting.table import Person, Place, Press
from bot.hosting.timers.effects import EFFECTS
from bot.hosting.timers.work import TimerWork
from bot.locale.words import wording
from bot.store import outbox
from bot.store.schema import outbox as rows
from tests.bot.discord.settings.test_language_page import pick
from tests.bot.discord.stage import Stage, labels
from tests.bot.discord.wire import Wire, wired

MIA = Person(77, "Mia", manages=True)


def called(language: str, opener: str = "Cleo") -> str:
    return thread_name(wording(language), OpenedThread("toy", opener))


async def in_thread(stage: Stage, who: str = "Cleo") -> Any:
    """Open a table in a thread, as the channel is taken; return the thread."""
    await stage.command("Ann", "table new", game="toy")
    answer = await stage.command(who, "table new", game="toy")
    await stage.click(who, answer.response, "Open a thread here")
    (thread,) = stage.channel.threads
    return thread


async def speak(stage: Stage, thread: Any, language: str, who: str = "Cleo") -> None:
    """Choose on the page of languages what the table in a thread speaks."""
    page = (await stage.people[who].slash(thread, "me language")).response
    await pick(stage, who, page, "table", language)
    await stage.deliver()


async def server_speaks(stage: Stage, language: str) -> None:
    """Choose for the server, and let the background do what follows."""
    press = Press(hash(language), MIA, Place(stage.guild.id, stage.channel.id))
    await stage.host.servers.choose(press, ServerLanguage(language))
    await TimerWork(stage.host._context, EFFECTS).serve()
    await stage.deliver()


async def by_hand(stage: Stage, thread: Any, **changes: Any) -> None:
    """Change a thread as a moderator does."""
    found = await stage.env.bot.fetch_channel(thread.id)
    assert isinstance(found, discord.Thread)
    await found.edit(**changes)


def renamed(stage: Stage, thread: Any) -> int:
    """Count how often the bot has asked for another name."""
    path = f"/channels/{thread.id}"
    return sum(each.method == "PATCH" and each.path.endswith(path) for each in stage.env.http_requests)


async def test_it_follows_what_the_table_speaks(stage: Stage) -> None:
    thread = await in_thread(stage)
    assert thread.name == called("en")
    for language in ("de", "pl"):
        await speak(stage, thread, language)
        assert thread.name == called(language)
    assert len({called("en"), called("de"), called("pl")}) == 3
    assert renamed(stage, thread) == 2
    assert any(wording("pl")("button-join") in labels(each) for each in thread.history())


async def test_it_follows_what_the_server_speaks(stage: Stage) -> None:
    thread = await in_thread(stage)
    await server_speaks(stage, "de")
    assert thread.name == called("de")
    assert stage.channel.name == "games", "a channel is nobody's table"


async def test_it_is_made_in_what_the_server_speaks(stage: Stage) -> None:
    await server_speaks(stage, "pl")
    thread = await in_thread(stage)
    assert thread.name == called("pl")
    assert stage.posts()[-1].content.startswith("Cleo")
    told = {"name": "Cleo", "game": wording("pl")("toy-name"), "thread": thread.mention}
    assert stage.posts()[-1].content == wording("pl")("post-thread-opened", **told)


async def test_a_name_that_somebody_has_given_stays(stage: Stage) -> None:
    thread = await in_thread(stage)
    await by_hand(stage, thread, name="Nests, the final")
    await speak(stage, thread, "de")
    assert thread.name == "Nests, the final"
    assert any(wording("de")("button-join") in labels(each) for each in thread.history())


async def test_a_thread_that_somebody_has_made_keeps_its_name(stage: Stage) -> None:
    name = called("en", "Ann")
    channel: Any = await stage.env.bot.fetch_channel(stage.channel.id)
    made = await channel.create_thread(name=name, type=discord.ChannelType.public_thread)
    stage.env.backend.get_channel(made.id).owner_id = stage.people["Ann"].id
    (thread,) = stage.channel.threads
    await stage.people["Ann"].slash(thread, "table new", game="toy")
    await stage.deliver()
    await speak(stage, thread, "de", "Ann")
    assert thread.name == name


async def test_the_next_game_in_it_names_it_by_whom_it_was_made_for(stage: Stage) -> None:
    thread = await in_thread(stage)
    await stage.people["Cleo"].slash(thread, "table leave")
    await stage.people["Ben"].slash(thread, "table new", game="toy")
    await stage.deliver()
    await speak(stage, thread, "de", "Ben")
    assert thread.name == called("de")


@pytest.mark.parametrize("changes", [{"archived": True}, {"locked": True, "archived": True}])
async def test_an_archived_one_keeps_its_name_and_holds_nothing_up(stage: Stage, changes: dict[str, bool]) -> None:
    thread = await in_thread(stage)
    await by_hand(stage, thread, **changes)
    before = renamed(stage, thread)
    await server_speaks(stage, "de")
    assert (thread.name, renamed(stage, thread)) == (called("en"), before)
    assert not await owed(stage)


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (404, 10003), (400, 50035)])
async def test_one_that_may_not_be_named_keeps_its_name_and_holds_nothing_up(
    stage: Stage, status: int, code: int
) -> None:
    thread = await in_thread(stage)
    stage.env.inject_error("PATCH", f"/channels/{thread.id}", status=status, code=code)
    await speak(stage, thread, "de")
    assert thread.name == called("en")
    assert not await owed(stage)
    assert stage.host.servers.suspended(Place(stage.guild.id, thread.id)) is None
    await speak(stage, thread, "pl")
    assert thread.name == called("pl"), "the next choice tries again"


async def test_one_for_which_a_proxy_waited_no_longer_is_named_later(stage: Stage) -> None:
    thread = await in_thread(stage)
    stage.env.inject_error("PATCH", f"/channels/{thread.id}", status=408, code=0)
    await speak(stage, thread, "de")
    assert await owed(stage)
    async with stage.host.database.write() as connection:
        await connection.execute(update(rows).values(retry_at=None))
    await stage.deliver()
    assert thread.name == called("de")


async def owed(stage: Stage) -> list[str]:
    async with stage.host.database.read() as connection:
        places = await outbox.due_places(connection)
        return [*(each.line for each in places), *(each.kind for each in await outbox.suspended(connection))]


async def test_threads_of_a_league_follow_too(stage: Stage) -> None:
    await stage.command("Ann", "league new", game="toy", size=2, rounds=1)
    work = LeagueWork(stage.host._context, stage._outbox._delivery._announcer)
    await work.go_on()
    for name in ("Ann", "Ben"):
        await stage.click(name, stage.posts()[0], "Join")
    await stage.command("Ann", "league start")
    await work.go_on()
    await stage.deliver()
    (thread,) = stage.channel.threads
    its = LeagueThread("toy", 1, 1, 1)
    assert thread.name == thread_name(wording("en"), its)

    await server_speaks(stage, "de")

    assert thread.name == thread_name(wording("de"), its) != thread_name(wording("en"), its)


# -- over the wire --------------------------------------------------------------------------------------------------


async def opened(wire: Wire) -> str:
    """Open a table of Ben's in a thread, as the channel is taken; return the thread's number."""
    ann, ben = (wire.sandbox.person(name) for name in ("ann", "ben"))
    await ann.command("/table new", game="moa")
    await wire.deliver()
    taken = await ben.command("/table new", game="moa")
    answer = await ben.press(taken.message, "Open a thread here")
    (number,) = re.findall(r"<#(\d+)>", answer.message.text)
    await wire.deliver()
    return str(number)


async def chooses(wire: Wire, thread: str, language: str) -> None:
    ben = wire.sandbox.person("ben")
    page = (await ben.command("/me language", thread)).message
    carried = [str(each.get("custom_id")) for each in page.components]
    pick_table = next(each for each in carried if each.endswith("language.table"))
    await ben.choose(page, language, custom_id=pick_table)
    await wire.deliver()


async def name_of(wire: Wire, thread: str) -> str:
    world = await wire.sandbox.person("ben").world()
    (name,) = [each["name"] for each in world["channels"] if each["id"] == thread]
    return str(name)


async def waits(wire: Wire) -> list[float]:
    """Return for how many seconds names are still to wait."""
    async with wire.host.database.read() as connection:
        places = await outbox.due_places(connection)
    return [(each.due - datetime.now(UTC)).total_seconds() for each in places if each.line == outbox.NAME]


@pytest.mark.parametrize(("asked", "waited"), [(400.0, 400.0), (20.0, thread_names.LATER)])
async def test_what_discord_limits_comes_later_and_posts_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: float, waited: float
) -> None:
    monkeypatch.setattr(thread_names, "QUICK", 1.0)
    async with wired(tmp_path) as wire:
        thread = await opened(wire)
        before = await name_of(wire, thread)
        await wire.sandbox.fault("PATCH /channels/{channel_id}", status=429, retry_after=asked, times=1)

        await chooses(wire, thread, "de")

        assert await name_of(wire, thread) == before
        ben = wire.sandbox.person("ben")
        await ben.wait_for(lambda seen: wording("de")("button-join") in seen.buttons, thread)
        (seconds,) = await waits(wire)
        assert waited - 30 < seconds <= waited
        await ben.command("/table invite", thread, person="cleo")
        await wire.deliver()
        await ben.wait_for(lambda seen: bool(seen.mentions), thread)
        await chooses(wire, thread, "pl")
        assert await name_of(wire, thread) == before, "it waits, whatever comes behind it"

        async with wire.host.database.write() as connection:
            await connection.execute(update(rows).values(retry_at=None))
        await wire.deliver()

        assert await name_of(wire, thread) == wording("pl")("thread-name", game=wording("pl")("moa-name"), name="Ben")
        assert await waits(wire) == []
