"""What a picture is drawn on: a copy of a prepared layer, and the few ways to put something on it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any, Literal, NamedTuple

from PIL import Image

from render.kit import sprites
from render.kit.cache import REGIONS, bytes_of
from render.kit.colour import Rgb, rgb
from render.kit.cutout import Cutout
from render.kit.encode import Rows, mapped, png
from render.kit.theme import FULL_WIDTH, INK, PAPER, SMALLEST_TEXT
from render.kit.touched import Touched
from render.kit.type import Face, capitals, fitted, line, paragraph, width

Box = tuple[int, int, int, int]
"""Left, top, right, bottom."""
Align = Literal["left", "middle", "right"]


@dataclass(frozen=True, slots=True, eq=False)
class Layer:
    """A prepared background and the palette its pictures are saved in. Shared: never drawn on."""

    image: Image.Image
    """RGB; or P, in the colours of the palette, where it is used often: then only what is drawn on it is mapped."""
    palette: Image.Image
    regions: Hashable = None
    """What the finished regions of its pictures are kept under. Layers may have it in common that are alike there."""

    @property
    def nbytes(self) -> int:
        """Bytes of memory; the palette belongs to many layers."""
        return bytes_of(self.image)


def layer_of(image: Image.Image, palette: Image.Image, regions: Hashable = None) -> Layer:
    """Return a layer that is used often."""
    return Layer(mapped(image, palette), palette, regions)


@dataclass(frozen=True, slots=True)
class Style:
    """How a text is written: size in pixels, cut and colour."""

    size: int
    face: Face = Face.SEMIBOLD
    colour: str = INK
    smallest: int = SMALLEST_TEXT
    """It may shrink down to this before it is shortened."""


class _Stroke(NamedTuple):
    """Something that is put on a picture."""

    box: Box
    """Where; it may reach out of the picture."""
    paint: Any
    mask: Any
    """How strongly; None: wholly. Either may be what Pillow has within an image (`_put`)."""


class Canvas:
    """A picture in the making: what is put on it is noted, and done part by part in the end.

    A whole picture in true colours is larger than what the processor has at hand, its parts are not.
    """

    def __init__(self, layer: Layer, size: tuple[int, int] | None = None) -> None:
        """Begin with the layer, or its upper left part of that size."""
        self._ground = layer.image if size is None else layer.image.crop((0, 0, *size))
        self._layer = layer
        self._strokes: list[_Stroke] = []
        self._touched = Touched(self.size)
        self._regions: list[tuple[Box, Image.Image]] = []
        self.least = SMALLEST_TEXT * self._ground.width / FULL_WIDTH
        """The smallest text size allowed, in this picture's pixels."""

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self._ground.size

    @property
    def image(self) -> Image.Image:
        """The whole picture as it is now, RGB."""
        return self._part((0, 0, *self.size), self._strokes)

    def kept(self, box: Box, key: Hashable, draw: Callable[[], None]) -> None:
        """Draw within the box, or take what `draw` made there before under the same key.

        The key holds everything that `draw` shows; nothing else may be drawn in the box, but for what is the same in
        every picture of this layer.
        """
        if self._layer.regions is None:
            draw()
            return
        whole = (self._layer.regions, box, key)
        region = REGIONS.get(whole)
        if region is None:
            # What `draw` does is mapped here, so that the picture is the same whether the region was kept or not.
            earlier, touched, self._touched = len(self._strokes), self._touched, Touched(self.size)
            draw()
            region = mapped(self._part(box, self._strokes), self._layer.palette)
            del self._strokes[earlier:]
            self._touched = touched
            REGIONS.keep(whole, region)
        self._regions.append((box, region))

    def place(self, sprite: Image.Image | Cutout, left: float, top: float) -> None:
        """Put an RGBA sprite with its upper left corner there. It is never drawn on later."""
        x, y = round(left), round(top)
        self._touched.add(x, y, x + sprite.width, y + sprite.height)
        if isinstance(sprite, Image.Image):
            self._put((x, y, x + sprite.width, y + sprite.height), sprite, sprite)
            return
        for (start, above, end, below), colour in sprite.fills:
            self._put((x + start, y + above, x + end, y + below), colour)
        for part, aside, down in sprite.parts:
            box = (x + aside, y + down, x + aside + part.width, y + down + part.height)
            self._put(box, part, part if part.mode == "RGBA" else None)

    def paste(self, image: Image.Image, left: int, top: int) -> None:
        """Put an RGB image with its upper left corner there. It is never drawn on later."""
        box = (left, top, left + image.width, top + image.height)
        self._touched.add(*box)
        self._put(box, image)

    def fill(self, box: Box, colour: str) -> None:
        """Fill a rectangle."""
        self._touched.add(*box)
        self._put(box, rgb(colour))

    def stain(self, mask: Image.Image, left: int, top: int, colour: str) -> None:
        """Lay a colour there, as strongly as the mask says."""
        box = (left, top, left + mask.width, top + mask.height)
        self._touched.add(*box)
        self._put(box, rgb(colour), mask)

    def centre(self, sprite: Image.Image | Cutout, x: float, y: float) -> None:
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
        self.stain(mask, round(x) + left, round(baseline) + above, style.colour)

    def write_in(self, box: Box, text: str, style: Style, align: Align = "left") -> float:
        """Write one line within the box, smaller or shortened where it must be; give the width it took."""
        room = box[2] - box[0]
        shown, size = fitted(text, style.face, style.size, room, style.smallest)
        x = {"left": box[0], "middle": (box[0] + box[2]) / 2, "right": box[2]}[align]
        self.write(x, (box[1] + box[3]) / 2, shown, Style(size, style.face, style.colour, style.smallest), align)
        return width(shown, style.face, size)

    def write_lines(self, box: Box, text: str, style: Style, leading: float = 1.2, align: Align = "left") -> None:
        """Write a paragraph within the box, centred in its height: smaller or shortened where it must be."""
        room = (box[2] - box[0], box[3] - box[1])
        lines, size = paragraph(text, style.face, style.size, room, leading=leading, smallest=style.smallest)
        style, step = replace(style, size=size), size * leading
        top = (box[1] + box[3] - step * len(lines)) / 2
        for number, each in enumerate(lines):
            start = round(top + number * step)
            self.write_in((box[0], start, box[2], round(start + step)), each, style, align)

    def png(self) -> bytes:
        """Return the bytes of the picture."""
        palette = self._layer.palette
        if self._ground.mode != "P":
            return png(self.image, palette)
        rows = Rows(self.size)
        rows.put(self._ground)
        for (above, below), boxes in groupby(self._touched.boxes(), lambda box: (box[1], box[3])):
            strokes = [each for each in self._strokes if each.box[1] < below and above < each.box[3]]
            for box in boxes:
                rows.put(mapped(self._part(box, strokes), palette), box[:2])
        for box, region in self._regions:
            rows.put(region, box[:2])
        return rows.png(palette)

    def _put(self, box: Box, paint: Image.Image | Rgb, mask: Image.Image | None = None) -> None:
        """Note a stroke.

        Images as they are within Pillow: its own `paste` looks at each anew each time, which takes as long as pasting.
        """
        if isinstance(paint, Image.Image) and paint.mode not in {"RGB", "RGBA"}:
            paint = paint.convert("RGB")
        within = paint.im if isinstance(paint, Image.Image) else paint
        self._strokes.append(_Stroke(box, within, None if mask is None else mask.im))

    def _part(self, box: Box, strokes: Sequence[_Stroke]) -> Image.Image:
        """Return a box of the layer with the strokes on it, RGB."""
        left, top, right, bottom = box
        image = self._ground.crop(box).convert("RGB")
        within = image.im
        for (start, above, end, below), paint, mask in strokes:
            if start < right and left < end and above < bottom and top < below:
                place = (start - left, above - top, end - left, below - top)
                if mask is None:
                    within.paste(paint, place)
                else:
                    within.paste(paint, place, mask)
        return image
