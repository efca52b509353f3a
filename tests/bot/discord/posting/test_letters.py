"""What one person is told, in direct messages or in the channel, and what its buttons do there."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import discord
import pytest

from bot.discord.looking.my_tables import PAGE
from bot.discord.messages.custom_id import CustomId, Verb
from bot.discord.posting.announcer import ChannelAnnouncer
from bot.hosting.context import Pace
from bot.hosting.looking.waiting import MyTable, Waiting
from bot.hosting.notices.kinds import KINDS
from bot.hosting.notices.letter import Letter, Notice, Told
from bot.hosting.notices.work import NoticeWork
from bot.hosting.posting.post import Undeliverable
from bot.hosting.table import Place
from bot.locale.words import wording
from bot.store import notices
from engine.contract import Decision
from tests.bot.discord.stage import Stage, labels, private
from tests.bot.discord.tables.test_seating import manager
from tests.bot.discord.wire import wired
from tests.engine.toy import Pass


def letters(stage: Stage) -> NoticeWork:
    """Return what tells people, without the background and without gathering."""
    stage.host._context.pace = Pace(letter=0)
    return NoticeWork(stage.host._context, ChannelAnnouncer(stage.env.bot, stage.services))


async def nudged(stage: Stage) -> str:
    """Start a game, nudge who is asked, and return that name."""
    table = await stage.start_game()
    name, context = await stage.asked(), stage.host._context
    (since,) = set(table.asked_since.values())
    async with context.database.write() as connection:
        who = stage.people[name].id
        await notices.note_pings(connection, [who], None, context.clock.now() - timedelta(hours=1))  # by the post
        await notices.enqueue(connection, who, "nudge", context.clock.now(), table_id=table.id, since=since)
    await letters(stage).deliver()
    return name


def direct(stage: Stage, name: str) -> list[discord.Message]:
    """Return the direct messages of somebody."""
    return list(stage.people[name].user.dm_channel.history())


async def test_a_nudge_names_table_question_and_link_and_opens_the_panel(stage: Stage) -> None:
    name = await nudged(stage)
    (message,) = direct(stage, name)
    post = stage.posts()[-1]
    assert f"https://discord.com/channels/{stage.guild.id}/{stage.channel.id}/{post.id}" in message.content
    assert f"> {name}" in message.content
    assert labels(message) == ["Take your turn", "Remind me again in 3 hours"]
    user = stage.people[name].user
    panel = await user.click(message, label="Take your turn")
    assert "What will you do" in private(panel)
    select = panel.response.components[0]["components"][0]
    chosen = await user.select(panel.response, [select["options"][0]["value"]])
    done = await user.click(chosen.response, label="Confirm")
    await stage.deliver()
    assert "laid" in private(done)
    assert await stage.asked() != name
    assert "laid" in stage.posts()[-1].content


async def test_reminded_again_by_a_button_and_by_a_select(stage: Stage) -> None:
    name = await nudged(stage)
    (message,) = direct(stage, name)
    user = stage.people[name].user
    assert "I will remind you <t:" in private(await user.click(message, label="Remind me again in 3 hours"))
    assert "I will remind you <t:" in private(await user.select(message, ["24"]))
    async with stage.host._context.database.read() as connection:
        (row,) = await notices.queued_for(connection, stage.people[name].id)
    left = row.due_at - stage.host._context.clock.now()
    assert timedelta(hours=23) < left <= timedelta(hours=24)
    forged = str(CustomId(Verb.REMIND, path="0123456789abcdef.3"))
    assert "nothing left to remind" in private(await stage.forge("Ann", stage.posts()[-1], forged))
    forged = str(CustomId(Verb.REMIND, path="0123456789abcdef.30000000"))
    assert "Choose one of the times" in private(await stage.forge("Ann", stage.posts()[-1], forged))


async def test_in_direct_messages_only_who_has_a_seat_gets_at_a_table(stage: Stage) -> None:
    await nudged(stage)
    stranger, table = stage.people["Cleo"].user, await stage.table()
    button = discord.ui.View(timeout=None).add_item(
        discord.ui.Button(label="x", custom_id=str(CustomId(Verb.TURN, table.id)))
    )
    await stage.env.bot.get_partial_messageable(stranger.dm_channel.id).send("forged", view=button)
    (message,) = stranger.dm_channel.history()
    assert private(await stranger.click(message, label="x")).startswith("That belongs to a table in another channel")


async def test_in_a_channel_it_pings_its_reader_and_nobody_else(stage: Stage) -> None:
    table, (ann, ben) = await stage.start_game(), (stage.people["Ann"], stage.people["Ben"])
    there = replace(table, id=77, place=Place(stage.guild.id, 4711))
    decision = Decision(table.occupants[0].seat, "lay", {}, Pass())
    told = [Notice("ping", each, stage.show.game, decision.seat, {"round": 1}, decision) for each in (table, there)]
    letter = Letter(ann.id, "en", tuple(told), "ab" * 8, table.place, says_closed=True)
    await ChannelAnnouncer(stage.env.bot, stage.services).tell(letter)
    post = stage.posts()[-1]
    assert [each.id for each in post.mentions] == [ann.id]
    assert "could not send you a direct message" in post.content
    assert f"/{stage.guild.id}/4711" in post.content
    assert labels(post) == ["Take your turn", "Remind me again in 3 hours"]  # the other table has its panel elsewhere
    assert ben.mention not in post.content
    await ChannelAnnouncer(stage.env.bot, stage.services).tell(replace(letter, nonce="cd" * 8, quiet=True))
    assert stage.posts()[-1].flags.silent


async def test_who_is_told_to_be_the_next_prepares_the_turn_from_there(stage: Stage) -> None:
    table = await stage.start_game()
    name = "Ben" if await stage.asked() == "Ann" else "Ann"
    person, posts = stage.people[name], len(stage.posts())
    notice = Notice("next", table, stage.show.game, table.seat_of(person.id), {"round": 1})
    await ChannelAnnouncer(stage.env.bot, stage.services).tell(Letter(person.id, "en", (notice,), "ab" * 8))
    (message,) = direct(stage, name)
    (label,) = labels(message)
    assert label.startswith("Prepare my next turn: ")
    page = await person.user.click(message, label=label)
    assert "Nobody else sees that you prepare it." in private(page)
    assert len(stage.posts()) == posts


async def test_a_letter_is_found_again_and_taken_back(stage: Stage) -> None:
    name = await nudged(stage)
    announcer, table = ChannelAnnouncer(stage.env.bot, stage.services), await stage.table()
    decision = Decision(table.occupants[0].seat, "lay", {}, Pass())
    notice = Notice("nudge", table, stage.show.game, decision.seat, {"round": 1}, decision)
    letter = Letter(stage.people[name].id, "en", (notice,), "ab" * 8)
    sent = await announcer.tell(letter)
    late = replace(letter, earlier=stage.env.now() - timedelta(minutes=30))
    assert await announcer.tell(late) == sent
    assert await announcer.tell(replace(late, nonce="cd" * 8, notices=(replace(notice, kind="ping"),))) != sent
    await announcer.take_back(sent, "en")
    _, changed, _ = direct(stage, name)
    assert changed.content.startswith("No longer needed")
    assert not labels(changed)
    await announcer.take_back(Told(sent.channel_id, 4711), "en")


async def test_a_letter_in_a_channel_is_deleted_when_it_holds_no_longer(stage: Stage) -> None:
    table, ann = await stage.start_game(), stage.people["Ann"]
    announcer, posts = ChannelAnnouncer(stage.env.bot, stage.services), [each.id for each in stage.posts()]
    decision = Decision(table.occupants[0].seat, "lay", {}, Pass())
    notice = Notice("ping", table, stage.show.game, decision.seat, {"round": 1}, decision)
    sent = await announcer.tell(Letter(ann.id, "en", (notice,) * 40, "ab" * 8, table.place))
    assert len(sent.earlier) > 1
    await announcer.take_back(sent, "en")
    assert [each.id for each in stage.posts()] == posts
    await announcer.take_back(sent, "en")  # gone by now


async def test_every_message_of_a_long_letter_is_taken_back(stage: Stage) -> None:
    """Also where an earlier attempt had sent it."""
    name = await nudged(stage)
    announcer, table = ChannelAnnouncer(stage.env.bot, stage.services), await stage.table()
    decision = Decision(table.occupants[0].seat, "lay", {}, Pass())
    notice = Notice("nudge", table, stage.show.game, decision.seat, {"round": 1}, decision)
    letter = Letter(stage.people[name].id, "en", (notice,) * 40, "ab" * 8)
    sent = await announcer.tell(letter)
    assert len(sent.earlier) > 1
    assert await announcer.tell(replace(letter, earlier=stage.env.now() - timedelta(minutes=30))) == sent
    await announcer.take_back(sent, "en")
    of_it = [each for each in direct(stage, name) if each.id in (*sent.earlier, sent.message_id)]
    assert len(of_it) == len(sent.earlier) + 1
    assert all(each.content.startswith("No longer needed") and not labels(each) for each in of_it)


async def test_closed_direct_messages_are_told_as_such(tmp_path: Path) -> None:
    async with wired(tmp_path) as wire:
        ann = wire.sandbox.person("ann")
        me = next(int(each["id"]) for each in (await ann.world())["people"] if each["name"] == "ann")
        letter = Letter(me, "en", (Notice("again"),), "ab" * 8)
        await ann.takes_direct(takes=False)
        with pytest.raises(Undeliverable, match="direct-closed"):
            await wire.announcer.tell(letter)
        await ann.takes_direct(takes=True)
        sent = await wire.announcer.tell(letter)
        assert await wire.announcer.tell(letter) == sent  # by its nonce
        (message,) = await ann.direct()
        assert int(message.id) == sent.message_id


async def test_the_summary_of_a_day_is_one_letter_with_a_link_to_each_table(stage: Stage) -> None:
    await stage.start_game()
    name, context, work = await stage.asked(), stage.host._context, letters(stage)
    who = stage.people[name].id
    async with context.database.write() as connection:
        await notices.note_pings(connection, [who], None, context.clock.now() - timedelta(hours=1))
        await notices.enqueue(connection, who, "summary", context.clock.now())
    await work.deliver()
    (message,) = direct(stage, name)
    assert "Daily summary. Your tables: " in message.content
    assert f"https://discord.com/channels/{stage.guild.id}/{stage.channel.id}/{stage.posts()[-1].id}" in message.content
    assert "One waits for you" in message.content
    assert labels(message) == []


async def test_a_long_summary_is_turned_like_the_list_of_tables(stage: Stage) -> None:
    table, ann = await stage.start_game(), stage.people["Ann"]
    mine = MyTable(table, Waiting(), None, stage.posts()[-1].id)
    summary = Notice("summary", tables=(mine,) * (PAGE + 1))
    await ChannelAnnouncer(stage.env.bot, stage.services).tell(Letter(ann.id, "en", (summary,), "ab" * 8))
    (message,) = direct(stage, "Ann")
    assert message.content.count("Go there") == PAGE
    assert labels(message) == ["More"]
    turned = await ann.user.click(message, label="More")
    assert "**Your tables: 1.**" in private(turned)  # as it is by now: there is one page


def test_every_kind_has_its_message() -> None:
    assert [each for each in KINDS if not wording("en").has(f"notice-{each}")] == []


async def test_whose_seat_a_manager_takes_away_is_told_so_directly_and_by_whom(stage: Stage) -> None:
    await stage.start_game()
    manager(stage)
    question = await stage.command("Mia", "table kick", person=stage.people["Ben"])
    await stage.click("Mia", question.response, "Yes, at once")
    context = stage.host._context
    async with context.database.write() as connection:
        lately = context.clock.now() - timedelta(hours=1)  # the post of the start may have pinged
        await notices.note_pings(connection, [stage.people["Ben"].id], None, lately)
    await letters(stage).deliver()
    (message,) = direct(stage, "Ben")
    assert "Whoever manages the server has taken your seat away" in message.content
    assert f"https://discord.com/channels/{stage.guild.id}/{stage.channel.id}" in message.content
    assert labels(message) == []
