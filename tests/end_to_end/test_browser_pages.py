"""Pages of games in a real browser, as wide as a small phone: by keys, swipes and a slider, live, and without a script.

`PICTURES=folder pytest tests/end_to_end/test_browser_pages.py` keeps what the pages look like.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Page, async_playwright, expect

from bot.drawing.threads import InThreads
from bot.games import PRESENTERS
from bot.hosting.clock import SystemClock
from bot.hosting.host import Host
from bot.hosting.table import Person
from bot.locale.words import LANGUAGES
from bot.web.application import Pages
from bot.web.gallery import Gallery, HostedGames, Records
from bot.web.limits import Buckets
from bot.web.pictures import Pictures
from bot.web.serving import listening
from engine.games import GAMES
from tests.bot.hosting.support import BEN, make_host, press, running_table
from tests.bot.web.support import PLENTY, TOYS, page_of, play, switch_on, toy_or_real
from tests.engine.toy import Draw
from tests.support.browser import CHROMIUM, LAUNCH

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(shutil.which(CHROMIUM) is None, reason="the system has no Chromium"),
]

NARROW, HEIGHT = 360, 740
RECORD = Path(__file__).parents[1] / "fixtures" / "wingspan" / "1-players-0.jsonl"
SHOTS = os.environ.get("PICTURES")
LONG = Person(1, "A" * 32)
_VIOLATIONS = """
window.violations = [];
document.addEventListener("securitypolicyviolation", (event) => window.violations.push(event.violatedDirective));
"""
_HIDE = """(hidden) => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""
_SWIPE = """([from, to]) => {
    const figure = document.querySelector("figure");
    const touch = (x) => new Touch({ identifier: 1, target: figure, clientX: x, clientY: 200 });
    const send = (kind, x, there) => figure.dispatchEvent(new TouchEvent(kind, {
        bubbles: true, touches: there ? [touch(x)] : [], changedTouches: [touch(x)],
    }));
    send("touchstart", from, true);
    send("touchend", to, false);
}"""
_LINES = """[...document.querySelectorAll(".way")].map((way) => {
    const range = new Range();
    range.selectNodeContents(way);
    return range.getClientRects().length;
})"""
"""In how many lines stands what is written on each button."""


@dataclass
class Window:
    """A page in a browser, with all that went wrong there."""

    page: Page
    faults: list[str] = field(default_factory=list)

    @property
    def title(self) -> Any:
        return self.page.locator("#title")

    async def shows(self, step: int, count: int) -> None:
        """Wait until it shows a step."""
        await expect(self.title).to_contain_text(f"Step {step} of {count}")
        assert step == count or self.page.url.split("?")[0].endswith(f"/{step}")

    async def fits(self) -> None:
        """Hold that nothing is wider than the window, and that what is pressed is large enough for a finger."""
        assert await self.page.evaluate("document.documentElement.scrollWidth") <= NARROW
        for box in [await each.bounding_box() for each in await self.page.locator(".way").all()]:
            assert box is not None
            assert box["height"] >= 44
        assert await self.page.evaluate(_LINES) == [1] * 4, "a word is broken"
        for link in await self.page.locator(".narrow a, #log > p a").all():
            box = await link.bounding_box()
            assert box is not None
            assert box["height"] >= 32
        sizes = await self.page.evaluate(
            "[...document.querySelectorAll('p, li, a')].map((each) => parseFloat(getComputedStyle(each).fontSize))"
        )
        assert min(sizes) >= 14

    async def keep(self, name: str) -> None:
        """Keep what it looks like, where somebody wants to see it."""
        if SHOTS:
            await self.page.screenshot(path=Path(SHOTS) / f"{name}.png", full_page=True)

    async def was_clean(self) -> None:
        """Hold that the browser had nothing to complain of."""
        assert await self.page.evaluate("window.violations") == []
        assert self.faults == []


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(**LAUNCH)
        yield browser
        await browser.close()


@asynccontextmanager
async def served(gallery: Gallery, port: int = 0) -> AsyncIterator[str]:
    """Serve pages as they are served in earnest; give where."""
    pictures = Pictures(InThreads(1))
    pages = Pages(
        gallery,
        {**PRESENTERS, **TOYS},
        toy_or_real,
        pictures,
        SystemClock(),
        buckets=Buckets(PLENTY, PLENTY),
    )
    async with listening(pages.application(), "127.0.0.1", port) as chosen:
        yield f"http://127.0.0.1:{chosen}"
    await pictures.stop()


