"""People and the real discord.py: commands, buttons, selects, forms, private answers."""

import asyncio
from collections.abc import Callable

import aiohttp
import discord
import pytest

from sandbox import SandboxServer
from sandbox.driver import Person, RefusedError, Sandbox
from tests.sandbox.limits_bot import LimitsBot, png


async def test_a_command_is_answered_with_text_embed_picture_and_buttons(ann: Person, ben: Person) -> None:
    opened = await ann.command("/table new", game="moa", seats=3, guest="ben")
    assert opened.kind == 4
    assert "A game of **moa**" in opened.text
    assert opened.message.mentions == ["ann", "ben"]
    assert list(opened.message.buttons) == ["Join", "Bid", "Think"]
    assert (await ben.sees())[-1] == opened.message


async def test_the_picture_is_served_with_its_alt_text(ann: Person, sandbox: Sandbox) -> None:
    message = (await ann.command("/birds")).message
    [picture] = message.pictures
    assert picture["description"] == "A green board"
    assert (picture["width"], picture["height"]) == (48, 32)
    async with sandbox.http.get(picture["url"]) as response:
        assert response.content_type == "image/png"
        assert await response.read() == png()


async def test_a_private_answer_is_seen_by_one_person_only(ann: Person, ben: Person) -> None:
    opened = await ann.command("/table new", game="moa")
    joined = await ben.press(opened.message, label="Join")
    assert joined.private
    assert joined.text == "You joined table 7."
    assert [each.id for each in await ben.sees()] == [opened.message.id, joined.message.id]
    assert [each.id for each in await ann.sees()] == [opened.message.id]


async def test_a_select_takes_several_values_and_edits_its_message(ann: Person) -> None:
    asked = (await ann.command("/birds")).message
    chosen = await ann.choose(asked, ["Kiwi", "tui"], "Choose birds")
    assert chosen.kind == 7
    assert chosen.text == "Chosen: kiwi, tui"
    assert [each["filename"] for each in chosen.message.pictures] == ["after.png"]
    assert chosen.message.payload["edited_timestamp"]


async def test_a_form_is_opened_filled_and_submitted(ann: Person) -> None:
    opened = await ann.command("/table new", game="moa")
    form = (await ann.press(opened.message, "Bid")).modal
    assert (form.title, [each["label"] for each in form.fields]) == ("Your bid", ["Amount", "Tone"])
    assert (await ann.submit(form, {"Amount": "12", "tone": "Loud"})).text == "Ann bids 12, Loud"


@pytest.mark.parametrize("values", [{}, {"amount": "1234", "tone": "Calm"}, {"amount": "1", "tone": "Odd"}])
async def test_a_form_wrongly_filled_does_not_reach_the_bot(ann: Person, values: dict[str, str]) -> None:
    opened = await ann.command("/table new", game="moa")
    form = (await ann.press(opened.message, "Bid")).modal
    with pytest.raises(RefusedError):
        await ann.submit(form, values)


async def test_suggestions_come_from_the_bot(ann: Person) -> None:
    offered = await ann.suggestions("/go", "territory", "o", given={"birds": 2})
    assert [each["value"] for each in offered] == ["Coast", "Forest", "Mountain"]
    assert (await ann.command("/go", territory="Coast", birds="2")).text == "2 to Coast"


@pytest.mark.parametrize(
    "options", [{}, {"game": "chess"}, {"game": "moa", "seats": 9}, {"game": "moa", "seats": "many"}, {"colour": "red"}]
)
async def test_a_wrong_command_line_does_not_reach_the_bot(ann: Person, options: dict[str, object]) -> None:
    with pytest.raises(RefusedError):
        await ann.command("/table new", given=options)


