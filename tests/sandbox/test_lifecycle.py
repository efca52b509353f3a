"""Deadlines and single answers of interactions, restarts of the bot and of the stand-in."""

from pathlib import Path

import discord
import pytest

from sandbox import SandboxServer
from sandbox.driver import Person, RefusedError, Sandbox
from tests.sandbox.limits_bot import LimitsBot
from tests.support.sandbox import connected, running


async def test_an_answer_after_three_seconds_is_too_late(ann: Person, limits_bot: LimitsBot, sandbox: Sandbox) -> None:
    begun = await ann.command("/late", until="sent")
    await sandbox.wind(2.9)
    assert not (await outcome(sandbox, begun.payload["interaction"]))["failed"]
    await sandbox.wind(0.2)
    assert (await outcome(sandbox, begun.payload["interaction"], until="answered"))["failed"]
    limits_bot.stuck.set()
    assert await code_of(limits_bot) == 10062


async def test_a_second_first_answer_is_refused(ann: Person, limits_bot: LimitsBot) -> None:
    assert (await ann.command("/twice")).text == "once"
    assert await code_of(limits_bot) == 40060


@pytest.mark.parametrize("by", ["time", "storm"])
async def test_a_token_ends_after_fifteen_minutes_or_on_demand(
    ann: Person, limits_bot: LimitsBot, sandbox: Sandbox, by: str
) -> None:
    await ann.command("/slow", until="answered")
    if by == "time":
        await sandbox.wind(901)
    else:
        assert await sandbox.expire_tokens() >= 1
    limits_bot.stuck.set()
    assert await code_of(limits_bot) == 50027


async def test_a_message_too_long_is_refused_with_a_tree_of_errors(
    lenient: SandboxServer, limits_bot: LimitsBot
) -> None:
    async with connected(limits_bot, lenient) as sandbox:
        begun = await sandbox.person("ann").command("/long", until="sent")
        assert await code_of(limits_bot) == 50035
        assert not (await outcome(sandbox, begun.payload["interaction"]))["failed"]
        error = limits_bot.errors[0]
        assert isinstance(error, discord.HTTPException)
        assert "Must be 2000 or fewer in length" in error.text
        [violation] = lenient.traffic.violations
        assert violation.kind == "limit"
        assert "content" in violation.detail


async def test_old_buttons_work_after_a_restart_of_the_bot(server: SandboxServer) -> None:
    async with connected(LimitsBot(), server) as sandbox:
        message = (await sandbox.person("ann").command("/table new", game="moa")).message
    async with connected(LimitsBot(), server) as sandbox:
        assert (await sandbox.person("ben").press(message, "Join")).text == "You joined table 7."


async def test_a_stale_press_reaches_the_bot_although_the_button_is_gone(
    ann: Person, sandbox: Sandbox, server: SandboxServer
) -> None:
    asked = (await ann.command("/birds")).message
    server.world.messages[asked.id].payload["components"] = []
    with pytest.raises(RefusedError, match="any more"):
        await ann.choose(asked, "kiwi")
    await ann.press_stale(asked, "Choose birds", ["kiwi"], until="sent")
    assert server.gateway.counts["INTERACTION_CREATE"] == 2


async def test_the_driver_sees_the_bot_go_and_come(server: SandboxServer) -> None:
    async with Sandbox(server.url) as sandbox:
        async with connected(LimitsBot(), server):
            await sandbox.wait_online()
        await sandbox.wait_offline()
        with pytest.raises(TimeoutError):
            await sandbox.wait_online(patience=0.01)


async def test_a_kept_world_is_there_again_with_its_buttons_and_pictures(tmp_path: Path) -> None:
    async with running(SandboxServer(data=tmp_path)) as server, connected(LimitsBot(), server) as sandbox:
        ann = sandbox.person("ann")
        old = (await ann.command("/table new", game="moa")).message
        await ann.command("/go", territory="Lake")
        await ann.say("still here?", channel="general")
    async with running(SandboxServer(data=tmp_path)) as server, connected(LimitsBot(), server) as sandbox:
        ann = sandbox.person("ann")
        kept = await ann.sees()
        assert kept[0].id == old.id
        assert kept[1].text == "1 to Lake"
        assert [each.text for each in await ann.sees("general")] == ["still here?"]
        assert (await ann.press(kept[0], "Join")).private
        async with sandbox.http.get(kept[0].pictures[0]["url"]) as response:
            assert response.status == 200


async def outcome(sandbox: Sandbox, interaction: str, until: str = "sent") -> dict[str, object]:
    return await sandbox.get(f"interactions/{interaction}", until=until)


async def code_of(limits_bot: LimitsBot) -> int:
    """The Discord error code of the first error the bot met."""
    await limits_bot.failed.wait()
    error = limits_bot.errors[0]
    assert isinstance(error, discord.HTTPException)
    return error.code


@pytest.mark.parametrize("seconds", [-1, 1e12, float("nan"), "soon", None])
async def test_the_clock_is_not_wound_where_it_could_not_go_on(sandbox: Sandbox, seconds: object) -> None:
    with pytest.raises(RefusedError, match="never back"):
        await sandbox.post("clock", seconds=seconds)


async def test_the_wound_clock_is_as_far_ahead_after_a_restart(tmp_path: Path) -> None:
    async with running(SandboxServer(data=tmp_path)) as server, Sandbox(server.url) as sandbox:
        before = server.clock.now()
        shown = await sandbox.wind(days=3, hours=6)
        assert 78 * 3600 <= shown.timestamp() - before < 78 * 3600 + 60
        said = await sandbox.person("ann").say("late")
    async with running(SandboxServer(data=tmp_path)) as server, Sandbox(server.url) as sandbox:
        assert 0 <= server.clock.now() - shown.timestamp() < 60
        assert (await sandbox.person("ann").world())["now"] >= shown.timestamp()
        later = await sandbox.person("ann").say("later")
        assert int(later.id) > int(said.id)
        assert later.payload["timestamp"] > said.payload["timestamp"]
