"""Look-ups: private answers of a game to anybody, at its table or without one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.games.widgets import Names
from bot.hosting.table import PastGame
from render.contract import Picture


@dataclass(frozen=True, slots=True)
class Looking:
    """What a look-up is made from."""

    view: Any | None
    """The public view of the game at this place; None where none is, or one of another kind."""
    past: Sequence[PastGame]
    """The finished games of this kind of who asks, oldest first."""
    given: Mapping[str, Any]
    """The command's options."""
    names: Names


@dataclass(frozen=True, slots=True)
class Look:
    """The answer to a look-up, shown privately: text (at most 2,000 characters) and perhaps a picture."""

    text: str
    draw: Callable[[], Picture] | None = None
    """Draws it; called in a drawing thread."""
