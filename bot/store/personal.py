"""All that is kept of one person, in whatever table: to be shown to that person, and to be removed.

A column that holds the number of a person is known by its name, so that a new table is not forgotten here.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from operator import itemgetter
from types import MappingProxyType
from typing import Any

from sqlalchemy import Column, Row, Table, and_, delete, exists, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import packed_logs
from bot.store.errors import CorruptTable
from bot.store.schema import (
    activity,
    league_people,
    leagues,
    log,
    metadata,
    outbox,
    packed_people,
    past_occupants,
    people,
    pings,
    preferences,
    proposals,
    results,
    seats,
    standing_orders,
    tables,
    votes,
)

NAMES = frozenset({"person_id", "opener_id", "offered_to"})
"""How columns are called that hold the number of a person."""
AT_ONCE = 500
"""Of how many people one statement tells."""
NOBODY = 0
"""What stands in the place of a person's number where there must be one."""
_BLANKED: Mapping[Column[Any], int | None] = MappingProxyType(
    {
        seats.c.person_id: None,
        seats.c.offered_to: None,
        log.c.person_id: None,
        packed_people.c.person_id: None,
        past_occupants.c.person_id: None,
        tables.c.opener_id: NOBODY,
        proposals.c.person_id: NOBODY,
        league_people.c.person_id: None,
        leagues.c.opener_id: NOBODY,
        outbox.c.person_id: None,
    }
)
"""Columns of rows that stay, since others need them, and what stands in them then. All other rows go."""
_OF_PERSON = frozenset({people, preferences, activity, pings})
"""Tables with one row of a person, which belongs to no table."""
_OF_LEAGUES = frozenset({leagues, league_people})
"""Tables whose rows belong to a league, and by that to a server."""
_SHOWN = MappingProxyType(
    {
        log: (log.c.table_id, log.c.seq, log.c.at),
        outbox: (outbox.c.table_id, outbox.c.kind, outbox.c.due_at),
    }
)
"""Of an entry it is not shown what was drawn for it: in a running game that is secret. Of a post only that it comes."""


async def data_of(connection: AsyncConnection, person_id: int) -> dict[str, list[dict[str, Any]]]:
    """Return all rows about a person by their tables, ready for JSON.

    Orders, votes and results are those of the own seats.
    """
    found: dict[str, list[dict[str, Any]]] = {}
    for table, column in _personal():
        shown = _SHOWN.get(table, tuple(table.columns))
        rows = await connection.execute(select(*shown).where(column == person_id))
        found.setdefault(table.name, []).extend(_plain(row) for row in rows)
    found[log.name] += await _packed_entries(connection, person_id)
    found[log.name].sort(key=itemgetter("table_id", "seq"))
    orders = await connection.execute(select(standing_orders).where(_own_seat(person_id)))
    found[standing_orders.name] = [_plain(row) for row in orders]
    played = await connection.execute(select(results).where(_own(results, person_id)))
    found[results.name] = [_plain(row) for row in played]
    own_votes = select(votes).join(proposals, proposals.c.proposal_id == votes.c.proposal_id)
    own_votes = own_votes.join(seats, and_(seats.c.table_id == proposals.c.table_id, seats.c.seat == votes.c.seat))
    rows = await connection.execute(own_votes.where(seats.c.person_id == person_id))
    found[votes.name] = [_plain(row) for row in rows]
    found[proposals.name] += await _proposed_about(connection, person_id)
    found[outbox.name] += await _ended_about(connection, person_id)
    return {name: rows for name, rows in found.items() if rows}


async def tables_of(connection: AsyncConnection, person_id: int) -> list[int]:
    """Return the numbers of all tables that have a row about a person."""
    numbers: set[int] = set()
    for table, column in _personal():
        if "table_id" in table.columns:
            numbers |= set((await connection.execute(select(table.c.table_id).where(column == person_id))).scalars())
    return sorted(number for number in numbers if number is not None)


async def remove(connection: AsyncConnection, person_id: int) -> None:
    """Remove all that is kept of a person; seats and entries stay, and nobody is named in them any more."""
    await connection.execute(delete(standing_orders).where(_own_seat(person_id)))
    for table, column in _personal():
        if column in _BLANKED:
            blank = {column.name: _BLANKED[column]}
            await connection.execute(update(table).where(column == person_id).values(**blank))
        else:
            await connection.execute(delete(table).where(column == person_id))
    await _forget_jobs(connection, person_id)


async def _forget_jobs(connection: AsyncConnection, person_id: int) -> None:
    """Forget the jobs for a person, where there is a queue for them: some are due in days only."""
    if connection.dialect.name != "sqlite":
        from bot.store import queue  # noqa: PLC0415  (what the queue takes, a bot alone does not need)

        await queue.forget_person(connection, person_id)


async def at_server(connection: AsyncConnection, guild_id: int) -> set[int]:
    """Return everybody of whom a row of a server's tables and leagues tells."""
    found: set[int] = set()
    for table, column in _at_tables():
        rows = await connection.execute(select(column).distinct().where(_in_server(table, guild_id)))
        found |= set(rows.scalars())
    return found - {None, NOBODY}


async def not_elsewhere(
    connection: AsyncConnection, people_ids: Collection[int], guild_id: int, since: datetime
) -> list[int]:
    """Return who of some people stands in no row of any other server's tables, and has pressed nothing since."""
    left = set(people_ids)
    ways = [(activity.c.person_id, activity.c.seen_at > since)]
    for table, column in _at_tables():
        ways.append((column, _elsewhere(table, guild_id)))
    for column, elsewhere in ways:
        for some in _parts(left):
            found = await connection.execute(select(column).distinct().where(column.in_(some), elsewhere))
            left -= set(found.scalars())
    return sorted(left)


