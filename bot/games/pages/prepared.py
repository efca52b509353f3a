"""The pages on which a seat prepares the action of its next turn: those of the turn, which act at nothing.

The last page says under which condition the action is entered, and has a button for each condition.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.games.widgets import Button, Panel, Row, Select, Style
from render.words import Words

LONGEST = 2000
"""Characters of a panel's text."""


def page(panel: Panel, places: Sequence[str], words: Words) -> Panel:
    """Return the page of a turn as one that prepares; `places`: where the action on it acts."""
    rows = tuple(each for row in panel.rows if (each := _row(panel, row, places, words)))
    if panel.proposed is None:
        return replace(panel, rows=rows)
    told = words("prepared-told", when=when(words, places))
    return replace(panel, text=f"{panel.text[: LONGEST - len(told) - 1]}\n{told}", rows=rows)


def when(words: Words, places: Sequence[str]) -> str:
    """Return the condition in words; no `places`: that it is still allowed is enough."""
    return words("prepared-if-same", places=words.listed(list(places))) if places else words("prepared-if-allowed")


def _row(panel: Panel, row: Row, places: Sequence[str], words: Words) -> Row:
    if isinstance(row, Select):
        return row
    buttons = [each for each in row if each.bonuses is None]
    if panel.proposed is None or not any(each.confirms for each in buttons):
        return tuple(replace(each, confirms=False) for each in buttons)
    path = next(each.path for each in buttons if each.confirms)
    made = [Button(words("button-prepare-it"), path, style=Style.SUCCESS, prepares=True)]
    if places:
        made.append(Button(words("button-prepare-anyway"), path, prepares=False))
    return (*made, *(each for each in buttons if not each.confirms))
