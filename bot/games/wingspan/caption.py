"""The picture's caption: the most telling thing that happened, in a few words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.games.narration_base import most_telling
from bot.games.wingspan.narration import end_facts
from bot.games.wingspan.phrases import Phrases
from bot.games.wingspan.spaces import CODES
from engine.wingspan import events as happened
from engine.wingspan.events import WingspanEvent


def caption(events: Sequence[WingspanEvent], phrases: Phrases) -> str:
    """Return one short line without chat marks."""
    event = most_telling(events, _TELLING)
    if event is not None:
        key, facts = _TELLING[type(event)]
        return phrases.words(key, **facts(event, phrases))
    return phrases.words("wingspan-caption-round", round=phrases.view.round)


def _token(event: Any, _phrases: Phrases) -> dict[str, Any]:
    return {"code": CODES.get(event.scan.space, "")}


def _latest(_event: Any, phrases: Phrases) -> dict[str, Any]:
    return {"round": phrases.view.round, "turn": phrases.view.turn}


_TELLING: Mapping[type[WingspanEvent], tuple[str, Callable[[Any, Phrases], dict[str, Any]]]] = {
    happened.GameEnded: ("wingspan-caption-ended", lambda event, phrases: end_facts(event.sheet, phrases)),
    happened.Corrected: ("wingspan-caption-corrected", lambda _event, _phrases: {}),
    happened.GoalScored: ("wingspan-caption-goal", lambda event, _phrases: {"round": event.sheet.round}),
    happened.CardDrawn: (
        "wingspan-caption-card-drawn",
        lambda event, _phrases: {"round": event.round, "turn": event.turn, "action": event.action},
    ),
    happened.BirdTaken: (
        "wingspan-caption-bird-taken",
        lambda event, phrases: {**_latest(event, phrases), "points": phrases.points_of(event.points)},
    ),
    happened.FaceDownTaken: ("wingspan-caption-face-down", _latest),
    happened.Reacted: ("wingspan-caption-reacted", lambda event, _phrases: {"tokens": event.tokens}),
    happened.OwnTokenChanged: ("wingspan-caption-own-token", lambda _event, _phrases: {}),
    happened.TokenPlaced: ("wingspan-caption-token", _token),
    happened.SetUp: (
        "wingspan-caption-set-up",
        lambda event, _phrases: {"level": event.setup.level, "mode": event.setup.mode},
    ),
}
"""Most telling first; of several of one kind the last."""
