"""The sea without an island: what hands, previews and scoring sheets lie on."""

from __future__ import annotations

from PIL import Image

from render.kit.cache import kept
from render.kit.canvas import Box, Canvas, Layer, layer_of
from render.kit.prepared import prepared
from render.kit.sea import open_sea
from render.kit.theme import PAPER, PAPER_EDGE
from render.moa.palette import palette

MOST = (1600, 1280)
"""As large as most of these pictures get: their seas are cut from one, since drawing a sea takes a quarter second."""


@kept
def backdrop(size: tuple[int, int], *sheets: Box) -> Layer:
    """Return the sea of that size with sheets of paper on it."""
    canvas = Canvas(Layer(_sea(size), Image.new("P", (1, 1))))
    for box in sheets:
        sheet(canvas, box)
    return layer_of(canvas.image, palette())


def sheet(canvas: Canvas, box: Box) -> None:
    """Lay a sheet of paper there."""
    canvas.plate(box, PAPER, radius=22, edge=PAPER_EDGE, shadow=8)


def _sea(size: tuple[int, int]) -> Image.Image:
    if size[0] <= MOST[0] and size[1] <= MOST[1]:
        return _most_of_them().crop((0, 0, *size))
    return open_sea(size)


@prepared
def _most_of_them() -> Image.Image:
    return open_sea(MOST)
