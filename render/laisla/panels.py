"""The column beside the island: one panel a seat."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from engine.laisla.views.view import Dealt, LaIslaView, SeatView
from render.contract import Names
from render.kit.canvas import Box, Canvas, Style
from render.kit.discs import trace
from render.kit.icons import icon, silhouette
from render.kit.sprites import marked_token, token
from render.kit.theme import GOLD, INK, INK_SOFT, PAPER, seat_style
from render.kit.type import Face, width
from render.laisla import pictogram, sprites
from render.laisla.changes import Changes
from render.laisla.naming import cube_letter, seat_letter, seat_name
from render.words import Words

LEFT, RIGHT, BOTTOM = 1068, 1586, 1188
GAP = 10
HEIGHTS = {1: 260, 2: 260, 3: 224, 4: 195}
"""A panel's height by the number of seats."""
_BAND = 58
_CARDS = 183
"""The room for function cards at the right."""
_IN_ROW, _BETWEEN = 3, 6
_STEP = 61
"""From one kind of cubes to the next."""
_NONE = "#cdbb92"
"""What is said of things of which there is none."""


def panel_boxes(count: int) -> list[Box]:
    """Return where the panels of so many seats lie, from the top."""
    tall = HEIGHTS[count]
    top = BOTTOM - tall * count - GAP * (count - 1)
    return [(LEFT, top + n * (tall + GAP), RIGHT, top + n * (tall + GAP) + tall) for n in range(count)]


@dataclass(frozen=True, slots=True)
class _Panel:
    """What a panel shows. `mark`: what is said in its band, if anything; `done`: whether that is good news."""

    seat: SeatView
    name: str
    mark: str
    acting: bool
    done: bool
    first: bool
    gained: int
    sets: int
    laid: frozenset[int]
    counted: frozenset[str]
    """Cubes and animals of which it has another number than before."""

    @property
    def head(self) -> Hashable:
        """Return all that its sheet and band show, hashable."""
        seat = self.seat
        return (seat.seat, seat.score, self.name, self.mark, self.acting, self.done, self.first, self.gained)

    @property
    def body(self) -> Hashable:
        """Return all that is below the band, hashable."""
        seat = self.seat
        things = (*seat.cubes.items(), *seat.animals.items())
        return (
            seat.seat,
            seat.supply,
            seat.reserve,
            *things,
            seat.large,
            seat.slots,
            self.sets,
            self.laid,
            self.counted,
        )


def draw_panels(canvas: Canvas, view: LaIslaView, words: Words, names: Names | None, changed: Changes) -> None:
    """Draw every seat's panel: its sheet and band, and in these what it has, which mostly stays as it was."""
    animals = tuple(track.animal for track in view.tracks)
    for box, seat in zip(panel_boxes(len(view.seats)), view.seats, strict=True):
        panel = _panel(view, seat, words, names, changed)
        around = (box[0] - 6, box[1] - 4, box[2] + 6, box[3] + 6)
        canvas.kept(around, (panel.head, words), partial(_draw_head, canvas, panel, box, words))
        inside = (box[0] + 11, box[1] + 9 + _BAND, box[2] - 11, box[3] - 9)
        canvas.kept(inside, (panel.body, animals, words), partial(_draw_body, canvas, animals, panel, inside, words))


def _panel(view: LaIslaView, seat: SeatView, words: Words, names: Names | None, changed: Changes) -> _Panel:
    acting = any(each.seat == seat.seat for each in view.asked)
    won = view.result is not None and seat.seat in view.result.winners
    ready = view.phase == "cards" and seat.has_assigned
    mark = (
        "laisla-picture-won" if won else "laisla-picture-to-act" if acting else "laisla-picture-ready" if ready else ""
    )
    return _Panel(
        seat=replace(seat, hand=None, assigned=None, pending=Dealt()),
        name=seat_name(seat.seat, words, names),
        mark=words(mark) if mark else "",
        acting=acting or won,
        done=ready,
        first=seat.seat == view.start_player,
        gained=changed.gained.get(seat.seat, 0),
        sets=next(each.sets for each in view.sheet.seats if each.seat == seat.seat),
        laid=frozenset(card for owner, card in changed.laid if owner == seat.seat),
        counted=frozenset(what for owner, what in changed.counted if owner == seat.seat),
    )


