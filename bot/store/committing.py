"""What is done once a transaction is committed, and only then: what a process keeps in mind of what it has written."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from sqlalchemy.ext.asyncio import AsyncConnection

_ONCE = "aviary_once_committed"
"""What a connection keeps them under."""

Afterwards: TypeAlias = Callable[[], object]


def once_committed(connection: AsyncConnection, do: Afterwards) -> None:
    """Have something done once the transaction of this connection is committed; nothing where it is undone."""
    connection.info.setdefault(_ONCE, []).append(do)


def afterwards(connection: AsyncConnection) -> Sequence[Afterwards]:
    """Return what is to be done once the present transaction is committed, in order, and keep nothing of it."""
    found: Sequence[Afterwards] = connection.info.pop(_ONCE, ())
    return found
