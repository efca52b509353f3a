"""The spaces of the Duet map as people call them: "C4" is row C, the third from the top, and the fourth space in it."""

from __future__ import annotations

import re
from collections.abc import Mapping

from bot.games.contract import Misread
from bot.games.spelling import plainly, quoted
from engine.wingspan.names import RESET, SIDE, SPACES
from render.wingspan.hexes import code_of

ROWS = "ABCDEF"
COLUMNS = range(1, SIDE + 1)
RESET_CODE = "R"

CODES: Mapping[str, str] = {**{space: code_of(space) for space in SPACES}, RESET: RESET_CODE}
"""By the space's name in the rules ("r3c4")."""
SPACE_OF: Mapping[str, str] = {code: space for space, code in CODES.items()}
"""The space's name in the rules, by its code."""

_CODE = re.compile(r"([a-f])([1-6])")
_NAME = re.compile(r"r([1-6])c([1-6])")


def in_row(letter: str) -> list[str]:
    """Return the spaces of a row, from the left."""
    return [SPACE_OF[f"{letter}{column}"] for column in COLUMNS]


def read_space(typed: str) -> str:
    """Read a space as people call it ("c4", "C 4", "r3c4", "reset"), also with what stands behind it in an offer."""
    word = plainly(typed.partition("·")[0].partition("(")[0])
    if match := _CODE.fullmatch(word):
        return f"r{ROWS.index(match[1].upper()) + 1}c{match[2]}"
    if _NAME.fullmatch(word):
        return word
    if word and (word == "r" or RESET.startswith(word) or word.startswith(RESET)):
        return RESET
    raise Misread("unread-space", typed=quoted(typed))
