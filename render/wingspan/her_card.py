"""The Automa's card, large, with every look-up explained: what there is in the place of a hand."""

from __future__ import annotations

from engine.wingspan.component_schema import Section
from engine.wingspan.names import CORNERS, HABITATS, MARKED, Symbol
from engine.wingspan.views.view import WingspanView
from render.kit.canvas import Box, Canvas, Style
from render.kit.discs import faded
from render.kit.icons import icon
from render.kit.sprites import marked_token
from render.kit.theme import GOLD, INK, INK_SOFT, PAPER_EDGE, PAPER_SHADE
from render.kit.type import Face
from render.wingspan import sprites
from render.wingspan.backdrop import backdrop
from render.wingspan.board import is_duet
from render.wingspan.colours import NOW, SOFT
from render.wingspan.naming import card_name, letter
from render.wingspan.text import write_whole
from render.wingspan.tracker import looked_up, value_sign
from render.words import Words

PICTURE = (1600, 1150)
_HEAD: Box = (16, 14, 1584, 94)
_TABLE: Box = (16, 106, 1584, 990)
_PILES: Box = (16, 1002, 1584, 1136)
_SPLIT = 736
_TALL = 218
_LOOK_UPS: tuple[tuple[Symbol, ...], ...] = (("place_cube",), ("remove_cube",), ("blank", "pink"))
"""The symbols of a tracker's columns: blank and pink are the same (WS3)."""


def draw_her_card(view: WingspanView, words: Words) -> bytes:
    """Return the Automa's current card as PNG, with the tracker beside it in Duet."""
    canvas = Canvas(backdrop(PICTURE, _HEAD, _TABLE, _PILES))
    _head(canvas, view, words)
    for number in range(1, 5):
        top = _TABLE[1] + 8 + (number - 1) * _TALL
        row = (_TABLE[0] + 12, top, _TABLE[2] - 12, top + _TALL - 10)
        here = number == view.section
        fill, edge = (NOW, GOLD) if here else ("#efe3c6", PAPER_SHADE)
        canvas.plate(row, fill, radius=16, edge=edge, edge_width=7 if here else 2, shadow=0)
        section = view.components.card(view.current).section(number) if view.current else None
        _section(canvas, (row[0], row[1], _SPLIT, row[3]), number, section, words, drawn=view.current is not None)
        canvas.fill((_SPLIT, row[1] + 14, _SPLIT + 2, row[3] - 14), PAPER_EDGE)
        rest = (_SPLIT + 14, row[1], row[2] - 10, row[3])
        if is_duet(view):
            _tracker_row(canvas, rest, view, number, words)
        elif section is not None:
            text = words("wingspan-picture-right", right=section.right)
            write_whole(canvas, rest, text, Style(38, Face.REGULAR, INK if here else INK_SOFT, 24), 1.15)
    _piles(canvas, view, words)
    return canvas.png()


def title(view: WingspanView, words: Words) -> str:
    """Say which card of the Automa's it is."""
    card = card_name(view.current, words) if view.current else ""
    return words("wingspan-picture-her-card", card=card or "none", round=max(1, view.round))


def _head(canvas: Canvas, view: WingspanView, words: Words) -> None:
    y = (_HEAD[1] + _HEAD[3]) / 2
    canvas.centre(marked_token(view.automa, 62, letter(view, view.automa, words)), _HEAD[0] + 50, y)
    canvas.centre(icon("automa", 62), _HEAD[0] + 118, y)
    right = _HEAD[2] - 24
    if is_duet(view) and view.components.tracker(max(1, view.round)).status in MARKED:
        canvas.centre(sprites.doubt(42), right - 24, y)
        room = (right - 420, _HEAD[1], right - 56, _HEAD[3])
        canvas.write_in(room, words("wingspan-picture-doubt"), Style(34, Face.SEMIBOLD, INK_SOFT, 24), "right")
        right -= 430
    canvas.write_in((_HEAD[0] + 164, _HEAD[1], right, _HEAD[3]), title(view, words), Style(46, Face.BOLD, INK, 28))


def _section(canvas: Canvas, box: Box, number: int, section: Section | None, words: Words, *, drawn: bool) -> None:
    """Show a section of the card, in signs and words."""
    y = (box[1] + box[3]) / 2
    canvas.write(box[0] + 42, y, str(number), Style(76, Face.BLACK, SOFT), "middle")
    if section is None:
        text = words("wingspan-picture-unprinted") if drawn else words("wingspan-picture-unknown")
        canvas.write_in((box[0] + 90, box[1], box[2] - 20, box[3]), text, Style(40, Face.REGULAR, SOFT, 26))
        return
    canvas.centre(icon(section.action, 124), box[0] + 150, y)
    left, right = box[0] + 228, box[2] - 150
    name = words("wingspan-picture-action", action=section.action, eggs=section.eggs)
    if section.food_order:
        canvas.write_in((left, box[1] + 24, right, box[1] + 96), name, Style(48, Face.BLACK, INK, 30))
        size = round((right - left) / len(section.food_order)) - 6
        for place, face in enumerate(section.food_order):
            canvas.place(sprites.die(face, size), left + place * (size + 6), box[1] + 116)
    else:
        canvas.write_in((left, box[1] + 60, right, box[3] - 60), name, Style(48, Face.BLACK, INK, 30))
    canvas.centre(sprites.disc(section.right, 104), box[2] - 78, y - 20)
    label = (box[2] - 146, round(y) + 40, box[2] - 10, round(y) + 84)
    canvas.write_in(
        label, words("wingspan-picture-icon", icon=section.right), Style(28, Face.SEMIBOLD, INK_SOFT, 22), "middle"
    )


