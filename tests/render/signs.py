"""Which games' pictures show signs."""

from __future__ import annotations

from render import painter
from render.rows import RowsPainter


def has_signs(game: str) -> bool:
    """Return whether a game's painter explains signs; one made of rows writes everything out."""
    return not isinstance(painter(game), RowsPainter)
