"""A hand: a fan of cards, one pile for each species, with what they add up to and the tiles held."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageDraw

from engine.moa.view import MoaView, SeatView
from render.contract import Names
from render.kit.canvas import Box, Canvas, Style
from render.kit.icons import icon
from render.kit.sprites import dropped, marked_token
from render.kit.theme import GOLD, INK, INK_SOFT
from render.kit.type import Face, font
from render.moa import marks
from render.moa.backdrop import backdrop
from render.moa.cards import ICON_KINDS, SIZE, Icons, card, icons_of
from render.moa.naming import seat_name
from render.words import Words

WIDTH = 1600
_HEAD: Box = (16, 16, 1584, 100)
_IN_ROW = 4
_ROW_HEIGHT = {1: 640, 2: 478}
_SCALE = {1: 1.3, 2: 1.0}
"""How large cards are in one row and in two."""
_TURN, _BEND = 2.4, 9
_NOTE = Style(32, Face.REGULAR, INK_SOFT, 24)
_TIMES = Style(38, Face.BOLD, INK)


@dataclass(frozen=True, slots=True)
class _Plan:
    """How a hand is laid out: rows of species with their counts."""

    rows: tuple[tuple[tuple[str, int], ...], ...]

    @property
    def tiles(self) -> Box:
        top = _HEAD[3] + 12 + _ROW_HEIGHT[len(self.rows)] * len(self.rows)
        return (_HEAD[0], top, _HEAD[2], top + 112)

    @property
    def size(self) -> tuple[int, int]:
        return WIDTH, self.tiles[3] + 16


def _plan(seat: SeatView) -> _Plan:
    groups = sorted(Counter(seat.hand or ()).items())
    if len(groups) <= _IN_ROW:
        return _Plan((tuple(groups),))
    upper = (len(groups) + 1) // 2
    return _Plan((tuple(groups[:upper]), tuple(groups[upper:])))


def draw_hand(view: MoaView, words: Words, names: Names | None) -> tuple[bytes, tuple[int, int]]:
    """Give the viewer's hand as PNG with its size; raise ValueError for a spectator's view."""
    if view.viewer is None:
        raise ValueError("a spectator has no hand")
    seat = view.seat(view.viewer)
    plan = _plan(seat)
    canvas = Canvas(backdrop(plan.size, _HEAD, plan.tiles))
    _headline(canvas, view, seat, words, names)
    for number, row in enumerate(plan.rows):
        _fan(canvas, view, words, row, number=number, rows=len(plan.rows))
    if not seat.hand:
        _nothing(canvas, words)
    _tiles(canvas, view, seat, words, plan.tiles)
    return canvas.png(), plan.size


def _headline(canvas: Canvas, view: MoaView, seat: SeatView, words: Words, names: Names | None) -> None:
    middle = (_HEAD[1] + _HEAD[3]) / 2
    canvas.centre(marked_token(seat.seat, 64, words("moa-picture-letter", seat=seat.seat)), _HEAD[0] + 56, middle)
    title = words("moa-picture-hand", name=seat_name(seat.seat, words, names), count=seat.cards)
    canvas.write_in((_HEAD[0] + 104, _HEAD[1], 940, _HEAD[3]), title, Style(46, Face.BOLD, INK, 30))
    totals = hand_totals(view, seat)
    for place, kind in enumerate(ICON_KINDS):
        x = 990 + place * 150
        canvas.centre(icon(marks.icon_name(kind), 54), x, middle)
        canvas.write(x + 38, middle, str(totals[kind]), Style(48, Face.BLACK, INK if totals[kind] else "#a8916a"))


def hand_totals(view: MoaView, seat: SeatView) -> Counter[str]:
    """Add up the icons of the cards in a hand."""
    totals: Counter[str] = Counter()
    for species in seat.hand or ():
        totals.update(dict(icons_of(species, view.components)))
    return totals


def _nothing(canvas: Canvas, words: Words) -> None:
    middle = _HEAD[3] + 12 + _ROW_HEIGHT[1] // 2
    canvas.plate((480, middle - 60, 1120, middle + 60), "#e5d6b4", radius=20)
    box = (500, middle - 60, 1100, middle + 60)
    canvas.write_in(box, words("moa-picture-no-cards"), Style(48, Face.SEMIBOLD, INK), "middle")


def _fan(
    canvas: Canvas, view: MoaView, words: Words, groups: Sequence[tuple[str, int]], *, number: int, rows: int
) -> None:
    scale, height = _SCALE[rows], _ROW_HEIGHT[rows]
    room = (WIDTH - 80) / max(_IN_ROW, len(groups))
    step = min(room, SIZE[0] * scale + 60)
    middle = (len(groups) - 1) / 2
    for place, (species, count) in enumerate(groups):
        away = place - middle
        x = WIDTH / 2 + away * step
        y = _HEAD[3] + 12 + (number + 0.5) * height + _BEND * (away**2 - middle**2 / 2)
        name = words("moa-bird", bird=species)
        icons = icons_of(species, view.components)
        canvas.centre(_turned(species, icons, name, count, round(-away * _TURN, 1), scale), x, y)


@lru_cache(maxsize=14)
def _turned(  # noqa: PLR0917  (the key of what is kept)
    species: str, icons: Icons, name: str, count: int, angle: float, scale: float
) -> Image.Image:
    """Give a pile of `count` equal cards, slightly turned, with its shadow."""
    size = (round(SIZE[0] * scale), round(SIZE[1] * scale))
    face = card(species, icons, name, size)
    behind = min(count - 1, 3) * 9
    pile = Image.new("RGBA", (size[0] + 60, size[1] + 70), (0, 0, 0, 0))
    for step in range(behind, -1, -9):
        pile.alpha_composite(dropped(_padded(face), 4, 0.4), (22 + step, 36 - step))
    if count > 1:
        _badge(pile, f"×{count}")
    shadowed = dropped(pile, 14, 0.5)
    return shadowed.rotate(angle, Image.Resampling.BICUBIC, expand=True)


def _padded(face: Image.Image) -> Image.Image:
    padded = Image.new("RGBA", (face.width + 10, face.height + 10), (0, 0, 0, 0))
    padded.alpha_composite(face, (2, 2))
    return padded


def _badge(pile: Image.Image, text: str) -> None:
    plate = marks.chip((92, 62), GOLD, "#7a5a08", width=3)
    ImageDraw.Draw(plate).text((46, 31), text, fill=INK, font=font(Face.BLACK, 46), anchor="mm")
    pile.alpha_composite(plate, (pile.width - 138, 50))


def _tiles(canvas: Canvas, view: MoaView, seat: SeatView, words: Words, box: Box) -> None:
    """Show leader tiles and karakia tiles; those that cannot be used yet are pale and say so."""
    held = _held(view, seat, words)
    middle = (box[1] + box[3]) / 2
    if not held:
        canvas.write_in((box[0] + 30, box[1], box[2] - 30, box[3]), words("moa-picture-no-tiles"), _NOTE, "middle")
        return
    step = min(380.0, (box[2] - box[0] - 40) / len(held))
    for place, (sprite, count, name) in enumerate(held):
        x = box[0] + 24 + place * step
        canvas.place(sprite, x, middle - sprite.height / 2)
        left, right = round(x + sprite.width + 8), round(x + step - 6)
        if count > 1:
            left += (
                round(canvas.write_in((left, round(middle) - 30, right, round(middle) + 30), f"×{count}", _TIMES)) + 8
            )
        if right - left > 60:
            canvas.write_lines((left, round(middle) - 50, right, round(middle) + 50), name, _NOTE, 1.1)


def _held(view: MoaView, seat: SeatView, words: Words) -> list[tuple[Image.Image, int, str]]:
    """Give the tiles as sprites with their counts and names."""
    held = []
    for each, count in sorted(Counter(seat.leader_tiles).items()):
        held.append((marks.leader_tile(each, 76), count, words("moa-icon", icon=each.partition(":")[0])))
    fresh = Counter(seat.karakia_fresh)
    ready = Counter(seat.karakia) - fresh
    for kind, tile in view.components.karakia_tiles.items():
        if ready[kind]:
            held.append((marks.karakia_tile(kind, 80, red=tile.red), ready[kind], words("moa-tile", tile=kind)))
        if fresh[kind]:
            sprite = marks.karakia_tile(kind, 80, red=tile.red, fresh=True)
            held.append((sprite, fresh[kind], words("moa-picture-resting")))
    return held
