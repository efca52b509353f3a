"""A round of each real game that several people play: tables of its own sizes are started, played and counted."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.hosting.host import Host
from bot.hosting.leagues.league import LeagueStatus
from bot.hosting.table import Person, Place, Status
from engine.games import GAMES
from tests.bot.hosting.leagues.support import ORGANISER, Season, people
from tests.bot.hosting.support import HERE, FakeAnnouncer, HandClock, fresh_database, make_host, press

SEVERAL = sorted(name for name, game in GAMES.items() if max(game.seat_counts) > 1)


@pytest.mark.parametrize("game", SEVERAL)
async def test_a_round_of(tmp_path: Path, clock: HandClock, game: str) -> None:
    size = min(3, max(GAMES[game].seat_counts))
    host = await make_host(tmp_path, clock=clock, database=await fresh_database(tmp_path), games=GAMES)
    season = Season(host, FakeAnnouncer(), clock)
    season.id = (await host.leagues.open(press(ORGANISER), game, size=size, rounds=1, days=3, language="en")).id
    for person in people(size + 1):
        await host.leagues.join(press(person), season.id)
    league = await season.start()
    for each in await season.running():
        await play_out(host, Place(HERE.guild_id, each.channel_id or 0), each.table_id or 0)
    await season.go_on()
    league = await season.now()
    assert league.status is LeagueStatus.OVER
    played = [number for each in league.pairings for number in each.seats]
    assert sum(line.points for line in league.lines) == 6 * len(league.members)
    assert {line.person for line in league.lines if line.tables} == set(played)
    for each in league.pairings:
        assert [side.number for side in each.sides] == list(each.seats)
        assert min(side.place for side in each.sides) == 1
    await host.close()


async def play_out(host: Host, place: Place, table_id: int) -> None:
    """Play a table to its end: whoever is asked gives the simplest answer."""
    table = await host.tables.find(table_id)
    while table.status is Status.RUNNING:
        live = await host._context.live(table_id)
        decision = live.match.decisions()[0]
        who = Person(table.occupant(decision.seat).person_id or 0, "P")
        table = (await host.playing.act(press(who, place), table_id, decision.default)).table
