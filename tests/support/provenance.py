"""What holds for the provenance marks in the components file of any game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any


def marks_what_there_is(marks: Iterable[str], data: dict[str, Any]) -> None:
    """Hold that each single value of `data` has a mark (its own, or of what it is part of), and each mark a value."""
    paths = list(_leaves("", data))
    for path in paths:
        assert any(path == mark or path.startswith(f"{mark}.") for mark in marks), path
    for mark in marks:
        assert any(path == mark or path.startswith(f"{mark}.") for path in paths), mark


def _leaves(path: str, value: Any) -> Iterator[str]:
    """Return the dotted path of every single value."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else None
    if items is None:
        yield path
    else:
        for key, inner in items:
            yield from _leaves(f"{path}.{key}".lstrip("."), inner)
