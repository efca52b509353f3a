"""Whole tables of every game in the list, at which people propose, agree, refuse and go back all the time."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from bot.hosting.agreements.deciding import Decided
from bot.hosting.agreements.kind import Outcome
from bot.hosting.host import Host
from bot.hosting.playing.automa import play_one
from bot.hosting.table import Person, Refused, Status, Table
from bot.hosting.timers.effects import EFFECTS
from bot.hosting.timers.work import TimerWork
from bot.hosting.upkeep.doctor import examine
from bot.store import outbox, proposals, timers
from engine.automa import RandomPlayer
from engine.games import GAMES
from engine.record import verify
from tests.bot.hosting.support import ANN, BEN, CAT, HERE, FakeAnnouncer, HandClock, make_host, press, worker

PEOPLE = {each.id: each for each in (ANN, BEN, CAT)}
BY_AGREEMENT = 0.15
"""How often something is proposed in place of an action."""
FARTHEST = 6
"""How many entries somebody goes back at most; less than are played meanwhile, so that games end."""
WEEK = 7 * 24 * 3600


class Agreeing:
    """A table whose people play at random and agree to something now and then."""

    def __init__(self, host: Host, clock: HandClock, table: Table, rng: random.Random) -> None:
        self.host, self.clock, self.rng = host, clock, rng
        self.id = table.id
        self.people = [PEOPLE[each.person_id] for each in table.occupants if each.person_id is not None]
        self.outcomes: Counter[str] = Counter()

    async def play(self) -> None:
        """Play to the end."""
        player = RandomPlayer()
        while (table := await self.host.tables.find(self.id)).status is Status.RUNNING:
            if self.rng.random() < BY_AGREEMENT:
                await self.propose()
            elif not await play_one(self.host._context, self.id):
                seats = [each for each in table.asked_since if table.occupant(each).person_id is not None]
                if not seats:
                    continue
                person = PEOPLE[table.occupant(self.rng.choice(seats)).person_id or 0]
                try:
                    turn = await self.host.playing.turn(press(person), self.id)
                except Refused:  # the automa has acted
                    continue
                if not turn.answered:
                    await self.host.playing.act(press(person), self.id, player.choose(turn, self.rng))

    async def propose(self) -> None:
        """Propose something, and let the others answer; what is not agreed to changes nothing."""
        who, kind = self.rng.choice(self.people), self.rng.choice(["undo", "undo", "undo", "pause", "resume"])
        before = await self.host.tables.record(None, self.id, brief=True)
        try:
            made = await (
                self.go_back(who) if kind == "undo" else self.host.agreements.propose(press(who), self.id, kind)
            )
        except Refused as refused:
            self.outcomes[refused.reason] += 1
            assert await self.host.tables.record(None, self.id, brief=True) == before
            return
        outcome = made.outcome
        if made.proposal is not None and outcome is None:
            outcome = await self.answer(who, made.proposal.proposal_id)
        self.outcomes[f"{kind} {outcome}"] += 1
        if kind != "undo" or outcome is not Outcome.AGREED:
            assert await self.host.tables.record(None, self.id, brief=True) == before

    async def go_back(self, who: Person) -> Decided:
        entries = (await self.host.looking.log(None, self.id))[1:]
        if not entries:
            raise Refused("undo-nothing")
        return await self.host.agreements.go_back(press(who), self.id, self.rng.choice(entries[-FARTHEST:]).seq)

    async def answer(self, who: Person, number: int) -> Outcome | None:
        """Let the others agree one after the other; or one refuses, or nobody answers, or it is withdrawn."""
        outcome, how = None, self.rng.random()
        others = [each for each in self.people if each != who]
        if how < 0.1:
            return (await self.host.agreements.withdraw(press(who), self.id, number)).outcome
        if how < 0.2:
            self.clock.forward(WEEK)
            await TimerWork(self.host._context, EFFECTS).serve()
            return None
        for each in others:
            if outcome is None:
                outcome = (await self.host.agreements.vote(press(each), self.id, number, yes=how < 0.9)).outcome
        return outcome


@pytest.mark.parametrize("name", GAMES)
async def test_a_table_is_played_to_its_end_by_agreement(tmp_path: Path, name: str) -> None:
    clock, game, rng = HandClock(), GAMES[name], random.Random(7)
    host = await make_host(tmp_path, clock=clock, games=GAMES)
    table = await host.lobbies.open(press(ANN), name, {}, "en")
    if max(game.seat_counts) > 2:
        await host.lobbies.join(press(BEN), table.id)
        await host.lobbies.join(press(CAT), table.id)
    table = await host.lobbies.start(press(ANN), table.id)
    agreeing = Agreeing(host, clock, table, rng)
    await agreeing.play()
    record = await host.tables.record(None, table.id)
    host._context.cache.drop(table.id)
    assert await host.tables.record(None, table.id) == record
    assert [str(fault) for fault in verify(record, GAMES)] == []
    assert agreeing.outcomes["undo agreed"] > 2, agreeing.outcomes
    announcer = FakeAnnouncer()
    await worker(host, announcer).deliver()
    async with host._context.database.read() as connection:
        assert await proposals.of_table(connection, table.id) == []
        assert [each.kind for each in await timers.of_table(connection, table.id) if each.kind == "proposal"] == []
        assert await outbox.queued_for(connection, HERE.channel_id) == []
    assert [each async for each in examine(host._context.database, GAMES) if not each.healthy] == []
    await host.close()
