"""The own hand in a direct message, turned on with /me and kept current in its place."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.discord.posting.announcer import ChannelAnnouncer
from bot.discord.posting.hands import compose
from bot.games import PRESENTERS
from bot.hosting.context import Pace
from bot.hosting.hands.hand import Hand
from bot.hosting.hands.work import HandWork
from bot.hosting.posting.post import TryLater
from bot.hosting.table import Table
from bot.store import hands, tables
from engine.games import GAMES
from render import painter
from render.contract import Picture
from render.words import Words
from tests.bot.discord.stage import Show, Stage, labels, private, staged
from tests.bot.discord.test_limits import hold
from tests.bot.discord.toy_show import PIXEL, ToyPainter, ToyPresenter
from tests.bot.discord.wire import Wire, wired
from tests.engine.toy import Toy

ON, OFF = "Keep my hand in a direct message", "Stop keeping my hand in a direct message"


class HandPainter(ToyPainter):
    """Tells a hand of the toy game in words."""

    def hand(self, view: Any, words: Words, **_: Any) -> Picture:
        cards = next(each for each in view["hands"].values() if isinstance(each, list))
        return Picture(PIXEL, "image/png", 1, 1, f"Cards: {cards}")


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with staged(tmp_path, Show(Toy(), ToyPresenter(), HandPainter())) as made:
        yield made


async def keep(stage: Stage) -> None:
    """Bring all messages with hands up to date, without the background and without rest."""
    stage.host._context.pace = Pace(hand=0)
    await HandWork(stage.host._context, announcer(stage)).deliver()


def announcer(stage: Stage) -> ChannelAnnouncer:
    return ChannelAnnouncer(stage.env.bot, stage.services)


async def turn(stage: Stage, who: str, label: str = ON) -> None:
    """Press the button about hands on somebody's /me page."""
    page = await stage.command(who, "me settings")
    await stage.click(who, page.response, label)
    await keep(stage)


def direct(stage: Stage, name: str) -> list[discord.Message]:
    """Return the direct messages of somebody."""
    channel = stage.people[name].user.dm_channel
    return [] if channel is None else list(channel.history())


async def act(stage: Stage) -> str:
    """Let who is asked lay a card, and return that name."""
    name = await stage.asked()
    panel = await stage.click(name, stage.posts()[-1], "Take your turn")
    select = panel.response.components[0]["components"][0]
    chosen = await stage.people[name].select(panel.response, [select["options"][0]["value"]])
    await stage.click(name, chosen.response, "Confirm")
    await keep(stage)
    return name


async def test_turned_on_it_is_sent_without_a_sound_and_changed_in_its_place(stage: Stage) -> None:
    table = await stage.start_game()
    name = await stage.asked()
    await turn(stage, name)
    (message,) = direct(stage, name)
    first = message.content
    assert first.startswith("🃏 Your hand in ")
    assert f"https://discord.com/channels/{stage.guild.id}/{stage.channel.id}" in first
    assert message.flags.silent
    assert labels(message) == ["Take your turn", "Board", "All settings"]
    looked = await stage.people[name].slash(stage.channel, "table hand")
    assert first.splitlines()[1:] == private(looked).splitlines()
    (attached,) = message.attachments
    assert attached.filename == f"hand-{table.id}-{table.seq}.png"
    await act(stage)
    (changed,) = direct(stage, name)
    assert changed.id == message.id
    assert changed.content.splitlines()[0] == first.splitlines()[0]
    assert changed.content != first
    assert labels(changed) == ["Board", "All settings"]
    assert len(changed.attachments) == 1
    assert not direct(stage, "Ben" if name == "Ann" else "Ann")
    assert not direct(stage, "Cleo")


async def test_swapped_it_shows_the_other_hand_and_at_the_end_none(stage: Stage) -> None:
    await stage.start_game()
    for name in ("Ann", "Ben"):
        await turn(stage, name)
    hand = {name: direct(stage, name)[0].content.splitlines()[1] for name in ("Ann", "Ben")}
    await stage.command("Ann", "table swap", person=stage.people["Ben"])
    proposal = next(each for each in stage.posts()[::-1] if "Agree" in labels(each))
    await stage.click("Ben", proposal, "Agree")
    await keep(stage)
    for name, other in (("Ann", "Ben"), ("Ben", "Ann")):
        (message,) = direct(stage, name)
        assert message.content.splitlines()[1] == hand[other]
    while (await stage.table()).asked_since:
        await act(stage)
    for name in ("Ann", "Ben"):
        (message,) = direct(stage, name)
        assert message.content.startswith("The game is over, so your hand is not kept here any more: ")
        assert not message.attachments
        assert not labels(message)


