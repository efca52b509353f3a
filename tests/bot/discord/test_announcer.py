"""Posting in channels: what Discord's refusals mean, and what a repeated attempt does."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest

from bot.discord.announcer import ChannelAnnouncer
from bot.hosting.post import Happened, OutcomeUnknown, Post, PostKind, Undeliverable
from bot.hosting.table import Occupant, Place, Status, Table
from engine.contract import Decision
from tests.bot.discord.stage import Stage, labels
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
    )
    return replace(made, **changes)


async def test_one_message_with_narration_picture_prompt_and_ping(stage: Stage, announcer: ChannelAnnouncer) -> None:
    sent = (await announcer.post(owed_post(stage))).message_id
    (post,) = stage.posts()
    assert post.id == sent
    assert post.content.startswith("Automa laid 4\n\n")
    assert [each.id for each in post.mentions] == [stage.people["Ann"].id]
    assert labels(post) == ["Take your turn", "Pass", "Hand", "Board", "Score", "Log", "Rules"]
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
    assert all('"nonce":"31.0"' in each.replace(" ", "") for each in nonces)
    assert all('"enforce_nonce":true' in each.replace(" ", "") for each in nonces)


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


async def test_retiring_takes_buttons_off_and_minds_nothing(stage: Stage, announcer: ChannelAnnouncer) -> None:
    place = Place(stage.guild.id, stage.channel.id)
    sent = (await announcer.post(owed_post(stage))).message_id
    await announcer.retire(place, sent)
    assert labels(stage.posts()[-1]) == []
    await stage.posts()[-1].delete()
    await announcer.retire(place, sent)
    await announcer.retire(Place(stage.guild.id, 4711), sent)
