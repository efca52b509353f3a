"""A table's life, in any order: whatever people, automa and restarts do, log, position, posts and undo agree."""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from bot.hosting.host import Host
from bot.hosting.playing.automa import play_one
from bot.hosting.posting.post import OutcomeUnknown, TryLater
from bot.hosting.table import Press, Refused, Status, Table
from bot.hosting.upkeep.doctor import examine
from engine.record import verify
from tests.bot.hosting.support import ANN, BEN, CAT, GAMES, HERE, FakeAnnouncer, HandClock, make_host, press, worker

T = TypeVar("T")
PEOPLE = (ANN, BEN, CAT)
UNDO_REFUSALS = {
    "undo-nothing",
    "undo-nothing-yet",
    "undo-revealed",
    "undo-other-acted",
    "not-seated",
    "table-finished",
}
FAULTS = (None, TryLater(5), OutcomeUnknown())


class TableLife(RuleBasedStateMachine):
    """Ann opens a table; everything else is up to chance."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        self.clock = HandClock()
        self.announcer = FakeAnnouncer()
        self.host: Host = self.run(make_host(Path(self.folder.name), clock=self.clock))
        self.last: Press | None = None
        self.steps = 0

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(work)

    @property
    def table(self) -> Table:
        return self.run(self.host.tables.find(self.number))

    @initialize(mode=st.sampled_from(["turns", "together"]), automa=st.integers(0, 1))
    def begin(self, mode: str, automa: int) -> None:
        table = self.run(self.host.lobbies.open(press(ANN), "toy", {"mode": mode}, "en"))
        self.number = table.id
        self.run(self.host.lobbies.join(press(BEN), table.id))
        for _ in range(automa):
            self.run(self.host.lobbies.add_automa(press(ANN), table.id))
        self.run(self.host.lobbies.start(press(BEN), table.id))

    @rule(person=st.sampled_from(PEOPLE), choice=st.integers(0, 100), known=st.booleans())
    def act(self, person: Any, choice: int, known: bool) -> None:
        try:
            turn = self.run(self.host.playing.turn(press(person), self.number))
        except Refused:
            return
        actions = list(turn.actions())
        self.last = press(person, since=turn.since if known else None)
        acted = self.run(self.host.playing.act(self.last, self.number, actions[choice % len(actions)]))
        assert not acted.again
        if acted.changed:
            assert acted.table.seq == self.steps, "an answer took the place of another"
        else:
            assert acted.seq == self.steps + 1

    @precondition(lambda self: self.last is not None)
    @rule()
    def press_again(self) -> None:
        assert self.last is not None
        turn_action = self.run(self.host.playing.act(self.last, self.number, None))  # type: ignore[arg-type]
        assert turn_action.again

    @rule(person=st.sampled_from(PEOPLE))
    def undo(self, person: Any) -> None:
        try:
            undone = self.run(self.host.playing.undo(press(person), self.number))
        except Refused as refused:
            if refused.reason not in UNDO_REFUSALS:
                raise
        else:
            assert undone.seq == self.steps + 1

    @rule()
    def automa(self) -> None:
        self.run(play_one(self.host._context, self.number))

    @rule(early=st.sampled_from(FAULTS), late=st.sampled_from((None, OutcomeUnknown())))
    def deliver(self, early: Exception | None, late: Exception | None) -> None:
        self.announcer.faults.append(early)
        self.announcer.late_faults.append(late)
        self.clock.forward(400)
        self.run(worker(self.host, self.announcer).deliver())

    @rule()
    def restart(self) -> None:
        self.run(self.host.close())
        self.host = self.run(make_host(Path(self.folder.name), clock=self.clock, seed=random.randrange(1000)))

    @invariant()
    def everything_agrees(self) -> None:
        table = self.table
        self.steps = table.seq
        finished = table.status is Status.FINISHED
        assert finished == (not table.asked_since)
        assert all(0 < since <= table.seq for since in table.asked_since.values())
        entries = self.run(self.host.looking.log(None, self.number))
        assert entries[-1].seq <= table.seq

    def teardown(self) -> None:
        try:
            self.announcer.faults.clear()
            self.announcer.late_faults.clear()
            for _ in range(3):
                self.clock.forward(400)
                self.run(worker(self.host, self.announcer).deliver())
            standing = [entry.seq for entry in self.run(self.host.looking.log(None, self.number))]
            believed = told(self.announcer)
            assert believed == standing[: len(believed)]
            assert list(verify(self.run(self.host.tables.record(None, self.number)), GAMES)) == []
            assert self.run(self.unhealthy()) == []
        finally:
            self.run(self.host.close())
            self.folder.cleanup()
            self.loop.close()

    async def unhealthy(self) -> list[str]:
        return [each.key async for each in examine(self.host._context.database, GAMES) if not each.healthy]


def told(announcer: FakeAnnouncer) -> list[int]:
    """What a reader of the channel believes to stand: told, and not told to be taken back."""
    standing: list[int] = []
    for seq in announcer.told(HERE.channel_id):
        if seq < 0:
            standing.remove(-seq)
        else:
            assert seq not in standing
            standing.append(seq)
    return standing


def test_the_life_of_a_table() -> None:
    often = settings(max_examples=10, stateful_step_count=20, suppress_health_check=list(HealthCheck))
    run_state_machine_as_test(TableLife, settings=often)


def test_a_change_taken_back_is_gone_from_the_post_that_told_it() -> None:
    """A life that chance found: the post that asked both is changed in its place."""
    life = TableLife()
    life.begin("together", 0)
    life.everything_agrees()
    life.act(person=ANN, choice=0, known=False)
    life.everything_agrees()
    life.deliver(None, None)
    life.undo(ANN)
    life.teardown()
