"""Errors of the store."""

from __future__ import annotations

from engine.faults import Phrase, phrase


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

    def __init__(self, table_id: int, what: Phrase) -> None:
        super().__init__(f"table {table_id}: {what}")
        self.table_id = table_id
        self.what = what

    @property
    def in_detail(self) -> str:
        """Return what is wrong and what was found there, for whoever looks after the database."""
        cause = self.__cause__
        return self.what if cause is None else phrase("damage-by", "{what}: {cause}", what=self.what, cause=repr(cause))


def row_missing(table_id: int, seq: int) -> CorruptTable:
    """Return that a row of a log is not there."""
    return CorruptTable(table_id, phrase("damage-row-missing", "log row {seq} is missing", seq=str(seq)))


def row_unreadable(table_id: int, seq: int) -> CorruptTable:
    """Return that a row of a log is none."""
    return CorruptTable(table_id, phrase("damage-row-unreadable", "log row {seq} cannot be read", seq=str(seq)))


def other_length(table_id: int, rows: int, seq: int) -> CorruptTable:
    """Return that a log has not as many rows as its table says."""
    return CorruptTable(
        table_id, phrase("damage-length", "the log has {rows} rows, the table says {seq}", rows=rows, seq=str(seq))
    )
