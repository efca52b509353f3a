"""Where posts do not get through: whoever opens a table or plays there is told why, and what to do about it.

The stand-in knows private, locked and archived threads; a simulated Discord fails where it is told to.
"""

from __future__ import annotations

from pathlib import Path

import discord
import pytest
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from bot.hosting.table import Place
from bot.store import outbox
from bot.store.database import Database, open_database
from sandbox.driver import Person
from sandbox.observed import ObservedMessage
from tests.bot.discord.posting.test_letters import direct, nudged
from tests.bot.discord.stage import Stage, private, silent
from tests.bot.discord.wire import Wire, wired

UNSEEN = "do not see my posts"
REFUSED = "post was refused here"


# -- what a refused post has shown ------------------------------------------------------------------------------------


def refuse_posts(stage: Stage, code: int = 50013) -> None:
    stage.env.inject_error("POST", "/channels/*/messages", status=403, code=code, times=None)


def take_posts(stage: Stage) -> None:
    stage.env.backend.faults.clear()


async def test_every_private_answer_says_so_until_the_posts_get_through(stage: Stage) -> None:
    await stage.start_game()
    posts = len(stage.posts())
    refuse_posts(stage)
    assert silent(await stage.click(await stage.asked(), stage.posts()[-1], "Pass"))
    for command in ("table score", "table hand", "table log", "help"):
        told = private(await stage.command("Ann", command))
        assert REFUSED in told
        assert "Attach Files" in told
    take_posts(stage)
    assert len(stage.posts()) == posts
    await stage.command("Ann", "table score")  # whatever is pressed, the posts are tried again
    assert len(stage.posts()) == posts + 1
    assert REFUSED not in private(await stage.command("Ann", "table score"))


async def test_a_panel_that_is_changed_in_its_place_says_so_once(stage: Stage) -> None:
    await stage.start_game()
    asked = await stage.asked()
    refuse_posts(stage)
    await stage.click(asked, stage.posts()[-1], "Pass")
    panel = await stage.command(await stage.asked(), "toy lay")
    drawn = await stage.click(await stage.asked(), panel.response, "Draw")
    assert private(panel).count(REFUSED) == private(drawn).count(REFUSED) == 1


@pytest.mark.parametrize(
    ("code", "told"),
    [
        (50001, "could not see this channel"),
        (50013, "lacked a permission"),
        (50083, "closed and locked"),
        (160005, "was locked"),
        (50035, "did not get into this channel"),
    ],
)
async def test_each_reason_has_its_sentence(stage: Stage, code: int, told: str) -> None:
    await stage.start_game()
    refuse_posts(stage, code)
    await stage.click(await stage.asked(), stage.posts()[-1], "Pass")
    assert told in private(await stage.command("Ann", "table score"))
    stage.expected_faults = ["post_not_accepted"] * 2 if code == 50035 else []


async def test_a_permission_that_is_missing_now_is_named_before_any_post_fails(stage: Stage) -> None:
    await stage.start_game()
    deny = discord.Permissions(attach_files=True, send_messages=True).value
    denial = Overwrite(target_id=stage.env.bot.user.id, type=OverwriteType.MEMBER, allow=0, deny=deny)
    stage.env.backend.get_channel(stage.channel.id).overwrites.append(denial)
    told = private(await stage.click(await stage.asked(), stage.posts()[-1], "Pass"))
    assert "I lack Send Messages and Attach Files" in told


async def test_who_presses_in_direct_messages_is_told_what_another_process_has_met(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Database, "shared", True)
    name = await nudged(stage)
    (message,) = direct(stage, name)
    table, other = await stage.table(), await open_database(stage.folder)
    async with other.write() as connection:
        place, now = (stage.guild.id, stage.channel.id), stage.host.now()
        await outbox.enqueue(connection, table.id, place, "seats", now)
        queued = await outbox.queued_for(connection, stage.channel.id)
        posts = outbox.Free([each.post_id for each in queued], now, now)
        assert await outbox.suspend(connection, posts, "missing-permissions")
    await other.close()
    assert REFUSED in private(await stage.people[name].user.click(message, label="Take your turn"))
    async with stage.host.database.read() as connection:
        assert not await outbox.suspended(connection), "the press has them tried again"
    await stage.deliver()
    assert REFUSED not in private(await stage.people[name].user.click(message, label="Take your turn"))


# -- threads, at the stand-in -----------------------------------------------------------------------------------------


async def posts_in(person: Person, thread: str) -> list[ObservedMessage]:
    return [each for each in await person.sees(thread) if not each.private and each.buttons]


async def opened(wire: Wire, thread: str) -> ObservedMessage:
    """Open a table in a thread; return its message."""
    ann = wire.sandbox.person("ann")
    assert "is open" in (await ann.command("/table new", thread, game="moa")).text
    await wire.deliver()
    return (await posts_in(ann, thread))[-1]


async def test_no_table_opens_in_a_private_thread_without_the_bot(tmp_path: Path) -> None:
    async with wired(tmp_path) as wire:
        ann = wire.sandbox.person("ann")
        thread = await ann.open_thread("Secret", private=True)
        answer = await ann.command("/table new", thread, game="moa")
        assert answer.private
        assert "not in this private thread" in answer.text
        assert await wire.host.tables.at(Place(None, int(thread))) is None
        bot = next(word for word in answer.text.split() if word.startswith("<@"))
        await ann.say(f"{bot} come in", thread)
        await opened(wire, thread)


