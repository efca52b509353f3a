"""What goes wrong: people get a sentence, the log gets the rest."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest

from bot.discord.answering import router
from bot.discord.answering.request import Request
from bot.discord.looking import looking
from bot.discord.messages.custom_id import Verb
from bot.hosting.table import Refused
from tests.bot.discord.stage import Stage, labels, private

IN_TIME = 2.0
"""Seconds after which a deferral must be under way: Discord forgets a press after three."""


async def broken(request: Request) -> None:
    raise RuntimeError("a secret detail")


async def test_our_own_fault_gets_a_reference(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    await stage.start_game()
    monkeypatch.setattr(router, "HANDLERS", dict(router.HANDLERS) | {Verb.LOG: broken})
    answer = private(await stage.click("Ann", stage.posts()[-1], "Log"))
    assert "secret" not in answer
    found = re.search(r"\*\*([A-Z0-9]{6})\*\*", answer)
    assert found
    (fault,) = [each for each in stage.logs if each["event"] == "request_failed"]
    assert fault["reference"] == found[1]
    assert fault["table"] == 1
    assert isinstance(fault["exc_info"], RuntimeError)
    stage.expected_faults = ["request_failed"]


async def test_a_slow_answer_is_deferred(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    await stage.start_game()
    release = asyncio.Event()
    plain = looking.score

    async def slow(request: Request) -> None:
        await stage.env.external_wait(release.wait(), reason="until the test says so")
        await plain(request)

    monkeypatch.setattr(router, "HANDLERS", dict(router.HANDLERS) | {Verb.SCORE: slow})
    result = await stage.people["Ann"].click(stage.posts()[-1], label="Score")
    await stage.env.advance_time(IN_TIME)
    assert result.deferred
    release.set()
    await stage.env.settle()
    assert "0 points" in private(result)


async def test_a_slow_command_is_deferred(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    await stage.start_game()
    release = asyncio.Event()
    plain = stage.host.looking.sight

    async def slow(*args: Any) -> Any:
        await stage.env.external_wait(release.wait(), reason="until the test says so")
        return await plain(*args)

    monkeypatch.setattr(stage.host.looking, "sight", slow)
    result = await stage.people["Ann"].slash(stage.channel, "table board")
    await stage.env.advance_time(IN_TIME)
    assert result.deferred
    release.set()
    await stage.env.settle()
    assert "as you see it" in private(result)
    assert result.response.attachments


@pytest.mark.parametrize(("status", "code"), [(404, 10062), (401, 50027), (400, 40060), (500, 0)])
async def test_an_answer_that_discord_does_not_take_changes_nothing_else(stage: Stage, status: int, code: int) -> None:
    await stage.start_game()
    asked = await stage.asked()
    seq = (await stage.table()).seq
    stage.env.inject_error("*", "/interactions/*", status=status, code=code, times=None)
    stage.env.inject_error("*", "/webhooks/*", status=status, code=code, times=None)
    await stage.click(asked, stage.posts()[-1], "Pass")
    assert (await stage.table()).seq == seq + 1  # the action stands, and is told to all
    assert "laid" in stage.posts()[-1].content
    stage.expected_faults = [each["event"] for each in stage.logs if each["log_level"] == "error"]
    assert "explaining_failed" not in stage.expected_faults


@pytest.mark.parametrize(
    "custom_id",
    [
        "x",
        "av1:turn",
        "av1:fly:1:-:-:",
        "av0:turn:1:1:-:",
        "av1:do:1:1:0:" + "a" * 61,
        "play_again",
        "av1:turn:999:-:-:",
    ],
)
async def test_unknown_components_are_answered(stage: Stage, custom_id: str) -> None:
    await stage.start_game()
    seq = (await stage.table()).seq
    for values in (None, ["a"], ["x" * 100]):
        answer = await stage.forge("Cleo", stage.posts()[-1], custom_id, values)
        assert private(answer)
    assert (await stage.table()).seq == seq


async def test_a_component_of_another_channels_table(stage: Stage) -> None:
    await stage.start_game()
    asked = await stage.asked()
    stolen = stage.posts()[-1].components[0].children[1].custom_id  # type: ignore[union-attr]
    home = stage.channel
    stage.channel = stage.guild.create_text_channel("elsewhere")
    await stage.command("Cleo", "table new", game="toy")
    answer = await stage.forge(asked, stage.posts()[-1], str(stolen))
    assert "another channel" in private(answer)
    stage.channel = home
    assert (await stage.table()).seq == 1


async def test_a_modal_that_nobody_knows_is_answered(stage: Stage) -> None:
    from simcord.enums import InteractionType

    data = {"custom_id": "av1:old:1", "components": []}
    result = await stage.people["Ann"]._dispatch_interaction(InteractionType.MODAL_SUBMIT, stage.channel, data)
    assert "not one I know" in private(result)


async def test_who_comes_while_the_bot_leaves_is_told(stage: Stage) -> None:
    await stage.start_game()
    asked = await stage.asked()
    await stage.services.in_flight.close(0)
    assert "restarted" in private(await stage.click(asked, stage.posts()[-1], "Pass"))
    assert (await stage.table()).seq == 1


async def test_a_failing_picture_does_not_stop_the_game(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any, **__: Any) -> None:
        raise ValueError("no paint")

    monkeypatch.setattr(stage.show.painter, "board", fail)
    await stage.start_game()
    post = stage.posts()[-1]
    assert not post.attachments
    assert "Take your turn" in labels(post)
    assert "could not be drawn" in private(await stage.command("Ann", "table board"))
    stage.expected_faults = ["picture_failed", "picture_failed"]


async def test_a_refusal_is_private_also_where_the_answer_was_to_be_public(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await stage.start_game()
    monkeypatch.setattr(router, "PUBLIC", frozenset({Verb.LOG}))
    release = asyncio.Event()

    async def slow(request: Request) -> None:
        await stage.env.external_wait(release.wait(), reason="until the test says so")
        raise Refused("not-seated")

    monkeypatch.setattr(router, "HANDLERS", dict(router.HANDLERS) | {Verb.LOG: slow})
    result = await stage.people["Ann"].click(stage.posts()[-1], label="Log")
    await stage.env.advance_time(IN_TIME)
    release.set()
    await stage.env.settle()
    assert "You are watching" in private(result)
    assert len(stage.posts()) == 2


async def test_autocompletion_never_fails(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any) -> None:
        raise RuntimeError("no idea")

    await stage.start_game()
    monkeypatch.setattr(stage.show.presenter, "suggest", fail)
    person = stage.people[await stage.asked()]
    assert await person.autocomplete(stage.channel, "toy lay", "card", "1") == []
    stage.expected_faults = ["suggesting_failed"]


async def test_an_older_command_is_explained(stage: Stage) -> None:
    stage.env.bot.tree.remove_command("help")
    assert "older version" in private(await stage.command("Ann", "help"))
