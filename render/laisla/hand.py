"""A hand as a table: a column for each card, a row for each action that one can be assigned to.

Whoever assigns reads along a row what each card would do there. What is assigned is framed in gold, the rest is pale.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from PIL import Image

from engine.laisla.functions import FUNCTIONS, Occasion, waiting_for
from engine.laisla.views.view import Dealt, LaIslaView, SeatView
from render.contract import Names
from render.kit.canvas import Box, Canvas, Style
from render.kit.discs import faded
from render.kit.icons import icon
from render.kit.sprites import marked_token, medal
from render.kit.theme import GOLD, GOLD_DEEP, INK, INK_SOFT, PAPER_EDGE
from render.kit.type import Face
from render.laisla import pictogram, sprites
from render.laisla.backdrop import backdrop
from render.laisla.naming import cube_letter, function_name, function_text, seat_letter, seat_name
from render.words import Words

PICTURE = (1600, 1150)
_HEAD: Box = (16, 14, 1584, 94)
_TABLE: Box = (16, 106, 1584, 964)
_HOLDER: Box = (16, 976, 1584, 1136)
_LABELS = 132
"""The width of the column with the actions' letters."""
_TOP, _TITLES = 116, 58
_ROOMY = 400
"""How wide a cell is in which things are drawn large."""
_ROWS: tuple[tuple[str, int], ...] = (("a", 352), ("b", 208), ("d", 208))


def cards_of(seat: SeatView) -> tuple[tuple[int, ...], Dealt]:
    """Return the cards a seat still has this round, and where they are assigned to."""
    if seat.hand:
        return seat.hand, seat.assigned or Dealt()
    left = [card for card in (seat.pending.a, seat.pending.b, seat.pending.d) if card is not None]
    return tuple(sorted(left)), seat.pending


def draw_hand(view: LaIslaView, words: Words, names: Names | None) -> bytes:
    """Return the viewer's hand as PNG; raise ValueError for a spectator's view."""
    if view.viewer is None:
        raise ValueError("a spectator has no hand")
    seat = view.seat(view.viewer)
    cards, dealt = cards_of(seat)
    canvas = Canvas(backdrop(PICTURE, _HEAD, _TABLE, _HOLDER))
    _headline(canvas, view, seat, len(cards), words, names)
    if cards:
        _table(canvas, view, seat, cards, dealt, words)
    else:
        inner = (_TABLE[0] + 40, _TABLE[1], _TABLE[2] - 40, _TABLE[3])
        canvas.write_in(inner, words("laisla-picture-no-cards"), Style(48, Face.SEMIBOLD, INK), "middle")
    _holder(canvas, seat, words)
    return canvas.png()


def _headline(  # noqa: PLR0917
    canvas: Canvas, view: LaIslaView, seat: SeatView, count: int, words: Words, names: Names | None
) -> None:
    middle = (_HEAD[1] + _HEAD[3]) / 2
    canvas.centre(marked_token(seat.seat, 62, seat_letter(seat.seat, words)), _HEAD[0] + 52, middle)
    title = words("laisla-picture-hand", name=seat_name(seat.seat, words, names), count=count)
    canvas.write_in((_HEAD[0] + 98, _HEAD[1], 1010, _HEAD[3]), title, Style(44, Face.BOLD, INK, 28))
    for place, colour in enumerate(view.colours):
        x = 1040 + place * 106
        held = seat.cubes.get(colour, 0)
        sprite = sprites.cube(colour, 50, cube_letter(colour, words))
        canvas.centre(sprite if held else faded(sprite), x + 20, middle)
        if held:
            canvas.write(x + 49, middle, str(held), Style(46 if held < 10 else 36, Face.BLACK))


# -- the table ------------------------------------------------------------------------------------------------------


def _table(  # noqa: PLR0917
    canvas: Canvas, view: LaIslaView, seat: SeatView, cards: tuple[int, ...], dealt: Dealt, words: Words
) -> None:
    chosen: Mapping[str, int | None] = {"a": dealt.a, "b": dealt.b, "d": dealt.d}
    wide = min((_TABLE[2] - 12 - _TABLE[0] - _LABELS) / len(cards), 600)
    left = _TABLE[0] + _LABELS
    for place in range(len(cards)):
        middle = left + (place + 0.5) * wide
        text = words("laisla-picture-card", card=place + 1)
        box = (round(middle - wide / 2), _TOP, round(middle + wide / 2), _TOP + _TITLES)
        canvas.write_in(box, text, Style(44, Face.BLACK, INK, 28), "middle")
    top = _TOP + _TITLES
    for part, tall in _ROWS:
        _row_label(canvas, part, top, tall, words)
        for place, card in enumerate(cards):
            start = round(left + place * wide)
            box = (start + 8, top + 6, round(start + wide) - 8, top + tall - 10)
            _cell(canvas, view, seat, part, card, box, card_state(chosen, part, card), words)
        top += tall


def card_state(chosen: Mapping[str, int | None], part: str, card: int) -> str:
    """Return whether a card's part is "chosen", "out" by what else is chosen, or "open"."""
    if chosen[part] == card:
        return "chosen"
    return "out" if chosen[part] is not None or card in chosen.values() else "open"


