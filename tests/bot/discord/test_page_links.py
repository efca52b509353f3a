"""Where posts link the page of their table on the web, and how a server's managers switch pages on."""

from __future__ import annotations

import re
from typing import Any

import discord
import pytest

from bot.hosting.looking.pages import ServerPages
from bot.hosting.table import Person, Place, Press, Status
from tests.bot.discord.looking.test_replaying import play_on
from tests.bot.discord.stage import Stage, labels

ADDRESS = "https://games.example.org/t/"
LINK = re.compile(rf"\(<({re.escape(ADDRESS)}[A-Za-z0-9_-]{{32}}/)>\)")


@pytest.fixture
def linking(stage: Stage) -> Stage:
    """A stage whose bot is told where pages are."""
    object.__setattr__(stage.services, "page_address", ADDRESS)
    return stage


async def switch(stage: Stage, *, wanted: bool = True) -> None:
    manager = Press(1, Person(99, "Mia", manages=True), Place(stage.guild.id, stage.channel.id))
    await stage.host.servers.choose(manager, ServerPages(wanted))


def linked(stage: Stage) -> list[str]:
    """Return the addresses in posts, in order."""
    return [each for post in stage.posts() for each in LINK.findall(post.content)]


async def test_the_first_post_and_the_result_link_the_page(linking: Stage) -> None:
    await switch(linking)
    await linking.start_game()
    (first,) = linked(linking)
    await play_on(linking)
    table = await linking.table()
    assert table.status is Status.FINISHED
    assert linked(linking) == [first, first]
    assert "Look back on this game" in linking.posts()[-1].content
    assert first == f"{ADDRESS}{await linking.host.looking.page(table.id)}/"
    assert len([each for each in linking.posts() if "in the browser" in each.content]) == 2


async def test_a_game_that_is_closed_links_it_too(linking: Stage) -> None:
    await switch(linking)
    table = await linking.start_game()
    manager = Press(2, Person(99, "Mia", manages=True), Place(linking.guild.id, linking.channel.id))
    await linking.host.lobbies.cancel(manager, table.id)
    await linking.deliver()
    assert "Look back on this game" in linking.posts()[-1].content


@pytest.mark.parametrize("wanted", [None, False])
async def test_where_the_server_wants_none_nothing_is_linked(linking: Stage, wanted: bool | None) -> None:
    if wanted is not None:
        await switch(linking, wanted=wanted)
    await linking.start_game()
    await play_on(linking)
    assert linked(linking) == []
    assert "in the browser" not in "".join(each.content for each in linking.posts())


async def test_without_an_address_nothing_is_linked(stage: Stage) -> None:
    await switch(stage)
    await stage.start_game()
    await play_on(stage)
    assert "in the browser" not in "".join(each.content for each in stage.posts())


async def manager_page(stage: Stage) -> Any:
    role = stage.guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    stage.people["Mia"] = stage.guild.add_member(stage.env.create_user("Mia"), roles=[role])
    return (await stage.command("Mia", "server settings")).response


async def test_a_manager_switches_pages_on_and_off(linking: Stage) -> None:
    page = await manager_page(linking)
    place = Place(linking.guild.id, linking.channel.id)
    assert "Pages on the web for all tables: no" in page.content
    page = (await linking.click("Mia", page, "Pages on the web")).response
    assert (await linking.host.servers.chosen(place)).pages
    assert "without being on this server" in page.content
    await linking.click("Mia", page, "No pages on the web")
    assert not (await linking.host.servers.chosen(place)).pages


async def test_without_an_address_there_is_no_switch(stage: Stage) -> None:
    page = await manager_page(stage)
    assert "Pages on the web" not in "".join([page.content, *labels(page)])
    await stage.forge("Mia", page, "av2:set:0:-:-:server.pages.on")
    assert not (await stage.host.servers.chosen(Place(stage.guild.id, stage.channel.id))).pages
