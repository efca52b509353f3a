"""A presenter that follows from a game's ways, events and messages, for a game that needs no sentences put together.

    class NestsPages(SimplePages[View]):
        game = "nests"

    class NestsPresenter(SimplePresenter[View]):
        typed = TypedCommands(nests, NestsPages)

Its messages, beside those of every game (bot/locale/en): `<game>-event-<type>` tells an event by its fields,
`<game>-prompt-<kind>` asks a decision by its question and its seat's `name`, `<game>-way-<key>` and `<game>-ask-<ask>`
label and ask. `things` says which fields and facts are names of components: they are told as nouns.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from types import MappingProxyType
from typing import Any, ClassVar, TypeVar

from bot.games.contract import Presenter, Prompt, Standing
from bot.games.narration_base import NONE, message_id
from bot.games.pages.pages import Pages
from bot.games.typed import TypedCommands
from bot.games.widgets import Button, Names, Style
from engine.choices import Thing
from engine.contract import Action, Decision, Event, Seat
from engine.preview import Preview
from engine.tagged_data import TaggedEvent
from render.words import Words

V = TypeVar("V")


class SimplePages(Pages[V]):
    """Pages whose headings are the public questions, and whose previews tell the events."""

    things: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """The kind of component that a field or fact names ({"trump": "card"})."""

    def heading(self, decision: Decision) -> str:
        """Return the question as the channel is asked it."""
        name = self.names.get(decision.seat) or self.words(f"{self.game}-colour", seat=decision.seat)
        return self.words(f"{self.game}-prompt-{decision.kind}", name=name, **self.said(decision.question))

    def foretell(self, action: Action, preview: Preview) -> Sequence[str]:
        """Return the sentences of the events."""
        return self.told(preview.events)

    def refusal(self, reason: str, facts: Mapping[str, Any]) -> str:
        """Return the sentence of a refusal, with nouns for its components."""
        return super().refusal(reason, self.nouns(facts))

    def told(self, events: Sequence[Event]) -> list[str]:
        """Return a sentence for each event."""
        return [self.tell(event) for event in events if isinstance(event, TaggedEvent)]

    def tell(self, event: TaggedEvent) -> str:
        """Return the sentence of an event; its fields are the facts, `name` is its seat's."""
        facts = {each.name: getattr(event, each.name) for each in fields(event)}
        return self.words(message_id(f"{self.game}-event", event), **self.said(facts))

    def nouns(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Return facts with nouns in the place of components' names."""
        kinds = self.things
        return {fact: self.noun(Thing(kinds[fact], each)) if fact in kinds else each for fact, each in facts.items()}

    def said(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Return facts as messages take them: nouns of components, names of seats, lists."""
        said = {fact: self._said(fact, value) for fact, value in self.nouns(facts).items()}
        return {**said, "name": said["seat"]} if "seat" in said else said

    def _said(self, fact: str, value: Any) -> Any:
        if fact == "seat":
            return self.noun(Thing("seat", value))
        if isinstance(value, Mapping):
            each = ((self.noun(Thing("seat", seat)), number) for seat, number in value.items())
            return self.words.listed([self.words("seat-number", name=name, number=number) for name, number in each])
        return NONE if value is None else value


class SimplePresenter(Presenter[V]):
    """Shows and asks a game whose views have `seating` and `scores`."""

    def pages(self, view: V | None, names: Names, words: Words, seat: Seat | None = None) -> SimplePages[Any]:
        """Return the words of the game's choices, and of its events."""
        pages = super().pages(view, names, words, seat)
        assert isinstance(pages, SimplePages)  # noqa: S101  (`typed` has no others)
        return pages

    def narrate(self, events: Sequence[Event], view: Any, names: Names, words: Words) -> list[str]:
        """Tell each event in a sentence."""
        return self.pages(view, names, words).told(events)

    def caption(self, events: Sequence[Event], view: Any, names: Names, words: Words) -> str:
        """Tell the last thing that the whole table is told at once, else the last of all."""
        last = [event for event in events if event.milestone][-1:] or list(events)[-1:]
        return " ".join(self.narrate(last, view, names, words))

    def prompt(self, decision: Decision, view: Any, names: Names, words: Words) -> Prompt:
        """Ask a decision; a button for each way that stands in the open, else one that leads to the panel."""
        pages = self.pages(view, names, words)
        ways = [way for way in self.typed.game.ways if way.open and decision.kind in way.to]
        buttons = [
            Button(pages.noun(Thing("way", way.key)), way.key, confirms=not way.review and not way.asks) for way in ways
        ]
        turn = Button(words("button-turn"), "", style=Style.PRIMARY)
        return Prompt(pages.heading(decision), tuple(buttons) or (turn,))

    def standing(self, view: Any) -> Sequence[Standing]:
        """Return each seat's points."""
        return [Standing(seat, view.scores[seat]) for seat in view.seating]


__all__ = ["SimplePages", "SimplePresenter", "TypedCommands"]
