"""The island in its sea, with its fields as one game has laid them: what of a board does not change in a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from engine.laisla.names import CLEARINGS
from engine.laisla.views.view import LaIslaView
from render.kit.cache import kept
from render.kit.canvas import Box
from render.kit.colour import darker, lighter
from render.kit.cutout import Cutout, cut_out, paste
from render.kit.icons import icon
from render.kit.paths import Point
from render.kit.prepared import prepared
from render.kit.sea import coast
from render.kit.shrink import shrunk
from render.kit.sprites import OVERSAMPLING
from render.laisla import geometry, sprites
from render.laisla.geometry import Frame
from render.laisla.ground import ground, tone

Size: TypeAlias = tuple[int, int]
LAND = "#39512b"
"""What shows between the fields."""
GLADE, GLADE_LIGHT, GLADE_EDGE = "#a5d36b", "#c4e894", "#24401a"
_GAP = 0.75
"""Half the width of the paths between fields, in units."""
_RIM = 0.75
"""How far a glade's dark edge reaches beyond it."""
_TEXTURE = 480
_FIELD_COLOURS = 12
"""Of one field; it has its shades, two rims and what lies between them."""
SEA_COLOURS, CRESTS, DEEPS = 4, 0.2, (420,)
"""Enough for a sea as on a chart, and few enough for small pictures."""


class Face(NamedTuple):
    """What never changes about a field in a game."""

    slot: str
    code: str
    colour: str
    symbol: str


Plan: TypeAlias = tuple[Face, ...]
"""An island as laid out; hashable, so that what is drawn of it can be kept."""


def plan_of(view: LaIslaView) -> Plan:
    """Return the island of a game."""
    return tuple(Face(field.slot, field.code, field.colour, field.symbol) for field in view.fields)


def draw_island(size: Size, frame: Frame, plan: Plan, part: Box | None = None) -> Image.Image:
    """Return the sea with the island, or a part of that, as RGB."""
    left, top, right, bottom = part or (0, 0, *size)
    image = bare(size, frame).crop((left, top, right, bottom)).convert("RGB")
    for face in plan:
        field = _field(frame, face.slot, face.colour)
        paste(image, field.sprite, field.left - left, field.top - top)
    for face in plan:
        for sprite, x, y in labels(frame, face):
            image.paste(sprite, (x - left, y - top), sprite)
    return image


@kept
@prepared
def bare(size: Size, frame: Frame) -> Image.Image:
    """Return the sea with the island's ground and its glades, without fields, in a palette of its own."""
    land = Image.new("L", size, 0)
    shore = frame.outline(geometry.coastline())
    ImageDraw.Draw(land).polygon(shore, fill=255)
    image = coast(land, frame.scale, crests=CRESTS, deeps=DEEPS).quantize(SEA_COLOURS, kmeans=1).convert("RGB")
    image.paste("#c9b27c", (0, 0), land.filter(ImageFilter.MaxFilter(5)))
    image.paste(LAND, (0, 0), land)
    for clearing in CLEARINGS:
        sprite, left, top = _glade(frame, clearing)
        image.paste(sprite, (left, top), sprite)
    hub = icon("compass", round(46 * frame.scale), "#f4ead2")
    image.paste(hub, (round(frame.x - hub.width / 2), round(frame.y - hub.height / 2)), hub)
    return image.quantize(256)


def _glade(frame: Frame, clearing: str) -> tuple[Image.Image, int, int]:
    """Return a clearing's glade as RGBA with its upper left corner; one on the coast is open to the sea."""
    centre, radius = geometry.glade(clearing)
    x, y = frame.at(centre)
    reach = (radius + _RIM) * frame.unit
    margin = round(reach * (2.1 if clearing.startswith("coast") else 1.1)) + 2
    left, top = round(x) - margin, round(y) - margin
    big = Image.new("RGBA", (2 * margin * OVERSAMPLING,) * 2, (0, 0, 0, 0))
    draw = ImageDraw.Draw(big)
    for colour, share in ((GLADE_EDGE, radius + _RIM), (GLADE, radius), (GLADE_LIGHT, radius * 0.8)):
        wide = share * frame.unit * OVERSAMPLING
        middle = ((x - left) * OVERSAMPLING, (y - top) * OVERSAMPLING)
        if clearing.startswith("coast") and share >= radius:
            mouth = _mouth(frame, centre, share)
            draw.polygon([((px - left) * OVERSAMPLING, (py - top) * OVERSAMPLING) for px, py in mouth], fill=colour)
        draw.ellipse((middle[0] - wide, middle[1] - wide, middle[0] + wide, middle[1] + wide), fill=colour)
    return shrunk(big, (2 * margin, 2 * margin)), left, top