def _draw_head(canvas: Canvas, panel: _Panel, box: Box, words: Words) -> None:
    edge = GOLD if panel.acting else "#3d3428"
    canvas.plate(box, PAPER, radius=16, edge=edge, edge_width=7 if panel.acting else 2, shadow=2)
    _band(canvas, panel, box, words)


def _draw_body(canvas: Canvas, animals: Sequence[str], panel: _Panel, box: Box, words: Words) -> None:
    canvas.fill(box, PAPER)  # the sheet may have been kept, and is not under it then
    top, left = box[1] - 1, box[0] + 3
    row = (box[3] - 1 - top) / 3
    _cubes(canvas, panel, left, top + row * 0.5, words)
    _animals(canvas, animals, panel, left, top + row * 1.5)
    _explorers(canvas, panel, left, top + row * 2.5, words)
    _functions(canvas, panel, (box[2] - 1 - _CARDS, top + 7, box[2] - 1, box[3] - 3))


def _band(canvas: Canvas, panel: _Panel, box: Box, words: Words) -> None:
    seat = panel.seat
    band = (box[0] + 8, box[1] + 8, box[2] - 8, box[1] + 8 + _BAND)
    style = seat_style(seat.seat)
    canvas.plate(band, style.colour, radius=10, edge="#2b2622", edge_width=2, shadow=0)
    middle = (band[1] + band[3]) / 2
    canvas.centre(marked_token(seat.seat, 50, seat_letter(seat.seat, words)), band[0] + 30, middle)
    right = _score(canvas, panel, band, words)
    if panel.mark:
        right = _pill(canvas, panel, right - 6, band)
    if panel.first:
        canvas.plate((right - 48, band[1] + 8, right - 6, band[3] - 8), PAPER, radius=8, edge="#2b2622", shadow=0)
        canvas.centre(icon("first_player", 32), right - 27, middle)
        right -= 50
    canvas.write_in((band[0] + 58, band[1], right - 8, band[3]), panel.name, Style(40, Face.BOLD, style.ink, 26))


def _score(canvas: Canvas, panel: _Panel, band: Box, words: Words) -> int:
    """Write the score, and above its edge what was gained; give where it begins."""
    score = str(panel.seat.score)
    room = round(max(62, width(score, Face.BLACK, 48) + 20))
    plate = (band[2] - room - 4, band[1] + 4, band[2] - 4, band[3] - 4)
    canvas.plate(plate, "#fffaf0", radius=8, edge="#2b2622", edge_width=2, shadow=0)
    canvas.write_in(plate, score, Style(48, Face.BLACK, INK, 30), "middle")
    if not panel.gained:
        return plate[0]
    text = words("laisla-picture-gained", count=panel.gained)
    wide = round(width(text, Face.BLACK, 32)) + 18
    badge = (plate[0] - wide - 4, band[1] + 9, plate[0] - 4, band[3] - 9)
    canvas.plate(badge, "#1f6b40", radius=8, edge="#ffffff", edge_width=2, shadow=0)
    canvas.write_in(badge, text, Style(32, Face.BLACK, "#ffffff", 24), "middle")
    return badge[0]


def _pill(canvas: Canvas, panel: _Panel, right: int, band: Box) -> int:
    """Say that the seat is to act, or has assigned its cards; give where it begins."""
    room = round(min(width(panel.mark, Face.BLACK, 30) + (58 if panel.done else 26), 170))
    box = (right - room, band[1] + 7, right, band[3] - 7)
    canvas.plate(box, "#12482c" if panel.done else GOLD, radius=20, edge="#2b2622", edge_width=2, shadow=0)
    left = box[0] + 12
    if panel.done:
        canvas.centre(icon("tick", 30), box[0] + 26, (box[1] + box[3]) / 2)
        left = box[0] + 44
    ink = "#ffffff" if panel.done else "#3a2a08"
    canvas.write_in((left, box[1], box[2] - 12, box[3] - 2), panel.mark, Style(30, Face.BLACK, ink, 22), "middle")
    return box[0] - 4


