"""Plates, tokens and numbers: the things that lie on a picture, drawn four times as large and kept."""

from __future__ import annotations

import math

from PIL import Image, ImageDraw, ImageFilter

from render.kit.cache import kept
from render.kit.colour import darker, lighter
from render.kit.cutout import Cutout, Fill, Part, cut_out
from render.kit.icons import icon
from render.kit.paths import Point
from render.kit.shrink import shrunk
from render.kit.theme import GOLD, INK, NEW, Shape, seat_style
from render.kit.type import Face, font

OVERSAMPLING = 4
_CLEAR = (0, 0, 0, 0)


@kept
def plate(
    size: tuple[int, int],
    fill: str,
    *,
    radius: int = 14,
    edge: str | None = None,
    edge_width: float = 2,
    shadow: int = 6,
) -> Cutout:
    """Return a raised sheet of paper. The sprite is larger than `size` by `margin(shadow)` on each side."""
    least = 2 * (radius + 3 * shadow + 4)
    small = (min(size[0], least), min(size[1], least))
    if small == size:
        return cut_out(_plate(size, fill, radius, edge, edge_width, shadow))
    return _stretched(_plate(small, fill, radius, edge, edge_width, shadow), size, margin(shadow))


@kept
def _plate(  # noqa: PLR0917  (as `plate`)
    size: tuple[int, int], fill: str, radius: int, edge: str | None, edge_width: float, shadow: int
) -> Image.Image:
    pad = margin(shadow)
    width, height = size
    big = Image.new("RGBA", ((width + 2 * pad) * OVERSAMPLING, (height + 2 * pad) * OVERSAMPLING), _CLEAR)
    draw = ImageDraw.Draw(big)
    box = tuple(v * OVERSAMPLING for v in (pad, pad, pad + width, pad + height))
    draw.rounded_rectangle(box, radius * OVERSAMPLING, fill=edge or fill)
    if edge:
        inset = edge_width * OVERSAMPLING
        inner = (box[0] + inset, box[1] + inset, box[2] - inset, box[3] - inset)
        draw.rounded_rectangle(inner, max(0, radius * OVERSAMPLING - inset), fill=fill)
    top = shrunk(big, (width + 2 * pad, height + 2 * pad))
    return dropped(top, shadow) if shadow else top


def _stretched(small: Image.Image, size: tuple[int, int], pad: int) -> Cutout:
    """Return a plate of any size from a small one: its corners stay, its edges are drawn out, its middle is filled."""
    width, height = size[0] + 2 * pad, size[1] + 2 * pad
    x, y, across, down = small.width // 2, small.height // 2, width - small.width, height - small.height
    parts = [Part(small.crop((0, 0, x, y)), 0, 0), Part(small.crop((x, 0, small.width, y)), x + across, 0)]
    parts += [Part(small.crop((0, y, x, small.height)), 0, y + down)]
    parts += [Part(small.crop((x, y, *small.size)), x + across, y + down)]
    left, top, right, bottom = _rims(small, x, y)
    edges = (
        ((x, 0, x + 1, top), (across, top), (x, 0)),
        ((x, small.height - bottom, x + 1, small.height), (across, bottom), (x, height - bottom)),
        ((0, y, left, y + 1), (left, down), (0, y)),
        ((small.width - right, y, small.width, y + 1), (right, down), (width - right, y)),
    )
    for box, room, at in edges:
        if all(room):
            parts.append(Part(small.crop(box).resize(room, Image.Resampling.NEAREST), *at))
    red, green, blue, _ = small.crop((x, y, x + 1, y + 1)).tobytes()
    boxes = (
        (x, top, x + across, height - bottom),
        (left, y, x, y + down),
        (x + across, y, width - right, y + down),
    )
    return Cutout(width, height, tuple(parts), tuple(Fill(box, (red, green, blue)) for box in boxes if _holds(box)))


def _holds(box: tuple[int, int, int, int]) -> bool:
    return box[0] < box[2] and box[1] < box[3]


