"""Bytes of a picture: a PNG of 256 fixed colours.

Measured on one core at 1600 x 1200 (bench/pictures.py): a true-colour PNG takes 45 to 70 ms, lossy WebP 27 to 48,
a palette PNG by Pillow 7 to 17. Mapping to a palette that is prepared once takes 2 ms, compressing with ISA-L another
2 ms, with crisp text. The little that a PNG needs besides is written here (PNG specification, third edition).
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable, Sequence

from PIL import Image

from render.kit.colour import rgb
from render.kit.deflate import compressed

_COLOURS = 256
_LEVEL = 2
_BITS, _PALETTE_COLOUR = 8, 3
_SIGNATURE = b"\x89PNG\r\n\x1a\n"


def palette_of(samples: Sequence[Image.Image], pinned: Iterable[str] = ()) -> Image.Image:
    """Return a palette image (mode P) fit for pictures made of the RGB `samples`; `pinned` colours are kept exactly."""
    width = max(sample.width for sample in samples)
    sheet = Image.new("RGB", (width, sum(sample.height for sample in samples)))
    top = 0
    for sample in samples:
        sheet.paste(sample, (0, top))
        top += sample.height
    exact = [rgb(colour) for colour in dict.fromkeys(pinned)]
    found = sheet.quantize(_COLOURS - len(exact), method=Image.Quantize.MEDIANCUT, kmeans=1)
    values = (found.getpalette() or [])[: 3 * (_COLOURS - len(exact))]
    palette = Image.new("P", (1, 1))
    palette.putpalette([*values, *(value for colour in exact for value in colour)])
    return palette


class Rows:
    """A picture in the colours of a palette, as a PNG holds it: each row begins with the number of its filter, 0."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.width, self.height = size
        self.data = bytearray((self.width + 1) * self.height)
        # Shares its memory with `data`, so that nothing has to be copied out of it.
        self._image = Image.frombuffer("P", (self.width + 1, self.height), self.data, "raw", "P", 0, 1)
        self._image.readonly = 0

    def put(self, flat: Image.Image, at: tuple[int, int] = (0, 0)) -> None:
        """Put an image of palette indices there."""
        self._image.paste(flat, (at[0] + 1, at[1]))

    def png(self, palette: Image.Image) -> bytes:
        """Return the bytes of the picture."""
        colours = bytes(palette.getpalette() or []).ljust(3 * _COLOURS, b"\0")
        header = struct.pack(">IIBBBBB", self.width, self.height, _BITS, _PALETTE_COLOUR, 0, 0, 0)
        body = compressed(self.data, _LEVEL)
        chunks = ((b"IHDR", header), (b"PLTE", colours), (b"IDAT", body), (b"IEND", b""))
        return _SIGNATURE + b"".join(_chunk(name, data) for name, data in chunks)


def mapped(image: Image.Image, palette: Image.Image) -> Image.Image:
    """Return an RGB image as indices of the colours of `palette` that are nearest."""
    return image.quantize(palette=palette, dither=Image.Dither.NONE)


def png(image: Image.Image, palette: Image.Image) -> bytes:
    """Return the RGB `image` as PNG in the colours of `palette`. The same picture always gives the same bytes."""
    rows = Rows(image.size)
    rows.put(mapped(image, palette))
    return rows.png(palette)


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
