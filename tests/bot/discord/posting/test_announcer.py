"""Posting in channels: what Discord's refusals mean, and what a repeated attempt does."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import discord
import discord.http
import pytest

from bot.discord.answering.client import LONGEST_WAIT, AviaryClient
from bot.discord.answering.request import Services
from bot.discord.messages import controls
from bot.discord.messages.message import EXPIRES, Attachment, Message
from bot.discord.posting import announcer as announcer_module
from bot.discord.posting import posts
from bot.discord.posting.announcer import ChannelAnnouncer
from bot.discord.posting.sent_before import sent_before
from bot.hosting.host import Host
from bot.hosting.looking.waiting import Awaited, Waiting
from bot.hosting.posting.post import Earlier, Happened, OutcomeUnknown, Post, PostKind, TryLater, Undeliverable
from bot.hosting.table import Occupant, Place, Status, Table
from bot.locale.words import wording
from engine.contract import Decision
from tests.bot.discord.stage import QUICK_MOA, Stage, labels, staged
from tests.engine.toy import Laid, Pass


@pytest.fixture
def announcer(stage: Stage) -> ChannelAnnouncer:
    return ChannelAnnouncer(stage.env.bot, stage.services)


def owed_post(stage: Stage, **changes: Any) -> Post:
    place = Place(stage.guild.id, stage.channel.id)
    people = [Occupant("red", "Ann", stage.people["Ann"].id), Occupant("blue", "Automa", automa="random")]
    table = Table(5, "toy", place, Status.RUNNING, 1, "en", tuple(people), {}, 7, datetime.now(UTC), {"red": 7})
    made = Post(
        id=31,
        kind=PostKind.BOARD,
        table=table,
        place=place,
        game=stage.show.game,
        happened=(Happened(7, (Laid("blue", 4),)),),
        view={"round": 1},
        decisions=(Decision("red", "lay", {}, Pass()),),
        pings=("red",),
        nonce="0123456789abcdef",
    )
    return replace(made, **changes)


def tried_before(stage: Stage, newest_known: int = 0) -> Earlier:
    """An attempt of half an hour ago. SimCord knows no nonces: what is sent twice stands there twice."""
    return Earlier(stage.env.now() - timedelta(minutes=30), newest_known)


def channel_of(stage: Stage) -> Any:
    return stage.env.bot.get_partial_messageable(stage.channel.id, guild_id=stage.guild.id)


async def test_one_message_with_narration_picture_prompt_and_ping(stage: Stage, announcer: ChannelAnnouncer) -> None:
    sent = (await announcer.post(owed_post(stage))).message_id
    (post,) = stage.posts()
    assert post.id == sent
    assert post.content.startswith("Automa laid 4\n\n")
    assert [each.id for each in post.mentions] == [stage.people["Ann"].id]
    assert labels(post) == ["Take your turn", "Pass", "Signs", "Hand", "Board", "Score", "Log", "Rules"]
    request = stage.env.http_requests[-1]
    assert request.method == "POST"


async def test_the_same_notice_twice_has_the_same_nonce(stage: Stage, announcer: ChannelAnnouncer) -> None:
    nonces = []
    send = stage.env.bot.http.send_message

    async def spy(channel_id: Any, *, params: Any) -> Any:
        form = {each["name"]: each["value"] for each in params.multipart or []}
        nonces.append(form.get("payload_json") or params.payload)
        return await send(channel_id, params=params)

    stage.env.bot.http.send_message = spy
    await announcer.post(owed_post(stage))
    await announcer.post(owed_post(stage))
    assert all('"nonce":"0123456789abcdef.0"' in each.replace(" ", "") for each in nonces)
    assert all('"enforce_nonce":true' in each.replace(" ", "") for each in nonces)


async def test_a_post_that_is_there_is_not_sent_again_however_late(stage: Stage, announcer: ChannelAnnouncer) -> None:
    sent = await announcer.post(owed_post(stage))
    await stage.people["Ben"].send(stage.channel, "Automa laid 4, did it?")
    await channel_of(stage).send("something else of ours")
    assert await announcer.post(owed_post(stage, earlier=tried_before(stage))) == sent
    assert len(stage.posts()) == 3


async def test_a_post_that_never_came_is_sent_late(stage: Stage, announcer: ChannelAnnouncer) -> None:
    """What older posts of the table have left is known, and other tables' posts are no sign of it."""
    known = (await announcer.post(owed_post(stage))).message_id
    sent = await announcer.post(owed_post(stage, earlier=tried_before(stage, known)))
    assert sent.message_id != known
    other = replace(owed_post(stage).table, id=6)
    assert (
        await announcer.post(owed_post(stage, table=other, earlier=tried_before(stage)))
    ).message_id > sent.message_id


