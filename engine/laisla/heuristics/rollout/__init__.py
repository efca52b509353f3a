"""Quick play-outs to the end of the game, on numbers instead of positions."""

from engine.laisla.heuristics.rollout.intents import NO_INTENT, Intent, intents
from engine.laisla.heuristics.rollout.rounds import rollout

__all__ = ["NO_INTENT", "Intent", "intents", "rollout"]
