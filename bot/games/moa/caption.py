"""The picture's caption: the most telling thing that happened, in a few words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.moa.message_args import event_facts
from bot.games.moa.phrases import Phrases
from bot.games.narration_base import message_id, most_telling
from engine.contract import Event
from engine.moa import events as happened
from engine.moa.events import MoaEvent

_TELLING: tuple[type[MoaEvent], ...] = (
    happened.GameEnded,
    happened.VolcanoErupted,
    happened.PeriodScored,
    happened.InvasionSucceeded,
    happened.Defended,
    happened.Invaded,
    happened.Attacked,
    happened.LandSold,
    happened.LeaderPlaced,
    happened.BirdsPlaced,
    happened.KarakiaBought,
    happened.StrongholdPlaced,
    happened.BirdsMoved,
    happened.NeutralLeaderPlaced,
    happened.NeutralBirdsPlaced,
    happened.GameStarted,
    happened.PeriodBegan,
    happened.StrongholdsLeft,
    happened.VolcanoRose,
    happened.RoundBegan,
    happened.CardsDrawn,
    happened.Passed,
)
"""Most telling first; of several of one kind the last."""


def caption(events: Sequence[Event], phrases: Phrases) -> str:
    """Give one short line without chat marks."""
    event = most_telling(events, _TELLING)
    if event is not None:
        return phrases.words(message_id("moa-caption", event), **event_facts(event, phrases))
    view = phrases.view
    return phrases.words(
        "moa-caption-round-began", period=view.period, round=view.round, rounds=view.components.limits.rounds
    )