def _mouth(frame: Frame, centre: geometry.Polar, half: float) -> list[Point]:
    """Return the way from a glade to the sea."""
    radius, angle = centre
    edge = geometry.EDGE + 0.6
    places = ((radius, -half), (edge, -half * 0.86), (edge, half * 0.86), (radius, half))
    return [frame.at((each, angle), aside) for each, aside in places]


class _Mask(NamedTuple):
    """A field's area, where it lies, and its lit and shaded rims."""

    area: Image.Image
    left: int
    top: int
    lit: Image.Image
    shaded: Image.Image


def _mask(frame: Frame, slot: str) -> _Mask:
    area, left, top = field_area(frame, slot)
    rim = max(1, round(frame.unit * 0.45))
    lit, shaded = (ImageChops.subtract(area, ImageChops.offset(area, shift, shift)) for shift in (rim, -rim))
    return _Mask(
        area, left, top, lit.point([v * 6 // 10 for v in range(256)]), shaded.point([v // 2 for v in range(256)])
    )


def field_area(frame: Frame, slot: str) -> tuple[Image.Image, int, int]:
    """Return a field's area as a mask, and where its upper left corner lies."""
    left, top, _, _ = _bounds(frame.outline(geometry.field_corners(slot)))
    return _area(frame, slot), left, top


def _bounds(corners: Sequence[Point]) -> Box:
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return round(min(xs)) - 2, round(min(ys)) - 2, round(max(xs)) + 3, round(max(ys)) + 3


@prepared
def _area(frame: Frame, slot: str) -> Image.Image:
    corners = frame.outline(geometry.field_corners(slot))
    left, top, right, bottom = _bounds(corners)
    size = (right - left, bottom - top)
    big = Image.new("L", (size[0] * OVERSAMPLING, size[1] * OVERSAMPLING), 0)
    draw = ImageDraw.Draw(big)
    points = [((x - left) * OVERSAMPLING, (y - top) * OVERSAMPLING) for x, y in corners]
    draw.polygon(points, fill=255)
    gap = round(2 * _GAP * frame.unit * OVERSAMPLING)
    draw.line([*points, points[0], points[1]], fill=0, width=gap, joint="curve")
    for clearing in CLEARINGS:
        _cut(draw, frame, clearing, (left, top))
    return shrunk(big, size)


def _cut(draw: ImageDraw.ImageDraw, frame: Frame, clearing: str, corner: tuple[int, int]) -> None:
    """Take a glade out of a field."""
    centre, radius = geometry.glade(clearing)
    half = radius + _RIM
    x, y = ((value - start) * OVERSAMPLING for value, start in zip(frame.at(centre), corner, strict=True))
    wide = half * frame.unit * OVERSAMPLING
    draw.ellipse((x - wide, y - wide, x + wide, y + wide), fill=0)
    if clearing.startswith("coast"):
        mouth = [
            tuple((v - start) * OVERSAMPLING for v, start in zip(point, corner, strict=True))
            for point in _mouth(frame, centre, half)
        ]
        draw.polygon(mouth, fill=0)


class _Field(NamedTuple):
    """A field's ground, and where it lies."""

    sprite: Cutout
    left: int
    top: int

    @property
    def nbytes(self) -> int:
        """Bytes of memory."""
        return self.sprite.nbytes


@kept
def _field(frame: Frame, slot: str, colour: str) -> _Field:
    mask, texture = _mask(frame, slot), ground(colour, _TEXTURE, max(0.8, frame.scale))
    width, height = mask.area.size
    face = Image.new("RGB", mask.area.size)
    for x in range(0, width, _TEXTURE):
        for y in range(0, height, _TEXTURE):
            face.paste(texture, (x, y))
    tones = tone(colour)
    face.paste(lighter(tones.light, 0.4), (0, 0), mask.lit)
    face.paste(darker(tones.dark, 0.3), (0, 0), mask.shaded)
    colours = face.quantize(_FIELD_COLOURS)
    face.putalpha(mask.area)
    return _Field(cut_out(face, colours), mask.left, mask.top)


def labels(frame: Frame, face: Face) -> Iterator[tuple[Image.Image, int, int]]:
    """Yield a field's symbol and its code, each as RGBA with its upper left corner."""
    axis = geometry.field_axis(face.slot)
    kind = geometry.split(face.slot)[0]
    plate = sprites.code_plate(face.code, round((40 if kind == "in" else 46) * frame.scale))
    disc = sprites.symbol_disc(face.symbol, round((46 if kind == "in" else 54) * frame.scale))
    for sprite, (radius, aside) in (
        (disc, geometry.symbol_anchor(face.slot)),
        (plate, geometry.code_anchor(face.slot)),
    ):
        x, y = frame.at((radius, axis), aside)
        yield sprite, round(x - sprite.width / 2), round(y - sprite.height / 2)
