"""Moa: the game, its data and its rules, by the chapters of its rulebook."""

from engine.moa.game import Moa

moa = Moa()
"""The game; it has no state, so one is enough."""

__all__ = ["Moa", "moa"]
