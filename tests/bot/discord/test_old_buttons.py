"""Buttons that an earlier version put into a channel lead to the present question (tests/fixtures/databases)."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.discord.messages import custom_id
from bot.discord.messages.custom_id import Verb
from bot.games import PRESENTERS
from bot.locale.words import wording
from engine.games import GAMES
from tests.bot.discord.stage import Show, Stage, staged, text
from tests.bot.discord.toy_show import ToyPainter
from tests.support.databases import NAMES, copy_stored, move_stored

WORDS = wording("en")
PEOPLE = {1: "Ann", 2: "Ben", 3: "Cleo"}
"""Who plays whom of the stored tables."""
PRESSED = 6
"""How many of the buttons of each seat are pressed."""


@pytest.fixture(params=NAMES)
async def stored(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[tuple[Stage, dict[str, Any]]]:
    """Return the bot over a stored database, whose table stands in its channel, and what was noted about it."""
    (tmp_path / "old").mkdir()
    note = copy_stored(request.param, tmp_path / "old")
    show = Show(GAMES[note["game"]], PRESENTERS[note["game"]], ToyPainter())
    async with staged(tmp_path, show) as stage:
        people = {number: stage.people[name].id for number, name in PEOPLE.items()}
        move_stored(tmp_path / "old", people, stage.guild.id, {100: stage.channel.id})
        await stage.host.close()
        stage.folder = tmp_path / "old"
        await stage.restart()
        await stage.deliver()
        yield stage, note


@pytest.mark.slow
async def test_old_buttons_lead_to_the_present_question(stored: tuple[Stage, dict[str, Any]]) -> None:
    stage, note = stored
    before = (await stage.host.tables.find(note["table"])).seq
    for asked in note["asked"]:
        who = PEOPLE[asked["person"]]
        shown = (await stage.command(who, "table score")).response
        ids = [each for each in asked["ids"] if (parsed := custom_id.parse(each)) and parsed.path]
        for each in [*ids[:PRESSED], *[each for each in ids if each.startswith("av1:do:")][:PRESSED]]:
            if each.startswith("av1:bonuses:"):
                continue
            values = ["0"] if re.match(r"av1:go:.*;", each) else None
            answer = await stage.forge(who, shown, each, values)
            assert WORDS("turn-outdated") in text(answer), each
    assert (await stage.host.tables.find(note["table"])).seq == before, "an old button does nothing"


async def test_the_post_of_that_time_still_opens_the_panel(stored: tuple[Stage, dict[str, Any]]) -> None:
    stage, note = stored
    for asked in note["asked"]:
        who = PEOPLE[asked["person"]]
        shown = (await stage.command(who, "table score")).response
        seat = stage.show.game.colours.index(asked["seat"])
        opened = await stage.forge(who, shown, f"av1:{Verb.TURN}:{note['table']}:{asked['since']}:{seat}:")
        assert WORDS("turn-outdated") not in text(opened)
        assert WORDS("refused-stale") not in text(opened)