async def test_a_refusal_brings_what_a_page_in_another_language_says_it_by(ann: Person) -> None:
    asked = {"as": "ann", "channel": "games", "name": "table new", "options": {"game": "moa", "seats": "many"}}
    async with ann.sandbox.http.post(f"{ann.sandbox.url}/sandbox/command", json=asked) as response:
        assert response.status == 400
        assert await response.json() == {
            "error": "seats: 'many' is not a number.",
            "sentence": "{option}: '{value}' is not a number.",
            "facts": {"option": "seats", "value": "many"},
        }


async def test_components_v2_come_back_with_text_pictures_and_buttons(ann: Person) -> None:
    board = (await ann.command("/board")).message
    assert "It is **Ann's** turn." in board.text
    assert {"Place", "Hand"} == set(board.buttons)
    gallery = next(each for each in board.components if each["type"] == 12)
    assert gallery["items"][0]["description"] == "The island"
    assert gallery["items"][0]["media"]["url"].startswith("http://127.0.0.1")


async def test_a_thinking_bot_shows_so_and_then_answers(ann: Person, limits_bot: LimitsBot) -> None:
    begun = await ann.command("/slow", until="answered")
    assert begun.kind == 5
    assert begun.message.loading
    assert begun.message.private
    limits_bot.stuck.set()
    done = await ann.wait_for(lambda seen: seen.text == "Done thinking.")
    assert done.id == begun.message.id
    assert not done.loading
    assert (await ann.wait_for(lambda seen: seen.text == "And one more thing.")).private is False


async def test_a_deferred_press_settles_with_its_followup(ann: Person) -> None:
    opened = await ann.command("/table new", game="moa")
    thought = await ann.press(opened.message, "Think")
    assert thought.kind == 6
    assert thought.text == "I thought about it."
    assert thought.private


async def test_pings_and_unread_messages_are_counted_for_each_person(ann: Person, ben: Person) -> None:
    await ann.command("/table new", game="moa", guest="ben")
    await ann.say("hello", channel="games")
    games = next(each for each in (await ben.world())["channels"] if each["name"] == "games")
    assert (games["unread"], games["pings"]) == (2, 1)
    await ben.sandbox.post("read", **{"as": "ben", "channel": "games"})
    games = next(each for each in (await ben.world())["channels"] if each["name"] == "games")
    assert (games["unread"], games["pings"]) == (0, 0)


async def test_a_private_answer_can_be_put_away(ann: Person) -> None:
    private = (await ann.command("/go", territory="Lake")).message
    await ann.sandbox.post("dismiss", **{"as": "ann", "message": private.id})
    assert await ann.sees() == []


async def test_disabled_missing_and_foreign_components_do_not_reach_the_bot(ann: Person, ben: Person) -> None:
    opened = await ann.command("/table new", game="moa")
    private = (await ann.press(opened.message, "Join")).message
    with pytest.raises(LookupError):
        await ann.press(private, "Join")
    with pytest.raises(RefusedError):
        await ann.press(opened.message, custom_id="forged")
    with pytest.raises(RefusedError):
        await ben.press(private, custom_id="join:7")


async def test_a_forged_interaction_does_reach_the_bot(ann: Person, limits_bot: LimitsBot) -> None:
    heard = listen(limits_bot)
    opened = await ann.command("/table new", game="moa")
    forged = {"custom_id": "join:99", "component_type": 2, "id": 1}
    await ann.forge(3, forged, message=opened.message, until="sent")
    assert await next_heard(heard, lambda it: it.type.value == 3) is not None


async def test_the_payload_carries_what_discord_sends(ann: Person, ben: Person, limits_bot: LimitsBot) -> None:
    heard = listen(limits_bot)
    await ben.command("/go", territory="Lake")
    it = await next_heard(heard)
    assert str(it.locale) == "de"
    assert isinstance(it.channel, discord.TextChannel)
    assert it.channel.name == "games"
    assert not it.permissions.manage_guild
    assert it.app_permissions.send_messages
    assert it.filesize_limit == 10 * 1024 * 1024
    assert it.context.guild
    await ann.command("/go", territory="Lake")
    assert (await next_heard(heard)).permissions.manage_guild


