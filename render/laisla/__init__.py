"""La Isla's pictures and their words."""

from __future__ import annotations

from render.laisla.painter import PAINTER

__all__ = ["PAINTER"]
