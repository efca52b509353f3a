"""The log of a table (it only grows; the truth), its snapshots (a cache) and the interactions that were answered."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from functools import cache
from hashlib import sha256
from typing import Any

from pydantic_core import from_json
from sqlalchemy import CursorResult, Insert, Row, bindparam, delete, insert, literal, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import components, packed_logs
from bot.store.dialects import insert_or_update
from bot.store.engines import LATER
from bot.store.errors import CorruptTable, row_missing, row_unreadable
from bot.store.packing import QUICK, SMALL, pack, unpack
from bot.store.schema import interactions, log, snapshots
from engine.faults import phrase

COMPONENTS = "components"
"""Under which key positions have what their game is played with (engine.codec)."""


@dataclass(frozen=True, slots=True)
class LogRow:
    """A row of a log: an `entry` (as engine.log writes it), or an undo of the entry in the row `undoes`."""

    seq: int
    entry: Mapping[str, Any] | None
    undoes: int | None
    asked_since: Mapping[str, int]
    """Since when each seat is asked, after this row."""
    person_id: int | None = None
    at: datetime | None = None
    """When it was written; None before it is."""


class Moment(StrEnum):
    """Which positions of a table have a snapshot."""

    PRESENT = "present"
    POSTED = "posted"
    """The position where the last post ends."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The position of a table after the row `seq`."""

    seq: int
    position: Mapping[str, Any]
    rules: str | None = None
    """The version of the rules that led to it; None: of a snapshot from before versions were noted."""


@dataclass(frozen=True, slots=True)
class Answered:
    """An interaction that acted before: on which table, and the seq that it led to."""

    table_id: int
    seq: int


# Statements that presses need are made once: making one takes longer than carrying it out.
_APPEND = insert(log)
_ANSWER = insert(interactions)
_ROWS = select(log).where(log.c.table_id == bindparam("its_table"), log.c.seq > bindparam("after")).order_by(log.c.seq)
_ROW = select(log).where(log.c.table_id == bindparam("its_table"), log.c.seq == bindparam("its_seq"))


async def append(connection: AsyncConnection, table_id: int, row: LogRow, at: datetime) -> None:
    """Add a row. IntegrityError when there is one of that seq: somebody was faster."""
    values = {
        "table_id": table_id,
        "seq": row.seq,
        "undoes": row.undoes,
        "person_id": row.person_id,
        "asked_since": "",
        "at": at,
        "packed": _packed(row.entry, row.asked_since),
    }
    await connection.execute(_APPEND, values, execution_options=LATER)


async def replace_entry(connection: AsyncConnection, table_id: int, seq: int, entry: Mapping[str, Any]) -> None:
    """Put an entry in the place of the one in a row: an answer that its seat has changed while others are asked.

    That is the one change that rows know. A row of its own would tell everybody that somebody hesitates.
    """
    before = await row(connection, table_id, seq)
    values = {"entry": None, "asked_since": "", "packed": _packed(entry, before.asked_since)}
    change = update(log).where(log.c.table_id == table_id, log.c.seq == seq).values(**values)
    changed: CursorResult[Any] = await connection.execute(change)
    if changed.rowcount == 0:  # a game that was over is played on
        await _spread(connection, table_id)
        await connection.execute(change)


async def rows(connection: AsyncConnection, table_id: int, after: int = 0) -> list[LogRow]:
    """Return the log of a table after the row `after`, oldest first.

    CorruptTable when a row is missing or cannot be read.
    """
    wanted = {"its_table": table_id, "after": after}
    found = [_row(table_id, row) for row in await connection.execute(_ROWS, wanted)]
    if not found or found[0].seq != after + 1:
        first = found[0].seq if found else None
        older = [LogRow(*each) for each in await packed_logs.rows(connection, table_id)]
        found = [*(each for each in older if each.seq > after and (first is None or each.seq < first)), *found]
    for seq, each in enumerate(found, after + 1):
        if each.seq != seq:
            raise row_missing(table_id, seq)
    return found


async def row(connection: AsyncConnection, table_id: int, seq: int) -> LogRow:
    """Return one row. CorruptTable when it is missing or cannot be read."""
    found = (await connection.execute(_ROW, {"its_table": table_id, "its_seq": seq})).one_or_none()
    if found is not None:
        return _row(table_id, found)
    for each in await packed_logs.rows(connection, table_id):
        if each.seq == seq:
            return LogRow(*each)
    raise row_missing(table_id, seq)


