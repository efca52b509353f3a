"""La Isla as the hosting's Presenter has it: each question, and which file answers it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from bot.games.contract import (
    Command,
    Names,
    Panel,
    Presenter,
    Prompt,
    Standing,
    Suggestion,
    Together,
    Typing,
    Unfinished,
)
from bot.games.laisla import caption, commands, narration, panel, prompt, refusals, suggest
from bot.games.laisla.build import action_of, ahead_of
from bot.games.laisla.draft import Drafts
from bot.games.laisla.legal import Legal
from bot.games.laisla.phrases import Phrases
from bot.hosting.turn import Turn
from engine.contract import Action, Decision, Event
from engine.laisla.events import GameEnded, LaIslaEvent
from render.words import Words


class LaIslaPresenter(Presenter[Any]):
    """Shows and asks La Isla."""

    game = "laisla"
    commands: ClassVar[tuple[Command, ...]] = commands.COMMANDS

    def narrate(self, events: Sequence[Event], view: Any, names: Names, words: Words) -> list[str]:
        """Tell events, one line for what belongs together."""
        return narration.narrate(_laisla(events), Phrases(words, view, names))

    def caption(self, events: Sequence[Event], view: Any, names: Names, words: Words) -> str:
        """Tell the most telling event in a few words."""
        return caption.caption(_laisla(events), Phrases(words, view, names))

    def prompt(self, decision: Decision, view: Any, names: Names, words: Words) -> Prompt:
        """Ask a decision in the channel."""
        return prompt.prompt(decision, Phrases(words, view, names))

    def prompt_together(self, decisions: Sequence[Decision], view: Any, names: Names, words: Words) -> Together:
        """Ask all who assign their cards, in one sentence."""
        return prompt.prompt_together(decisions, Phrases(words, view, names))

    def sheets(self, events: Sequence[Event]) -> tuple[Any, ...]:
        """Give the scoring sheet, once the game is over."""
        return tuple(event.sheet for event in events if isinstance(event, GameEnded))

    def standing(self, view: Any) -> Sequence[Standing]:
        """Give each seat's points."""
        return [Standing(each.seat, each.score) for each in view.seats]

    def past_sheets(self, view: Any) -> Sequence[Any]:
        """Give the scoring sheet, once the game is over."""
        return () if view.result is None else (view.sheet,)

    def panel(self, turn: Turn, draft: str, chosen: Sequence[str], names: Names, words: Words) -> Panel:
        """Give the private panel at `draft`."""
        return panel.panel(turn, draft, chosen, names, words)

    def answer(self, turn: Turn, draft: str) -> Action:
        """Give the action of a confirmed draft; raises Unreadable."""
        return action_of(Drafts(turn.view).read(draft), Legal(turn))

    def answer_ahead(self, turn: Turn, draft: str) -> Action | None:
        """Give which card the one assigned to action A covers, where the panel has asked so."""
        return ahead_of(Drafts(turn.view).read(draft), Legal(turn))

    def suggest(self, turn: Turn, typing: Typing, words: Words) -> list[Suggestion]:
        """Offer what is legal now."""
        return suggest.suggest(turn, typing, words)

    def command_action(self, turn: Turn, command: str, given: Mapping[str, Any]) -> Action | Unfinished:
        """Give the action of a slash command; raises Misread."""
        return commands.command_action(turn, command, given)

    def refusal(self, reason: str, facts: Mapping[str, Any], names: Names, words: Words) -> str:
        """Give the sentence of a refusal."""
        return refusals.refusal(reason, facts, names, words)


def _laisla(events: Sequence[Event]) -> list[LaIslaEvent]:
    return [event for event in events if isinstance(event, LaIslaEvent)]
