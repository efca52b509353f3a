"""Direct messages of the bot: opened, sent, changed, pressed in, and closed by their reader."""

from pathlib import Path

import discord
import pytest

from sandbox import SandboxServer
from sandbox.driver import Person, RefusedError, Sandbox
from tests.sandbox.limits_bot import FormButton, JoinButton, LimitsBot, ThinkButton
from tests.sandbox.rest import resting
from tests.support.sandbox import connected, running


async def write(bot: LimitsBot, person: Person, text: str = "It is your turn.") -> discord.Message:
    """Write to a person as the bot does, with buttons."""
    view = discord.ui.View(timeout=None)
    view.add_item(JoinButton(7))
    view.add_item(FormButton(label="Bid", custom_id="form"))
    view.add_item(ThinkButton(label="Think", custom_id="think"))
    world = await person.world()
    user = next(each["id"] for each in world["people"] if each["name"] == person.name)
    channel = await bot.create_dm(discord.Object(int(user)))
    return await channel.send(text, view=view, nonce="n1")


async def test_everybody_has_a_place_for_the_bots_messages(ann: Person, sandbox: Sandbox) -> None:
    [guest] = await sandbox.add_people("guest")
    for person in (ann, guest):
        [place] = [each for each in (await person.world())["channels"] if each["type"] == 1]
        assert (place["name"], place["server"], place["unread"], place["closed"]) == ("aviary", None, 0, False)
        assert await person.direct() == []


async def test_a_message_has_buttons_that_work(ann: Person, ben: Person, limits_bot: LimitsBot) -> None:
    sent = await write(limits_bot, ann)
    [seen] = await ann.direct()
    assert seen.id == str(sent.id)
    assert await ben.direct() == []
    assert (await ann.press(seen, "Join")).text == "You joined table 7."
    assert (await ann.press(seen, "Think")).text == "I thought about it."
    form = (await ann.press(seen, "Bid")).modal
    assert (await ann.submit(form, {"Amount": "12", "tone": "Loud"})).text == "Ann bids 12, Loud"
    with pytest.raises(RefusedError):
        await ben.press(seen, custom_id="join:7")


async def test_a_press_there_tells_of_a_user_and_no_server(
    ann: Person, limits_bot: LimitsBot, server: SandboxServer
) -> None:
    await write(limits_bot, ann)
    [seen] = await ann.direct()
    pressed = await ann.press(seen, "Join")
    interaction = server.world.interactions.by_id(pressed.payload["interaction"])
    assert interaction is not None
    sent = interaction.payload
    assert not sent.keys() & {"guild_id", "guild", "guild_locale", "member"}
    assert sent["user"]["username"] == "ann"
    assert (sent["channel"]["type"], sent["context"], sent["message"]["id"]) == (1, 1, seen.id)
    assert [each["username"] for each in sent["channel"]["recipients"]] == ["ann"]
    assert sent["authorizing_integration_owners"] == {"0": "0"}


async def test_a_message_is_changed_and_read_again(ann: Person, limits_bot: LimitsBot) -> None:
    sent = await write(limits_bot, ann)
    await sent.edit(content="Not any more.", view=None)
    [seen] = await ann.direct()
    assert (seen.text, seen.buttons) == ("Not any more.", {})
    found = [each async for each in sent.channel.history(limit=5)]
    assert [each.content for each in found] == ["Not any more."]


async def test_a_repeated_nonce_makes_no_second_message(ann: Person, limits_bot: LimitsBot) -> None:
    first, second = await write(limits_bot, ann), await write(limits_bot, ann)
    assert first.id == second.id
    assert len(await ann.direct()) == 1


async def test_who_takes_no_messages_gets_none(ann: Person, ben: Person, limits_bot: LimitsBot) -> None:
    sent = await write(limits_bot, ann)
    await ann.takes_direct(takes=False)
    with pytest.raises(discord.Forbidden) as refused:
        await write(limits_bot, ann, "Again.")
    assert (refused.value.status, refused.value.code) == (403, 50007)
    with pytest.raises(discord.Forbidden) as refused:
        await sent.edit(content="Changed.")
    assert refused.value.code == 50007
    await write(limits_bot, ben)
    [seen] = await ann.direct()
    assert (await ann.press(seen, "Join")).text == "You joined table 7."  # who presses is answered all the same
    await ann.takes_direct(takes=True)
    await sent.edit(content="Changed.")


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"recipient_id": "1"}, (400, 50033)),
        ({"recipient_id": "the bot"}, (403, 50007)),
        ({"recipient_id": "ann"}, (400, 50035)),
        ({}, (400, 50035)),
    ],
)
async def test_strangers_and_the_bot_itself_are_no_recipients(
    lenient: SandboxServer, body: dict[str, str], code: tuple[int, int]
) -> None:
    asked = {key: lenient.world.bot_id if value == "the bot" else value for key, value in body.items()}
    async with resting(lenient) as rest:
        assert (await rest("POST", "/users/@me/channels", asked)).code == code


async def test_what_was_said_and_closed_is_there_after_a_restart(tmp_path: Path, limits_bot: LimitsBot) -> None:
    async with running(SandboxServer(data=tmp_path)) as server, connected(limits_bot, server) as sandbox:
        await write(limits_bot, sandbox.person("ann"))
        await sandbox.person("ann").takes_direct(takes=False)
    async with running(SandboxServer(data=tmp_path)) as server, Sandbox(server.url) as sandbox:
        assert [each.text for each in await sandbox.person("ann").direct()] == ["It is your turn."]
        assert not server.world.find_person("ann").takes_direct
