"""A league of the toy game, whose people play as soon as they are asked."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.hosting.host import Host
from bot.hosting.leagues.league import League, LeaguePost, LeaguePostKind, Pairing, PairingStatus
from bot.hosting.playing.automa import play_one
from bot.hosting.table import Person, Status
from tests.bot.hosting.support import (
    HERE,
    FakeAnnouncer,
    HandClock,
    fresh_database,
    league_work,
    make_host,
    press,
    worker,
)
from tests.engine.toy import Lay, Pass, ToyAction

ORGANISER = Person(50, "Olga")
DAY = 24 * 3600.0


def people(count: int) -> list[Person]:
    return [Person(100 + number, f"P{number}") for number in range(1, count + 1)]


@dataclass
class Season:
    """A league with what drives it."""

    host: Host
    announcer: FakeAnnouncer
    clock: HandClock
    id: int = 0

    async def now(self) -> League:
        return await self.host.leagues.find(self.id)

    async def go_on(self) -> None:
        """Let the background do what the league owes, and post it."""
        await league_work(self.host, self.announcer).go_on()
        await worker(self.host, self.announcer).deliver()

    async def start(self) -> League:
        await self.host.leagues.start(press(ORGANISER), self.id)
        await self.go_on()
        return await self.now()

    async def running(self) -> list[Pairing]:
        return [each for each in (await self.now()).pairings if each.status is PairingStatus.RUNNING]

    async def play_round(self, without: Collection[int] = ()) -> League:
        """Play every table that runs to its end, but those of these numbers; then the league goes on."""
        for each in await self.running():
            if each.number not in without:
                await self.play(each)
        await self.go_on()
        return await self.now()

    async def play(self, pairing: Pairing) -> None:
        assert pairing.table_id is not None
        await play_out(self.host, pairing.table_id)

    def told(self, kind: LeaguePostKind) -> list[LeaguePost]:
        return [each for each in self.announcer.league_posts.values() if each.kind is kind]


async def play_out(host: Host, table_id: int) -> None:
    """Play a table to its end: whoever is asked lays the best card."""
    while (table := await host.tables.find(table_id)).status is Status.RUNNING:
        seat = next(iter(table.asked_since))
        person = table.occupant(seat).person_id
        if person is None:
            await play_one(host._context, table_id)
            continue
        hand = (await host.looking.sight(person, table_id)).view["hands"][seat]
        action: ToyAction = Lay(max(hand)) if hand else Pass()
        await host.playing.act(press(Person(person, f"P{person - 100}"), table.place), table_id, action)


async def opened(
    folder: Path, clock: HandClock, count: int, *, size: int = 2, rounds: int = 3, days: int = 7, **given: Any
) -> Season:
    """A league that so many people have joined."""
    season = Season(await make_host(folder, clock=clock, database=await fresh_database(folder)), FakeAnnouncer(), clock)
    made = await season.host.leagues.open(
        press(ORGANISER), "toy", size=size, rounds=rounds, days=days, language="en", clock=None, **given
    )
    season.id = made.id
    for person in people(count):
        await season.host.leagues.join(press(person, HERE), made.id)
    return season
