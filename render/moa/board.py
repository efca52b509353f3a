"""The board picture: island, column and strip, 1600 x 1200."""

from __future__ import annotations

import math

from PIL import Image

from engine.moa.views.view import MoaView
from render.contract import Names
from render.kit.cache import kept
from render.kit.canvas import Box, Canvas, Layer, Style, layer_of
from render.kit.icons import silhouette
from render.kit.prepared import prepared
from render.kit.theme import INK, PAPER, PAPER_EDGE
from render.kit.type import Face
from render.moa import column
from render.moa.changes import changes
from render.moa.hexes import fitted
from render.moa.island import Plan, draw_island, plan_of
from render.moa.naming import seat_name
from render.moa.palette import palette
from render.moa.panels import draw_panels
from render.moa.territory import draw_territory
from render.words import Words

SIZE = (1600, 1200)
ISLAND: Box = (34, 108, 1050, 918)
CAPTION: Box = (16, 14, 1070, 84)
ROUND: Box = (column.LEFT, 14, column.RIGHT, 84)
_ISLAND_COLOURS = 48
"""Of sea and land: with more, boards are an eighth larger and look the same."""
_ORNAMENTS = (("compass", 918, 800, 168), ("whale", 142, 846, 118))
"""Drawn on the open sea where the island leaves room: art, centre, size."""


def draw_board(view: MoaView, words: Words, before: MoaView | None, caption: str, names: Names | None) -> bytes:
    """Return the board as PNG."""
    grid = fitted([territory.at for territory in view.territories], ISLAND)
    canvas = Canvas(_layer(plan_of(view.components)))
    _headline(canvas, view, words, caption, names)
    changed = changes(view, before)
    for territory in sorted(view.territories, key=lambda each: (each.open, each.at[1])):
        draw_territory(canvas, grid.spot(territory.at), territory, changed[territory.number], view.components)
    column.draw_column(canvas, view, words)
    draw_panels(canvas, view, words, names, before)
    return canvas.png()


def _headline(canvas: Canvas, view: MoaView, words: Words, caption: str, names: Names | None) -> None:
    text = " ".join(caption.split()) or state_line(view, words, names)
    if text:
        canvas.plate(CAPTION, PAPER, radius=16, edge=PAPER_EDGE)
        canvas.write_in(
            (CAPTION[0] + 24, CAPTION[1], CAPTION[2] - 24, CAPTION[3]), text, Style(44, Face.SEMIBOLD, INK, 30)
        )
    limits = view.components.limits
    text = words(
        "moa-picture-round", period=view.period, round=view.round, periods=limits.periods, rounds=limits.rounds
    )
    canvas.write_in((ROUND[0] + 16, ROUND[1], ROUND[2] - 16, ROUND[3]), text, Style(46, Face.BLACK, INK, 30), "middle")


def state_line(view: MoaView, words: Words, names: Names | None) -> str:
    """Return one line on who is asked what, or who has won."""
    if view.result is not None:
        winners = [seat_name(seat, words, names) for seat in view.result.winners]
        return words("moa-picture-winners", names=words.listed(winners), count=len(winners))
    if view.asked is None:
        return ""
    name = seat_name(view.asked.seat, words, names)
    if view.asked.kind == "defend" and view.asked.mammal:
        mammal = words("moa-mammal", mammal=view.asked.mammal)
        return words("moa-picture-asked-defend", name=name, mammal=mammal, territory=view.asked.territory or 0)
    return words("moa-picture-asked", name=name, kind=view.asked.kind, territory=view.asked.territory or 0)


@kept
def _layer(plan: Plan) -> Layer:
    return layer_of(_ground(plan), palette(), ("moa", "board", plan))


@prepared
def _ground(plan: Plan) -> Image.Image:
    """Return the island, and the sheets of paper of the column."""
    grid = fitted([ground.at for ground in plan], ISLAND)
    island = draw_island(SIZE, grid, plan).quantize(_ISLAND_COLOURS, kmeans=1).convert("RGB")
    canvas = Canvas(Layer(island, Image.new("P", (1, 1))))
    for name, x, y, size in _ORNAMENTS:
        if all(math.dist((x, y), grid.centre(ground.at)) > grid.radius + size * 0.7 for ground in plan):
            canvas.centre(silhouette(name, size, "#2a6178"), x, y)
    for box in (ROUND, *column.PLATES):
        canvas.plate(box, PAPER, radius=16, edge=PAPER_EDGE)
    return canvas.image
