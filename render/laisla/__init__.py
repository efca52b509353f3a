"""La Isla's pictures and their words."""

from __future__ import annotations

from render.laisla.painter import LaIslaPainter

PAINTER = LaIslaPainter()
"""The one painter; it has no state of its own."""
