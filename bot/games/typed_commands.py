"""Slash commands of a game: what is typed in them, and what those answer that only show something (look-ups)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from bot.games.widgets import Names
from bot.hosting.table import PastGame
from engine.contract import Unreadable
from render.contract import Picture


class OptionKind(StrEnum):
    """What a slash command's option takes."""

    INTEGER = "integer"
    TEXT = "text"
    FLAG = "flag"


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a slash command. Its words: `command-<game>-<command>-<option>` (and .description)."""

    name: str
    kind: OptionKind
    required: bool = True
    suggests: bool = True
    """Whether it has autocompletion."""


@dataclass(frozen=True, slots=True)
class Command:
    """A slash command of the game: /<game> <name>. Its words: `command-<game>-<name>` (and .description)."""

    name: str
    options: tuple[Option, ...] = ()


@dataclass(frozen=True, slots=True)
class Suggestion:
    """One offer of an autocompletion (label at most 100 characters)."""

    label: str
    value: str | int


@dataclass(frozen=True, slots=True)
class Typing:
    """A slash command that is being typed."""

    command: str
    option: str
    typed: str
    given: Mapping[str, Any]
    """The options filled in so far."""


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A command that leaves something open: the panel opens at this path."""

    path: str


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


class Misread(Unreadable):
    """Something typed that cannot be read: `Presenter.refusal` gives its sentence, as for a refusal of the rules."""

    def __init__(self, reason: str, **facts: Any) -> None:
        super().__init__(f"{reason} {facts}")
        self.reason = reason
        self.facts = facts
