"""What a game is, on one page.

A game is a set of pure functions over a *position*: who may act now (`decisions`), on what (`actions`), is this allowed
(`check`), what happens (`apply`), and what may be seen of it (`view`). Everything else in the project (tables in a
channel, panels, pictures, records, automa seats, tests) is written once against this page and works for each game.

A position is plain data and holds what is still to be done as an explicit agenda, so that it can be stored and resumed
at any decision, also in the middle of a chain of invasions.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, ClassVar, Generic, Literal, NamedTuple, Protocol, Self, TypeAlias, TypeVar

from engine.choices import Node, Thing, Way, leaves
from engine.faults import Illegal as Illegal
from engine.faults import Unreadable as Unreadable

JsonObject: TypeAlias = dict[str, Any]
Item = TypeVar("Item", str, int)
"""What is shuffled: names or card ids."""

Seat: TypeAlias = str
"""A place at the table, named by its colour ("red")."""


class Position(Protocol):
    """The whole state of a game, plain data. A copy, and what is read back of its data, compare equal with it."""

    def copy(self) -> Self:
        """Return an independent copy."""

    def to_data(self) -> JsonObject:
        """Return everything, as JSON data; `Game.position_from_data` restores it without loss (snapshots)."""


class Action(Protocol):
    """A seat's answer to a decision. Immutable, comparable, hashable."""

    def to_data(self) -> JsonObject:
        """Return the action as the record writes it: {"type": ..., every key}."""


class Event(Protocol):
    """Something that happened. Immutable."""

    type: ClassVar[str]
    """Its name in stored data ("card_drawn")."""
    reveals: ClassVar[bool]
    """Whether it made something known that was hidden before (a card drawn, a die): it cannot be undone alone."""
    milestone: ClassVar[bool]
    """Whether something ends with it that the whole table is told at once (a turn, an invasion, a scoring)."""
    amends_last_post: ClassVar[bool]
    """Whether it only goes on with what was told last: an entry that begins with it changes the last post in its place
    instead of making a new one."""

    def to_data(self) -> JsonObject:
        """Return the event as JSON data: {"type": ..., fields}; `Game.event_from_data` restores it."""

    def seen_by(self, seat: Seat | None) -> Self:
        """Return what `seat` (None: a spectator) may know of it: hidden fields are None."""


@dataclass(frozen=True, slots=True)
class Decision:
    """Something a seat is asked now. All of it is public but what `Game.actions` lists for the seat."""

    seat: Seat
    kind: str
    """What is asked, as in the record's `deciding` ("action", "defend")."""
    facts: Mapping[str, Any]
    """The public facts of what is asked, as in the record ({"territory": 4, "mammal": "dog"})."""
    default: Action
    """The answer taken on time-out, computed from what the seat knows; of an answered decision, the answer given."""


class ShuffleOrDie(Protocol):
    """The source of chance that an entry is applied with (engine.chance: live or replayed)."""

    def shuffle(self, name: str, items: Sequence[Item]) -> list[Item]:
        """Return `items` in their new order, first drawn first; `name` as in the record ("bird_deck")."""

    def deal(self, name: str, items: Sequence[Item], count: int) -> list[Item]:
        """Return the first `count` of the shuffled `items`; the others stay unseen ("terrain_deck": 14 of 30)."""

    def die(self, sides: int) -> int:
        """Return a number from 1 to `sides`."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended."""

    scores: Mapping[Seat, int]
    """Of each seat; with the opponent's where the further side is one (`FurtherSide.opponent`)."""
    winners: tuple[Seat, ...]
    """In seating order; several on a shared victory. The opponent's colour when it beat all seats."""


class FurtherSide(NamedTuple):
    """A colour that takes part and is no seat's."""

    colour: Seat
    opponent: bool
    """True: the game itself plays it, with a score of its own. False: nobody plays it, the rules move its pieces."""


@dataclass(frozen=True, slots=True)
class Switch:
    """A rule variant that is chosen when a table is opened. The first choice is the default."""

    name: str
    rule_id: str
    choices: tuple[str | bool, ...]


P = TypeVar("P", bound=Position)
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
V = TypeVar("V")
P_contra = TypeVar("P_contra", contravariant=True)
A_co = TypeVar("A_co", covariant=True)
E_contra = TypeVar("E_contra", contravariant=True)


class Outcome(NamedTuple, Generic[P, E]):
    """What `apply` gives: the new position (the old one is untouched) and what happened on the way to it."""

    position: P
    events: list[E]


