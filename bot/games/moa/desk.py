"""What a panel is made with: the rules' answers, the reader's language, and the small parts of every page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.games import parts
from bot.games.contract import Button, Choice, Names, Row, Style
from bot.games.moa.draft import Draft, Drafts
from bot.games.moa.legal import Legal
from bot.games.moa.phrases import Phrases
from bot.games.moa.refusals import refusal
from bot.hosting.turn import Turn
from engine.contract import Illegal
from engine.moa.chapters.payment import Payment
from engine.moa.components import IconCount
from engine.moa.events import Spent
from engine.moa.views.view import MoaView
from render.words import Words


class Desk:
    """One panel in the making."""

    def __init__(self, turn: Turn, names: Names, words: Words) -> None:
        self.turn = turn
        self.view: MoaView = turn.view
        self.names = names
        self.words = words
        self.legal = Legal(turn)
        self.phrases = Phrases(words, self.view, names)
        self.drafts = Drafts(self.view.components)

    # -- parts of a page ------------------------------------------------------------------------------------------

    def button(self, label: str, draft: Draft, style: Style = Style.SECONDARY, **more: Any) -> Button:
        """Give a button that leads to `draft`; `label` is a message key."""
        return Button(self.words(label), self.drafts.write(draft), style=style, **more)

    def select(
        self, placeholder: str, draft: Draft, asks: str, choices: Sequence[Choice], *, least: int = 1, most: int = 1
    ) -> list[Row]:
        """Give a select as a row; none when there is nothing to choose. `asks`: what is chosen (steps.FILL)."""
        text = f"{self.drafts.write(draft)};{asks}"
        return parts.select_row(self.words(placeholder), text, choices, least=least, most=most)

    def choice(self, value: str, label: str, description: str | None = None, chosen: bool = False) -> Choice:
        """Give a choice whose texts fit."""
        return parts.choice(value, label, description, chosen)

    def title(self, draft: Draft) -> str:
        """Give what has been chosen so far as a heading."""
        what = self.words(action_key(draft.kind))
        if draft.territory is None:
            return self.words("moa-panel-title", what=what)
        return self.words("moa-panel-title-at", what=what, **self.phrases.at(draft.territory))

    def why(self, illegal: Illegal) -> str:
        """Give the sentence of a refusal."""
        return refusal(illegal.reason, illegal.facts, self.names, self.words)

    def refused(self, illegal: Illegal) -> str:
        """Give a refusal as a line of a page."""
        return self.words("moa-panel-refused", why=self.why(illegal))

    # -- payments in words ----------------------------------------------------------------------------------------

    def paid(self, payment: Payment) -> str:
        """Give what is spent as a list."""
        return self.phrases.spent(Spent(*payment))

    def icons(self, icons: IconCount) -> str:
        """Give icons as a list."""
        return self.phrases.icons(icons._asdict())


def action_key(kind: str) -> str:
    """Give the message that names an action."""
    return f"moa-do-{kind.replace('_', '-')}"
