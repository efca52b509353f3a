"""Moa's pictures and their words."""

from __future__ import annotations

from render.moa.painter import MoaPainter

PAINTER = MoaPainter()
"""The one painter; it has no state of its own."""
