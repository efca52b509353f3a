"""A standing order as the store has it; apart from what reads and writes it, so that no database is loaded with it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class OrderRow:
    """An order of a seat."""

    seat: str
    decision: str
    """The kind of decision; "" for any."""
    once: bool
    kind: str
    """Where its answer comes from ("path")."""
    answer: str
    conditions: str
    """JSON; "{}" for none."""
