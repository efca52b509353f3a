"""How often a round asks a person to come back: whole games of people, played by pressing alone."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from bot.games.laisla.presenter import LaIslaPresenter
from bot.games.widgets import Panel
from bot.hosting.host import Host
from bot.hosting.playing.turn import Turn
from bot.hosting.table import Person, Status, Table
from engine.contract import Seat
from engine.laisla import laisla
from tests.bot.games.laisla.support import PRESENTER, panel, press
from tests.bot.hosting import support
from tests.bot.hosting.support import HERE, fresh_database

VISITS = 3
"""A round must not take a person more often than that."""
PEOPLE = tuple(Person(number, name) for number, name in enumerate(("Ann", "Ben", "Cat", "Dan"), 1))


async def began(folder: Path, seed: int) -> tuple[Host, Table]:
    """Start a game of four people with all cards."""
    host = Host(
        await fresh_database(folder),
        games={"laisla": laisla},
        clock=support.HandClock(),
        rng=random.Random(seed),
    )
    table = await host.lobbies.open(support.press(PEOPLE[0]), "laisla", {"deck": "full", "track": "short"}, "en")
    for person in PEOPLE[1:]:
        await host.lobbies.join(support.press(person), table.id)
    return host, await host.lobbies.start(support.press(PEOPLE[0]), table.id)


async def answer(host: Host, table: Table, seat: Seat, rng: random.Random) -> Table:
    """Press in the panel of a seat until something is done; who can decide ahead does."""
    person = PEOPLE[(table.occupant(seat).person_id or 0) - 1]
    turn = await host.playing.turn(support.press(person), table.id)
    path = pressed(turn, rng)
    ahead = LaIslaPresenter().answer_ahead(turn, path)
    return (await host.playing.act(support.press(person, HERE), table.id, PRESENTER.answer(turn, path), ahead)).table


async def once_the_ordered_is_answered(host: Host, table: Table) -> Table:
    """Let time pass until no answer that was given ahead is still to come: one may bring the next."""
    seq = -1
    while table.seq != seq:
        seq = table.seq
        await support.later(host)
        table = await host.tables.find(table.id)
    return table


def pressed(turn: Turn, rng: random.Random) -> str:
    """Give the path that is confirmed in the end; never one that puts a decision off."""
    while True:
        made: Panel | None = panel(turn)
        path = ""
        while made is not None:
            made, path = press(turn, made, rng)
        if not path.endswith(".-") or turn.decision.kind != "assign":
            return path


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
async def test_a_round_asks_nobody_for_more_than_three_visits(tmp_path: Path, seed: int) -> None:
    """A visit: a decision comes to a seat after another seat has answered one."""
    rng = random.Random(seed)
    host, table = await began(tmp_path, seed)
    visits: Counter[tuple[int, Seat]] = Counter()
    kinds: Counter[str] = Counter()
    visitor = None
    while table.status is Status.RUNNING:
        sight = await host.looking.sight(None, table.id)
        decision = rng.choice(sight.decisions)
        if decision.seat != visitor:
            visits[sight.view.round, decision.seat] += 1
        visitor = decision.seat
        kinds[decision.kind] += 1
        await answer(host, table, decision.seat, rng)
        table = await once_the_ordered_is_answered(host, table)
    await host.close()
    assert max(visits.values()) <= VISITS
    assert kinds["assign"] >= len(PEOPLE) * 4
    assert not kinds.keys() & {"slot", "cube", "advance"}, "nobody is asked for these who need not be"