# -- the tracker ----------------------------------------------------------------------------------------------------


def _tracker_row(canvas: Canvas, box: Box, view: WingspanView, number: int, words: Words) -> None:
    """Show a row of the tracker as it is printed, with what the Automa's card gives lit up."""
    tracker = view.components.tracker(max(1, view.round))
    kind = tracker.rows[number - 1]
    y = (box[1] + box[3]) / 2
    if kind == "round":
        canvas.centre(icon("arrow_right", 70, "#7a5a08").rotate(180), box[0] + 50, y)
        text = words("wingspan-picture-carried-out")
        canvas.write_in((box[0] + 110, box[1], box[2], box[3]), text, Style(46, Face.BOLD, "#7a5a08", 28))
        return
    found = looked_up(view, number)
    label = (box[0], box[1] + 6, box[2] - 60, box[1] + 50)
    canvas.write_in(label, words("wingspan-picture-looks-up", kind=kind), Style(32, Face.BOLD, INK_SOFT, 24))
    if found is not None and found[2]:
        canvas.centre(sprites.doubt(38), box[2] - 28, box[1] + 30)
    cells = _cells(view, kind)
    wide = (box[2] - box[0]) / len(cells)
    symbol = None
    if view.current is not None:
        section = view.components.card(view.current).section(number)
        symbol = section.right if section else view.components.blank_section.symbol
    for place, (signs, value) in enumerate(cells):
        cell = (round(box[0] + place * wide) + 3, box[1] + 50, round(box[0] + (place + 1) * wide) - 3, box[3] - 12)
        _cell(canvas, cell, signs, value, words, lit=symbol in signs, pale=symbol is not None and symbol not in signs)


def _cells(view: WingspanView, kind: str) -> list[tuple[tuple[Symbol, ...], str]]:
    """Return symbols and what they mean in a row of this round's tracker."""
    tracker = view.components.tracker(max(1, view.round))
    if kind == "map":
        return [((tracker.corners[corner],), corner) for corner in CORNERS]
    if kind == "type":
        return [(signs, tracker.type[signs[0]]) for signs in _LOOK_UPS]
    return [(signs, tracker.habitat[signs[0]]) for signs in _LOOK_UPS]


def _cell(
    canvas: Canvas, box: Box, signs: tuple[Symbol, ...], value: str, words: Words, *, lit: bool, pale: bool
) -> None:
    if lit:
        canvas.plate(box, "#ffffff", radius=12, edge="#b07d10", edge_width=5, shadow=0)
    y = box[1] + 46
    opacity = 0.4 if pale else 1.0
    middle = (box[0] + box[2]) / 2
    drawn = [sprites.disc(sign, 60) for sign in signs] + [value_sign(value, 78)]
    total = sum(sprite.width for sprite in drawn) + 8 * (len(drawn) - 1)
    x = middle - total / 2
    for sprite in drawn:
        canvas.centre(faded(sprite, opacity) if pale else sprite, x + sprite.width / 2, y)
        x += sprite.width + 8
    text = (
        words("wingspan-habitat", habitat=value) if value in HABITATS else words("wingspan-picture-found", value=value)
    )
    style = Style(30, Face.BOLD if lit else Face.REGULAR, INK if not pale else SOFT, 22)
    canvas.write_in((box[0] + 6, box[3] - 48, box[2] - 6, box[3] - 4), text, style, "middle")


def _piles(canvas: Canvas, view: WingspanView, words: Words) -> None:
    """List the Automa's cards of this round, those in the deck, and those out of the game."""
    wide = (_PILES[2] - _PILES[0] - 24) / 3
    piles = (("drawn", view.drawn), ("unseen", view.unseen), ("removed", view.removed))
    for place, (pile, cards) in enumerate(piles):
        left = round(_PILES[0] + 20 + place * wide)
        label = (left, _PILES[1] + 8, round(left + wide) - 16, _PILES[1] + 52)
        canvas.write_in(label, words("wingspan-picture-pile", pile=pile), Style(32, Face.SEMIBOLD, INK_SOFT, 24))
        text = ", ".join(card_name(card, words) for card in cards) or words("wingspan-picture-unknown")
        body = (left, _PILES[1] + 52, round(left + wide) - 16, _PILES[3] - 8)
        write_whole(canvas, body, text, Style(34, Face.BOLD, INK, 22), 1.1)
