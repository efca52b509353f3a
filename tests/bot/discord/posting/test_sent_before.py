"""A post of unknown outcome that is repeated late, with the real library against the stand-in, which forgets nonces."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import discord
import pytest

from bot.discord.answering.client import AviaryClient
from bot.discord.answering.request import Services
from bot.discord.messages.pictures import RenderPool
from bot.discord.posting.announcer import ChannelAnnouncer
from bot.drawing.threads import InThreads
from bot.hosting.host import Host, Pace
from bot.hosting.notices.pinging import SPACING
from bot.hosting.notices.work import NoticeWork
from bot.hosting.posting.outbox import OutboxWork
from bot.hosting.table import Place, Table
from bot.store import outbox
from sandbox.driver import Sandbox
from sandbox.observed import ObservedMessage
from tests.bot.discord.stage import TOY
from tests.bot.hosting.support import ANN, BEN, CAT, HandClock, asked, fresh_database, press
from tests.bot.hosting.test_notices import queue
from tests.engine.toy import Pass
from tests.support.sandbox import connected, running

LATE = 600
"""Seconds: longer than a nonce lives."""


@dataclass
class Posting:
    """A host whose posts go to the stand-in, delivered by hand."""

    host: Host
    outbox: OutboxWork
    letters: NoticeWork
    sandbox: Sandbox
    clock: HandClock
    place: Place
    channel: discord.PartialMessageable

    async def posts(self) -> list[ObservedMessage]:
        seen = await self.sandbox.person("ann").sees(str(self.place.channel_id))
        return [each for each in seen if each.author == "aviary"]

    async def lose_answer(self) -> None:
        """Let the next message arrive without the bot learning of it."""
        await self.sandbox.fault("POST /channels/*", status=503, when="after", times=1)
        await self.outbox.deliver()

    async def wait(self) -> None:
        """Let both clocks go on until the nonce is forgotten, and deliver."""
        await self.pass_time(LATE)
        await self.outbox.deliver()

    async def pass_time(self, seconds: float) -> None:
        """Let both clocks go on."""
        await self.sandbox.wind(seconds)
        self.clock.forward(seconds)

    async def take_turn(self, table: Table) -> Table:
        return (await self.host.playing.act(press(asked(table), self.place), table.id, Pass())).table


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    clock = HandClock()
    host = Host(
        await fresh_database(tmp_path),
        games={"toy": TOY.game},
        clock=clock,
        rng=random.Random(1),
        pace=Pace(0, 0, grace=0),
    )
    pool = RenderPool(InThreads(1))
    made = Services(host, {"toy": TOY.game}, {"toy": TOY.presenter}, lambda _name: TOY.painter, pool)
    yield made
    await pool.stop()
    await host.close()


@pytest.fixture
def client(services: Services, tmp_path: Path) -> AviaryClient:
    return AviaryClient(services, shard_count=1)


@pytest.fixture
async def posting(services: Services, client: AviaryClient) -> AsyncIterator[Posting]:
    clock = services.host._context.clock
    assert isinstance(clock, HandClock)
    async with running() as server, connected(client, server) as sandbox:
        clock.forward(server.clock.now() - clock.now().timestamp())
        channel = server.world.find_channel("games")
        place = Place(int(channel.guild_id or 0), int(channel.id))
        context, announcer = services.host._context, ChannelAnnouncer(client, services)
        works = OutboxWork(context, announcer), NoticeWork(context, announcer)
        yield Posting(services.host, *works, sandbox, clock, place, client.get_partial_messageable(place.channel_id))


async def begun(posting: Posting) -> Table:
    table = await posting.host.lobbies.open(press(ANN, posting.place), "toy", {}, "en")
    await posting.host.lobbies.join(press(BEN, posting.place), table.id)
    return await posting.host.lobbies.start(press(ANN, posting.place), table.id)


async def test_a_late_repetition_finds_the_post_and_pings_nobody_twice(posting: Posting) -> None:
    table = await begun(posting)
    await posting.lose_answer()
    lost = await posting.posts()
    assert len(lost) == 1
    await posting.sandbox.person("ben").say("Whose turn is it?", "games")
    await posting.wait()
    assert [each.id for each in await posting.posts()] == [lost[0].id]
    await posting.take_turn(table)
    await posting.outbox.deliver()
    first, second = await posting.posts()
    assert (first.id, bool(first.buttons), bool(second.buttons)) == (lost[0].id, False, True)


async def test_without_the_permission_it_stands_there_twice(posting: Posting) -> None:
    await begun(posting)
    await posting.lose_answer()
    await posting.sandbox.deny("games", "read_message_history")
    await posting.wait()
    assert len(await posting.posts()) == 2


async def test_what_never_arrived_is_posted_late(posting: Posting) -> None:
    table = await begun(posting)
    await posting.outbox.deliver()
    await posting.take_turn(table)
    await posting.sandbox.fault("POST /channels/*", status=503, when="before", times=1)
    await posting.outbox.deliver()
    assert len(await posting.posts()) == 1
    await posting.wait()
    assert len(await posting.posts()) == 2


async def test_a_letter_in_the_channel_is_not_taken_for_the_post(posting: Posting) -> None:
    """It has a button of the same table, and came just before what its reader then did."""
    table = await begun(posting)
    await posting.outbox.deliver()
    await queue(posting.host, table, "ping")
    await posting.pass_time(SPACING.total_seconds())
    await posting.letters.deliver()
    assert len(await posting.posts()) == 2
    await posting.take_turn(table)
    await posting.sandbox.fault("POST /channels/*", status=503, when="before", times=1)
    await posting.outbox.deliver()
    await posting.wait()
    first, letter, post = await posting.posts()
    assert (bool(first.buttons), bool(letter.buttons), bool(post.buttons)) == (False, True, True)


async def test_an_invitation_whose_answer_was_lost_pings_once(posting: Posting) -> None:
    table = await posting.host.lobbies.open(press(ANN, posting.place), "toy", {}, "en")
    await posting.outbox.deliver()
    await posting.host.lobbies.invite(press(ANN, posting.place), table.id, BEN.id)
    await posting.lose_answer()
    await posting.wait()
    _lobby, invitation = await posting.posts()
    assert "Ann invites you" in invitation.text
    async with posting.host.database.read() as connection:
        assert await outbox.due_places(connection) == []


async def test_an_invitation_is_not_taken_for_a_post_or_another_invitation(posting: Posting) -> None:
    """It has buttons of the same table, which stay."""
    table = await posting.host.lobbies.open(press(ANN, posting.place), "toy", {}, "en")
    await posting.outbox.deliver()
    await posting.host.lobbies.invite(press(ANN, posting.place), table.id, BEN.id)
    await posting.outbox.deliver()
    await posting.host.lobbies.invite(press(ANN, posting.place), table.id, CAT.id)
    await posting.sandbox.fault("POST /channels/*", status=503, when="before", times=1)
    await posting.outbox.deliver()
    await posting.wait()
    invitations = (await posting.posts())[1:]
    assert [f"<@{each.id}>" in told.text for each, told in zip((BEN, CAT), invitations, strict=True)] == [True, True]
    for person in (BEN, CAT):
        await posting.host.lobbies.join(press(person, posting.place), table.id)
    await posting.host.lobbies.start(press(ANN, posting.place), table.id)
    await posting.sandbox.fault("POST /channels/*", status=503, when="before", times=1)
    await posting.outbox.deliver()
    await posting.wait()
    *_, board = await posting.posts()
    assert "Take your turn" in board.buttons


async def test_another_post_of_the_table_is_not_taken_for_the_post(posting: Posting) -> None:
    """It came through while the post, of unknown outcome, was suspended."""
    table = await begun(posting)
    await posting.outbox.deliver()
    await posting.take_turn(table)
    await posting.sandbox.fault("POST /channels/*", status=503, when="before", times=1)
    await posting.outbox.deliver()
    await posting.sandbox.deny("games", "send_messages")
    await posting.wait()
    await posting.sandbox.deny("games")
    async with posting.host.database.write() as connection:
        place = (posting.place.guild_id, posting.place.channel_id)
        await outbox.enqueue(connection, table.id, place, "seats", posting.clock.now())
    await posting.outbox.deliver()
    _first, seats, post = await posting.posts()
    assert (bool(seats.buttons), bool(post.buttons)) == (False, True)
    async with posting.host.database.read() as connection:
        assert await outbox.due_places(connection) == []


async def test_a_post_that_somebody_deleted_before_it_was_known_comes_again(posting: Posting) -> None:
    await begun(posting)
    await posting.lose_answer()
    (lost,) = await posting.posts()
    await posting.channel.get_partial_message(int(lost.id)).delete()
    posting.clock.forward(10)  # its nonce is refused now
    await posting.outbox.deliver()
    (post,) = await posting.posts()
    assert post.id != lost.id
    await posting.wait()
    assert [each.id for each in await posting.posts()] == [post.id]


async def test_a_limit_of_changes_holds_back_no_post(posting: Posting) -> None:
    table = await begun(posting)
    await posting.outbox.deliver()
    await posting.sandbox.fault("PATCH /channels/*", status=429, retry_after=120, times=None)
    table = await posting.take_turn(table)
    await posting.outbox.deliver()  # the library would wait two minutes for the buttons of the first post
    first, second = await posting.posts()
    assert first.buttons
    assert second.buttons
    await posting.sandbox.clear_faults()
    await posting.take_turn(table)
    await posting.outbox.deliver()
    assert [bool(each.buttons) for each in await posting.posts()] == [False, False, True]


async def test_a_lobby_in_an_archived_thread_is_posted_anew(posting: Posting, client: AviaryClient) -> None:
    made = await client.http.start_thread_without_message(
        posting.place.channel_id, name="Nests", type=discord.ChannelType.public_thread.value, auto_archive_duration=60
    )
    posting.place = Place(posting.place.guild_id, int(made["id"]))
    table = await posting.host.lobbies.open(press(ANN, posting.place), "toy", {}, "en")
    await posting.outbox.deliver()
    await posting.sandbox.wind(2 * 60 * 60)  # it is archived: its messages cannot be changed
    await posting.host.lobbies.join(press(BEN, posting.place), table.id)
    await posting.outbox.deliver()
    first, second = await posting.posts()
    assert {"Start", "Join"} <= set(second.buttons)
    assert not first.buttons, "the new one brought the thread back"
