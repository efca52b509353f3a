"""Functions as pictograms: what one waits for above, what it gives below, made of the same marks as the board."""

from __future__ import annotations

from PIL import Image, ImageDraw

from engine.laisla.functions import FUNCTIONS, Function
from render.kit.cache import kept
from render.kit.colour import darker, lighter
from render.kit.icons import icon
from render.kit.shrink import shrunk
from render.kit.sprites import OVERSAMPLING, medal
from render.kit.theme import DANGER, INK, NEW, PAPER
from render.kit.type import Face, font
from render.laisla import sprites

_CLEAR = (0, 0, 0, 0)
_FAMILY_FILL = {
    "pay": "#e7d3f0",
    "symbol": "#fbe6b4",
    "terrain": "#fbe6b4",
    "ring": "#fbe6b4",
    "rival": "#fbe6b4",
    "cube": "#cfe3f3",
    "tile": "#d5efc0",
    "step": "#f6d2c6",
    "advance": "#f6d2c6",
    "laid": "#e6e6e6",
    "deal": "#e6e6e6",
}
"""Paper of a function by when it acts: paying, placing, action B, tiles, action D, at once."""

_SMALLEST = 30
"""A part of a card smaller than that is not to be read on a phone."""

ROW_FILLS = {"a": "#fbe6b4", "b": "#cfe3f3", "d": "#f6d2c6"}
"""Paper of the three parts of a card, by the action they are used in."""


def fill_of(function: str) -> str:
    """Return the colour of a function's card."""
    return _FAMILY_FILL.get(FUNCTIONS[function].on, PAPER)


@kept
def function_card(function: str, size: tuple[int, int], *, new: bool = False) -> Image.Image:
    """Return a function as a small card: side by side where it is wider than high, else one above the other.

    Where neither leaves room enough for each part, the second lies over a corner of the first.
    """
    sprite = _blank_card(size, fill_of(function), new).copy()
    known = FUNCTIONS[function]
    parts = [part for part in (_occasion(known, 96), _gift(known, 96)) if part is not None]
    edge, corners = _places(size, len(parts))
    for part, corner in zip(parts, corners, strict=True):
        sprite.alpha_composite(part.resize((edge, edge), Image.Resampling.LANCZOS), corner)
    return sprite


def _places(size: tuple[int, int], count: int) -> tuple[int, list[tuple[int, int]]]:
    """Return how large the parts of a card are, and where the upper left corner of each is."""
    width, height = size
    along = width >= height
    room = ((width if along else height) - 10) / count
    edge = round(min(room * 0.96, (height if along else width) - 10, 96))
    if edge < _SMALLEST and count > 1:
        edge = round(min(width, height) * 0.68)
        return edge, [(2, 2), (width - edge - 2, height - edge - 2)]
    middles = [5 + (place + 0.5) * room for place in range(count)]
    centres = [(middle, height / 2) if along else (width / 2, middle) for middle in middles]
    return edge, [(round(x - edge / 2), round(y - edge / 2)) for x, y in centres]


@kept
def empty_slot(size: tuple[int, int]) -> Image.Image:
    """Return a slot on which nothing lies."""
    big = Image.new("RGBA", (size[0] * OVERSAMPLING, size[1] * OVERSAMPLING), _CLEAR)
    draw = ImageDraw.Draw(big)
    box = (OVERSAMPLING, OVERSAMPLING, big.width - OVERSAMPLING, big.height - OVERSAMPLING)
    draw.rounded_rectangle(box, 10 * OVERSAMPLING, fill="#e5d6b4", outline="#b59f74", width=3 * OVERSAMPLING)
    return shrunk(big, size)


@kept
def _blank_card(size: tuple[int, int], fill: str, new: bool) -> Image.Image:
    big = Image.new("RGBA", (size[0] * OVERSAMPLING, size[1] * OVERSAMPLING), _CLEAR)
    draw = ImageDraw.Draw(big)
    full = (0, 0, big.width - 1, big.height - 1)
    radius = 10 * OVERSAMPLING
    draw.rounded_rectangle(full, radius, fill="#b8860b" if new else darker(fill, 0.6))
    rim = (1 if new else 2) * OVERSAMPLING
    if new:
        draw.rounded_rectangle((rim, rim, full[2] - rim, full[3] - rim), radius, fill=NEW)
        rim = 6 * OVERSAMPLING
    draw.rounded_rectangle((rim, rim, full[2] - rim, full[3] - rim), radius * 0.8, fill=lighter(fill, 0.25))
    return shrunk(big, size)


