"""A whole game of Moa between two people, each at a browser window of the sandbox's page, one of them a phone.

The bot is a process of its own, and dies in the middle. Nothing is looked at but what people see: the page, and at the
end the record that they are given.
"""

from __future__ import annotations

import asyncio
import random
import shutil
import sys
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.async_api import async_playwright, expect

from sandbox import SandboxServer
from tests.support.bot import ROOT, BotProcess
from tests.support.browser import CHROMIUM, LAUNCH
from tests.support.page import DESK, PHONE, Shown, Window
from tests.support.robot import Robot, is_panel
from tests.support.sandbox import running

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(shutil.which(CHROMIUM) is None, reason="the system has no Chromium"),
]

SEED = 5
SLOWEST_MS = 30_000
LONGEST_ALT = 1024
TURNS = 400
"""Far more turns than a game has."""

_NEWEST_PROMPT = """([answered, newest]) => {
    if (document.querySelector("[data-note=failed]")) return {over: true};
    if (document.querySelector("[data-attachment$='.jsonl']")) return {over: true};
    const messages = [...document.querySelectorAll("[data-author=aviary][data-private=no]")];
    for (const message of messages.reverse()) {
        const buttons = [...message.querySelectorAll("button[data-custom-id]")].map((each) => each.dataset.customId);
        const asks = buttons.map((each) => /^av1:(?:turn|do):\\d+:(\\d+):/.exec(each)).filter(Boolean);
        if (!asks.length) continue;
        const since = Number(asks[0][1]);
        if (answered.includes(since) || since < newest) return null;
        const asked = [...message.querySelectorAll(".mention[data-user]")].at(-1);
        return asked ? {over: false, id: message.dataset.message, asked: asked.innerText} : null;
    }
    return null;
}"""
_PICTURES = """() => [...document.querySelectorAll("[data-author=aviary]")].flatMap((message) =>
    [...message.querySelectorAll("[data-picture] img")].map((each) => each.alt))"""


@dataclass
class Stage:
    """The bot and the two people at the table."""

    bot: BotProcess
    ann: Robot
    ben: Robot

    @property
    def robots(self) -> tuple[Robot, Robot]:
        """Both people."""
        return (self.ann, self.ben)

    def other(self, robot: Robot) -> Robot:
        """Give who sits opposite."""
        return self.ben if robot is self.ann else self.ann

    async def asked(self) -> tuple[Robot, Shown] | None:
        """Wait for the next prompt and give it with whom it asks; None when the game is over."""
        answered = [*self.ann.answered, *self.ben.answered]
        page = self.ann.window.page
        found = await page.wait_for_function(_NEWEST_PROMPT, arg=[answered, max(answered, default=0)])
        prompt = await found.json_value()
        if prompt["over"]:
            return None
        robot = {"@Ann": self.ann, "@Ben": self.ben}[prompt["asked"]]
        await expect(robot.window.message(prompt["id"])).to_contain_class("pings", timeout=SLOWEST_MS)
        return robot, await robot.window.read(prompt["id"])


@pytest.fixture
async def server() -> AsyncIterator[SandboxServer]:
    """A stand-in whose bot must break no rule."""
    async with running() as server:
        yield server


@pytest.fixture
async def stage(server: SandboxServer, tmp_path: Path) -> AsyncIterator[Stage]:
    bot = BotProcess(server, tmp_path)
    try:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(**LAUNCH)
            windows = [await Window.open(browser, server.url, "ann", DESK)]
            windows.append(await Window.open(browser, server.url, "ben", PHONE))
            for window in windows:
                window.page.set_default_timeout(SLOWEST_MS)
            await bot.start()
            ann, ben = (Robot(window, random.Random(SEED + number)) for number, window in enumerate(windows))
            yield Stage(bot, ann, ben)
            for window in windows:  # for whoever looks into a failure
                await window.page.screenshot(path=tmp_path / f"{window.name}.png")
            await browser.close()
    finally:
        await bot.stop()


