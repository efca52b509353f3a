"""What lies on one territory: its number and values, and up to eight things below them in one row or two."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PIL import Image

from engine.moa.components import Components
from engine.moa.view import TerritoryView
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.sprites import crowned_token, faded, marked_token, medal
from render.moa import marks
from render.moa.changes import Change
from render.moa.hexes import Grid
from render.moa.island import GAP

HIGHER, LOWER = "#ffd23f", "#eae4d6"
_ONE_ROW = (68, 62, 56)
_TWO_ROWS = (52, 50, 48, 46, 44, 42)
_ROOM_ABOVE, _ROOM_BELOW, _ROOM_ALONE = 264, 196, 258
_BETWEEN = 3


@dataclass(frozen=True, slots=True)
class Item:
    """A thing on a territory: how wide it is for its height, and how it is drawn in a given height."""

    wide: float
    draw: Callable[[int], Image.Image]


def draw_territory(
    canvas: Canvas, grid: Grid, territory: TerritoryView, change: Change, components: Components
) -> None:
    """Draw the state of a territory over its tile."""
    x, y = grid.centre(territory.at)
    width, height = round(grid.width) - GAP, round(grid.height) - GAP
    if territory.erupted:
        _erupted(canvas, territory, x, y, width, height, grid.unit)
        return
    _ground(canvas, territory, x, y, width, height)
    _frame(canvas, territory, change, x, y, width, height)
    _numbers(canvas, territory, x, y, grid.unit)
    arrange(canvas, items(territory, change, components), x, y, grid.unit)


def _ground(canvas: Canvas, territory: TerritoryView, x: float, y: float, width: int, height: int) -> None:
    if territory.mammal and not territory.sold_by:
        canvas.centre(marks.tint(width, height, "#3a0f0a", 0.42), x, y)
        canvas.centre(marks.hatching(width, height, "#b5321f"), x, y)
    elif territory.sold_by:
        canvas.centre(marks.tint(width, height, "#e9dcb8", 0.45), x, y)
        canvas.centre(marks.fence(width, height), x, y)


def _frame(
    canvas: Canvas, territory: TerritoryView, change: Change, x: float, y: float, width: int, height: int
) -> None:
    thick = round(width / 22)
    if change.attacked:
        canvas.centre(marks.alarm(width, height, thick), x, y)
    elif territory.open:
        canvas.centre(marks.glow(width, height, thick), x, y)


def _numbers(canvas: Canvas, territory: TerritoryView, x: float, y: float, unit: float) -> None:
    canvas.centre(marks.number_plate(str(territory.number), round(62 * unit)), x, y - 69 * unit)
    higher, lower = territory.vp
    canvas.centre(_value(str(higher), round(52 * unit), HIGHER), x - 66 * unit, y - 53 * unit)
    canvas.centre(_value(str(lower), round(52 * unit), LOWER), x + 66 * unit, y - 53 * unit)


def _value(text: str, size: int, fill: str) -> Image.Image:
    return medal(text, size, fill, "#6b4a08" if fill == HIGHER else "#5d5a54")


def _erupted(
    canvas: Canvas, territory: TerritoryView, x: float, y: float, width: int, height: int, unit: float
) -> None:
    canvas.centre(marks.lava(width, height), x, y)
    canvas.centre(icon("volcano_mark", round(116 * unit)), x, y + 14 * unit)
    canvas.centre(marks.number_plate(str(territory.number), round(62 * unit)), x, y - 69 * unit)


def items(territory: TerritoryView, change: Change, components: Components) -> list[Item]:
    """Give what lies there: mammal, stronghold, leader tile, leader, birds by seat, traces of what left."""
    found: list[Item] = []
    if territory.mammal:
        found.append(_mammal(territory, change, components))
    if territory.stronghold:
        found.append(Item(1, lambda size: marks.stronghold(size, new=change.stronghold)))
    if territory.leader_tile:
        tile = territory.leader_tile
        found.append(Item(1.3, lambda size: marks.leader_tile(tile, size)))
    if territory.leader:
        leader = territory.leader
        found.append(Item(1.06, lambda size: crowned_token(leader, round(size * 1.06), ring=change.leader)))
    found.extend(_birds(seat, count, seat in change.added) for seat, count in territory.birds.items())
    traces = [_trace(seat) for seat in change.lost]
    return [*found, *traces][: max(len(found), 8)]


def _mammal(territory: TerritoryView, change: Change, components: Components) -> Item:
    kind, seller = territory.mammal or "", territory.sold_by
    if seller:
        return Item(1.62, lambda size: marks.buyer(kind, seller, size, change.mammal))
    known = components.mammals.get(kind)
    fight = str(known.fight) if known else ""
    return Item(1.62, lambda size: marks.invader(kind, fight, size, change.mammal))


def _birds(seat: str, count: int, new: bool) -> Item:
    return Item(1.06, lambda size: marked_token(seat, round(size * 1.06), str(count), ring=new))


def _trace(seat: str) -> Item:
    return Item(0.9, lambda size: faded(seat, round(size * 0.9)))


def arrange(canvas: Canvas, things: Sequence[Item], x: float, y: float, unit: float) -> None:
    """Lay things out under a territory's number: one row while they fit, else two."""
    if not things:
        return
    for size in _ONE_ROW:
        if _width(things, size) <= _ROOM_ALONE:
            _row(canvas, things, x, y + 26 * unit, size, unit)
            return
    for size in _TWO_ROWS:
        split = _split(things, size)
        if split or size == _TWO_ROWS[-1]:
            upper = split or (len(things) + 1) // 2
            _row(canvas, things[:upper], x, y - 5 * unit, size, unit)
            _row(canvas, things[upper:], x, y + 48 * unit, size, unit)
            return


def _split(things: Sequence[Item], size: int) -> int:
    """Give how many go into the upper row, or 0 where two rows of this size do not hold them."""
    best = 0
    for upper in range(1, len(things) + 1):
        if _width(things[:upper], size) <= _ROOM_ABOVE and _width(things[upper:], size) <= _ROOM_BELOW:
            best = best or upper
            if _width(things[:upper], size) >= _width(things[upper:], size):
                return upper
    return best


def _width(things: Sequence[Item], size: int) -> float:
    return sum(thing.wide * size for thing in things) + _BETWEEN * (len(things) - 1)


def _row(canvas: Canvas, things: Sequence[Item], x: float, y: float, size: int, unit: float) -> None:
    left = x - _width(things, size) * unit / 2
    for thing in things:
        sprite = thing.draw(round(size * unit))
        canvas.centre(sprite, left + thing.wide * size * unit / 2, y)
        left += (thing.wide * size + _BETWEEN) * unit
