"""Four people play for three weeks in seconds, over two changes of the clocks, and the host dies between the steps.

One lives in another zone, one is away for some days, one falls silent, and one leaves and is replaced by a fifth.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.hosting.clocks.settings import ClockSettings
from bot.hosting.people.choices import ChosenHand
from bot.hosting.seating.leaving import Fate as Parting
from bot.hosting.table import Person, Place, Table
from engine.contract import AnyGame
from engine.games import GAMES as REAL
from tests.bot.hosting.support import GAMES as TOYS
from tests.bot.hosting.support import press
from tests.bot.hosting.weeks.audit import Times, check_reminders, check_time_outs
from tests.bot.hosting.weeks.people import Player
from tests.bot.hosting.weeks.story import DAY, Story, told

WARSAW, NEW_YORK = "Europe/Warsaw", "America/New_York"
AUTUMN = datetime(2029, 10, 20, 12, tzinfo=UTC)
"""A week before the clocks are put back in Europe, two before they are in America."""
SPRING = datetime(2030, 3, 9, 12, tzinfo=UTC)
"""A day before the clocks are put on in America, three weeks before they are in Europe."""
WEEKS = timedelta(days=23)
TURN = timedelta(hours=36)
LONG = {"toy": {"ranks": 400, "hand": 3, "rounds": 60}}
"""More rounds than three weeks have."""


@dataclass(frozen=True, slots=True)
class Game:
    """What is played."""

    name: str
    games: Mapping[str, AnyGame]
    options: Mapping[str, Any]


TURNS = Game("toy", TOYS, {})
TOGETHER = Game("toy", TOYS, {"mode": "together"})
MOA = Game("moa", REAL, {})


def people(begins: datetime) -> list[Player]:
    """Return the four, and who takes over."""
    return [
        Player(Person(1, "Ann"), NEW_YORK, (0, 8 * 60)),
        Player(Person(2, "Ben"), WARSAW, (22 * 60 + 30, 7 * 60 + 30), away=(begins + 5 * DAY, begins + 9 * DAY)),
        Player(Person(3, "Cat"), WARSAW, (2 * 60 + 15, 3 * 60 + 45), silent_from=begins + 8 * DAY),
        Player(Person(4, "Dan"), WARSAW, (23 * 60, 6 * 60)),
        Player(Person(5, "Eve"), NEW_YORK, (21 * 60, 9 * 60)),
    ]


async def play(story: Story, game: Game, begins: datetime) -> int:
    """Play for three weeks; return the table's number."""
    players = [story.players[number] for number in range(1, 6)]
    four = [each.person for each in players[:4]]
    clock = ClockSettings(turn=round(TURN.total_seconds()))
    for each in players[2:]:
        await story.host.people.choose(press(each.person), ChosenHand(wanted=True))
    table = await story.open(game.name, four, clock=clock, options=game.options)
    here = Place(9, 100)
    await story.settle()
    await story.live(begins + 10 * DAY)
    leaving = press(players[3].person, here)
    await story.surely(lambda: story.host.seats.leave(leaving, table, Parting.OFFER))
    await story.settle()
    await story.live(begins + 11 * DAY)
    coming = press(players[4].person, here)
    await story.surely(lambda: story.host.lobbies.join(coming, table))
    await story.settle()
    await story.live(begins + WEEKS)
    return table


async def check(story: Story, table_id: int) -> None:
    """Check all that must hold at the end."""
    times = Times(TURN)
    assert check_reminders(story, times) >= 6
    assert check_time_outs(story, times) >= 2
    table = await story.host.tables.find(table_id)
    cat = next(each for each in table.occupants if each.person_id == 3)
    assert cat.away
    assert [each.person_id for each in table.occupants if each.person_id == 5] == [5]
    assert table.seq >= 25
    await check_posts(story, table)
    await check_hands(story, table)


async def check_hands(story: Story, table: Table) -> None:
    """Cat, for whom an automa plays, and Eve have one message each with the present hand; Dan has none any more."""
    for person in (3, 5):
        ((*_, newest),) = story.announcer.hands[table.id, person].values()
        sight = await story.host.looking.sight(person, table.id)
        assert newest == f"{sight.seat}:{sight.view}:en"
    ((*_, newest),) = story.announcer.hands[table.id, 4].values()
    assert newest == "seat-lost"


async def check_posts(story: Story, table: Table) -> None:
    """Every entry was told once and in order, but for what somebody has done in a turn that goes on."""
    told = story.announcer.told()
    assert told == list(range(1, len(told) + 1))
    untold = [each.seat for each in await story.host.looking.log(None, table.id) if each.seq > len(told)]
    assert set(untold) <= set(table.asked_since)
    assert (await story.rows("outbox"))["outbox"][0] == 0


@pytest.mark.parametrize(
    ("game", "begins"),
    [
        pytest.param(TURNS, AUTUMN, id="turns-autumn"),
        pytest.param(TOGETHER, SPRING, id="together-spring", marks=pytest.mark.slow),
        pytest.param(TURNS, SPRING, id="turns-spring", marks=pytest.mark.slow),
        pytest.param(TOGETHER, AUTUMN, id="together-autumn", marks=pytest.mark.slow),
    ],
)
async def test_three_weeks_with_some_kills(tmp_path: Path, game: Game, begins: datetime) -> None:
    async with told(tmp_path, people(begins), begins=begins, games=game.games, components=LONG, often=0.03) as story:
        await check(story, await play(story, game, begins))
        assert story.fate.kills >= 10


@pytest.mark.slow
@pytest.mark.parametrize("begins", [AUTUMN, SPRING], ids=["autumn", "spring"])
@pytest.mark.parametrize("game", [TURNS, TOGETHER, MOA], ids=["turns", "together", "moa"])
async def test_three_weeks_with_a_kill_between_any_two_steps(tmp_path: Path, game: Game, begins: datetime) -> None:
    components = LONG if game is not MOA else {}
    async with told(
        tmp_path, people(begins), begins=begins, games=game.games, components=components, everywhere=True
    ) as story:
        await check(story, await play(story, game, begins))
        assert story.fate.kills >= 300
