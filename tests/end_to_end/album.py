"""What windows show at the main moments of a story: whether it fits, in which language it is."""

from __future__ import annotations

import asyncio
import os
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from playwright.async_api import Error

from tests.support.labels import foreign_to_page
from tests.support.page import ATTEMPTS, Shown, Window

PICTURES = os.environ.get("PICTURES")
"""A folder in which what the windows show is kept, for whoever wants to look."""

_CUT = """() => {
    const wide = document.documentElement.scrollWidth > window.innerWidth ? ["the page"] : [];
    const inside = [...document.querySelectorAll(
        "article button, article a.button, article .face, article .text, #composer button, .droplist *, dialog *"
    )];
    const several = (each) => each.matches(".several");  // names that stand one behind the other, as many as one likes
    const cut = inside.filter((each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth && !several(each));
    return [...wide, ...cut.map((each) => each.innerText)];
}"""
_OWN = """() => {
    const own = [...document.querySelectorAll("body *")].filter((each) =>
        !each.closest("#places, .text, .components, [data-picture], script, noscript"));
    const texts = own.flatMap((each) => [...each.childNodes].filter((node) => node.nodeType === 3));
    const labels = ["aria-label", "title", "placeholder"].flatMap((name) => own.map((each) => each.getAttribute(name)));
    return [...texts.map((each) => each.textContent.trim()), ...labels].filter(Boolean);
}"""


@dataclass
class Album:
    """The pictures of one story, numbered in their order."""

    language: str
    story: str
    taken: list[str] = field(default_factory=list)

    async def look(self, window: Window, name: str, shown: Shown | None = None) -> None:
        """Look at what a window shows, above all at the message `shown`: nothing is cut, nothing in English."""
        page = window.page
        assert await page.evaluate("document.documentElement.lang") == self.language
        cut = await page.evaluate(_CUT)
        assert cut == [], (name, cut)
        assert foreign_to_page(self.language, await page.evaluate(_OWN)) == [], name
        self.taken.append(name)
        if not PICTURES:
            return
        folder = Path(PICTURES) / self.language
        folder.mkdir(parents=True, exist_ok=True)
        await page.wait_for_load_state("networkidle")
        await page.wait_for_timeout(300)
        file = folder / f"{self.story}-{len(self.taken):02}-{name}"
        await _photograph(window, shown, f"{file}.png")
        for number, each in enumerate(await _drawn(window, shown)):
            await asyncio.to_thread(Path(f"{file}-drawn-{number}.png").write_bytes, await _fetch(window, each))


async def _photograph(window: Window, shown: Shown | None, file: str) -> None:
    """Keep a message as it looks; a message that changes meanwhile is another element then."""
    for _ in range(ATTEMPTS):
        with suppress(Error):
            await (window.page if shown is None else window.message(shown.id)).screenshot(path=file)
            return


async def _fetch(window: Window, address: str) -> bytes:
    return await (await window.page.request.get(address)).body()


async def _drawn(window: Window, shown: Shown | None) -> list[str]:
    """Return where the pictures of a message are."""
    if shown is None:
        return []
    found = window.message(shown.id).locator("[data-picture] img")
    addresses: list[str] = await found.evaluate_all("(all) => all.map((each) => each.src)")
    return addresses