def _occasion(function: Function, size: int) -> Image.Image | None:
    subject = function.subject
    match function.on:
        case "pay":
            return sprites.cube(subject, size)
        case "symbol":
            return sprites.symbol_disc(subject, size)
        case "terrain":
            return sprites.field_tile(subject, size)
        case "ring":
            return icon(f"ring_{subject}", size)
        case "rival":
            return _rival(size)
        case "cube":
            return _lettered(sprites.cube(subject, size), "B")
        case "tile":
            return _glade(subject, size)
        case "step":
            return _marker(subject, size)
        case "advance":
            return _lettered(sprites.animal_token(subject, size), "D")
    return None


@kept
def gift(function: str, size: int) -> Image.Image:
    """Return what a function gives, alone."""
    return _gift(FUNCTIONS[function], size)


def _gift(function: Function, size: int) -> Image.Image:
    match function.gives:
        case "points":
            return medal(f"+{function.amount}", size)
        case "same_cube":
            return _lettered(sprites.cube(function.subject, size), "+1")
        case "cube":
            return _lettered(sprites.any_cube(size), "+1")
        case "wild":
            return sprites.any_cube(size)
        case "discount":
            return _lettered(sprites.any_cube(size), "−1", DANGER)
    return icon(_GIFT_ICONS[function.gives], size)


_GIFT_ICONS: dict[str, str] = {
    "marker": "marker_up",
    "any_marker": "marker_up",
    "swap": "swap",
    "explorer": "explorer",
    "slot": "slot",
    "card": "fourth_card",
}


def _rival(size: int) -> Image.Image:
    """Return two explorers side by side."""
    sprite = Image.new("RGBA", (size, size), _CLEAR)
    part = round(size * 0.72)
    sprite.alpha_composite(icon("explorer", part, DANGER), (size - part, round(size * 0.02)))
    sprite.alpha_composite(icon("explorer", part), (0, size - part))
    return sprite


def _glade(animal: str, size: int) -> Image.Image:
    """Return an animal on a glade: a tile that is won."""
    big = Image.new("RGBA", (size * OVERSAMPLING,) * 2, _CLEAR)
    draw = ImageDraw.Draw(big)
    full = size * OVERSAMPLING
    draw.ellipse((0, 0, full - 1, full - 1), fill="#24401a")
    inset = full * 0.05
    draw.ellipse((inset, inset, full - 1 - inset, full - 1 - inset), fill="#8cc653")
    sprite = shrunk(big, (size, size))
    inner = round(size * 0.74)
    sprite.alpha_composite(sprites.animal_token(animal, inner), ((size - inner) // 2, (size - inner) // 2))
    return sprite


def _marker(animal: str, size: int) -> Image.Image:
    """Return an animal with an arrow upwards: its marker moves."""
    sprite = Image.new("RGBA", (size, size), _CLEAR)
    token = round(size * 0.78)
    sprite.alpha_composite(sprites.animal_token(animal, token), (0, size - token))
    arrow = round(size * 0.54)
    sprite.alpha_composite(icon("arrow_up", arrow, "#0d3a22"), (size - arrow, 0))
    inner = round(arrow * 0.76)
    inset = (arrow - inner) // 2
    sprite.alpha_composite(icon("arrow_up", inner, "#3fae6c"), (size - arrow + inset, inset + 1))
    return sprite


def _lettered(sprite: Image.Image, text: str, ink: str = INK) -> Image.Image:
    """Return a sprite with a short text in its lower right corner."""
    marked = sprite.copy()
    size = marked.width
    draw = ImageDraw.Draw(marked)
    face = font(Face.BLACK, round(size * 0.66), 1)
    draw.text(
        (size * 0.97, size * 0.97),
        text,
        fill=ink,
        font=face,
        anchor="rs",
        stroke_width=max(2, size // 16),
        stroke_fill="#fffdf4",
    )
    return marked
