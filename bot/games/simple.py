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

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, TypeVar

from bot.games.contract import Presenter, Standing
from bot.games.narration_base import message_id
from bot.games.pages.pages import Pages
from bot.games.typed import TypedCommands
from engine.contract import Action, Decision, Event
from engine.preview import Preview
from engine.tagged_data import TaggedEvent

V = TypeVar("V")


class SimplePages(Pages[V]):
    """Pages whose headings are the public questions, and whose previews tell the events."""

    def narrate(self, events: Sequence[Event]) -> list[str]:
        """Return a sentence for each event; its fields are the facts, `name` is its seat's."""
        return [self.tell(event) for event in events if isinstance(event, TaggedEvent)]

    def tell(self, event: TaggedEvent) -> str:
        """Return the sentence of an event."""
        facts = {each.name: getattr(event, each.name) for each in fields(event)}
        return self.words(message_id(f"{self.game}-event", event), **self.said(facts))

    def caption(self, events: Sequence[Event]) -> str:
        """Return the last thing that the whole table is told at once, else the last of all."""
        return " ".join(self.narrate([event for event in events if event.milestone][-1:] or list(events)[-1:]))

    def heading(self, decision: Decision) -> str:
        """Return the question as the channel is asked it."""
        return self.prompt(decision)

    def foretell(self, action: Action, preview: Preview) -> Sequence[str]:
        """Return the sentences of the events."""
        return self.narrate(preview.events)


class SimplePresenter(Presenter[V]):
    """Shows and asks a game whose views have `seating` and `scores`."""

    def standing(self, view: Any) -> Sequence[Standing]:
        """Return each seat's points."""
        return [Standing(seat, view.scores[seat]) for seat in view.seating]


__all__ = ["SimplePages", "SimplePresenter", "TypedCommands"]
