"""What lies on the Duet map: both sides' tokens, the corner marks of the tracker, and the way of the last scan."""

from __future__ import annotations

from engine.contract import Seat
from engine.wingspan.facts import Scan
from engine.wingspan.names import RESET
from engine.wingspan.views.view import WingspanView
from render.kit.canvas import Canvas
from render.kit.discs import trace
from render.kit.sprites import marked_token
from render.kit.theme import GOLD
from render.wingspan import sprites
from render.wingspan.changes import Changes
from render.wingspan.duet_map import SYMBOL, SYMBOL_AT, Face, Plan
from render.wingspan.hexes import Grid
from render.wingspan.naming import letter
from render.wingspan.scan import draw_way
from render.words import Words

TOKEN, NEW_TOKEN, UNDER, CORNER = 82, 96, 40, 52
"""Sizes on the board."""
_TOKEN_AT, _UNDER_AT = 12.0, (45.0, 36.0)


def plan_of(view: WingspanView) -> Plan:
    """Return the map of a game."""
    return tuple(Face(each.id, each.habitat, each.symbol, each.bonus) for each in view.components.duet.spaces)


def draw_pieces(  # noqa: PLR0917
    canvas: Canvas, grid: Grid, view: WingspanView, words: Words, changed: Changes, scan: Scan | None
) -> None:
    """Draw everything that lies on the map; what changed shows."""
    draw_corners(canvas, grid, view, scan)
    if scan is not None:
        draw_way(canvas, grid, scan)
    letters = {seat: letter(view, seat, words) for seat in (view.seat, view.automa)}
    faces = {face.space: face for face in plan_of(view)}
    for space, seat in changed.left.items():
        x, y = grid.centre(space)
        canvas.centre(trace(seat, round(TOKEN * grid.scale)), x, y + _TOKEN_AT * grid.scale)
    for space, seat in view.map.items():
        draw_token(canvas, grid, (space, seat, letters[seat]), faces.get(space), new=space in changed.added)
    if view.reset:
        many = letters[view.seat] if view.reset == 1 else str(view.reset)
        draw_token(canvas, grid, (RESET, view.seat, many), None, new=RESET in changed.added)


def draw_token(
    canvas: Canvas, grid: Grid, token: tuple[str, Seat, str], face: Face | None, *, new: bool = False
) -> None:
    """Draw a token (space, seat, letter), and small beside it the symbol that it lies on."""
    space, seat, text = token
    x, y = grid.centre(space)
    size = (NEW_TOKEN if new else TOKEN) * grid.scale * (0.86 if space == RESET else 1)
    if face is not None:
        canvas.centre(sprites.cover(face.habitat, round(SYMBOL * grid.scale) + 2), x, y + SYMBOL_AT * grid.scale)
    canvas.centre(marked_token(seat, round(size), text, ring=new), x, y + _TOKEN_AT * grid.scale)
    if face is not None:
        aside, down = (value * grid.scale for value in _UNDER_AT)
        canvas.centre(sprites.disc(face.symbol, round(UNDER * grid.scale)), x + aside, y + down)


def draw_corners(canvas: Canvas, grid: Grid, view: WingspanView, scan: Scan | None) -> None:
    """Draw this round's symbol at each corner of the map; the one that the last scan began at is lit."""
    size = round(CORNER * grid.scale)
    for corner, symbol in view.components.tracker(max(1, view.round)).corners.items():
        lit = scan is not None and scan.corner == corner
        disc = sprites.disc(symbol, round(size * 1.2), GOLD, "#5a3f00") if lit else sprites.disc(symbol, size)
        canvas.centre(disc, *grid.corner(corner))
