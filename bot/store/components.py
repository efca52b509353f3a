"""The components that games are played with, each stored once. A game keeps those that it began with."""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Collection, Mapping
from hashlib import sha256
from typing import Any, TypeVar

from sqlalchemy import delete, exists, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.dialects import insert_or_leave
from bot.store.errors import CorruptTable
from bot.store.schema import components, tables
from engine.faults import phrase

K = TypeVar("K")
V = TypeVar("V")

KEPT = 32
"""How many components are kept in memory: games share them, and there are few different ones."""

_read: OrderedDict[str, Mapping[str, Any]] = OrderedDict()
"""Those that were read last, by their digests, which tell all of them."""
_written: OrderedDict[tuple[tuple[str, int], ...], tuple[Mapping[str, Any], str]] = OrderedDict()
"""Digests of those that were written last, by which objects their parts are: positions hold the very same ones."""


_UNUSED = ~exists(select(tables.c.table_id).where(tables.c.components == components.c.digest))


async def save(connection: AsyncConnection, data: Mapping[str, Any]) -> str:
    """Store the components of a game, and return the key under which they are found again."""
    digest = digest_of(data)
    await connection.execute(insert_or_leave(connection, components), {"digest": digest, "data": _dumps(data)})
    return digest


async def find(connection: AsyncConnection, table_id: int, digest: str | None) -> Mapping[str, Any]:
    """Return the components of a game, the same object each time. CorruptTable when they are missing or damaged."""
    if digest is not None and digest in _read:
        _read.move_to_end(digest)
        return _read[digest]
    text = (await connection.execute(select(components.c.data).where(components.c.digest == digest))).scalar()
    if text is None or sha256(text.encode()).hexdigest() != digest:
        raise CorruptTable(table_id, phrase("damage-components", "the components it is played with cannot be read"))
    data: Mapping[str, Any] = json.loads(text)
    _keep(_read, digest, data)
    return data


async def unused(connection: AsyncConnection) -> list[str]:
    """Return the keys of components that no table is played with any more."""
    return list((await connection.execute(select(components.c.digest).where(_UNUSED))).scalars())


async def remove_unused(connection: AsyncConnection, digests: Collection[str]) -> None:
    """Remove components unless a table is played with them. IntegrityError where one just begins to be."""
    await connection.execute(delete(components).where(components.c.digest.in_(digests), _UNUSED))


def digest_of(data: Mapping[str, Any]) -> str:
    """Return the key of components. They never change in place, so it is made once for the same parts."""
    parts = tuple((key, id(part)) for key, part in data.items())
    if parts not in _written:
        _keep(_written, parts, (data, sha256(_dumps(data).encode()).hexdigest()))  # the data holds on to its parts
    return _written[parts][1]


def _keep(kept: OrderedDict[K, V], key: K, value: V) -> None:
    kept[key] = value
    while len(kept) > KEPT:
        kept.popitem(last=False)


def _dumps(data: Mapping[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
