"""How a game is shown and asked, free of Discord: one Presenter a game.

Views, decisions and events go in; sentences, panels and prompts come out, as plain data that the chat client draws.
A panel keeps no state: what was chosen so far is the `draft`, a short text that travels in the buttons themselves.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, ClassVar, NamedTuple, TypeAlias

from bot.hosting.table import PastGame
from bot.hosting.turn import Turn
from engine.contract import Action, Decision, Event, Seat, Unreadable
from render.contract import Picture
from render.words import Words

DRAFT_LENGTH = 60
"""A draft's greatest length, since it is part of a custom id of at most 100 characters.

A draft has no characters but [A-Za-z0-9_,;.=+-].
"""

Names: TypeAlias = Mapping[Seat, str]
"""How the people (and automa) at the table are called, by seat, ready for a chat message."""


class Style(StrEnum):
    """How a button looks."""

    PRIMARY = "primary"
    SECONDARY = "secondary"
    SUCCESS = "success"
    DANGER = "danger"


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
    """A button. `draft` is where it leads; `confirms`: pressing it takes the action that the draft describes.

    `bonuses`: pressing it lets the host take the seat's bonuses (`Presenter.plain_answer`) from now on, or no longer;
    the panel's beginning follows, and `draft` is not used. `form`: a press opens it, and what was typed leads to the
    panel at `draft`. `look`: a press shows that look-up (`Presenter.looks`) privately, and `draft` is not used.
    """

    label: str
    draft: str
    confirms: bool = False
    style: Style = Style.SECONDARY
    emoji: str | None = None
    disabled: bool = False
    bonuses: bool | None = None
    form: Form | None = None
    look: str | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """One entry of a select (label and description at most 100 characters)."""

    value: str
    label: str
    description: str | None = None
    emoji: str | None = None
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Select:
    """A select of at most 25 choices; what is chosen is given to `Presenter.panel` with its `draft`."""

    placeholder: str
    draft: str
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
    show_hand: bool = False
    """Whether the client adds the picture of the hand."""
    close_up: bool = False
    """Whether the client adds the close-up of the board, where a place on it is chosen."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """What the channel is told about a decision: a sentence that pings the seat asked, and public buttons."""

    text: str
    """With the seat's ping in it as the name given in Names."""
    buttons: tuple[Button, ...]
    """At most 15, in rows of five. A press by another seat gets a friendly private answer; a draft opens the private
    panel at that place. One that confirms acts at once, and is only acknowledged where a post tells at once all that
    came of it.
    """


class Together(NamedTuple):
    """What the channel is told about a decision that several seats are asked at once."""

    text: str
    button: str = "button-turn"
    """The message key of the one button below it, which opens each one's own panel."""


class Standing(NamedTuple):
    """The points of a seat."""

    seat: Seat
    score: int | None
    """None while that is hidden."""


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
    """A command that leaves something open: the panel opens at this draft."""

    draft: str


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