async def test_an_answer_to_somebody_is_no_post(tmp_path: Path) -> None:
    async with staged(tmp_path, QUICK_MOA) as stage:
        answer = (await stage.command("Ann", "rules look", words="stronghold", public=True)).response
        part, channel = Message(answer.content), channel_of(stage)
        assert await sent_before(stage.env.bot, channel, tried_before(stage), 1, [part]) == {}
        own = await channel.send(answer.content)
        assert await sent_before(stage.env.bot, channel, tried_before(stage), 1, [part]) == {0: own.id}


async def test_of_a_long_post_only_what_is_missing_is_sent_late(stage: Stage, announcer: ChannelAnnouncer) -> None:
    long = owed_post(stage, happened=(Happened(7, (Laid("blue", 4),) * 300),))
    await announcer.post(long)
    whole = [each.content for each in stage.posts()]
    await stage.posts()[-1].delete()
    again = await announcer.post(replace(long, earlier=tried_before(stage)))
    assert [each.content for each in stage.posts()] == whole
    assert await announcer.post(replace(long, earlier=tried_before(stage))) == again
    assert [each.content for each in stage.posts()] == whole
    assert again.messages == len(whole) > 1


async def test_sheets_before_the_board_are_found_by_their_files(
    stage: Stage, announcer: ChannelAnnouncer, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheets = [Message("", files=(Attachment(f"sheet-5-7-{number}.png", b"a"),)) for number in range(2)]

    async def with_sheets(_services: Services, post: Post) -> Message:
        return Message("The end", (controls.looking(wording("en"), post.table),), earlier=tuple(sheets))

    monkeypatch.setattr(posts, "compose", with_sheets)
    await announcer.post(owed_post(stage))
    _, second, last = stage.posts()
    for gone in (second, last):
        await gone.delete()
    again = replace(owed_post(stage), earlier=tried_before(stage))
    await announcer.post(again)
    names = [[each.filename for each in post.attachments] for post in stage.posts()]
    assert names == [["sheet-5-7-0.png"], ["sheet-5-7-1.png"], []]
    assert (await announcer.post(again)).messages == len(stage.posts()) == 3


async def test_what_was_posted_anew_in_place_of_a_change_is_found(stage: Stage, announcer: ChannelAnnouncer) -> None:
    first = (await announcer.post(owed_post(stage))).message_id
    await stage.posts()[0].delete()
    second = await announcer.post(owed_post(stage, edit=first))
    assert await announcer.post(owed_post(stage, edit=first, earlier=tried_before(stage, first))) == second
    assert len(stage.posts()) == 1


async def test_words_without_buttons_are_found_by_their_text(stage: Stage, announcer: ChannelAnnouncer) -> None:
    closed = owed_post(stage, kind=PostKind.CANCELLED, view=None)
    sent = await announcer.post(closed)
    assert await announcer.post(replace(closed, earlier=tried_before(stage))) == sent


@pytest.mark.parametrize(("denied", "sent"), [("read_message_history", True), ("view_channel", False)])
async def test_where_history_may_not_be_read_a_late_post_is_simply_sent(
    stage: Stage, announcer: ChannelAnnouncer, denied: str, *, sent: bool
) -> None:
    await announcer.post(owed_post(stage))
    overwrite = discord.PermissionOverwrite(**{denied: False})
    stage.channel = stage.guild.create_text_channel("closed", overwrites={stage.env.bot.user: overwrite})
    post = announcer.post(owed_post(stage, earlier=tried_before(stage)))
    if not sent:
        with pytest.raises(Undeliverable):
            await post
        return
    await post
    await announcer.post(owed_post(stage, earlier=tried_before(stage)))
    assert len(stage.channel.history()) == 2


async def test_a_post_that_was_deleted_since_is_sent_again(stage: Stage, announcer: ChannelAnnouncer) -> None:
    """Discord answers the nonce of a deleted message with "Unknown Message"."""
    stage.env.inject_error("POST", "/channels/*/messages", status=404, code=10008, times=1)
    await announcer.post(owed_post(stage))
    assert len(stage.posts()) == 1
    stage.env.inject_error("POST", "/channels/*/messages", status=404, code=10008, times=2)
    with pytest.raises(TryLater) as late:
        await announcer.post(owed_post(stage))
    assert late.value.seconds >= 300


async def test_a_post_of_which_the_beginning_is_there_says_so(stage: Stage, announcer: ChannelAnnouncer) -> None:
    long = owed_post(stage, happened=(Happened(7, (Laid("blue", 4),) * 300),))
    send = stage.env.bot.http.send_message

    async def refuse_the_second(channel_id: Any, *, params: Any) -> Any:
        stage.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=None)
        return sent if (sent := first.pop()) else await send(channel_id, params=params)

    first = [
        False,
        await send(
            stage.channel.id,
            params=discord.http.handle_message_parameters(content="a", allowed_mentions=discord.AllowedMentions.none()),
        ),
    ]
    stage.env.bot.http.send_message = refuse_the_second
    with pytest.raises(Undeliverable) as refused:
        await announcer.post(long)
    assert refused.value.begun


