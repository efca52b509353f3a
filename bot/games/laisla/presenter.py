"""La Isla as the hosting's Presenter has it: each question, and which file answers it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.games.contract import Names, Presenter, Prompt, Standing, Together
from bot.games.laisla import narration, prompt
from bot.games.laisla.counting import read_whole, write_whole
from bot.games.laisla.pages import LaIslaPages
from bot.games.laisla.phrases import Phrases
from bot.games.typed import TypedCommands
from engine.contract import Decision, Event
from engine.laisla import laisla
from engine.laisla.events import GameEnded
from engine.laisla.views.view import LaIslaView
from render.words import Words


class LaIslaPresenter(Presenter[LaIslaView]):
    """Shows and asks La Isla."""

    typed = TypedCommands(
        laisla,
        LaIslaPages,
        called={"slot": "card", "pay": "payment"},
        required=frozenset(("field",)),
        read=read_whole,
        write=write_whole,
    )
    scored = (GameEnded,)

    def narrate(self, events: Sequence[Event], view: Any, names: Names, words: Words) -> list[str]:
        """Tell events, one line for what belongs together."""
        return narration.narrate(events, Phrases(words, view, names))

    def caption(self, events: Sequence[Event], view: Any, names: Names, words: Words) -> str:
        """Tell the most important event in a few words."""
        return narration.caption(events, Phrases(words, view, names))

    def prompt(self, decision: Decision, view: Any, names: Names, words: Words) -> Prompt:
        """Ask a decision in the channel."""
        return prompt.prompt(decision, Phrases(words, view, names))

    def prompt_together(self, decisions: Sequence[Decision], view: Any, names: Names, words: Words) -> Together:
        """Ask all who assign their cards, in one sentence."""
        return prompt.prompt_together(decisions, Phrases(words, view, names))

    def standing(self, view: Any) -> Sequence[Standing]:
        """Return each seat's points."""
        return [Standing(each.seat, each.score) for each in view.seats]

    def past_sheets(self, view: Any) -> Sequence[Any]:
        """Return the scoring sheet, once the game is over."""
        return () if view.result is None else (view.sheet,)
