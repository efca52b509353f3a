"""La Isla as the hosting's Presenter has it: each question, and which file answers it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from bot.games.contract import (
    Command,
    Names,
    Presenter,
    Prompt,
    Standing,
    Suggestion,
    Together,
    Typing,
    Unfinished,
)
from bot.games.laisla import caption, narration, prompt, refusals
from bot.games.laisla.counting import read_whole, write_whole
from bot.games.laisla.pages import LaIslaPages
from bot.games.laisla.phrases import Phrases
from bot.games.typed import TypedCommands
from bot.hosting.turn import Turn
from engine.contract import Action, Decision, Event, Seat
from engine.laisla import laisla
from engine.laisla.events import GameEnded, LaIslaEvent
from engine.laisla.views.view import LaIslaView
from render.words import Words

_TYPED = TypedCommands(
    laisla,
    LaIslaPages,
    called={"slot": "card", "pay": "payment"},
    required=frozenset(("field",)),
    read=read_whole,
    write=write_whole,
)


class LaIslaPresenter(Presenter[LaIslaView]):
    """Shows and asks La Isla."""

    game = "laisla"
    commands: ClassVar[tuple[Command, ...]] = _TYPED.commands

    def narrate(self, events: Sequence[Event], view: Any, names: Names, words: Words) -> list[str]:
        """Tell events, one line for what belongs together."""
        return narration.narrate(_laisla(events), Phrases(words, view, names))

    def caption(self, events: Sequence[Event], view: Any, names: Names, words: Words) -> str:
        """Tell the most important event in a few words."""
        return caption.caption(_laisla(events), Phrases(words, view, names))

    def prompt(self, decision: Decision, view: Any, names: Names, words: Words) -> Prompt:
        """Ask a decision in the channel."""
        return prompt.prompt(decision, Phrases(words, view, names))

    def prompt_together(self, decisions: Sequence[Decision], view: Any, names: Names, words: Words) -> Together:
        """Ask all who assign their cards, in one sentence."""
        return prompt.prompt_together(decisions, Phrases(words, view, names))

    def sheets(self, events: Sequence[Event]) -> tuple[Any, ...]:
        """Return the scoring sheet, once the game is over."""
        return tuple(event.sheet for event in events if isinstance(event, GameEnded))

    def standing(self, view: Any) -> Sequence[Standing]:
        """Return each seat's points."""
        return [Standing(each.seat, each.score) for each in view.seats]

    def past_sheets(self, view: Any) -> Sequence[Any]:
        """Return the scoring sheet, once the game is over."""
        return () if view.result is None else (view.sheet,)

    def pages(self, view: LaIslaView, names: Names, words: Words, seat: Seat | None = None) -> LaIslaPages:
        """Return what pages about La Isla's choices have of their own."""
        return LaIslaPages(view, names, words, seat)

    def suggest(self, turn: Turn, typing: Typing, words: Words) -> list[Suggestion]:
        """Offer what is legal now."""
        return _TYPED.suggest(turn, typing, words)

    def command_action(self, turn: Turn, command: str, given: Mapping[str, Any]) -> Action | Unfinished:
        """Return the action of a slash command; raises Misread."""
        return _TYPED.action(turn, command, given)

    def refusal(self, reason: str, facts: Mapping[str, Any], names: Names, words: Words) -> str:
        """Return the sentence of a refusal."""
        return refusals.refusal(reason, facts, names, words)


def _laisla(events: Sequence[Event]) -> list[LaIslaEvent]:
    return [event for event in events if isinstance(event, LaIslaEvent)]