async def test_automa_are_not_asked(stage: Stage, announcer: ChannelAnnouncer) -> None:
    await announcer.post(owed_post(stage, decisions=(Decision("blue", "lay", {}, Pass()),)))
    (post,) = stage.posts()
    assert not post.mentions
    assert labels(post) == ["Hand", "Board", "Score", "Log", "Rules"]


async def test_a_fault_in_telling_does_not_stop_the_game(
    stage: Stage, announcer: ChannelAnnouncer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> None:
        raise KeyError("no words")

    monkeypatch.setattr(stage.show.presenter, "narrate", fail)
    await announcer.post(owed_post(stage))
    (post,) = stage.posts()
    assert f"It is up to <@{stage.people['Ann'].id}>" in post.content
    assert labels(post)[0] == "Take your turn"
    assert [each.id for each in post.mentions] == [stage.people["Ann"].id]
    stage.expected_faults = ["telling_failed"]


async def test_what_was_taken_back_is_told(stage: Stage, announcer: ChannelAnnouncer) -> None:
    await announcer.post(owed_post(stage, happened=(Happened(7, (Laid("blue", 4),), undone=True),)))
    assert stage.posts()[-1].content.startswith("Taken back: Automa laid 4")


async def test_a_long_story_is_split_and_the_prompt_comes_last(stage: Stage, announcer: ChannelAnnouncer) -> None:
    await announcer.post(owed_post(stage, happened=(Happened(7, (Laid("blue", 4),) * 300),)))
    first, *_, last = stage.posts()
    assert not labels(first)
    assert "it is your turn" in last.content
    assert labels(last)[0] == "Take your turn"


@pytest.mark.parametrize(
    ("status", "code", "meant"),
    [
        (403, 50001, Undeliverable),
        (403, 50013, Undeliverable),
        (404, 10003, Undeliverable),
        (500, 0, OutcomeUnknown),
        (503, 0, OutcomeUnknown),
        (408, 0, OutcomeUnknown),  # a proxy has waited for Discord long enough
    ],
)
async def test_what_discords_refusals_mean(
    stage: Stage, announcer: ChannelAnnouncer, status: int, code: int, meant: type[Exception]
) -> None:
    stage.env.inject_error("POST", "/channels/*/messages", status=status, code=code, times=None)
    with pytest.raises(meant):
        await announcer.post(owed_post(stage))


async def test_a_refused_message_is_our_fault_and_blocks_nothing(stage: Stage, announcer: ChannelAnnouncer) -> None:
    stage.env.inject_error("POST", "/channels/*/messages", status=400, code=50035, times=None)
    with pytest.raises(Undeliverable):
        await announcer.post(owed_post(stage))
    stage.expected_faults = ["post_not_accepted"]


async def test_a_lobby_is_edited_and_posted_anew_when_it_is_gone(stage: Stage, announcer: ChannelAnnouncer) -> None:
    lobby = owed_post(stage, kind=PostKind.LOBBY, happened=(), decisions=())
    lobby = replace(lobby, table=replace(lobby.table, status=Status.LOBBY))
    first = (await announcer.post(lobby)).message_id
    assert (await announcer.post(replace(lobby, edit=first))).message_id == first
    assert len(stage.posts()) == 1
    await stage.posts()[0].delete()
    assert (await announcer.post(replace(lobby, id=32, edit=first))).message_id != first


@pytest.mark.parametrize(("status", "code"), [(429, 30046), (400, 50083), (403, 50005)])
async def test_what_cannot_be_changed_is_posted_anew(
    stage: Stage, announcer: ChannelAnnouncer, status: int, code: int
) -> None:
    """An old message, or one in an archived thread, which the new message brings back."""
    first = (await announcer.post(owed_post(stage))).message_id
    stage.env.inject_error("PATCH", "/channels/*/messages/*", status=status, code=code, times=None)
    assert (await announcer.post(owed_post(stage, edit=first))).message_id != first
    assert len(stage.posts()) == 2


@pytest.mark.parametrize("waits", [True, False])
async def test_a_change_for_which_one_would_wait_long_is_posted_anew(
    stage: Stage, announcer: ChannelAnnouncer, monkeypatch: pytest.MonkeyPatch, *, waits: bool
) -> None:
    """The library waits by itself, or says how long it would have to."""

    async def limited(*_: Any, **__: Any) -> None:
        if waits:
            await asyncio.Event().wait()
        raise discord.RateLimited(120)

    place = Place(stage.guild.id, stage.channel.id)
    first = (await announcer.post(owed_post(stage))).message_id
    monkeypatch.setattr(announcer_module, "LONGEST_CHANGE", 0 if waits else 30)
    monkeypatch.setattr(stage.host, "now", stage.env.now)
    monkeypatch.setattr(stage.env.bot.http, "edit_message", limited)
    assert (await announcer.post(owed_post(stage, edit=first))).message_id != first
    with pytest.raises(OutcomeUnknown if waits else TryLater):
        await announcer.retire(place, first)
    monkeypatch.setattr(stage.host, "now", lambda: stage.env.now() + timedelta(hours=2))
    await announcer.retire(place, first)  # an old one is left as it is


async def test_the_library_does_not_wait_long_by_itself(stage: Stage) -> None:
    client = AviaryClient(stage.services)
    assert client.http.max_ratelimit_timeout == LONGEST_WAIT <= 30


async def test_an_old_message_that_refuses_is_left_as_it_is(stage: Stage, announcer: ChannelAnnouncer) -> None:
    place = Place(stage.guild.id, stage.channel.id)
    sent = (await announcer.post(owed_post(stage))).message_id
    stage.env.inject_error("PATCH", "/channels/*/messages/*", status=429, code=30046, times=1)
    await announcer.retire(place, sent)
    stage.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=50083, times=1)
    with pytest.raises(TryLater):  # the next post brings the thread back
        await announcer.retire(place, sent)
    assert labels(stage.posts()[-1])


