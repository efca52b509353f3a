"""What can be wrong with a record, and where."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from engine.faults import NOTHING, Phrase, Unreadable, phrase


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong: the line (from 1), the dotted field in it, what was expected there and what was found.

    `field` is "" where the whole line is meant. `expected` and `found` are JSON values or phrases.
    """

    line: int
    field: str
    expected: str
    found: str

    def __str__(self) -> str:
        """Return the fault as an English sentence."""
        return str(self.sentence)

    @property
    def sentence(self) -> Phrase:
        """Return the fault as a sentence, which can be said in other languages too."""
        facts = {"line": str(self.line), "expected": self.expected, "found": self.found}
        if not self.field:
            return phrase("fault-in-line", "line {line}: expected {expected}, found {found}", **facts)
        return phrase(
            "fault-in-field", "line {line}, {field}: expected {expected}, found {found}", field=self.field, **facts
        )


class RecordError(ValueError):
    """A record that cannot be read or replayed further, with the fault that stopped it."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(str(fault))
        self.fault = fault


def shown(value: object, limit: int = 120) -> str:
    """Return a JSON value as short text that any terminal can print."""
    text = json.dumps(value)
    return text if len(text) <= limit else f"{text[: limit - 3]}..."


def misread(line: int, path: str, data: Any, error: Unreadable) -> Fault:
    """Return the fault of `data`, which stands at `path` of a line and cannot be read."""
    place = under(path, error.path) if error.path else path
    expected = error.expected or phrase("fault-readable", "what can be read ({why})", why=error.message)
    return Fault(line, place, expected, error.found or _shown_at(data, error.path))


def _shown_at(data: Any, path: str) -> str:
    for key in path.split(".") if path else ():
        inside = dict(enumerate(data)) if isinstance(data, list) else data
        place = int(key) if isinstance(data, list) and key.isdigit() else key
        if not isinstance(inside, dict) or place not in inside:
            return NOTHING
        data = inside[place]
    return shown(data)


def under(path: str, key: object) -> str:
    """Return the dotted place of `key` inside `path`."""
    return f"{path}.{key}" if path else str(key)
