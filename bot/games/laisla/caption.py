"""The picture's caption: the most telling thing that happened, in a few words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.laisla.message_args import event_facts
from bot.games.laisla.phrases import Phrases
from bot.games.narration_base import message_id, most_telling
from engine.contract import Event
from engine.laisla import events as happened
from engine.laisla.events import LaIslaEvent

_TELLING: tuple[type[LaIslaEvent], ...] = (
    happened.GameEnded,
    happened.TileTaken,
    happened.ExplorerPlaced,
    happened.GameStarted,
    happened.MarkerMoved,
    happened.CubeTaken,
    happened.Swapped,
    happened.CardLaid,
    happened.SlotAdded,
)
"""Most telling first; of several of one kind the last."""


def caption(events: Sequence[Event], phrases: Phrases) -> str:
    """Return one short line without chat marks."""
    event = most_telling(events, _TELLING)
    if event is not None:
        return phrases.words(message_id("laisla-caption", event), **event_facts(event, phrases))
    return phrases.words("laisla-caption-round", round=phrases.view.round)
