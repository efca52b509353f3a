"""Seats change hands at random, in every game that several play: who sees what, and who may take which seat."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.hosting.host import Host
from bot.hosting.orders.standing_orders import OBVIOUS
from bot.hosting.posting.post import PostKind
from bot.hosting.seating.leaving import Fate
from bot.hosting.table import ANYBODY, Person, Refused, Status, Table
from engine.automa import RandomPlayer
from engine.contract import AnyGame, Seat
from engine.question import question_of
from engine.record import verify
from tests.bot.hosting.support import FakeAnnouncer, make_host, press, worker
from tests.support.games import EVERY_GAME

PEOPLE = [Person(number, f"P{number}") for number in range(1, 8)]
MANAGER = Person(99, "Max", manages=True)
STEPS = 60
SEVERAL = [each for each in EVERY_GAME if max(each.seat_counts) > 1]


@pytest.fixture(params=SEVERAL, ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> AnyGame:
    found: AnyGame = request.param
    return found


@pytest.fixture
async def host(tmp_path: Path, game: AnyGame) -> AsyncIterator[Host]:
    made = await make_host(tmp_path, games={game.name: game})
    yield made
    await made.close()


class Company:
    """People who play, leave, come and swap, and what each of them has seen."""

    def __init__(self, host: Host, game: AnyGame) -> None:
        self.host = host
        self.game = game
        self.rng = random.Random(11)
        self.number = 0
        self.known: dict[int, set[Seat]] = {each.id: set() for each in PEOPLE}
        self.kicked: set[int] = set()
        self.done: Counter[str] = Counter()

    async def open(self) -> None:
        first, *others = PEOPLE[: min(3, max(self.game.seat_counts))]
        table = await self.host.lobbies.open(press(first), self.game.name, {}, "en")
        self.number = table.id
        for each in others:
            await self.host.lobbies.join(press(each), table.id)
        await self.host.lobbies.start(press(first), table.id)

    async def table(self) -> Table:
        return await self.host.tables.find(self.number)

    def seated(self, table: Table) -> list[Person]:
        return [each for each in PEOPLE if table.seat_of(each.id) is not None]

    async def step(self) -> None:
        """Let something happen; what may not happen is refused and changes nothing."""
        often, seldom = (self.leave, self.join, self.join), (self.act, self.hold, self.offer, self.swap, self.kick)
        chosen, before = self.rng.choice(often + seldom), await self.table()
        try:
            await chosen(before)
            self.done[chosen.__name__] += 1
        except Refused as refused:
            self.done[refused.reason] += 1
            after = await self.table()
            assert (after.occupants, after.seating, after.seq) == (before.occupants, before.seating, before.seq)

    async def act(self, table: Table) -> None:
        live = self.host._context.cache.get(self.number)
        asked = [each for each in self.seated(table) if table.seat_of(each.id) in table.asked_since]
        if live is None or not asked:
            raise Refused("nobody-asked")
        seat = table.seat_of(asked[0].id) or ""
        question = question_of(live.game, live.match.position, seat)
        await self.host.playing.act(press(asked[0]), self.number, RandomPlayer().choose(question, self.rng))

    async def leave(self, table: Table) -> None:
        if len(self.seated(table)) < 2:
            raise Refused("would-be-empty")
        await self.host.seats.leave(press(self.rng.choice(self.seated(table))), self.number, Fate.OFFER)

    async def join(self, table: Table) -> None:
        person = self.rng.choice(PEOPLE)
        free = table.free
        seat = self.rng.choice(free or [each.seat for each in table.occupants])
        await self.host.lobbies.join(press(person), self.number, seat)
        assert seat in free
        assert self.known[person.id] <= {seat}, "nobody who knows another hand"
        assert person.id not in self.kicked
        assert all(each == OBVIOUS for each in await self.host.playing.standing_orders(person.id, self.number))

    async def hold(self, table: Table) -> None:
        person = self.rng.choice(self.seated(table))
        held = table.occupant(table.seat_of(person.id) or "").held_by is not None
        await self.host.seats.hold_own(press(person), self.number, held=not held)

    async def offer(self, table: Table) -> None:
        person, to = self.rng.choice(self.seated(table)), self.rng.choice([ANYBODY, *(each.id for each in PEOPLE)])
        await self.host.seats.offer(press(person), self.number, to)

    async def swap(self, table: Table) -> None:
        if len(self.seated(table)) < 2:
            raise Refused("nobody-to-swap")
        one, other = self.rng.sample(self.seated(table), 2)
        facts = {"to": table.seat_of(other.id), "person": other.id, "whose": other.name}
        decided = await self.host.agreements.propose(press(one), self.number, "swap", facts)
        for each in self.seated(table):
            if decided.outcome is None and decided.proposal is not None and each != one:
                number = decided.proposal.proposal_id
                decided = await self.host.agreements.vote(press(each), self.number, number, yes=True)
        after = await self.table()
        assert after.seat_of(one.id) == table.seat_of(other.id)

    async def kick(self, table: Table) -> None:
        if len(self.seated(table)) < 2 or self.rng.random() < 0.7:
            raise Refused("no-kick")
        person = self.rng.choice(self.seated(table))
        await self.host.seats.kick_at_once(press(MANAGER), self.number, table.seat_of(person.id) or "")
        self.kicked.add(person.id)

    async def check(self) -> None:
        """Everybody sees with the eyes of the own seat, or with those of a spectator."""
        table = await self.table()
        for person in PEOPLE:
            sight = await self.host.looking.sight(person.id, self.number)
            live = self.host._context.cache.get(self.number)
            assert live is not None
            assert sight.seat == table.seat_of(person.id)
            assert sight.view == self.game.view(live.match.position, sight.seat)
            if sight.seat is not None:
                self.known[person.id].add(sight.seat)


async def test_seats_change_hands_at_random(
    host: Host, game: AnyGame, announcer: FakeAnnouncer, tmp_path: Path
) -> None:
    company = Company(host, game)
    await company.open()
    outbox = worker(host, announcer)
    for _ in range(STEPS):
        if (await company.table()).status is not Status.RUNNING:
            break
        await company.check()
        await company.step()
        await outbox.deliver()
        live = host._context.cache.get(company.number)
        assert live is not None
        newest = announcer.posted[-1]
        if newest.table.seq == live.table.seq and newest.kind in (PostKind.BOARD, PostKind.SEATS):
            assert newest.view == game.view(live.match.position, None)
    await company.check()
    table = await company.table()
    assert {"act", "leave", "join", "hold", "offer", "swap"} <= set(company.done), company.done
    assert "seat-seen" in company.done, company.done
    assert PostKind.SEATS in {each.kind for each in announcer.posted}
    record = await host.tables.record(None, company.number)
    assert not list(verify(record, {game.name: game})), "the log knows nothing of who sat where"
    again = await make_host(tmp_path, games={game.name: game})
    assert (await again.tables.find(company.number)).occupants == table.occupants
    await again.close()
