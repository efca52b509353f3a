"""An animated picture of a game, and the port through which hosting has it drawn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from bot.hosting.replaying.replay import Replay


@dataclass(frozen=True, slots=True)
class Film:
    """The file of an animated picture; `alt` describes it to those who cannot see it."""

    data: bytes
    alt: str


class FilmMaker(Protocol):
    """Draws animated pictures. The chat client implements it; so do tests."""

    async def draw_film(self, replay: Replay) -> Film:
        """Draw a game that is over, in its table's language; takes a minute.

        Raises Refused where it cannot be drawn (film-older); whatever else it raises may go well another time.
        """
        ...