async def test_its_buttons_work_in_direct_messages(stage: Stage) -> None:
    await stage.start_game()
    name = await stage.asked()
    await turn(stage, name)
    (message,) = direct(stage, name)
    user = stage.people[name].user
    assert "What will you do" in private(await user.click(message, label="Take your turn"))
    assert private(await user.click(message, label="Board")).startswith("The board as you see it.")
    page = await user.click(message, label="All settings")
    assert "Your hand in a direct message: yes" in private(page)
    off = await user.click(page.response, label=OFF)
    assert "Your hand in a direct message: no. " in private(off)
    await keep(stage)
    (over,) = direct(stage, name)
    assert over.content.startswith("As you wanted, your hand is not kept here any more: ")
    assert not labels(over)
    assert not over.attachments


async def test_what_does_not_change_is_not_sent(stage: Stage) -> None:
    table = await stage.start_game()
    await turn(stage, "Ann")
    async with stage.host._context.database.write() as connection:
        await tables.change_counted(connection, table.id)  # of the seats, but nothing that Ann's hand shows
    before = len(stage.env.http_requests)
    await keep(stage)
    assert len(stage.env.http_requests) == before
    async with stage.host._context.database.read() as connection:
        assert await hands.due(connection) == []


async def test_a_deleted_message_is_sent_anew(stage: Stage) -> None:
    await stage.start_game()
    name = await stage.asked()
    await turn(stage, name)
    (message,) = direct(stage, name)
    await stage.env.bot.get_partial_messageable(message.channel.id).get_partial_message(message.id).delete()
    await act(stage)
    (anew,) = direct(stage, name)
    assert anew.id != message.id
    assert labels(anew) == ["Board", "All settings"]


async def hand_of(stage: Stage, name: str, table: Table) -> Hand:
    """Return what a message for somebody is to show."""
    person = stage.people[name].id
    sight = await stage.host.looking.sight(person, table.id)
    return Hand(person, "en", sight.table, sight, None, "ab" * 8)


async def test_one_that_an_earlier_attempt_has_sent_is_found_by_its_nonce_and_changed(stage: Stage) -> None:
    table, keeper = await stage.start_game(), announcer(stage)
    hand = await hand_of(stage, "Ann", table)
    sent = await keeper.keep_hand(hand)
    assert sent is not None
    while await act(stage) != "Ann":
        pass
    late = replace(await hand_of(stage, "Ann", table), earlier=stage.env.now() - timedelta(minutes=30))
    again = await keeper.keep_hand(late)
    assert again is not None
    assert again[:2] == sent[:2]
    assert again.digest != sent.digest
    (message,) = direct(stage, "Ann")
    assert message.content != ""
    other = await keeper.keep_hand(replace(late, nonce="cd" * 8))
    assert other is not None
    assert other.message_id != sent.message_id


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name, each in PRESENTERS.items() if each.hands])
async def test_real_hands_keep_to_discords_limits(tmp_path: Path, name: str) -> None:
    async with staged(tmp_path, Show(GAMES[name], PRESENTERS[name], painter(name))) as stage:
        table = await stage.start_game()
        message = await compose(stage.services, await hand_of(stage, "Ann", table))
        hold(message)
        assert len(message.parts()) == 1


async def test_without_hands_there_is_no_message(tmp_path: Path) -> None:
    async with staged(tmp_path, Show(GAMES["wingspan"], PRESENTERS["wingspan"], ToyPainter())) as stage:
        await stage.start_game()
        await turn(stage, "Ann")
        assert not direct(stage, "Ann")


async def kept(wire: Wire) -> None:
    wire.host._context.pace = Pace(hand=0)
    await HandWork(wire.host._context, wire.announcer).deliver()


async def test_over_the_wire_each_request_is_valid(tmp_path: Path) -> None:
    async with wired(tmp_path) as wire:
        ann, ben = (wire.sandbox.person(each) for each in ("ann", "ben"))
        await ann.command("table new", game="moa")
        await wire.deliver()
        lobby = await ben.wait_for(lambda seen: "Join" in seen.buttons)
        await ben.press(lobby, "Join")
        await ann.command("table start")
        await wire.deliver()
        page = await ann.command("me settings")
        await ann.takes_direct(takes=False)
        await ann.press(page.message, ON)
        await kept(wire)
        assert not await ann.direct()
        page = await ann.command("me settings")
        assert "your hand cannot be kept there now" in page.text
        await ann.takes_direct(takes=True)
        page = await ann.press(page.message, "Try direct messages again")
        await kept(wire)
        (message,) = await ann.direct()
        assert message.text.startswith("🃏 Your hand in ")
        assert len(message.pictures) == 1
        await ann.press(page.message, OFF)
        await kept(wire)
        (over,) = await ann.direct()
        assert over.text.startswith("As you wanted")
        assert not over.pictures
        assert not over.buttons
        assert not (await wire.sandbox.report())["violations"]


async def test_changed_too_often_it_is_left_for_later(stage: Stage) -> None:
    table, keeper = await stage.start_game(), announcer(stage)
    hand = await hand_of(stage, "Ann", table)
    sent = await keeper.keep_hand(hand)
    stage.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=30046, times=1)
    with pytest.raises(TryLater):
        await keeper.keep_hand(replace(hand, kept=sent and sent._replace(digest="")))
    assert len(direct(stage, "Ann")) == 1
