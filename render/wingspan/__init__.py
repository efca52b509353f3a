"""The Wingspan Automa's pictures and their words."""

from __future__ import annotations

from render.wingspan.painter import PAINTER

__all__ = ["PAINTER"]
