"""Why its token lies where it lies: the map with the scan's way, each space passed numbered, and the steps in words."""

from __future__ import annotations

from dataclasses import replace

from PIL import Image

from engine.wingspan.facts import Scan
from engine.wingspan.tallies import TurnTaken
from engine.wingspan.views.view import WingspanView
from render.kit.canvas import Box, Canvas, Style
from render.kit.discs import faded
from render.kit.icons import icon
from render.kit.sprites import marked_token
from render.kit.theme import GOLD, INK, PAPER, PAPER_EDGE
from render.kit.type import Face
from render.wingspan import pictogram, sprites
from render.wingspan.board import GRID, layer
from render.wingspan.changes import Changes
from render.wingspan.duet_map import SHEET, veil
from render.wingspan.explain import headline, reason_of, steps
from render.wingspan.hexes import Grid, code_of
from render.wingspan.naming import letter
from render.wingspan.pieces import draw_pieces, plan_of
from render.wingspan.text import write_whole
from render.wingspan.tracker import value_sign
from render.words import Words

_HEAD: Box = (14, 12, 1586, 80)
_LEFT, _RIGHT = 1064, 1586
_FOOT: Box = (14, 954, 1052, 1188)
_NUMBER, _NUMBER_AT = 42, (-45.0, 36.0)
_VEIL = 120


def draw_why(view: WingspanView, words: Words, turn: TurnTaken, scan: Scan) -> bytes:
    """Return the explanation of how a turn's token was placed as PNG."""
    canvas = Canvas(layer(plan_of(view)))
    for passed in scan.passed:
        if passed.why == "unfit":
            _fade(canvas, GRID, passed.space)
    then = as_it_was(view, turn, scan)
    draw_pieces(canvas, GRID, then, words, Changes(added=frozenset({scan.space} if scan.space else ())), scan)
    for number, passed in enumerate(scan.passed, 1):
        _stop(canvas, GRID, passed.space, str(number), passed.why)
    canvas.plate(_HEAD, PAPER, radius=16, edge=PAPER_EDGE, shadow=3)
    inner = (_HEAD[0] + 24, _HEAD[1], _HEAD[2] - 24, _HEAD[3])
    canvas.write_in(inner, headline(view, scan, words), Style(44, Face.BOLD, INK, 28))
    _steps(canvas, view, turn, scan, words)
    _result(canvas, view, scan, words)
    return canvas.png()


def as_it_was(view: WingspanView, turn: TurnTaken, scan: Scan) -> WingspanView:
    """Return the view without tokens that were not there yet: its own of later turns, and those on spaces then free."""
    later = {each.scan.space for each in view.turns if each.scan and (each.round, each.turn) > (turn.round, turn.turn)}
    free = {passed.space for passed in scan.passed if passed.why == "unfit"}
    there = {space: seat for space, seat in view.map.items() if space not in later | free}
    return replace(view, map=there, round=turn.round)


def _fade(canvas: Canvas, grid: Grid, space: str) -> None:
    """Let a space fade that does not fit."""
    mask = veil(grid, _VEIL)
    x, y = grid.centre(space)
    canvas.stain(mask, round(x - mask.width / 2), round(y - mask.height / 2), SHEET)


def _stop(canvas: Canvas, grid: Grid, space: str, number: str, why: str) -> None:
    """Put its number on a space that was passed: dark where a token lies, light where it does not fit."""
    x, y = grid.centre(space)
    fill, ink = ("#7a2a1a", "#ffffff") if why == "taken" else ("#fffaf0", INK)
    plate = sprites.code_plate(number, _NUMBER, fill, "#2b2622", ink)
    canvas.centre(plate, x + _NUMBER_AT[0], y + _NUMBER_AT[1])


def _steps(canvas: Canvas, view: WingspanView, turn: TurnTaken, scan: Scan, words: Words) -> None:
    """Write the steps, each with its signs."""
    shown = steps(view, turn, scan, words)
    tall = min((1188 - 90 + 10) / len(shown), 300)
    for place, step in enumerate(shown):
        top = round(90 + place * tall)
        box = (_LEFT, top, _RIGHT, round(top + tall) - 10)
        canvas.plate(box, PAPER, radius=16, edge=PAPER_EDGE, shadow=3)
        canvas.centre(sprites.code_plate(str(place + 1), 50, GOLD, "#7a5a08", INK), box[0] + 44, box[1] + 48)
        x = box[0] + 88.0
        for sign in step.signs:
            sprite = _sign(sign, 78)
            canvas.centre(sprite, x + sprite.width / 2, box[1] + 52)
            x += sprite.width + 12
        if step.doubtful:
            canvas.centre(sprites.doubt(46), box[2] - 40, box[1] + 46)
        text = (box[0] + 24, box[1] + 100, box[2] - 20, box[3] - 12)
        write_whole(canvas, text, step.text, Style(34, Face.SEMIBOLD, INK, 24), 1.14)


def _sign(sign: str, size: int) -> Image.Image:
    if sign == "then":
        return icon("arrow_right", size // 2, "#7d3a18")
    if sign.startswith("goal:"):
        return pictogram.goal_within(sign.removeprefix("goal:"), size, 250)
    if sign in {"place_cube", "remove_cube", "pink", "blank"}:
        return sprites.disc(sign, size)
    return value_sign(sign, size)


def _result(canvas: Canvas, view: WingspanView, scan: Scan, words: Words) -> None:
    """Show where the token went, and how many spaces were passed for which reason."""
    canvas.plate(_FOOT, PAPER, radius=18, edge=PAPER_EDGE, shadow=3)
    y = (_FOOT[1] + _FOOT[3]) / 2
    token = marked_token(view.automa, 130, letter(view, view.automa, words))
    canvas.centre(token if scan.space else faded(token, 0.4), _FOOT[0] + 100, y)
    if scan.space:
        canvas.centre(icon("arrow_right", 56, "#7d3a18"), _FOOT[0] + 214, y)
        canvas.centre(sprites.code_plate(code_of(scan.space), 110), _FOOT[0] + 340, y)
    text = (_FOOT[0] + (440 if scan.space else 200), _FOOT[1] + 14, _FOOT[2] - 24, _FOOT[3] - 14)
    write_whole(canvas, text, reason_of(view, scan, words), Style(40, Face.SEMIBOLD, INK, 26), 1.16)


def why_alt(view: WingspanView, words: Words, turn: TurnTaken, scan: Scan) -> str:
    """Describe the explanation."""
    parts = [headline(view, scan, words), *(step.text for step in steps(view, turn, scan, words))]
    return " ".join([*parts, reason_of(view, scan, words)])
