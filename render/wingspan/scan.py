"""The way of a scan over the map: arrows from space to space along each row, and one that enters each row."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from PIL import Image, ImageDraw

from engine.wingspan.facts import Scan
from engine.wingspan.views.view import WingspanView
from render.kit.cache import kept
from render.kit.canvas import Canvas
from render.kit.shrink import shrunk
from render.kit.sprites import OVERSAMPLING
from render.wingspan.colours import PATH, PATH_EDGE
from render.wingspan.duet_map import SYMBOL, SYMBOL_AT
from render.wingspan.hexes import Grid, place_of

_HIGH = 26


def last_scan(view: WingspanView) -> Scan | None:
    """Return how the token of the Automa's last turn was placed, or that it was not; None once that round is over."""
    if not view.turns or view.current is None or view.turns[-1].round != view.round:
        return None
    return view.turns[-1].scan


def way(scan: Scan) -> list[str]:
    """Return the spaces that a scan went over, the one of the token last."""
    return [each.space for each in scan.passed] + ([scan.space] if scan.space else [])


def draw_way(canvas: Canvas, grid: Grid, scan: Scan) -> None:
    """Draw the arrows; they lie between the symbols of the spaces."""
    from_left = scan.corner.endswith("left")
    step = grid.across if from_left else -grid.across
    between = arrow(round(grid.across - SYMBOL * grid.scale + 2), round(_HIGH * grid.scale), from_left)
    enter = arrow(round(grid.across * 0.36), round(_HIGH * grid.scale), from_left)
    for row in _rows(way(scan)):
        for number, space in enumerate(row):
            x, y = grid.centre(space)
            y += SYMBOL_AT * grid.scale
            if number:
                canvas.centre(between, x - step / 2, y)
            else:
                near = (SYMBOL * grid.scale / 2 + enter.width / 2 - 1) * (1 if from_left else -1)
                canvas.centre(enter, x - near, y)


def _rows(spaces: list[str]) -> Iterator[list[str]]:
    for _, row in groupby(spaces, key=lambda space: place_of(space)[0]):
        yield list(row)


@kept
def arrow(wide: int, high: int, to_right: bool) -> Image.Image:
    """Return an arrow."""
    size = (wide * OVERSAMPLING, high * OVERSAMPLING)
    big = Image.new("RGBA", size, (0, 0, 0, 0))
    draw = ImageDraw.Draw(big)
    middle, head = size[1] / 2, size[1] * 0.8
    for colour, thick, inset in ((PATH_EDGE, 0.46, 0.0), (PATH, 0.24, 0.1)):
        half, edge = size[1] * thick / 2, size[1] * inset
        draw.rectangle((edge, middle - half, size[0] - head * 0.8, middle + half), fill=colour)
        base = size[0] - head + edge * 0.7
        draw.polygon([(base, edge * 1.7), (size[0] - edge * 1.6, middle), (base, size[1] - edge * 1.7)], fill=colour)
    if not to_right:
        big = big.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    return shrunk(big, (wide, high))
