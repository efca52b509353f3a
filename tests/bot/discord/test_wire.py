"""The first turns of Moa over the wire: real HTTP and gateway, every payload checked against Discord's rules."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

from sandbox.driver import Person, Sandbox
from sandbox.observed import Answer, ObservedMessage
from tests.bot.discord.wire import wired


@asynccontextmanager
async def playing(folder: Path) -> AsyncIterator[Sandbox]:
    """The bot connected, and at work in the background."""
    async with wired(folder) as wire:
        await wire.host.begin(wire.announcer)
        yield wire.sandbox


async def begun(people: list[Person]) -> ObservedMessage:
    """Open a table for everybody and start it; give the board's post."""
    first, *others = people
    await first.command("/table new", game="moa")
    lobby = await first.wait_for(lambda seen: "Join" in seen.buttons)
    for each in others:
        await each.press(lobby, "Join")
    lobby = await first.wait_for(lambda seen: "Start" in seen.buttons)
    await first.press(lobby, "Start")
    return await first.wait_for(lambda seen: bool(seen.mentions))


def is_newer(post: ObservedMessage, seen: ObservedMessage) -> bool:
    """Say whether a message asks somebody and came after `post`."""
    return bool(seen.mentions) and int(seen.id) > int(post.id)


async def test_the_first_turns_by_buttons_and_by_command(tmp_path: Path) -> None:
    async with playing(tmp_path) as sandbox:
        people = {name: sandbox.person(name) for name in ("ann", "ben", "cleo")}
        post = await begun(list(people.values()))
        for _ in range(3):
            asked = people[post.mentions[0]]
            panel = await asked.press(post, "Take your turn")
            assert panel.private
            passing = await asked.press(panel.message, "Pass")
            done = passing if "Done" in passing.text else await asked.press(passing.message, "Confirm")
            assert "Done" in done.text
            post = await asked.wait_for(partial(is_newer, post))
        asked = people[post.mentions[0]]
        assert "Done" in (await asked.command("/moa pass")).text


async def test_two_at_once_and_a_double_click(tmp_path: Path) -> None:
    async with playing(tmp_path) as sandbox:
        people = {name: sandbox.person(name) for name in ("ann", "ben")}
        post = await begun(list(people.values()))
        asked = people[post.mentions[0]]
        commands = [
            asked.command("/moa pass"),
            asked.command("/moa pass"),
            *(each.command("/table hand") for each in people.values()),
        ]
        answers: list[Answer] = await asyncio.gather(*commands)
        assert all(answer.private and not answer.failed for answer in answers)
        assert sum("Done" in answer.text for answer in answers) == 1


async def test_a_dropped_line_loses_nothing(tmp_path: Path) -> None:
    async with playing(tmp_path) as sandbox:
        people = {name: sandbox.person(name) for name in ("ann", "ben")}
        post = await begun(list(people.values()))
        await sandbox.gateway_fault("reconnect")
        answer = await people[post.mentions[0]].command("/moa pass")
        assert "Done" in answer.text
