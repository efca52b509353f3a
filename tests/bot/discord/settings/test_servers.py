"""`/server`: for who manages the server; each thing takes one or two presses, and closing a table is asked twice."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.hosting.table import Place, Press, Status
from bot.hosting.timers.effects import EFFECTS
from bot.hosting.timers.work import TimerWork
from bot.store import tables
from bot.store.servers import ServerRow
from tests.bot.discord.stage import Stage, labels, private
from tests.bot.hosting.support import MANAGER, press


class Page:
    """The page of Mia, who manages the server, with the presses on it counted: opening a select and picking are two."""

    def __init__(self, stage: Stage, shown: Any) -> None:
        self.stage = stage
        self.mia = stage.people["Mia"]
        self.message = shown.response
        self.presses = 0

    async def click(self, label: str) -> Any:
        self.presses += 1
        return await self._kept(await self.mia.click(self.message, label=label))

    async def pick(self, what: str, *values: Any) -> Any:
        self.presses += 2
        return await self._kept(await self.mia.select(self.message, values, custom_id=f"av2:set:0:-:-:server.{what}"))

    async def _kept(self, result: Any) -> Any:
        self.message = result.response
        await self.stage.deliver()
        return result


@pytest.fixture
async def page(stage: Stage) -> Page:
    manager = stage.guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    stage.people["Mia"] = stage.guild.add_member(stage.env.create_user("Mia"), roles=[manager])
    return Page(stage, await stage.command("Mia", "server settings"))


async def chosen(page: Page) -> ServerRow:
    return await page.stage.host.servers.chosen(Place(page.stage.guild.id, page.stage.channel.id))


async def test_the_page_says_what_holds_where_nothing_was_chosen(page: Page) -> None:
    assert page.message.ephemeral
    for line in ("the server's own language", "in every channel", "each new table: no", "tables: everyone"):
        assert line in page.message.content
    assert await chosen(page) == ServerRow()


@pytest.mark.parametrize("command", ["settings", "tables", "data"])
async def test_only_who_manages_the_server_sees_it(page: Page, command: str) -> None:
    assert "Only whoever manages the server" in private(await page.stage.command("Ann", f"server {command}"))


@pytest.mark.parametrize("path", ["page", "threads.on", "openers.managers", "tables", "close.1.surely", "data"])
async def test_a_forged_press_of_who_does_not_manage_it_changes_nothing(page: Page, path: str) -> None:
    await page.stage.start_game()
    post = page.stage.posts()[-1]
    answer = await page.stage.forge("Ann", post, f"av2:set:0:-:-:server.{path}")
    assert "Only whoever manages the server" in private(answer)
    assert await chosen(page) == ServerRow()
    assert (await page.stage.table()).status is Status.RUNNING


async def test_a_language_takes_two_presses(page: Page) -> None:
    await page.pick("language", "en")
    assert (await chosen(page)).language == "en"
    await page.pick("language", "default")
    assert (await chosen(page)).language is None
    assert page.presses == 4


async def test_a_clock_takes_two_presses_and_new_tables_have_it(page: Page) -> None:
    await page.pick("clock", "daily")
    assert page.presses == 2
    assert "Daily: 1 day a turn" in page.message.content
    await page.stage.command("Ann", "table new", game="toy")
    table = await page.stage.table()
    assert table.clock is not None
    assert table.clock.turn == 86400
    await page.stage.host.lobbies.cancel(manager(page), table.id)
    await page.stage.command("Ann", "table new", game="toy", clock="none")
    assert (await page.stage.table()).clock is None
    await page.pick("clock", "none")
    assert (await chosen(page)).clock is None


async def test_an_own_clock_is_typed(page: Page) -> None:
    form = await page.mia.select(page.message, ["type"], custom_id="av2:set:0:-:-:server.clock")
    shown = await page.mia.submit_modal(form, {"0": "36h, answers 12h"})
    assert "36 hours for each turn" in private(shown)
    form = await page.mia.select(page.message, ["type"], custom_id="av2:set:0:-:-:server.clock")
    refused = await page.mia.submit_modal(form, {"0": "soon"})
    assert "I do not understand" in private(refused)


async def test_a_thread_has_the_clock_that_was_typed(page: Page) -> None:
    await page.click("A thread for each table")
    await page.stage.command("Ann", "table new", game="toy", clock="36h")
    (table,) = await page.stage.host.tables.live()
    assert table.clock is not None
    assert table.clock.turn == 36 * 3600


async def test_the_short_way_to_the_language_leads_to_the_page(page: Page) -> None:
    assert "/server settings" in private(await page.stage.command("Mia", "server language", language="en"))
    assert (await chosen(page)).language == "en"


async def test_channels_take_two_presses_and_others_are_refused(page: Page) -> None:
    other = page.stage.guild.create_text_channel("chat")
    await page.pick("channels", other)
    assert (await chosen(page)).channels == (other.id,)
    assert page.presses == 2
    assert f"in <#{other.id}> only" in page.message.content

    refused = private(await page.stage.command("Ann", "table new", game="toy"))

    assert "not opened in this channel" in refused
    assert f"Type `/table new` in <#{other.id}>" in refused
    await page.stage.people["Ann"].slash(other, "table new", game="toy")
    assert len(await page.stage.host.tables.live()) == 1
    await page.pick("channels")
    assert (await chosen(page)).channels == ()


async def test_a_thread_of_an_allowed_channel_is_allowed(page: Page) -> None:
    await page.pick("channels", page.stage.channel)
    await page.stage.command("Ann", "table new", game="toy")
    answer = await page.stage.command("Cleo", "table new", game="toy")
    await page.stage.click("Cleo", answer.response, "Open a thread here")
    (thread,) = page.stage.channel.threads
    for table in await page.stage.host.tables.live():
        await page.stage.command("Mia", "server settings")
        await page.stage.host.lobbies.cancel(manager(page), table.id)
    await page.stage.people["Ben"].slash(thread, "table new", game="toy")
    assert [each.place.channel_id for each in await page.stage.host.tables.live()] == [thread.id]


def manager(page: Page) -> Press:
    return press(MANAGER, Place(page.stage.guild.id, page.stage.channel.id))


async def test_each_table_can_have_a_thread(page: Page) -> None:
    await page.click("A thread for each table")
    assert (await chosen(page)).threads
    assert page.presses == 1

    opened = await page.stage.command("Ann", "table new", game="toy", lucky="true")

    (thread,) = page.stage.channel.threads
    assert thread.mention in private(opened)
    assert any("Lucky: Yes" in each.content for each in thread.history())
    assert page.stage.posts()[-1].content.startswith("Ann has opened a table for Nests")
    await page.click("No thread for each table")
    await page.stage.command("Ann", "table new", game="toy")
    assert await page.stage.table()


async def test_a_thread_that_cannot_be_made_leaves_the_table_in_the_channel(page: Page) -> None:
    await page.click("A thread for each table")
    page.stage.env.inject_error("POST", "/channels/*/threads", status=403, code=50013, times=None)
    assert "could not open a thread" in private(await page.stage.command("Ann", "table new", game="toy"))
    assert await page.stage.table()


async def test_only_managers_may_open_where_that_is_chosen(page: Page) -> None:
    await page.click("A thread for each table")
    await page.click("Only managers may open")
    assert (await chosen(page)).openers == "managers"
    assert page.presses == 2

    refused = private(await page.stage.command("Ann", "table new", game="toy"))

    assert "Ask one of them to open one for you" in refused
    assert not page.stage.channel.threads, "no thread is left over"
    await page.stage.command("Mia", "table new", game="toy")
    assert len(page.stage.channel.threads) == 1
    await page.click("Everyone may open")
    assert (await chosen(page)).openers == "everyone"


async def test_an_older_offer_of_a_thread_asks_again_who_may_open(page: Page) -> None:
    await page.stage.command("Ann", "table new", game="toy")
    offered = await page.stage.command("Ann", "table new", game="toy")
    await page.click("Only managers may open")
    refused = await page.stage.click("Ann", offered.response, "Open a thread here")
    assert "Ask one of them" in private(refused)
    assert not page.stage.channel.threads, "no thread is left over"


async def test_tables_are_listed_with_who_is_awaited(page: Page) -> None:
    await page.stage.start_game()
    shown = private(await page.click("Tables"))
    assert "**Tables of this server**: 1" in shown
    assert await page.stage.asked() in shown
    assert f"https://discord.com/channels/{page.stage.guild.id}/{page.stage.channel.id}/" in shown
    assert page.presses == 1


async def test_no_tables_are_told_as_such(page: Page) -> None:
    assert "No table is open" in private(await page.stage.command("Mia", "server tables"))


async def test_closing_a_table_is_asked_twice(page: Page) -> None:
    table = await page.stage.start_game()
    await page.click("Tables")
    asked = await page.pick("close", str(table.id))
    assert "before its end?" in private(asked)
    await page.click("No, keep it")
    assert (await page.stage.table()).status is Status.RUNNING
    await page.pick("close", str(table.id))
    page.presses = 0
    assert "No table is open" in private(await page.click("Yes, close it"))
    assert (await page.stage.host.tables.find(table.id)).status is Status.CANCELLED
    await page.stage.deliver()
    assert "Whoever manages the server has closed" in page.stage.posts()[-1].content


async def test_a_table_of_another_server_cannot_be_closed(page: Page) -> None:
    table = await page.stage.start_game()
    async with page.stage.host._context.database.write() as connection:
        await tables.change(connection, table.id, guild_id=1)
    answer = await page.stage.forge("Mia", page.message, f"av2:set:0:-:-:server.close.{table.id}.surely")
    assert "no longer there" in private(answer)


async def test_what_is_stored_is_counted(page: Page) -> None:
    await page.stage.start_game()
    shown = private(await page.click("What is stored"))
    for part in ("one table that goes on", "none that is over", "one action", "2 people"):
        assert part in shown
    assert labels(page.message) == ["All settings"]


@pytest.mark.parametrize(
    "path", ["threads", "clock", "openers.nobody", "close", "close.x", "language", "channels", "tables.99"]
)
async def test_a_forged_press_is_answered(page: Page, path: str) -> None:
    assert private(await page.stage.forge("Mia", page.message, f"av2:set:0:-:-:server.{path}", ["nonsense"]))
    assert await chosen(page) == ServerRow()


async def test_the_page_works_after_a_restart(page: Page) -> None:
    await page.stage.restart()
    await page.click("A thread for each table")
    assert (await chosen(page)).threads


async def test_the_newest_post_of_a_running_game_changes_in_its_place(page: Page) -> None:
    await page.stage.start_game()
    before = page.stage.posts()
    shown, buttons = before[-1].content, labels(before[-1])
    await page.pick("language", "de")
    await TimerWork(page.stage.host._context, EFFECTS).serve()
    await page.stage.deliver()
    after = page.stage.posts()
    assert [each.id for each in after] == [each.id for each in before]
    assert after[-1].content != shown
    assert labels(after[-1]) != buttons
    assert len(labels(after[-1])) == len(buttons)
    assert len(after[-1].attachments) == len(before[-1].attachments) > 0
