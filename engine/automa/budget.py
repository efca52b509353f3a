"""How long a player may think that plays out games."""

from __future__ import annotations

from typing import Protocol


class Budget(Protocol):
    """What one decision may cost."""

    def note_playout(self) -> None:
        """Take note that a play-out was made."""

    def note_action(self) -> None:
        """Take note that an action was tried, in a play-out or before it."""

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

    def note_action(self) -> None:
        """Take note of nothing: whole play-outs are counted."""

    def spent(self) -> float:
        """Return the share of the play-outs that was made."""
        return self._done / self._count


class _Endless:
    """A budget for what has an end anyway."""

    def note_playout(self) -> None:
        pass

    def note_action(self) -> None:
        pass

    def spent(self) -> float:
        return 0.0


ENDLESS: Budget = _Endless()
"""It is never spent."""
