"""The page in a real browser: one round through everything that a person can do, on a desk and on a phone."""

import asyncio
import re
import shutil
from collections.abc import AsyncIterator
from datetime import datetime
from functools import partial
from typing import Any
from zoneinfo import ZoneInfo

import discord
import pytest
from playwright.async_api import APIResponse, Page, Route, async_playwright, expect

from sandbox import SandboxServer, languages
from sandbox.driver import Sandbox
from tests.sandbox.limits_bot import LimitsBot
from tests.sandbox.test_direct import write
from tests.sandbox.test_words import LANGUAGES
from tests.support.browser import CHROMIUM, LAUNCH

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(shutil.which(CHROMIUM) is None, reason="the system has no Chromium"),
]

SLOWEST_MS = 90_000
"""Until the page shows something, on a machine that does much else."""
DESK = {"width": 1280, "height": 860}
PHONE = {"width": 375, "height": 740}
_PICK = "(box, value) => { box.value = value; box.dispatchEvent(new Event('change')); }"
"""Picks of a select that may be hidden on a phone."""


@pytest.fixture(params=[DESK, PHONE], ids=["desk", "phone"])
async def page(request: pytest.FixtureRequest, sandbox: Sandbox) -> AsyncIterator[Page]:
    """Ann's window; an error of the page fails the test."""
    errors: list[Any] = []
    expect.set_options(timeout=SLOWEST_MS)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(**LAUNCH)
        context = await browser.new_context(viewport=request.param)
        context.on("weberror", lambda each: errors.append(each.error))
        page = await context.new_page()
        await page.goto(f"{sandbox.url}/?as=ann&channel=games")
        await page.wait_for_selector("body[data-ready]")
        yield page
        await browser.close()
    assert errors == []


async def open_table(page: Page) -> None:
    """/table new game:Moa, typed by hand."""
    await page.get_by_role("combobox", name="Message").fill("/tab")
    await page.locator("[data-command='table new']").click()
    await page.locator("[data-choice='moa']").click()
    await page.get_by_role("button", name="Send command").click()


async def test_a_command_its_buttons_and_its_form(page: Page) -> None:
    await open_table(page)
    message = page.locator("[data-author='aviary']").last
    await expect(message).to_contain_text("A game of moa")
    await expect(message.locator("img[alt]").last).to_be_visible()
    await message.get_by_role("button", name="Join").click()
    private = page.locator("[data-private='yes']")
    await expect(private).to_contain_text("You joined table 7.")
    await expect(private).to_contain_text("Only you can see this")
    await private.get_by_role("button", name="Dismiss message").click()
    await expect(private).to_have_count(0)
    await message.get_by_role("button", name="Bid").click()
    form = page.get_by_role("dialog", name="Your bid")
    await form.locator("[data-custom-id='amount']").fill("12")
    await form.locator("[data-custom-id='tone']").click()
    await page.locator("[data-value='Loud']").click()
    await form.get_by_role("button", name="Submit").click()
    await expect(page.locator("#log")).to_contain_text("Ann bids 12, Loud")
    await expect(form).to_have_count(0)


async def test_a_refusal_is_in_the_language_of_the_page(page: Page, sandbox: Sandbox) -> None:
    await sandbox.post("locale", **{"as": "ann", "locale": "de"})
    await page.reload()
    await page.wait_for_selector("body[data-ready]")
    await page.get_by_role("combobox", name="Nachricht").fill("/tab")
    await page.locator("[data-command='table new']").click()
    await page.locator("[data-choice='moa']").click()
    await page.locator("[data-add-option='seats']").click()
    await page.locator("[data-option='seats']").fill("many")
    await page.get_by_role("button", name="Befehl senden").click()
    await expect(page.locator(".problem")).to_have_text("seats: „many“ ist keine Zahl.")


async def test_the_menu_offers_the_languages_that_the_page_has_words_in(page: Page) -> None:
    offered = await page.locator("#locale option").evaluate_all("options => options.map((each) => each.value)")
    assert offered == ["en-US", *LANGUAGES]


