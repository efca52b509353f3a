"""What a seat can choose, as a tree for each kind of decision (engine.choices)."""

from engine.laisla.choices.tree import ahead, choices

__all__ = ["ahead", "choices"]
