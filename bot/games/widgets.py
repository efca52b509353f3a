"""What panels and prompts are made of: plain data that the chat client draws, held to what a chat message takes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple, TypeAlias

from engine.contract import Action, Seat

Names: TypeAlias = Mapping[Seat, str]
"""How the people (and automa) at the table are called, by seat, ready for a chat message."""


class Style(StrEnum):
    """How a button looks."""

    PRIMARY = "primary"
    SECONDARY = "secondary"
    SUCCESS = "success"
    DANGER = "danger"


class Beside(StrEnum):
    """The picture that stands under a page."""

    HAND = "hand"
    BOARD = "board"
    CLOSE_UP = "close_up"


@dataclass(frozen=True, slots=True)
class Field:
    """A line to be typed in a form."""

    label: str
    """At most 45 characters."""
    value: str = ""
    """What stands there at first."""
    required: bool = True
    placeholder: str = ""
    longest: int = 100
    """The greatest number of characters."""


@dataclass(frozen=True, slots=True)
class Form:
    """A form of one to five fields that a button opens; what was typed is given to `Presenter.panel` as `chosen`."""

    title: str
    """At most 45 characters."""
    fields: tuple[Field, ...]


@dataclass(frozen=True, slots=True)
class Button:
    """A button. `path` is where it leads; `confirms`: pressing it takes the action that the path describes.

    `bonuses`: pressing it lets the host give the seat's obvious answers (`Game.obvious_answer`) from now on, or not
    any more; the panel's beginning follows, and `path` is not used. `form`: a press opens it, and what was typed leads
    to the panel at `path`. `look`: a press shows that look-up (`Presenter.looks`) privately, and `path` is not used.
    `rule`: a press shows that rule privately, and `path` is not used. `prepares`: a press keeps the action of the path
    for the seat's next turn; False: also where something has changed by then.
    """

    label: str
    path: str
    confirms: bool = False
    style: Style = Style.SECONDARY
    emoji: str | None = None
    disabled: bool = False
    bonuses: bool | None = None
    form: Form | None = None
    look: str | None = None
    rule: str | None = None
    prepares: bool | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """One entry of a select (label and description at most 100 characters).

    What is telling comes first: where a label is longer than `SHOWN`, the client lets its end go on in the description.
    """

    value: str
    label: str
    description: str | None = None
    emoji: str | None = None
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Select:
    """A select of at most 25 choices; what is chosen is given to `Presenter.panel` with its `path`."""

    placeholder: str
    path: str
    choices: tuple[Choice, ...]
    at_least: int = 1
    at_most: int = 1


Row: TypeAlias = Select | tuple[Button, ...]
"""A select, or up to five buttons. A panel has at most five rows, the first is the first thing to do."""


@dataclass(frozen=True, slots=True)
class Panel:
    """A private panel: text (at most 2,000 characters), rows, and perhaps a picture of what is proposed."""

    text: str
    rows: tuple[Row, ...]
    proposed: Action | None = None
    """The action as far as it is complete: the client adds its preview picture."""
    beside: Beside | None = None
    """The picture that the client adds where nothing is proposed."""
    around: str | None = None
    """The place whose surroundings a close-up shows (one of `Painter.places`); None: the whole."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """What the channel is told about a decision: a sentence that pings the seat asked, and public buttons."""

    text: str
    """With the seat's ping in it as the name given in Names."""
    buttons: tuple[Button, ...]
    """At most 15, in rows of five. A press by another seat gets a friendly private answer; a path opens the private
    panel at that place. One that confirms acts at once, and is only acknowledged where a post tells at once all that
    came of it.
    """


class Together(NamedTuple):
    """What the channel is told about a decision that several seats are asked at once."""

    text: str
    button: str = "button-turn"
    """The message key of the one button below it, which opens each one's own panel."""


LONGEST = 100
"""What fits a label or a description of a select's choice."""
CHOICES = 25
"""What fits a select, and an autocompletion."""
SHOWN = 34
"""Characters that a phone of 390 px shows of a select: of its question, or of what is chosen. It cuts the rest."""
SMALL = 2
"""Letters of a word behind which no label is broken."""


def fitting(text: str) -> str:
    """Cut a text to what fits a select."""
    return text if len(text) <= LONGEST else text[: LONGEST - 1].rstrip() + "…"


def parted(text: str, room: int = SHOWN) -> tuple[str, str]:
    """Return what a phone shows of a label, and the rest ("" where it shows all).

    It is broken behind a word of more than two letters, so that "2 ×" stays with what it counts.
    """
    if len(text) <= room:
        return text, ""
    spaces = (at for at in range(room - 2, room // 2, -1) if text[at] == " ")
    at = next((at for at in spaces if len(text[:at].rpartition(" ")[2]) > SMALL), 0)
    if not at:
        return f"{text[: room - 1]}…", f"…{text[room - 1 :]}"
    return f"{text[:at]} …", f"… {text[at + 1 :].removeprefix('· ')}"


def choice(value: str, label: str, description: str | None = None, chosen: bool = False) -> Choice:
    """Return a choice whose texts fit."""
    return Choice(value, fitting(label), fitting(description) if description else None, chosen=chosen)


def select_row(placeholder: str, path: str, choices: Sequence[Choice], *, least: int = 1, most: int = 1) -> list[Row]:
    """Return a select as a row; none when there is nothing to choose."""
    shown = tuple(choices[:CHOICES])
    if not shown:
        return []
    return [Select(placeholder, path, shown, min(least, len(shown)), min(most, len(shown)))]
