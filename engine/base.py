"""What every game so far has alike: bases of its Game, of its transition (what an entry changes), of its refusals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from engine.choices import Closed, Node, Tree, Way, choose_way, ways_to
from engine.codec import from_data
from engine.components import ComponentsFile, Options, full_options
from engine.contract import (
    Decision,
    Game,
    Illegal,
    JsonObject,
    Outcome,
    Position,
    Result,
    Seat,
    ShuffleOrDie,
)
from engine.faults import phrase
from engine.notation import Notation, simple_notation
from engine.schema import Fault
from engine.tagged_data import Kinds, TaggedAction, TaggedEvent, TaggedStep


class WithAgenda(Position, Protocol):
    """A position whose agenda is a stack of steps, the next one last."""

    agenda: list[Any]


Q = TypeVar("Q", bound=Position)
P = TypeVar("P", bound=WithAgenda)
A = TypeVar("A", bound=TaggedAction)
E = TypeVar("E", bound=TaggedEvent)
V = TypeVar("V")


@dataclass(slots=True)
class BaseTransition(Generic[Q, E]):
    """What one entry changes, which every chapter works on: `position` is a copy of its own."""

    position: Q
    chance: ShuffleOrDie
    events: list[E] = field(default_factory=list)

    def emit(self, *events: E) -> None:
        """Add events."""
        self.events.extend(events)

    @property
    def outcome(self) -> Outcome[Q, E]:
        """What came of it."""
        return Outcome(self.position, self.events)


class BaseGame(Game[Q, A, E, V]):
    """A game with a components file, and with actions and events that are plain data.

    What a game tells in its tree of choices, its ways and the fields of its position is not told again: `actions`,
    notation and storage follow from them. A small game writes `why_not` and `carry_out` in the place of `check` and
    `apply`.
    """

    file: ClassVar[ComponentsFile[Any]]
    action_kinds: ClassVar[Kinds[Any]]
    event_kinds: ClassVar[Kinds[Any]]
    position_type: ClassVar[type[Any]]
    """What `position_from_data` makes: a dataclass that says how it is stored (engine.codec)."""
    transition_type: ClassVar[type[Any]] = BaseTransition
    """What `carry_out` works on."""
    text: ClassVar[Notation[Any] | None] = None
    """How actions are written; None: as the lines of the ways have it, with a number or a name for each question."""

    # -- playing --------------------------------------------------------------------------------------------------

    def start(
        self,
        seats: Sequence[Seat],
        options: Mapping[str, str | bool],
        components: Mapping[str, Any],
        chance: ShuffleOrDie,
        further: Seat | None = None,
    ) -> Outcome[Q, E]:
        """Draw who sits where, set up and run on to the first decision. Unreadable as `check_seats`."""
        self.check_seats(seats, further)
        self.check_components(components)
        seating = tuple(chance.shuffle("seating", list(seats)))
        position = self.new_position(seating, full_options(self.switches, options), dict(components))
        transition: BaseTransition[Q, E] = BaseTransition(position, chance)
        self.begin(transition)
        return transition.outcome

    def check_seats(self, seats: Sequence[Seat], further: Seat | None = None) -> None:
        """Raise Unreadable for seats that the game does not have, or a further side of a game that has none."""
        if len(seats) not in self.seat_counts or len(set(seats)) < len(seats) or not set(seats) <= set(self.colours):
            counts = ", ".join(map(str, self.seat_counts))
            expected = phrase(
                "fault-seats", "{counts} different ones of {colours}", counts=counts, colours=self.colours
            )
            raise Fault("seats", list(seats), expected).unreadable("seats")
        if further is not None:
            raise Fault("neutral", repr(further), phrase("fault-no-further-side", "none")).unreadable("neutral")

    def new_position(self, seating: tuple[Seat, ...], options: Options, components: JsonObject) -> Q:
        """Return the position before anything is dealt; `options` has every switch."""
        raise NotImplementedError

    def begin(self, transition: BaseTransition[Q, E]) -> None:
        """Deal, and run on to the first decision."""
        raise NotImplementedError

    def why_not(self, position: Q, seat: Seat, action: A) -> Illegal | None:
        """Return why `seat` may not take `action` now; None where it may."""
        raise NotImplementedError

    def check(self, position: Q, seat: Seat, action: A) -> None:
        """Raise Illegal when `seat` may not take `action` now."""
        if (illegal := self.why_not(position, seat, action)) is not None:
            raise illegal

    def carry_out(self, transition: Any, seat: Seat, action: A) -> None:
        """Change the transition's position as a legal action does, and go on to the next decision or the end."""
        raise NotImplementedError

    def apply(self, position: Q, seat: Seat, action: A, chance: ShuffleOrDie) -> Outcome[Q, E]:
        """Check, carry out and run on to the next decision or the end. `position` is not changed."""
        self.check(position, seat, action)
        transition: BaseTransition[Q, E] = self.transition_type(position.copy(), chance)
        self.carry_out(transition, seat, action)
        return transition.outcome

    # -- reading and writing --------------------------------------------------------------------------------------

    def notation(self, action: A) -> str:
        """Return the action as text, as the line of its way has it."""
        return (self.text or simple_notation(self.ways)).write(action)

    def parse(self, text: str) -> A:
        """Read a notation; raise Unreadable with the place and what was expected there."""
        action: A = (self.text or simple_notation(self.ways)).read(text)
        return action

    def position_from_data(self, data: Mapping[str, Any]) -> Q:
        """Read a position written by `to_data`; raise Unreadable on damage."""
        position: Q = from_data(self.position_type, data)
        self.check_position(position)
        return position

    def check_position(self, position: Q) -> None:
        """Raise Unreadable where names or sums in a stored position cannot be of this game."""

    def to_record(self, position: Q) -> JsonObject:
        """Return the part of a position that a game record shows: all but what the record's head has."""
        data = position.to_data()
        return {key: value for key, value in data.items() if key not in ("components", "options")}

    # -- components -----------------------------------------------------------------------------------------------

    def components(self) -> JsonObject:
        """Return the shipped components as plain data, without provenance marks."""
        return self.file.shipped()

    def check_components(self, data: Mapping[str, Any]) -> None:
        """Raise Unreadable with path, found and expected where `data` breaks the schema."""
        self.file.check(data)

    def action_from_data(self, data: Mapping[str, Any]) -> A:
        """Read an action as the record writes it."""
        action: A = self.action_kinds.read(data)
        return action

    def event_from_data(self, data: Mapping[str, Any]) -> E:
        """Read an event written by `to_data`."""
        event: E = self.event_kinds.read(data)
        return event


