"""The preview of a token of the person's: the map as it would be, what the space gives, and what changes."""

from __future__ import annotations

from engine.preview import Preview
from engine.wingspan.actions import Token
from engine.wingspan.names import RESET
from engine.wingspan.views.view import WingspanView
from render.kit.canvas import Canvas, Layer, Style
from render.kit.icons import icon
from render.kit.theme import INK_SOFT
from render.kit.type import Face
from render.wingspan import pictogram, sprites
from render.wingspan.changes import changes
from render.wingspan.close_up import part_of
from render.wingspan.hexes import BOARD_RADIUS, code_of
from render.wingspan.outcome import token_outcome
from render.wingspan.palette import palette
from render.wingspan.pieces import draw_pieces, plan_of
from render.wingspan.preview_frame import LEFT, MIDDLE, RIGHT, label, row, then
from render.words import Words


def draw_token(canvas: Canvas, view: WingspanView, action: Token, foreseen: Preview, words: Words) -> None:
    """Show the part of the map as it would be, what the space gives, and what it changes."""
    brings = token_outcome(view, foreseen)
    after: WingspanView = foreseen.view or view
    centre = action.target or action.source or RESET
    size = (MIDDLE[2] - MIDDLE[0] - 20, MIDDLE[3] - MIDDLE[1] - 20)
    ground, grid = part_of(plan_of(view), centre, size, BOARD_RADIUS)
    part = Canvas(Layer(ground, palette()))
    draw_pieces(part, grid, after, words, changes(after, view), None)
    canvas.paste(part.image, MIDDLE[0] + 10, MIDDLE[1] + 10)
    _space(canvas, view, action, words)
    label(canvas, RIGHT, "changes", words)
    y = RIGHT[1] + 110.0
    changed = [(number, values) for number, values in brings.goals.items()]
    if brings.group[0] != brings.group[1]:
        then(canvas, RIGHT, y, sprites.group(view.seat, 72), brings.group)
        y += 92
    goals = {progress.round: progress.goal for progress in view.progress}
    for number, values in changed:
        then(canvas, RIGHT, y, pictogram.goal_within(goals[number], 68, 120), values)
        y += 92
    if not changed and brings.group[0] == brings.group[1]:
        box = (RIGHT[0] + 16, RIGHT[1] + 180, RIGHT[2] - 16, RIGHT[1] + 260)
        canvas.write_in(box, words("wingspan-nothing"), Style(40, Face.REGULAR, INK_SOFT, 24), "middle")


def _space(canvas: Canvas, view: WingspanView, action: Token, words: Words) -> None:
    """Show the space: habitat, symbol, and what the person gains there."""
    target = action.target or action.source
    y = LEFT[1] + 80.0
    if target is None or target == RESET:
        canvas.centre(sprites.disc("reset_space", 150, "#d9e7ea", "#123f5c"), (LEFT[0] + LEFT[2]) / 2, y + 80)
        return
    known = view.components.space(target)
    plate = sprites.code_plate(code_of(target), 92)
    canvas.centre(plate, (LEFT[0] + LEFT[2]) / 2, y)
    rows = [
        (sprites.habitat_disc(known.habitat, 78), words("wingspan-habitat", habitat=known.habitat)),
        (sprites.disc(known.symbol, 78), words("wingspan-symbol", symbol=known.symbol)),
    ]
    if known.bonus and action.target:
        rows.append((icon(known.bonus, 70), words("wingspan-picture-bonus", bonus=known.bonus)))
    for place, (sprite, text) in enumerate(rows):
        row(canvas, LEFT, y + 116 + place * 100, sprite, text)
