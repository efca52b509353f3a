"""Many tables over a month: at its end nothing is owed, timers fit who is asked, and only what must grows."""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import select

from bot.hosting.clocks.schedule import STAGES, Stage
from bot.hosting.clocks.settings import AfterTimeOut, ClockSettings
from bot.hosting.notices.pinging import SPACING
from bot.hosting.posting.post import PostKind
from bot.hosting.table import Person
from bot.hosting.upkeep.maintenance import INTERACTIONS_LAST
from bot.store import proposals
from bot.store.schema import metadata
from tests.bot.hosting.support import GAMES, press
from tests.bot.hosting.weeks.people import HOUR, Player
from tests.bot.hosting.weeks.story import DAY, Story, told

BEGINS = datetime(2029, 10, 18, 12, tzinfo=UTC)
ZONES = ("Europe/Warsaw", "America/New_York", "Asia/Tokyo", "UTC")
CLOCKS = (
    None,
    ClockSettings(turn=24 * 3600),
    ClockSettings(turn=48 * 3600, then=AfterTimeOut.AUTOMA),
    ClockSettings(bank=3 * 24 * 3600, increment=6 * 3600),
    ClockSettings(turn=24 * 3600, then=AfterTimeOut.OTHERS),
)
FIRST_PERSON, FIRST_CHANNEL = 1000, 5000


def habits(rng: random.Random, number: int, days: int) -> Player:
    """Return somebody: most answer within a day, some are away for a while, some fall silent."""
    person, zone = Person(FIRST_PERSON + number, f"P{number}"), rng.choice(ZONES)
    sleeps = (rng.choice((0, 22 * 60, 23 * 60 + 30)), rng.choice((7 * 60, 8 * 60 + 15)))
    gone = BEGINS + rng.random() * days * DAY
    kind = rng.random()
    return Player(
        person,
        zone,
        sleeps,
        away=(gone, gone + rng.randint(1, 6) * DAY) if kind < 0.1 else None,
        silent_from=gone if kind > 0.9 else None,
        quickest=HOUR,
        slowest=rng.choice((24, 48, 96)) * HOUR,
    )


async def open_at(story: Story, channel: int, rng: random.Random) -> None:
    """Open a table of two to four people."""
    guests = rng.sample([each.person for each in story.players.values()], rng.choice((2, 2, 3, 4)))
    options = {"mode": rng.choice(("turns", "together"))}
    await story.open("toy", guests, channel, rng.choice(CLOCKS), options)


async def play(folder: Path, tables: int, days: int) -> None:
    """Play at so many tables for so many days; where a game is over, the next one begins."""
    rng = random.Random(days)
    players = [habits(rng, number, days) for number in range(tables)]
    components = {"toy": {"ranks": 60, "hand": 3, "rounds": 8}}
    async with told(folder, players, begins=BEGINS, games=GAMES, components=components) as story:
        for channel in range(tables):
            await open_at(story, FIRST_CHANNEL + channel, rng)
        await story.settle()
        for day in range(1, days + 1):
            await story.live(BEGINS + day * DAY, least=HOUR)
            taken = {each.place.channel_id for each in await story.running()}
            for channel in range(FIRST_CHANNEL, FIRST_CHANNEL + tables):
                if channel not in taken and day < days:
                    await open_at(story, channel, rng)
            await story.settle()
        await check_nothing_is_owed(story)
        await check_timers(story)
        await check_growth(story)


async def check_nothing_is_owed(story: Story) -> None:
    """Every post was sent, everybody who is awake was told all that is due."""
    notices, now = metadata.tables["notices"], story.clock.now()
    async with story.host._context.database.read() as connection:
        owed = list(
            await connection.execute(
                select(notices).where(notices.c.message_id.is_(None), notices.c.due_at <= now - SPACING)
            )
        )
    awake = [each for each in owed if _is_awake(story.players[each.person_id], now)]
    assert awake == []
    assert (await story.rows("outbox"))["outbox"][0] == 0


def _is_awake(player: Player, now: datetime) -> bool:
    return not any(player.asleep(each) or player.is_away(each) for each in (now, now - SPACING))


