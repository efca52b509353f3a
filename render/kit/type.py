"""Text: fonts, measuring, and making a text fit its box. Nothing is ever written smaller than the theme allows."""

from __future__ import annotations

import unicodedata
from enum import Enum
from functools import cache, lru_cache
from importlib.resources import files
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont

from render.kit.cache import kept
from render.kit.theme import SMALLEST_TEXT

ELLIPSIS = "…"
_NO_GLYPH = "\uffff"
_FONTS = 16
"""How many fonts are kept, each a cut in a size: one takes 250 kB, and is read again in 0.2 ms."""


class TooSmall(ValueError):  # noqa: N818
    """A text was asked for in a size that a phone cannot show."""


class Face(Enum):
    """The cuts of the one typeface (Source Sans Pro, SIL Open Font Licence)."""

    REGULAR = "SourceSansPro-Regular.otf"
    ITALIC = "SourceSansPro-It.otf"
    SEMIBOLD = "SourceSansPro-Semibold.otf"
    BOLD = "SourceSansPro-Bold.otf"
    BLACK = "SourceSansPro-Black.otf"


@lru_cache(maxsize=_FONTS)
def font(face: Face, size: int, smallest: float = SMALLEST_TEXT) -> ImageFont.FreeTypeFont:
    """Return a font; raise TooSmall under `smallest` pixels."""
    if size < smallest:
        raise TooSmall(f"text of {size} px; the least is {smallest:g} px")
    path = files("font_source_sans_pro").joinpath("files", face.value)
    # The basic layout is the same on every machine; the other one depends on a system library.
    return ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=8192)
def width(text: str, face: Face, size: int) -> float:
    """Return the advance width of `text` in pixels."""
    return font(face, size, 1).getlength(text)


@lru_cache(maxsize=256)
def capitals(face: Face, size: int, smallest: float = SMALLEST_TEXT) -> float:
    """Return how high capitals are in pixels; raise TooSmall under `smallest`."""
    _, top, _, bottom = font(face, size, smallest).getbbox("H", anchor="ls")
    return bottom - top


class Line(NamedTuple):
    """A line of text as a mask, and where it lies from the point on its baseline that it is anchored at."""

    mask: Image.Image
    left: int
    top: int


@kept
def line(text: str, face: Face, size: int, anchor: str) -> Line:
    """Return a line of text, ready to be put on a picture; kept, since most texts come again."""
    shape = font(face, size, 1)
    left, top, right, bottom = (round(value) for value in shape.getbbox(text, anchor=anchor))
    mask = Image.new("L", (max(1, right - left + 2), max(1, bottom - top + 2)), 0)
    ImageDraw.Draw(mask).text((1 - left, 1 - top), text, fill=255, font=shape, anchor=anchor)
    return Line(mask, left - 1, top - 1)


def fitted(text: str, face: Face, size: int, room: float, smallest: int = SMALLEST_TEXT) -> tuple[str, int]:
    """Return the text and the size at which it fits in `room`: smaller down to `smallest`, then shortened."""
    if size > smallest and (whole := width(text, face, size)) > room:
        size = max(smallest, int(size * room / whole))
        while size > smallest and width(text, face, size) > room:
            size -= 1
    return shortened(text, face, size, room), size


def shortened(text: str, face: Face, size: int, room: float) -> str:
    """Return the text, cut with an ellipsis where it is wider than `room`."""
    if width(text, face, size) <= room:
        return text
    while text and width(text.rstrip() + ELLIPSIS, face, size) > room:
        text = text[:-1]
    return text.rstrip() + ELLIPSIS


def wrapped(text: str, face: Face, size: int, room: float, lines: int) -> list[str]:
    """Break the text into at most `lines` lines of width `room`; the last is shortened where it does not fit."""
    done: list[str] = []
    words = text.split()
    while words and len(done) < lines - 1:
        count = 1
        while count < len(words) and width(" ".join(words[: count + 1]), face, size) <= room:
            count += 1
        done.append(shortened(" ".join(words[:count]), face, size, room))
        words = words[count:]
    if words:
        done.append(shortened(" ".join(words), face, size, room))
    return done


def paragraph(
    text: str, face: Face, size: int, room: tuple[int, int], *, leading: float, smallest: int
) -> tuple[list[str], int]:
    """Return the text in lines, and the size at which it fits in `room`: smaller down to `smallest`, then shortened."""
    plain = text.split()
    for smaller in range(size, min(size, smallest) - 1, -1):
        lines = wrapped(text, face, smaller, room[0], max(1, int(room[1] // (smaller * leading))))
        if " ".join(lines).split() == plain:
            return lines, smaller
    return lines, smaller


def printable(text: str, limit: int = 40) -> str:
    """Return player-given text without control characters and without what the fonts cannot show."""
    normal = unicodedata.normalize("NFC", text)
    kept = "".join(each if _shown(each) else " " for each in normal)
    return " ".join(kept.split())[:limit].strip()


@cache
def _blank() -> bytes:
    return bytes(font(Face.BOLD, 24).getmask(_NO_GLYPH))


@lru_cache(maxsize=4096)
def _shown(character: str) -> bool:
    if unicodedata.category(character)[0] in "CM" or character == _NO_GLYPH:
        return False
    return character == " " or bytes(font(Face.BOLD, 24).getmask(character)) != _blank()
