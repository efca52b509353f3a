"""The section of the Automa's card that is carried out: large, in signs and in words, with what came of it."""

from __future__ import annotations

from PIL import Image

from engine.wingspan.tallies import TurnTaken
from engine.wingspan.views.view import WingspanView
from render.kit.canvas import Box, Canvas, Style
from render.kit.discs import faded
from render.kit.icons import icon
from render.kit.sprites import marked_token
from render.kit.theme import GOLD, INK, INK_SOFT, PAPER, PAPER_EDGE
from render.kit.type import Face
from render.wingspan import sprites
from render.wingspan.changes import Changes
from render.wingspan.hexes import code_of
from render.wingspan.naming import bonus_name, change, letter
from render.wingspan.text import write_whole
from render.words import Words

_HIGH = 266
"""The height that sizes here are given for."""


def last_turn(view: WingspanView) -> TurnTaken | None:
    """Return the Automa's last turn of this round; None before its first (WS1)."""
    if view.current is None or not view.turns or view.turns[-1].round != view.round:
        return None
    return view.turns[-1]


def tray_open(view: WingspanView) -> bool:
    """Say whether it is asked which tray birds match."""
    return view.asked is not None and view.asked.kind == "tray"


def what_to_do(view: WingspanView, turn: TurnTaken, words: Words) -> str:
    """Say in a sentence or two what a turn of the Automa asks for at the table."""
    done = words("wingspan-picture-do", action=turn.action, eggs=turn.eggs, right=turn.right, mode=_mode(view))
    return " ".join(done.split())


def action_title(turn: TurnTaken, words: Words) -> str:
    """Say what the Automa does."""
    return words("wingspan-picture-action", action=turn.action, eggs=turn.eggs)


def _mode(view: WingspanView) -> str:
    return "duet" if view.setup is not None and view.setup.mode == "duet" else "base"


def draw_section(canvas: Canvas, box: Box, view: WingspanView, words: Words, changed: Changes) -> None:
    """Draw the section on a plate."""
    canvas.plate(box, PAPER, radius=16, edge=PAPER_EDGE, shadow=3)
    unit = (box[3] - box[1]) / _HIGH
    turn = last_turn(view)
    if turn is None:
        _waiting(canvas, box, view, words, unit)
        return
    canvas.centre(icon(turn.action, round(90 * unit)), box[0] + 62 * unit, box[1] + 52 * unit)
    right = round(box[2] - 108 * unit)
    title = (round(box[0] + 120 * unit), round(box[1] + 14 * unit), right, round(box[1] + 90 * unit))
    canvas.write_in(title, action_title(turn, words), Style(round(54 * unit), Face.BLACK, INK, 34))
    canvas.centre(_right(turn, view, round(80 * unit)), box[2] - 58 * unit, box[1] + 52 * unit)
    # All the width is the sentence's: it is what is read on a phone.
    text = (round(box[0] + 22 * unit), round(box[1] + 98 * unit), round(box[2] - 20 * unit), round(box[1] + 176 * unit))
    style = Style(round(min(35 * unit, 46)), Face.REGULAR, INK, 22)
    write_whole(canvas, text, what_to_do(view, turn, words), style, 1.08)
    row = (box[0] + 14, round(box[1] + 178 * unit), box[2] - 14, box[3] - round(8 * unit))
    canvas.fill((row[0], row[1], row[2], row[1] + 2), "#d9c79b")
    if turn.food_order:
        _dice(canvas, row, turn, unit)
    else:
        _outcome(canvas, row, view, turn, words, changed)


def _waiting(canvas: Canvas, box: Box, view: WingspanView, words: Words, unit: float) -> None:
    """Say that there is no card of the Automa's yet, or no longer."""
    middle = (box[1] + box[3]) / 2
    canvas.centre(faded(icon("face_down", round(130 * unit)), 0.75), box[0] + 92 * unit, middle)
    text = words("wingspan-picture-no-card", phase=view.phase, round=max(1, view.round))
    inner = (round(box[0] + 178 * unit), box[1] + 20, box[2] - 24, box[3] - 20)
    write_whole(canvas, inner, text, Style(round(min(42 * unit, 56)), Face.SEMIBOLD, INK_SOFT, 26), 1.15)


def _right(turn: TurnTaken, view: WingspanView, size: int) -> Image.Image:
    """Return the symbol of the right column; pale where it does nothing at the table."""
    acts = turn.right == "pink" or (turn.right != "blank" and _mode(view) == "base")
    return sprites.disc(turn.right, size) if acts else faded(sprites.disc(turn.right, size), 0.55)


