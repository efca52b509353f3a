"""The Wingspan Automa: an opponent for one person, her data and her rules, by the chapters of her rulebook."""

from engine.wingspan.game import Wingspan

wingspan = Wingspan()
"""The game; it has no state, so one is enough."""

__all__ = ["Wingspan", "wingspan"]
