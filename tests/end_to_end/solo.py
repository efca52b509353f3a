"""Somebody who plays against the Automa at a window of the sandbox's page, and counts what that takes."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean, median

from playwright.async_api import ViewportSize, async_playwright, expect

from bot.locale.words import wording
from sandbox import SandboxServer
from tests.support.bot import BotProcess
from tests.support.browser import LAUNCH
from tests.support.labels import beginning
from tests.support.page import DESK, Shown, Window
from tests.support.sandbox import all_read

SLOWEST_MS = 90_000


def label(name: str, language: str = "en") -> str:
    """Return what stands on a button of the game ("turn"), or on one that the generic pages name ("name-bird")."""
    words = wording(language)
    key = f"wingspan-button-{name}"
    return words(key if words.has(key) else f"wingspan-{name}")


_NEWEST = """(since) => {
    if (document.querySelector("[data-note=failed]")) return {failed: true};
    const messages = [...document.querySelectorAll("[data-author=aviary][data-private=no]")];
    if (document.querySelector("[data-attachment$='.jsonl']")) return {over: true};
    for (const message of messages.reverse()) {
        const ids = [...message.querySelectorAll("button[data-custom-id]")].map((each) => each.dataset.customId);
        const asked = ids.map((each) => /^av2:(?:do|turn|form):\\d+:(\\d+):/.exec(each)).filter(Boolean);
        if (asked.length) return +asked[0][1] > since ? {since: +asked[0][1], id: message.dataset.message} : null;
    }
    return null;
}"""
"""The newest post that asks something newer than `since`; null while there is none."""


@dataclass
class Turn:
    """What a turn of the Automa took: presses (a typed line counts as one), seconds until the next post stood."""

    presses: int = 0
    seconds: float = 0.0


@dataclass
class Soloist:
    """The person, and the bot that the person plays with."""

    window: Window
    bot: BotProcess
    rng: random.Random
    since: int = 0
    over: bool = False
    presses: int = 0
    turns: list[Turn] = field(default_factory=list)
    told: list[str] = field(default_factory=list)
    """Every post, as it stood last before something newer was asked."""

    @property
    def language(self) -> str:
        """Which the person reads."""
        return self.window.language

    def label(self, name: str) -> str:
        """Return what stands on a button (see `label`)."""
        return label(name, self.language)

    # -- looking ------------------------------------------------------------------------------------------------------

    async def asked(self) -> Shown:
        """Wait for the post that asks something newer than what was answered last; an empty one when it is over."""
        found = await (await self.window.page.wait_for_function(_NEWEST, arg=self.since)).json_value()
        assert "failed" not in found, await self.window.failures()
        if "over" in found:
            self.over = True
            return Shown("", "", (), ())
        post = await self.window.read(found["id"])
        self.told.append(post.text)
        return post

    # -- pressing -----------------------------------------------------------------------------------------------------

    async def press(self, post: Shown, button: str) -> Shown:
        """Press a button of a post that answers at once, and give the post that asks next."""
        self.answers(post)
        self.presses += 1
        await self.window.message(post.id).get_by_role("button", name=button, exact=True).click()
        return await self.asked()

    async def open(self, post: Shown, button: str) -> Shown:
        """Press a button of a post that opens a private panel or look-up."""
        self.presses += 1
        return await self.window.ask(post.id, _id(post, button))

    async def within(self, panel: Shown, button: str) -> Shown:
        """Press a button of a private panel and give what it becomes."""
        self.presses += 1
        return await self.window.press(panel, _id(panel, button))

    async def choose(self, panel: Shown, select: str, *values: str) -> Shown:
        """Choose in a select of a private panel."""
        self.presses += 1 + len(values)
        custom_id = next(custom_id for custom_id, each in panel.selects if select in each)
        options = await self.window.options(panel, custom_id)
        wanted = [value for value in options.values if (value in values) != (value in options.chosen)]
        return await self.window.choose(panel, *(wanted if options.most > 1 else values))

    async def write(self, *typed: str) -> None:
        """Fill the open form in and send it."""
        self.presses += 1 + len(typed)
        form = self.window.page.locator("dialog.modal")
        await expect(form.locator("input")).to_have_count(len(typed))
        for place, text in enumerate(typed):
            await form.locator("input").nth(place).fill(text)
        await form.get_by_role("button", name=self.window.on_page("Submit")).click()
        await expect(form).to_have_count(0)

    async def command(self, name: str, **given: str | None) -> Shown:
        """Type a slash command; it counts as a press for its name and for each option (None: the first offered)."""
        self.presses += 1 + len(given)
        shown = await self.window.type_command(f"automa {name}", given)
        await self.window.dismiss(shown.id)
        return shown

    async def act(self, post: Shown, name: str, **given: str | None) -> Shown:
        """Type a slash command that acts, and give what is asked after `post` then."""
        done = await self.command(name, **given)
        assert beginning(self.language, "turn-done") in done.text, done
        self.answers(post)
        return await self.asked()

    async def finish(self, panel: Shown, post: Shown) -> Shown:
        """Put away a panel in which something was done, and give the post as it stands now."""
        assert beginning(self.language, "turn-done") in panel.text, panel
        await self.window.dismiss(panel.id)
        self.answers(post)
        return await self.asked()

    def answers(self, post: Shown) -> None:
        """Note what a post asks as answered."""
        self.since = max(int(found[1]) for each, _ in post.buttons if (found := _SINCE.match(each)))

    async def restart(self) -> None:
        """Kill the bot and start it again, as if its machine had lost its power."""
        await self.bot.kill()
        await self.bot.start()

    # -- the game -----------------------------------------------------------------------------------------------------

    async def open_table(self) -> Shown:
        """Open a table and start; gives the post that asks how to play."""
        opened = await self.window.type_command("table new", {"game": "wingspan"})
        await self.window.dismiss(opened.id)
        start = wording(self.language)("button-start")
        await self.window.page.get_by_role("button", name=start).last.click()
        return await self.asked()

    async def automa_turn(self, post: Shown) -> Shown:
        """Let the Automa take its turn and answer about the tray; gives what is asked then."""
        before, began = self.presses, time.monotonic()
        post = await self.press(post, self.label("turn"))
        if post.button(self.label("none")):
            points = [each for _, each in post.buttons if each.isdigit()]
            post = await self.press(post, self.rng.choice([self.label("none"), *points]))
        self.turns.append(Turn(self.presses - before, time.monotonic() - began))
        return post

    def figures(self) -> str:
        """Return what a turn of the Automa's took, as JSON."""
        presses, seconds = [turn.presses for turn in self.turns], [turn.seconds for turn in self.turns]
        return json.dumps(
            {
                "turns": len(self.turns),
                "presses_a_turn": round(mean(presses), 2),
                "most_presses": max(presses),
                "presses_in_all": self.presses,
                "median_seconds_a_turn": round(median(seconds), 2),
                "longest_seconds": round(max(seconds), 2),
            }
        )


_SINCE = re.compile(r"av2:(?:do|turn|form):\d+:(\d+):")


def _id(shown: Shown, button: str) -> str:
    found = shown.button(button)
    assert found is not None, (button, shown)
    return found


@asynccontextmanager
async def soloist(
    server: SandboxServer, folder: Path, seed: int, size: ViewportSize = DESK, language: str = "en"
) -> AsyncIterator[Soloist]:
    """Return a person at a window of this size, who reads this language, and the bot connected."""
    bot = BotProcess(server, folder)
    all_read(server, "en-US" if language == "en" else language)
    try:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(**LAUNCH)
            window = await Window.open(browser, server.url, "ann", size, language=language)
            window.page.set_default_timeout(SLOWEST_MS)
            await bot.start()
            try:
                yield Soloist(window, bot, random.Random(seed))
            finally:
                await window.page.screenshot(path=folder / "ann.png")  # for whoever looks into a failure
            await browser.close()
    finally:
        await bot.stop()
