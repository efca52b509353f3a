"""One person's window on the sandbox's page: what stands there, and the ways to press, choose and type."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from playwright.async_api import Browser, Locator, Page, ViewportSize, WebSocket, expect
from playwright.async_api import TimeoutError as PressTimeout

from tests.support.labels import on_page

EPHEMERAL = 1 << 6
ATTEMPTS = 10
ATTEMPT_MS = 3_000
DESK: ViewportSize = {"width": 1280, "height": 860}
PHONE: ViewportSize = {"width": 375, "height": 740}
WIDEST_PHONE = 500

_READ = """(id) => {
    const message = document.querySelector(`[data-message="${id}"]`);
    if (!message) return null;
    const enabled = (selector) => [...message.querySelectorAll(selector)].filter((each) => !each.disabled);
    return {
        id,
        text: message.querySelector(".text")?.innerText ?? "",
        buttons: enabled("button.button[data-custom-id]").map((each) => [each.dataset.customId, each.innerText]),
        selects: enabled("button.select[data-custom-id]").map((each) => [each.dataset.customId, each.ariaLabel]),
    };
}"""
_IDS = "(selector) => [...document.querySelectorAll(selector)].map((each) => each.dataset.message)"
_STATE = """(id) => {
    // What is said and offered. That a message was edited is no answer: a picture may have followed the one before.
    const message = document.querySelector(`[data-message="${id}"]`);
    const said = [...(message.querySelector(".text")?.childNodes ?? [])].filter((each) => each.className !== "edited");
    const ids = [...message.querySelectorAll("[data-custom-id]")].map((each) => each.dataset.customId);
    return JSON.stringify([said.map((each) => each.textContent), ids]);
}"""
_CHANGED = f"""([id, before]) => {{
    const message = document.querySelector(`[data-message="${{id}}"]`);
    if (!message || message.dataset.loading === "yes" || message.querySelector(".busy")) return false;
    return ({_STATE})(id) !== before;
}}"""
_NEW_PRIVATE = """(known) => {
    if (document.querySelector("[data-note=failed]")) return "failed";
    const shown = [...document.querySelectorAll("[data-private=yes][data-loading=no]")];
    const answer = shown.map((each) => each.dataset.message).find((each) => !known.includes(each));
    return answer ?? (document.querySelector(".notice") && "refused");
}"""


_VALUES = """(which) =>
    [...document.querySelectorAll(`.droplist [data-value]${which}`)].map((each) => each.dataset.value)"""


@dataclass(frozen=True, slots=True)
class Options:
    """What an open select offers, what of it is chosen already, and how many are to be chosen."""

    values: tuple[str, ...]
    chosen: tuple[str, ...]
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Shown:
    """A message as it stands in the window: its text, and what can be pressed in it (custom id, label)."""

    id: str
    text: str
    buttons: tuple[tuple[str, str], ...]
    selects: tuple[tuple[str, str], ...]

    def button(self, label: str) -> str | None:
        """Return the custom id of the button with this label."""
        return next((custom_id for custom_id, each in self.buttons if each == label), None)


class RetiredError(LookupError):
    """A button went before it was pressed: a newer post asks instead."""


class Window:
    """A browser window in which one person acts."""

    def __init__(self, name: str, page: Page, language: str = "en") -> None:
        """`language`: of the person's client, so of the page."""
        self.name = name
        self.page = page
        self.language = language
        self.errors: list[str] = []
        self._heard: list[dict[str, Any]] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("websocket", self._listen)

    @classmethod
    async def open(
        cls,
        browser: Browser,
        address: str,
        name: str,
        size: ViewportSize = DESK,
        *,
        channel: str = "games",
        language: str = "en",
    ) -> Window:
        """Open a window of its own (nothing is shared with others) for the person called `name`."""
        context = await browser.new_context(viewport=size, has_touch=size["width"] <= WIDEST_PHONE)
        window = cls(name, await context.new_page(), language)
        await window.page.goto(f"{address}/?as={name}&channel={channel}")
        await window.page.wait_for_selector("body[data-ready]")
        return window

    @asynccontextmanager
    async def beside(self, channel: str) -> AsyncIterator[Window]:
        """Another window of the same person, at another channel."""
        window = Window(self.name, await self.page.context.new_page(), self.language)
        await window.page.goto(f"{self.page.url.split('?')[0]}?as={self.name}&channel={channel}")
        await window.page.wait_for_selector("body[data-ready]")
        yield window
        await window.page.close()

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._heard.append(json.loads(frame)))

    def on_page(self, english: str) -> str:
        """Return words of the page itself in this window's language."""
        return on_page(self.language, english)

    @property
    def heard(self) -> list[dict[str, Any]]:
        """All messages that ever came to this window, as they were each time."""
        return [each["message"] for each in self._heard if each.get("kind") == "message"]

    @property
    def private_heard(self) -> set[str]:
        """Ids of all private messages that ever came to this window, shown or not."""
        return {message["id"] for message in self.heard if message["flags"] & EPHEMERAL}

    # -- looking --------------------------------------------------------------------------------------------------

    async def read(self, message: str) -> Shown:
        """Return a message as it stands now; LookupError when it does not."""
        found = await self.page.evaluate(_READ, message)
        if found is None:
            raise LookupError(f"{self.name} sees no message {message}.")
        return Shown(message, found["text"], tuple(map(tuple, found["buttons"])), tuple(map(tuple, found["selects"])))

    async def ids(self, selector: str) -> list[str]:
        """Return the ids of the messages that fit a selector, oldest first."""
        found: list[str] = await self.page.evaluate(_IDS, selector)
        return found

    def message(self, message: str) -> Locator:
        """Return where a message stands."""
        return self.page.locator(f"[data-message='{message}']")

    async def failures(self) -> list[str]:
        """Return what the page says about failed interactions."""
        return await self.page.locator("[data-note='failed'], .notice").all_inner_texts()

    # -- acting ---------------------------------------------------------------------------------------------------

    async def ask(self, message: str, custom_id: str) -> Shown:
        """Press a button of a public message and give the private answer.

        RetiredError where the button goes before, or while the press is under way.
        """
        known = await self.ids("[data-private=yes]")
        button = self.message(message).locator(f"[data-custom-id='{custom_id}']")
        for _ in range(ATTEMPTS):
            try:
                await button.click(timeout=ATTEMPT_MS)
            except PressTimeout:
                if not await button.count():
                    raise RetiredError(f"{self.name} sees no button {custom_id} any more.") from None
            else:
                return await self._answer(known, button)
        raise AssertionError(f"{self.name} cannot press {custom_id}.")

    async def act(self, message: str, custom_id: str) -> None:
        """Press a button of a public message that acts at once, and wait until its post no longer offers it.

        RetiredError when the button goes before it is pressed.
        """
        button = self.message(message).locator(f"[data-custom-id='{custom_id}']")
        if not await button.count():
            raise RetiredError(f"{self.name} sees no button {custom_id} any more.")
        await button.click()
        await expect(button).to_have_count(0)

    async def press(self, shown: Shown, custom_id: str) -> Shown:
        """Press a button of a private message and give what it becomes. RetiredError when the button has gone."""
        before = await self.page.evaluate(_STATE, shown.id)
        button = self.message(shown.id).locator(f"[data-custom-id='{custom_id}']")
        for _ in range(ATTEMPTS):
            try:
                await button.click(timeout=ATTEMPT_MS)
            except PressTimeout:
                if not await button.count():
                    raise RetiredError(f"{self.name} sees no button {custom_id} any more.") from None
            else:
                return await self._becomes(shown.id, before)
        raise AssertionError(f"{self.name} cannot press {custom_id}.")

    async def options(self, shown: Shown, custom_id: str) -> Options:
        """Open a select and give what it offers."""
        await self.message(shown.id).locator(f"[data-custom-id='{custom_id}']").click()
        values: list[str] = await self.page.evaluate(_VALUES, "")
        chosen: list[str] = await self.page.evaluate(_VALUES, "[aria-selected=true]")
        hint = self.page.locator(".droppanel .hint")
        asked = [int(each) for each in re.findall(r"\d+", await hint.inner_text())] if await hint.count() else [1]
        return Options(tuple(values), tuple(chosen), asked[0], asked[-1])

    async def choose(self, shown: Shown, *values: str) -> Shown:
        """Choose from the open select and give what its message becomes."""
        before = await self.page.evaluate(_STATE, shown.id)
        for value in values:
            await self.page.locator(f".droplist [data-value='{value}']").click()
        done = self.page.locator("[data-done]")
        if await done.count():
            await done.click()
        return await self._becomes(shown.id, before)

    async def dismiss(self, message: str) -> None:
        """Put a private message away."""
        await self.message(message).get_by_role("button", name=self.on_page("Dismiss message")).click()
        await expect(self.message(message)).to_have_count(0)

    async def type_command(self, name: str, given: Mapping[str, str | None]) -> Shown:
        """Type a slash command and give the private answer.

        Each option has its value, or None for the first that is offered.
        """
        known = await self.ids("[data-private=yes]")
        await self.begin_command(name)
        for option, value in given.items():
            await self.fill_option(option, value)
        await self.page.get_by_role("button", name=self.on_page("Send command")).click()
        return await self._answer(known)

    async def begin_command(self, name: str) -> None:
        """Type the name of a slash command and take it from the list."""
        await self.page.get_by_role("combobox", name=self.on_page("Message"), exact=True).fill(f"/{name}")
        await self.page.locator(f"[data-command='{name}']").click()

    async def fill_option(self, option: str, value: str | None) -> None:
        """Fill an option in; None takes the first offer."""
        box = self.page.locator(f"[data-option='{option}']")
        if not await box.count():
            await self.page.locator(f"[data-add-option='{option}']").click()
        await box.focus()
        if value is not None:
            await box.fill(value)
        else:
            await self.page.locator("[data-choice]").first.click()

    async def _answer(self, known: list[str], pressed: Locator | None = None) -> Shown:
        found = await (await self.page.wait_for_function(_NEW_PRIVATE, arg=known)).json_value()
        if found in ("failed", "refused"):
            said = await self.failures()
            if found == "refused" and pressed is not None:
                await expect(self.page.locator(".notice")).to_have_count(0)
                if not await pressed.count():
                    raise RetiredError(f"{self.name}: {said}")
            raise AssertionError(f"{self.name}: {said}")
        return await self.read(str(found))

    async def _becomes(self, message: str, before: str) -> Shown:
        await self.page.wait_for_function(_CHANGED, arg=[message, before])
        return await self.read(message)
