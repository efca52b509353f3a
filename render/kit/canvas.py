"""What a picture is drawn on: a copy of a prepared layer, and the few ways to put something on it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from threading import Lock
from typing import Literal

from PIL import Image

from render.kit import sprites
from render.kit.colour import rgb
from render.kit.encode import png
from render.kit.theme import FULL_WIDTH, INK, PAPER, SMALLEST_TEXT
from render.kit.type import Face, capitals, fitted, line, width, wrapped

Box = tuple[int, int, int, int]
"""Left, top, right, bottom."""
Align = Literal["left", "middle", "right"]


class Regions:
    """Finished rectangles of pictures on one layer, the latest used ones, so that what did not change is copied."""

    def __init__(self, pixels: int = 2_500_000) -> None:
        self._room = pixels
        self._kept: OrderedDict[Hashable, Image.Image] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable) -> Image.Image | None:
        """Return the region kept under `key`."""
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
            return self._kept.get(key)

    def keep(self, key: Hashable, region: Image.Image) -> None:
        """Keep a region, and let go of those that were not used for longest."""
        with self._lock:
            if key not in self._kept:
                self._room -= region.width * region.height
            self._kept[key] = region
            while self._room < 0:
                _, oldest = self._kept.popitem(last=False)
                self._room += oldest.width * oldest.height


@dataclass(frozen=True, slots=True)
class Layer:
    """A prepared background and the palette its pictures are saved in. Shared: never drawn on."""

    image: Image.Image
    palette: Image.Image
    regions: Regions = field(default_factory=Regions)


@dataclass(frozen=True, slots=True)
class Style:
    """How a text is written: size in pixels, cut and colour."""

    size: int
    face: Face = Face.SEMIBOLD
    colour: str = INK
    smallest: int = SMALLEST_TEXT
    """It may shrink down to this before it is shortened."""


class Canvas:
    """A picture in the making."""

    def __init__(self, layer: Layer) -> None:
        self.image = layer.image.copy()
        self._layer = layer
        self.least = SMALLEST_TEXT * self.image.width / FULL_WIDTH
        """The smallest text size allowed, in this picture's pixels."""

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self.image.size

    def kept(self, box: Box, key: Hashable, draw: Callable[[], None]) -> None:
        """Draw within the box, or copy what `draw` made there before under the same key.

        The key holds everything that `draw` shows; nothing else may be drawn in the box before.
        """
        region = self._layer.regions.get((box, key))
        if region is not None:
            self.image.paste(region, box[:2])
            return
        draw()
        self._layer.regions.keep((box, key), self.image.crop(box))

    def place(self, sprite: Image.Image, left: float, top: float) -> None:
        """Put an RGBA sprite with its upper left corner there."""
        self.image.paste(sprite, (round(left), round(top)), sprite)

    def centre(self, sprite: Image.Image, x: float, y: float) -> None:
        """Put an RGBA sprite with its centre there."""
        self.place(sprite, x - sprite.width / 2, y - sprite.height / 2)

    def plate(
        self,
        box: Box,
        fill: str = PAPER,
        *,
        radius: int = 14,
        edge: str | None = None,
        edge_width: float = 2,
        shadow: int = 6,
    ) -> None:
        """Put a raised sheet of paper there."""
        size = (box[2] - box[0], box[3] - box[1])
        sprite = sprites.plate(size, fill, radius=radius, edge=edge, edge_width=edge_width, shadow=shadow)
        pad = sprites.margin(shadow)
        self.place(sprite, box[0] - pad, box[1] - pad)

    def write(self, x: float, y: float, text: str, style: Style, align: Align = "left") -> None:
        """Write one line; `y` is the middle of its capitals."""
        baseline = y + capitals(style.face, style.size, self.least) / 2
        anchor = {"left": "ls", "middle": "ms", "right": "rs"}[align]
        mask, left, above = line(text, style.face, style.size, anchor)
        self.image.paste(rgb(style.colour), (round(x) + left, round(baseline) + above), mask)

    def write_in(self, box: Box, text: str, style: Style, align: Align = "left") -> float:
        """Write one line within the box, smaller or shortened where it must be; give the width it took."""
        room = box[2] - box[0]
        shown, size = fitted(text, style.face, style.size, room, style.smallest)
        x = {"left": box[0], "middle": (box[0] + box[2]) / 2, "right": box[2]}[align]
        self.write(x, (box[1] + box[3]) / 2, shown, Style(size, style.face, style.colour, style.smallest), align)
        return width(shown, style.face, size)

    def write_lines(self, box: Box, text: str, style: Style, leading: float = 1.2, align: Align = "left") -> None:
        """Write a paragraph within the box, centred in its height; the last line is shortened where it does not fit."""
        step = style.size * leading
        lines = wrapped(text, style.face, style.size, box[2] - box[0], max(1, int((box[3] - box[1]) // step)))
        top = (box[1] + box[3] - step * len(lines)) / 2
        for number, each in enumerate(lines):
            start = round(top + number * step)
            self.write_in((box[0], start, box[2], round(start + step)), each, style, align)

    def png(self) -> bytes:
        """Return the bytes of the picture."""
        return png(self.image, self._layer.palette)