def _row_label(canvas: Canvas, part: str, top: int, tall: int, words: Words) -> None:
    middle = top + tall // 2 - 2
    box = (_TABLE[0] + 10, middle - 84, _TABLE[0] + _LABELS - 4, middle + 28)
    canvas.write_in(box, words("laisla-picture-action", action=part), Style(110, Face.BLACK, INK), "middle")
    name = (_TABLE[0] + 12, middle + 36, _TABLE[0] + _LABELS - 4, middle + 76)
    canvas.write_in(name, words("laisla-picture-part", action=part), Style(30, Face.SEMIBOLD, INK_SOFT, 22), "middle")


def _cell(  # noqa: PLR0917
    canvas: Canvas, view: LaIslaView, seat: SeatView, part: str, card: int, box: Box, state: str, words: Words
) -> None:
    fill = "#e9dfc8" if state == "out" else pictogram.ROW_FILLS[part]
    edge = GOLD if state == "chosen" else GOLD_DEEP if state == "open" else PAPER_EDGE
    canvas.plate(
        box, fill, radius=16, edge=edge, edge_width=9 if state == "chosen" else 2, shadow=0 if state == "out" else 3
    )
    known = view.all_cards[card]
    if part == "a":
        _function(canvas, known.function, box, words, pale=state == "out")
    elif part == "b":
        sprite = sprites.cube(known.cube, 122, cube_letter(known.cube, words))
        brings = _brings(seat, ("cube", known.cube))
        _offer(canvas, sprite, brings, box, words("laisla-cube", cube=known.cube), pale=state == "out")
    else:
        sprite = sprites.animal_token(known.animal, 124)
        name = words("laisla-animal", animal=known.animal)
        brings = _brings(seat, ("step", known.animal), seat.animals[known.animal])
        _offer(canvas, sprite, brings, box, name, pale=state == "out")
    if state == "chosen":
        canvas.centre(icon("tick", 52), box[0] + 36, box[1] + 34)


def _function(canvas: Canvas, function: str, box: Box, words: Words, *, pale: bool) -> None:
    size = (min(box[2] - box[0] - 130, 300), 130)
    sprite = pictogram.function_card(function, size)
    x = (box[0] + box[2]) / 2
    canvas.centre(faded(sprite, 0.45) if pale else sprite, x, box[1] + 84)
    text = (box[0] + 18, box[1] + 156, box[2] - 18, box[3] - 8)
    style = Style(31, Face.SEMIBOLD, INK_SOFT if pale else INK, 24)
    canvas.write_lines(text, function_text(function, words), style, 1.12, "middle")


class _Brings(NamedTuple):
    """What a card brings now: points of the marker's step, and the visible functions that wait for it."""

    points: int
    functions: tuple[str, ...]


def _brings(seat: SeatView, occasion: Occasion, points: int = 0) -> _Brings:
    """Return what a cube of action B, or a step of action D, brings with the functions of now (LI14, LI31, LI34)."""
    visible = (FUNCTIONS[name] for name in seat.functions)
    return _Brings(points, tuple(function.name for function, _ in waiting_for(visible, {occasion: 1})))


def _offer(canvas: Canvas, sprite: Image.Image, brings: _Brings, box: Box, name: str, *, pale: bool) -> None:
    """Show a cube or an animal, its name below, and beside it what it brings now."""
    size = 84 if box[2] - box[0] > _ROOMY else 66
    extras = [pictogram.gift(function, size) for function in brings.functions]
    if brings.points:
        extras.insert(0, medal(f"+{brings.points}", size))
    step = size + 6
    x, y = (box[0] + box[2]) / 2 - min(len(extras), 3) * step / 2, (box[1] + box[3]) / 2 - 22
    canvas.centre(faded(sprite, 0.45) if pale else sprite, x, y)
    for place, extra in enumerate(extras[:3]):
        middle = x + (sprite.width + step) / 2 + place * step
        canvas.centre(faded(extra, 0.45) if pale else extra, middle, y)
    label = (box[0] + 16, box[3] - 52, box[2] - 16, box[3] - 8)
    canvas.write_in(label, name, Style(36, Face.BOLD, INK_SOFT if pale else INK, 24), "middle")


# -- the holder -----------------------------------------------------------------------------------------------------


def _holder(canvas: Canvas, seat: SeatView, words: Words) -> None:
    """Show the cards that lie in the holder, one of which the new one may cover."""
    wide = (_HOLDER[2] - _HOLDER[0] - 24) / len(seat.slots)
    across = round(min(180, wide * 0.42))
    for place, slot in enumerate(seat.slots):
        left = round(_HOLDER[0] + 12 + place * wide)
        box = (left + 8, _HOLDER[1] + 16, left + 8 + across, _HOLDER[3] - 16)
        size = (box[2] - box[0], box[3] - box[1])
        text = (box[2] + 10, box[1], round(left + wide) - 8, box[3])
        if slot.function is None:
            canvas.place(pictogram.empty_slot(size), box[0], box[1])
            canvas.write_lines(text, words("laisla-picture-empty"), Style(32, Face.REGULAR, INK_SOFT, 24), 1.1)
        else:
            canvas.place(pictogram.function_card(slot.function, size), box[0], box[1])
            canvas.write_lines(text, function_name(slot.function, words), Style(32, Face.SEMIBOLD, INK, 22), 1.1)
