"""`/tables` and its button, and how whom a table waits for is told everywhere."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import update

from bot.discord.looking import my_tables
from bot.discord.messages.stamps import ago
from bot.hosting.clocks import running
from bot.hosting.clocks.sleeping import put_to_sleep
from bot.hosting.looking.waiting import Awaited, MyTable, Waiting
from bot.hosting.table import Occupant, Place, Status, Table
from bot.locale.words import wording
from bot.store import tables
from bot.store.schema import log
from tests.bot.discord.stage import QUICK_MOA, Stage, labels, private, staged

AGO = re.compile(r"<t:\d+:R>")


async def other(stage: Stage) -> str:
    return "Ben" if await stage.asked() == "Ann" else "Ann"


async def test_whose_turn_and_the_way_there(stage: Stage) -> None:
    await stage.start_game()
    mine = private(await stage.command(await stage.asked(), "tables"))
    assert "**Nests**" in mine
    assert "your turn" in mine
    newest = stage.posts()[-1]
    assert f"https://discord.com/channels/{stage.guild.id}/{stage.channel.id}/{newest.id}" in mine
    theirs = private(await stage.command(await other(stage), "tables"))
    assert f"Waiting for {await stage.asked()}, asked <t:" in theirs
    assert "None of them waits for you" in theirs
    assert "at no table" in private(await stage.command("Cleo", "tables")), "of others' tables nothing is told"


async def test_until_when_there_is_time(stage: Stage) -> None:
    """Both see it; without a clock, and while it stands still, nothing is said of an end."""
    table = await stage.start_game(options={"clock": "fast"})
    (due,) = [each.due for each in (await stage.host.tables.waiting(table.id)).awaited]
    assert due is not None
    assert f"your time ends {ago(due)}." in private(await stage.command(await stage.asked(), "tables"))
    assert f"; the time ends {ago(due)}." in private(await stage.command(await other(stage), "tables"))
    context = stage.host._context
    async with context.database.write() as connection:
        await running.pause(connection, table.id, context.clock.now())
    for name in ("Ann", "Ben"):
        told = private(await stage.command(name, "tables"))
        assert "paused <t:" in told
        assert "None of them waits for you" in told
        assert ago(due) not in told
    await stage.deliver()
    for told in (stage.posts()[-1].content, private(await stage.command(await other(stage), "table now"))):
        assert "The table is paused" in told
        assert "the time ends" not in told


@pytest.mark.parametrize("paused", [False, True])
async def test_that_a_table_sleeps_is_told_until_somebody_does_something(stage: Stage, paused: bool) -> None:
    table, context = await stage.start_game(), stage.host._context
    long_ago = context.clock.now() - timedelta(days=15)
    async with context.database.write() as connection:
        await connection.execute(update(log).values(at=long_ago))
        await tables.change(connection, table.id, paused_at=long_ago if paused else None)
    await put_to_sleep(context)
    await stage.deliver()
    post = stage.posts()[-1].content
    assert "nothing has moved here for two weeks" in post
    assert ("To go on: `/table resume`" in post) == paused
    for told in [private(await stage.command(name, "tables")) for name in ("Ann", "Ben")]:
        assert re.search(r"The table fell asleep <t:\d+:R>", told)
        assert ("paused <t:" in told) == paused
    assert "The table fell asleep" in private(await stage.command("Cleo", "table now"))
    await stage.command("Ann", "table offer")
    assert "asleep" not in private(await stage.command("Ann", "tables"))
    assert "asleep" not in private(await stage.command("Ann", "table now"))


async def test_a_lobby_is_among_them(stage: Stage) -> None:
    await stage.command("Ann", "table new", game="toy")
    told = private(await stage.command("Ann", "tables"))
    assert "1 of 4 seats taken" in told
    assert AGO.search(told)


async def test_the_button_is_where_it_helps(stage: Stage) -> None:
    helped = await stage.command("Cleo", "help")
    assert "My tables" in labels(helped.response)
    assert "at no table" in private(await stage.click("Cleo", helped.response, "My tables"))
    await stage.start_game()
    refused = await stage.click(await other(stage), stage.posts()[-1], "Take your turn")
    assert "My tables" in labels(refused.response)
    assert "Nests" in private(await stage.click(await other(stage), refused.response, "My tables"))
    assert "My tables" in labels((await stage.command(await other(stage), "table now")).response)
    assert "My tables" not in labels((await stage.command("Cleo", "table now")).response)


async def test_a_post_and_now_say_since_when_somebody_is_asked(stage: Stage) -> None:
    await stage.start_game()
    line = f"Waiting for {await stage.asked()}, asked <t:"
    assert line in stage.posts()[-1].content
    for name in (await other(stage), "Cleo"):
        assert line in private(await stage.command(name, "table now"))


async def test_now_says_so_also_to_who_is_asked(tmp_path: Path) -> None:
    async with staged(tmp_path, QUICK_MOA) as stage:
        await stage.start_game()
        now = await stage.command(await stage.asked(), "table now")
        assert f"Waiting for {await stage.asked()}, asked <t:" in private(now)
        assert "My tables" in labels(now.response)
        context = stage.host._context
        async with context.database.write() as connection:
            await running.pause(connection, (await stage.table()).id, context.clock.now())
        assert "The table is paused" in private(await stage.command(await stage.asked(), "table now"))


async def test_who_has_answered_is_told_and_never_what(stage: Stage) -> None:
    await stage.start_game(options={"mode": "together"})
    table = await stage.table()
    sight = await stage.host.looking.sight(stage.people["Ann"].id, table.id)
    card = sight.view["hands"][sight.seat][0]
    await stage.command("Ann", "toy lay", card=card)
    for told in (stage.posts()[-1].content, private(await stage.command("Cleo", "table now"))):
        assert "Chosen already: Ann" in told
        assert "Waiting for Ben, asked <t:" in told
    theirs = private(await stage.command("Ann", "tables"))
    assert "Chosen already: Ann" in theirs
    assert "Waiting for Ben" in theirs


async def test_a_long_list_haspages(stage: Stage) -> None:
    where = [stage.guild.create_text_channel(f"games-{number}") for number in range(my_tables.PAGE + 1)]
    for channel in where:
        await stage.people["Ann"].slash(channel, "table new", game="toy")
    first = await stage.command("Ann", "tables")
    assert private(first).count("**Nests**") == my_tables.PAGE
    assert labels(first.response) == ["More"]
    second = await stage.click("Ann", first.response, "More")
    assert second.response.content.count("**Nests**") == 1
    assert second.response.id == first.response.id
    assert labels(second.response) == ["Back"]
    back = await stage.click("Ann", second.response, "Back")
    assert back.response.content.count("**Nests**") == my_tables.PAGE


def test_the_longest_names_keep_to_what_a_message_can_hold(stage: Stage) -> None:
    long, now = "@everyone **W**\u202e" * 9, datetime.now(UTC)
    seats = ("red", "yellow", "green", "blue")
    table = Table(
        10**9,
        "toy",
        Place(2**62, 2**62),
        Status.RUNNING,
        1,
        "en",
        tuple(Occupant(seat, long, 2**62 + number) for number, seat in enumerate(seats)),
        {},
        10**6,
        now,
    )
    waiting = Waiting(tuple(Awaited(seat, now, now) for seat in seats[:3]), seats[3:])
    lines = my_tables.lines(stage.services, [MyTable(table, waiting, None, 2**62, held=True)] * 20, wording("en"))
    pages = my_tables.pages(lines)
    assert sum(map(len, pages)) == 20
    assert all(len("\n".join(page)) <= my_tables.PAGE_LENGTH for page in pages)


async def test_also_in_direct_messages(stage: Stage) -> None:
    await stage.start_game()
    user = stage.people[await stage.asked()].user
    await user.send_dm("hello")
    told = await user.slash("tables")
    assert "your turn" in private(told)
    assert f"<#{stage.channel.id}>" in private(told)
