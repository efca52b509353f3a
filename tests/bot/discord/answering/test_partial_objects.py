"""Interactions with no more in them than Discord's documents promise: each is read by the library and answered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
import pytest

from bot.discord.answering.partial_objects import filled
from tests.bot.discord.stage import Stage, labels, private, silent

PROMISED = frozenset(
    {
        *("id", "name", "type", "permissions", "last_message_id", "last_pin_timestamp", "nsfw", "parent_id"),
        *("guild_id", "flags", "rate_limit_per_user", "topic", "position", "thread_metadata"),
    }
)
"""What Discord's documents list for the partial channel of an interaction; the last is only a thread's."""
THREADS = (10, 11, 12)


def only_promised(stage: Stage) -> list[Mapping[str, Any]]:
    """From now on give the library interactions whose channel has only what is promised; return them as they come."""
    seen: list[Mapping[str, Any]] = []
    parsers = stage.env.bot._connection.parsers
    parse = parsers["INTERACTION_CREATE"]

    def parse_less(data: dict[str, Any]) -> None:
        promised = PROMISED if data["channel"]["type"] in THREADS else PROMISED - {"thread_metadata"}
        data["channel"] = {key: each for key, each in data["channel"].items() if key in promised}
        seen.append(data)
        parse(data)

    parsers["INTERACTION_CREATE"] = parse_less
    return seen


async def in_a_thread(stage: Stage) -> None:
    channel = await stage.env.bot.fetch_channel(stage.channel.id)
    made = await channel.create_thread(name="a post", type=discord.ChannelType.public_thread)
    (stage.channel,) = [each for each in stage.channel.threads if each.id == made.id]


async def test_a_game_in_a_thread_needs_nothing_that_is_not_promised(stage: Stage) -> None:
    await in_a_thread(stage)
    seen = only_promised(stage)
    assert "is open" in private(await stage.command("Ann", "table new", game="toy"))
    await stage.click("Ben", stage.posts()[-1], "Join")
    await stage.click("Ann", stage.posts()[-1], "Start")
    asked = await stage.asked()
    assert "What will you do" in private(await stage.click(asked, stage.posts()[-1], "Take your turn"))
    assert len(seen) == 4
    assert all("owner_id" not in each["channel"] and "member_count" not in each["channel"] for each in seen)


async def test_the_library_makes_no_objects_of_what_stands_under_a_pressed_message(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    pressed: list[discord.Message] = []
    answer = stage.env.bot.on_interaction

    async def noted(interaction: discord.Interaction) -> None:
        if interaction.message is not None:
            pressed.append(interaction.message)
        await answer(interaction)

    monkeypatch.setattr(stage.env.bot, "on_interaction", noted)
    await stage.command("Ann", "table new", game="toy")
    post = stage.posts()[-1]
    assert "Join" in labels(post)
    await stage.click("Ben", post, "Join")
    assert [each.components for each in pressed] == [[]]
    assert labels(stage.posts()[-1])


async def test_a_voice_channel_needs_nothing_that_is_not_promised(stage: Stage) -> None:
    stage.channel = stage.guild.create_voice_channel("talk")
    only_promised(stage)
    assert "is open" in private(await stage.command("Ann", "table new", game="toy"))
    assert "Join" in labels(stage.posts()[-1])


async def test_a_post_that_somebody_made_a_thread_from_is_still_known_as_a_post(stage: Stage) -> None:
    await stage.start_game()
    parsers = stage.env.bot._connection.parsers
    parse = parsers["INTERACTION_CREATE"]

    def with_thread(data: dict[str, Any]) -> None:
        thread = {"id": "77", "parent_id": str(stage.channel.id), "name": "chat", "type": 11}
        data["message"]["thread"] = thread
        parse(data)

    parsers["INTERACTION_CREATE"] = with_thread
    assert silent(await stage.click(await stage.asked(), stage.posts()[-1], "Pass"))


@pytest.mark.parametrize("kind", range(20))
def test_what_is_there_stays_and_what_is_missing_is_filled_in(kind: int) -> None:
    given = {"id": "5", "type": kind, "name": "x", "owner_id": "9", "bitrate": 7}
    channel = filled({"channel": given, "channel_id": "5"})["channel"]
    assert {key: channel[key] for key in given} == given
    assert "owner_id" in given
    assert ("thread_metadata" in channel) is (kind in THREADS)


def test_an_interaction_without_its_channel_still_has_a_place() -> None:
    assert filled({"channel_id": "5"})["channel"]["id"] == "5"
    assert filled({"type": 1}) == {"type": 1}


@pytest.mark.parametrize(
    ("guild", "kept"),
    [({"features": ["COMMUNITY", "NEWS"]}, True), ({"features": []}, False), ({}, False), (None, False)],
)
def test_what_a_server_speaks_counts_only_where_it_can_be_chosen(guild: Any, kept: bool) -> None:
    read = filled({"guild_locale": "de", "guild": guild} if guild is not None else {"guild_locale": "de"})
    assert ("guild_locale" in read) is kept
