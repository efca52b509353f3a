"""Errors of the store."""

from __future__ import annotations


class StoreError(Exception):
    """The database cannot be used. `reason` is the key of the sentence ("store-unreadable"), `facts` what it needs."""

    def __init__(self, reason: str, **facts: object) -> None:
        super().__init__(f"{reason} {facts}")
        self.reason = reason
        self.facts = facts


class CorruptTable(Exception):  # noqa: N818
    """One table's stored rows cannot be read; the others can."""

    def __init__(self, table_id: int, what: str) -> None:
        super().__init__(f"table {table_id}: {what}")
        self.table_id = table_id
        self.what = what
