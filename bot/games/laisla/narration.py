"""Events told in plain sentences: an action of all seats shares a line, so that a round stays short in a channel."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from bot.games.laisla.message_args import event_facts
from bot.games.laisla.phrases import Phrases
from bot.games.narration_base import Lines, message_id, most_telling
from engine.contract import Event, Seat
from engine.laisla import events as happened
from engine.laisla.events import LaIslaEvent

_OPENS = (
    happened.GameStarted,
    happened.RoundBegan,
    happened.PhaseBegan,
    happened.ExplorerPlaced,
    happened.CubeTaken,
    happened.GameEnded,
)
"""Begin a line."""
_CLOSES = (happened.GameStarted, happened.RoundBegan)
"""End a line."""
_FOLLOWS = (
    happened.PointsGained,
    happened.CubeGained,
    happened.TileTaken,
    happened.MarkerMoved,
    happened.MarkerDeclined,
    happened.Swapped,
    happened.SwapDeclined,
    happened.ExplorerGained,
)
"""Come of what was told just before: whose they are is said only where nothing of that seat stands before them."""
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
"""What a caption tells, most telling first; of several of one kind the last."""


@dataclass
class _Page(Lines):
    """Lines in the making, which say whose doings they tell where that is not clear."""

    phrases: Phrases = field(kw_only=True)
    of: Seat | None = None
    """Whose doings the line tells at its end."""

    def say(self, sentence: str, seat: Seat | None = None, *, follows: bool = False) -> None:
        """Add a sentence about a seat; `follows`: it comes of what was told before."""
        if follows and seat is not None and (self.fresh or seat != self.of):
            sentence = self.phrases.words("laisla-narration-of", name=self.phrases.name(seat), told=sentence)
        super().say(sentence)
        self.of = seat


def narrate(happenings: Iterable[Event], phrases: Phrases) -> list[str]:
    """Return the lines that tell the game's events, in order."""
    events = [event for event in happenings if isinstance(event, LaIslaEvent)]
    page = _Page(phrases=phrases)
    at = 0
    while at < len(events):
        event = events[at]
        page.fresh = page.fresh or isinstance(event, _OPENS)
        told = _tell(events, at, page)
        page.fresh = page.fresh or isinstance(event, _CLOSES)
        at += told
    return page.told()


def caption(events: Sequence[Event], phrases: Phrases) -> str:
    """Return the most telling thing that happened as one short line without chat marks, for the picture."""
    event = most_telling(events, _TELLING)
    if event is not None:
        return phrases.words(message_id("laisla-caption", event), **event_facts(event, phrases))
    return phrases.words("laisla-caption-round", round=phrases.view.round)


def _tell(events: Sequence[LaIslaEvent], at: int, page: _Page) -> int:
    """Say the event at `at`, with those after it that share its sentence; return how many those are."""
    event = events[at]
    if isinstance(event, happened.Assigned):
        return _assigned(events, at, page)
    if not _told_elsewhere(events, at):
        seat: Seat | None = getattr(event, "seat", None)
        page.say(page.phrases.words(_key(event), **event_facts(event, page.phrases)), seat, follows=_follows(event))
    return 1


def _key(event: LaIslaEvent) -> str:
    key = message_id("laisla-narration", event)
    by_function = isinstance(event, happened.CubeGained | happened.MarkerMoved) and event.function is not None
    return f"{key}-by-function" if by_function else key


def _follows(event: LaIslaEvent) -> bool:
    leads = isinstance(event, happened.CubeGained | happened.MarkerMoved) and event.function is None
    return isinstance(event, _FOLLOWS) and not leads


def _told_elsewhere(events: Sequence[LaIslaEvent], at: int) -> bool:
    event = events[at]
    if isinstance(event, happened.HandDealt):
        return event.cards is None  # the round's line tells that everybody has cards
    if isinstance(event, happened.PhaseBegan):
        return event.phase == "c" or at + 1 == len(events)  # what is asked then says it
    if isinstance(event, happened.CardShown):
        return event.part == "b" or at + 1 < len(events)  # what becomes of the card says it
    return False


def _assigned(events: Sequence[LaIslaEvent], at: int, page: _Page) -> int:
    """Tell in one sentence who has assigned; that everybody has, once the actions begin.

    In the channel the prompt tells who has, so that only the own answer needs a sentence.
    """
    end = at
    while end < len(events) and isinstance(events[end], happened.Assigned):
        end += 1
    run = [event for event in events[at:end] if isinstance(event, happened.Assigned)]
    page.fresh = True
    if end < len(events):
        page.say(page.phrases.words("laisla-narration-all-assigned"))
    elif page.phrases.view.viewer is not None:
        for again in (False, True):
            _say_assigned(dict.fromkeys(event.seat for event in run if event.again == again), page, again=again)
    return len(run)


def _say_assigned(seats: Iterable[Seat], page: _Page, *, again: bool) -> None:
    named = list(seats)
    facts = {"names": page.phrases.name_list(named), "count": len(named), "again": "yes" if again else "no"}
    if named:
        page.say(page.phrases.words("laisla-narration-assigned", **facts))
