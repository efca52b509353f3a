"""Bird cards: the bird in its landscape, its icons down the left edge, its name below."""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image, ImageDraw, ImageFilter

from engine.moa.components import Components
from render.kit.cache import kept
from render.kit.colour import darker, lighter
from render.kit.icons import has, icon
from render.kit.noise import noise
from render.kit.prepared import prepared
from render.kit.shrink import shrunk
from render.kit.sprites import OVERSAMPLING, dropped
from render.kit.theme import INK, PAPER, PAPER_EDGE
from render.kit.type import Face, fitted, font
from render.moa import sprites

SIZE = (280, 400)
"""A card's size where cards are drawn in full."""
NAME_AT = 358
"""How far below its upper edge the middle of its name is then."""
ICON_KINDS = ("bird", "fight", "honour", "karakia")
SKIES: dict[str, str] = {
    "haasts_eagle": "#a9c4d6",
    "kakapo": "#c8b98a",
    "kea": "#b9cfd8",
    "kiwi": "#6f8a74",
    "moa": "#cfd6a8",
    "morepork": "#3d4f6b",
    "pukeko": "#d5dfb2",
    "tui": "#e0c6a0",
}

Icons = tuple[tuple[str, int], ...]


def icons_of(species: str, components: Components) -> Icons:
    """Return a species' icons in the usual order."""
    card = components.bird_cards.get(species)
    icons: Mapping[str, int] = card.icons if card else {}  # type: ignore[assignment]
    return tuple((kind, icons[kind]) for kind in ICON_KINDS if icons.get(kind))


@kept
def card(species: str, icons: Icons, name: str, size: tuple[int, int] = SIZE) -> Image.Image:
    """Return a bird card as RGBA, exactly of `size`."""
    sprite = bare(species, icons, size).copy()
    write_name(sprite, name, size[0])
    return sprite


@kept
@prepared
def bare(species: str, icons: Icons, size: tuple[int, int] = SIZE) -> Image.Image:
    """Return a bird card without its name, which is another one in each language."""
    width, height = size
    unit = width / SIZE[0]
    big = Image.new("RGBA", (width * OVERSAMPLING, height * OVERSAMPLING), (0, 0, 0, 0))
    draw = ImageDraw.Draw(big)
    radius = 20 * unit * OVERSAMPLING
    draw.rounded_rectangle((0, 0, big.width - 1, big.height - 1), radius, fill=darker(PAPER_EDGE, 0.55))
    rim = 2.5 * unit * OVERSAMPLING
    draw.rounded_rectangle((rim, rim, big.width - 1 - rim, big.height - 1 - rim), radius - rim, fill=PAPER)
    sprite = shrunk(big, size)
    _art(sprite, species, unit)
    _icon_column(sprite, icons, unit)
    return sprite


def _art(sprite: Image.Image, species: str, unit: float) -> None:
    width, height = round(256 * unit), round(306 * unit)
    spot = (round(12 * unit), round(12 * unit))
    landscape = _landscape(species, width, height)
    sprite.alpha_composite(landscape, spot)
    if has(species):
        bird = dropped(icon(species, round(190 * unit)), max(2, round(7 * unit)), 0.35)
        sprite.alpha_composite(bird, (spot[0] + round(60 * unit), spot[1] + round(74 * unit)))


def _landscape(species: str, width: int, height: int) -> Image.Image:
    """Return a sky with a sun and two lines of hills, as cut from paper."""
    sky = SKIES.get(species, "#c8d6d9")
    image = Image.new("RGBA", (width, height), sky)
    draw = ImageDraw.Draw(image)
    draw.ellipse((width * 0.42, height * 0.1, width * 0.98, height * 0.1 + width * 0.56), fill=lighter(sky, 0.4))
    seed = sum(species.encode())
    for depth, (level, shade) in enumerate(((0.60, 0.18), (0.74, 0.34), (0.88, 0.5))):
        line = noise((width, 1), (max(8, width // 3), max(4, width // 9)), seed + depth)
        tops = [height * level + (value - 128) * height * 0.0009 for value in line.tobytes()]
        ground = darker(sky, shade)
        draw.polygon([(0, height), *enumerate(tops), (width, height)], fill=ground)
    soft = image.filter(ImageFilter.GaussianBlur(0.8))
    soft.putalpha(sprites.rounded_mask((width, height), max(4, width // 18)))
    return soft


def _icon_column(sprite: Image.Image, icons: Icons, unit: float) -> None:
    """Stack one disc for each icon; a kind with many icons is written as a number on its disc."""
    shown = [(kind, 1) for kind, count in icons for _ in range(count)]
    if len(shown) > 5:
        shown = list(icons)
    size = round(56 * unit)
    for place, (kind, count) in enumerate(shown[:5]):
        top = round((20 + 59 * place) * unit)
        disc = _icon_disc(kind, size)
        sprite.alpha_composite(disc, (round(18 * unit), top))
        if count > 1:
            text = ImageDraw.Draw(sprite)
            face = font(Face.BLACK, round(34 * unit), 1)
            spot = (18 * unit + size + 4 * unit, top + size / 2)
            text.text(spot, str(count), fill=INK, font=face, anchor="lm", stroke_width=2, stroke_fill=PAPER)


@kept
def _icon_disc(kind: str, size: int) -> Image.Image:
    big = Image.new("RGBA", (size * OVERSAMPLING, size * OVERSAMPLING), (0, 0, 0, 0))
    draw = ImageDraw.Draw(big)
    full, rim = size * OVERSAMPLING - 1, size * OVERSAMPLING * 0.05
    draw.ellipse((0, 0, full, full), fill="#4a3d2c")
    draw.ellipse((rim, rim, full - rim, full - rim), fill=lighter(sprites.TILE_COLOURS.get(kind, PAPER), 0.3))
    sprite = shrunk(big, (size, size))
    inner = round(size * 0.68)
    sprite.alpha_composite(icon(sprites.icon_name(kind), inner), ((size - inner) // 2, (size - inner) // 2))
    return sprite


def write_name(sprite: Image.Image, name: str, width: int, left: int = 0, top: int = 0) -> None:
    """Write a bird's name on a card that is so wide, and whose corner is there."""
    unit = width / SIZE[0]
    start = round(38 * unit) if unit > 0.7 else round(48 * unit)
    text, size = fitted(name, Face.BOLD, start, width - 30 * unit, max(1, round(start * 0.7)))
    draw = ImageDraw.Draw(sprite)
    draw.text((left + 16 * unit, top + NAME_AT * unit), text, fill=INK, font=font(Face.BOLD, size, 1), anchor="lm")
