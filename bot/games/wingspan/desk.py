"""What a panel is made with: the rules' answers, the reader's language, and the small parts of every page."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from bot.games import parts
from bot.games.contract import Button, Choice, Form, Names, Panel, Row, Style
from bot.games.wingspan.draft import Draft, MenuDraft
from bot.games.wingspan.draft_text import write
from bot.games.wingspan.phrases import Phrases
from bot.games.wingspan.refusals import refusal
from bot.games.wingspan.stock import Stock
from bot.hosting.turn import Turn
from engine.contract import Illegal
from engine.wingspan.actions import WingspanAction
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

    @cached_property
    def stock(self) -> Stock:
        """What there is to choose from when the table is set up."""
        return Stock(self.view.components)

    @property
    def duet(self) -> bool:
        """Whether the Duet map is played with."""
        return self.view.setup is not None and self.view.setup.mode == "duet"

    def asks(self, kind: str, round_number: int, turn: int | None = None) -> bool:
        """Say whether this is what is asked now."""
        asked = self.view.asked
        return asked is not None and (asked.kind, asked.round, asked.turn) == (kind, round_number, turn)

    # -- asking the rules -----------------------------------------------------------------------------------------

    def refused(self, action: WingspanAction) -> Illegal | None:
        """Give why `action` is refused, or None when it is legal."""
        try:
            self.turn.check(action)
        except Illegal as illegal:
            return illegal
        return None

    def why(self, illegal: Illegal) -> str:
        """Give a refusal as a line of a page."""
        told = refusal(illegal.reason, illegal.facts, self.names, self.words)
        return self.words("wingspan-panel-refused", why=told)

    # -- parts of a page ------------------------------------------------------------------------------------------

    def button(self, label: str, draft: Draft, style: Style = Style.SECONDARY, **facts: Any) -> Button:
        """Give a button that leads to `draft`; `label` is a message key."""
        return Button(self.words(label, **facts), write(draft), style=style)

    def does(self, label: str, draft: Draft, style: Style = Style.SECONDARY) -> Button:
        """Give a button that takes the action of `draft`; `label` is what stands on it."""
        return Button(label, write(draft), confirms=True, style=style)

    def opens(self, label: str, draft: Draft, asks: str, form: Form, style: Style = Style.SECONDARY) -> Button:
        """Give a button that opens a form; what is typed is filled into `draft` as `asks` says (steps.FILL)."""
        return Button(self.words(label), f"{write(draft)};{asks}", style=style, form=form)

    def back(self, draft: Draft | None = None) -> Button:
        """Give the button back to `draft`, or to the first page."""
        return self.button("wingspan-button-back", draft or MenuDraft())

    def select(
        self, placeholder: str, draft: Draft, asks: str, choices: Sequence[Choice], *, most: int = 1, **facts: Any
    ) -> list[Row]:
        """Give a select as a row; none when there is nothing to choose. `asks`: what is chosen (steps.FILL)."""
        return parts.select_row(self.words(placeholder, **facts), f"{write(draft)};{asks}", choices, most=most)

    def page(self, lines: Sequence[str], rows: Sequence[Row], *, proposed: WingspanAction | None = None) -> Panel:
        """Give a page, without rows that would be empty."""
        kept = tuple(row for row in rows if row != ())
        return Panel("\n".join(line for line in lines if line), kept, proposed=proposed)


def in_rows(buttons: Sequence[Button], width: int = 5) -> list[Row]:
    """Give buttons as rows of at most `width`."""
    return [tuple(buttons[at : at + width]) for at in range(0, len(buttons), width)]
