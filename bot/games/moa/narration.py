"""Events told in plain sentences: what belongs together shares a line, so that a round stays short in a channel."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.games.moa.facts import event_facts
from bot.games.moa.phrases import Phrases
from engine.moa import events as happened
from engine.moa.events import MoaEvent

_SILENT = (happened.TurnBegan, happened.TurnEnded, happened.InstructionBegan)
"""Told by what follows them, or by the prompt."""
_OPENS = (
    happened.GameStarted,
    happened.PeriodBegan,
    happened.RoundBegan,
    happened.InstructionBegan,
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


@dataclass
class _Page:
    """Lines in the making."""

    lines: list[list[str]] = field(default_factory=list)
    fresh: bool = True

    def say(self, sentence: str) -> None:
        if self.fresh:
            self.lines.append([])
        self.lines[-1].append(sentence)
        self.fresh = False


def narrate(events: Sequence[MoaEvent], phrases: Phrases) -> list[str]:
    """Give the lines that tell `events`, in order."""
    page = _Page()
    at = 0
    while at < len(events):
        event = events[at]
        page.fresh = page.fresh or isinstance(event, _OPENS) or _invasion_after_another(events, at)
        told = _tell(events, at, page, phrases)
        page.fresh = page.fresh or isinstance(events[at + told - 1], _CLOSES)
        at += told
    return [" ".join(sentences) for sentences in page.lines]


def sentence(event: MoaEvent, phrases: Phrases) -> str:
    """Give the sentence of one event that stands for itself."""
    return phrases.words(f"moa-narration-{event.type.replace('_', '-')}", **event_facts(event, phrases))


def _invasion_after_another(events: Sequence[MoaEvent], at: int) -> bool:
    """Whether an invasion begins that no card announced just before (its announcement shares its line)."""
    announced = (happened.WeaselDrawn, happened.MammalsCalled, happened.StrongholdsLeft, happened.PileShuffled)
    return isinstance(events[at], happened.Invaded) and not (at and isinstance(events[at - 1], announced))


def _tell(events: Sequence[MoaEvent], at: int, page: _Page, phrases: Phrases) -> int:
    """Say the event at `at`, with those after it that share its sentence; give how many that are."""
    event = events[at]
    if isinstance(event, happened.MammalWaits):
        return _mammals_wait(events, at, page, phrases)
    if isinstance(event, happened.DefenceAsked | happened.DefenceDeclined):
        return _defenders(events, at, page, phrases)
    if not _told_elsewhere(events, at):
        page.say(sentence(event, phrases))
    return 1


def _told_elsewhere(events: Sequence[MoaEvent], at: int) -> bool:
    event = events[at]
    if isinstance(event, happened.HandDealt):
        return event.cards is None  # the period's line tells that everybody has a hand
    if isinstance(event, happened.FirstPlayerPassed):
        return any(isinstance(later, happened.RoundBegan) for later in events[at:])
    return isinstance(event, _SILENT)


def _mammals_wait(events: Sequence[MoaEvent], at: int, page: _Page, phrases: Phrases) -> int:
    kinds: list[str] = []
    for event in events[at:]:
        if not isinstance(event, happened.MammalWaits):
            break
        kinds.append(event.mammal)
    names = [phrases.words("moa-mammal", mammal=kind) for kind in kinds]
    page.say(phrases.words("moa-narration-mammal-waits", mammals=phrases.words.listed(names), count=len(kinds)))
    return len(kinds)


def _defenders(events: Sequence[MoaEvent], at: int, page: _Page, phrases: Phrases) -> int:
    """Tell who was asked in which order, then who would not and who could not."""
    asked: list[str] = []
    declined: dict[bool, list[str]] = {False: [], True: []}
    end = at
    for event in events[at:]:
        if isinstance(event, happened.DefenceAsked):
            asked.append(event.seat)
        elif isinstance(event, happened.DefenceDeclined):
            declined[event.by_host].append(event.seat)
        else:
            break
        end += 1
    waiting = isinstance(events[end - 1], happened.DefenceAsked) and end == len(events)
    if len(asked) > 1 or waiting:
        page.say(phrases.words("moa-narration-defence-asked", names=phrases.name_list(asked), count=len(asked)))
    for by_host, seats in declined.items():
        if seats:
            page.say(
                phrases.words(
                    "moa-narration-defence-declined",
                    names=phrases.name_list(seats),
                    count=len(seats),
                    by_host="yes" if by_host else "no",
                )
            )
    return end - at
