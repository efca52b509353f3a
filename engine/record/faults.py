"""What can be wrong with a record, and where."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Final

NOTHING: Final = "nothing"


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong: the line (from 1), the dotted field in it, what was expected there and what was found.

    `field` is "" where the whole line is meant. `expected` and `found` are JSON values or short technical terms.
    """

    line: int
    field: str
    expected: str
    found: str

    def __str__(self) -> str:
        """Give the fault as a sentence."""
        place = f"line {self.line}, {self.field}" if self.field else f"line {self.line}"
        return f"{place}: expected {self.expected}, found {self.found}"


class RecordError(ValueError):
    """A record that cannot be read or replayed further, with the fault that stopped it."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(str(fault))
        self.fault = fault


def shown(value: object, limit: int = 120) -> str:
    """Give a JSON value as short text that any terminal can print."""
    text = json.dumps(value)
    return text if len(text) <= limit else f"{text[: limit - 3]}..."


def under(path: str, key: object) -> str:
    """Give the dotted place of `key` inside `path`."""
    return f"{path}.{key}" if path else str(key)
