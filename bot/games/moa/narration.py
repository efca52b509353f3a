"""Events told in plain sentences: what belongs together shares a line, so that a round stays short in a channel."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby, takewhile
from operator import attrgetter

from bot.games.moa.message_args import event_facts
from bot.games.moa.phrases import Phrases
from bot.games.narration_base import NONE, Lines, message_id, most_telling
from engine.contract import Event
from engine.moa import events as happened
from engine.moa.events import MoaEvent

_SILENT = (happened.TurnBegan, happened.TurnEnded, happened.InstructionBegan, happened.DefenceAsked)
"""Told by what follows them, or by the prompt."""
_OPENS = (
    happened.GameStarted,
    happened.PeriodBegan,
    happened.RoundBegan,
    happened.WeaselDrawn,
    happened.TurnBegan,
    happened.PeriodScored,
    happened.GameEnded,
)
"""Begin a line."""
_CLOSES = (
    happened.RoundBegan,
    happened.Defended,
    happened.InvasionSucceeded,
    happened.InvasionFailed,
    happened.VolcanoErupted,
    happened.TurnEnded,
    happened.PeriodScored,
)
"""End a line."""
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
"""What a caption tells, most telling first; of several of one kind the last."""


def narrate(happenings: Iterable[Event], phrases: Phrases) -> list[str]:
    """Return the lines that tell the game's events, in order."""
    events = [event for event in happenings if isinstance(event, MoaEvent)]
    page = Lines()
    at = 0
    while at < len(events):
        event = events[at]
        page.fresh = page.fresh or isinstance(event, _OPENS) or _invasion_begins(events, at)
        told = _tell(events, at, page, phrases)
        page.fresh = page.fresh or isinstance(events[at + told - 1], _CLOSES)
        at += told
    return page.told()


def caption(events: Sequence[Event], phrases: Phrases) -> str:
    """Return the most telling thing that happened as one short line without chat marks, for the picture."""
    event = most_telling(events, _TELLING)
    if event is not None:
        return phrases.words(message_id("moa-caption", event), **event_facts(event, phrases))
    view = phrases.view
    return phrases.words(
        "moa-caption-round-began", period=view.period, round=view.round, rounds=view.components.limits.rounds
    )


def _invasion_begins(events: Sequence[MoaEvent], at: int) -> bool:
    """Whether an invasion begins here: where it is announced, else where it happens."""
    event = events[at]
    if isinstance(event, happened.MammalsCalled):
        return event.count > 0
    announced = (happened.WeaselDrawn, happened.MammalsCalled, happened.StrongholdsLeft)
    return isinstance(event, happened.Invaded) and not (at and isinstance(events[at - 1], announced))


def _tell(events: Sequence[MoaEvent], at: int, page: Lines, phrases: Phrases) -> int:
    """Say the event at `at`, with those after it that share its sentence; give how many that are."""
    event = events[at]
    if isinstance(event, happened.MammalWaits):
        return _mammals_wait(events, at, page, phrases)
    if isinstance(event, happened.DefenceDeclined):
        return _declined(events, at, page, phrases)
    facts = event_facts(event, phrases)
    if isinstance(event, happened.CardsDrawn):  # with the tile that was used just before
        used = [each.tile for each in events[max(0, at - 2) : at] if isinstance(each, happened.TileUsed)]
        facts["tile"] = used[-1] if used else NONE
    if not _told_elsewhere(events, at):
        page.say(phrases.words(message_id("moa-narration", event), **facts))
    return 1


def _told_elsewhere(events: Sequence[MoaEvent], at: int) -> bool:
    event = events[at]
    if isinstance(event, happened.HandDealt):
        return event.cards is None  # the period's line tells that everybody has a hand
    if isinstance(event, happened.TileUsed):
        return any(isinstance(later, happened.CardsDrawn) for later in events[at : at + 3])
    if isinstance(event, happened.FirstPlayerPassed):
        return any(isinstance(later, happened.RoundBegan | happened.PeriodScored) for later in events[at:])
    if isinstance(event, happened.StrongholdsLeft):
        return any(isinstance(later, happened.GameEnded) for later in events[at:])
    if isinstance(event, happened.MammalsCalled):
        return event.count < 2  # the invasion tells of one
    return isinstance(event, _SILENT)


def _mammals_wait(events: Sequence[MoaEvent], at: int, page: Lines, phrases: Phrases) -> int:
    """Tell all that comes to wait one after the other, also from two terrain cards."""
    kinds: list[str] = []
    end = at
    for place, event in enumerate(events[at:], at):
        if isinstance(event, happened.MammalWaits):
            kinds.append(event.mammal)
            end = place + 1
        elif not isinstance(event, happened.InstructionBegan):
            break
    names = [phrases.words("moa-mammal", mammal=kind) for kind in kinds]
    page.say(phrases.words("moa-narration-mammal-waits", mammals=phrases.words.listed(names), count=len(kinds)))
    return end - at


def _declined(events: Sequence[MoaEvent], at: int, page: Lines, phrases: Phrases) -> int:
    """Tell who would not and who could not defend, in the order of asking."""
    run = list(
        takewhile(lambda event: isinstance(event, happened.DefenceAsked | happened.DefenceDeclined), events[at:])
    )
    declined = [event for event in run if isinstance(event, happened.DefenceDeclined)]
    for by_host, alike in groupby(declined, key=attrgetter("by_host")):
        seats = [event.seat for event in alike]
        facts = {"names": phrases.name_list(seats), "count": len(seats), "by_host": "yes" if by_host else "no"}
        page.say(phrases.words("moa-narration-defence-declined", **facts))
    return len(run)
