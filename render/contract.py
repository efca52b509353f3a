"""What a game's pictures are: a painter makes pictures and their words from views, and from nothing else."""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, Self, TypeAlias

from engine.contract import Event, Seat
from engine.preview import Preview
from render.words import Words

Names: TypeAlias = Mapping[Seat, str]
"""What people at the table are called. Player-given: shortened, and cleaned of what the fonts cannot show."""

ALT_LIMIT = 1024
"""Discord's limit for the description of an attachment."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture, ready to be sent."""

    data: bytes
    media_type: str
    """As "image/png"."""
    width: int
    height: int
    alt: str
    """At most ALT_LIMIT characters."""

    @classmethod
    def of_png(cls, data: bytes, alt: str) -> Self:
        """Return a PNG as a picture; its size stands in its header."""
        width, height = struct.unpack(">II", data[16:24])
        return cls(data, "image/png", width, height, alt)


class Painter(Protocol):
    """The pictures of one game. Views and actions are the game's own; everything made is the same for the same input.

    Safe to be used from several threads: shared sprites and layers are never drawn on.
    """

    def board(
        self,
        view: Any,
        words: Words,
        *,
        before: Any | None = None,
        caption: str = "",
        names: Names | None = None,
        happened: Sequence[Event] = (),
    ) -> Picture:
        """Return the whole table, 1600 x 1200; what differs from `before` shows; `caption`: what happened in short.

        `happened`: the public events since `before`, for what came and went again.
        """
        ...

    def places(self, view: Any) -> Sequence[str]:
        """Return the places that a close-up can be made around, as people call them ("7", "B4")."""
        ...

    def close_up(
        self,
        view: Any,
        words: Words,
        *,
        around: str | None = None,
        before: Any | None = None,
        names: Names | None = None,
    ) -> Picture:
        """Return a square picture of one of `places` and what is beside it, or of the whole: the phone's version.

        Raises LookupError where there is no such place.
        """
        ...

    def hand(self, view: Any, words: Words, *, names: Names | None = None) -> Picture:
        """Return the viewer's own hand; raise ValueError for a spectator's view."""
        ...

    def preview(
        self, view: Any, words: Words, action: Any, foreseen: Preview, *, names: Names | None = None
    ) -> Picture:
        """Return a small picture of what `action` of the viewer would pay and change.

        `foreseen`: what the rules say that it would do, as far as the viewer may know that before.
        """
        ...

    def sheet(self, view: Any, words: Words, *, sheet: Any | None = None, names: Names | None = None) -> Picture:
        """Return the scoring `sheet` (by default the view's last), and the result once the game is over."""
        ...

    def legend(self, view: Any, words: Words) -> Picture:
        """Return the signs that pictures show with what each means; raise LookupError for a game without."""
        ...

    def part(self, view: Any, words: Words, part: tuple[str, str], name: str) -> Picture:
        """Return a component by itself (its kind, and which), called `name`; raise LookupError where none is drawn."""
        ...

    def part_text(self, view: Any, words: Words, part: tuple[str, str]) -> str:
        """Describe a component: what it is, or what lies there now; "" where only the rules tell."""
        ...

    def alt_text(
        self, view: Any, words: Words, *, before: Any | None = None, caption: str = "", names: Names | None = None
    ) -> str:
        """Describe the board in at most ALT_LIMIT characters: what happened, who acts, places, seats."""
        ...

    def full_text(self, view: Any, words: Words, *, names: Names | None = None) -> str:
        """Describe everything the view holds, line by line, complete enough to play by."""
        ...

    def sheet_text(self, sheet: Any, words: Words, *, names: Names | None = None) -> str:
        """Write a scoring sheet out, line by line."""
        ...
