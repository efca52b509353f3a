"""The sea without an island: what hands, previews and scoring sheets lie on."""

from __future__ import annotations

from PIL import Image

from render.kit.cache import kept
from render.kit.canvas import Box, Canvas, Layer, layer_of
from render.kit.prepared import prepared
from render.kit.sea import open_sea
from render.kit.theme import PAPER, PAPER_EDGE
from render.laisla.island import CRESTS, DEEPS, SEA_COLOURS
from render.laisla.palette import palette


@kept
def backdrop(size: tuple[int, int], *sheets: Box) -> Layer:
    """Return the sea of that size with sheets of paper on it."""
    canvas = Canvas(Layer(_sea(size), palette()))
    for sheet in sheets:
        canvas.plate(sheet, PAPER, radius=22, edge=PAPER_EDGE, shadow=8)
    return layer_of(canvas.image, palette())


@prepared
def _sea(size: tuple[int, int]) -> Image.Image:
    return open_sea(size, crests=CRESTS, deeps=DEEPS).quantize(SEA_COLOURS, kmeans=1).convert("RGB")
