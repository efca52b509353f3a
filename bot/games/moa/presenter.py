"""Moa as the hosting's Presenter has it: each question, and which file answers it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.games.contract import Names, Presenter, Prompt, Standing
from bot.games.moa import narration, prompt
from bot.games.moa.pages import MoaPages
from bot.games.moa.phrases import Phrases
from bot.games.typed import TypedCommands
from engine.contract import Decision, Event
from engine.moa import moa
from engine.moa.events import PeriodScored
from engine.moa.views.view import MoaView
from render.words import Words


class MoaPresenter(Presenter[MoaView]):
    """Shows and asks Moa."""

    typed = TypedCommands(
        moa,
        MoaPages,
        called={"bird_payment": "birds_with", "tiles": "tile"},
        required=frozenset({"territory", "source", "tiles"}),
    )
    scored = (PeriodScored,)

    def narrate(self, events: Sequence[Event], view: Any, names: Names, words: Words) -> list[str]:
        """Tell events, one line for what belongs together."""
        return narration.narrate(events, Phrases(words, view, names))

    def caption(self, events: Sequence[Event], view: Any, names: Names, words: Words) -> str:
        """Tell the most telling event in a few words."""
        return narration.caption(events, Phrases(words, view, names))

    def prompt(self, decision: Decision, view: Any, names: Names, words: Words) -> Prompt:
        """Ask a decision in the channel."""
        return prompt.prompt(decision, Phrases(words, view, names))

    def standing(self, view: Any) -> Sequence[Standing]:
        """Return each seat's points; the neutral colour's too."""
        return [Standing(each.seat, each.score) for each in view.seats]

    def past_sheets(self, view: Any) -> Sequence[Any]:
        """Return the scoring sheets of the periods that are over."""
        sheets: Sequence[Any] = view.sheets
        return sheets
