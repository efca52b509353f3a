"""Numbers that a person tells: none is below zero, and none is more than any table has."""

from __future__ import annotations

from typing import Final

from engine.contract import Illegal

MOST: Final = 999


def check_number(rule_id: str, number: int, most: int = MOST) -> None:
    """Raise Illegal for a number that cannot be meant."""
    if not 0 <= number <= most:
        raise Illegal(rule_id, "no-such-number", number=number, most=most)
