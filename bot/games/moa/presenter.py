"""Moa as the hosting's Presenter has it: each question, and which file answers it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from bot.games.contract import Command, Names, Presenter, Prompt, Standing, Suggestion, Typing, Unfinished
from bot.games.moa import caption, narration, prompt, refusals
from bot.games.moa.pages import MoaPages
from bot.games.moa.phrases import Phrases
from bot.games.typed import TypedCommands
from bot.hosting.turn import Turn
from engine.contract import Action, Decision, Event, Seat
from engine.moa import moa
from engine.moa.events import MoaEvent, PeriodScored
from engine.moa.views.view import MoaView
from render.words import Words

TYPED = TypedCommands(
    moa,
    MoaPages,
    called={"bird_payment": "birds_with", "tiles": "tile"},
    required=frozenset({"territory", "source", "tiles"}),
)
"""The slash commands."""


class MoaPresenter(Presenter[MoaView]):
    """Shows and asks Moa."""

    game = "moa"
    commands: ClassVar[tuple[Command, ...]] = TYPED.commands

    def narrate(self, events: Sequence[Event], view: Any, names: Names, words: Words) -> list[str]:
        """Tell events, one line for what belongs together."""
        return narration.narrate(_moa(events), Phrases(words, view, names))

    def caption(self, events: Sequence[Event], view: Any, names: Names, words: Words) -> str:
        """Tell the most telling event in a few words."""
        return caption.caption(_moa(events), Phrases(words, view, names))

    def prompt(self, decision: Decision, view: Any, names: Names, words: Words) -> Prompt:
        """Ask a decision in the channel."""
        return prompt.prompt(decision, Phrases(words, view, names))

    def sheets(self, events: Sequence[Event]) -> tuple[Any, ...]:
        """Give the scoring sheets among events."""
        return tuple(event.sheet for event in events if isinstance(event, PeriodScored))

    def standing(self, view: Any) -> Sequence[Standing]:
        """Give each seat's points; the neutral colour's too."""
        return [Standing(each.seat, each.score) for each in view.seats]

    def past_sheets(self, view: Any) -> Sequence[Any]:
        """Give the scoring sheets of the periods that are over."""
        sheets: Sequence[Any] = view.sheets
        return sheets

    def pages(self, view: MoaView, names: Names, words: Words, seat: Seat | None = None) -> MoaPages:
        """Return what pages about Moa's choices have of their own."""
        return MoaPages(view, names, words, seat)

    def suggest(self, turn: Turn, typing: Typing, words: Words) -> list[Suggestion]:
        """Offer what is legal now."""
        return TYPED.suggest(turn, typing, words)

    def command_action(self, turn: Turn, command: str, given: Mapping[str, Any]) -> Action | Unfinished:
        """Give the action of a slash command; raises Misread."""
        return TYPED.action(turn, command, given)

    def refusal(self, reason: str, facts: Mapping[str, Any], names: Names, words: Words) -> str:
        """Give the sentence of a refusal."""
        return refusals.refusal(reason, facts, names, words)


def _moa(events: Sequence[Event]) -> list[MoaEvent]:
    return [event for event in events if isinstance(event, MoaEvent)]