async def test_retiring_takes_buttons_off_and_minds_nothing(stage: Stage, announcer: ChannelAnnouncer) -> None:
    place = Place(stage.guild.id, stage.channel.id)
    sent = (await announcer.post(owed_post(stage))).message_id
    await announcer.retire(place, sent)
    assert labels(stage.posts()[-1]) == []
    await stage.posts()[-1].delete()
    await announcer.retire(place, sent)
    await announcer.retire(Place(stage.guild.id, 4711), sent)


def post_that_waits(stage: Stage, **changes: Any) -> Post:
    """A post for two people that says for whom it waits."""
    made = owed_post(stage)
    ben = Occupant("blue", "Ben", stage.people["Ben"].id)
    table = replace(made.table, occupants=(made.table.occupants[0], ben))
    return replace(made, table=table, waiting=Waiting((Awaited("red", stage.env.now()),)), **changes)


def lasting(content: str) -> str:
    """What is left of a post without the line that says for whom it waits; there must be one."""
    lines = content.split("\n")
    (waits,) = [each for each in lines if each.startswith("-# Waiting for Ann, asked <t:") and each.endswith(EXPIRES)]
    return "\n".join(each for each in lines if each != waits)


async def test_whom_a_post_waits_for_goes_with_its_buttons(stage: Stage, announcer: ChannelAnnouncer) -> None:
    post = post_that_waits(stage)
    sent = (await announcer.post(post)).message_id
    before = stage.posts()[-1]
    left, files = lasting(before.content), [each.filename for each in before.attachments]
    requests = len(stage.env.http_requests)
    await announcer.retire(post.place, sent)
    (request,) = stage.env.http_requests[requests:]
    assert (request.method, request.json["allowed_mentions"]) == ("PATCH", {"parse": []})
    retired = stage.posts()[-1]
    assert (retired.content, labels(retired)) == (left, [])
    assert [each.filename for each in retired.attachments] == files