class Heuristics(Protocol[P_contra, A_co]):
    """What a game knows of being played well, for players made of code (engine.automa). Without state.

    Every position it is given was drawn for a seat (`Game.determinise`): it may read all of it, and must not change it.
    """

    def expected_scores(self, position: P_contra) -> Mapping[Seat, float]:
        """Return the points that each seat is expected to end with; at the end of the game those that it has."""

    def spread(self, position: P_contra) -> float:
        """Return by how many points the final scores still differ from the expected ones, as a standard deviation."""

    def candidates(self, position: P_contra, seat: Seat, rng: random.Random) -> Sequence[A_co]:
        """Return the legal actions of an asked seat that are worth a thought, likely good ones first; one at least."""

    def playout_action(self, position: P_contra, seat: Seat, rng: random.Random) -> A_co:
        """Return what a sensible seat does here, found quickly: with this a search plays on from a position."""

    def horizon(self, position: P_contra) -> object:
        """Return what a play-out that began here runs until: it ends where this is another one (round, period)."""


class Gain(NamedTuple):
    """Points that a seat came to in an event; all of its gains together are its final score."""

    seat: Seat
    source: str
    """What gave them, as the game calls it ("territories")."""
    points: int


HowHandled: TypeAlias = Literal["had", "used", "acted"]
"""had: a component came to the seat. used: it was spent, laid, stood on. acted: it gave something then."""
HowHad: TypeAlias = Literal["dealt", "taken", "open"]
"""How a kind of component comes to seats. dealt: by chance. taken: they choose which they take. open: every seat can
use them, so nothing is told of who had them."""


class Handled(NamedTuple):
    """What a seat did with a component in an event."""

    seat: Seat
    kind: str
    """One of `Ledger.kinds` ("bird_card")."""
    name: str
    how: HowHandled
    times: int = 1
    points: int = 0
    """What it gave in points."""


class Ledger(Protocol[E_contra, P_contra]):
    """What a game counts of its events, for a report of its balance (engine.counting). Without state.

    `position` is the one after the entry that the event is of.
    """

    kinds: Mapping[str, HowHad]
    """The kinds of components that are counted."""
    rounds: str
    """The type of the event that begins a round."""
    rule_ids: tuple[str, ...]
    """Every rule that `rules` can name."""

    def names(self, position: P_contra) -> Mapping[str, Sequence[str]]:
        """Return the components that are in play, by kind."""

    def rules(self, event: E_contra) -> Iterable[str]:
        """Return the ids of the rules that were used in an event."""

    def gains(self, event: E_contra, position: P_contra) -> Iterable[Gain]:
        """Return the points that seats came to; those of a further side may be among them."""

    def handled(self, event: E_contra, position: P_contra) -> Iterable[Handled]:
        """Return what seats did with components; what a further side did may be among it."""


class Liked(NamedTuple):
    """That a seat made use of a thing, as often as it is told."""

    seat: Seat
    kind: str
    """One of `Statistics.liked_kinds` ("bird")."""
    name: str


class Statistics(Protocol[E_contra, P_contra]):
    """What a finished game tells for the statistics of people (engine.statistics). Without state.

    All of it is data; its words are messages of the game ("<game>-stat-source" and so on). `position` is the last one.
    """

    version: int
    """Another number wherever the same game would be told otherwise: what is kept is counted anew then."""
    sources: tuple[str, ...]
    """What gives points, in the order in which it is told ("territories")."""
    fact_names: tuple[str, ...]
    """What else is told of a seat in numbers; of each the larger one is the better one ("defence")."""
    liked_kinds: tuple[str, ...]
    """The kinds of things with favourites. The message "<game>-<kind>" names one by a fact of that name."""

    def gains(self, event: E_contra, position: P_contra) -> Iterable[Gain]:
        """Return the points that seats came to, by `sources`; those of a further side may be among them."""

    def facts(self, events: Sequence[E_contra], position: P_contra) -> Mapping[Seat, Mapping[str, int]]:
        """Return numbers by `fact_names`, of all events of a game; those of a further side may be among them."""

    def liked(self, event: E_contra, position: P_contra) -> Iterable[Liked]:
        """Return what seats made use of in an event; a further side may be among them."""