async def test_who_plays_where_the_bot_was_taken_out_is_told_to_bring_it_back(tmp_path: Path) -> None:
    async with wired(tmp_path) as wire:
        ann, ben = wire.sandbox.person("ann"), wire.sandbox.person("ben")
        thread = await ann.open_thread("Secret", private=True, members=["ben"])
        await wire.sandbox.bring_bot(thread)
        lobby = await opened(wire, thread)
        await wire.sandbox.remove_bot(thread)
        await ben.press(lobby, "Join")
        await wire.deliver()
        told = await ann.command("/tables", thread)
        assert REFUSED in told.text
        assert "not in this private thread" in told.text
        starting = await ann.command("/table start", thread)
        assert "not in this private thread" in starting.text
        assert starting.text.count("private thread") == 1
        await wire.sandbox.bring_bot(thread)
        await wire.tried_again(ann.command("/tables", thread))
        assert "Start" in (await posts_in(ann, thread))[-1].buttons
        assert REFUSED not in (await ann.command("/tables", thread)).text


async def test_no_table_opens_in_a_locked_thread(tmp_path: Path) -> None:
    async with wired(tmp_path) as wire:
        ann = wire.sandbox.person("ann")
        thread = await ann.open_thread("Table")
        await wire.sandbox.lock(thread)
        assert "is locked" in (await ann.command("/table new", thread, game="moa")).text
        assert await wire.host.tables.at(Place(None, int(thread))) is None
        await wire.sandbox.unlock(thread)
        await opened(wire, thread)


async def test_in_a_thread_that_is_locked_meanwhile_the_press_itself_is_answered_with_it(tmp_path: Path) -> None:
    async with wired(tmp_path) as wire:
        ann, ben = wire.sandbox.person("ann"), wire.sandbox.person("ben")
        thread = await ann.open_thread("Table")
        lobby = await opened(wire, thread)
        await wire.sandbox.lock(thread)
        joined = await ben.press(lobby, "Join")
        assert "You have a seat" in joined.text
        assert UNSEEN in joined.text
        assert "is locked" in joined.text
        await wire.deliver()
        await wire.sandbox.unlock(thread)
        await wire.tried_again(ben.command("/table board", thread))
        assert "Start" in (await posts_in(ann, thread))[-1].buttons


async def test_the_message_of_a_lobby_is_renewed_in_a_thread_that_had_fallen_asleep(tmp_path: Path) -> None:
    async with wired(tmp_path) as wire:
        ann, ben = wire.sandbox.person("ann"), wire.sandbox.person("ben")
        thread = await ann.open_thread("Table")
        lobby = await opened(wire, thread)
        assert "Start" not in lobby.buttons
        await wire.sandbox.archive(thread)
        await ben.press(lobby, "Join")
        await wire.deliver()
        newest = (await posts_in(ann, thread))[-1]
        assert "One more seat" not in newest.text
        assert "Start" in newest.buttons
        assert newest.id != lobby.id
        await wire.deliver()
        await ann.press(newest, "Start")
        await wire.deliver()
        assert "Take your turn" in (await posts_in(ann, thread))[-1].buttons


async def test_a_private_channel_that_the_bot_does_not_see_is_told_by_its_permission(tmp_path: Path) -> None:
    async with wired(tmp_path) as wire:
        await wire.sandbox.add_channels("secret", members=["ann"])
        await wire.sandbox.remove_bot("secret")
        assert "View Channel" in (await wire.sandbox.person("ann").command("/table new", "secret", game="moa")).text


@pytest.mark.parametrize("kind", ["announcement", "voice", "stage"])
async def test_a_table_stands_in_channels_of_other_kinds(tmp_path: Path, kind: str) -> None:
    async with wired(tmp_path) as wire:
        await wire.sandbox.add_channels("place", kind=kind)
        assert "Join" in (await opened(wire, "place")).buttons


async def thread_beside(wire: Wire, channel: str) -> str:
    """Let somebody open a thread where a table stands already; return its id."""
    ben = wire.sandbox.person("ben")
    offer = await ben.command("/table new", channel, game="moa")
    told = await ben.press(offer.message, "Open a thread here")
    await wire.deliver()
    return told.text.partition("<#")[2].partition(">")[0]


async def test_an_announcement_channel_has_threads_of_its_own_kind(tmp_path: Path) -> None:
    async with wired(tmp_path) as wire:
        await wire.sandbox.add_channels("news", kind="announcement")
        await opened(wire, "news")
        thread = await thread_beside(wire, "news")
        (lobby,) = await posts_in(wire.sandbox.person("ann"), thread)
        assert "Join" in lobby.buttons


async def test_a_table_stands_in_the_post_of_a_forum_and_a_thread_of_our_own_lasts_a_week(tmp_path: Path) -> None:
    async with wired(tmp_path) as wire:
        await wire.sandbox.add_channels("forum", kind="forum")
        ann = wire.sandbox.person("ann")
        await opened(wire, await ann.open_thread("A table", "forum", text="Who plays?"))
        await opened(wire, "games")
        thread = await thread_beside(wire, "games")
        await wire.sandbox.wind(6 * 24 * 60 * 60)
        (lobby,) = await posts_in(ann, thread)
        await ann.press(lobby, "Join")
        await wire.deliver()
        (still,) = await posts_in(ann, thread)
        assert still.id == lobby.id
        assert "Start" in still.buttons