async def remove_with_server(connection: AsyncConnection, person_id: int, guild_id: int) -> None:
    """Remove all that is kept of a person who stands in no table but those of a server.

    IntegrityError where the person has just sat down elsewhere.
    """
    for table, column in _personal():
        which = [column == person_id]
        if table in _OF_LEAGUES:
            which.append(_in_server(table, guild_id))
        elif "table_id" in table.columns and table not in _OF_PERSON:
            in_server = _in_server(table, guild_id)
            which.append(or_(table.c.table_id.is_(None), in_server) if table.c.table_id.nullable else in_server)
        if column in _BLANKED:
            await connection.execute(update(table).where(*which).values(**{column.name: _BLANKED[column]}))
        else:
            await connection.execute(delete(table).where(*which))
    await _forget_jobs(connection, person_id)


async def queued_ends(connection: AsyncConnection, table_ids: Sequence[int]) -> list[str]:
    """Return what posts that are still queued for tables tell of a proposal's end (`agreements.ending`)."""
    which = (outbox.c.table_id.in_(table_ids), outbox.c.ended.is_not(None))
    return list((await connection.execute(select(outbox.c.ended).where(*which).distinct())).scalars())


async def replace_end(connection: AsyncConnection, old: str, new: str) -> None:
    """Replace what such a post tells."""
    await connection.execute(update(outbox).where(outbox.c.ended == old).values(ended=new))


async def _packed_entries(connection: AsyncConnection, person_id: int) -> list[dict[str, Any]]:
    """Return the entries of a person in packed logs, without those of logs that cannot be read."""
    found = []
    for table_id in await packed_logs.with_person(connection, person_id):
        with suppress(CorruptTable):
            rows = await packed_logs.rows(connection, table_id)
            own = [each for each in rows if each.person_id == person_id]
            found += [{"table_id": table_id, "seq": each.seq, "at": each.at.isoformat()} for each in own]
    return found


async def _proposed_about(connection: AsyncConnection, person_id: int) -> list[dict[str, Any]]:
    """Return what others propose about a person; not who they are."""
    shown = [column for column in proposals.columns if column is not proposals.c.person_id]
    which = (proposals.c.facts.contains(str(person_id)), proposals.c.person_id != person_id)
    rows = await connection.execute(select(*shown).where(*which))
    return [_plain(row) for row in rows if _names(row.facts, person_id)]


async def _ended_about(connection: AsyncConnection, person_id: int) -> list[dict[str, Any]]:
    """Return what was proposed about a person and has ended, as long as a post of that is still to be sent."""
    which = outbox.c.ended.contains(str(person_id))
    rows = await connection.execute(select(outbox.c.table_id, outbox.c.ended).where(which))
    ends = [(row.table_id, json.dumps(json.loads(row.ended)["proposal"]["facts"], ensure_ascii=False)) for row in rows]
    return [{"table_id": table_id, "facts": facts} for table_id, facts in ends if _names(facts, person_id)]


def _names(facts: str, person_id: int) -> bool:
    """Return whether the facts of a proposal hold the number of a person."""
    return person_id in json.loads(facts).values()


def _personal() -> Iterator[tuple[Table, Column[Any]]]:
    """Return every column with the numbers of people, those first whose rows refer to others."""
    for table in reversed(metadata.sorted_tables):
        for column in table.columns:
            if column.name in NAMES:
                yield table, column


def _at_tables() -> Iterator[tuple[Table, Column[Any]]]:
    """Return those of these columns whose rows belong to tables or to leagues."""
    for table, column in _personal():
        if table in _OF_LEAGUES or ("table_id" in table.columns and table not in _OF_PERSON):
            yield table, column


def _in_server(table: Table, guild_id: int) -> Any:
    """Return the condition that a row of a table or a league is of a server."""
    if table in _OF_LEAGUES:
        return table.c.guild_id == guild_id
    return table.c.table_id.in_(_tables_of(guild_id))


def _elsewhere(table: Table, guild_id: int) -> Any:
    """Return the condition that it is of another one."""
    if table in _OF_LEAGUES:
        return table.c.guild_id != guild_id
    return and_(table.c.table_id.is_not(None), table.c.table_id.not_in(_tables_of(guild_id)))


def _tables_of(guild_id: int) -> Any:
    return select(tables.c.table_id).where(tables.c.guild_id == guild_id)


def _parts(numbers: Collection[int]) -> Iterator[list[int]]:
    """Return numbers in parts, so many that a statement takes them."""
    ordered = sorted(numbers)
    return (ordered[first : first + AT_ONCE] for first in range(0, len(ordered), AT_ONCE))


def _own_seat(person_id: int) -> Any:
    return _own(standing_orders, person_id)


def _own(table: Table, person_id: int) -> Any:
    """Return the condition that a row of a table is of a person's own seat."""
    same = and_(seats.c.table_id == table.c.table_id, seats.c.seat == table.c.seat)
    return exists(select(seats.c.seat).where(same, seats.c.person_id == person_id))


def _plain(row: Row[Any]) -> dict[str, Any]:
    items = row._asdict().items()
    return {name: value.isoformat() if isinstance(value, datetime) else value for name, value in items}
