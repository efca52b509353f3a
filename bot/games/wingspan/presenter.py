"""The Wingspan Automa as the hosting's Presenter has it: each question, and which file answers it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from bot.games.contract import (
    Command,
    Form,
    Look,
    Looking,
    Names,
    OptionKind,
    Presenter,
    Prompt,
    Standing,
    Suggestion,
    Typing,
    Unfinished,
)
from bot.games.typed import Finder, TypedCommands
from bot.games.wingspan import birds, caption, looks, narration, places, prompt, refusals, suggest_look
from bot.games.wingspan.forms import bird_form
from bot.games.wingspan.page_react import NAMED
from bot.games.wingspan.pages import WingspanPages
from bot.games.wingspan.phrases import Phrases
from bot.hosting.turn import Turn
from engine.contract import Action, Decision, Event, Seat
from engine.wingspan import wingspan
from engine.wingspan.choices.score import SCORED
from engine.wingspan.events import GameEnded, WingspanEvent
from engine.wingspan.views.view import WingspanView
from render.words import Words

TYPED = TypedCommands(
    wingspan,
    WingspanPages,
    called={"token.round": "since"},
    sheets={
        "score": dict.fromkeys(SCORED, OptionKind.INTEGER),
        "setup": dict.fromkeys(("mode", "level"), OptionKind.TEXT),
    },
    open_sheets=frozenset({"setup"}),
    opens={"correct": places.CORRECT},
    finders={
        "bird": Finder(
            lambda view, typed: birds.read(typed, view.components.birds),
            lambda view, typed: birds.find(typed, view.components.birds),
        )
    },
)
"""The slash commands."""


class WingspanPresenter(Presenter[Any]):
    """Shows the Wingspan Automa, and asks what it cannot know."""

    game = "wingspan"
    group = "automa"
    commands: ClassVar[tuple[Command, ...]] = TYPED.commands
    looks: ClassVar[tuple[Command, ...]] = looks.LOOKS
    hands = False

    def narrate(self, events: Sequence[Event], view: Any, names: Names, words: Words) -> list[str]:
        """Tell events: what to do at the table."""
        return narration.narrate(_wingspan(events), Phrases(words, view, names))

    def caption(self, events: Sequence[Event], view: Any, names: Names, words: Words) -> str:
        """Tell the most telling event in a few words."""
        return caption.caption(_wingspan(events), Phrases(words, view, names))

    def prompt(self, decision: Decision, view: Any, names: Names, words: Words) -> Prompt:
        """Ask a decision in the channel."""
        return prompt.prompt(decision, Phrases(words, view, names))

    def sheets(self, events: Sequence[Event]) -> tuple[Any, ...]:
        """Return the final sheet; a goal's scoring is told in its sentence."""
        return tuple(event.sheet for event in events if isinstance(event, GameEnded))

    def standing(self, view: Any) -> Sequence[Standing]:
        """Return both sides' points: the person's in the end, hers as if the game ended now."""
        shown: WingspanView = view
        yours = shown.final.yours.total if shown.final is not None else None
        hers = shown.standing.total if shown.standing is not None else 0
        return [Standing(shown.seat, yours), Standing(shown.automa, hers)]

    def past_sheets(self, view: Any) -> Sequence[Any]:
        """Return the sheets of the goals, and the final one."""
        shown: WingspanView = view
        return (*shown.goal_sheets, *(() if shown.final is None else (shown.final,)))

    def pages(self, view: Any, names: Names, words: Words, seat: Seat | None = None) -> WingspanPages:
        """Return what the Automa's choices are called."""
        return WingspanPages(view, names, words, seat)

    def form(self, turn: Turn, path: str, names: Names, words: Words) -> Form:
        """Return the form that leads to `path`; raises Unreadable."""
        if path == NAMED:
            return bird_form(words)
        return super().form(turn, path, names, words)

    def suggest(self, turn: Turn, typing: Typing, words: Words) -> list[Suggestion]:
        """Offer what is legal now."""
        return TYPED.suggest(turn, typing, words)

    def command_action(self, turn: Turn, command: str, given: Mapping[str, Any]) -> Action | Unfinished:
        """Return the action of a slash command; raises Misread."""
        return TYPED.action(turn, command, given)

    def look(self, name: str, looking: Looking, words: Words) -> Look:
        """Answer a look-up; raises Misread."""
        return looks.look(name, looking, words)

    def suggest_look(self, looking: Looking, typing: Typing, words: Words) -> list[Suggestion]:
        """Offer what a look-up can be told."""
        return suggest_look.suggest_look(looking, typing, words)

    def refusal(self, reason: str, facts: Mapping[str, Any], names: Names, words: Words) -> str:
        """Return the sentence of a refusal."""
        return refusals.refusal(reason, facts, names, words)


def _wingspan(events: Sequence[Event]) -> list[WingspanEvent]:
    return [event for event in events if isinstance(event, WingspanEvent)]