async def opened(browser: Browser, address: str, *, script: bool = True, width: int = NARROW) -> Window:
    context = await browser.new_context(
        viewport={"width": width, "height": HEIGHT}, has_touch=width == NARROW, java_script_enabled=script
    )
    window = Window(await context.new_page())
    if script:
        await window.page.add_init_script(_VIOLATIONS)
    window.page.on("pageerror", lambda error: window.faults.append(str(error)))
    window.page.on(
        "console", lambda said: window.faults.append(said.text) if said.type in ("error", "warning") else None
    )
    await window.page.goto(address)
    return window


@pytest.fixture
async def looking_back() -> AsyncIterator[tuple[str, int]]:
    """The address of a finished game, and how many steps it has."""
    gallery = Records(GAMES)
    token = gallery.add(RECORD.read_bytes(), "en")
    steps = len((await gallery.find(token)).steps)
    async with served(gallery) as address:
        yield f"{address}/t/{token}/", steps


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    made = await make_host(tmp_path)
    await switch_on(made)
    yield made
    await made.close()


async def test_keys_the_slider_and_swipes_lead_through_a_game(browser: Browser, looking_back: tuple[str, int]) -> None:
    address, count = looking_back
    window = await opened(browser, f"{address}5")
    page = window.page
    await window.shows(5, count)
    await window.fits()
    await window.keep("wingspan-360")
    for key, step in (("ArrowRight", 6), ("ArrowRight", 7), ("ArrowLeft", 6), ("End", count), ("Home", 1)):
        await page.keyboard.press(key)
        await window.shows(step, count)
    for start, end, step in ((300, 60, 2), (300, 280, 2), (300, 60, 3), (60, 300, 2)):
        await page.evaluate(_SWIPE, [start, end])
        await window.shows(step, count)
    await page.locator("#slider").fill("20")
    await window.shows(20, count)
    assert await page.locator("#slider").get_attribute("aria-valuetext") == await window.title.inner_text()
    await page.locator("#way-on").focus()
    await page.keyboard.press("Enter")
    await window.shows(21, count)
    assert await page.evaluate("document.activeElement.id") == "way-on"
    await page.locator("#log li.here a").click()
    await window.shows(21, count)
    await page.reload()
    await window.shows(21, count)
    await window.was_clean()


async def test_the_picture_is_the_steps_own_and_the_next_one_is_there_before_it_is_asked_for(
    browser: Browser, looking_back: tuple[str, int]
) -> None:
    address, count = looking_back
    window = await opened(browser, f"{address}9")
    page = window.page
    asked_for: list[str] = []
    page.on("request", lambda request: asked_for.append(request.url.split("/")[-1].split("?")[0]))
    await page.wait_for_load_state("networkidle")
    assert {"10-square.png", "8-square.png"} <= {*asked_for, *await loaded(page)}
    await page.keyboard.press("ArrowRight")
    await window.shows(10, count)
    shown = await page.locator("#board").evaluate("(each) => each.currentSrc")
    assert shown.split("/")[-1].startswith("10-square.png")
    assert await page.locator("#board").evaluate("(each) => each.naturalWidth") > 100
    alt = await page.locator("#board").get_attribute("alt")
    assert alt is not None
    assert len(alt) > 100
    wide = await opened(browser, f"{address}9", width=1280)
    await wide.page.wait_for_load_state("networkidle")
    assert "9.png" in (await wide.page.locator("#board").evaluate("(each) => each.currentSrc"))
    assert await wide.page.evaluate("document.documentElement.scrollWidth") <= 1280
    await wide.keep("wingspan-1280")
    await window.was_clean()
    await wide.was_clean()


async def loaded(page: Page) -> list[str]:
    found: list[str] = await page.evaluate(
        "performance.getEntriesByType('resource').map((each) => each.name.split('/').pop().split('?')[0])"
    )
    return found


