"""A whole game of Moa between two people, each at a browser window of the sandbox's page, one of them a phone.

The bot is a process of its own, and dies in the middle.
"""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.end_to_end.page_stage import Stage, staged
from tests.support.bot import BOTH_WAYS
from tests.support.browser import CHROMIUM
from tests.support.robot import is_panel
from tests.support.sandbox import running

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(shutil.which(CHROMIUM) is None, reason="the system has no Chromium"),
    BOTH_WAYS,
]

SEED = 5
LIKED = {
    "moa-way-attack": 9,
    "moa-way-sell": 8,
    "moa-way-leader": 6,
    "moa-way-exchange": 6,
    "moa-way-draw": 6,
    "moa-way-move": 5,
    "moa-way-stronghold": 5,
    "moa-way-buy": 4,
    "moa-way-defend": 4,
    "moa-way-place": 3,
    "moa-button-tiles": 3,
    "moa-way-decline": 1,
    "moa-way-end": 1,
    "moa-way-pass": 0.1,
}
"""How much each action is liked, so that all that is interesting happens."""


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    """A stage whose bot must break no rule of the service."""
    async with running() as server, staged(server, tmp_path, SEED, LIKED) as made:
        yield made


async def test_two_people_play_a_whole_game(stage: Stage, tmp_path: Path) -> None:
    await stage.open_table("moa")
    await refusal_and_its_rule(stage)
    await turn_by_typing(stage)
    await undo_of_a_placement(stage)
    await turn_while_the_bot_dies(stage)
    await stage.play_to_the_end()
    await stage.check(tmp_path)


async def refusal_and_its_rule(stage: Stage) -> None:
    """A tile that nobody has: the refusal says so, and its button shows the rule."""
    robot, _ = await stage.must_ask()
    window = robot.window
    refused = await window.type_command("moa stronghold", {"territory": "3"})
    assert "You hold no tile “stronghold”" in refused.text
    why = refused.button("Why?")
    assert why is not None
    rule = await window.ask(refused.id, why)
    assert "KT6" in rule.text
    await window.dismiss(rule.id)


async def turn_by_typing(stage: Stage) -> None:
    """Birds are placed by a command whose options are taken from what is offered; then the neutral colour's."""
    robot, _ = await stage.must_ask()
    given = {"territory": None, "payment": None, "birds": None}
    done = await robot.window.type_command("moa place", given)
    assert "Done." in done.text
    assert "places" in done.text
    assert is_panel(done), "the neutral colour is to be placed"
    await robot.go_on(done)


async def undo_of_a_placement(stage: Stage) -> None:
    """The neutral colour's birds are taken back and placed again."""
    last = undo = None
    while last is None or undo is None:  # the last placement of a round brings new terrain cards: then the next one
        robot, prompt = await stage.must_ask()
        last = await robot.answer(prompt)
        undo = last.button("Undo") if last else None
    taken_back = await robot.window.press(last, undo)
    assert "Taken back" in taken_back.text
    assert is_panel(taken_back)
    await robot.go_on(taken_back)


async def turn_while_the_bot_dies(stage: Stage) -> None:
    """The bot is killed while a panel is open; the panel works on once it is back."""
    robot, prompt = await stage.must_ask()
    panel = await robot.window.ask(prompt.id, prompt.buttons[0][0])
    await stage.bot.kill()
    await expect(robot.window.page.locator("#presence")).to_have_text("bot offline")
    await stage.bot.start()
    await robot.go_on(panel)
