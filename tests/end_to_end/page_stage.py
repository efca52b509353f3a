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
from itertools import combinations
from pathlib import Path

from playwright.async_api import ViewportSize, async_playwright, expect

from bot.locale.words import wording
from sandbox import SandboxServer
from tests.support.bot import ROOT, BotProcess
from tests.support.browser import LAUNCH
from tests.support.labels import beginning, labels, liking
from tests.support.page import DESK, PHONE, RetiredError, Shown, Window
from tests.support.robot import Robot, asks_several
from tests.support.sandbox import all_read

SLOWEST_MS = 90_000
LONGEST_ALT = 1024
TURNS = 400
"""Far more turns than a game has."""
POLL_MS = 50
LOBBY = "[data-author='aviary'][data-private='no']"
_LATE = ("refused-not-asked", "turn-changed")
"""What one is told whose answer was not waited for any more."""
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
    """The bot and the people at the table: Ann, Ben, and whoever else."""

    bot: BotProcess
    robots: tuple[Robot, ...]
    language: str = "en"
    """Which all of them read."""

    @property
    def ann(self) -> Robot:
        """Who opens the table."""
        return self.robots[0]

    @property
    def ben(self) -> Robot:
        """Who joins first."""
        return self.robots[1]

    def others(self, robot: Robot) -> list[Robot]:
        """Return who else sits at the table."""
        return [each for each in self.robots if each is not robot]

    def says(self, key: str) -> str:
        """Return the first sentence of a message in the language of the table."""
        return beginning(self.language, key)

    def label(self, key: str) -> str:
        """Return what stands on a button."""
        return labels(self.language, key)[0]

    async def asked(self) -> tuple[Robot, Shown] | None:
        """Wait for the next prompt and give it with whom it asks; None when the game is over."""
        async with asyncio.timeout(SLOWEST_MS / 1000):
            while True:
                for robot in self.robots:
                    window = robot.window
                    newest = max(set().union(*(each.answered for each in self.robots)), default=0)
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
        await expect(self.ann.window.page.locator("[data-author='aviary']").last).to_contain_text(
            self.says("post-finished")
        )

    async def take_turn(self, robot: Robot, prompt: Shown) -> None:
        """Answer a prompt to the end of what follows from it, and put the private message away.

        One that asks several may have been on its way to who had just answered the same.
        """
        last = await robot.answer(prompt)
        if last is None:
            return
        late = asks_several(prompt) and any(beginning(robot.language, each) in last.text for each in _LATE)
        assert beginning(robot.language, "turn-done") in last.text or late, last
        for other in self.others(robot):
            await expect(other.window.message(last.id)).to_have_count(0)
        await robot.window.dismiss(last.id)

    async def open_table(self, game: str, automa: int = 0) -> None:
        """Ann types the command, the others join, Ann adds automa and starts."""
        await self.open_lobby(game, automa)
        await self.start()

    async def open_lobby(self, game: str, automa: int = 0) -> None:
        """Ann types the command, the others join, Ann adds automa."""
        ann = self.ann.window
        opened = await ann.type_command("table new", {"game": game})
        name = wording(self.language)(f"{game}-name")
        assert beginning(self.language, "table-opened", game=name) in opened.text
        await ann.dismiss(opened.id)
        for robot in self.robots[1:]:
            await robot.window.page.locator(LOBBY).last.get_by_role("button", name=self.label("button-join")).click()
            await expect(ann.page.locator(LOBBY).last).to_contain_text(robot.window.name.title())
        for number in range(automa):
            await ann.page.locator(LOBBY).last.get_by_role("button", name=self.label("button-add")).click()
            name = self.label("automa-fledgling")
            await expect(ann.page.locator(LOBBY).last).to_contain_text(f"{name} {number + 1}" if number else name)

    async def start(self) -> None:
        """Ann starts, and everybody sees it."""
        await self.ann.window.page.locator(LOBBY).last.get_by_role("button", name=self.label("button-start")).click()
        for robot in self.robots:
            await expect(robot.window.page.locator(LOBBY).first).to_contain_text(self.says("lobby-started"))

    async def check(self, folder: Path) -> None:
        """What holds after every game: nothing failed, nothing private went astray, the record tells a right game."""
        assert sum(each.looked_again for each in self.robots) <= SELDOM
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
        for one, other in combinations(private, 2):
            assert not one & other


@asynccontextmanager
async def staged(
    server: SandboxServer,
    folder: Path,
    seed: int,
    liked: Mapping[str, float],
    *,
    bot: BotProcess | None = None,
    phone: ViewportSize = PHONE,
    people: Mapping[str, ViewportSize] | None = None,
    language: str = "en",
) -> AsyncIterator[Stage]:
    """Return the bot, connected, and people: unless said otherwise Ann at a desk, and Ben with a phone.

    `liked`: how much buttons are liked, by the message that stands on them.
    """
    bot = bot or BotProcess(server, folder)
    all_read(server, "en-US" if language == "en" else language)
    expect.set_options(timeout=SLOWEST_MS)
    try:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(**LAUNCH)
            sizes = people or {"ann": DESK, "ben": phone}
            windows = [
                await Window.open(browser, server.url, name, size, language=language) for name, size in sizes.items()
            ]
            for window in windows:
                window.page.set_default_timeout(SLOWEST_MS)
            await bot.start()
            liking_labels = liking(language, liked)
            robots = (Robot(each, random.Random(seed + at), liking_labels) for at, each in enumerate(windows))
            yield Stage(bot, tuple(robots), language)
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
