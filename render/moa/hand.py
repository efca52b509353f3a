"""A hand: a fan of cards, one pile for each species, with what they add up to and the tiles held."""

from __future__ import annotations

import math
from collections import Counter
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

PICTURE = (1600, 900)
_HEAD: Box = (16, 16, 1584, 100)
_TILES: Box = (16, 772, 1584, 884)
_FAN_TOP, _FAN_BEND, _TURN = 176, 60, 2.6
_SCALE = 1.22


def draw_hand(view: MoaView, words: Words, names: Names | None) -> bytes:
    """Give the viewer's hand as PNG; raise ValueError for a spectator's view."""
    if view.viewer is None:
        raise ValueError("a spectator has no hand")
    seat = view.seat(view.viewer)
    canvas = Canvas(backdrop(PICTURE, _HEAD, _TILES))
    _headline(canvas, view, seat, words, names)
    _fan(canvas, view, seat, words)
    _tiles(canvas, view, seat, words)
    return canvas.png()


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


def _fan(canvas: Canvas, view: MoaView, seat: SeatView, words: Words) -> None:
    groups = sorted(Counter(seat.hand or ()).items())
    if not groups:
        canvas.plate((500, 380, 1100, 480), "#e5d6b4", radius=20)
        canvas.write_in((520, 380, 1080, 480), words("moa-picture-no-cards"), Style(46, Face.SEMIBOLD, INK), "middle")
        return
    wide = SIZE[0] * _SCALE
    step = min(wide + 14, (PICTURE[0] - 90 - wide) / max(1, len(groups) - 1))
    middle = (len(groups) - 1) / 2
    for place, (species, count) in enumerate(groups):
        away = place - middle
        x = PICTURE[0] / 2 + away * step
        y = _FAN_TOP + 244 + _FAN_BEND * (away / 4) ** 2
        name = words("moa-bird", bird=species)
        sprite = _turned(species, icons_of(species, view.components), name, count, round(-away * _TURN, 1))
        canvas.centre(sprite, x, y)


@lru_cache(maxsize=48)
def _turned(species: str, icons: Icons, name: str, count: int, angle: float) -> Image.Image:
    """Give a pile of `count` equal cards, slightly turned, with its shadow."""
    size = (round(SIZE[0] * _SCALE), round(SIZE[1] * _SCALE))
    face = card(species, icons, name, size)
    behind = min(count - 1, 3) * 9
    pile = Image.new("RGBA", (size[0] + 60, size[1] + 70), (0, 0, 0, 0))
    for step in range(behind, -1, -9):
        pile.alpha_composite(dropped(_padded(face), 4, 0.4), (22 + step, 36 - step))
    if count > 1:
        _badge(pile, f"×{count}")
    shadowed = dropped(pile, 14, 0.5)
    wide = (shadowed.width * 2, shadowed.height * 2)
    turned = shadowed.resize(wide, Image.Resampling.BICUBIC).rotate(angle, Image.Resampling.BICUBIC, expand=True)
    return turned.resize((turned.width // 2, turned.height // 2), Image.Resampling.LANCZOS)


def _padded(face: Image.Image) -> Image.Image:
    padded = Image.new("RGBA", (face.width + 10, face.height + 10), (0, 0, 0, 0))
    padded.alpha_composite(face, (2, 2))
    return padded


def _badge(pile: Image.Image, text: str) -> None:
    plate = marks.chip((92, 62), GOLD, "#7a5a08", width=3)
    ImageDraw.Draw(plate).text((46, 31), text, fill=INK, font=font(Face.BLACK, 46), anchor="mm")
    pile.alpha_composite(plate, (96, math.floor(pile.height - 180)))


def _tiles(canvas: Canvas, view: MoaView, seat: SeatView, words: Words) -> None:
    """Show leader tiles and karakia tiles; those that cannot be used yet are pale and say so."""
    middle = (_TILES[1] + _TILES[3]) / 2
    tiles = Counter(seat.leader_tiles)
    fresh = Counter(seat.karakia_fresh)
    ready = Counter(seat.karakia) - fresh
    sprites = [(marks.leader_tile(tile, 76), count, "") for tile, count in sorted(tiles.items())]
    resting = words("moa-picture-resting")
    for counted, note in ((ready, ""), (fresh, resting)):
        for kind in view.components.karakia_tiles:
            if counted[kind]:
                red = view.components.karakia_tiles[kind].red
                sprites.append((marks.karakia_tile(kind, 80, red=red, fresh=bool(note)), counted[kind], note))
    if not sprites:
        box = (_TILES[0] + 30, _TILES[1], _TILES[2] - 30, _TILES[3])
        canvas.write_in(box, words("moa-picture-no-tiles"), Style(38, Face.REGULAR, INK_SOFT), "middle")
        return
    step = min(170.0, (_TILES[2] - _TILES[0] - 40) / len(sprites))
    for place, (sprite, count, note) in enumerate(sprites):
        x = _TILES[0] + 24 + place * step
        canvas.place(sprite, x, middle - sprite.height / 2)
        after = round(x + sprite.width + 6)
        if count > 1:
            canvas.write(after, middle - (16 if note else 0), f"×{count}", Style(38, Face.BOLD))
        if note:
            low = round(middle + (18 if count > 1 else 0))
            canvas.write_in((after, low - 16, round(x + step - 4), low + 16), note, Style(26, Face.ITALIC, INK_SOFT))
