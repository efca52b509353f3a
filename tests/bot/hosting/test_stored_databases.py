"""A database of an earlier version: its running games go on where they stood (tests/fixtures/databases)."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bot.hosting.host import Host, Pace
from bot.hosting.playing.automa import play_one
from bot.hosting.playing.turn import Turn
from bot.hosting.table import Person, Press, Status, Table
from bot.store.database import open_database
from engine.automa import PLAYERS
from engine.contract import Decision, Seat
from tests.bot.hosting.support import ANN, BEN, CAT, FakeAnnouncer, HandClock, address, later, worker
from tests.support.databases import NAMES, copy_stored, copy_to_server
from tests.support.thinking import AT_RANDOM

PEOPLE = {each.id: each for each in (ANN, BEN, CAT)}

_interactions = count(10**9)
"""None that the stored databases have seen."""


@dataclass
class Stored:
    """A copy of a stored database, opened by the present code, and what was written down about it when it was made."""

    host: Host
    note: dict[str, Any]
    asked: Counter[tuple[int, str]] = field(default_factory=Counter)
    """How often a person was asked a kind of question since then."""

    async def table(self) -> Table:
        return await self.host.tables.find(self.note["table"])

    def person(self, table: Table, seat: Seat) -> Person:
        return PEOPLE[table.occupant(seat).person_id or 0]

    def press(self, person: Person, table: Table, since: int | None = None) -> Press:
        return Press(next(_interactions), person, table.place, since)

    async def turn(self, table: Table, seat: Seat, since: int | None = None) -> Turn:
        return await self.host.playing.turn(self.press(self.person(table, seat), table, since), table.id)

    async def step(self, table: Table, rng: random.Random) -> Table:
        """Let the automa play and the orders be followed, then let one of the persons who are asked answer."""
        await later(self.host)
        while await play_one(self.host._context, table.id):
            await later(self.host)
        table = await self.table()
        if table.status is not Status.RUNNING:
            return table
        decisions: tuple[Decision, ...] = (await self.host.looking.sight(None, table.id)).decisions
        seat = rng.choice([each.seat for each in decisions if table.occupant(each.seat).person_id])
        turn = await self.turn(table, seat)
        self.asked[self.person(table, seat).id, turn.decision.kind] += 1
        press = self.press(self.person(table, seat), table)
        action = PLAYERS["random"].choose(turn, rng)
        return (await self.host.playing.act(press, table.id, action)).table


@pytest.fixture(params=NAMES)
async def stored(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Stored]:
    url = await address(tmp_path)
    note = await copy_to_server(request.param, tmp_path, url) if url else copy_stored(request.param, tmp_path)
    host = Host(
        await open_database(tmp_path, url),  # its schema is brought up to date here
        clock=HandClock(),
        rng=random.Random(1),
        pace=Pace(0, 0, grace=0),
        thinking=AT_RANDOM,
    )
    yield Stored(host, note)
    await host.close()


async def test_each_seat_is_asked_what_it_was_asked(stored: Stored) -> None:
    table = await stored.table()
    assert (table.game, table.seq) == (stored.note["game"], stored.note["seq"])
    for before in stored.note["asked"]:
        turn = await stored.turn(table, before["seat"], before["since"])
        now = (turn.decision.kind, json.loads(json.dumps(dict(turn.decision.facts))), turn.answered, turn.since)
        assert now == (before["kind"], before["question"], before["answered"], before["since"])
        assert turn.decision.default.to_data() == before["default"]


async def test_the_game_goes_on_to_its_end_and_is_told(stored: Stored) -> None:
    table, announcer, rng = await stored.table(), FakeAnnouncer(), random.Random(2)
    await worker(stored.host, announcer).deliver()
    owed = stored.note["posts_owed"]
    assert bool(announcer.channels) == bool(owed), "what was owed is told"
    while table.status is Status.RUNNING:
        table = await stored.step(table, rng)
    assert table.status is Status.FINISHED
    await worker(stored.host, announcer).deliver()
    assert announcer.posted[-1].result == (await stored.host.looking.sight(None, table.id)).result
    assert (await stored.host.tables.record(None, table.id)).endswith(b"\n")


@pytest.mark.parametrize("stored", ["laisla-assign"], indirect=True)
async def test_what_was_answered_ahead_and_who_wants_to_be_asked_is_still_known(stored: Stored) -> None:
    """Ann has said which card she covers and lets the host take her bonuses, Ben wants to be asked about his."""
    table, rng = await stored.table(), random.Random(5)
    ann = table.seat_of(ANN.id)
    while stored.asked[BEN.id, "cube"] < 1 or stored.asked[ANN.id, "slot"] < 1:
        assert table.status is Status.RUNNING, "play by another seed: they were not asked in this game"
        table = await stored.step(table, rng)
    assert not stored.asked[ANN.id, "cube"], "the host takes her bonuses"
    log = await stored.host.looking.log(None, table.id)
    answered = [each for each in log if each.seq > stored.note["seq"] and each.seat == ann]
    assert answered[0].notation == "slot 2", "what she said before"