class AgendaTransition(BaseTransition[P, E]):
    """What one entry changes in a game whose position has an agenda."""

    def push(self, *steps: TaggedStep) -> None:
        """Put steps on the agenda, to be carried out in this order before all that waits there."""
        self.position.agenda.extend(reversed(steps))


class TurnGame(BaseGame[Q, A, E, V]):
    """A game that asks one seat at a time, each kind of question in one place: `asked`, `question` and `why_not`."""

    turn_rule: ClassVar[str]
    """The rule that says who acts when."""

    def asked(self, position: Q) -> tuple[Seat, str] | None:
        """Return who is asked, and the kind of decision; None when the game is over."""
        raise NotImplementedError

    def question(self, position: Q, seat: Seat, way: Way) -> Tree[A]:
        """Return what follows a way to answer: its first question, or the action itself."""
        raise NotImplementedError

    def result(self, position: Q) -> Result | None:
        """Return the result once nobody is asked: the most points win (the position's `scores`, by seat)."""
        if self.asked(position) is not None:
            return None
        scores: Mapping[Seat, int] = getattr(position, "scores")  # noqa: B009  (of games that do not say otherwise)
        return Result(scores, tuple(seat for seat, score in scores.items() if score == max(scores.values())))

    def facts(self, position: Q) -> Mapping[str, Any]:
        """Return the public facts of the question that is asked."""
        return {}

    def decisions(self, position: Q) -> tuple[Decision, ...]:
        """Return who may act now and on what; the default is the first answer that is possible."""
        asked = self.asked(position)
        if asked is None:
            return ()
        seat, kind = asked
        return (Decision(seat, kind, self.facts(position), next(self.actions(position, seat))),)

    def choices(self, position: Q, seat: Seat) -> Node[A]:
        """Return the first node of what `seat` can choose: the ways to answer, where it is asked."""
        asked = self.asked(position)
        if asked is None or asked[0] != seat:
            return Closed(lambda: Illegal(self.turn_rule, "not-asked", seat=seat))
        return choose_way(ways_to(self.ways, asked[1]), lambda way: self.question(position, seat, way))

    def check(self, position: Q, seat: Seat, action: A) -> None:
        """Raise Illegal when `seat` is not asked, or asked something else, or the rules refuse its answer."""
        asked = self.asked(position)
        if asked is None or asked[0] != seat:
            raise Illegal(self.turn_rule, "not-asked", seat=seat)
        if not any(isinstance(action, way.action) for way in ways_to(self.ways, asked[1])):
            raise Illegal(self.turn_rule, "other-question", question=asked[1])
        super().check(position, seat, action)


class Refusal(NamedTuple):
    """One reason for which a game refuses an action: the rules it can stand on and the facts that come with it."""

    reason: str
    rules: tuple[str, ...]
    facts: tuple[str, ...]
    meaning: str
