"""What people at a table are called on pictures and in their texts."""

from __future__ import annotations

from engine.contract import Seat
from render.contract import Names

_LONGEST = 32


def given_name(seat: Seat, names: Names | None) -> str:
    """Return the name of the person at a seat, as far as it can be shown; "" where there is none."""
    from render.kit.type import printable  # noqa: PLC0415  (what draws is imported with the first picture)

    return printable((names or {}).get(seat, ""), _LONGEST)
