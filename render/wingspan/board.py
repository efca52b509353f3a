"""The board picture, 1600 x 1200: the Duet map or the goal board, the Automa's card and what both sides have."""

from __future__ import annotations

from PIL import Image

from engine.wingspan.views.view import WingspanView
from render.contract import Names
from render.kit.cache import kept
from render.kit.canvas import Box, Canvas, Layer, Style, layer_of
from render.kit.icons import icon
from render.kit.prepared import prepared
from render.kit.theme import GOLD, INK, PAPER, PAPER_EDGE
from render.kit.type import Face
from render.wingspan.backdrop import sky
from render.wingspan.changes import Changes, changes
from render.wingspan.duet_map import Plan, lay_map
from render.wingspan.goal_board import draw_goal_board
from render.wingspan.goals import draw_goals
from render.wingspan.hexes import BOARD_RADIUS, Grid
from render.wingspan.naming import side_name
from render.wingspan.palette import palette
from render.wingspan.panel_parts import around
from render.wingspan.panels import draw_hers, draw_yours
from render.wingspan.pieces import draw_pieces, plan_of
from render.wingspan.scan import last_scan
from render.wingspan.section import draw_section
from render.wingspan.tracker import draw_card_table
from render.words import Words

SIZE = (1600, 1200)
CAPTION: Box = (14, 12, 1052, 80)
ROUND: Box = (1064, 12, 1586, 80)
LEFT, RIGHT = 1064, 1586
MAP: Box = (14, 90, 1052, 944)
GOALS: Box = (14, 954, 1052, 1188)
_ROUNDS = (1, 2, 3, 4)
_STEP = 46


def grid_in(box: Box, radius: float) -> Grid:
    """Return the map's hexagons in the middle of a box."""
    wide, tall = Grid(0, 0, radius).size
    return Grid((box[0] + box[2] - wide) / 2, (box[1] + box[3] - tall) / 2, radius)


GRID = grid_in(MAP, BOARD_RADIUS)


def is_duet(view: WingspanView) -> bool:
    """Say whether the Duet map is played on."""
    return view.setup is None or view.setup.mode == "duet"


def draw_board(
    view: WingspanView, words: Words, before: WingspanView | None, caption: str, names: Names | None
) -> bytes:
    """Return the board as PNG."""
    changed = changes(view, before)
    canvas = Canvas(layer(plan_of(view) if is_duet(view) else None))
    _headline(canvas, " ".join(caption.split()) or state_line(view, words, names))
    known = (view.round, view.turn, view.turns_in_round, view.phase, words)
    canvas.kept(around(ROUND), known, lambda: _round(canvas, view, words))
    if is_duet(view):
        _duet(canvas, view, words, names, changed)
    else:
        _base(canvas, view, words, names, changed)
    return canvas.png()


def _duet(canvas: Canvas, view: WingspanView, words: Words, names: Names | None, changed: Changes) -> None:
    draw_pieces(canvas, GRID, view, words, changed, last_scan(view))
    draw_goals(canvas, GOALS, view, words, changed)
    draw_section(canvas, (LEFT, 90, RIGHT, 356), view, words, changed)
    _card_table(canvas, (LEFT, 366, RIGHT, 646), view, words)
    draw_hers(canvas, (LEFT, 656, RIGHT, 1014), view, words, names, changed)
    draw_yours(canvas, (LEFT, 1024, RIGHT, 1188), view, words, names, changed)


def _base(canvas: Canvas, view: WingspanView, words: Words, names: Names | None, changed: Changes) -> None:
    draw_section(canvas, (14, 90, 1052, 442), view, words, changed)
    draw_goal_board(canvas, (14, 452, 1052, 1188), view, words, changed)
    _card_table(canvas, (LEFT, 90, RIGHT, 392), view, words)
    draw_hers(canvas, (LEFT, 402, RIGHT, 808), view, words, names, changed)
    draw_yours(canvas, (LEFT, 818, RIGHT, 1188), view, words, names, changed)


def _card_table(canvas: Canvas, box: Box, view: WingspanView, words: Words) -> None:
    # Components may be another owner's, so what is shown of them is part of the key.
    card = view.components.card(view.current).model_dump_json() if view.current else None
    tracker = view.components.tracker(max(1, view.round)).model_dump_json()
    key = (
        card,
        tracker,
        view.components.blank_section.symbol,
        view.components.blank_section.status,
        view.section,
        len(view.unseen),
        is_duet(view),
        words,
    )
    canvas.kept(around(box), key, lambda: draw_card_table(canvas, box, view, words))


def state_line(view: WingspanView, words: Words, names: Names | None) -> str:
    """Return one line on what is asked, or who has won."""
    if view.result is not None:
        winner = view.result.winners[0]
        return words("wingspan-picture-winner", name=side_name(view, winner, words, names))
    if view.asked is None:
        return ""
    name = side_name(view, view.seat, words, names)
    mode = "duet" if is_duet(view) else "base"
    return words("wingspan-picture-asked", kind=view.asked.kind, name=name, round=max(1, view.round), mode=mode)


@kept
def layer(plan: Plan | None) -> Layer:
    """Return the sky, with the Duet map on it where there is one."""
    # Where regions are, all maps are alike.
    return layer_of(_ground(plan), palette(), ("wingspan", "board"))


@prepared
def _ground(plan: Plan | None) -> Image.Image:
    image = sky(SIZE)
    if plan is not None:
        lay_map(image, MAP, GRID, plan)
    return image


def _headline(canvas: Canvas, text: str) -> None:
    """Write what happened, or what is asked."""
    if not text:
        return
    canvas.plate(CAPTION, PAPER, radius=16, edge=PAPER_EDGE, shadow=3)
    inner = (CAPTION[0] + 24, CAPTION[1], CAPTION[2] - 24, CAPTION[3])
    canvas.write_in(inner, text, Style(44, Face.SEMIBOLD, INK, 30))


def _round(canvas: Canvas, view: WingspanView, words: Words) -> None:
    """Show the round, and how many of its turns in it are taken."""
    canvas.plate(ROUND, PAPER, radius=16, edge=PAPER_EDGE, shadow=3)
    if view.round == 0:
        canvas.write_in(ROUND, words("wingspan-picture-before"), Style(46, Face.BLACK, INK, 28), "middle")
        return
    y = (ROUND[1] + ROUND[3]) / 2
    for number in _ROUNDS:
        left = ROUND[0] + 10 + (number - 1) * _STEP
        box = (left, ROUND[1] + 9, left + _STEP - 5, ROUND[3] - 9)
        if number == view.round:
            canvas.plate(box, GOLD, radius=10, edge="#7a5a08", edge_width=3, shadow=0)
        style = Style(44, Face.BLACK, INK if number == view.round else "#a8916a")
        canvas.write_in(box, str(number), style, "middle")
    text = words("wingspan-picture-turns", turn=view.turn, turns=view.turns_in_round)
    left = ROUND[0] + 20 + _STEP * len(_ROUNDS)
    canvas.centre(icon("automa", 46), left + 26, y)
    canvas.write_in((left + 58, ROUND[1], ROUND[2] - 16, ROUND[3]), text, Style(46, Face.BLACK, INK, 28))
