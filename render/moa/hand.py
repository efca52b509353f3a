"""A hand: a fan of cards, one pile for each species, with what they add up to and the tiles held."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from engine.moa.chapters import payment as paying
from engine.moa.components import IconCount
from engine.moa.views.view import MoaView, SeatView
from render.contract import Names
from render.kit.cache import kept
from render.kit.canvas import Box, Canvas, Style
from render.kit.cutout import Cutout, cut_out
from render.kit.icons import icon
from render.kit.prepared import prepared
from render.kit.sprites import dropped, marked_token
from render.kit.theme import GOLD, INK
from render.kit.type import Face, font
from render.moa import sprites
from render.moa.backdrop import MOST, backdrop, sheet
from render.moa.cards import ICON_KINDS, NAME_AT, SIZE, Icons, bare, icons_of, write_name
from render.moa.naming import seat_name
from render.moa.palette import palette
from render.words import Words

WIDTH = 1600
_HEAD: Box = (16, 16, 1584, 100)
_IN_ROW = 4
_ROW_HEIGHT = {1: 610, 2: 446}
_SCALE = {1: 1.3, 2: 1.0}
"""How large cards are in one row and in two."""
_TURN, _BEND = 2.4, 9
_PILE_STEP = 9
"""How far each card of a pile stands out behind the one before it."""
_AROUND = 20
"""Room around a card that is turned, for its shadow."""
_NAME_REACH = 30
"""How far a card's name reaches up and down, at most."""
_NOTE = Style(46, Face.SEMIBOLD, INK, 34)
_TIMES = Style(50, Face.BOLD, INK)
_TILES_IN_ROW, _TILE_ROW, _TILE = 4, 128, 100
"""How many tiles lie side by side, how high their rows are, and how high a tile is."""


@dataclass(frozen=True, slots=True)
class _Plan:
    """How a hand is laid out: rows of species with their counts, and rows of tiles below them."""

    rows: tuple[tuple[tuple[str, int], ...], ...]
    tile_rows: int

    @property
    def tiles(self) -> Box:
        top = _HEAD[3] + 12 + _ROW_HEIGHT[len(self.rows)] * len(self.rows)
        return (_HEAD[0], top, _HEAD[2], top + _TILE_ROW * self.tile_rows)

    @property
    def size(self) -> tuple[int, int]:
        return WIDTH, self.tiles[3] + 16