class Presenter(ABC):
    """How one game is shown and asked. Without state; works for any table of its game."""

    game: ClassVar[str]
    group: ClassVar[str | None] = None
    """The slash command that the game's own stand under, where that is not /<game>."""
    commands: ClassVar[tuple[Command, ...]]
    hands: ClassVar[bool] = True
    """Whether its seats hold what nobody else may see: without, no hand is offered."""
    looks: ClassVar[tuple[Command, ...]] = ()
    """Further commands that only show something, privately, to anybody (words and options as for `commands`)."""

    # -- the channel ----------------------------------------------------------------------------------------------

    @abstractmethod
    def narrate(self, events: Sequence[Event], view: Any, names: Names, words: Words) -> list[str]:
        """Tell events in plain sentences, one a line, in order; several small ones may share a line."""

    @abstractmethod
    def caption(self, events: Sequence[Event], view: Any, names: Names, words: Words) -> str:
        """Tell the most important thing that happened in one short line (for the picture)."""

    @abstractmethod
    def prompt(self, decision: Decision, view: Any, names: Names, words: Words) -> Prompt:
        """Ask a decision in the channel; `view` is public."""

    def prompt_together(self, decisions: Sequence[Decision], view: Any, names: Names, words: Words) -> Together:
        """Ask several seats the same kind of thing at once, in one sentence with the name of each; `view` is public."""
        asked = words.listed([names[each.seat] for each in decisions])
        return Together(words("post-asked-together", asked=asked))

    @abstractmethod
    def sheets(self, events: Sequence[Event]) -> tuple[Any, ...]:
        """Give the scoring sheets among events, for `render`'s picture and text of each."""

    # -- points ---------------------------------------------------------------------------------------------------

    @abstractmethod
    def standing(self, view: Any) -> Sequence[Standing]:
        """Give each seat's points as `view` knows them, in seating order."""

    @abstractmethod
    def past_sheets(self, view: Any) -> Sequence[Any]:
        """Give the scoring sheets that a view keeps, oldest first; none for a game without."""

    # -- the private panel ----------------------------------------------------------------------------------------

    @abstractmethod
    def panel(self, turn: Turn, draft: str, chosen: Sequence[str], names: Names, words: Words) -> Panel:
        """Give the panel at `draft` ("" is its beginning) after `chosen` was picked in its select.

        A draft that cannot be read (forged, or of an older version) gives the panel's beginning.
        """

    @abstractmethod
    def answer(self, turn: Turn, draft: str) -> Action:
        """Give the action that a confirmed draft describes. Raises Unreadable when it describes none."""

    def answer_ahead(self, turn: Turn, draft: str) -> Action | None:
        """Give what a confirmed draft answers to a question that its seat will be asked later, if it does.

        The host gives it as the seat's own answer when the seat is asked, where the rules allow it then. Until then it
        stands as text in `Occupant.ahead`, for the seat's own panel.
        """
        return None

    def form(self, turn: Turn, draft: str, names: Names, words: Words) -> Form:
        """Give the form that leads to `draft` (`Button.form`): a press keeps nothing but that. Raises Unreadable.

        It is looked for among the buttons of the public prompt, of the panel's beginning and of the panel at `draft`; a
        game whose forms open elsewhere says itself which they are.
        """
        prompt = self.prompt(turn.decision, turn.view, names, words).buttons
        panels = (self.panel(turn, place, (), names, words).rows for place in ("", draft))
        rows = (prompt, *(row for rows in panels for row in rows if not isinstance(row, Select)))
        for button in (each for row in rows for each in row):
            if button.form is not None and button.draft == draft:
                return button.form
        raise Unreadable(f"no form leads to {draft!r}")

    def plain_answer(self, turn: Turn) -> Action | None:
        """Give the answer that is plainly good, for a seat that lets the host take its bonuses (`Occupant.bonuses`).

        None: the seat is asked. A game that offers this has a button for it in its panels (`Button.bonuses`). It is
        done from the beginning, until the seat's person switches it off.
        """
        return None

    # -- slash commands -------------------------------------------------------------------------------------------

    @abstractmethod
    def suggest(self, turn: Turn, typing: Typing, words: Words) -> list[Suggestion]:
        """Offer what is legal now for the option that is being typed, at most 25."""

    @abstractmethod
    def command_action(self, turn: Turn, command: str, given: Mapping[str, Any]) -> Action | Unfinished:
        """Give the action of a slash command. Raises Misread where the typed text is none."""

    # -- look-ups -------------------------------------------------------------------------------------------------

    def look(self, name: str, looking: Looking, words: Words) -> Look:
        """Answer the look-up `name`, one of `looks`. Raises Misread where a given option is none."""
        raise KeyError(name)

    def suggest_look(self, looking: Looking, typing: Typing, words: Words) -> list[Suggestion]:
        """Offer what the option of a look-up can be that is being typed, at most 25; `looking.past` is left empty."""
        return []

    # -- refusals -------------------------------------------------------------------------------------------------

    @abstractmethod
    def refusal(self, reason: str, facts: Mapping[str, Any], names: Names, words: Words) -> str:
        """Give the sentence for `engine.contract.Illegal` (the "Why?" button beside it shows the rule) or `Misread`."""
