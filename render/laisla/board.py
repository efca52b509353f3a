"""The board picture: the island, and beside it tracks and seats, 1600 x 1200."""

from __future__ import annotations

from engine.laisla.views.view import LaIslaView
from render.contract import Names
from render.kit.canvas import Box, Canvas, Layer, Style
from render.kit.icons import icon
from render.kit.theme import GOLD, INK, INK_SOFT, PAPER, PAPER_EDGE
from render.kit.type import Face
from render.laisla import pictogram
from render.laisla.changes import Changes, changes
from render.laisla.geometry import BOARD_UNIT, Frame
from render.laisla.island import plan_of
from render.laisla.laid import laid
from render.laisla.naming import seat_name
from render.laisla.palette import palette
from render.laisla.panels import GAP, LEFT, RIGHT, draw_panels, panel_boxes
from render.laisla.pieces import draw_pieces
from render.laisla.tiles import tiles_of
from render.laisla.tracks import draw_tracks
from render.words import Words

SIZE = (1600, 1200)
FRAME = Frame(531, 645, BOARD_UNIT)
CAPTION: Box = (14, 12, 1052, 80)
ROUND: Box = (LEFT, 12, RIGHT, 80)
DECK: Box = (884, 1120, 1052, 1186)
PHASES = ("cards", "a", "b", "c", "d")
_TOPIC = (116, 60)
_PHASE = 58
"""The width of a phase's sign."""


def draw_board(view: LaIslaView, words: Words, before: LaIslaView | None, caption: str, names: Names | None) -> bytes:
    """Return the board as PNG."""
    changed = changes(view, before)
    # Where regions are, all islands are alike.
    island = laid(SIZE, FRAME, plan_of(view), tiles=tiles_of(view, changed))
    canvas = Canvas(Layer(island, palette(), ("laisla", "board")))
    _headline(canvas, " ".join(caption.split()) or state_line(view, words, names), topic(view))
    draw_pieces(canvas, FRAME, view, words, changed)
    canvas.kept(_around(ROUND), (view.round, view.phase, words), lambda: _round(canvas, view, words))
    canvas.kept(_around(DECK), (view.deck, len(view.discard), words), lambda: _deck(canvas, view, words))
    _tracks(canvas, view, words, changed)
    draw_panels(canvas, view, words, names, changed)
    return canvas.png()


def state_line(view: LaIslaView, words: Words, names: Names | None) -> str:
    """Return one line on who is asked what, or who has won."""
    if view.result is not None:
        winners = [seat_name(seat, words, names) for seat in view.result.winners]
        return words("laisla-picture-winners", names=words.listed(winners), count=len(winners))
    if not view.asked:
        return ""
    asked = [seat_name(each.seat, words, names) for each in view.asked]
    return words("laisla-picture-asked", names=words.listed(asked), kind=view.asked[0].kind, count=len(asked))


def topic(view: LaIslaView) -> str | None:
    """Return the function that a question is about: the one that asks, or the one that waits to be laid."""
    for asked in view.asked:
        laid = view.seat(asked.seat).pending.a
        if asked.kind == "slot" and laid is not None:
            return view.all_cards[laid].function
        return asked.function
    return None


def _headline(canvas: Canvas, text: str, function: str | None) -> None:
    """Write what happened or who is asked, and show the function that it is about."""
    if not text:
        return
    canvas.plate(CAPTION, PAPER, radius=16, edge=PAPER_EDGE)
    right = CAPTION[2] - 24
    if function:
        canvas.place(pictogram.function_card(function, _TOPIC), CAPTION[2] - _TOPIC[0] - 6, CAPTION[1] + 4)
        right -= _TOPIC[0]
    canvas.write_in((CAPTION[0] + 24, CAPTION[1], right, CAPTION[3]), text, Style(44, Face.SEMIBOLD, INK, 30))


def _round(canvas: Canvas, view: LaIslaView, words: Words) -> None:
    """Show the round and which of its parts is on."""
    canvas.plate(ROUND, PAPER, radius=16, edge=PAPER_EDGE, shadow=3)
    parts_left = ROUND[2] - 12 - _PHASE * len(PHASES)
    text = words("laisla-picture-round", round=view.round)
    canvas.write_in((ROUND[0] + 18, ROUND[1], parts_left - 8, ROUND[3]), text, Style(46, Face.BLACK, INK, 28))
    middle = (ROUND[1] + ROUND[3]) / 2
    for place, phase in enumerate(PHASES):
        left = parts_left + place * _PHASE
        here = phase == view.phase
        box = (left + 3, ROUND[1] + 9, left + _PHASE - 3, ROUND[3] - 9)
        if here:
            canvas.plate(box, GOLD, radius=10, edge="#7a5a08", edge_width=3, shadow=0)
        if phase == "cards":
            canvas.centre(icon("deck", 38), (box[0] + box[2]) / 2, middle)
        else:
            style = Style(44, Face.BLACK, INK if here else "#a8916a")
            canvas.write_in(box, words("laisla-picture-action", action=phase), style, "middle")


def _deck(canvas: Canvas, view: LaIslaView, words: Words) -> None:
    """Show how many cards the deck still has, and in brackets how many are discarded."""
    canvas.plate(DECK, PAPER, radius=14, edge=PAPER_EDGE, shadow=3)
    middle = (DECK[1] + DECK[3]) // 2
    canvas.centre(icon("deck", 44), DECK[0] + 34, middle)
    taken = canvas.write_in(
        (DECK[0] + 62, middle - 26, DECK[2] - 60, middle + 26), str(view.deck), Style(38, Face.BOLD)
    )
    text = words("laisla-picture-discarded", count=len(view.discard))
    canvas.write_in(
        (DECK[0] + 66 + round(taken), middle - 24, DECK[2] - 8, middle + 26), text, Style(28, Face.REGULAR, INK_SOFT)
    )


def _tracks(canvas: Canvas, view: LaIslaView, words: Words, changed: Changes) -> None:
    box = (LEFT, ROUND[3] + GAP, RIGHT, panel_boxes(len(view.seats))[0][1] - GAP)
    key = (view.tracks, view.thresholds, view.end_sum, tuple(changed.moved.items()), words)
    canvas.kept(_around(box), key, lambda: draw_tracks(canvas, box, view, words, changed))


def _around(box: Box) -> Box:
    """Return a box with its shadow."""
    return (box[0] - 6, box[1] - 4, box[2] + 6, box[3] + 6)
