"""Moa's pictures and their words."""

from __future__ import annotations

from render.moa.painter import PAINTER

__all__ = ["PAINTER"]
