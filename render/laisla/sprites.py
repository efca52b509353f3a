"""La Isla's sprites: cubes, animal tokens, symbols, field codes."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.kit.cache import kept
from render.kit.colour import darker, lighter
from render.kit.discs import disc
from render.kit.icons import has, icon
from render.kit.shrink import shrunk
from render.kit.sprites import OVERSAMPLING
from render.kit.theme import INK, NEW
from render.kit.type import Face, font
from render.laisla.ground import ground, tone

_CLEAR = (0, 0, 0, 0)
PALE_WOOD = "#fff6dc"
ANIMALS: dict[str, str] = {
    "dodo": "#3f5a74",
    "fossa": "#8a3d17",
    "toad": "#c27a08",
    "pika": "#6a4c36",
    "moth": "#5b3f72",
}
"""The colour of each animal's token's rim and track."""
CODE_FILL, CODE_EDGE = "#2a241f", "#f1e4c3"


def animal_colour(animal: str) -> str:
    """Return an animal's colour; one that the art lacks is brown."""
    return ANIMALS.get(animal, "#5d5348")


def drawing(name: str) -> str:
    """Return the icon of an animal or a symbol; one that the art lacks is a paw."""
    return name if has(name) else "paw"


@kept
def animal_token(animal: str, size: int, *, ring: bool = False) -> Image.Image:
    """Return an animal on its round token; `ring`: changed since the last picture."""
    colour = animal_colour(animal)
    outer = (("#5a3f00", 1.0), (NEW, 0.95), (darker(colour, 0.3), 0.84)) if ring else ((darker(colour, 0.3), 1.0),)
    reach = 0.84 if ring else 1.0
    sprite = disc(size, *outer, (colour, reach * 0.96), (PALE_WOOD, reach * 0.82))
    inner = round(size * reach * 0.72)
    sprite.alpha_composite(icon(drawing(animal), inner), ((size - inner) // 2, (size - inner) // 2))
    return sprite


@kept
def taken_token(animal: str, size: int) -> Image.Image:
    """Return the trace of a tile that was just won: its animal as a shadow in a bright ring."""
    sprite = disc(size, ("#5a3f00", 1.0), (NEW, 0.96), ("#7da653", 0.82))
    inner = round(size * 0.6)
    beast = icon(drawing(animal), inner).copy()
    beast.putalpha(beast.getchannel("A").point([v // 2 for v in range(256)]))
    sprite.alpha_composite(beast, ((size - inner) // 2, (size - inner) // 2))
    return sprite


@kept
def symbol_disc(symbol: str, size: int) -> Image.Image:
    """Return a field's symbol on a light disc."""
    sprite = disc(size, (INK, 1.0), ("#fff8e6", 0.92))
    inner = round(size * 0.68)
    sprite.alpha_composite(icon(drawing(symbol), inner), ((size - inner) // 2, (size - inner) // 2))
    return sprite


@kept
def code_plate(code: str, size: int) -> Image.Image:
    """Return a field's code: light on a dark pebble of `size` pixels height."""
    face = font(Face.BLACK, round(size * 0.84), 1)
    pad = round(size * 0.1)
    wide = max(size, round(face.getlength(code) + size * 0.3))
    big = Image.new("RGBA", ((wide + 2 * pad) * OVERSAMPLING, (size + 2 * pad) * OVERSAMPLING), _CLEAR)
    draw = ImageDraw.Draw(big)
    for colour, inset in ((CODE_EDGE, 0.0), (CODE_FILL, size * 0.05)):
        near, far = (pad + inset) * OVERSAMPLING, (pad - inset) * OVERSAMPLING
        box = (near, near, wide * OVERSAMPLING + far, size * OVERSAMPLING + far)
        draw.rounded_rectangle(box, size * OVERSAMPLING * 0.36, fill=colour)
    sprite = shrunk(big, (wide + 2 * pad, size + 2 * pad))
    text = ImageDraw.Draw(sprite)
    text.text((sprite.width / 2, sprite.height / 2), code, fill="#fffaf0", font=face, anchor="mm")
    return sprite


@kept
def cube(colour: str, size: int, letter: str = "") -> Image.Image:
    """Return a wooden cube with its terrain's pattern and perhaps one or two letters."""
    tones = tone(colour)
    full, deep = size * OVERSAMPLING, round(size * OVERSAMPLING * 0.2)
    big = Image.new("RGBA", (full, full), _CLEAR)
    draw = ImageDraw.Draw(big)
    line = max(OVERSAMPLING, round(full * 0.045))
    back, front = full - 1 - line, full - 1 - deep - line
    outline = [(line, deep + line), (deep + line, line), (back, line), (back, front), (front, back), (line, back)]
    draw.polygon(outline, fill=INK)
    draw.line([*outline, outline[0], outline[1]], fill=INK, width=line * 2, joint="curve")
    draw.polygon(
        [(line, deep + line), (deep + line, line), (back, line), (front, deep + line)], fill=lighter(tones.cube, 0.5)
    )
    draw.polygon([(back, line), (back, front), (front, back), (front, deep + line)], fill=darker(tones.cube, 0.35))
    side = front - line
    face = _cube_face(colour, side)
    big.paste(face, (line, deep + line))
    draw.line(
        [(line, deep + line), (front, deep + line), (front, back)], fill=darker(tones.cube, 0.55), width=line // 2
    )
    sprite = shrunk(big, (size, size))
    if letter:
        centre = ((line + front) / 2 / OVERSAMPLING, (deep + line + back) / 2 / OVERSAMPLING)
        height = round(size * (0.66 if len(letter) == 1 else 0.5))
        edge = max(1, round(size / 24))
        text = ImageDraw.Draw(sprite)
        dark = colour in {"green", "brown", "grey"}
        ink, halo = ("#ffffff", darker(tones.cube, 0.6)) if dark else ("#1d1408", lighter(tones.cube, 0.6))
        text.text(
            centre, letter, fill=ink, font=font(Face.BLACK, height, 1), anchor="mm", stroke_width=edge, stroke_fill=halo
        )
    return sprite


def _cube_face(colour: str, side: int) -> Image.Image:
    face = ground(colour, 96, 0.8).crop((4, 8, 52, 56)).resize((side, side), Image.Resampling.BICUBIC)
    return Image.blend(face, Image.new("RGB", face.size, tone(colour).cube), 0.45)


@kept
def any_cube(size: int) -> Image.Image:
    """Return a cube of any colour: one face in all five."""
    full, deep = size * OVERSAMPLING, round(size * OVERSAMPLING * 0.2)
    big = Image.new("RGBA", (full, full), _CLEAR)
    draw = ImageDraw.Draw(big)
    line = max(OVERSAMPLING, round(full * 0.045))
    back, front = full - 1 - line, full - 1 - deep - line
    outline = [(line, deep + line), (deep + line, line), (back, line), (back, front), (front, back), (line, back)]
    draw.polygon(outline, fill=INK)
    draw.line([*outline, outline[0], outline[1]], fill=INK, width=line * 2, joint="curve")
    draw.polygon([(line, deep + line), (deep + line, line), (back, line), (front, deep + line)], fill="#ffffff")
    draw.polygon([(back, line), (back, front), (front, back), (front, deep + line)], fill="#6d6459")
    wide = (front - line) / 5
    for place, colour in enumerate(("yellow", "green", "grey", "beige", "brown")):
        left = line + place * wide
        draw.rectangle((left, deep + line, left + wide, back), fill=tone(colour).cube)
    return shrunk(big, (size, size))


@kept
def field_tile(colour: str, size: int) -> Image.Image:
    """Return a small field of a terrain, as a tile that is wider above than below, for pictograms."""
    big = Image.new("L", (size * OVERSAMPLING,) * 2, 0)
    rim = Image.new("L", big.size, 0)
    full = size * OVERSAMPLING
    shape = [(0.02, 0.28), (0.5, 0.05), (0.98, 0.28), (0.86, 0.95), (0.5, 0.74), (0.14, 0.95)]
    corners = [(x * full, y * full) for x, y in shape]
    ImageDraw.Draw(rim).polygon(corners, fill=255)
    ImageDraw.Draw(big).polygon(corners, fill=255)
    ImageDraw.Draw(big).line([*corners, corners[0], corners[1]], fill=0, width=round(full * 0.09), joint="curve")
    sprite = Image.new("RGBA", (size, size), INK)
    sprite.paste(
        ground(colour, 96, 0.8).resize((size * 2, size * 2)).crop((0, 0, size, size)),
        (0, 0),
        shrunk(big, (size, size)),
    )
    sprite.putalpha(shrunk(rim, (size, size)))
    return sprite


@kept
def number_badge(text: str, size: int, fill: str = "#fff6dc", ink: str = INK) -> Image.Image:
    """Return a clearing's number on a small round badge."""
    sprite = disc(size, (INK, 1.0), (fill, 0.86))
    draw = ImageDraw.Draw(sprite)
    draw.text((size / 2, size / 2), text, fill=ink, font=font(Face.BLACK, round(size * 0.84), 1), anchor="mm")
    return sprite
