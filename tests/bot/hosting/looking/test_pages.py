"""Which tables have a page on the web, and at which address."""

from __future__ import annotations

from datetime import timedelta

import pytest
from sqlalchemy import select

from bot.hosting.host import Host
from bot.hosting.looking.pages import ServerPages
from bot.hosting.table import Place, Refused
from bot.store import servers_left
from bot.store.schema import tables
from tests.bot.hosting.support import ANN, HERE, MANAGER, press, running_table

ELSEWHERE = Place(guild_id=10, channel_id=300)


async def switch(host: Host, *, wanted: bool) -> None:
    await host.servers.choose(press(MANAGER), ServerPages(wanted))


async def test_no_table_has_a_page_unless_its_server_wants_some(host: Host) -> None:
    table = await running_table(host)
    assert await host.looking.page(table.id) is None
    assert not (await host.servers.chosen(HERE)).pages
    await switch(host, wanted=True)
    assert await host.looking.page(table.id) is not None
    other = await running_table(host, place=ELSEWHERE)
    assert await host.looking.page(other.id) is None


async def test_only_who_manages_a_server_says_so(host: Host) -> None:
    with pytest.raises(Refused, match="not-manager"):
        await host.servers.choose(press(ANN), ServerPages(True))


async def test_an_address_is_made_when_it_is_first_needed_and_stays(host: Host) -> None:
    await switch(host, wanted=True)
    table = await running_table(host)
    async with host.database.look() as connection:
        assert await connection.scalar(select(tables.c.page).where(tables.c.table_id == table.id)) is None
    token = await host.looking.page(table.id)
    assert token is not None
    assert len(token) == 32
    assert await host.looking.page(table.id) == token
    assert (await host.looking.load_page(token)).id == table.id


async def test_two_tables_have_two_addresses(host: Host) -> None:
    await switch(host, wanted=True)
    one, other = await running_table(host), await running_table(host, place=Place(9, 101))
    assert await host.looking.page(one.id) != await host.looking.page(other.id)


async def test_where_pages_are_switched_off_the_address_leads_nowhere_until_they_are_on_again(host: Host) -> None:
    await switch(host, wanted=True)
    table = await running_table(host)
    token = await host.looking.page(table.id)
    assert token is not None
    await switch(host, wanted=False)
    assert await host.looking.page(table.id) is None
    with pytest.raises(Refused, match="page-closed"):
        await host.looking.load_page(token)
    await switch(host, wanted=True)
    assert (await host.looking.load_page(token)).id == table.id


async def test_where_the_bot_was_removed_there_are_no_pages(host: Host) -> None:
    await switch(host, wanted=True)
    table = await running_table(host)
    token = await host.looking.page(table.id)
    assert token is not None
    async with host.database.write() as connection:
        await servers_left.note(connection, [HERE.guild_id or 0], host.now() - timedelta(days=1))
    with pytest.raises(Refused, match="page-closed"):
        await host.looking.load_page(token)


async def test_an_address_that_nobody_was_given_is_unknown(host: Host) -> None:
    with pytest.raises(Refused, match="page-unknown"):
        await host.looking.load_page("x" * 32)
    assert await host.looking.page(12345) is None
