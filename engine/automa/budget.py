"""How long a search may think."""

from __future__ import annotations

from typing import Protocol


class Budget(Protocol):
    """What one decision may cost."""

    def note_playout(self) -> None:
        """Take note that a play-out was made."""

    def spent(self) -> float:
        """Return the share that is spent: 0 at the beginning, 1 or more where the search has to end."""


class Playouts:
    """A number of play-outs: the same on every machine, so a game can be played again."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._done = 0

    def note_playout(self) -> None:
        """Count a play-out."""
        self._done += 1

    def spent(self) -> float:
        """Return the share of the play-outs that was made."""
        return self._done / self._count
