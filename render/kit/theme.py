"""Colours, seats and sizes that every picture shares. Units are pixels of a picture 1600 wide."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

FULL_WIDTH = 1600
SMALLEST_TEXT = 22
"""Nothing is written smaller: a phone shows such a picture at a quarter of its size."""

Shape = Literal["disc", "square", "triangle", "diamond", "hexagon", "pentagon"]


@dataclass(frozen=True, slots=True)
class SeatStyle:
    """How a seat is told apart: never by colour alone."""

    colour: str
    ink: str
    """What is written on the colour."""
    shape: Shape


SEATS: dict[str, SeatStyle] = {
    "yellow": SeatStyle("#F0E442", "#1d1a12", "disc"),
    "red": SeatStyle("#D55E00", "#ffffff", "square"),
    "green": SeatStyle("#009E73", "#ffffff", "triangle"),
    "blue": SeatStyle("#0072B2", "#ffffff", "diamond"),
    "white": SeatStyle("#F7F7F7", "#1d1a12", "hexagon"),
    "purple": SeatStyle("#8A4FA3", "#ffffff", "pentagon"),
}
"""Colours of Okabe and Ito, which stay apart for colour-blind eyes."""

INK = "#2b2622"
INK_SOFT = "#5d5348"
PAPER = "#f4ead2"
PAPER_SHADE = "#e5d6b4"
PAPER_EDGE = "#b59f74"
GOLD = "#ffd23f"
GOLD_DEEP = "#b07d10"
SEA_DEEP = "#0d2b3e"
SEA = "#11354a"
SEA_LIGHT = "#1a4a60"
FOAM = "#dcefe8"
DANGER = "#c8361f"
NEW = "#fff7c2"
"""The bright ring around what was added since the last picture."""

SURFACES = (INK, INK_SOFT, PAPER, PAPER_SHADE, PAPER_EDGE, GOLD, SEA_DEEP, SEA, SEA_LIGHT, FOAM, DANGER, "#ffffff")
"""Colours of large plain surfaces and of text, for palettes."""


def seat_style(seat: str) -> SeatStyle:
    """Return the style of a seat colour; a colour that the theme does not know looks like white."""
    return SEATS.get(seat, SEATS["white"])
