"""What is wrong with data, told as the contract has it: where, what was found there, what was expected."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from pydantic import ValidationError

from engine.contract import Unreadable

_PLAINLY: Mapping[str, str] = {
    "missing": "a value",
    "model_type": "a table",
    "dict_type": "a table",
    "int_type": "a whole number",
    "string_type": "a name",
    "bool_type": "true or false",
    "tuple_type": "a list",
}
"""What was expected, by pydantic's name of the fault; its own words for all others."""


class Fault(NamedTuple):
    """One thing that is wrong: the dotted place ("cards.2"; "" is all of it), what was found there, what expected."""

    path: str
    found: object
    expected: object

    def unreadable(self, what: str) -> Unreadable:
        """Return it as the error of `what` ("components", "position"), which is named where all of it is wrong."""
        path = self.path or what
        return Unreadable(
            f"{path}: found {self.found}, expected {self.expected}", path, str(self.expected), str(self.found)
        )


def first_fault(error: ValidationError) -> Fault:
    """Return the first thing that pydantic finds wrong."""
    details = error.errors(include_url=False)[0]
    path = ".".join(str(part) for part in details["loc"] if not _is_tag(part))
    expected = _PLAINLY.get(details["type"], details["msg"].removeprefix("Input should be "))
    return Fault(path, "nothing" if details["type"] == "missing" else repr(details["input"]), expected)


def _is_tag(part: str | int) -> bool:
    """Say whether a part of pydantic's path names a choice of the schema ("literal['x']", "[key]") and no place."""
    return isinstance(part, str) and (part.endswith("]") or part.startswith("constrained-"))
