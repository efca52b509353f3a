"""La Isla: the rules of the game, and what may be seen of it."""

from engine.laisla.game import LaIsla

__all__ = ["LaIsla"]
