"""What a panel is made with: the rules' answers, the reader's language, and the small parts of every page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.games import widgets
from bot.games.widgets import Button, Choice, Form, Names, Panel, Row, Style
from bot.games.wingspan import places
from bot.games.wingspan.phrases import Phrases
from bot.hosting.turn import Turn
from engine.choices import Path
from engine.wingspan.views.view import WingspanView
from render.words import Words


class Desk:
    """One panel in the making."""

    def __init__(self, turn: Turn, names: Names, words: Words) -> None:
        self.turn = turn
        self.view: WingspanView = turn.view
        self.names = names
        self.words = words
        self.phrases = Phrases(words, self.view, names)

    @property
    def duet(self) -> bool:
        """Whether the Duet map is played with."""
        return self.view.setup is not None and self.view.setup.mode == "duet"

    # -- parts of a page ------------------------------------------------------------------------------------------

    def button(self, label: str, place: str, style: Style = Style.SECONDARY, **facts: Any) -> Button:
        """Return a button that leads to a place; `label` is a message key."""
        return Button(self.words(label, **facts), place, style=style)

    def does(self, label: str, path: Path, style: Style = Style.SECONDARY) -> Button:
        """Return a button that takes the action of a path; `label` is what stands on it."""
        return Button(label, path, confirms=True, style=style)

    def opens(self, label: str, place: str, form: Form, style: Style = Style.SECONDARY) -> Button:
        """Return a button that opens a form; what is typed leads to `place`."""
        return Button(self.words(label), place, style=style, form=form)

    def back(self, place: str = places.FIRST) -> Button:
        """Return the button back to a place, or to the first page."""
        return self.button("wingspan-button-back", place)

    def select(
        self, placeholder: str, place: str, choices: Sequence[Choice], *, most: int = 1, **facts: Any
    ) -> list[Row]:
        """Return a select as a row; none when there is nothing to choose."""
        return widgets.select_row(self.words(placeholder, **facts), place, choices, most=most)

    def page(self, lines: Sequence[str], rows: Sequence[Row]) -> Panel:
        """Return a page, without rows that would be empty."""
        kept = tuple(row for row in rows if row != ())
        return Panel("\n".join(line for line in lines if line), kept)


def in_rows(buttons: Sequence[Button], width: int = 5) -> list[Row]:
    """Return buttons as rows of at most `width`."""
    return [tuple(buttons[at : at + width]) for at in range(0, len(buttons), width)]


def whole(typed: str) -> int | None:
    """Return a typed number; 0 for nothing, None for what is no number."""
    typed = typed.strip()
    if not typed:
        return 0
    return int(typed) if typed.isdecimal() and typed.isascii() else None
