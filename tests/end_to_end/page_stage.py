"""People at windows of the sandbox's page, the bot as a process of its own, and what holds for every game played there.

Nothing is looked at but what people see: the page, and at the end the record that they are given.
"""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from playwright.async_api import ViewportSize, async_playwright, expect

from sandbox import SandboxServer
from tests.support.bot import ROOT, BotProcess
from tests.support.browser import LAUNCH
from tests.support.page import DESK, PHONE, RetiredError, Shown, Window
from tests.support.robot import Robot, asks_several
from tests.support.sandbox import all_read_english

SLOWEST_MS = 90_000
LONGEST_ALT = 1024
TURNS = 400
"""Far more turns than a game has."""
POLL_MS = 50
SELDOM = 1
"""How often in a game a panel may have gone on by itself while somebody reached for a button of it."""

_NEWEST_PROMPT = """([answered, opened, newest]) => {
    if (document.querySelector("[data-note=failed]")) return {over: true};
    if (document.querySelector("[data-attachment$='.jsonl']")) return {over: true};
    const messages = [...document.querySelectorAll("[data-author=aviary][data-private=no]")];
    for (const message of messages.reverse()) {
        const buttons = [...message.querySelectorAll("button[data-custom-id]")].map((each) => each.dataset.customId);
        const asks = buttons.map((each) => /^av2:(?:turn|do):\\d+:(\\d+|-):/.exec(each)).filter(Boolean);
        if (!asks.length) continue;
        const since = asks.map((each) => each[1]).filter((each) => each !== "-").map(Number);
        if (opened.includes(message.dataset.message)) return null;
        if (since.some((each) => answered.includes(each) || each < newest)) return null;
        // A post that was changed since, when somebody else had chosen, pings nobody; it still names who is asked.
        const asked = message.classList.contains("pings") || message.querySelector(".mention.mine");
        return asked ? {over: false, id: message.dataset.message} : null;
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
        """Return who sits opposite."""
        return self.ben if robot is self.ann else self.ann

    async def asked(self) -> tuple[Robot, Shown] | None:
        """Wait for the next prompt and give it with whom it asks; None when the game is over."""
        async with asyncio.timeout(SLOWEST_MS / 1000):
            while True:
                for robot in self.robots:
                    window = robot.window
                    newest = max(self.ann.answered | self.ben.answered, default=0)
                    known = [sorted(robot.answered), sorted(robot.opened), newest]
                    prompt = await window.page.evaluate(_NEWEST_PROMPT, known)
                    if prompt is not None:
                        return None if prompt["over"] else (robot, await window.read(prompt["id"]))
                await self.ann.window.page.wait_for_timeout(POLL_MS)

    async def must_ask(self) -> tuple[Robot, Shown]:
        """Return the next prompt of a game that is not over."""
        asked = await self.asked()
        assert asked is not None
        return asked

    async def play_to_the_end(self) -> None:
        """Answer all prompts until the game is over."""
        for _ in range(TURNS):
            asked = await self.asked()
            if asked is None:
                break
            with suppress(RetiredError):  # since an automa acted: then another prompt comes, or `asked` gives up
                await self.take_turn(*asked)
        await expect(self.ann.window.page.locator("[data-author='aviary']").last).to_contain_text("The game is over")

    async def take_turn(self, robot: Robot, prompt: Shown) -> None:
        """Answer a prompt to the end of what follows from it, and put the private message away.

        One that asks several may have been on its way to who had just answered the same.
        """
        last = await robot.answer(prompt)
        if last is None:
            return
        late = asks_several(prompt) and any(each in last.text for each in ("It is not your turn just now.", "Changed."))
        assert "Done." in last.text or late, last
        opposite = self.other(robot).window
        await expect(opposite.message(last.id)).to_have_count(0)
        await robot.window.dismiss(last.id)

    async def open_table(self, game: str, automa: int = 0) -> None:
        """Ann types the command, Ben joins, Ann adds automa and starts."""
        ann, ben = self.ann.window, self.ben.window
        opened = await ann.type_command("table new", {"game": game})
        assert "open" in opened.text
        await ann.dismiss(opened.id)
        lobby = "[data-author='aviary'][data-private='no']"
        await ben.page.locator(lobby).last.get_by_role("button", name="Join").click()
        await expect(ann.page.locator(lobby).last).to_contain_text("Ben")
        for number in range(automa):
            await ann.page.locator(lobby).last.get_by_role("button", name="Add automa").click()
            name = "Fledgling" if number == 0 else f"Fledgling {number + 1}"
            await expect(ann.page.locator(lobby).last).to_contain_text(name)
        await ann.page.locator(lobby).last.get_by_role("button", name="Start").click()
        for window in (ann, ben):
            await expect(window.page.locator(lobby).first).to_contain_text("The game has started")

    async def check(self, folder: Path) -> None:
        """What holds after every game: nothing failed, nothing private went astray, the record tells a right game."""
        assert self.ann.looked_again + self.ben.looked_again <= SELDOM
        await self._check_windows()
        await check_record(self.ben.window, folder)
        assert "request_failed" not in self.bot.log
        assert "Traceback" not in self.bot.log

    async def _check_windows(self) -> None:
        """Nothing failed, every picture is described, and what is private reached one window only."""
        for robot in self.robots:
            assert robot.window.errors == []
            assert await robot.window.failures() == []
            described = await robot.window.page.evaluate(_PICTURES)
            assert described
            assert all(0 < len(alt) <= LONGEST_ALT for alt in described)
        private = [robot.window.private_heard for robot in self.robots]
        assert all(private)
        assert not private[0] & private[1]


@asynccontextmanager
async def staged(
    server: SandboxServer,
    folder: Path,
    seed: int,
    liked: Mapping[str, float],
    *,
    bot: BotProcess | None = None,
    phone: ViewportSize = PHONE,
) -> AsyncIterator[Stage]:
    """Return the bot, connected, and two people: Ann at a desk, Ben with a phone."""
    bot = bot or BotProcess(server, folder)
    all_read_english(server)
    expect.set_options(timeout=SLOWEST_MS)
    try:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(**LAUNCH)
            windows = [await Window.open(browser, server.url, "ann", DESK)]
            windows.append(await Window.open(browser, server.url, "ben", phone))
            for window in windows:
                window.page.set_default_timeout(SLOWEST_MS)
            await bot.start()
            ann, ben = (Robot(window, random.Random(seed + number), liked) for number, window in enumerate(windows))
            yield Stage(bot, ann, ben)
            for window in windows:  # for whoever looks into a failure
                await window.page.screenshot(path=folder / f"{window.name}.png")
            await browser.close()
    finally:
        await bot.stop()


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
