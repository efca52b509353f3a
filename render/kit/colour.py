"""Small sums with colours."""

from __future__ import annotations

from functools import lru_cache

from PIL import ImageColor

Rgb = tuple[int, int, int]


@lru_cache(maxsize=512)
def rgb(colour: str) -> Rgb:
    """Return "#rrggbb" as three numbers."""
    red, green, blue = ImageColor.getrgb(colour)[:3]
    return red, green, blue


def mixed(colour: str, other: str, part: float) -> str:
    """Return `colour` with `part` (0 to 1) of `other` in it."""
    pairs = zip(rgb(colour), rgb(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in pairs)


def lighter(colour: str, part: float) -> str:
    """Return `colour` mixed with white."""
    return mixed(colour, "#ffffff", part)


def darker(colour: str, part: float) -> str:
    """Return `colour` mixed with a warm black."""
    return mixed(colour, "#120c08", part)


def luminance(colour: str) -> float:
    """Return the relative luminance, 0 to 1, as WCAG 2 defines it."""
    red, green, blue = (_linear(value / 255) for value in rgb(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(colour: str, other: str) -> float:
    """Return the contrast ratio, 1 to 21, as WCAG 2 defines it."""
    dark, light = sorted((luminance(colour), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