async def check_timers(story: Story) -> None:
    """Exactly the seats whose people are to answer have a clock that ends, and nobody else has one."""
    timers = metadata.tables["timers"]
    async with story.host._context.database.read() as connection:
        planned = list(await connection.execute(select(timers).where(timers.c.kind.in_(STAGES))))
    clocked = {each.id for each in await story.running() if each.clock is not None and not each.for_one}
    wanted = Counter(key[:3] for key in story.open_askings if key[0] in clocked)
    ends = Counter((each.table_id, each.seat, each.since) for each in planned if each.kind == Stage.TIME_OUT)
    assert ends == wanted
    assert {(each.table_id, each.seat, each.since) for each in planned} == wanted.keys()
    late = story.clock.now() - timedelta(hours=1)
    assert [each for each in planned if each.due_at < late and each.stopped_at is None] == []


async def check_growth(story: Story) -> None:
    """Of what happens only the log stays, and what each table and each person has once."""
    count = {name: rows for name, (rows, _) in (await story.rows()).items()}
    running, asked = await story.running(), len(story.open_askings)
    tables, people = len(story.places), len(story.players)
    assert count["tables"] == tables
    assert count["log"] == await _entries(story)
    assert count["snapshots"] <= 2 * tables
    assert count["seats"] <= 4 * tables
    assert count["timers"] <= len(STAGES) * asked + count["proposals"]
    assert count["notices"] <= 3 * asked
    assert count["posts"] <= 3 * len(running)
    assert max(count["people"], count["preferences"], count["activity"], count["pings"]) <= people
    assert await _late_seats(story) <= {key[:3] for key in story.open_askings}
    assert count["votes"] == 0
    oldest = story.clock.now() - INTERACTIONS_LAST - 2 * DAY
    interactions = metadata.tables["interactions"]
    async with story.host._context.database.read() as connection:
        first = await connection.scalar(select(interactions.c.at).order_by(interactions.c.at).limit(1))
    assert first is None or first >= oldest


async def _late_seats(story: Story) -> set[tuple[int, str, int]]:
    """Return about which seats, asked since when, the others are asked."""
    async with story.host._context.database.read() as connection:
        asked = [each for table in story.places for each in await proposals.of_table(connection, table)]
    return {(each.table_id, each.facts["late"], each.facts["since"]) for each in asked}


async def _entries(story: Story) -> int:
    ends: Sequence[int] = [(await story.host.tables.find(each)).seq for each in story.places]
    return sum(ends)


@pytest.mark.slow
async def test_some_days_at_some_tables(tmp_path: Path) -> None:
    await play(tmp_path, tables=8, days=6)


@pytest.mark.slow
async def test_forgotten_tables_are_told_so_once_and_sleep_until_somebody_comes_back(tmp_path: Path) -> None:
    players = [replace(habits(random.Random(each), each, 0), away=None, silent_from=BEGINS + DAY) for each in range(2)]
    components = {"toy": {"ranks": 60, "hand": 3, "rounds": 8}}
    async with told(tmp_path, players, begins=BEGINS, games=GAMES, components=components) as story:
        for channel, clock in enumerate(CLOCKS):
            await story.open("toy", [each.person for each in players], FIRST_CHANNEL + channel, clock)
        await story.settle()
        for day in range(1, 31):
            await story.live(BEGINS + day * DAY, least=HOUR)
        asleep = [each.table.id for each in story.announcer.posted if each.kind is PostKind.ASLEEP]
        running = await story.running()
        assert sorted(asleep) == sorted(each.id for each in running) != []
        assert all(each.asleep_since for each in running)
        for table in running:
            away = [each for each in players if table.holds_for(each.person.id)]
            if away:
                await story.host.seats.hold_own(press(away[0].person, table.place), table.id, held=False)
                assert (await story.host.tables.find(table.id)).asleep_since is None
        await story.settle()
        await check_timers(story)


@pytest.mark.slow
async def test_many_tables(tmp_path: Path) -> None:
    """`TABLES=1000 DAYS=30` makes a month at a thousand tables of it, which takes long."""
    await play(tmp_path, tables=int(os.environ.get("TABLES", "100")), days=int(os.environ.get("DAYS", "3")))