async def moments(connection: AsyncConnection, rows: Collection[tuple[int, int]]) -> dict[tuple[int, int], datetime]:
    """Return when rows were written, by table and seq; without those that are missing."""
    if not rows:
        return {}
    query = select(log.c.table_id, log.c.seq, log.c.at).where(tuple_(log.c.table_id, log.c.seq).in_(list(rows)))
    found = {(row.table_id, row.seq): row.at for row in await connection.execute(query)}
    for table_id in {table_id for table_id, seq in rows if (table_id, seq) not in found}:
        older = {(table_id, each.seq): each.at for each in await packed_logs.rows(connection, table_id)}
        found |= {key: at for key, at in older.items() if key in rows}
    return found


async def save_snapshot(
    connection: AsyncConnection, table_id: int, moment: Moment, snapshot: Snapshot, level: int = QUICK
) -> None:
    """Store a position in place of the one before; `level`: how well it is packed (bot.store.packing)."""
    packed = pack(_dumps(_by_digest(snapshot.position)), level)
    values = {
        "table_id": table_id,
        "moment": moment.value,
        "seq": snapshot.seq,
        "position": "",
        "rules": snapshot.rules,
        "digest": _digest(snapshot.rules, snapshot.seq, packed),
        "packed": packed,
    }
    await connection.execute(insert_or_update(connection, snapshots), values, execution_options=LATER)


async def keep_as_posted(connection: AsyncConnection, table_id: int, seq: int, rules: str) -> None:
    """Store the present position as the one where the last post ends; nothing where it is not of that seq and rules."""
    which = {"its_table": table_id, "its_seq": seq, "its_rules": rules}
    copy = _as_posted(insert_or_update(connection, snapshots))
    await connection.execute(copy, which, execution_options=LATER)


@cache
def _as_posted(insert_or_update: Insert) -> Insert:
    names = [column.name for column in snapshots.c]
    kept = [literal(Moment.POSTED.value) if name == "moment" else snapshots.c[name] for name in names]
    its = (snapshots.c.table_id == bindparam("its_table"), snapshots.c.moment == Moment.PRESENT.value)
    same = (snapshots.c.seq == bindparam("its_seq"), snapshots.c.rules == bindparam("its_rules"))
    return insert_or_update.from_select(names, select(*kept).where(*its, *same))


async def load_snapshot(connection: AsyncConnection, table_id: int, moment: Moment) -> Snapshot | None:
    """Return a stored position; None when there is none. CorruptTable when it is not what was stored."""
    query = select(snapshots).where(snapshots.c.table_id == table_id, snapshots.c.moment == moment.value)
    row = (await connection.execute(query)).one_or_none()
    return None if row is None else await _snapshot(connection, row)


async def load_snapshots(connection: AsyncConnection, table_ids: Sequence[int], moment: Moment) -> dict[int, Snapshot]:
    """Return the stored positions of tables, by table, without those that are not what was stored."""
    query = select(snapshots).where(snapshots.c.table_id.in_(table_ids), snapshots.c.moment == moment.value)
    found = {}
    for row in (await connection.execute(query)).all():
        with suppress(CorruptTable):
            found[row.table_id] = await _snapshot(connection, row)
    return found


async def forget_snapshots(connection: AsyncConnection, table_id: int) -> None:
    """Throw the stored positions of a table away: they are made anew from its log."""
    await connection.execute(delete(snapshots).where(snapshots.c.table_id == table_id))


async def answer(connection: AsyncConnection, interaction_id: int, answered: Answered, at: datetime) -> None:
    """Note that an interaction acted. IntegrityError when it had before."""
    values = {"interaction_id": interaction_id, "table_id": answered.table_id, "seq": answered.seq, "at": at}
    await connection.execute(_ANSWER, values, execution_options=LATER)


async def answered(connection: AsyncConnection, interaction_id: int) -> Answered | None:
    """Return what an interaction did, if it acted before."""
    query = select(interactions.c.table_id, interactions.c.seq).where(interactions.c.interaction_id == interaction_id)
    row = (await connection.execute(query)).one_or_none()
    return Answered(*row) if row else None


