"""The Wingspan Automa's pictures and their words."""

from __future__ import annotations

from render.wingspan.painter import WingspanPainter

PAINTER = WingspanPainter()
"""The one painter; it has no state of its own."""
