"""The Wingspan Automa: an opponent for one person, its data and its rules, by the chapters of its rulebook."""

from engine.wingspan.game import Wingspan

wingspan = Wingspan()
"""The game; it has no state, so one is enough."""

__all__ = ["Wingspan", "wingspan"]
