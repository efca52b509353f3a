from __future__ import annotations

import copy
from typing import Any

import discord
import pytest
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from bot.hosting.servers import ServerThreads
from bot.hosting.table import Person, Place, Press, Status
from tests.bot.discord.stage import Stage, labels, private


async def test_a_table_is_opened_by_a_command(stage: Stage) -> None:
    answer = await stage.command("Ann", "table new", game="toy")
    assert "open" in private(answer)
    post = stage.posts()[-1]
    assert "Ann" in post.content
    assert "Join" in labels(post)
    assert "Start" not in labels(post)


async def test_options_are_shown_and_kept(stage: Stage) -> None:
    await stage.command("Ann", "table new", game="toy", mode="together", lucky="true")
    assert (await stage.table()).options == {"mode": "together", "lucky": True}
    assert "Mode: Together" in stage.posts()[-1].content


async def test_the_lobby_is_one_message_kept_up_to_date(stage: Stage) -> None:
    await stage.command("Ann", "table new", game="toy")
    lobby = stage.posts()[-1]
    assert "seat: Yellow" in private(await stage.click("Ben", lobby, "Join"))
    assert "have a seat here already" in private(await stage.click("Ben", lobby, "Join"))
    await stage.click("Ann", lobby, "Add automa")
    (post,) = stage.posts()
    assert "Ben" in post.content
    assert "Fledgling, an automa" in post.content
    assert "Remove automa" in labels(post)
    await stage.click("Ann", post, "Remove automa")
    await stage.click("Ben", post, "Leave")
    (post,) = stage.posts()
    assert "Ben" not in post.content
    assert "Automa" not in post.content


async def test_green_is_what_leads_on_for_everybody(stage: Stage) -> None:
    """Who sits there sees the same buttons as who does not."""

    def styles() -> dict[str, int]:
        found: list[Any] = list(stage.posts()[-1].components)
        rows = [row if isinstance(row, dict) else row.to_dict() for row in found]
        return {each["label"]: each["style"] for row in rows for each in row["components"]}

    green = discord.ButtonStyle.success.value
    await stage.command("Ann", "table new", game="toy")
    assert green not in styles().values()
    await stage.click("Ann", stage.posts()[-1], "Add automa")
    assert [label for label, style in styles().items() if style == green] == ["Start"]
    assert styles()["Join"] == discord.ButtonStyle.primary.value


async def choose_level(stage: Stage, message: Any, seat: str, level: str) -> Any:
    """Pick the level of an automa on the private page."""
    picked = await stage.people["Ann"].select(message, [level], custom_id=f"av2:set:1:-:-:levels.seat.{seat}")
    await stage.deliver()
    return picked


async def test_how_well_automas_play_is_chosen_in_the_lobby_and_shown(stage: Stage) -> None:
    await stage.command("Ann", "table new", game="toy")
    added = await stage.click("Ann", stage.posts()[-1], "Add automa")
    assert "Fledgling takes" in private(added)
    await choose_level(stage, added.response, "yellow", "hunter")
    (post,) = stage.posts()
    assert "Yellow: Hunter, an automa" in post.content
    await stage.command("Ann", "table automa", level="nestling")
    assert "Green: Nestling, an automa" in stage.posts()[-1].content
    page = await stage.click("Ann", stage.posts()[-1], "Levels")
    page = await choose_level(stage, page.response, "green", "hunter")
    assert "How well" in private(page)
    await stage.click("Ann", stage.posts()[-1], "Start")
    assert {each.name for each in (await stage.table()).occupants} == {"Ann", "Hunter", "Hunter 2"}


async def test_a_colour_can_be_chosen(stage: Stage) -> None:
    await stage.command("Ann", "table new", game="toy")
    await stage.command("Ben", "table join", colour="blue")
    assert (await stage.table()).seat_of(stage.people["Ben"].id) == "blue"
    answer = private(await stage.command("Cleo", "table join", colour="blue"))
    assert "Blue is taken" in answer
    assert "Yellow and Green" in answer


async def test_start_posts_the_board_and_asks_somebody(stage: Stage) -> None:
    await stage.start_game()
    lobby, board = stage.posts()
    assert not labels(lobby)
    assert "has started" in lobby.content
    assert board.attachments[0].description == "The board in round 1."
    asked = stage.people[await stage.asked()]
    assert f"<@{asked.id}>" in board.content
    assert [each.id for each in board.mentions] == [asked.id]
    assert labels(board)[0] == "Take your turn"