async def test_a_new_step_comes_by_itself(browser: Browser, host: Host) -> None:
    table = await running_table(host, people=(LONG, BEN))
    people = {each.id: each for each in (LONG, BEN)}
    async with served(HostedGames(host)) as address:
        newest = await opened(browser, address + await page_of(host, table))
        older = await opened(browser, f"{address}{await page_of(host, table)}1")
        await newest.shows(1, 1)
        await expect(newest.page.locator("#live")).to_contain_text("Live")
        for step in (2, 3):
            table = await host.tables.find(table.id)
            who = people[table.occupant(next(iter(table.asked_since))).person_id or 0]
            await host.playing.act(press(who), table.id, Draw())
            await newest.shows(step, step)
            if step == 2:
                await older.shows(2, 2)  # it stood at the newest step, too
                await older.page.keyboard.press("Home")
                await older.shows(1, 2)
        await expect(older.page.locator("#new")).to_be_visible()
        await older.shows(1, 3)
        await older.page.locator("#new a").click()
        await older.shows(3, 3)
        await newest.fits()
        await newest.keep("toy-live-360")
        await play(host, await host.tables.find(table.id), 100)
        await expect(newest.page.locator("#status")).to_contain_text("This game is over")
        await expect(newest.page.locator("#live")).to_be_hidden()
        await expect(newest.page.locator("#more")).to_contain_text("Through whose eyes?")
        await newest.was_clean()
        await older.was_clean()


async def test_a_page_that_lost_its_connection_says_so_and_comes_back(browser: Browser, host: Host) -> None:
    table = await running_table(host)
    async with served(HostedGames(host)) as address:
        window = await opened(browser, address + await page_of(host, table))
        await expect(window.page.locator("#live")).to_contain_text("Live")
    await expect(window.page.locator("#live")).to_contain_text("lost")
    await play(host, table, 1)
    async with served(HostedGames(host), int(address.rpartition(":")[2])):
        await expect(window.page.locator("#live")).to_contain_text("Live", timeout=20_000)
        await window.shows(2, 2)


async def test_a_window_that_nobody_sees_catches_up_when_somebody_looks(browser: Browser, host: Host) -> None:
    table = await running_table(host)
    async with served(HostedGames(host)) as address:
        window = await opened(browser, address + await page_of(host, table))
        await expect(window.page.locator("#live")).to_contain_text("Live")
        await window.page.evaluate(_HIDE, True)
        await play(host, table, 1)
        assert await window.page.evaluate("source.readyState === EventSource.CLOSED")
        await window.page.evaluate(_HIDE, False)
        await window.shows(2, 2)
        await window.was_clean()


async def test_without_a_script_every_step_is_a_page(browser: Browser, looking_back: tuple[str, int]) -> None:
    address, count = looking_back
    window = await opened(browser, f"{address}5", script=False)
    page = window.page
    await window.shows(5, count)
    assert await page.locator("#board").get_attribute("alt")
    assert await page.locator("#told p").first.inner_text()
    assert not await page.locator("#slide").is_visible()
    assert not await page.locator("#keys").is_visible()
    for way, step in (("on", 6), ("back", 5), ("last", count), ("first", 1)):
        await page.locator(f"#way-{way}").click()
        await window.shows(step, count)
    await page.locator("#log li a").nth(3).click()
    await expect(page.locator("#log li.here")).to_have_count(1)
    await page.locator("summary").click()
    assert await page.locator("#words p").first.is_visible()
    assert window.faults == []


@pytest.mark.parametrize("language", LANGUAGES)
async def test_pages_in_every_language_fit_a_small_phone(
    browser: Browser, looking_back: tuple[str, int], language: str
) -> None:
    address, _ = looking_back
    for script in (True, False):
        window = await opened(browser, f"{address}5?lang={language}", script=script)
        assert await window.page.locator("html").get_attribute("lang") == language
        await window.fits()
        await window.keep(f"wingspan-360-{language}")


@pytest.mark.parametrize("name", GAMES)
async def test_pages_of_every_game_fit_a_small_phone(browser: Browser, name: str) -> None:
    gallery = Records(GAMES)
    token = gallery.add(sorted((RECORD.parents[1] / name).glob("*.jsonl"))[-1].read_bytes(), "en")
    async with served(gallery) as address:
        window = await opened(browser, f"{address}/t/{token}/")
        for step in ("", "9", "30"):
            await window.page.goto(f"{address}/t/{token}/{step}")
            await window.page.locator("summary").click()
            await window.fits()
            await window.keep(f"{name}-360-{step or 'last'}")
        await window.page.locator(".narrow a").click()  # the log stands below all else there
        await expect(window.page.locator("#log h2")).to_be_in_viewport()
        await window.page.goto(f"{address}/t/{token}/999")
        await window.page.locator("text=no such step").wait_for()
        await window.keep(f"{name}-360-none")
        assert [each for each in window.faults if "404" not in each] == []