def _dice(canvas: Canvas, row: Box, turn: TurnTaken, unit: float) -> None:
    """Show the order of the faces, with an arrow from each to the next."""
    size = round(64 * unit)
    step = min((row[2] - row[0] - size) / (len(turn.food_order) - 1), size * 1.45)
    y = (row[1] + row[3]) / 2 + 2
    left = (row[0] + row[2] - step * (len(turn.food_order) - 1)) / 2
    for place, face in enumerate(turn.food_order):
        canvas.centre(sprites.die(face, size), left + place * step, y)
        if place:
            canvas.centre(icon("arrow_right", round((step - size) * 0.8), "#a8916a"), left + (place - 0.5) * step, y)


# -- what came of it ------------------------------------------------------------------------------------------------


def _outcome(  # noqa: PLR0917
    canvas: Canvas, row: Box, view: WingspanView, turn: TurnTaken, words: Words, changed: Changes
) -> None:
    """Show what the Automa got, or what is still asked."""
    high = row[3] - row[1] - 8
    y = (row[1] + row[3]) / 2 + 2
    if tray_open(view):
        _wanted(canvas, row, view, words, high)
        return
    x = float(row[0] + 4)
    for sprite in _gains(turn, high, new=bool(changed.birds)):
        canvas.centre(sprite, x + sprite.width / 2, y)
        x += sprite.width + 10
    if not turn.kept and not turn.face_down and not turn.eggs and not turn.scan:
        canvas.write_in(
            (round(x), row[1], row[2], row[3]), words("wingspan-picture-no-gain"), Style(32, Face.REGULAR, INK_SOFT)
        )
    cube = turn.cubes if _mode(view) == "base" else 0
    if cube:
        text = change(cube, words)
        canvas.centre(sprites.cube(view.automa, round(high * 0.8), ring=cube > 0), row[2] - high * 0.5, y)
        canvas.write(row[2] - high * 1.0, y, text, Style(44, Face.BLACK), "right")
    if turn.scan is not None:
        _token(canvas, row, view, turn, words, high)


def _gains(turn: TurnTaken, high: int, *, new: bool) -> list[Image.Image]:
    """Return sprites of what a turn brought the Automa."""
    drawn = [sprites.bird(str(points), high, ring=new) for points in turn.kept]
    drawn += [icon("face_down", round(high * 0.95))] * turn.face_down
    if turn.action == "lay_eggs":
        drawn += [icon("lay_egg", round(high * 0.9))] * turn.eggs
    return drawn


def _token(  # noqa: PLR0917
    canvas: Canvas, row: Box, view: WingspanView, turn: TurnTaken, words: Words, high: int
) -> None:
    """Show where the Automa's token went."""
    y = (row[1] + row[3]) / 2 + 2
    scan = turn.scan
    if scan is None:
        return
    if scan.space is None:
        box = (row[0] + high * 2, row[1], row[2] - 8, row[3])
        canvas.write_in(box, words("wingspan-picture-no-token"), Style(40, Face.BOLD, INK, 26), "right")
        return
    right = row[2] - 6
    if scan.marks:
        canvas.centre(sprites.doubt(36), right - 18, y)
        right -= 48
    plate = sprites.code_plate(code_of(scan.space), 60)
    canvas.place(plate, right - plate.width, y - 30)
    arrow = right - plate.width - 30
    canvas.centre(icon("arrow_right", 34, "#7d3a18"), arrow, y)
    canvas.centre(marked_token(view.automa, min(high, 74), letter(view, view.automa, words)), arrow - 60, y)


def _wanted(canvas: Canvas, row: Box, view: WingspanView, words: Words, high: int) -> None:
    """Show which tray birds the Automa's bonus card takes."""
    if view.bonus is None:
        return
    canvas.plate((row[0] - 4, row[1] + 6, row[2] + 4, row[3]), GOLD, radius=12, edge="#7a5a08", shadow=0)
    y = (row[1] + row[3]) / 2 + 3
    canvas.centre(icon("bonus_card", round(high * 0.8)), row[0] + high * 0.5, y)
    x = row[0] + high
    for points in view.bonus.values:
        sprite = sprites.bird(str(points), round(high * 0.86))
        canvas.centre(sprite, x + sprite.width / 2, y)
        x += sprite.width + 8
    name = words("wingspan-picture-asks-tray") if view.bonus.values else bonus_name(view.bonus, words)
    canvas.write_in((round(x) + 8, row[1] + 6, row[2] - 10, row[3]), name, Style(40, Face.BOLD, INK, 24))
