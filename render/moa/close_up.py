"""A square picture of a part of the island, or of all of it: the phone's version."""

from __future__ import annotations

from PIL import Image

from engine.moa.views.view import MoaView
from render.contract import Names
from render.kit.cache import kept
from render.kit.canvas import Box, Canvas, Layer, Style, layer_of
from render.kit.prepared import prepared
from render.kit.sprites import marked_token
from render.kit.theme import GOLD, INK, PAPER, PAPER_EDGE, SEA_DEEP
from render.kit.type import Face
from render.moa.board import state_line
from render.moa.changes import changes
from render.moa.hexes import Grid, fitted
from render.moa.island import Plan, draw_island, plan_of
from render.moa.palette import palette
from render.moa.sprites import tint
from render.moa.territory import DIM, draw_territory
from render.words import Words

PICTURE = (1200, 1200)
_HEAD: Box = (16, 16, 1184, 100)
_ISLAND: Box = (36, 132, 1164, 1070)
_SEATS_TOP, _SEATS_BOTTOM = 1096, 1184
_BANDS: tuple[Box, ...] = ((0, 0, 1200, 112), (0, 1084, 1200, 1200))
"""Where nothing of the island may show."""
_LARGEST = 270


def draw_close_up(
    view: MoaView, words: Words, around: int | None, before: MoaView | None, names: Names | None
) -> bytes:
    """Return the close-up as PNG: all territories, or the one `around` and its neighbours."""
    plan = plan_of(view.components)
    shown = _shown(plan, around)
    grid = fitted([ground.at for ground in plan if ground.number in shown], _ISLAND, _LARGEST)
    canvas = Canvas(_layer(plan, grid))
    changed = changes(view, before)
    for territory in sorted(view.territories, key=lambda each: (each.number in shown, each.open, each.at[1])):
        spot = grid.spot(territory.at)
        if territory.number in shown:
            draw_territory(canvas, spot, territory, changed[territory.number], view.components)
        else:
            canvas.centre(tint(spot.width, spot.height, *DIM), spot.x, spot.y)
    for band in _BANDS:
        canvas.fill(band, SEA_DEEP)
    _headline(canvas, view, words, names)
    _scores(canvas, view, words)
    return canvas.png()


def _shown(plan: Plan, around: int | None) -> set[int]:
    if around is None:
        return {ground.number for ground in plan}
    middle = next(ground for ground in plan if ground.number == around)
    return {around, *middle.adjacent}


@kept
def _layer(plan: Plan, grid: Grid) -> Layer:
    return layer_of(_ground(plan, grid), palette())


@prepared
def _ground(plan: Plan, grid: Grid) -> Image.Image:
    return draw_island(PICTURE, grid, plan)


def _headline(canvas: Canvas, view: MoaView, words: Words, names: Names | None) -> None:
    text = state_line(view, words, names)
    if text:
        canvas.plate(_HEAD, PAPER, radius=18, edge=PAPER_EDGE)
        inner = (_HEAD[0] + 24, _HEAD[1], _HEAD[2] - 24, _HEAD[3])
        canvas.write_in(inner, text, Style(52, Face.BOLD, INK, 32), "middle")


def _scores(canvas: Canvas, view: MoaView, words: Words) -> None:
    """Show each seat's token and score along the bottom."""
    wide = (PICTURE[0] - 32) / len(view.seats)
    for place, seat in enumerate(view.seats):
        acting = view.asked is not None and view.asked.seat == seat.seat
        left = round(16 + place * wide)
        box = (left + 4, _SEATS_TOP, round(left + wide) - 4, _SEATS_BOTTOM)
        canvas.plate(box, PAPER, radius=16, edge=GOLD if acting else PAPER_EDGE, edge_width=6 if acting else 2)
        middle = (box[0] + box[2]) / 2
        y = (_SEATS_TOP + _SEATS_BOTTOM) / 2
        letter = words("moa-picture-letter", seat=seat.seat)
        canvas.centre(marked_token(seat.seat, 66, letter), middle - 50, y)
        score = words("moa-picture-no-score") if seat.score is None else str(seat.score)
        canvas.write(middle + 2, y, score, Style(60, Face.BLACK))
