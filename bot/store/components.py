"""The components that games are played with, each stored once. A game keeps those that it began with."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.dialects import insert_or_leave
from bot.store.errors import CorruptTable
from bot.store.schema import components


async def save(connection: AsyncConnection, data: Mapping[str, Any]) -> str:
    """Store the components of a game, and return the key under which they are found again."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    digest = sha256(text.encode()).hexdigest()
    await connection.execute(insert_or_leave(connection, components), {"digest": digest, "data": text})
    return digest


async def find(connection: AsyncConnection, table_id: int, digest: str | None) -> Mapping[str, Any]:
    """Return the components of a game. CorruptTable when they are missing or not what was stored."""
    text = (await connection.execute(select(components.c.data).where(components.c.digest == digest))).scalar()
    if text is None or sha256(text.encode()).hexdigest() != digest:
        raise CorruptTable(table_id, "the components it is played with cannot be read")
    data: Mapping[str, Any] = json.loads(text)
    return data
