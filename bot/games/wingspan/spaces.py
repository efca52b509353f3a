"""The spaces of the Duet map as people call them: "C4" is row C, the third from the top, and the fourth space in it."""

from __future__ import annotations

from collections.abc import Mapping

from engine.wingspan.names import RESET, SIDE, SPACES
from render.wingspan.hexes import code_of

ROWS = "ABCDEF"
COLUMNS = range(1, SIDE + 1)
RESET_CODE = "R"

CODES: Mapping[str, str] = {**{space: code_of(space) for space in SPACES}, RESET: RESET_CODE}
"""By the space's name in the rules ("r3c4")."""
SPACE_OF: Mapping[str, str] = {code: space for space, code in CODES.items()}
"""The space's name in the rules, by its code."""


def in_row(letter: str) -> list[str]:
    """Return the spaces of a row, from the left."""
    return [SPACE_OF[f"{letter}{column}"] for column in COLUMNS]
