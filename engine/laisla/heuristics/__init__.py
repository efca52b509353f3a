"""How La Isla is played well, for players made of code (engine.automa): what a position is worth, what is worth a try.

`board.py` and `kit.py` digest the island and a seat's visible functions once, `outlook.py` says how long the game still
lasts, `evaluation.py` what each seat will end with, `candidates.py` and `policy.py` what can be done. The numbers they
weigh with are in `weights.toml`.
"""

from engine.laisla.heuristics.heuristics import LaIslaHeuristics

__all__ = ["LaIslaHeuristics"]
