"""The levels of automas. `engine.automa.LEVELS` names those that people choose from, the weakest first."""

from __future__ import annotations

from typing import Final

USUAL: Final = "fledgling"
"""Of an automa for which none was chosen, and of one that stands in for somebody."""
