"""Digests over the rows of a table, to compare one database with another.

Rows are taken as the program reads them (moments in UTC, truth values as such), so they do not depend on how a database
keeps them. The digest does not depend on their order, for which each database has rules of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

SIZE = 16
"""Bytes of a digest."""
_ALL = 1 << (8 * SIZE)


@dataclass(slots=True)
class Rows:
    """How many rows there are, and a digest over all their columns."""

    count: int = 0
    total: int = 0

    def add(self, rows: Iterable[Sequence[Any]]) -> None:
        """Count some rows in, each with its columns in the order of the schema."""
        for row in rows:
            self.count += 1
            self.total += int.from_bytes(blake2b(_plain(row), digest_size=SIZE).digest(), "big")
        self.total %= _ALL

    @property
    def digest(self) -> str:
        """Return the digest as text."""
        return f"{self.total:0{2 * SIZE}x}"


def _plain(row: Sequence[Any]) -> bytes:
    """Return a row as text that tells each value from every other, also 1 from True and from "1"."""
    return repr(tuple(row)).encode("utf-8", "surrogatepass")