async def test_two_regions_of_a_language_are_told_apart(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(languages, "offered", lambda: ["en-US", "zh-CN", "zh-TW"])
    for region, word in (("zh_CN", "消息"), ("zh_TW", "訊息")):
        await page.route(f"**/words/{region}.json", partial(answer_by, {"Message": word}))
    await page.reload()
    await page.wait_for_selector("body[data-ready]")
    for region, word in (("zh-CN", "消息"), ("zh-TW", "訊息")):
        await page.locator("#locale").evaluate(_PICK, region)
        await expect(page.get_by_role("combobox", name=word)).to_have_count(1)
    called = await page.locator("#locale option").all_inner_texts()
    assert called[0] == "English"
    assert len(set(called)) == 3


async def answer_by(words: dict[str, str], route: Route) -> None:
    """Serve a file of words."""
    await route.fulfill(json=words)


async def test_what_a_channel_is_for_is_told_in_the_language_of_the_page(page: Page, sandbox: Sandbox) -> None:
    await sandbox.post("locale", **{"as": "ann", "locale": "pl"})
    await page.reload()
    await page.wait_for_selector("body[data-ready]")
    topic = re.compile("^Wpisz /")
    await expect(page.locator(".welcome p")).to_have_text(topic)
    await expect(page.locator("#topic")).to_have_text(topic)


async def test_a_press_counts_though_its_message_changes_before_the_release(
    page: Page, limits_bot: LimitsBot, sandbox: Sandbox
) -> None:
    await open_table(page)
    message = page.locator("[data-author='aviary']").last
    join = await message.get_by_role("button", name="Join").bounding_box()
    assert join is not None
    await page.mouse.move(join["x"] + 5, join["y"] + 5)
    await page.mouse.down()
    (posted,) = await sandbox.person("ann").sees("games", 1)
    channel = limits_bot.get_partial_messageable(int(posted.channel_id))
    await channel.get_partial_message(int(posted.id)).edit(content="Changed.\n" * 9)
    await sandbox.person("ben").command("/table new", game="moa", guest="ann", channel="general")
    await expect(page.locator("[data-channel='general']")).to_have_attribute("data-pings", "1")  # so this came before
    await expect(message).not_to_contain_text("Changed.")
    await page.mouse.up()
    await expect(page.locator("[data-private='yes']")).to_contain_text("You joined table 7.")
    await expect(message).to_contain_text("Changed.")


async def test_suggestions_that_come_late_do_not_take_the_next_key(page: Page) -> None:
    box = page.get_by_role("combobox", name="Message")
    await box.fill("/go")
    await box.press("Enter")
    option = page.locator("[data-option='territory']")
    await page.locator("[data-choice='Mountain']").wait_for()
    await option.press_sequentially("m")  # what fits that is asked for a moment later
    await page.locator("[data-choice='Mountain']").click()
    await page.wait_for_timeout(400)
    await expect(page.locator("[data-choice]")).to_have_count(0)
    await page.get_by_role("button", name="Send command").press("Enter")
    await expect(page.locator("#log")).to_contain_text("1 to Mountain")


async def test_a_select_of_several_with_the_keyboard(page: Page) -> None:
    box = page.get_by_role("combobox", name="Message")
    await box.fill("/birds")
    await box.press("Enter")
    await page.get_by_role("button", name="Send command").press("Enter")
    select = page.get_by_role("combobox", name="Choose birds")
    await select.press("Enter")
    for key in ("Enter", "ArrowDown", "ArrowDown", "Enter", "Escape"):
        await page.get_by_role("listbox").press(key)
    await expect(page.locator("#log")).to_contain_text("Chosen: kiwi, tui")


async def test_a_select_of_channels_shows_what_is_chosen_and_can_be_emptied(
    page: Page, limits_bot: LimitsBot, sandbox: Sandbox
) -> None:
    here = {each["name"]: each for each in (await sandbox.person("ann").world())["channels"] if each["server"]}["games"]
    every = [each for each in (await sandbox.person("ann").world())["channels"] if each["server"]]
    of_server = [each["id"] for each in every if each["server"] == here["server"]]
    assert len(of_server) < len(every), "there is another server"
    await limits_bot.get_partial_messageable(int(here["id"])).send("Where?", view=places(int(here["id"])))
    select = page.get_by_role("combobox", name="Everywhere")
    await expect(select).to_have_text("#games▾")
    await select.click()
    options = page.locator(".droplist [data-value]")
    assert [await each.get_attribute("data-value") for each in await options.all()] == of_server
    await page.locator(".droplist [aria-selected='true']").click()
    await page.locator("[data-done]").click()
    await expect(page.locator("#log")).to_contain_text("Chosen: 0")


def places(chosen: int) -> discord.ui.View:
    """A select of channels that tells how many are chosen."""
    view = discord.ui.View(timeout=None)
    select: discord.ui.ChannelSelect[discord.ui.View] = discord.ui.ChannelSelect(
        custom_id="places",
        placeholder="Everywhere",
        channel_types=[discord.ChannelType.text],
        default_values=[discord.Object(chosen)],
        min_values=0,
        max_values=25,
    )

    async def tell(interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(content=f"Chosen: {len(select.values)}")

    select.callback = tell  # type: ignore[method-assign]
    return view.add_item(select)


async def test_suggestions_and_pictures_and_v2(page: Page) -> None:
    box = page.get_by_role("combobox", name="Message")
    await box.fill("/go")
    await box.press("Enter")
    await page.locator("[data-option='territory']").fill("mou")
    await page.locator("[data-choice='Mountain']").click()
    await page.get_by_role("button", name="Send command").press("Enter")
    await expect(page.locator("#log")).to_contain_text("1 to Mountain")
    await box.fill("/board")
    await box.press("Enter")
    await page.get_by_role("button", name="Send command").press("Enter")
    picture = page.get_by_role("button", name="Enlarge: The island")
    await picture.click()
    large = page.get_by_role("dialog", name="Picture")
    await expect(large.get_by_role("img", name="The island")).to_be_visible()
    await large.get_by_role("button", name="Close").click()


async def test_a_missed_deadline_is_shown_as_discord_does(page: Page, sandbox: Sandbox) -> None:
    box = page.get_by_role("combobox", name="Message")
    await box.fill("/late")
    await box.press("Enter")
    await page.get_by_role("button", name="Send command").press("Enter")
    await expect(page.locator("#typing")).to_contain_text("Sending /late")
    await sandbox.wind(4)
    await expect(page.locator("[data-note='failed']")).to_contain_text("The application did not respond")


async def test_two_windows_see_each_other_and_pings_are_badged(page: Page, sandbox: Sandbox) -> None:
    other = await page.context.new_page()
    await other.goto(f"{sandbox.url}/?as=ben&channel=general")
    await other.wait_for_selector("body[data-ready]")
    await sandbox.person("ann").command("/table new", game="moa", guest="ben")
    await expect(other.locator("[data-channel='games']")).to_have_attribute("data-pings", "1")
    await other.evaluate("document.querySelector('[data-channel=games]').click()")
    await expect(other.locator(".message.pings")).to_contain_text("opens a table with @Ben")
    await other.get_by_role("combobox", name="Nachricht").fill("I am **in**")
    await other.keyboard.press("Enter")
    await expect(page.locator("[data-author='ben'] strong")).to_have_text("in")


async def test_what_comes_while_the_page_asks_what_there_is_still_counts(page: Page, sandbox: Sandbox) -> None:
    held: asyncio.Queue[tuple[Route, APIResponse]] = asyncio.Queue()

    async def hold(route: Route) -> None:
        await held.put((route, await route.fetch()))

    await page.route("**/sandbox/world?*", hold, times=1)
    await sandbox.wind(seconds=1)  # threads may be archived now: the page asks
    route, told_before = await held.get()
    place = page.locator("[data-channel='general']")
    for pings in ("1", "2"):
        await sandbox.person("ben").command("/table new", game="moa", guest="ann", channel="general")
        await expect(place).to_have_attribute("data-pings", pings)
        if pings == "1":
            await route.fulfill(response=told_before)


async def test_commands_are_offered_in_the_language_of_the_person(page: Page, server: SandboxServer) -> None:
    go = next(each for each in server.world.commands[""] if each["name"] == "go")
    go["name_localizations"] = {"de": "gehe"}
    go["options"][0]["name_localizations"] = {"de": "gebiet"}
    await page.goto(f"{server.url}/?as=ben&channel=games")
    await page.wait_for_selector("body[data-ready]")
    await page.get_by_role("combobox", name="Nachricht").fill("/geh")
    await page.locator("[data-command='go']").click()
    await page.get_by_role("textbox", name="gebiet").fill("Lake")
    await page.get_by_role("button", name="Befehl senden").click()
    await expect(page.locator("#log")).to_contain_text("1 to Lake")


async def test_markdown_is_shown_and_never_run(page: Page, sandbox: Sandbox) -> None:
    text = "# Head\n**bold** *it* `x` ||hid|| </go:1> <img src=x onerror=alert(1)>\n- one\n  - two\n> said\n-# small"
    first = await sandbox.person("ben").say("first")
    link = f"https://discord.com/channels/1/{first.channel_id}/{first.id}"
    await sandbox.person("ben").say(f"{text} {link}")
    shown = page.locator("[data-author='ben']").last
    await expect(shown.locator("[data-goto]")).to_have_text("#games › 💬")
    for selector in ("h3", "strong", "em", "code", "ul ul li", "blockquote", ".subtext"):
        await expect(shown.locator(selector)).to_have_count(1)
    await expect(shown.locator("img")).to_have_count(0)
    await expect(shown).to_contain_text("<img src=x onerror=alert(1)>")
    await shown.get_by_role("button", name="Spoiler").click()
    await expect(shown.locator(".spoiler")).to_have_text("hid")
    await shown.get_by_role("button", name="/go").click()
    await expect(page.locator("[data-command-line='go']")).to_have_count(1)


async def test_nothing_is_wider_than_the_window(page: Page, limits_bot: LimitsBot, server: SandboxServer) -> None:
    await open_table(page)
    await expect(page.locator("[data-author='aviary']")).to_have_count(1)
    width = await page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert width <= 0
    assert (
        await page.evaluate("document.getElementById('log').scrollWidth - document.getElementById('log').clientWidth")
        <= 0
    )


async def test_places_are_made_and_changed_in_the_weather(page: Page, sandbox: Sandbox) -> None:
    async def press(name: str) -> None:
        await page.get_by_role("button", name="Weather").click()
        await page.locator("dialog[open]").get_by_role("button", name=name, exact=True).click()
        await expect(page.locator("dialog[open]")).to_have_count(0)

    await press("New private thread")
    made = (await sandbox.person("ann").world())["channels"]
    [thread] = [each["id"] for each in made if each["private"]]
    await page.goto(f"{sandbox.url}/?as=ann&channel={thread}")
    await page.wait_for_selector("body[data-ready]")
    for name in ("Bring the bot", "Let the thread fall asleep", "Lock it"):
        await press(name)
    seen = {each["id"]: each for each in (await sandbox.person("ann").world())["channels"]}[thread]
    assert (seen["bot"], seen["archived"], seen["locked"]) == (True, True, True)
    for name in ("Unlock it", "Wake the thread", "Remove the bot"):
        await press(name)
    seen = {each["id"]: each for each in (await sandbox.person("ann").world())["channels"]}[thread]
    assert (seen["bot"], seen["archived"], seen["locked"]) == (False, False, False)


async def test_the_clock_is_wound_on_and_moments_follow(page: Page, sandbox: Sandbox, server: SandboxServer) -> None:
    due = int(server.clock.now()) + 7 * 3600 + 120
    await sandbox.person("ben").say(f"Until <t:{due}:F>, <t:{due}:R>")
    shown = page.locator("[data-author='ben'] time.moment")
    await expect(shown.nth(1)).to_have_text("in 7 hours")
    await page.get_by_role("button", name="Clock").click()
    await page.locator("[data-wind='21600']").click()
    await expect(shown.nth(1)).to_have_text("in 1 hour")
    assert server.clock.ahead == 21_600
    await page.goto(f"{sandbox.url}/?as=ann&channel=games&zone=Asia/Tokyo")
    in_tokyo = datetime.fromtimestamp(due, ZoneInfo("Asia/Tokyo"))
    await expect(shown.first).to_contain_text(f"{in_tokyo:%A, %B} {in_tokyo.day}, {in_tokyo.year} at ")
    await expect(shown.first).to_contain_text(f":{in_tokyo:%M}")


async def test_the_bots_messages_have_a_place_that_can_be_closed(
    page: Page, sandbox: Sandbox, limits_bot: LimitsBot
) -> None:
    ann = sandbox.person("ann")
    await write(limits_bot, ann)
    place = page.locator("[data-server='dm'] [data-channel='aviary']")
    await expect(place).to_have_attribute("data-pings", "1")
    await page.goto(f"{sandbox.url}/?as=ann&channel=aviary")
    message = page.locator("[data-author='aviary']").last
    await message.get_by_role("button", name="Join").click()
    await expect(page.locator("#log")).to_contain_text("You joined table 7.")
    for name, taken in (("Take no messages from the bot", False), ("Take messages from the bot", True)):
        await page.get_by_role("button", name="Weather").click()
        await page.locator("dialog[open]").get_by_role("button", name=name, exact=True).click()
        await expect(page.locator("dialog[open]")).to_have_count(0)
        [direct] = [each for each in (await ann.world())["channels"] if each["type"] == 1]
        assert direct["closed"] is not taken


async def test_what_could_not_be_said_stands_in_the_box_again(page: Page) -> None:
    said, box = "Who plays tonight?", page.get_by_role("combobox", name="Message")
    held: asyncio.Queue[Route] = asyncio.Queue()
    await page.route("**/sandbox/say", held.put)
    await box.fill(said)
    await box.press("Enter")
    await expect(box).to_have_value("")
    await box.press_sequentially("And")
    await (await held.get()).abort()
    await expect(page.get_by_text("The sandbox does not answer. Try again in a moment.")).to_be_visible()
    await expect(box).to_have_value(f"{said}\nAnd")
    await expect(page.locator("[data-author='ann']")).to_have_count(0)

    await page.unroute("**/sandbox/say")
    await box.press("Enter")
    await expect(page.locator("[data-author='ann']")).to_contain_text(said)
    await expect(box).to_have_value("")


async def test_each_channel_keeps_what_was_typed_there(page: Page) -> None:
    box = page.get_by_role("combobox", name="Message")
    held: asyncio.Queue[Route] = asyncio.Queue()
    await page.route("**/sandbox/say", held.put)
    await box.fill("Who plays?")
    await box.press("Enter")
    await box.press_sequentially("And when?")
    await page.evaluate("document.querySelector('[data-channel=general]').click()")
    await expect(page.locator("#title")).to_have_text("#general")
    await expect(box).to_have_value("")
    await box.fill("Hello")
    await (await held.get()).abort()
    await expect(page.get_by_text("The sandbox does not answer. Try again in a moment.")).to_be_visible()
    await expect(box).to_have_value("Hello")
    for channel, text in (("games", "Who plays?\nAnd when?"), ("general", "Hello")):
        await page.evaluate(f"document.querySelector('[data-channel={channel}]').click()")
        await expect(box).to_have_value(text)
