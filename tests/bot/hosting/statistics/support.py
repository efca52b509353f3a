"""Finished games for tests of statistics: whole games of the fixtures, hosted to their end, and made-up rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from typing import Any

from sqlalchemy import insert

from bot.hosting.host import Host
from bot.hosting.table import Person, Place, Table
from bot.store import results
from bot.store.results import CountedGame, ResultRow
from bot.store.schema import people, seats, tables
from engine.games import GAMES
from engine.log import TimeOut
from engine.match import Match
from engine.record import read_record, replay, write_record
from tests.bot.hosting.support import press

FIXTURES = Path(__file__).parents[3] / "fixtures"
PEOPLE = tuple(Person(number, name) for number, name in enumerate(("Ann", "Ben", "Cat", "Dora", "Eve"), 1))
BEGAN = datetime(2029, 1, 1, tzinfo=UTC)
DAY = timedelta(days=1)


@cache
def whole_game(game: str, seats: int) -> bytes:
    """Return the record of a whole game whose last entry is an answer of a seat."""
    for file in sorted((FIXTURES / game).glob("*.jsonl")):
        match = replay(read_record(file.read_bytes(), GAMES))
        if len(match.setup.seats) == seats and not isinstance(match.entries[-1].action, TimeOut):
            return file.read_bytes()
    raise LookupError(game)


async def hosted(host: Host, game: str, seats: int, place: Place, people: Sequence[Person] = PEOPLE) -> Table:
    """Host a whole game of the fixtures: its last answer is given by the person of its seat."""
    match: Match = replay(read_record(whole_game(game, seats), GAMES))
    (last,) = match.rewind(len(match.entries) - 1)
    table = await host.tables.import_record(write_record(match, brief=True), place, "en")
    for person, seat in zip(people, match.setup.seats, strict=False):
        table = await host.lobbies.join(press(person, place), table.id, seat)
    person = next(each for each in people if table.seat_of(each.id) == last.seat)
    return (await host.playing.act(press(person, place), table.id, last.action)).table


class MadeUp:
    """Writes rows of finished games, a day after the other."""

    def __init__(self, host: Host, game: str = "moa", guild_id: int | None = 9) -> None:
        self.host, self.game, self.guild_id = host, game, guild_id
        self.number = 0
        self._known: set[int] = set()

    async def game_of(
        self,
        places: Mapping[Person | None, int],
        *,
        friendly: bool | None = False,
        points: Mapping[Person | None, int] | None = None,
        further: int = 0,
        **told: Any,
    ) -> int:
        """Write a game with the places of people (None: an automa); `further`: how many other sides there were."""
        self.number += 1
        colours = GAMES[self.game].colours
        score = points or {who: 100 - 10 * place for who, place in places.items()}
        told = {"sources": {}, "facts": {}, "liked": {}, **told}
        ended = BEGAN + self.number * DAY
        rows = []
        async with self.host._context.database.write() as connection:
            key = await connection.execute(insert(tables).values(**self._table(ended), friendly=friendly))
            table_id = int((key.inserted_primary_key or (0,))[0])
            for at, (who, place) in enumerate(places.items()):
                if who is not None and who.id not in self._known:
                    self._known.add(who.id)
                    await connection.execute(insert(people).values(person_id=who.id, name=who.name, language="en"))
                seat = {"table_id": table_id, "seat": colours[at], "joined": at + 1}
                whose = {"person_id": who.id} if who is not None else {"automa": "nestling"}
                await connection.execute(insert(seats).values(**seat, **whose))
                best = max([score[other] for other in places if other != who], default=0)
                rows.append(ResultRow(colours[at], who is not None, place, score[who], score[who] - best, **told))
            counted = CountedGame(9, "1.1", len(rows) + further, 50, ended - self.number * timedelta(hours=1), rows)
            await results.write(connection, table_id, counted)
        return table_id

    def _table(self, ended: datetime) -> dict[str, Any]:
        return {
            "game": self.game,
            "guild_id": self.guild_id,
            "channel_id": 100 + self.number,
            "status": "finished",
            "opener_id": 1,
            "language": "en",
            "options": "{}",
            "seq": 9,
            "posted_until": 9,
            "asked_since": "{}",
            "opened_at": BEGAN,
            "ended_at": ended,
        }