async def test_only_a_community_server_says_its_language(
    sandbox: Sandbox, server: SandboxServer, ben: Person, limits_bot: LimitsBot
) -> None:
    """The bot leaves out what every other server says (bot.discord.answering.partial_objects)."""
    heard = listen(limits_bot)

    async def said() -> tuple[str, str]:
        asked = await ben.command("/go", territory="Lake", channel="spiele")
        sent = server.world.interactions.by_id(asked.payload["interaction"])
        assert sent is not None
        return sent.payload["guild_locale"], str((await next_heard(heard)).guild_locale)

    assert await said() == ("en-US", "None")
    await sandbox.make_community("Vogelhaus", "de")
    assert await said() == ("de", "de")


async def test_of_the_thread_the_interaction_says_only_what_is_promised(ben: Person, server: SandboxServer) -> None:
    thread = await ben.open_thread("Table")
    asked = await ben.command("/go", territory="Lake", channel=thread)
    sent = server.world.interactions.by_id(asked.payload["interaction"])
    assert sent is not None
    channel = sent.payload["channel"]
    assert channel["thread_metadata"]["archived"] is False
    assert not channel.keys() & {"owner_id", "message_count", "member_count", "total_message_sent"}
    assert asked.text == "1 to Lake"


async def test_a_host_that_is_not_this_machine_is_refused(sandbox: Sandbox) -> None:
    for headers in ({"Host": "evil.example"}, {"Origin": "http://evil.example"}):
        async with (
            aiohttp.ClientSession() as http,
            http.get(f"{sandbox.url}/sandbox/people", headers=headers) as response,
        ):
            assert response.status == 403


Heard = asyncio.Queue[discord.Interaction[LimitsBot]]


def listen(limits_bot: LimitsBot) -> Heard:
    """Every interaction that reaches the bot from now on."""
    heard: Heard = asyncio.Queue()
    limits_bot.on_interaction = heard.put  # type: ignore[attr-defined]
    return heard


async def next_heard(
    heard: Heard, fits: Callable[[discord.Interaction[LimitsBot]], bool] = lambda _: True
) -> discord.Interaction[LimitsBot]:
    async with asyncio.timeout(5):
        while not fits(found := await heard.get()):
            pass
    return found


async def test_a_channel_that_is_still_to_come_can_be_waited_for(ann: Person, sandbox: Sandbox) -> None:
    waiting = asyncio.create_task(ann.wait_for(lambda seen: seen.text == "Hello", "later"))
    await sandbox.add_channels("earlier")
    await sandbox.add_channels("later")
    await ann.say("Hello", "later")
    assert (await waiting).text == "Hello"


@pytest.mark.parametrize(
    ("frame", "told"),
    [
        ("{", {"kind": "refused", "error": "The body is not JSON."}),
        ("[]", {"kind": "refused", "error": "The body must be a JSON object."}),
        ("{}", {"kind": "refused", "error": "'watch' is missing."}),
        ('{"watch": 7}', {"kind": "refused", "error": "'watch' must be a list of channels."}),
        ('{"watch": ["nowhere"]}', {"kind": "watching", "channels": [], "missing": ["nowhere"]}),
    ],
)
async def test_a_feed_goes_on_after_a_wrong_frame(
    ann: Person, sandbox: Sandbox, frame: str, told: dict[str, object]
) -> None:
    async with sandbox.http.ws_connect(f"{sandbox.url}/sandbox/feed?as=ann") as socket:
        await socket.send_str(frame)
        assert await socket.receive_json() == told
        await socket.send_json({"watch": ["games", "nowhere"]})
        watching = await socket.receive_json()
        assert (len(watching["channels"]), watching["missing"]) == (1, ["nowhere"])
        await ann.say("Hello")
        assert (await socket.receive_json())["message"]["content"] == "Hello"