async def test_a_post_that_was_changed_is_retired_with_its_new_words(stage: Stage, announcer: ChannelAnnouncer) -> None:
    post = post_that_waits(stage)
    sent = (await announcer.post(post)).message_id
    await announcer.post(replace(post, edit=sent, happened=(Happened(8, (Laid("blue", 6),)),)))
    left = lasting(stage.posts()[-1].content)
    await announcer.retire(post.place, sent)
    assert stage.posts()[-1].content == left
    assert "6" in left


async def test_of_a_long_post_the_last_message_is_retired(stage: Stage, announcer: ChannelAnnouncer) -> None:
    post = post_that_waits(stage, happened=(Happened(7, (Laid("blue", 4),) * 300),))
    sent = (await announcer.post(post)).message_id
    *earlier, last = [each.content for each in stage.posts()]
    await announcer.retire(post.place, sent)
    assert [each.content for each in stage.posts()] == [*earlier, lasting(last)]


async def test_a_message_that_grew_to_several_keeps_its_own_words(stage: Stage, announcer: ChannelAnnouncer) -> None:
    post = post_that_waits(stage)
    sent = (await announcer.post(post)).message_id
    long = replace(post, edit=sent, happened=(Happened(8, (Laid("blue", 6),) * 300),))
    assert (await announcer.post(long)).message_id != sent
    content = [each.content for each in stage.posts()]
    await announcer.retire(post.place, sent)
    assert [each.content for each in stage.posts()] == content


async def test_after_a_change_with_an_unknown_end_its_words_are_read(stage: Stage, announcer: ChannelAnnouncer) -> None:
    post = post_that_waits(stage)
    sent = (await announcer.post(post)).message_id
    stage.env.inject_error("PATCH", "/channels/*/messages/*", status=500, code=0, times=1)
    with pytest.raises(OutcomeUnknown):
        await announcer.post(replace(post, edit=sent))
    left = lasting(stage.posts()[-1].content)
    await announcer.retire(post.place, sent)
    assert (stage.posts()[-1].content, labels(stage.posts()[-1])) == (left, [])


async def test_of_a_post_of_another_process_the_words_are_read(stage: Stage, announcer: ChannelAnnouncer) -> None:
    post = post_that_waits(stage)
    sent = (await announcer.post(post)).message_id
    left = lasting(stage.posts()[-1].content)
    await ChannelAnnouncer(stage.env.bot, stage.services).retire(post.place, sent)
    assert (stage.posts()[-1].content, labels(stage.posts()[-1])) == (left, [])


async def test_a_post_that_another_process_has_changed_keeps_what_it_tells_now(
    stage: Stage, announcer: ChannelAnnouncer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Host, "shared", True)
    post = post_that_waits(stage)
    sent = (await announcer.post(post)).message_id
    other = ChannelAnnouncer(stage.env.bot, stage.services)
    await other.post(replace(post, edit=sent, happened=(Happened(1, (Laid("red", 9),)),)))
    left = lasting(stage.posts()[-1].content)
    assert "9" in left
    await announcer.retire(post.place, sent)
    assert (stage.posts()[-1].content, labels(stage.posts()[-1])) == (left, [])


async def test_where_they_cannot_be_read_only_the_buttons_go(stage: Stage, announcer: ChannelAnnouncer) -> None:
    post = post_that_waits(stage)
    sent = (await announcer.post(post)).message_id
    content = stage.posts()[-1].content
    stage.env.inject_error("GET", "/channels/*/messages/*", status=403, code=50013, times=1)
    await ChannelAnnouncer(stage.env.bot, stage.services).retire(post.place, sent)
    assert (stage.posts()[-1].content, labels(stage.posts()[-1])) == (content, [])
