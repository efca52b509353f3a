"""Telling of a game, whatever it is: names of seats, events in lines and captions, refusals.

Message ids begin with the game's name; each game has `<game>-colour` and `<game>-nothing`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from types import MappingProxyType
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from bot.games.widgets import Names
from engine.contract import Event, Seat
from engine.tagged_data import TaggedEvent
from render.words import Words

NONE = "none"
"""What a message's selector is given where there is nothing to name."""

V = TypeVar("V")
P = TypeVar("P", bound="BasePhrases[Any]")
E = TypeVar("E")
Facts: TypeAlias = dict[str, Any]


@dataclass
class Lines:
    """Lines in the making; sentences that belong together share one."""

    lines: list[list[str]] = field(default_factory=list)
    fresh: bool = True
    """Whether the next sentence begins a line."""
    of: Seat | None = None
    """Whose doings the last sentence tells."""

    def say(self, sentence: str, of: Seat | None = None) -> None:
        """Add a sentence."""
        if self.fresh:
            self.lines.append([])
        self.lines[-1].append(sentence)
        self.fresh = False
        self.of = of

    def told(self) -> list[str]:
        """Return the lines."""
        return [" ".join(sentences) for sentences in self.lines]


@dataclass(frozen=True, slots=True)
class BasePhrases(Generic[V]):
    """Makes the parts that sentences are given as facts, in one language and for one table, and tells events with them.

    Each part is a whole noun phrase or a list of them.
    """

    game: ClassVar[str]
    kinds: ClassVar[type[TaggedEvent]]
    """The game's events. `<game>-narration-<type>` tells one of them, `<game>-caption-<type>` in a few words."""
    opens: ClassVar[tuple[type[TaggedEvent], ...]] = ()
    """Begin a line."""
    closes: ClassVar[tuple[type[TaggedEvent], ...]] = ()
    """End a line."""
    telling: ClassVar[tuple[type[TaggedEvent], ...]] = ()
    """What a caption tells, most telling first; of several of one kind the last."""
    said: ClassVar[Mapping[str, Callable[[Any, Any], Any]]] = MappingProxyType({})
    """How a field of an event is said, from its value and the phrases: as this fact, or as several."""
    words: Words
    view: V
    names: Names = field(default_factory=dict)

    def name(self, seat: Seat) -> str:
        """Return how a seat is called."""
        return self.names.get(seat) or self.words(f"{self.game}-colour", seat=seat)

    def name_list(self, seats: Iterable[Seat]) -> str:
        """Return the names of seats as a list."""
        return self.words.listed([self.name(seat) for seat in seats])

    def breaks_ties(self, seat: Seat) -> int | None:
        """Return what decides between seats with the same score, once the game is over; None where nothing does."""
        return None

    def listed(self, items: Iterable[str]) -> str:
        """Return phrases as a list, or that there is nothing."""
        return self.words.listed(list(items)) or self.words(f"{self.game}-nothing")

    def counted(self, message: str, fact: str, counts: Mapping[str, int] | Iterable[str]) -> list[str]:
        """Return what there is of several kinds: `<game>-<message>` with each name as `fact` and its `count`."""
        found = Counter(counts)
        return [self.words(f"{self.game}-{message}", **{fact: name, "count": found[name]}) for name in +found]

    # -- events ---------------------------------------------------------------------------------------------------

    def narrate(self, happenings: Iterable[Event]) -> list[str]:
        """Return the lines that tell the game's events, in order."""
        events = [event for event in happenings if isinstance(event, self.kinds)]
        page, at = Lines(), 0
        while at < len(events):
            page.fresh = page.fresh or isinstance(events[at], self.opens)
            at += self.tell(events, at, page)
            page.fresh = page.fresh or isinstance(events[at - 1], self.closes)
        return page.told()

    def tell(self, events: Sequence[Any], at: int, page: Lines) -> int:
        """Say the event at `at`, with those after it that share its sentence; return how many those are."""
        page.say(self.words(message_id(f"{self.game}-narration", events[at]), **self.facts(events[at])))
        return 1

    def caption(self, events: Sequence[Event]) -> str:
        """Return the most telling thing that happened as one short line without chat marks, for the picture."""
        event = most_telling(events, self.telling)
        if event is None:
            return self.words(f"{self.game}-caption-round", **self.now())
        return self.words(message_id(f"{self.game}-caption", event), **self.facts(event))

    def now(self) -> Facts:
        """Return how far the game is."""
        return {"round": getattr(self.view, "round")}  # noqa: B009  (of any game that has rounds)

    def facts(self, event: TaggedEvent) -> Facts:
        """Return an event's fields as the facts of its messages."""
        return facts_of(event, self, self.said)


def facts_of(event: TaggedEvent, phrases: P, say: Mapping[str, Callable[[Any, P], Any]]) -> Facts:
    """Return an event's fields as the facts of a message.

    A field that `say` lacks is told as in every game where it is of seats, else given as it is.
    """
    facts: Facts = {}
    for each in fields(event):
        value, say_it = getattr(event, each.name), say.get(each.name) or _OF_SEATS.get(each.name)
        told = say_it(value, phrases) if say_it else _plain(value)
        facts |= told if isinstance(told, dict) else {each.name: told}
    return facts


def _scores(scores: Mapping[Seat, int], phrases: BasePhrases[Any]) -> Facts:
    """Return what broke a tie (`<game>-tie`), or NONE: the scores themselves stand below the post."""
    most = max(scores.values(), default=0)
    tied = {seat: phrases.breaks_ties(seat) for seat, score in scores.items() if score == most}
    if len(tied) < 2 or None in tied.values():
        return {"tie": NONE}
    counts = [phrases.words("seat-number", name=phrases.name(seat), number=count) for seat, count in tied.items()]
    facts = {"names": phrases.name_list(tied), "counts": phrases.words.listed(counts), "points": most}
    even = "yes" if len(set(tied.values())) == 1 else "no"
    return {
        "tie": phrases.words(
            f"{phrases.game}-tie", even=even, count=max(filter(None, tied.values()), default=0), **facts
        )
    }


_OF_SEATS: Mapping[str, Callable[[Any, BasePhrases[Any]], Facts]] = {
    "seat": lambda seat, phrases: {"name": phrases.name(seat)},
    "seating": lambda seats, phrases: {"seating": phrases.name_list(seats)},
    "winners": lambda seats, phrases: {"winners": phrases.name_list(seats), "count": len(seats)},
    "scores": _scores,
}


def _plain(value: Any) -> Any:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return NONE if value is None else value


def most_telling(events: Sequence[object], kinds: Iterable[type[E]]) -> E | None:
    """Return the last event of the first of these kinds that there is."""
    return next((event for kind in kinds for event in reversed(events) if isinstance(event, kind)), None)


def message_id(what: str, event: TaggedEvent) -> str:
    """Return the message that tells an event: `<what>-<its type>`."""
    return f"{what}-{event.type.replace('_', '-')}"
