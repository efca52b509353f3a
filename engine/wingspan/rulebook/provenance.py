"""Where each number of the Wingspan Automa comes from, for `/rules about` and for the entries of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.rulebook.provenance import Mark, Provenance, provenance_of

_SURE_FIRST: tuple[Mark, ...] = ("printed", "stated", "derived", "own", "reported", "reconstructed", "assumed")


def provenance(data: Mapping[str, Any]) -> Provenance:
    """Sort the values of plain components data (as in the TOML or a record) by where they come from."""
    return provenance_of("engine.wingspan", data)


class Marks:
    """The mark of any part of the components: that of its least sure value."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self._marks: dict[tuple[str, ...], Mark] = {
            value.path: mark
            for mark, groups in provenance(data).groups.items()
            for group in groups
            for value in group.values
        }

    def of(self, *path: str | int, only: str | None = None, without: str | None = None) -> Mark:
        """Return the mark of the part at `path` ("cards", 4); "own" where there is no value.

        With `only` or `without`: of its values below that key, or of all others.
        """
        wanted = tuple(map(str, path))
        found = {
            mark
            for each, mark in self._marks.items()
            if each[: len(wanted)] == wanted and (only is None or only in each) and without not in each
        }
        return max(found, key=_SURE_FIRST.index, default="own")