async def forget_interactions(connection: AsyncConnection, before: datetime, most: int) -> int:
    """Forget interactions that are too old to come again, of so many with the lowest ids; return how many it were.

    Ids grow with time, so the oldest are found without a look at all others, and no press has an index to keep.
    """
    lowest = select(interactions).order_by(interactions.c.interaction_id).limit(most).subquery()
    old = select(lowest.c.interaction_id).where(lowest.c.at < before)
    gone: CursorResult[Any] = await connection.execute(
        delete(interactions).where(interactions.c.interaction_id.in_(old))
    )
    return gone.rowcount


async def with_older(connection: AsyncConnection, table_ids: Sequence[int]) -> Sequence[int]:
    """Return which of some tables have anything that `pack_older` packs, in order."""
    rows = select(log.c.table_id).where(log.c.table_id.in_(table_ids), log.c.packed.is_(None))
    positions = select(snapshots.c.table_id).where(snapshots.c.table_id.in_(table_ids), snapshots.c.packed.is_(None))
    return sorted((await connection.execute(rows.union(positions))).scalars())


async def pack_older(connection: AsyncConnection, table_id: int) -> int:
    """Pack the rows and positions of a table that earlier versions wrote; return how many it were."""
    its = (log.c.table_id == table_id, log.c.packed.is_(None))
    found = (await connection.execute(select(log).where(*its))).all()
    for each in (_row(table_id, row) for row in found):
        here = (log.c.table_id == table_id, log.c.seq == each.seq)
        values = {"entry": None, "asked_since": "", "packed": _packed(each.entry, each.asked_since)}
        await connection.execute(update(log).where(*here).values(**values))
    older = (snapshots.c.table_id == table_id, snapshots.c.packed.is_(None))
    positions = (await connection.execute(select(snapshots.c.moment).where(*older))).scalars().all()
    for moment in positions:
        await pack_snapshot(connection, table_id, Moment(moment))
    return len(found) + len(positions)


async def pack_snapshot(connection: AsyncConnection, table_id: int, moment: Moment) -> None:
    """Pack a position as small as can be; one that is not what was stored stays as it is."""
    with suppress(CorruptTable):
        snapshot = await load_snapshot(connection, table_id, moment)
        if snapshot is not None:
            await save_snapshot(connection, table_id, moment, snapshot, SMALL)


async def _spread(connection: AsyncConnection, table_id: int) -> None:
    """Write the packed rows of a table as rows again."""
    older = await packed_logs.rows(connection, table_id)
    await packed_logs.forget(connection, table_id)
    for each in older:
        await append(connection, table_id, LogRow(*each), each.at)


def _by_digest(position: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a position with the digest of its components in their place: they are stored with the table, once."""
    its = position.get(COMPONENTS)
    return {**position, COMPONENTS: components.digest_of(its)} if isinstance(its, Mapping) else position


async def _snapshot(connection: AsyncConnection, row: Row[Any]) -> Snapshot:
    """Return what a row holds. CorruptTable when it is not what was stored."""
    stored = row.position if row.packed is None else row.packed
    if _digest(row.rules, row.seq, stored) != row.digest:
        raise CorruptTable(
            row.table_id, phrase("damage-snapshot", "the {moment} snapshot is not what was stored", moment=row.moment)
        )
    position = _loads(stored if row.packed is None else unpack(stored))
    if isinstance(digest := position.get(COMPONENTS), str):
        position[COMPONENTS] = await components.find(connection, row.table_id, digest)
    return Snapshot(row.seq, position, row.rules)


def _digest(rules: str | None, seq: int, position: str | bytes) -> str:
    """Return the digest of a snapshot. Before rules were noted with it, only the position was in it."""
    stored = position.encode() if isinstance(position, str) else position
    return sha256(stored if rules is None else f"{rules}:{seq}:".encode() + stored).hexdigest()


def _row(table_id: int, row: Row[Any]) -> LogRow:
    try:
        if row.packed is not None:
            entry, asked = _loads(unpack(row.packed))
        else:
            entry, asked = None if row.entry is None else _loads(row.entry), _loads(row.asked_since)
        return LogRow(row.seq, entry, row.undoes, asked, row.person_id, row.at)
    except (TypeError, ValueError) as error:
        raise row_unreadable(table_id, row.seq) from error


def _loads(stored: str | bytes) -> Any:
    """Read JSON. Short texts are the same object wherever they stand: games in memory say few words many times."""
    return from_json(stored, cache_strings="all")


def _packed(entry: Mapping[str, Any] | None, asked_since: Mapping[str, int]) -> bytes:
    return pack(_dumps([entry, asked_since]))


def _dumps(data: Mapping[str, Any] | list[Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
