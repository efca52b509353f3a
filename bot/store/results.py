"""What finished games came to: written when they end, counted anew at will, and read for statistics and ratings.

A row tells of a seat. Whose seat it is stands in `seats`, where it is found and forgotten like everywhere else.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Row, Select, and_, bindparam, case, delete, func, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.dialects import insert_or_update
from bot.store.schema import counted_games, people, preferences, results, seats, tables

HASH = 1_000_003
"""People and tables are counted into a stamp by their rest over this prime: their sums are too large for a column."""


@dataclass(frozen=True, slots=True)
class ResultRow:
    """What one seat came to (`engine.statistics.Figures`)."""

    seat: str
    person: bool
    """Whether a person sat there at the end, also one who was forgotten since."""
    place: int
    points: int
    margin: int | None
    sources: Mapping[str, int]
    facts: Mapping[str, int]
    liked: Mapping[str, Mapping[str, int]]


@dataclass(frozen=True, slots=True)
class CountedGame:
    """A finished game that was counted; without results where its log cannot be read."""

    seq: int
    """Of the table when its game ended."""
    version: str
    sides: int
    """All that got a score, also an opponent that the game played."""
    entries: int
    began_at: datetime | None
    results: Sequence[ResultRow]

    @property
    def people(self) -> int:
        """Return at how many seats a person sat."""
        return sum(each.person for each in self.results)


class ToCount(NamedTuple):
    """A finished game that was not counted yet, or by another count, or before it ended anew."""

    table_id: int
    game: str


@dataclass(frozen=True, slots=True)
class PlayedRow:
    """A finished game as one seat had it."""

    table_id: int
    game: str
    guild_id: int | None
    ended_at: datetime
    began_at: datetime
    entries: int
    people: int
    sides: int
    seat: str
    person_id: int | None
    """None: who was forgotten, or wants to be in no statistics."""
    place: int
    points: int
    margin: int | None
    sources: Mapping[str, int]
    facts: Mapping[str, int]
    liked: Mapping[str, Mapping[str, int]]

    @property
    def among_people(self) -> bool:
        """Return whether people had all seats, several of them."""
        return self.people == self.sides > 1

    @property
    def seconds(self) -> int:
        """Return how long the game took."""
        return int((self.ended_at - self.began_at).total_seconds())


class RatedRow(NamedTuple):
    """The place of a seat in a game that counts for the rating."""

    table_id: int
    ended_at: datetime
    person_id: int | None
    """None: who was forgotten."""
    place: int


class Stamp(NamedTuple):
    """What is another one wherever other results are to be rated."""

    rows: int
    newest: datetime | None
    people: int
    places: int


async def write(connection: AsyncConnection, table_id: int, counted: CountedGame) -> None:
    """Keep what a game came to, in place of what was kept of it."""
    await connection.execute(delete(results).where(results.c.table_id == table_id))
    game = {
        "table_id": table_id,
        "seq": counted.seq,
        "version": counted.version,
        "people": counted.people,
        "sides": counted.sides,
        "entries": counted.entries,
        "began_at": counted.began_at,
    }
    await connection.execute(insert_or_update(connection, counted_games), game)
    if counted.results:
        await connection.execute(insert(results), [_values(table_id, each) for each in counted.results])


async def remove(connection: AsyncConnection, table_id: int) -> None:
    """Remove what a game came to: its end was taken back."""
    for table in (results, counted_games):
        await connection.execute(delete(table).where(table.c.table_id == table_id))


async def find(connection: AsyncConnection, table_id: int) -> CountedGame | None:
    """Return what is kept of a game; None: it was not counted."""
    game = (await connection.execute(select(counted_games).where(counted_games.c.table_id == table_id))).one_or_none()
    if game is None:
        return None
    rows = await connection.execute(select(results).where(results.c.table_id == table_id).order_by(results.c.seat))
    told = [
        ResultRow(row.seat, row.person, row.place, row.points, row.margin, *map(json.loads, row[-3:])) for row in rows
    ]
    return CountedGame(game.seq, game.version, game.sides, game.entries, game.began_at, told)


async def to_count(
    connection: AsyncConnection, versions: Mapping[str, str], after: int, most: int, *, anew: bool = False
) -> list[ToCount]:
    """Return so many finished games behind the number `after` that are to be counted; `anew`: all of these games.

    `versions`: by which count each game is told now; others are left out.
    """
    other = [and_(tables.c.game == game, counted_games.c.version != version) for game, version in versions.items()]
    due = or_(counted_games.c.table_id.is_(None), counted_games.c.seq != tables.c.seq, *other)
    query = (
        select(tables.c.table_id, tables.c.game)
        .outerjoin(counted_games, counted_games.c.table_id == tables.c.table_id)
        .where(tables.c.status == "finished", tables.c.game.in_(list(versions)), tables.c.table_id > after)
        .order_by(tables.c.table_id)
        .limit(most)
    )
    return [ToCount(*row) for row in await connection.execute(query if anew else query.where(due))]


async def of_person(connection: AsyncConnection, person_id: int, guild_id: int | None) -> list[PlayedRow]:
    """Return the finished games of a person, oldest first; of one server, or (None) of all."""
    query = _PLAYED.where(seats.c.person_id == bindparam("person"))
    found = await connection.execute(_within(query, guild_id), {"person": person_id})
    return [_played(row) for row in found]


async def of_server(connection: AsyncConnection, guild_id: int, game: str, *, people: bool) -> list[PlayedRow]:
    """Return what people came to in the finished games of one name of a server, oldest first.

    `people`: where people had all seats, several of them; else the other games.
    """
    query = _PLAYED.where(tables.c.guild_id == guild_id, tables.c.game == game)
    found = await connection.execute(query.where(_AMONG_PEOPLE if people else ~_AMONG_PEOPLE))
    return [_played(row) for row in found]


async def played_at(connection: AsyncConnection, guild_id: int) -> list[tuple[str, bool]]:
    """Return which games were finished on a server, among people or not; what was played last comes first."""
    among, last = _AMONG_PEOPLE.label("among"), func.max(tables.c.ended_at)
    query = (
        select(tables.c.game, among)
        .join(counted_games, counted_games.c.table_id == tables.c.table_id)
        .where(tables.c.guild_id == guild_id, tables.c.status == "finished", counted_games.c.people > 0)
        .group_by(tables.c.game, among)
        .order_by(last.desc(), tables.c.game)
    )
    return [(row[0], bool(row[1])) for row in await connection.execute(query)]


async def rated(connection: AsyncConnection, guild_id: int, game: str) -> list[RatedRow]:
    """Return the places in all games of a server that are rated, in the order in which they ended."""
    query: Any = (
        _rated(select(tables.c.table_id, tables.c.ended_at, seats.c.person_id, results.c.place))
        .where(tables.c.guild_id == guild_id, tables.c.game == game)
        .order_by(tables.c.ended_at, tables.c.table_id, results.c.seat)
    )
    return [RatedRow(*row) for row in await connection.execute(query)]


async def stamp(connection: AsyncConnection, guild_id: int, game: str) -> Stamp:
    """Return the stamp of these."""
    whose = func.sum(func.coalesce(seats.c.person_id, 0) % HASH * (tables.c.table_id % HASH))
    where = func.sum(results.c.place * (tables.c.table_id % HASH))
    totals: Any = select(func.count(), func.max(tables.c.ended_at), whose, where)
    query = _rated(totals).where(tables.c.guild_id == guild_id, tables.c.game == game)
    row = (await connection.execute(query)).one()
    return Stamp(row[0], row[1], int(row[2] or 0), int(row[3] or 0))


async def unlisted(connection: AsyncConnection, person_ids: Sequence[int]) -> set[int]:
    """Return who of some people wants to be in no statistics."""
    query = select(preferences.c.person_id).where(preferences.c.unlisted, preferences.c.person_id.in_(person_ids))
    return set((await connection.execute(query)).scalars())


async def names(connection: AsyncConnection, person_ids: Sequence[int]) -> dict[int, str]:
    """Return what people are called, without those who want to be in no statistics."""
    query = (
        select(people.c.person_id, people.c.name)
        .outerjoin(preferences, preferences.c.person_id == people.c.person_id)
        .where(people.c.person_id.in_(person_ids), ~func.coalesce(preferences.c.unlisted, False))
    )
    return {row[0]: row[1] for row in await connection.execute(query)}


# -- inside ---------------------------------------------------------------------------------------------------------


_AMONG_PEOPLE = and_(counted_games.c.people == counted_games.c.sides, counted_games.c.sides > 1)
_SHOWN = case((func.coalesce(preferences.c.unlisted, False), None), else_=seats.c.person_id)
_PLAYED: Select[Any] = (
    select(
        tables.c.table_id,
        tables.c.game,
        tables.c.guild_id,
        tables.c.ended_at,
        counted_games.c.began_at,
        counted_games.c.entries,
        counted_games.c.people,
        counted_games.c.sides,
        results.c.seat,
        _SHOWN.label("person_id"),
        results.c.place,
        results.c.points,
        results.c.margin,
        results.c.sources,
        results.c.facts,
        results.c.liked,
    )
    .join(counted_games, counted_games.c.table_id == tables.c.table_id)
    .join(results, results.c.table_id == tables.c.table_id)
    .join(seats, and_(seats.c.table_id == results.c.table_id, seats.c.seat == results.c.seat))
    .outerjoin(preferences, preferences.c.person_id == seats.c.person_id)
    .where(tables.c.status == "finished", results.c.person)
    .order_by(tables.c.ended_at, tables.c.table_id, results.c.seat)
)


def _within(query: Select[Any], guild_id: int | None) -> Select[Any]:
    return query if guild_id is None else query.where(tables.c.guild_id == guild_id)


def _rated(query: Any) -> Any:
    """Join what is rated: games among people at tables that are not friendly ones."""
    return (
        query.select_from(tables)
        .join(counted_games, counted_games.c.table_id == tables.c.table_id)
        .join(results, results.c.table_id == tables.c.table_id)
        .join(seats, and_(seats.c.table_id == results.c.table_id, seats.c.seat == results.c.seat))
        .where(tables.c.status == "finished", _serious(), _AMONG_PEOPLE)
    )


def _serious() -> ColumnElement[bool]:
    return or_(tables.c.friendly.is_(None), ~tables.c.friendly)


def _played(row: Row[Any]) -> PlayedRow:
    return PlayedRow(*row[:-3], *map(json.loads, row[-3:]))


def _values(table_id: int, row: ResultRow) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "seat": row.seat,
        "person": row.person,
        "place": row.place,
        "points": row.points,
        "margin": row.margin,
        "sources": _dumps(row.sources),
        "facts": _dumps(row.facts),
        "liked": _dumps(row.liked),
    }


def _dumps(data: Mapping[str, Any]) -> str:
    return json.dumps(dict(data), ensure_ascii=False, separators=(",", ":"))
