"""Its card's four sections, small, and beside them in Duet the tracker of the round, in which they are looked up."""

from __future__ import annotations

from PIL import Image

from engine.wingspan.component_schema import Section
from engine.wingspan.names import CORNERS, HABITATS, MARKED
from engine.wingspan.views.view import WingspanView
from render.kit.canvas import Box, Canvas, Style
from render.kit.discs import faded
from render.kit.icons import icon
from render.kit.theme import GOLD, INK, INK_SOFT, PAPER, PAPER_EDGE, PAPER_SHADE
from render.kit.type import Face
from render.wingspan import sprites
from render.wingspan.colours import NOW, SOFT
from render.wingspan.naming import card_name
from render.words import Words

HEAD = 48
_CARD = 0.37
"""The share of the width that the card takes."""


def draw_card_table(canvas: Canvas, box: Box, view: WingspanView, words: Words) -> None:
    """Draw sections and tracker on a plate."""
    canvas.plate(box, PAPER, radius=16, edge=PAPER_EDGE, shadow=3)
    duet = view.setup is not None and view.setup.mode == "duet"
    _head(canvas, box, view, words, duet=duet)
    tall = (box[3] - box[1] - HEAD - 8) / 4
    for number in range(1, 5):
        top = round(box[1] + HEAD + (number - 1) * tall)
        row = (box[0] + 8, top, box[2] - 8, round(top + tall) - 4)
        here = number == view.section
        canvas.plate(
            row, NOW if here else "#efe3c6", radius=10, edge=GOLD if here else PAPER_SHADE, edge_width=5, shadow=0
        )
        section = view.components.card(view.current).section(number) if view.current else None
        split = round(row[0] + (row[2] - row[0]) * _CARD)
        _section(canvas, (row[0], row[1], split, row[3]), number, section, drawn=view.current is not None)
        rest = (split, row[1], row[2], row[3])
        if not duet:
            _words(canvas, rest, section, words)
        else:
            _look_up(canvas, rest, view, number, words)


def _head(canvas: Canvas, box: Box, view: WingspanView, words: Words, *, duet: bool) -> None:
    """Name the card, say how many are left in the deck, and mark a tracker that is not printed."""
    y = box[1] + HEAD // 2 + 2
    title = card_name(view.current, words) if view.current else words("wingspan-picture-no-current")
    right = box[2] - 18
    text = str(len(view.unseen))
    canvas.write(right, y, text, Style(38, Face.BLACK), "right")
    canvas.centre(icon("face_down", 40), right - 22 * len(text) - 26, y)
    right -= 22 * len(text) + 60
    if duet and view.components.tracker(max(1, view.round)).status in MARKED:
        canvas.centre(sprites.doubt(34), right - 20, y)
        label = words("wingspan-picture-doubt")
        right -= 46
        room = (box[0] + 190, box[1], right, box[1] + HEAD + 2)
        canvas.write_in(room, label, Style(26, Face.SEMIBOLD, INK_SOFT, 22), "right")
        right = box[0] + 186
    canvas.write_in((box[0] + 20, box[1] + 2, right, box[1] + HEAD + 2), title, Style(34, Face.BOLD, INK, 24))


def _section(canvas: Canvas, box: Box, number: int, section: Section | None, *, drawn: bool) -> None:
    """Show a section: its number, action, eggs and the symbol of the right column."""
    y = (box[1] + box[3]) / 2
    high = box[3] - box[1] - 8
    canvas.write(box[0] + 22, y, str(number), Style(34, Face.BLACK, SOFT), "middle")
    if section is None:
        if drawn:
            canvas.centre(faded(sprites.disc("blank", high), 0.5), box[2] - high / 2 - 6, y)
        return
    canvas.centre(icon(section.action, high), box[0] + 46 + high / 2, y)
    if section.action == "lay_eggs":
        canvas.write(box[0] + 50 + high, y, str(section.eggs), Style(36, Face.BLACK))
    canvas.centre(sprites.disc(section.right, high), box[2] - high / 2 - 6, y)


def _words(canvas: Canvas, box: Box, section: Section | None, words: Words) -> None:
    """Say what a section does (base modes, where nothing is looked up)."""
    if section is None:
        return
    text = words("wingspan-picture-action", action=section.action, eggs=section.eggs)
    canvas.write_in((box[0] + 16, box[1], box[2] - 10, box[3]), text, Style(36, Face.SEMIBOLD, INK, 24))


def looked_up(view: WingspanView, number: int) -> tuple[str, str, bool] | None:
    """Return what a row of this round's tracker tells: its kind, the corner, type or habitat, and whether in doubt.

    None for the row of the round itself, and while it has no card.
    """
    tracker = view.components.tracker(max(1, view.round))
    kind = tracker.rows[number - 1]
    if kind == "round" or view.current is None:
        return None
    section = view.components.card(view.current).section(number)
    blank = view.components.blank_section
    symbol = section.right if section else blank.symbol
    doubtful = section is None and blank.status in MARKED
    if kind == "map":
        return kind, next(corner for corner, sign in tracker.corners.items() if sign == symbol), doubtful
    return kind, (tracker.type if kind == "type" else tracker.habitat)[symbol], doubtful


def _look_up(canvas: Canvas, box: Box, view: WingspanView, number: int, words: Words) -> None:
    """Show what a row of the tracker tells: corner, kind of space or habitat."""
    y = (box[1] + box[3]) / 2
    high = box[3] - box[1]
    found = looked_up(view, number)
    kind = view.components.tracker(max(1, view.round)).rows[number - 1]
    if kind == "round":
        canvas.centre(icon("arrow_right", 36, "#7a5a08").transpose(Image.Transpose.FLIP_LEFT_RIGHT), box[0] + 40, y)
        text = words("wingspan-picture-carried-out")
        canvas.write_in((box[0] + 74, box[1], box[2] - 10, box[3]), text, Style(32, Face.BOLD, "#7a5a08", 22))
        return
    if found is None:
        text = words("wingspan-picture-looks-up", kind=kind)
        canvas.write_in((box[0] + 74, box[1], box[2] - 10, box[3]), text, Style(32, Face.REGULAR, SOFT, 22))
        return
    _, value, doubtful = found
    canvas.centre(value_sign(value, round(high * 0.94)), box[0] + 40, y)
    right = box[2] - 8
    if doubtful:
        canvas.centre(sprites.doubt(32), right - 18, y)
        right -= 44
    text = words("wingspan-picture-found", value=value)
    canvas.write_in((box[0] + 74, box[1], right, box[3]), text, Style(34, Face.SEMIBOLD, INK, 22))


def value_sign(value: str, size: int) -> Image.Image:
    """Return the sign of what a tracker tells: a corner of the map, a kind of space or a habitat."""
    if value in CORNERS:
        return sprites.corner_sign(value, size)
    return sprites.habitat_disc(value, size) if value in HABITATS else icon(value, size)