async def test_two_people_play_a_whole_game(stage: Stage, tmp_path: Path) -> None:
    await open_table(stage)
    await refusal_and_its_rule(stage)
    await turn_by_typing(stage)
    await undo_of_a_placement(stage)
    await turn_while_the_bot_dies(stage)
    for _ in range(TURNS):
        asked = await stage.asked()
        if asked is None:
            break
        await take_turn(stage, *asked)
    await expect(stage.ann.window.page.locator("[data-author='aviary']").last).to_contain_text("The game is over")
    await check_windows(stage)
    await check_record(stage.ben.window, tmp_path)
    assert "request_failed" not in stage.bot.log
    assert "Traceback" not in stage.bot.log


async def open_table(stage: Stage) -> None:
    """Ann types the command, both join, Ann starts."""
    ann, ben = stage.ann.window, stage.ben.window
    opened = await ann.type_command("table new", {"game": "moa"})
    assert "open" in opened.text
    await ann.dismiss(opened.id)
    lobby = "[data-author='aviary'][data-private='no']"
    await ben.page.locator(lobby).last.get_by_role("button", name="Join").click()
    await expect(ann.page.locator(lobby).last).to_contain_text("Ben")
    await ann.page.locator(lobby).last.get_by_role("button", name="Start").click()
    for window in (ann, ben):
        await expect(window.page.locator(lobby).first).to_contain_text("The game has started")


async def refusal_and_its_rule(stage: Stage) -> None:
    """A tile that nobody has: the refusal says so, and its button shows the rule."""
    robot, _ = await must_ask(stage)
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
    robot, _ = await must_ask(stage)
    given = {"territory": None, "payment": None, "birds": None}
    done = await robot.window.type_command("moa place", given)
    assert "Done." in done.text
    assert "places" in done.text
    assert is_panel(done), "the neutral colour is to be placed"
    await robot.go_on(done)


async def undo_of_a_placement(stage: Stage) -> None:
    """The neutral colour's birds are taken back and placed again."""
    undo = None
    while undo is None:  # the last placement of a round lets new terrain cards come to light: then the next one
        robot, prompt = await must_ask(stage)
        last = await robot.answer(prompt)
        undo = last.button("Undo")
    taken_back = await robot.window.press(last, undo)
    assert "Taken back" in taken_back.text
    assert is_panel(taken_back)
    await robot.go_on(taken_back)


async def turn_while_the_bot_dies(stage: Stage) -> None:
    """The bot is killed while a panel is open; the panel works on once it is back."""
    robot, prompt = await must_ask(stage)
    panel = await robot.window.ask(prompt.id, prompt.buttons[0][0])
    await stage.bot.kill()
    await expect(robot.window.page.locator("#presence")).to_have_text("bot offline")
    await stage.bot.start()
    await robot.go_on(panel)


async def must_ask(stage: Stage) -> tuple[Robot, Shown]:
    """Give the next prompt of a game that is not over."""
    asked = await stage.asked()
    assert asked is not None
    return asked


async def take_turn(stage: Stage, robot: Robot, prompt: Shown) -> None:
    """Answer a prompt to the end of what follows from it, and put the private message away."""
    last = await robot.answer(prompt)
    assert "Done." in last.text, last
    opposite = stage.other(robot).window
    await expect(opposite.message(last.id)).to_have_count(0)
    await robot.window.dismiss(last.id)


async def check_windows(stage: Stage) -> None:
    """Nothing failed, every picture is described, and what is private reached one window only."""
    for robot in stage.robots:
        assert robot.window.errors == []
        assert await robot.window.failures() == []
        described = await robot.window.page.evaluate(_PICTURES)
        assert described
        assert all(0 < len(alt) <= LONGEST_ALT for alt in described)
    private = [robot.window.private_heard for robot in stage.robots]
    assert all(private)
    assert not private[0] & private[1]


async def check_record(window: Window, folder: Path) -> None:
    """The record under the result can be fetched, and tells a right game."""
    async with window.page.expect_download() as coming:
        await window.page.locator("[data-attachment$='.jsonl']").click()
    file = folder / "game.jsonl"
    await (await coming.value).save_as(file)
    verify = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", "from bot.cli import main; main()", "verify", str(file)), cwd=ROOT
    )
    assert await verify.wait() == 0
