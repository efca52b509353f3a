"""The island as one game has laid it, in the colours of the pictures: what their layers are made of.

Nearly every game has an island of its own, but all are laid of the same fields. So each field is mapped to the palette
once, with its labels, and kept for all tables; laying them takes a millisecond. So is each tile with what is around it:
a glade, that has room for it and is the same on all islands.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from PIL import Image

from render.kit.cache import kept
from render.kit.canvas import Box
from render.kit.encode import mapped
from render.kit.prepared import prepared
from render.laisla.geometry import Frame
from render.laisla.island import Face, Plan, Size, bare, draw_island, field_area, labels
from render.laisla.palette import palette
from render.laisla.tiles import Tile, drawn_tile


def laid(size: Size, frame: Frame, plan: Plan, part: Box | None = None, tiles: Iterable[Tile] = ()) -> Image.Image:
    """Return the sea with the island and tiles on it, or a part of that, in the colours of the palette."""
    left, top, right, bottom = part or (0, 0, *size)
    # A copy in either case.
    image = _sea(size, frame).crop((left, top, right, bottom))
    shown = [face for face in plan if _overlap(_box(_area(frame, face.slot)), (left, top, right, bottom))]
    for face in shown:
        _lay(image, _field(size, frame, face), _area(frame, face.slot), (left, top))
    for face in shown:
        for label in _outside(size, frame, face):
            _lay(image, *label, (left, top))
    for tile in tiles:
        _lay(image, *_tile(size, frame, tile), (left, top))
    return image


class _Stencil(NamedTuple):
    """Which pixels are of a thing, and where its upper left corner lies."""

    mask: Image.Image
    left: int
    top: int


def _lay(image: Image.Image, thing: Image.Image, stencil: _Stencil, corner: tuple[int, int]) -> None:
    image.paste(thing, (stencil.left - corner[0], stencil.top - corner[1]), stencil.mask)


@kept
@prepared
def _sea(size: Size, frame: Frame) -> Image.Image:
    return mapped(bare(size, frame).convert("RGB"), palette())


@kept
def _area(frame: Frame, slot: str) -> _Stencil:
    area, left, top = field_area(frame, slot)
    return _Stencil(area.point([0, *[255] * 255], "1"), left, top)


@kept
@prepared
def _field(size: Size, frame: Frame, face: Face) -> Image.Image:
    """Return a field with all that is in its box."""
    return mapped(draw_island(size, frame, (face,), _box(_area(frame, face.slot))), palette())


@kept
def _outside(size: Size, frame: Frame, face: Face) -> tuple[tuple[Image.Image, _Stencil], ...]:
    """Return what of a field's symbol and code lies outside the field."""
    area = _area(frame, face.slot)
    found = []
    for sprite, left, top in labels(frame, face):
        mask = sprite.getchannel("A").point([0] * 128 + [255] * 128, "1")
        mask.paste(0, (area.left - left, area.top - top), area.mask)
        box = mask.getbbox()
        if box is not None:
            stencil = _Stencil(mask.crop(box), left + box[0], top + box[1])
            found.append((mapped(draw_island(size, frame, (face,), _box(stencil)), palette()), stencil))
    return tuple(found)


@kept
def _tile(size: Size, frame: Frame, tile: Tile) -> tuple[Image.Image, _Stencil]:
    """Return a tile on its glade."""
    sprite, left, top = drawn_tile(frame, tile)
    stencil = _Stencil(sprite.getchannel("A").point([0, *[255] * 255], "1"), left, top)
    image = _sea(size, frame).crop(_box(stencil)).convert("RGB")
    image.paste(sprite, (0, 0), sprite)
    return mapped(image, palette()), stencil


def _box(stencil: _Stencil) -> Box:
    mask, left, top = stencil
    return left, top, left + mask.width, top + mask.height


def _overlap(box: Box, other: Box) -> bool:
    return box[0] < other[2] and other[0] < box[2] and box[1] < other[3] and other[1] < box[3]
