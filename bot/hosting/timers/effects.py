"""Every kind of timer, and its effect."""

from __future__ import annotations

from collections.abc import Mapping

from bot.hosting.timers.effect import Effect

EFFECTS: Mapping[str, Effect] = {}
"""The effect of each kind. A timer of another kind (a newer version planned it) is left where it is."""
