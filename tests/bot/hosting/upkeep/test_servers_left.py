"""A server that has removed the bot: after 30 days no row of any table tells of it, and nothing else is touched."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import Boolean, DateTime, Integer, LargeBinary, Table, TypeDecorator, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.hands.hand import Over
from bot.hosting.hands.work import HandWork
from bot.hosting.host import Host
from bot.hosting.people.choices import ChosenHand, ChosenNext
from bot.hosting.servers import ServerThreads
from bot.hosting.table import Person, Place, Refused, Status
from bot.hosting.upkeep.servers_left import KEPT, look_after_servers
from bot.store import servers_left
from bot.store.schema import components, guilds, metadata, people, preferences, tables
from tests.bot.hosting.support import ANN, BEN, HERE, MANAGER, FakeAnnouncer, HandClock, press, running_table, worker

LEFT = 987654321987654321
GONE = Place(LEFT, 555666777)
OTHER = HERE
ZOE, YAN = Person(876543219876543219, "Zaphodia Quux"), Person(765432198765432198, "Yanna Quux")
THEN = datetime(2029, 6, 1, tzinfo=UTC)
DAY = timedelta(days=1)
OF_PROCESSES = {"claims", "commands"}
"""Tables that say what processes have in hand or have done: of no server, and of nobody."""


class Servers:
    """Lists the servers that the bot is in."""

    def __init__(self, *present: int) -> None:
        self.present: Collection[int] = present
        self.fault: Exception | None = None

    async def __call__(self) -> Collection[int]:
        if self.fault is not None:
            raise self.fault
        return self.present


@pytest.fixture
def servers(host: Host) -> Servers:
    listing = Servers(LEFT, OTHER.guild_id or 0)
    host._context.listing = listing
    return listing


async def look(host: Host, stopping: asyncio.Event | None = None) -> None:
    await look_after_servers(host._context, stopping or asyncio.Event(), rest=0)


async def left_at(host: Host, guild_id: int = LEFT) -> datetime | None:
    async with host._context.database.read() as connection:
        return (await servers_left.noted(connection)).get(guild_id)


async def rows_of(host: Host, table: Table) -> list[dict[str, Any]]:
    async with host._context.database.read() as connection:
        return [dict(row._mapping) for row in await connection.execute(select(table))]


async def everything(host: Host) -> dict[str, list[dict[str, Any]]]:
    return {each.name: sorted(await rows_of(host, each), key=repr) for each in metadata.sorted_tables}


def _value(column: Any) -> Any:
    kind = column.type.impl if isinstance(column.type, TypeDecorator) else column.type
    if isinstance(kind, DateTime):
        return THEN
    if isinstance(kind, Boolean):
        return True
    if isinstance(kind, LargeBinary):
        return b"data"
    return 1 if isinstance(kind, Integer) else "{}"


async def fill(host: Host, table_id: int, guild_id: int, person: Person) -> None:
    """Write a row of a table, in a server, of a person into everything that has none yet of that table."""
    known = {"table_id": table_id, "guild_id": guild_id, "person_id": person.id, "seat": "red"}
    known |= {"game": "moa", "tip": "moa.few-cards"}
    async with host._context.database.write() as connection:
        for each in metadata.sorted_tables:
            if each is tables or each is components or each.name in OF_PROCESSES:
                continue
            known["message_id"] = known["interaction_id"] = table_id  # are numbered by Discord
            known["league_id"] = await connection.scalar(select(func.max(metadata.tables["leagues"].c.league_id)))
            known["proposal_id"] = await connection.scalar(select(func.max(metadata.tables["proposals"].c.proposal_id)))
            keys = [*each.primary_key]
            numbered = each.autoincrement_column
            found = select(func.count()).select_from(each)
            own: list[Any] = (
                keys
                if all(key.name in known for key in keys)
                else [each.c.table_id if "table_id" in each.c else keys[0]]
            )
            for column in [each.c.guild_id] if "league_id" in each.c else own:
                found = found.where(column == known[column.name])
            if await connection.scalar(found):
                continue
            row = {
                column.name: known.get(column.name, _value(column))
                for column in each.columns
                if column is not numbered and (column.name in known or not column.nullable)
            }
            await connection.execute(insert(each).values(row))


async def game_at(host: Host, place: Place, *who: Person) -> int:
    """Play a little at a server, and let rows of everything stand there; return the table."""
    table = await host.lobbies.open(press(who[0], place), "toy", {}, "en")
    for person in who[1:]:
        await host.lobbies.join(press(person, place), table.id)
    if len(who) < 2:
        await host.lobbies.add_automa(press(who[0], place), table.id)
    await host.lobbies.start(press(who[0], place), table.id)
    assert place.guild_id is not None
    await fill(host, table.id, place.guild_id, who[0])
    return table.id


async def ended(host: Host, table_id: int) -> None:
    """Let a game be over."""
    async with host._context.database.write() as connection:
        await connection.execute(update(tables).where(tables.c.table_id == table_id).values(status="finished"))
    host._context.cache.drop(table_id)


async def traces(host: Host, *numbers: int) -> set[str]:
    """Return every column in which one of some numbers stands, also inside of text."""
    return {
        f"{name}.{column}"
        for name, rows in (await everything(host)).items()
        for row in rows
        for column, value in row.items()
        if any(str(number) in str(value) for number in numbers)
    }


async def test_nothing_is_left_of_a_server_after_thirty_days(host: Host, clock: HandClock, servers: Servers) -> None:
    table_id = await game_at(host, GONE, ZOE, YAN)
    await host.servers.choose(press(MANAGER, GONE), ServerThreads(True))
    await host.people.choose(press(ZOE, GONE), ChosenNext(True))
    await ended(host, table_id)
    filled = {name for name, rows in (await everything(host)).items() if rows}
    assert filled == set(metadata.tables) - OF_PROCESSES, "there is something of everything"

    servers.present = [OTHER.guild_id or 0]
    await look(host)
    clock.forward((KEPT - DAY).total_seconds())
    await look(host)
    assert await host.tables.find(table_id), "it is kept for a while"
    clock.forward(DAY.total_seconds())
    await look(host)

    assert await traces(host, LEFT, GONE.channel_id, ZOE.id, YAN.id) == set()
    assert {name for name, rows in (await everything(host)).items() if rows} == set()
    with pytest.raises(Refused, match="table-gone"):
        await host.tables.find(table_id)


async def test_every_column_for_servers_is_known() -> None:
    """What has a number of a server is found by its name, and what has none belongs to a table, a person or to all."""
    suspicious = {
        f"{each.name}.{column.name}"
        for each in metadata.sorted_tables
        for column in each.columns
        if "guild" in column.name or "server" in column.name
    }
    of_servers = [each for each in metadata.sorted_tables if servers_left.NAME in each.columns]
    assert suspicious == {f"{each.name}.{servers_left.NAME}" for each in of_servers}
    of_tables = [each for each in metadata.sorted_tables if servers_left.TABLE in each.columns]
    others = {each.name for each in metadata.sorted_tables if each not in (*of_servers, *of_tables)}
    assert others == {"components", "people", "preferences", "activity", "votes", "lessons", "tips"} | OF_PROCESSES


async def test_nothing_else_is_touched(host: Host, clock: HandClock, servers: Servers) -> None:
    stays = await game_at(host, OTHER, ANN, BEN)
    before = await everything(host)
    goes = await game_at(host, GONE, ZOE, YAN)
    await ended(host, goes)
    servers.present = [OTHER.guild_id or 0]
    await look(host)
    clock.forward(KEPT.total_seconds())
    await look(host)
    assert await everything(host) == before
    assert (await host.tables.find(stays)).status is Status.RUNNING


async def test_who_is_known_from_elsewhere_stays(host: Host, clock: HandClock, servers: Servers) -> None:
    """Ann plays at the other server; Zoe has played there once, and nothing but her entry tells of it."""
    goes = await game_at(host, GONE, ANN, ZOE)
    stays = await game_at(host, OTHER, ANN, BEN)
    log = metadata.tables["log"]
    async with host._context.database.write() as connection:
        await connection.execute(update(log).where(log.c.table_id == stays).values(person_id=ZOE.id))
    await host.people.choose(press(ANN, OTHER), ChosenNext(True))
    await ended(host, goes)
    servers.present = [OTHER.guild_id or 0]
    await look(host)
    clock.forward(KEPT.total_seconds())
    await look(host)
    assert {each["person_id"] for each in await rows_of(host, people)} == {ANN.id, BEN.id, ZOE.id}
    assert (await host.people.preferences(ANN.id)).tell_next
    assert {each["table_id"] for each in await rows_of(host, tables)} == {stays}


async def test_who_has_pressed_something_since_keeps_what_was_chosen(
    host: Host, clock: HandClock, servers: Servers
) -> None:
    goes = await game_at(host, GONE, ZOE, YAN)
    await host.people.choose(press(ZOE, GONE), ChosenNext(True))
    await ended(host, goes)
    servers.present = [OTHER.guild_id or 0]
    await look(host)
    clock.forward(KEPT.total_seconds())
    activity = metadata.tables["activity"]
    async with host._context.database.write() as connection:
        await connection.execute(update(activity).where(activity.c.person_id == ZOE.id).values(seen_at=clock.now()))
    await look(host)
    assert [each["person_id"] for each in await rows_of(host, preferences)] == [ZOE.id]
    assert [each["person_id"] for each in await rows_of(host, people)] == [ZOE.id]
    assert await rows_of(host, tables) == []


async def test_a_server_that_is_there_again_keeps_everything(host: Host, clock: HandClock, servers: Servers) -> None:
    table_id = await game_at(host, GONE, ZOE, YAN)
    both, servers.present = servers.present, [OTHER.guild_id or 0]
    await look(host)
    first = await left_at(host)
    assert first == clock.now()
    clock.forward(DAY.total_seconds())
    await look(host)
    assert await left_at(host) == first, "it counts from the first day"

    servers.present = both
    await look(host)
    assert await left_at(host) is None
    clock.forward(KEPT.total_seconds())
    servers.present = [OTHER.guild_id or 0]
    await look(host)
    assert await left_at(host) == clock.now()
    assert await host.tables.find(table_id)


@pytest.mark.parametrize("noted", [False, True])
async def test_a_list_that_is_not_complete_says_nothing(
    host: Host, clock: HandClock, servers: Servers, *, noted: bool
) -> None:
    table_id = await game_at(host, GONE, ZOE, YAN)
    await ended(host, table_id)
    servers.present = [OTHER.guild_id or 0]
    if noted:
        await look(host)
        clock.forward(KEPT.total_seconds())
    before = await everything(host)

    servers.fault = ConnectionError("half of it came")
    await look(host)
    servers.fault, servers.present = None, []
    await look(host)
    host._context.listing = None
    await look(host)

    assert await everything(host) == before


async def test_what_was_chosen_for_a_server_stays_until_then(host: Host, clock: HandClock, servers: Servers) -> None:
    await host.servers.choose(press(MANAGER, GONE), ServerThreads(True))
    servers.present = [OTHER.guild_id or 0]
    await look(host)
    assert (await host.servers.chosen(GONE)).threads
    clock.forward(KEPT.total_seconds())
    await look(host)
    assert await rows_of(host, guilds) == []


async def test_a_game_that_runs_is_closed_first_and_takes_hands_out_of_direct_messages(
    host: Host, clock: HandClock, servers: Servers, announcer: FakeAnnouncer
) -> None:
    table = await running_table(host, people=(ZOE, YAN), place=GONE)
    await host.people.choose(press(ZOE, GONE), ChosenHand(True))
    keeper = HandWork(host._context, announcer)
    await keeper.deliver()
    (shown,) = announcer.hands[table.id, ZOE.id].values()
    assert shown[-1] != Over.CLOSED
    servers.present = [OTHER.guild_id or 0]
    await look(host)
    clock.forward(KEPT.total_seconds())

    await look(host)
    assert (await host.tables.find(table.id)).status is Status.CANCELLED
    await keeper.deliver()
    assert shown[-1] == Over.CLOSED
    clock.forward(DAY.total_seconds())
    await look(host)
    assert await traces(host, LEFT, ZOE.id, YAN.id) == set()


async def test_a_damaged_game_holds_nothing_up(host: Host, clock: HandClock, servers: Servers) -> None:
    table_id = await game_at(host, GONE, ZOE, YAN)
    async with host._context.database.write() as connection:
        await connection.execute(update(tables).where(tables.c.table_id == table_id).values(asked_since="{"))
    host._context.cache.drop(table_id)
    servers.present = [OTHER.guild_id or 0]
    await look(host)
    clock.forward(KEPT.total_seconds())
    await look(host)
    clock.forward(DAY.total_seconds())
    await look(host)
    assert await traces(host, LEFT, ZOE.id, YAN.id) == set()


class Died(BaseException):
    """The process ends here."""


class Once:
    """Lets one transaction be. The process dies before the next one."""

    def __init__(self, write: Callable[..., Any]) -> None:
        self.write: Callable[..., Any] | None = write

    def __call__(self, *given: Any) -> Any:
        write, self.write = self.write, None
        if write is None:
            raise Died
        return write(*given)


async def test_what_is_broken_off_goes_on_the_next_day(host: Host, clock: HandClock, servers: Servers) -> None:
    """The process dies before any of the transactions."""
    for channel in range(3):
        table_id = await game_at(host, Place(LEFT, GONE.channel_id + channel), ZOE, YAN)
        await ended(host, table_id)
    servers.present = [OTHER.guild_id or 0]
    await look(host)
    clock.forward(KEPT.total_seconds())
    database, write = host._context.database, host._context.database.write
    deaths = 0
    while True:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(database, "write", Once(write))
            try:
                await look(host)
            except Died:
                deaths += 1
            else:
                break
    assert deaths >= 2 + 3
    assert await traces(host, LEFT, ZOE.id, YAN.id) == set()


async def test_a_table_that_is_looked_at_just_then_goes_the_next_day(
    host: Host, clock: HandClock, servers: Servers
) -> None:
    """Another process writes a row of the first table while it is removed."""
    numbers = [await game_at(host, Place(LEFT, GONE.channel_id + channel), ZOE, YAN) for channel in range(2)]
    for each in numbers:
        await ended(host, each)
    servers.present = [OTHER.guild_id or 0]
    await look(host)
    since = await left_at(host)
    clock.forward(KEPT.total_seconds())
    remove_table = servers_left.remove_table

    async def remove_and_fail(connection: AsyncConnection, table_id: int) -> None:
        await remove_table(connection, table_id)
        if table_id == numbers[0]:
            raise IntegrityError(None, None, Exception())

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(servers_left, "remove_table", remove_and_fail)
        await look(host)
    assert [each["table_id"] for each in await rows_of(host, tables)] == [numbers[0]]
    assert await left_at(host) == since, "it is still known that the server is left"
    await look(host)
    assert await traces(host, LEFT, ZOE.id, YAN.id) == set()


async def test_a_bot_that_stops_leaves_the_rest(host: Host, clock: HandClock, servers: Servers) -> None:
    table_id = await game_at(host, GONE, ZOE, YAN)
    await ended(host, table_id)
    servers.present = [OTHER.guild_id or 0]
    await look(host)
    clock.forward(KEPT.total_seconds())
    before = await everything(host)
    stopping = asyncio.Event()
    stopping.set()
    await look(host, stopping)
    assert await everything(host) == before
    await look(host)
    assert await traces(host, LEFT) == set()


async def test_it_is_looked_after_with_the_maintenance(
    host: Host, clock: HandClock, servers: Servers, announcer: FakeAnnouncer
) -> None:
    await host.servers.choose(press(MANAGER, GONE), ServerThreads(True))
    servers.present = [OTHER.guild_id or 0]
    await worker(host, announcer).tidy()
    assert await left_at(host) == clock.now()


@pytest.mark.slow
async def test_many_people_are_told_apart(host: Host, clock: HandClock, servers: Servers) -> None:
    """More than one statement asks for."""
    goes, stays = await game_at(host, GONE, ZOE, YAN), await game_at(host, OTHER, ANN, BEN)
    log = metadata.tables["log"]
    visits = metadata.tables["visits"]
    many = range(10_000, 11_500)
    async with host._context.database.write() as connection:
        rows = [{"table_id": goes, "person_id": each, "seq": 1, "at": THEN} for each in many]
        await connection.execute(insert(visits), rows)
        await connection.execute(insert(people), [{"person_id": each, "name": "A", "language": "en"} for each in many])
        await connection.execute(update(log).where(log.c.table_id == stays).values(person_id=many[-1]))
    await ended(host, goes)
    servers.present = [OTHER.guild_id or 0]
    await look(host)
    clock.forward(KEPT.total_seconds())
    await look(host)
    assert {each["person_id"] for each in await rows_of(host, people)} == {ANN.id, BEN.id, many[-1]}
