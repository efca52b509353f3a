"""Numbers that a person tells: none is below zero, and none is more than any table has."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.contract import Illegal

MOST: Final = 999


def why_no_number(rule_id: str, numbers: Iterable[int], most: int = MOST) -> Illegal | None:
    """Return the refusal of the first number that cannot be meant."""
    for number in numbers:
        if not 0 <= number <= most:
            return Illegal(rule_id, "no-such-number", number=number, most=most)
    return None
