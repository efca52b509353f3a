"""The small parts that panels of every game are made of, held to what a chat message takes."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.contract import Choice, Row, Select

LONGEST = 100
"""What fits a label or a description of a select's choice."""
CHOICES = 25
"""What fits a select, and an autocompletion."""


def fitting(text: str) -> str:
    """Cut a text to what fits a select."""
    return text if len(text) <= LONGEST else text[: LONGEST - 1].rstrip() + "…"


def choice(value: str, label: str, description: str | None = None, chosen: bool = False) -> Choice:
    """Give a choice whose texts fit."""
    return Choice(value, fitting(label), fitting(description) if description else None, chosen=chosen)


def select_row(placeholder: str, draft: str, choices: Sequence[Choice], *, least: int = 1, most: int = 1) -> list[Row]:
    """Give a select as a row; none when there is nothing to choose."""
    shown = tuple(choices[:CHOICES])
    if not shown:
        return []
    return [Select(placeholder, draft, shown, min(least, len(shown)), min(most, len(shown)))]
