"""What pydantic finds wrong with data, told as the contract has it: where, what was expected, what was found."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from pydantic import ValidationError

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
    """The first thing that is wrong: the dotted place ("cards.2"), what was expected there, what was found."""

    path: str
    expected: str
    found: str


def first_fault(error: ValidationError) -> Fault:
    """Give the first thing that is wrong."""
    details = error.errors(include_url=False)[0]
    path = ".".join(str(part) for part in details["loc"] if part != "[key]")
    expected = _PLAINLY.get(details["type"], details["msg"].removeprefix("Input should be "))
    return Fault(path, expected, "nothing" if details["type"] == "missing" else repr(details["input"]))
