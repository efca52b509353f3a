"""Quick play-outs to the end of the game, on numbers instead of positions."""

from engine.laisla.heuristics.rollout.rounds import rollout

__all__ = ["rollout"]