def _plan(seat: SeatView, tiles: int) -> _Plan:
    groups = sorted(Counter(seat.hand or ()).items())
    tile_rows = -(-tiles // _TILES_IN_ROW)
    if len(groups) <= _IN_ROW:
        return _Plan((tuple(groups),), tile_rows)
    upper = (len(groups) + 1) // 2
    return _Plan((tuple(groups[:upper]), tuple(groups[upper:])), tile_rows)


def draw_hand(view: MoaView, words: Words, names: Names | None) -> bytes:
    """Return the viewer's hand as PNG; raise ValueError for a spectator's view."""
    if view.viewer is None:
        raise ValueError("a spectator has no hand")
    seat = view.seat(view.viewer)
    tiles = _held(view, seat, words)
    plan = _plan(seat, len(tiles))
    canvas = Canvas(backdrop((WIDTH, max(MOST[1], plan.size[1])), _HEAD), plan.size)
    if tiles:
        sheet(canvas, plan.tiles)
    _headline(canvas, view, seat, words, names)
    for number, row in enumerate(plan.rows):
        _fan(canvas, view, words, row, number=number, rows=len(plan.rows))
    if not seat.hand:
        _nothing(canvas, words)
    _tiles(canvas, tiles, plan.tiles)
    return canvas.png()


def _headline(canvas: Canvas, view: MoaView, seat: SeatView, words: Words, names: Names | None) -> None:
    middle = (_HEAD[1] + _HEAD[3]) / 2
    canvas.centre(marked_token(seat.seat, 64, words("moa-picture-letter", seat=seat.seat)), _HEAD[0] + 56, middle)
    title = words("moa-picture-hand", name=seat_name(seat.seat, words, names), count=seat.cards)
    canvas.write_in((_HEAD[0] + 104, _HEAD[1], 940, _HEAD[3]), title, Style(46, Face.BOLD, INK, 30))
    totals = hand_totals(view, seat)._asdict()
    for place, kind in enumerate(ICON_KINDS):
        x = 990 + place * 150
        canvas.centre(icon(sprites.icon_name(kind), 54), x, middle)
        canvas.write(x + 38, middle, str(totals[kind]), Style(48, Face.BLACK, INK if totals[kind] else "#a8916a"))


def hand_totals(view: MoaView, seat: SeatView) -> IconCount:
    """Add up the icons of all that a seat could spend now: cards, leader tiles with icons, two-fight tiles."""
    icons = view.components.icons
    ready = seat.karakia.count(paying.TWO_FIGHT) - seat.karakia_fresh.count(paying.TWO_FIGHT)
    held = paying.Payment(seat.hand or (), seat.leader_tiles, ready)
    return paying.icons_of(icons, paying.useful(icons, held, IconCount._fields))


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
        turned = _turned(species, icons, name, round(-away * _TURN, 1), scale)
        behind = min(count - 1, 3) * _PILE_STEP
        for out in range(behind, -1, -_PILE_STEP):
            canvas.centre(turned, x + out, y - out)
        if count > 1:
            canvas.centre(_badge(f"×{count}"), x + (SIZE[0] / 2 - 56) * scale + behind, y - (SIZE[1] / 2 - 44) * scale)


@kept
def _turned(species: str, icons: Icons, name: str, angle: float, scale: float) -> Cutout:
    """Return a card, slightly turned, with its shadow. Piles are laid from it."""
    turned = _turned_card(species, icons, angle, scale).copy()
    write_turned(turned, name, angle, scale)
    return cut_out(turned, palette())


def write_turned(card: Image.Image, name: str, angle: float, scale: float) -> None:
    """Write a name on a turned card. Only the stripe is turned that it is in: that takes a ninth of the time."""
    width, height = (side + 2 * _AROUND for side in _size(scale))
    reach = math.ceil(_NAME_REACH * scale + width * math.sin(math.radians(abs(angle))))
    top = round(_AROUND + NAME_AT * scale) - reach
    stripe = Image.new("RGBA", (width, 2 * reach), f"{INK}00")
    write_name(stripe, name, _size(scale)[0], _AROUND, _AROUND - top)
    middle, moved = (width / 2, height / 2 - top), ((card.width - width) / 2, (card.height - height) / 2)
    # Halves of pixels are as well, whatever Pillow's types say.
    turned = stripe.rotate(angle, Image.Resampling.BICUBIC, center=middle, translate=moved)  # type: ignore[arg-type]
    card.alpha_composite(turned, (0, top))


@prepared
def _turned_card(species: str, icons: Icons, angle: float, scale: float) -> Image.Image:
    width, height = _size(scale)
    padded = Image.new("RGBA", (width + 2 * _AROUND, height + 2 * _AROUND), (0, 0, 0, 0))
    padded.alpha_composite(bare(species, icons, (width, height)), (_AROUND, _AROUND))
    return dropped(padded, 8, 0.45).rotate(angle, Image.Resampling.BICUBIC, expand=True)


def _size(scale: float) -> tuple[int, int]:
    return round(SIZE[0] * scale), round(SIZE[1] * scale)


@kept
def _badge(text: str) -> Image.Image:
    plate = sprites.chip((92, 62), GOLD, "#7a5a08", width=3).copy()
    ImageDraw.Draw(plate).text((46, 31), text, fill=INK, font=font(Face.BLACK, 46), anchor="mm")
    return plate


def _tiles(canvas: Canvas, held: Sequence[tuple[Image.Image, int, str]], box: Box) -> None:
    """Show leader tiles and karakia tiles with their names."""
    columns = min(_TILES_IN_ROW, max(1, len(held)))
    wide = (box[2] - box[0] - 30) / columns
    for place, (sprite, count, name) in enumerate(held):
        x = box[0] + 24 + place % columns * wide
        middle = box[1] + (place // columns + 0.5) * _TILE_ROW
        canvas.place(sprite, x, middle - sprite.height / 2)
        left, right = round(x + sprite.width + 12), round(x + wide - 10)
        if count > 1:
            room = (left, round(middle) - 36, right, round(middle) + 36)
            left += round(canvas.write_in(room, f"×{count}", _TIMES)) + 12
        canvas.write_lines((left, round(middle) - 58, right, round(middle) + 58), name, _NOTE, 1.05)


def _held(view: MoaView, seat: SeatView, words: Words) -> list[tuple[Image.Image, int, str]]:
    """Return the tiles as sprites with their counts and names; those that cannot be used yet are pale and say so."""
    held = []
    for each, count in sorted(Counter(seat.leader_tiles).items()):
        held.append((sprites.leader_tile(each, _TILE), count, words("moa-icon", icon=each.partition(":")[0])))
    fresh = Counter(seat.karakia_fresh)
    ready = Counter(seat.karakia) - fresh
    for kind, tile in view.components.karakia_tiles.items():
        if ready[kind]:
            held.append((sprites.karakia_tile(kind, _TILE, red=tile.red), ready[kind], words("moa-tile", tile=kind)))
        if fresh[kind]:
            sprite = sprites.karakia_tile(kind, _TILE, red=tile.red, fresh=True)
            held.append((sprite, fresh[kind], words("moa-picture-resting", tile=kind)))
    return held
