"""A square picture, the phone's version: the Duet map or a part of it, or the Automa's section with the goal board."""

from __future__ import annotations

from PIL import Image

from engine.wingspan.names import SPACES
from engine.wingspan.views.view import WingspanView
from render.contract import Names
from render.kit.cache import kept
from render.kit.canvas import Box, Canvas, Layer, Style, layer_of
from render.kit.encode import mapped
from render.kit.icons import icon
from render.kit.prepared import prepared
from render.kit.sprites import marked_token, medal
from render.kit.theme import INK, PAPER, PAPER_EDGE
from render.kit.type import Face
from render.wingspan import pictogram, sprites
from render.wingspan.backdrop import sky
from render.wingspan.board import grid_in, is_duet, state_line
from render.wingspan.changes import changes
from render.wingspan.colours import NOW
from render.wingspan.duet_map import SHEET, Plan, lay_map, lay_spaces
from render.wingspan.goal_board import draw_goal_board
from render.wingspan.hexes import Grid, code_of
from render.wingspan.naming import letter
from render.wingspan.palette import palette
from render.wingspan.pieces import draw_pieces, plan_of
from render.wingspan.scan import last_scan
from render.wingspan.section import draw_section
from render.words import Words

PICTURE = (1200, 1200)
_HEAD: Box = (16, 12, 1184, 88)
_MAP: Box = (14, 98, 1186, 1064)
_FOOT: Box = (14, 1074, 1186, 1188)
_GRID = grid_in(_MAP, 95)
_RADIUS = 150
_MARGIN = 2.0
"""How much paper is around a map that parts are cut out of, in radii."""


def places_of(view: WingspanView) -> dict[str, str]:
    """Return the spaces of the Duet map by their codes ("C3"); none where the map is not played with."""
    return {code_of(space): space for space in SPACES} if is_duet(view) else {}


def draw_close_up(
    view: WingspanView, words: Words, part: str | None, before: WingspanView | None, names: Names | None
) -> bytes:
    """Return the close-up as PNG; `part`: a space, whose surroundings alone are shown."""
    changed = changes(view, before)
    if not is_duet(view):
        canvas = Canvas(_sky())
        draw_section(canvas, (14, 98, 1186, 420), view, words, changed)
        draw_goal_board(canvas, (14, 430, 1186, 1188), view, words, changed)
        _head(canvas, state_line(view, words, names))
        return canvas.png()
    if part is None:
        canvas = Canvas(_whole(plan_of(view)))
        draw_pieces(canvas, _GRID, view, words, changed, last_scan(view))
    else:
        ground, grid = part_of(plan_of(view), part, PICTURE, _RADIUS)
        canvas = Canvas(Layer(ground, palette()))
        draw_pieces(canvas, grid, view, words, changed, last_scan(view))
        return canvas.png()
    _head(canvas, state_line(view, words, names))
    _foot(canvas, view, words)
    return canvas.png()


@kept
def _sky() -> Layer:
    return layer_of(sky(PICTURE), palette(), ("wingspan", "close-up"))


@kept
def _whole(plan: Plan) -> Layer:
    return layer_of(_map(plan), palette())


@prepared
def _map(plan: Plan) -> Image.Image:
    image = sky(PICTURE)
    lay_map(image, _MAP, _GRID, plan)
    return image


@kept
@prepared
def _bare(plan: Plan, grid: Grid) -> Image.Image:
    """Return a map on plain paper, which all parts of its scale are cut out of."""
    wide, tall = grid.size
    image = Image.new("RGB", (round(wide + 2 * grid.left), round(tall + 2 * grid.top)), SHEET)
    lay_spaces(image, grid, plan)
    return mapped(image, palette())


def part_of(plan: Plan, space: str, size: tuple[int, int], radius: float) -> tuple[Image.Image, Grid]:
    """Return the part of the map around a space, and where its hexagons are; it does not reach beyond the paper."""
    grid = Grid(_MARGIN * radius, _MARGIN * radius, radius)
    whole = _bare(plan, grid)
    x, y = grid.centre(space)
    left = min(max(0, round(x - size[0] / 2)), whole.width - size[0])
    top = min(max(0, round(y - size[1] / 2)), whole.height - size[1])
    ground = whole.crop((left, top, left + size[0], top + size[1]))
    return ground, Grid(grid.left - left, grid.top - top, radius)


def _head(canvas: Canvas, text: str) -> None:
    canvas.plate(_HEAD, PAPER, radius=18, edge=PAPER_EDGE, shadow=3)
    inner = (_HEAD[0] + 24, _HEAD[1], _HEAD[2] - 24, _HEAD[3])
    canvas.write_in(inner, text, Style(50, Face.BOLD, INK, 28), "middle")


def _foot(canvas: Canvas, view: WingspanView, words: Words) -> None:
    """Show the goal of this round with both sides' progress, and the Automa's points so far."""
    middle = 720
    left, right = (_FOOT[0], _FOOT[1], middle - 6, _FOOT[3]), (middle + 6, _FOOT[1], _FOOT[2], _FOOT[3])
    canvas.plate(left, NOW, radius=16, edge=PAPER_EDGE, shadow=3)
    canvas.plate(right, PAPER, radius=16, edge=PAPER_EDGE, shadow=3)
    y = (_FOOT[1] + _FOOT[3]) / 2
    progress = next((each for each in view.progress if each.round == max(1, view.round)), None)
    if progress is not None:
        canvas.centre(sprites.code_plate(str(progress.round), 60), left[0] + 54, y)
        sign = pictogram.goal_within(progress.goal, 76, 220)
        canvas.place(sign, left[0] + 100, y - sign.height / 2)
        for place, (seat, value) in enumerate(((view.automa, progress.hers), (view.seat, progress.yours))):
            x = left[0] + 390 + place * 160
            canvas.centre(marked_token(seat, 64, letter(view, seat, words)), x, y)
            text = words("wingspan-picture-unknown") if value is None else str(value)
            canvas.write(x + 42, y, text, Style(64, Face.BLACK))
    canvas.centre(icon("automa", 76), right[0] + 56, y)
    total = str(view.standing.total if view.standing else 0)
    canvas.centre(medal(total, 92), right[0] + 160, y)
    canvas.centre(icon("face_down", 66), right[0] + 280, y)
    canvas.write(right[0] + 322, y, str(len(view.unseen)), Style(64, Face.BLACK))