class Game(ABC, Generic[P, A, E, V]):
    """The rules of one game, without state."""

    name: ClassVar[str]
    """As in records, custom ids and commands ("moa")."""
    colours: ClassVar[tuple[Seat, ...]]
    """The colours a seat can have, in the order in which they are offered."""
    seat_counts: ClassVar[tuple[int, ...]]
    """With how many seats it can be played."""
    switches: ClassVar[tuple[Switch, ...]]
    obvious_kinds: ClassVar[frozenset[str]] = frozenset()
    """The kinds of decision to which `obvious_answer` may know an answer; none: the game offers no such answers."""
    answer_kinds: ClassVar[frozenset[str]] = frozenset()
    """The kinds of decision by which a seat answers what another one does ("defend"): a clock may give them a time of
    their own."""
    measured: ClassVar[Mapping[str, tuple[str, ...]]] = MappingProxyType({})
    """By kind of decision, the names of what `measures` tells of it."""
    ways: ClassVar[tuple[Way, ...]] = ()
    """Every kind of answer there is, known without a position: commands and notation are made of them."""
    heuristics: ClassVar[Heuristics[Any, Any] | None] = None
    """How it is played well, for players made of code; None: they know nothing of it but its rules."""
    rolls_out: ClassVar[bool] = False
    """Whether `rollout` plays on to the end of the game in a quicker way than answer by answer."""
    ledger: ClassVar[Ledger[Any, Any] | None] = None
    """What is counted of it for a report of its balance; None: only what all games have."""
    statistics: ClassVar[Statistics[Any, Any] | None] = None
    """What it tells for the statistics of people; None: only what all games have."""
    look_ahead_trust: ClassVar[float] = 0.0
    """How many play-outs of each action a look one action ahead with the heuristics is worth to a search."""

    # -- the data a game is played with ---------------------------------------------------------------------------

    @abstractmethod
    def components(self) -> JsonObject:
        """Return the shipped components as plain data, without provenance marks."""

    @abstractmethod
    def check_components(self, data: Mapping[str, Any]) -> None:
        """Raise Unreadable with a clear sentence (path, found, expected) where `data` breaks the schema."""

    def called(self, kind: str, name: str, language: str) -> str:
        """Return what a thing is called in a language ("de"), where data say so; for most things messages do."""
        return name

    def further_side(self, seats: Sequence[Seat]) -> FurtherSide | None:
        """Return the side that takes part beside these seats and is no seat of the table; None: there is none."""
        return None

    # -- playing --------------------------------------------------------------------------------------------------

    @abstractmethod
    def start(
        self,
        seats: Sequence[Seat],
        options: Mapping[str, str | bool],
        components: Mapping[str, Any],
        chance: ShuffleOrDie,
        further: Seat | None = None,
    ) -> Outcome[P, E]:
        """Set up and run on to the first decision. `seats` as they joined; missing options take their default.

        `further` is the colour of the further side that a record names; None: take that of `self.further_side(seats)`.
        """

    @abstractmethod
    def decisions(self, position: P) -> tuple[Decision, ...]:
        """Say who may act now and on what; empty when the game is over."""

    def revisable(self, position: P) -> tuple[Decision, ...]:
        """Return decisions that are answered and may still be answered anew, because the game waits for other seats.

        `actions`, `check` and `apply` take such an answer like any other. Nobody waits for it: no time runs, no
        automa is asked. `default` is the answer given so far, which only its seat knows. No seat stands both here and
        in `decisions`.
        """
        return ()

    def next_seat(self, position: P) -> Seat | None:
        """Return whose turn surely comes after that of the seat which is asked now, by what everybody knows.

        None: several are asked, no turn is under way, or nobody can tell.
        """
        return None

    @abstractmethod
    def choices(self, position: P, seat: Seat) -> Node[A]:
        """Return the first node of what `seat` can choose; one that is closed when it may not answer now.

        Its leaves are legal actions, and every action that `check` accepts has a path (engine.choices).
        """

    def ahead(self, position: P, seat: Seat, action: A) -> Node[A] | None:
        """Return the node of a question that `seat` will surely be asked because of its `action`; None: no such one.

        The answer is given at once, kept privately, and taken when the question comes.
        """
        return None

    def at_turn(self, position: P, seat: Seat) -> P | None:
        """Return the position as it would be if the next turn of `seat` came now, with nothing else changed.

        There the seat alone is asked. None: it is asked now, or its next question is not sure to come, or nobody can
        tell what it will be. Whether there is one depends on nothing hidden. What the seat prepares for its turn is
        chosen there, and checked again once the turn comes.
        """
        return None

    def obvious_answer(self, position: P, seat: Seat) -> A | None:
        """Return the answer that nobody would turn down (a gift without a drawback); None: the seat is to decide.

        It depends only on what the seat may see. A seat that wishes so has the host give it (`obvious_kinds`).
        """
        return None

    def actions(self, position: P, seat: Seat) -> Iterator[A]:
        """Enumerate legal actions of `seat`, the leaves of its tree; none when it may not answer now.

        Where combinations of payment explode only undominated payments are given: one is dominated when another
        legal payment for the same action spends a subset of it. `check` accepts every legal one.
        """
        return leaves(self.choices(position, seat))

    @abstractmethod
    def check(self, position: P, seat: Seat, action: A) -> None:
        """Raise Illegal when `seat` may not take `action` now."""

    @abstractmethod
    def apply(self, position: P, seat: Seat, action: A, chance: ShuffleOrDie) -> Outcome[P, E]:
        """Check, carry out and run on to the next decision or the end. All or nothing; `position` is not changed."""

    def advance(self, position: P, seat: Seat, action: A, chance: ShuffleOrDie) -> P:
        """Return what comes of a legal action. `position` may be changed by it, and is not to be used any more.

        For play-outs, which make thousands of positions that nobody else sees: a game may leave out the check and the
        copy here.
        """
        return self.apply(position, seat, action, chance).position

    @abstractmethod
    def result(self, position: P) -> Result | None:
        """Return the result, or None while the game runs."""

    def in_first_round(self, position: P) -> bool:
        """Return whether the first round is still played: then little is lost where a game is given up.

        It depends only on what everybody can see, and never becomes true again. A game that does not say has none.
        """
        return False

    # -- looking --------------------------------------------------------------------------------------------------

    @abstractmethod
    def view(self, position: P, seat: Seat | None) -> V:
        """Return what `seat` (None: a spectator) may see. The only way to look at a position."""

    # -- public facts that a seat's standing orders can be bound to -------------------------------------------------

    def marks(self, view: V) -> Mapping[str, str]:
        """Return what time it is in the game, by name ({"round": "3"}): an order can hold until one of them changes."""
        return {}

    def measures(self, view: V, decision: Decision) -> Mapping[str, int]:
        """Return public numbers of a decision, by name ({"pieces": 2}): an order can hold where one is small.

        Never of a hand: when an order answers would tell of it.
        """
        return {}

    def tally(self, view: V, seat: Seat) -> Mapping[str, int]:
        """Return numbers of a seat, by name ({"cards": 3, "rounds": 4}), from its own view: tips are about them.

        What is hidden from others may be among them, so they are for the seat alone.
        """
        return {}

    def affairs(self, view: V, seat: Seat) -> object:
        """Return all that is public and concerns a seat, to be compared; None: the game cannot say.

        "Until something happens" is until it is another. What the seat's passing changes by itself is not in it.
        """
        return None

    def scene(self, view: V, action: A) -> Mapping[Thing, object]:
        """Return the places that an action is about, each with all that is there, to be compared; none: no place.

        It is public. What changes by itself before the seat's turn comes is not in it.
        """
        return {}

    @abstractmethod
    def determinise(self, view: V, rng: random.Random) -> P:
        """Return a whole position of which `view` may be a view: what is hidden is drawn from all that is possible."""

    def rollout(
        self, position: P, seat: Seat, rng: random.Random, intent: object | None = None
    ) -> Mapping[Seat, float]:
        """Return the final scores of a game that sensible seats play on from a drawn position. Only if `rolls_out`.

        What `seat` has chosen stands. What others have chosen unseen was drawn, and may be chosen anew. `intent` is one
        of `intents`; where it cannot be carried out then, the seat does what is sensible.
        """
        raise NotImplementedError

    def intents(self, position: P, seat: Seat) -> Sequence[object]:
        """Return what a seat may mean to do soon, other than what `rollout` would have it do; none: nothing is known.

        A search plays out an action with each: an action is as good as the best that may follow it.
        """
        return ()

    # -- reading and writing --------------------------------------------------------------------------------------

    @abstractmethod
    def notation(self, action: A) -> str:
        """Return the action as text ("place 3 at 5 with pukeko"); `parse` reads it back."""

    @abstractmethod
    def parse(self, text: str) -> A:
        """Read a notation; raise Unreadable with the place and what was expected there."""

    @abstractmethod
    def action_from_data(self, data: Mapping[str, Any]) -> A:
        """Read an action as the record writes it; raise Unreadable on missing, unknown or ill-typed keys."""

    @abstractmethod
    def event_from_data(self, data: Mapping[str, Any]) -> E:
        """Read an event written by `Event.to_data`."""

    @abstractmethod
    def to_record(self, position: P) -> JsonObject:
        """Return the part of a position that a game record shows (docs/record.md), for comparing.

        A method of the game: what is shown may have to be counted by the rules.
        """

    @abstractmethod
    def position_from_data(self, data: Mapping[str, Any]) -> P:
        """Read a position written by `Position.to_data`; raise Unreadable on damage."""


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
"""A game whose own types do not matter: what hosting, records and the generic tests work with."""
