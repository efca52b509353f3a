"""What lies on one territory: its number and values, and up to eight things below them in one row or two."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PIL import Image

from engine.moa.components import Components
from engine.moa.views.view import TerritoryView
from render.kit.cache import kept
from render.kit.canvas import Canvas
from render.kit.cutout import Cutout, cut_out
from render.kit.icons import icon
from render.kit.sprites import crowned_token, faded, marked_token, medal, stretch_for
from render.kit.theme import SEA_DEEP
from render.moa import sprites
from render.moa.changes import Change
from render.moa.hexes import Spot

INVADED, SOLD, DIM = ("#3a0f0a", 0.42), ("#f0e2b4", 0.24), (SEA_DEEP, 0.62)
"""Colours laid over a tile, and how strongly; DIM is for tiles around a close-up."""
HATCH = "#b5321f"
HIGHER, LOWER = "#ffd23f", "#eae4d6"
_ONE_ROW = (68, 62, 56, 52)
_TWO_ROWS = (47, 45, 43, 41, 39)
_ROOM_ABOVE, _ROOM_BELOW, _ROOM_ALONE = 264, 210, 262
_BETWEEN = 3
_MOST = 8
"""How many things fit with traces; without, every thing that may lie in one territory fits."""


@dataclass(frozen=True, slots=True)
class Item:
    """A thing on a territory: how wide it is for its height, and how it is drawn in a given height."""

    wide: float
    draw: Callable[[int], Image.Image]


def draw_territory(
    canvas: Canvas, spot: Spot, territory: TerritoryView, change: Change, components: Components
) -> None:
    """Draw the state of a territory over its tile."""
    if territory.erupted:
        _erupted(canvas, territory, spot)
        return
    _ground(canvas, territory, spot)
    _frame(canvas, territory, change, spot)
    _numbers(canvas, territory, spot)
    arrange(canvas, items(territory, change, components), spot)


def _ground(canvas: Canvas, territory: TerritoryView, spot: Spot) -> None:
    size = (spot.width, spot.height)
    if territory.mammal:
        canvas.centre(_cover(*size, sold=territory.sold_by is not None), spot.x, spot.y)


@kept
def _cover(width: int, height: int, *, sold: bool) -> Cutout:
    """Return what lies over the tile of an invaded or a sold territory."""
    sprite = sprites.tint(width, height, *(SOLD if sold else INVADED)).copy()
    sprite.alpha_composite(sprites.fence(width, height) if sold else sprites.hatching(width, height, HATCH))
    return cut_out(sprite)


def _frame(canvas: Canvas, territory: TerritoryView, change: Change, spot: Spot) -> None:
    thick = round(spot.width / 22)
    if change.attacked or territory.open:
        canvas.centre(_border(spot.width, spot.height, thick, attacked=change.attacked), spot.x, spot.y)


@kept
def _border(width: int, height: int, thick: int, *, attacked: bool) -> Cutout:
    return cut_out((sprites.alarm if attacked else sprites.glow)(width, height, thick))


def _numbers(canvas: Canvas, territory: TerritoryView, spot: Spot) -> None:
    unit = spot.unit
    canvas.centre(sprites.number_plate(str(territory.number), round(54 * unit)), spot.x, spot.y - 70 * unit)
    higher, lower = territory.vp
    canvas.centre(_value(str(higher), round(52 * unit), HIGHER), spot.x - 66 * unit, spot.y - 53 * unit)
    canvas.centre(_value(str(lower), round(52 * unit), LOWER), spot.x + 66 * unit, spot.y - 53 * unit)


def _value(text: str, size: int, fill: str) -> Image.Image:
    return medal(text, size, fill, "#6b4a08" if fill == HIGHER else "#5d5a54")


def _erupted(canvas: Canvas, territory: TerritoryView, spot: Spot) -> None:
    unit = spot.unit
    canvas.centre(sprites.lava(spot.width, spot.height), spot.x, spot.y)
    canvas.centre(icon("volcano_mark", round(116 * unit)), spot.x, spot.y + 14 * unit)
    canvas.centre(sprites.number_plate(str(territory.number), round(54 * unit)), spot.x, spot.y - 70 * unit)


def items(territory: TerritoryView, change: Change, components: Components) -> list[Item]:
    """Return what lies there: mammal, stronghold, leader tile, leader, birds by seat, traces of what left."""
    found: list[Item] = []
    if territory.mammal:
        found.append(_mammal(territory, change, components))
    if territory.stronghold:
        found.append(Item(1, lambda size: sprites.stronghold(size, new=change.stronghold)))
    if territory.leader_tile:
        tile = territory.leader_tile
        found.append(Item(1.3, lambda size: sprites.leader_tile(tile, size)))
    if territory.leader:
        leader = territory.leader
        found.append(Item(1.06, lambda size: crowned_token(leader, round(size * 1.06), ring=change.leader)))
    # What is there always has its place; traces take what room is left, those of seats that are gone first.
    room = max(0, _MOST - len(found) - len(territory.birds))
    fewer = dict(change.fewer[: max(0, room - len(change.lost))])
    for seat, count in territory.birds.items():
        found.append(_birds(seat, count, seat in change.added))
        if seat in fewer:
            found.append(_fewer(fewer[seat]))
    return [*found, *(_trace(seat) for seat in change.lost[:room])]


def _mammal(territory: TerritoryView, change: Change, components: Components) -> Item:
    kind, seller = territory.mammal or "", territory.sold_by
    if seller:
        return Item(1.62, lambda size: sprites.buyer(kind, seller, size, change.mammal))
    known = components.mammals.get(kind)
    fight = str(known.fight) if known else ""
    return Item(1.62, lambda size: sprites.invader(kind, fight, size, change.mammal))


def _birds(seat: str, count: int, new: bool) -> Item:
    text = str(count)
    return Item(1.06 * stretch_for(seat, text), lambda size: marked_token(seat, round(size * 1.06), text, ring=new))


def _fewer(count: int) -> Item:
    return Item(0.86, lambda size: sprites.fewer(f"−{count}", size))


def _trace(seat: str) -> Item:
    return Item(0.9, lambda size: faded(seat, round(size * 0.9)))


def arrange(canvas: Canvas, things: Sequence[Item], spot: Spot) -> None:
    """Lay things out under a territory's number: one row while they fit, else two."""
    if not things:
        return
    for size in _ONE_ROW:
        if _width(things, size) <= _ROOM_ALONE:
            _row(canvas, things, spot, 26, size)
            return
    for size in _TWO_ROWS:
        split = _split(things, size)
        if split or size == _TWO_ROWS[-1]:
            upper = split or (len(things) + 1) // 2
            _row(canvas, things[:upper], spot, -5, size)
            _row(canvas, things[upper:], spot, 44, size)
            return


def _split(things: Sequence[Item], size: int) -> int:
    """Return how many go into the upper row, or 0 where two rows of this size do not hold them."""
    best = 0
    for upper in range(1, len(things) + 1):
        if _width(things[:upper], size) <= _ROOM_ABOVE and _width(things[upper:], size) <= _ROOM_BELOW:
            best = best or upper
            if _width(things[:upper], size) >= _width(things[upper:], size):
                return upper
    return best


def _width(things: Sequence[Item], size: int) -> float:
    return sum(thing.wide * size for thing in things) + _BETWEEN * (len(things) - 1)


def _row(canvas: Canvas, things: Sequence[Item], spot: Spot, down: float, size: int) -> None:
    left = spot.x - _width(things, size) * spot.unit / 2
    for thing in things:
        wide = thing.wide * size * spot.unit
        canvas.centre(thing.draw(round(size * spot.unit)), left + wide / 2, spot.y + down * spot.unit)
        left += wide + _BETWEEN * spot.unit