def _count(canvas: Canvas, x: float, y: float, count: int) -> None:
    text = str(count)
    canvas.write(x + 38 if len(text) == 1 else x + 35, y, text, Style(38 if len(text) == 1 else 26, Face.BOLD))


def _frame(canvas: Canvas, x: float, y: float) -> None:
    """Frame a number that is another one than before."""
    box = (round(x) - 4, round(y) - 19, round(x) + _STEP - 5, round(y) + 19)
    canvas.plate(box, PAPER, radius=8, edge=GOLD, edge_width=4, shadow=0)


def _cubes(canvas: Canvas, panel: _Panel, left: float, y: float, words: Words) -> None:
    """Show cubes by colour; only the letter of a colour of which there is none."""
    seat = panel.seat
    for place, colour in enumerate(seat.cubes):
        x, letter, count = left + place * _STEP, cube_letter(colour, words), seat.cubes.get(colour, 0)
        if colour in panel.counted:
            _frame(canvas, x, y)
        if count:
            canvas.centre(sprites.cube(colour, 36, letter), x + 18, y)
            _count(canvas, x, y, count)
        else:
            canvas.write(x + 18, y, letter, Style(28, Face.BOLD, _NONE), "middle")


def _animals(canvas: Canvas, animals: Sequence[str], panel: _Panel, left: float, y: float) -> None:
    """Show how many of each a marker's step scores; the large tile's animal has a golden rim."""
    seat = panel.seat
    for place, animal in enumerate(animals):
        x, count = left + place * _STEP, seat.animals.get(animal, 0)
        if animal in panel.counted:
            _frame(canvas, x, y)
        if count:
            large = animal == seat.large
            canvas.centre(sprites.animal_token(animal, 42 if large else 36, ring=large), x + 18, y)
            _count(canvas, x, y, count)
        else:
            canvas.centre(silhouette(sprites.drawing(animal), 32, _NONE), x + 18, y)


def _explorers(canvas: Canvas, panel: _Panel, left: float, y: float, words: Words) -> None:
    """Show explorers in the supply and in the reserve, and complete sets."""
    seat, sets = panel.seat, panel.sets
    canvas.centre(token(seat.seat, 40), left + 18, y)
    _count(canvas, left, y, seat.supply)
    canvas.centre(trace(seat.seat, 40), left + _STEP * 1.5, y)
    reserve = words("laisla-picture-reserve", count=seat.reserve)
    style = Style(30, Face.SEMIBOLD, INK_SOFT)
    canvas.write_in(
        (round(left + _STEP * 1.5) + 20, round(y) - 20, round(left + _STEP * 2.5), round(y) + 20), reserve, style
    )
    style = Style(32, Face.BOLD if sets else Face.REGULAR, INK if sets else INK_SOFT, 22)
    box = (round(left + _STEP * 2.6), round(y) - 20, round(left + _STEP * 5) - 6, round(y) + 20)
    canvas.write_in(box, words("laisla-picture-sets", count=sets), style, "right")


def _functions(canvas: Canvas, panel: _Panel, box: Box) -> None:
    """Show the slots: beside each other, or with extra slots in rows."""
    slots = panel.seat.slots
    columns = 2 if len(slots) == _IN_ROW + 1 else min(len(slots), _IN_ROW)
    rows = -(-len(slots) // columns)
    wide = (box[2] - box[0] - _BETWEEN * (columns - 1)) // columns
    tall = (box[3] - box[1] - _BETWEEN * (rows - 1)) // rows
    for place, slot in enumerate(slots):
        left = box[0] + place % columns * (wide + _BETWEEN)
        top = box[1] + place // columns * (tall + _BETWEEN)
        if slot.function is None:
            canvas.place(pictogram.empty_slot((wide, tall)), left, top)
        else:
            new = slot.card in panel.laid
            canvas.place(pictogram.function_card(slot.function, (wide, tall), new=new), left, top)
