"""Errors of the store."""

from __future__ import annotations


class StoreError(Exception):
    """The database cannot be used. `reason` is the key of the sentence ("store-unreadable"), `facts` what it needs."""

    def __init__(self, reason: str, **facts: object) -> None:
        super().__init__(f"{reason} {facts}")
        self.reason = reason
        self.facts = facts


class StoreAway(StoreError):  # noqa: N818
    """The database cannot be used just now: locked, full, read-only, out of reach. It may be well the next moment."""


class CorruptTable(Exception):  # noqa: N818
    """One table's stored rows cannot be read; the others can. `what` is fit for a log: it holds nothing of a game."""

    def __init__(self, table_id: int, what: str) -> None:
        super().__init__(f"table {table_id}: {what}")
        self.table_id = table_id
        self.what = what

    @property
    def in_detail(self) -> str:
        """Return what is wrong and what was found there, for whoever looks after the database."""
        return self.what if self.__cause__ is None else f"{self.what}: {self.__cause__!r}"
