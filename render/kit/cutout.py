"""Large sprites in parts: what is opaque is copied and what is clear is left out; only the rest is blended.

Blending takes 2.6 ns a pixel, copying 0.15 and filling 0.12 (bench/pictures.py has whole pictures).
"""

from __future__ import annotations

from itertools import groupby
from typing import NamedTuple

from PIL import Image

from render.kit.cache import bytes_of
from render.kit.colour import Rgb
from render.kit.encode import mapped

_BLOCK = 16
"""The side of the squares that are looked at, in pixels; twice that in sprites from this size on."""
_LARGE = 300


class Part(NamedTuple):
    """A part, and where it lies in the whole."""

    image: Image.Image
    """RGBA: blended; RGB, or P with its palette: copied."""
    left: int
    top: int


class Fill(NamedTuple):
    """An opaque rectangle of one colour in the whole."""

    box: tuple[int, int, int, int]
    colour: Rgb


class Cutout(NamedTuple):
    """A sprite in parts, which do not overlap."""

    width: int
    height: int
    parts: tuple[Part, ...]
    fills: tuple[Fill, ...] = ()

    @property
    def nbytes(self) -> int:
        """Bytes of memory."""
        return sum(bytes_of(part.image) for part in self.parts)


def cut_out(sprite: Image.Image, palette: Image.Image | None = None) -> Cutout:
    """Return an RGBA sprite in parts.

    With the palette of the picture that it is for, opaque parts take a quarter of the memory, and look the same there.
    """
    alpha = sprite.getchannel("A")
    parts = []
    block = _BLOCK if max(sprite.size) < _LARGE else 2 * _BLOCK
    for top in range(0, sprite.height, block):
        bottom = min(top + block, sprite.height)
        starts = range(0, sprite.width, block)
        kinds = [alpha.crop((left, top, min(left + block, sprite.width), bottom)).getextrema() for left in starts]
        for opaque, run in groupby(zip(starts, kinds, strict=True), key=lambda each: _opaque(each[1])):
            blocks = [left for left, _ in run]
            if opaque is not None:
                box = (blocks[0], top, min(blocks[-1] + block, sprite.width), bottom)
                part = sprite.crop(box)
                if opaque:
                    part = part.convert("RGB") if palette is None else mapped(part.convert("RGB"), palette)
                parts.append(Part(part, *box[:2]))
    return Cutout(*sprite.size, tuple(parts))


def paste(image: Image.Image, sprite: Cutout, left: int, top: int) -> None:
    """Put a sprite on an image, with its upper left corner there; what reaches out of the image is left out."""
    for (start, above, end, below), colour in sprite.fills:
        image.paste(colour, (left + start, top + above, left + end, top + below))
    for part, aside, down in sprite.parts:
        image.paste(part, (left + aside, top + down), part if part.mode == "RGBA" else None)


def _opaque(extrema: object) -> bool | None:
    """Return whether alpha values between these are opaque throughout; None where they are clear throughout."""
    return None if extrema == (0, 0) else extrema == (255, 255)
