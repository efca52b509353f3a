"""What a press costs: statements, transactions and views, counted; exact upper bounds, no timings."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event

from bot.hosting.tips.tip import tips_of
from bot.store.engines import WRITES
from engine.moa import moa
from tests.bot.discord.stage import QUICK_MOA, Stage, staged

ASK = "Suggest a move"
ORDERS = "Standing orders"
LEADS_BACK = {"Back", "Begin again", "Why not?", "Hand", "Board", "Score", "Log", "Rules", "Signs", "Undo", ASK, ORDERS}
LONGEST = 50
"""Presses after which a turn should be over."""


class Cost:
    """Counts what happens while it is on."""

    def __init__(self, stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
        self.counted: Counter[str] = Counter()
        self.on = False
        for engine in stage.host._context.database.engines.every:
            event.listen(engine.sync_engine, "before_cursor_execute", self._statement)
            event.listen(engine.sync_engine, "begin", self._begin)
        look = type(moa).view

        def view(*given: Any) -> Any:
            self.count("views")
            return look(*given)

        monkeypatch.setattr(type(moa), "view", view)

    def count(self, what: str) -> None:
        if self.on:
            self.counted[what] += 1

    def _statement(self, _connection: object, _cursor: object, statement: str, *_: object) -> None:
        if statement.startswith(("SELECT", "INSERT", "UPDATE", "DELETE")):
            self.count("statements")
            if "FROM tables" in statement:
                self.count("rows of the table read")

    def _begin(self, connection: Connection) -> None:
        writes = connection.get_execution_options().get(WRITES)
        self.count("reading transactions" if writes is None else "writing transactions")

    @contextmanager
    def counting(self) -> Iterator[Counter[str]]:
        self.counted, self.on = Counter(), True
        try:
            yield self.counted
        finally:
            self.on = False


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with staged(tmp_path, QUICK_MOA) as made:
        yield made


def controls(message: Any) -> list[dict[str, Any]]:
    """Return the buttons and selects of a message that can be pressed."""
    rows = [each if isinstance(each, dict) else each.to_dict() for each in message.components]
    return [item for row in rows for item in row["components"] if not item.get("disabled")]


class Player:
    """Presses through panels at random, and keeps what each press cost."""

    def __init__(self, stage: Stage, cost: Cost) -> None:
        self.stage = stage
        self.cost = cost
        self.rng = random.Random(3)
        self.looked: list[Counter[str]] = []
        self.acted: list[Counter[str]] = []
        self.posted: list[Counter[str]] = []

    async def turn(self, panel: Any = None) -> Any:
        """Press until something is done, from the newest post on or in a panel; return the panel that follows."""
        table = await self.stage.table()
        who = table.occupant(next(iter(table.asked_since))).name
        message = panel or self.stage.posts()[-1]
        for _ in range(LONGEST):
            with self.cost.counting() as counted:
                result = await self.press(who, message, self.choose(message))
            after = await self.stage.table()
            if after.seq > table.seq:
                self.acted.append(counted)
                with self.cost.counting() as counted:
                    await self.stage.deliver()
                self.posted.append(counted)
                return result.response if table.asked_since.keys() == after.asked_since.keys() else None
            self.looked.append(counted)
            message = result.response
        raise AssertionError(f"{LONGEST} presses lead nowhere: {message.content}")

    def choose(self, message: Any) -> dict[str, Any]:
        found = [each for each in controls(message) if each.get("label") not in LEADS_BACK]
        confirm = [each for each in found if each.get("label") == "Confirm"]
        return (confirm or [self.rng.choice(found)])[0]

    async def press(self, who: str, message: Any, item: dict[str, Any]) -> Any:
        person = self.stage.people[who]
        if "options" not in item:
            return await person.click(message, custom_id=item["custom_id"])
        picked = self.rng.sample(item["options"], item.get("min_values", 1) or 1)
        return await person.select(message, [each["value"] for each in picked], custom_id=item["custom_id"])


async def test_a_press_reads_its_table_once_and_writes_once(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    await stage.start_game()
    give_every_tip(stage)
    player = Player(stage, Cost(stage, monkeypatch))
    panel = None
    for _ in range(12):
        panel = await player.turn(panel)
    looked, acted, posted = most(player.looked), most(player.acted), most(player.posted)
    assert looked == {"statements": 1, "rows of the table read": 1, "reading transactions": 1, "views": 1}
    # Its row; then interaction, table, log, snapshot, and the post that is due.
    assert acted == {
        "statements": 6,
        "rows of the table read": 1,
        "reading transactions": 1,
        "writing transactions": 1,
        "views": 1,
    }
    # Two of them are about whom it pings: what that person has chosen, and that it was. What was seen at the post
    # before is known from there.
    assert posted == {
        "statements": 14,
        "rows of the table read": 1,
        "reading transactions": 3,
        "writing transactions": 3,
        "views": 1,
    }


def give_every_tip(stage: Stage) -> None:
    """Let everybody have been given every tip: the page that gives one looks up who wants it, and notes that."""
    every = frozenset(each.key for each in tips_of(stage.show.game.name))
    stage.host._context.tips_given = {person.id: every for person in stage.people.values()}


def most(counted: list[Counter[str]]) -> dict[str, int]:
    """Return the most that was counted of each."""
    assert counted
    every: Counter[str] = Counter()
    for each in counted:
        every |= each
    return dict(every)


async def test_a_suggestion_writes_nothing(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    await stage.start_game(options={"friendly": True})
    who = await stage.asked()
    panel = await stage.click(who, stage.posts()[-1], controls(stage.posts()[-1])[0]["label"])
    cost = Cost(stage, monkeypatch)
    with cost.counting() as counted:
        page = await stage.people[who].click(panel.response, label=ASK)
    # The table is read again once the moves are thought out: something may have happened meanwhile.
    assert (counted["statements"], counted["reading transactions"], counted["writing transactions"]) == (2, 2, 0)
    again = await stage.people[who].click(page.response, label="Back")
    with cost.counting() as counted:
        await stage.people[who].click(again.response, label=ASK)
    assert (counted["statements"], counted["reading transactions"], counted["writing transactions"]) == (1, 1, 0)
