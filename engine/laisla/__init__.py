"""La Isla: the game, its data and its rules, by the chapters of its rulebook."""

from engine.laisla.game import LaIsla

laisla = LaIsla()
"""The game; it has no state, so one is enough."""

__all__ = ["LaIsla", "laisla"]
