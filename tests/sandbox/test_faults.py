"""Bad weather: the real discord.py gets through it, or learns of it with Discord's codes."""

import asyncio

import discord
import pytest

from sandbox import SandboxServer
from sandbox.driver import Person, RefusedError, Sandbox
from tests.sandbox.limits_bot import LimitsBot
from tests.support.sandbox import connected, running

SEND = "POST /channels/{channel_id}/messages"


@pytest.mark.parametrize("status", [429, 500, 502])
async def test_discord_py_tries_again_and_the_message_comes_once(ann: Person, sandbox: Sandbox, status: int) -> None:
    await sandbox.fault(SEND, status=status, retry_after=0.01)
    await ann.command("/talk", nonce="a")
    assert [each.text for each in await ann.sees()][1:] == ["posted"]
    assert (await sandbox.report())["faults"] == []


async def test_a_lost_answer_makes_no_second_message_thanks_to_the_nonce(
    ann: Person, sandbox: Sandbox, server: SandboxServer
) -> None:
    await sandbox.fault(SEND, status=500, when="after")
    told = await ann.command("/talk", nonce="b")
    [posted] = [each for each in await ann.sees() if each.text == "posted"]
    assert told.message.text == posted.id
    assert server.traffic.used[SEND] == 2


async def test_the_same_nonce_later_is_a_new_message(ann: Person, sandbox: Sandbox) -> None:
    await ann.command("/talk", nonce="c")
    await sandbox.wind(299)
    await ann.command("/talk", nonce="c")
    assert [each.text for each in await ann.sees()].count("posted") == 1
    await sandbox.wind(2)
    await ann.command("/talk", nonce="c")
    assert [each.text for each in await ann.sees()].count("posted") == 2


async def test_the_same_nonce_elsewhere_gives_the_message_that_is_there(ann: Person, sandbox: Sandbox) -> None:
    """Discord compares the nonces of an author, not of a channel."""
    first = await ann.command("/talk", nonce="c")
    second = await ann.command("/talk", nonce="c", channel="general")
    assert first.message.text == second.message.text
    assert [each.text for each in await ann.sees("general")].count("posted") == 0


async def test_the_nonce_of_a_deleted_message_is_refused(
    ann: Person, sandbox: Sandbox, limits_bot: LimitsBot, server: SandboxServer
) -> None:
    told = await ann.command("/talk", nonce="c")
    [posted] = [each for each in await ann.sees() if each.text == "posted"]
    channel = limits_bot.get_partial_messageable(int(posted.channel_id))
    await channel.get_partial_message(int(told.message.text)).delete()
    with pytest.raises(discord.NotFound) as refused:
        await channel.send("posted", nonce="c")
    assert refused.value.code == 10008
    await sandbox.wind(301)
    await channel.send("posted", nonce="c")


async def test_who_reads_messages_later_gets_no_nonce(ann: Person, sandbox: Sandbox, limits_bot: LimitsBot) -> None:
    told = await ann.command("/talk", nonce="f")
    [posted] = [each for each in await ann.sees() if each.text == "posted"]
    channel = limits_bot.get_partial_messageable(int(posted.channel_id))
    for number in range(3):
        assert (await channel.send(str(number), nonce=f"g{number}")).nonce == f"g{number}"
    after = discord.Object(int(told.message.text))
    read = [each async for each in channel.history(after=after, limit=2)]
    assert [(each.content, each.nonce) for each in read] == [("0", None), ("1", None)]
    assert [each.content async for each in channel.history(limit=2)] == ["2", "1"]
    await sandbox.deny("games", "read_message_history")
    assert [each async for each in channel.history()] == []


async def test_slow_answers_arrive(ann: Person, sandbox: Sandbox) -> None:
    await sandbox.fault("POST /interactions/*", delay=0.05, times=2)
    assert (await ann.command("/go", territory="Lake")).text == "1 to Lake"
    await sandbox.clear_faults()


@pytest.mark.parametrize("kind", ["reconnect", "drop"])
async def test_an_interaction_while_the_line_is_cut_is_replayed_on_resume(
    ann: Person, sandbox: Sandbox, server: SandboxServer, kind: str
) -> None:
    await sandbox.gateway_fault(kind)
    assert (await ann.command("/go", territory="Lake")).text == "1 to Lake"
    assert server.gateway.counts["RESUMED"] == 1
    assert server.gateway.counts["READY"] == 1


async def test_an_invalid_session_makes_the_bot_begin_anew(
    sandbox: Sandbox, server: SandboxServer, ann: Person, limits_bot: LimitsBot
) -> None:
    limits_bot._connection.shard_count = 1
    hook = asyncio.Event()

    async def at_once(shard_id: int | None, *, initial: bool = False) -> None:
        hook.set()

    limits_bot.before_identify_hook = at_once  # type: ignore[method-assign]
    await sandbox.gateway_fault("invalidate")
    async with asyncio.timeout(10):
        await hook.wait()
    await sandbox.wait_online()
    assert (await ann.command("/go", territory="Lake")).text == "1 to Lake"
    assert server.gateway.counts["READY"] == 2


async def test_rate_limits_are_obeyed_without_a_429(limits_bot: LimitsBot) -> None:
    async with running(SandboxServer(rate_limits=True)) as server, connected(limits_bot, server) as sandbox:
        ann = sandbox.person("ann")
        for number in range(4):
            await ann.command("/talk", nonce=str(number))
        limited = [each for each in server.traffic.exchanges if each.status == 429]
        assert limited == []
        assert len([each for each in await ann.sees() if each.text == "posted"]) == 4


@pytest.mark.parametrize(("denied", "code"), [("send_messages", 50013), ("view_channel", 50001)])
async def test_a_channel_may_be_closed_to_the_bot_but_answers_still_work(
    ann: Person, sandbox: Sandbox, limits_bot: LimitsBot, denied: str, code: int
) -> None:
    await sandbox.deny("games", denied)
    assert (await ann.command("/go", territory="Lake")).text == "1 to Lake"
    await ann.command("/talk", nonce="d", until="answered")
    await limits_bot.failed.wait()
    error = limits_bot.errors[0]
    assert isinstance(error, discord.Forbidden)
    assert error.code == code
    await sandbox.deny("games")
    await ann.command("/talk", nonce="e")
    assert (await ann.sees())[-1].text == "posted"


async def test_wrong_faults_are_refused_with_a_sentence(sandbox: Sandbox) -> None:
    with pytest.raises(RefusedError, match="before"):
        await sandbox.fault(when="sometime")
    with pytest.raises(RefusedError, match="fields"):
        await sandbox.fault(colour="red")
    with pytest.raises(RefusedError, match="reconnect"):
        await sandbox.gateway_fault("explode")
    with pytest.raises(RefusedError, match="Known"):
        await sandbox.deny("games", "fly")
    with pytest.raises(RefusedError, match="never back"):
        await sandbox.wind(-1)
