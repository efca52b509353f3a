"""What Moa knows of being played well, for players made of code."""

from engine.moa.heuristics.policy import MoaHeuristics

__all__ = ["MoaHeuristics"]