async def test_the_lobbys_message_is_truthful_however_the_game_was_started(stage: Stage) -> None:
    await stage.command("Ann", "table new", game="toy")
    await stage.command("Ben", "table join")
    assert "Ready" in stage.posts()[0].content
    await stage.command("Ben", "table start")
    lobby = stage.posts()[0]
    assert "has started" in lobby.content
    assert "Ready" not in lobby.content
    assert "Ann" in lobby.content
    assert "Ben" in lobby.content
    assert not labels(lobby)


async def test_the_lobbys_message_says_that_it_was_closed(stage: Stage) -> None:
    await stage.command("Ann", "table new", game="toy")
    question = await stage.command("Ann", "table end")
    await stage.click("Ann", question.response, "Yes, close it")
    (lobby,) = stage.posts()
    assert "was closed" in lobby.content
    assert not labels(lobby)


async def test_a_lobby_without_its_message_is_not_told_to_have_been_a_game(stage: Stage) -> None:
    ann, place = Person(stage.people["Ann"].id, "Ann"), Place(stage.guild.id, stage.channel.id)
    await stage.host.lobbies.open(Press(1, ann, place), "toy", {}, "en")
    await stage.command("Ann", "table leave")
    (closed,) = stage.posts()
    assert closed.content == "The table for Nests was closed."


async def test_too_few_cannot_start(stage: Stage) -> None:
    await stage.command("Ann", "table new", game="toy")
    assert "2 seats are needed" in private(await stage.command("Ann", "table start"))


async def test_a_taken_channel_offers_a_thread(stage: Stage) -> None:
    await stage.command("Ann", "table new", game="toy")
    answer = await stage.command("Cleo", "table new", game="toy", lucky="true")
    opened = await stage.click("Cleo", answer.response, "Open a thread here")
    (thread,) = stage.channel.threads
    assert thread.mention in private(opened)
    assert "Cleo" in thread.name
    (lobby,) = [each for each in thread.history() if each.content]
    assert "Lucky: Yes" in lobby.content
    assert "Join" in labels(lobby)
    assert stage.people["Cleo"].id in {each.id for each in await thread_members(stage, thread)}
    pointer = stage.posts()[-1].content
    assert pointer.startswith("Cleo has opened a table for Nests")
    assert thread.mention in pointer


async def test_a_table_that_begins_at_once_has_a_thread_where_the_channel_is_taken(stage: Stage) -> None:
    await stage.command("Ann", "table new", game="toy")
    opened = await stage.forge("Cleo", stage.posts()[-1], "av2:open:0:-:-:toy.now")
    (thread,) = stage.channel.threads
    assert thread.mention in private(opened)
    table = await stage.host.tables.at(Place(stage.guild.id, thread.id))
    assert table is not None
    assert (table.status, [each.automa is None for each in table.occupants]) == (Status.RUNNING, [True, False])
    assert table.occupants[0].name == "Cleo"


@pytest.mark.parametrize("at_once", [False, True])
async def test_of_two_processes_on_one_shard_one_makes_a_thread(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, at_once: bool
) -> None:
    """While one takes the place of the other, Discord gives each press to both, as it gives one twice here."""
    if at_once:
        manager = Person(4, "Max", manages=True)
        await stage.host.servers.choose(Press(1, manager, Place(stage.guild.id, 1)), ServerThreads(True))
    else:
        await stage.command("Ann", "table new", game="toy")
        offer = (await stage.command("Cleo", "table new", game="toy")).response
    parsers = stage.env.bot._connection.parsers
    parse = parsers["INTERACTION_CREATE"]
    monkeypatch.setitem(parsers, "INTERACTION_CREATE", lambda data: (parse(data), parse(copy.deepcopy(data))))
    if at_once:
        opened = await stage.command("Cleo", "table new", game="toy")
    else:
        opened = await stage.click("Cleo", offer, "Open a thread here")
    (thread,) = stage.channel.threads
    assert thread.mention in private(opened)
    assert ["has opened a table" in each.content for each in stage.posts()].count(True) == 1


async def thread_members(stage: Stage, thread: Any) -> list[Any]:
    fetched = await stage.env.bot.fetch_channel(thread.id)
    return list(await fetched.fetch_members())


