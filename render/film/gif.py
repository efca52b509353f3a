"""Frames put together as a GIF (GIF89a): one palette, and of each frame only the rectangle that changed.

What is the same within it is written as transparent, which packs well. One colour of the palette is kept free for that.
"""

from __future__ import annotations

import io
import struct
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from PIL import GifImagePlugin, Image, ImageChops

from render.contract import Picture

MEDIA_TYPE = "image/gif"
FREE = 255
"""The colour that no frame has: what is drawn with it stays as it was."""
COLOURS = FREE
"""How many colours frames can have."""
_HEADER, _WHOLE_TABLE, _END = b"GIF89a", 0xF7, b";"
_REPEATS = b"!\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
"""Begin again at the end, for ever."""
_STAYS = 1
"""What is drawn stays, and the next frame is drawn over it."""


class Frame(NamedTuple):
    """A frame, as `render.film.frame` makes it."""

    png: bytes
    seconds: float


def put_together(frames: Sequence[Frame], alt: str) -> Picture:
    """Return frames as one animated picture. All have the same size and palette, and none the colour FREE."""
    first = _opened(frames[0].png)
    palette = bytes(first.getpalette() or []).ljust(3 * (FREE + 1), b"\0")
    file = io.BytesIO()
    file.write(_HEADER + struct.pack("<HHBBB", *first.size, _WHOLE_TABLE, 0, 0) + palette + _REPEATS)
    for part in _parts(frames):
        file.write(part)
    file.write(_END)
    return Picture(file.getvalue(), MEDIA_TYPE, *first.size, alt)


def _parts(frames: Sequence[Frame]) -> Iterator[bytes]:
    """Return what is written for each frame. What changes nothing makes the frame before it longer."""
    shown: Image.Image | None = None
    waiting: tuple[Image.Image, tuple[int, int]] | None = None
    seconds = 0.0
    for each in frames:
        image = _opened(each.png)
        change = _change(shown, image)
        if change is not None:
            if waiting is not None:
                yield _written(*waiting, seconds)
            waiting, seconds = change, 0.0
        seconds += each.seconds
        shown = image
    if waiting is not None:
        yield _written(*waiting, seconds)


def _change(before: Image.Image | None, now: Image.Image) -> tuple[Image.Image, tuple[int, int]] | None:
    """Return what is drawn over the frame before, and where; None where nothing changed."""
    if before is None:
        return now, (0, 0)
    changed = ImageChops.difference(_indices(before), _indices(now)).point(lambda value: 255 if value else 0)
    box = changed.getbbox()
    if box is None:
        return None
    part, same = now.crop(box), ImageChops.invert(changed.crop(box))
    part.paste(FREE, (0, 0), same)
    return part, (box[0], box[1])


def _written(image: Image.Image, at: tuple[int, int], seconds: float) -> bytes:
    timed = {"duration": round(1000 * seconds), "transparency": FREE, "disposal": _STAYS, "interlace": 0}
    parts: Iterable[bytes] = GifImagePlugin.getdata(image, at, **timed)
    return b"".join(parts)


def _opened(png: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(png))
    image.load()
    return image


def _indices(image: Image.Image) -> Image.Image:
    """Return the indices of an image's colours as a grey image."""
    return Image.frombytes("L", image.size, image.tobytes())
