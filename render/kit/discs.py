"""Discs, the outline that a token leaves behind, and faded sprites, for the boards of several games."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.kit.cache import kept
from render.kit.shrink import shrunk
from render.kit.sprites import OVERSAMPLING, outline
from render.kit.theme import INK, seat_style


def disc(size: int, *rings: tuple[str, float]) -> Image.Image:
    """Return concentric discs: colours with their share of the whole, the outermost first."""
    full = size * OVERSAMPLING
    big = Image.new("RGBA", (full, full), (0, 0, 0, 0))
    draw = ImageDraw.Draw(big)
    for colour, share in rings:
        inset = full * (1 - share) / 2
        draw.ellipse((inset, inset, full - 1 - inset, full - 1 - inset), fill=colour)
    return shrunk(big, (size, size))


@kept
def trace(seat: str, size: int) -> Image.Image:
    """Return what a token leaves behind: its outline."""
    style = seat_style(seat)
    big = Image.new("RGBA", (size * OVERSAMPLING,) * 2, (0, 0, 0, 0))
    draw = ImageDraw.Draw(big)
    points = outline(style.shape, big.width * 0.72, (big.width / 2, big.width / 2))
    for colour, wide in ((INK, 0.15), (style.colour, 0.08)):
        draw.line([*points, points[0], points[1]], fill=colour, width=round(big.width * wide), joint="curve")
    return shrunk(big, (size, size))


def faded(sprite: Image.Image, opacity: float = 0.3) -> Image.Image:
    """Return a sprite that is hardly there."""
    faint = sprite.copy()
    faint.putalpha(sprite.getchannel("A").point([round(v * opacity) for v in range(256)]))
    return faint