async def test_a_thread_stands_also_where_the_channel_cannot_be_told(stage: Stage) -> None:
    await stage.command("Ann", "table new", game="toy")
    answer = await stage.command("Cleo", "table new", game="toy")
    stage.env.inject_error("PUT", "/channels/*/thread-members/*", status=403, code=50013, times=None)
    opened = await stage.click("Cleo", answer.response, "Open a thread here")
    (thread,) = stage.channel.threads
    assert thread.mention in private(opened)
    assert any("Join" in labels(each) for each in thread.history())
    assert thread.mention in stage.posts()[-1].content, "one of the two that fails leaves the other"


async def test_the_thread_is_archived_as_late_as_can_be(stage: Stage) -> None:
    await stage.command("Ann", "table new", game="toy")
    answer = await stage.command("Cleo", "table new", game="toy")
    await stage.click("Cleo", answer.response, "Open a thread here")
    (thread,) = stage.channel.threads
    assert thread._channel.thread_metadata.auto_archive_duration == 7 * 24 * 60


async def test_the_offer_of_a_thread_is_gone_once_it_is_open(stage: Stage) -> None:
    await stage.command("Ann", "table new", game="toy")
    answer = await stage.command("Cleo", "table new", game="toy")
    opened = await stage.click("Cleo", answer.response, "Open a thread here")
    assert opened.response.id == answer.response.id
    assert not labels(opened.response)


THREADS = ("POST", "/channels/*/threads")


@pytest.mark.parametrize(
    ("status", "code", "told"),
    [
        (403, 50013, "Create Public Threads"),
        (403, 50001, "Create Public Threads"),
        (400, 160006, "too many active ones"),
        (400, 50024, "does not let me open a thread"),
        (503, 0, "does not let me open a thread"),
    ],
)
async def test_a_thread_that_cannot_be_made_gets_a_sentence(stage: Stage, status: int, code: int, told: str) -> None:
    await stage.command("Ann", "table new", game="toy")
    answer = await stage.command("Cleo", "table new", game="toy")
    stage.env.inject_error(*THREADS, status=status, code=code, times=None)
    refused = private(await stage.click("Cleo", answer.response, "Open a thread here"))
    assert told in refused
    assert "another channel" in refused
    assert len(await stage.host.tables.live()) == 1


