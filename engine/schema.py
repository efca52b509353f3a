"""What is wrong with data, told as the contract has it: where, what was found there, what was expected."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from pydantic import ValidationError

from engine.faults import A_VALUE, NOTHING, Phrase, Unreadable, either, phrase

_BETWEEN = re.compile(", | or ")
"""What stands between the choices that pydantic lists, "'a', 'b' or 3"."""
_TABLE = phrase("fault-table", "a table")
_WHOLE_NUMBER = phrase("fault-whole-number", "a whole number")
_PLAINLY: Mapping[str, Phrase] = {
    "missing": A_VALUE,
    "model_type": _TABLE,
    "dict_type": _TABLE,
    "int_type": _WHOLE_NUMBER,
    "int_parsing": _WHOLE_NUMBER,
    "string_type": phrase("fault-name", "a name"),
    "string_too_short": phrase("fault-longer-name", "a longer name"),
    "bool_type": phrase("fault-true-or-false", "true or false"),
    "tuple_type": phrase("fault-list", "a list"),
}
"""What was expected, by pydantic's name of the fault; `_expected` has those with facts."""


class Fault(NamedTuple):
    """One thing that is wrong: the dotted place ("cards.2"; "" is all of it), what was found there, what expected."""

    path: str
    found: object
    expected: str

    def unreadable(self, what: str) -> Unreadable:
        """Return it as the error of `what` ("components", "position"), which is named where all of it is wrong."""
        path, found = self.path or what, self.found if isinstance(self.found, str) else str(self.found)
        facts = {"path": path, "found": found, "expected": self.expected}
        message = phrase("fault-at", "{path}: found {found}, expected {expected}", **facts)
        return Unreadable(message, path, self.expected, found)


def first_fault(error: ValidationError) -> Fault:
    """Return the first thing that pydantic finds wrong."""
    details = error.errors(include_url=False)[0]
    path = ".".join(str(part) for part in details["loc"] if not _is_tag(part))
    expected = _PLAINLY.get(details["type"]) or _expected(details["type"], details.get("ctx", {}), details["msg"])
    return Fault(path, NOTHING if details["type"] == "missing" else repr(details["input"]), expected)


def _expected(kind: str, context: Mapping[str, Any], said: str) -> str:
    """Return what pydantic expected; in its own words, which are English, where the components need none of that."""
    match kind:
        case "greater_than_equal":
            return phrase("fault-at-least", "greater than or equal to {least}", least=context["ge"])
        case "less_than_equal":
            return phrase("fault-at-most", "less than or equal to {most}", most=context["le"])
        case "literal_error":
            return either(_BETWEEN.split(context["expected"]))
        case "string_pattern_mismatch":
            return phrase("fault-pattern", "String should match pattern '{pattern}'", pattern=context["pattern"])
        case "too_long":
            return phrase("fault-items-at-most", "at most {most} items", most=context["max_length"])
    return phrase("fault-otherwise", "{said}", said=said.removeprefix("Input should be "))


def _is_tag(part: str | int) -> bool:
    """Say whether a part of pydantic's path names a choice of the schema ("literal['x']", "[key]") and no place."""
    return isinstance(part, str) and (part.endswith("]") or part.startswith("constrained-"))
