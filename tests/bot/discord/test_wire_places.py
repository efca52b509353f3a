"""A table from its opening to its first turn in every kind of place that Discord has for messages, over the wire."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandbox.driver import Person, Sandbox
from tests.bot.discord.test_wire import playing

THREADS = {"thread of a channel": "games", "thread of an announcement channel": "news", "forum post": "forum"}
CHANNELS = {"voice channel": "voice", "stage": "stage", "announcement channel": "news"}


async def place_of(sandbox: Sandbox, kind: str) -> str:
    """Make a place of this kind; give what it is called."""
    for channel in ("voice", "stage", "forum"):
        await sandbox.add_channels(channel, kind=channel)
    await sandbox.add_channels("news", kind="announcement")
    if kind == "private thread":
        place = await sandbox.person("ann").open_thread("Table", private=True, members=["ben"])
        await sandbox.bring_bot(place)
        return place
    if kind in THREADS:
        return await sandbox.person("ann").open_thread("Table", THREADS[kind], text="Who plays?")
    return CHANNELS[kind]


async def begin(ann: Person, ben: Person, place: str) -> None:
    """Open a table for two there and start it."""
    assert not (await ann.command("/table new", place, game="moa")).failed
    lobby = await ann.wait_for(lambda seen: "Join" in seen.buttons, place)
    assert not (await ben.press(lobby, "Join")).failed
    lobby = await ann.wait_for(lambda seen: "Start" in seen.buttons, place)
    assert not (await ann.press(lobby, "Start")).failed


@pytest.mark.parametrize("kind", [*THREADS, *CHANNELS, "private thread"])
async def test_a_table_begins_in_any_place_for_messages(tmp_path: Path, kind: str) -> None:
    async with playing(tmp_path) as sandbox:
        place = await place_of(sandbox, kind)
        people = {name: sandbox.person(name) for name in ("ann", "ben")}
        await begin(people["ann"], people["ben"], place)
        post = await people["ben"].wait_for(lambda seen: bool(seen.mentions), place)
        panel = await people[post.mentions[0]].press(post, "Take your turn")
        assert panel.private
        assert panel.message.selects or panel.message.buttons
