"""Wingspan's sprites: discs with a symbol, dice, space codes, cubes and cards that are counted."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.kit.cache import kept
from render.kit.colour import darker, lighter
from render.kit.discs import disc as rings
from render.kit.discs import faded as pale
from render.kit.icons import has, icon
from render.kit.shrink import shrunk
from render.kit.sprites import OVERSAMPLING, rounded_polygon
from render.kit.theme import INK, NEW, seat_style
from render.kit.type import Face, font
from render.wingspan.colours import DOUBT
from render.wingspan.habitat import ground, tone

_CLEAR = (0, 0, 0, 0)
DISC, DISC_EDGE = "#fffaf0", "#2b2622"
CODE_FILL, CODE_EDGE = "#2a241f", "#f1e4c3"
DIE, DIE_EDGE = "#fffdf6", "#4a4036"
DUAL = "invertebrate_or_seed"
"""The die's face that shows two foods."""
FACES = ("seed", "invertebrate", "fish", "rodent", "fruit", DUAL)


def drawing(name: str) -> str:
    """Return the icon of a symbol; one that the art lacks is the sign of other spaces."""
    return name if has(name) else "other"


@kept
def disc(symbol: str, size: int, fill: str = DISC, edge: str = DISC_EDGE) -> Image.Image:
    """Return a symbol on a light disc."""
    sprite = rings(size, (edge, 1.0), (fill, 0.93))
    inner = round(size * 0.68)
    sprite.alpha_composite(icon(drawing(symbol), inner), ((size - inner) // 2, (size - inner) // 2))
    return sprite


@kept
def habitat_disc(habitat: str, size: int) -> Image.Image:
    """Return a habitat's pattern in a disc, with its sign on it."""
    sprite = Image.new("RGBA", (size, size), INK)
    field = ground(habitat, 240, 1.0).crop((0, 0, size, size)) if size <= 240 else ground(habitat, size, 1.0)
    inside = rings(size, ("#ffffff", 0.93)).getchannel("A")
    sprite.paste(field, (0, 0), inside)
    sprite.putalpha(rings(size, ("#ffffff", 1.0)).getchannel("A"))
    sprite.alpha_composite(rings(size, (lighter(tone(habitat).light, 0.45), 0.74)))
    inner = round(size * 0.56)
    sprite.alpha_composite(icon(drawing(habitat), inner), ((size - inner) // 2, (size - inner) // 2))
    return sprite


@kept
def cover(habitat: str, size: int) -> Image.Image:
    """Return a plain disc that hides a space's symbol under a token."""
    return rings(size, (darker(tone(habitat).dark, 0.25), 1.0))


@kept
def die(face: str, size: int, *, faded: bool = False) -> Image.Image:
    """Return a die's face."""
    full = size * OVERSAMPLING
    big = Image.new("RGBA", (full, full), _CLEAR)
    draw = ImageDraw.Draw(big)
    for colour, inset in ((DIE_EDGE, 0.0), (DIE, 0.055)):
        near = full * inset
        draw.rounded_rectangle((near, near, full - 1 - near, full - 1 - near), full * (0.2 - inset), fill=colour)
    if face == DUAL:
        line = [(full * 0.8, full * 0.16), (full * 0.2, full * 0.84)]
        draw.line(line, fill=DIE_EDGE, width=max(1, round(full * 0.035)))
    sprite = shrunk(big, (size, size))
    if face == DUAL:
        inner = round(size * 0.46)
        sprite.alpha_composite(icon("invertebrate", inner), (round(size * 0.1), round(size * 0.1)))
        sprite.alpha_composite(icon("seed", inner), (round(size * 0.45), round(size * 0.45)))
    else:
        inner = round(size * 0.74)
        sprite.alpha_composite(icon(drawing(face), inner), ((size - inner) // 2, (size - inner) // 2))
    return pale(sprite, 0.35) if faded else sprite


@kept
def code_plate(code: str, size: int, fill: str = CODE_FILL, edge: str = CODE_EDGE, ink: str = "#fffaf0") -> Image.Image:
    """Return a space's code on a pebble of `size` pixels height."""
    face = font(Face.BLACK, round(size * 0.86), 1)
    wide = max(size, round(face.getlength(code) + size * 0.3))
    big = Image.new("RGBA", (wide * OVERSAMPLING, size * OVERSAMPLING), _CLEAR)
    draw = ImageDraw.Draw(big)
    for colour, inset in ((edge, 0.0), (fill, size * 0.055 * OVERSAMPLING)):
        box = (inset, inset, wide * OVERSAMPLING - 1 - inset, size * OVERSAMPLING - 1 - inset)
        draw.rounded_rectangle(box, size * OVERSAMPLING * 0.36, fill=colour)
    sprite = shrunk(big, (wide, size))
    text = ImageDraw.Draw(sprite)
    text.text((wide / 2, size / 2), code, fill=ink, font=face, anchor="mm")
    return sprite


@kept
def cube(seat: str, size: int, *, ring: bool = False) -> Image.Image:
    """Return a wooden cube of a seat's colour; `ring`: placed since the last picture."""
    colour = seat_style(seat).colour
    full = size * OVERSAMPLING
    big = Image.new("RGBA", (full, full), _CLEAR)
    draw = ImageDraw.Draw(big)

    def points(*places: tuple[float, float]) -> list[tuple[float, float]]:
        return [(x * full / 100, y * full / 100) for x, y in places]

    hexagon = points((50, 10), (86, 27), (86, 70), (50, 90), (14, 70), (14, 27))
    if ring:
        rounded_polygon(draw, hexagon, "#5a3f00", full * 0.1)
        rounded_polygon(draw, hexagon, NEW, full * 0.085)
    rounded_polygon(draw, hexagon, "#17120d", full * 0.04)
    draw.polygon(points((50, 11), (85, 28), (50, 46), (15, 28)), fill=lighter(colour, 0.45))
    draw.polygon(points((14, 31), (48, 49), (48, 88), (14, 69)), fill=colour)
    draw.polygon(points((86, 31), (52, 49), (52, 88), (86, 69)), fill=darker(colour, 0.3))
    return shrunk(big, (size, size))


@kept
def bird(points: str, size: int, *, ring: bool = False) -> Image.Image:
    """Return a small bird card with the Automa's points; `ring`: taken since the last picture."""
    wide, full = round(size * 0.78), size * OVERSAMPLING
    big = Image.new("RGBA", (wide * OVERSAMPLING, full), _CLEAR)
    draw = ImageDraw.Draw(big)
    right = wide * OVERSAMPLING - 1
    layers = [("#5a3f00", 0.0), (NEW, 0.02), ("#2b2622", 0.09)] if ring else [("#2b2622", 0.03)]
    for colour, inset in (*layers, ("#fffaf0", layers[-1][1] + 0.045)):
        edge = full * inset
        draw.rounded_rectangle((edge, edge, right - edge, full - 1 - edge), full * 0.12, fill=colour)
    sprite = shrunk(big, (wide, size))
    plume = icon("feather", round(size * 0.36))
    sprite.alpha_composite(plume, (round(wide * 0.5), round(size * 0.1)))
    text = ImageDraw.Draw(sprite)
    text.text((wide * 0.48, size * 0.62), points, fill=INK, font=font(Face.BLACK, round(size * 0.62), 1), anchor="mm")
    return sprite


@kept
def doubt(size: int) -> Image.Image:
    """Return the mark of what rests on a value that is not printed: a question mark on an orange tag."""
    return code_plate("?", size, DOUBT, "#ffffff", "#ffffff")


@kept
def corner_sign(corner: str, size: int) -> Image.Image:
    """Return a small map with one of its corners marked."""
    full = size * OVERSAMPLING
    big = Image.new("RGBA", (full, full), _CLEAR)
    draw = ImageDraw.Draw(big)
    draw.rounded_rectangle((full * 0.1, full * 0.14, full * 0.9, full * 0.86), full * 0.1, fill=INK)
    draw.rounded_rectangle((full * 0.16, full * 0.2, full * 0.84, full * 0.8), full * 0.06, fill="#d9e7ea")
    x = full * (0.2 if corner.endswith("left") else 0.8)
    y = full * (0.24 if corner.startswith("top") else 0.76)
    for colour, reach in ((INK, 0.2), (DOUBT, 0.145)):
        draw.ellipse((x - full * reach, y - full * reach, x + full * reach, y + full * reach), fill=colour)
    return shrunk(big, (size, size))


@kept
def group(seat: str, size: int) -> Image.Image:
    """Return the sign of a side's largest group: three spaces that touch."""
    colour = seat_style(seat).colour
    full = size * OVERSAMPLING
    big = Image.new("RGBA", (full, full), _CLEAR)
    draw = ImageDraw.Draw(big)
    for x, y in ((29, 31), (71, 31), (50, 68)):
        corners = [
            (x, y - 25),
            (x + 21.5, y - 12.5),
            (x + 21.5, y + 12.5),
            (x, y + 25),
            (x - 21.5, y + 12.5),
            (x - 21.5, y - 12.5),
        ]
        points = [(px * full / 100, py * full / 100) for px, py in corners]
        draw.polygon(points, fill="#17120d")
        inner = [((x + (px - x) * 0.78) * full / 100, (y + (py - y) * 0.78) * full / 100) for px, py in corners]
        draw.polygon(inner, fill=colour)
    return shrunk(big, (size, size))