def _rims(small: Image.Image, x: int, y: int) -> tuple[int, int, int, int]:
    """Return how many pixels left, above, right and below on these lines of a plate are not of its middle's colour."""
    row, column = small.crop((0, y, small.width, y + 1)), small.crop((x, 0, x + 1, small.height))
    middle = small.getpixel((x, y))
    across = [row.getpixel((each, 0)) == middle for each in range(small.width)]
    down = [column.getpixel((0, each)) == middle for each in range(small.height)]
    return across.index(True), down.index(True), across[::-1].index(True), down[::-1].index(True)


def margin(shadow: int) -> int:
    """Return how far a plate's sprite reaches beyond the plate, for its shadow."""
    return 2 * shadow


def dropped(sprite: Image.Image, distance: int, strength: float = 0.45) -> Image.Image:
    """Return the sprite with its soft shadow below; the light comes from the upper left."""
    shade = Image.new("L", sprite.size, 0)
    shade.paste(sprite.getchannel("A"), (max(1, distance // 3), max(1, round(distance * 0.7))))
    shade = shade.filter(ImageFilter.GaussianBlur(max(1.0, distance * 0.5)))
    result = Image.new("RGBA", sprite.size, (10, 8, 6, 0))
    result.putalpha(shade.point([round(v * strength) for v in range(256)]))
    result.alpha_composite(sprite)
    return result


def outline(shape: Shape, size: float, centre: Point) -> list[Point]:
    """Return the corners of a seat's shape, all of about the same area, in a square of `size` around `centre`."""
    x, y = centre
    half = size / 2
    if shape == "square":
        side = half * 0.86
        return [(x - side, y - side), (x + side, y - side), (x + side, y + side), (x - side, y + side)]
    if shape == "triangle":
        return [(x, y - half), (x + half * 1.04, y + half * 0.84), (x - half * 1.04, y + half * 0.84)]
    if shape == "diamond":
        return [(x, y - half), (x + half, y), (x, y + half), (x - half, y)]
    if shape == "pentagon":
        corners, turn, reach = 5, math.pi / 2, half * 1.04
    else:
        corners, turn, reach = (48, 0.0, half * 0.94) if shape == "disc" else (6, 0.0, half)
    angles = (turn + 2 * math.pi * step / corners for step in range(corners))
    return [(x + reach * math.cos(angle), y + reach * math.sin(angle)) for angle in angles]


STRETCH: dict[Shape, float] = {
    "disc": 1.16,
    "square": 1.1,
    "triangle": 1.26,
    "diamond": 1.34,
    "hexagon": 1.2,
    "pentagon": 1.2,
}
"""How much wider a token is that bears two digits, so that its shape still shows around them."""


@kept
def token(seat: str, size: int, *, ring: bool = False, stretch: float = 1) -> Image.Image:
    """Return a seat's wooden token, `size` pixels high; `ring`: newly added, so in a bright ring."""
    style = seat_style(seat)
    full, unit = size * OVERSAMPLING, size * OVERSAMPLING / 60
    big = Image.new("RGBA", (round(full * stretch), full), _CLEAR)
    draw = ImageDraw.Draw(big)

    def lay(share: float, colour: str, grow: float, aside: float = 0, down: float = 0) -> None:
        points = outline(style.shape, full * share, (0, full / 2 + down * unit))
        moved = [(full * stretch / 2 + x * stretch + aside * unit, y) for x, y in points]
        rounded_polygon(draw, moved, colour, grow * unit)

    if ring:
        lay(0.74, "#5a3f00", 9.5, down=-1)
        lay(0.74, NEW, 8, down=-1)
    lay(0.74 if ring else 0.8, "#17120d", 3, down=1 if ring else 2.5)
    lay(0.74 if ring else 0.8, "#17120d", 3, down=-1)
    lay(0.72 if ring else 0.78, lighter(style.colour, 0.35), 1.2, down=-1)
    lay(0.68 if ring else 0.74, style.colour, 1, aside=1)
    return shrunk(big, (round(size * stretch), size))


def rounded_polygon(draw: ImageDraw.ImageDraw, points: list[Point], fill: str, grow: float) -> None:
    """Fill a polygon that has grown by `grow`, with round corners."""
    draw.polygon(points, fill=fill)
    width = max(1, round(grow * 2))
    draw.line([*points, points[0], points[1]], fill=fill, width=width, joint="curve")
    for x, y in points:
        draw.ellipse((x - grow, y - grow, x + grow, y + grow), fill=fill)


def stretch_for(seat: str, text: str) -> float:
    """Return how much wider than high the token is that bears `text`."""
    return STRETCH[seat_style(seat).shape] if len(text) > 1 else 1


@kept
def marked_token(seat: str, size: int, text: str, *, ring: bool = False) -> Image.Image:
    """Return a token with a count or a letter on it, readable on any of the shapes."""
    style = seat_style(seat)
    sprite = token(seat, size, ring=ring, stretch=stretch_for(seat, text)).copy()
    draw = ImageDraw.Draw(sprite)
    height = round(size * (0.8 if len(text) > 1 else 0.86 if text.isdigit() else 0.66))
    centre = (sprite.width / 2, size * (0.58 if style.shape == "triangle" else 0.49))
    halo = darker(style.colour, 0.62) if style.ink == "#ffffff" else lighter(style.colour, 0.5)
    face = font(Face.BLACK, height, 1)
    draw.text(centre, text, fill=style.ink, font=face, anchor="mm", stroke_width=max(1, size // 18), stroke_fill=halo)
    return sprite


@kept
def crowned_token(seat: str, size: int, *, ring: bool = False) -> Image.Image:
    """Return a seat's leader: its token with the crown on."""
    sprite = token(seat, size, ring=ring).copy()
    crown = icon("crown", round(size * 0.62))
    down = 0.25 if seat_style(seat).shape == "triangle" else 0.17
    sprite.alpha_composite(crown, (round((size - crown.width) / 2), round(size * down)))
    return sprite


@kept
def faded(seat: str, size: int) -> Image.Image:
    """Return the trace that a lost piece leaves: its shape, hollow."""
    style = seat_style(seat)
    big = Image.new("RGBA", (size * OVERSAMPLING, size * OVERSAMPLING), _CLEAR)
    draw = ImageDraw.Draw(big)
    middle, unit = size * OVERSAMPLING / 2, size * OVERSAMPLING / 60
    points = outline(style.shape, size * OVERSAMPLING * 0.8, (middle, middle))
    rounded_polygon(draw, points, darker(style.colour, 0.45), 3 * unit)
    mask = Image.new("L", big.size, 255)
    inner = ImageDraw.Draw(mask)
    inner.polygon(outline(style.shape, size * OVERSAMPLING * 0.72, (middle, middle)), fill=96)
    big.putalpha(
        Image.composite(
            big.getchannel("A").point([v * 3 // 4 for v in range(256)]),
            Image.new("L", big.size, 0),
            big.getchannel("A"),
        )
    )
    clear = Image.new("RGBA", big.size, _CLEAR)
    return shrunk(Image.composite(big, Image.blend(big, clear, 0.55), mask), (size, size))


@kept
def medal(text: str, size: int, fill: str = GOLD, edge: str = "#6b4a08", ink: str = INK) -> Image.Image:
    """Return a round disc with a number on it."""
    big = Image.new("RGBA", (size * OVERSAMPLING, size * OVERSAMPLING), _CLEAR)
    draw = ImageDraw.Draw(big)
    full = size * OVERSAMPLING
    draw.ellipse((0, 0, full - 1, full - 1), fill=edge)
    rim = full * 0.055
    draw.ellipse((rim, rim, full - 1 - rim, full - 1 - rim), fill=lighter(fill, 0.45))
    draw.ellipse((rim * 1.5, rim * 1.9, full - 1 - rim, full - 1 - rim), fill=fill)
    sprite = shrunk(big, (size, size))
    height = round(size * (0.86 if len(text) < 2 else 0.72 if len(text) < 3 else 0.52))
    draw = ImageDraw.Draw(sprite)
    draw.text((size / 2, size / 2), text, fill=ink, font=font(Face.BLACK, height, 1), anchor="mm")
    return sprite
