"""Quick play-outs to the end of the game, on numbers instead of positions."""

from engine.laisla.heuristics.rollout.intents import intents
from engine.laisla.heuristics.rollout.rounds import rollout
from engine.laisla.heuristics.rollout.table import NO_INTENT, Intent

__all__ = ["NO_INTENT", "Intent", "intents", "rollout"]
