"""A table with a clock between two people at browser windows, whose clock is wound on from the page.

A deadline is shown, who does not answer is reminded by direct message and then in the channel, the time runs out twice,
the seat is away, and one press takes it back.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.async_api import Page, ViewportSize, expect

from tests.end_to_end.page_stage import Stage, staged
from tests.support.bot import BOTH_WAYS, BotBeside
from tests.support.browser import CHROMIUM
from tests.support.page import RetiredError, Window
from tests.support.robot import Robot
from tests.support.sandbox import running

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(shutil.which(CHROMIUM) is None, reason="the system has no Chromium"),
    BOTH_WAYS,
]

NARROW: ViewportSize = {"width": 390, "height": 844}
HOUR = 3600
PICTURES = os.environ.get("PICTURES")
"""A folder in which what the windows show is kept, for whoever wants to look."""


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    """A stage with a bot that follows the clock of the page."""
    async with running() as server:
        bot = BotBeside(server, tmp_path)
        async with staged(server, tmp_path, seed=3, liked={"moa-way-pass": 0.1}, bot=bot, phone=NARROW) as made:
            yield made


async def wind(page: Page, *seconds: int) -> None:
    """Wind the clock on by the page's buttons."""
    await page.get_by_role("button", name="Clock").click()
    for each in seconds:
        await page.locator(f"[data-wind='{each}']").click()
    await page.locator("dialog[open]").get_by_role("button", name="Close").click()


async def go_to(window: Window, channel: str) -> None:
    """Open another place in a window."""
    menu = window.page.locator("#menu")
    if await menu.is_visible():
        await menu.click()
    await window.page.locator(f"[data-channel='{channel}']").first.click()
    await expect(window.page.locator("body.menu-open")).to_have_count(0)
    await expect(window.page.locator("#title")).to_contain_text(channel)


async def keep(window: Window, name: str) -> None:
    """Keep what a window shows."""
    if PICTURES:
        await window.page.wait_for_timeout(500)
        await window.page.screenshot(path=Path(PICTURES) / f"{name}.png")


async def play_until_asked(stage: Stage, who: Robot) -> None:
    """Let the other one play until somebody is asked, and look no further."""
    while True:
        robot, prompt = await stage.must_ask()
        if robot is who:
            return
        with suppress(RetiredError):  # another post asks instead
            await stage.take_turn(robot, prompt)


async def test_a_table_with_a_clock(stage: Stage) -> None:
    ann, ben = stage.ann.window, stage.ben.window
    opened = await ann.type_command("table new", {"game": "moa", "clock": "1 day"})
    await ann.dismiss(opened.id)
    lobby = "[data-author='aviary'][data-private='no']"
    await ben.page.locator(lobby).last.get_by_role("button", name="Join").click()
    await expect(ann.page.locator(lobby).last).to_contain_text("Ben")
    await ann.page.locator(lobby).last.get_by_role("button", name="Start").click()
    await deadline_and_nudge(stage)
    await ping(stage)
    await two_time_outs(stage)
    await back_by_one_press(stage)
    for window in (ann, ben):
        assert window.errors == []


async def deadline_and_nudge(stage: Stage) -> None:
    """The post shows until when Ben has time; at half time a direct message reminds him, and nobody else sees it."""
    ann, ben = stage.ann.window, stage.ben.window
    await play_until_asked(stage, stage.ben)
    await expect(ben.page.locator("[data-author='aviary'] time.moment").last).to_have_text("in 24 hours")
    await keep(ben, "1-deadline")
    await wind(ann.page, 6 * HOUR, 6 * HOUR, HOUR)
    place = ben.page.locator("[data-server='dm'] [data-channel='aviary']")
    await expect(place).to_have_attribute("data-pings", "1")
    await go_to(ben, "aviary")
    told = ben.page.locator("[data-author='aviary']").last
    await expect(told).to_contain_text("The others are waiting for you")
    await expect(told.locator("time.moment").last).to_have_text("in 11 hours")
    await keep(ben, "2-nudge")
    await expect(ann.page.locator("#log")).not_to_contain_text("The others are waiting for you")


async def ping(stage: Stage) -> None:
    """Shortly before the end the channel calls Ben."""
    ann, ben = stage.ann.window, stage.ben.window
    await wind(ann.page, 6 * HOUR, HOUR, HOUR)
    called = ann.page.locator("[data-author='aviary']").last
    await expect(called).to_contain_text("Your time is running out")
    await expect(called).to_contain_text("@Ben")
    await expect(ben.page.locator("[data-channel='games']")).not_to_have_attribute("data-pings", "0")
    await ben.page.get_by_role("link", name="#games").last.click()
    await expect(ben.page.locator("#title")).to_contain_text("games")
    await keep(ben, "3-ping")


async def two_time_outs(stage: Stage) -> None:
    """Twice the bot answers for Ben, then an automa has his seat until he is back."""
    ann, ben = stage.ann.window, stage.ben.window
    await wind(ann.page, 6 * HOUR)
    for window in (ann, ben):  # each shows it in its own moment: until then Ben's still asks him the old question
        await expect(window.page.locator("#log")).to_contain_text("Ben's time was over")
    await keep(ben, "4-time-out")
    await play_until_asked(stage, stage.ben)
    await wind(ann.page, 24 * HOUR, HOUR)
    await expect(ann.page.locator("#log")).to_contain_text("Ben did not answer in time")
    await keep(ben, "5-away")


async def back_by_one_press(stage: Stage) -> None:
    """One press, and Ben plays again."""
    ben = stage.ben.window
    await ben.page.get_by_role("button", name="Play again myself").last.click()
    await expect(ben.page.locator("[data-private='yes']").last).to_be_visible()
    await keep(ben, "6-back")
    await play_until_asked(stage, stage.ben)
    await keep(ben, "7-asked")