async def test_who_must_wait_for_a_thread_is_told_so(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """The library waits no longer than half a minute, and then says so by an error of its own."""

    async def limited(*_: Any, **__: Any) -> None:
        raise discord.RateLimited(300)

    await stage.command("Ann", "table new", game="toy")
    answer = await stage.command("Cleo", "table new", game="toy")
    monkeypatch.setattr(stage.env.bot.http, "start_thread_without_message", limited)
    refused = private(await stage.click("Cleo", answer.response, "Open a thread here"))
    assert "try again in some minutes" in refused
    monkeypatch.undo()
    monkeypatch.setattr(stage.env.bot.http, "add_user_to_thread", limited)
    opened = private(await stage.click("Cleo", answer.response, "Open a thread here"))
    assert "<#" in opened
    assert len(await stage.host.tables.live()) == 2


async def test_where_no_thread_can_be_made_the_table_opens_in_the_channel_if_it_is_free_by_now(stage: Stage) -> None:
    await stage.command("Ann", "table new", game="toy")
    answer = await stage.command("Cleo", "table new", game="toy", lucky="true")
    await stage.click("Ann", stage.posts()[-1], "Leave")
    stage.env.inject_error(*THREADS, status=403, code=50013, times=None)
    assert "open here" in private(await stage.click("Cleo", answer.response, "Open a thread here"))
    assert "Lucky: Yes" in stage.posts()[-1].content
    assert "Join" in labels(stage.posts()[-1])


async def test_no_thread_is_offered_that_may_not_be_opened(stage: Stage) -> None:
    await stage.command("Ann", "table new", game="toy")
    deny = discord.Permissions(create_public_threads=True).value
    denial = Overwrite(target_id=stage.env.bot.user.id, type=OverwriteType.MEMBER, allow=0, deny=deny)
    stage.env.backend.get_channel(stage.channel.id).overwrites.append(denial)
    answer = await stage.command("Cleo", "table new", game="toy")
    assert "I lack Create Public Threads" in private(answer)
    assert not labels(answer.response)


async def test_where_there_are_no_threads_another_channel_is_named(stage: Stage) -> None:
    stage.channel = stage.guild.create_voice_channel("talk")
    await stage.command("Ann", "table new", game="toy")
    assert "another channel" in private(await stage.command("Cleo", "table new", game="toy"))


async def test_a_table_stands_in_a_thread_and_in_the_post_of_a_forum(stage: Stage) -> None:
    await stage.command("Ann", "table new", game="toy")
    channel = await stage.env.bot.fetch_channel(stage.channel.id)
    made = await channel.create_thread(name="a post", type=discord.ChannelType.public_thread)
    (thread,) = [each for each in stage.channel.threads if each.id == made.id]
    stage.channel = thread
    assert "is open" in private(await stage.command("Ben", "table new", game="toy"))
    assert "Join" in labels(stage.posts()[-1])


async def test_end_asks_first(stage: Stage) -> None:
    await stage.start_game()
    question = await stage.command("Ann", "table end")
    assert labels(question.response) == ["Yes, close it", "No, keep it"]
    kept = await stage.click("Ann", question.response, "No, keep it")
    assert "Nothing has changed" in private(kept)
    assert (await stage.table()).status is Status.RUNNING
    question = await stage.command("Ann", "table end")
    await stage.click("Ann", question.response, "Yes, close it")
    assert "closed" in stage.posts()[-1].content
    assert "no table" in private(await stage.command("Ann", "table start"))


async def test_whoever_manages_the_server_may_end(stage: Stage) -> None:
    await stage.start_game()
    manager = stage.guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    stage.people["Mia"] = stage.guild.add_member(stage.env.create_user("Mia"), roles=[manager])
    question = await stage.command("Mia", "table end")
    await stage.click("Mia", question.response, "Yes, close it")
    assert "closed" in stage.posts()[-1].content


async def test_the_last_to_leave_closes(stage: Stage) -> None:
    await stage.command("Ann", "table new", game="toy")
    left = await stage.click("Ann", stage.posts()[-1], "Leave")
    assert "was closed" in left.response.content
    assert "no table" in private(await stage.command("Ann", "table start"))


async def test_slash_commands_do_what_the_buttons_do(stage: Stage) -> None:
    await stage.command("Ann", "table new", game="toy")
    assert "seat: Yellow" in private(await stage.command("Ben", "table join"))
    assert "left" in private(await stage.command("Ben", "table leave"))
    await stage.command("Ben", "table join")
    assert "begins" in private(await stage.command("Ben", "table start"))
    assert (await stage.table()).status is Status.RUNNING


async def test_the_servers_language_is_the_managers_choice(stage: Stage) -> None:
    assert "manages the server" in private(await stage.command("Ann", "server language", language="en"))
    manager = stage.guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    stage.people["Mia"] = stage.guild.add_member(stage.env.create_user("Mia"), roles=[manager])
    assert "speak German in" in private(await stage.command("Mia", "server language", language="de"))
    assert "Tables speak German" in private(await stage.command("Mia", "server settings"))
    assert "speak English" in private(await stage.command("Mia", "server language", language="en"))


async def test_only_opener_or_manager_may_end(stage: Stage) -> None:
    await stage.start_game()
    assert "can close it" in private(await stage.command("Cleo", "table end"))
    assert "The others are asked" in private(await stage.command("Ben", "table end"))
    assert (await stage.table()).status is Status.RUNNING


async def test_a_missing_permission_is_named(stage: Stage) -> None:
    denied = discord.PermissionOverwrite(attach_files=False)
    stage.channel = stage.guild.create_text_channel("closed", overwrites={stage.env.bot.user: denied})
    answer = await stage.command("Ann", "table new", game="toy")
    assert "Attach Files" in private(answer)
    assert not stage.posts()
    assert "no table" in private(await stage.command("Ann", "table start"))


async def test_names_do_not_ping(stage: Stage) -> None:
    rude = stage.guild.add_member(stage.env.create_user("rude"), nick="@everyone **x**")
    stage.people["Rude"] = rude
    await stage.command("Rude", "table new", game="toy")
    post = stage.posts()[-1]
    assert "@everyone" not in post.content
    assert "**x**" not in post.content
    assert not post.mention_everyone


async def test_no_table_here(stage: Stage) -> None:
    for name in ("join", "leave", "start", "board", "hand", "log", "score", "end", "undo", "record"):
        assert "no table" in private(await stage.command("Ann", f"table {name}"))
    assert "no table" in private(await stage.command("Ann", "toy draw"))
