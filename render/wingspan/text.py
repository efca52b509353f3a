"""Paragraphs that become smaller before they lose words."""

from __future__ import annotations

from dataclasses import replace

from render.kit.canvas import Align, Box, Canvas, Style
from render.kit.type import ELLIPSIS, wrapped


def write_whole(  # noqa: PLR0917
    canvas: Canvas, box: Box, text: str, style: Style, leading: float = 1.12, align: Align = "left"
) -> None:
    """Write a paragraph within the box, in the largest size up to the style's that keeps all its words."""
    size = style.size
    while size > style.smallest and not _fits(box, text, style, size, leading):
        size -= 1
    canvas.write_lines(box, text, replace(style, size=size), leading, align)


def _fits(box: Box, text: str, style: Style, size: int, leading: float) -> bool:
    most = int((box[3] - box[1]) // (size * leading))
    if most < 1:
        return False
    lines = wrapped(text, style.face, size, box[2] - box[0], most)
    return not any(line.endswith(ELLIPSIS) for line in lines)


def number(value: int) -> str:
    """Return a number as it is written, with a minus sign as wide as a plus."""
    return str(value).replace("-", "−")
