"""The Wingspan Automa's pictures and their words. `PAINTER` draws them.

It is imported when it is asked for first: panels need only names from here, and what draws takes long to load.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from render.wingspan.painter import PAINTER, WingspanPainter

__all__ = ["PAINTER"]


def __getattr__(name: str) -> WingspanPainter:
    if name != "PAINTER":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from render.wingspan.painter import PAINTER  # noqa: PLC0415

    return PAINTER
