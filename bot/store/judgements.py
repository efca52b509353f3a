"""What decisions of finished games looked like: made anew at will, kept because it takes long."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.dialects import insert_or_update
from bot.store.packing import pack, unpack
from bot.store.schema import judgements


@dataclass(frozen=True, slots=True)
class JudgementRow:
    """One look at the decision that the entry `n` answers. `seq`: of the table, when its game had ended."""

    seq: int
    n: int
    look: int
    """1 or 2."""
    data: Mapping[str, Any]


async def of_table(connection: AsyncConnection, table_id: int, seq: int) -> Sequence[JudgementRow]:
    """Return what is kept of a game that has ended at `seq`."""
    which = (judgements.c.table_id == table_id, judgements.c.seq == seq)
    rows = await connection.execute(select(judgements).where(*which).order_by(judgements.c.look, judgements.c.n))
    return [_read(row) for row in rows]


async def one(connection: AsyncConnection, table_id: int, seq: int, n: int, look: int) -> JudgementRow | None:
    """Return one look; None where it is not kept."""
    which = (judgements.c.table_id == table_id, judgements.c.seq == seq, judgements.c.n == n, judgements.c.look == look)
    row = (await connection.execute(select(judgements).where(*which))).one_or_none()
    return None if row is None else _read(row)


async def write(connection: AsyncConnection, table_id: int, row: JudgementRow) -> None:
    """Keep a look in place of the same one."""
    values = {"table_id": table_id, "seq": row.seq, "n": row.n, "look": row.look, "data": ""}
    packed = pack(json.dumps(row.data, separators=(",", ":"), ensure_ascii=False))
    await connection.execute(insert_or_update(connection, judgements), {**values, "packed": packed})


async def pack_older(connection: AsyncConnection, table_id: int) -> None:
    """Pack what earlier versions have written of a game."""
    older = (judgements.c.table_id == table_id, judgements.c.packed.is_(None))
    for row in (await connection.execute(select(judgements).where(*older))).all():
        await write(connection, table_id, JudgementRow(row.seq, row.n, row.look, json.loads(row.data)))


async def remove_others(connection: AsyncConnection, table_id: int, seq: int) -> None:
    """Remove what is kept of a game that had ended otherwise before its end was taken back."""
    which = (judgements.c.table_id == table_id, judgements.c.seq != seq)
    await connection.execute(delete(judgements).where(*which))


def _read(row: Row[Any]) -> JudgementRow:
    return JudgementRow(row.seq, row.n, row.look, json.loads(_text(row)))


def _text(row: Row[Any]) -> str:
    return str(row.data) if row.packed is None else unpack(row.packed)
