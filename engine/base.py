"""What every game so far has alike: bases of its Game, of the workbench of an entry, of its table of refusals."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from engine.choices import leaves
from engine.components import ComponentsFile
from engine.contract import Game, JsonObject, Outcome, Position, Seat, ShuffleOrDie
from engine.tagged_data import Kinds, TaggedAction, TaggedEvent, TaggedStep


class WithAgenda(Position, Protocol):
    """A position whose agenda is a stack of steps, the next one last."""

    agenda: list[Any]


Q = TypeVar("Q", bound=Position)
P = TypeVar("P", bound=WithAgenda)
A = TypeVar("A", bound=TaggedAction)
E = TypeVar("E", bound=TaggedEvent)
V = TypeVar("V")


class BaseGame(Game[Q, A, E, V]):
    """A game with a components file, and with actions and events that are plain data."""

    file: ClassVar[ComponentsFile[Any]]
    action_kinds: ClassVar[Kinds[Any]]
    event_kinds: ClassVar[Kinds[Any]]

    def components(self) -> JsonObject:
        """Give the shipped components as plain data, without provenance marks."""
        return self.file.shipped()

    def check_components(self, data: Mapping[str, Any]) -> None:
        """Raise Unreadable with path, found and expected where `data` breaks the schema."""
        self.file.check(data)

    def actions(self, position: Q, seat: Seat) -> Iterator[A]:
        """Enumerate legal actions of `seat`: the leaves of what it can choose."""
        return leaves(self.choices(position, seat))

    def action_from_data(self, data: Mapping[str, Any]) -> A:
        """Read an action as the record writes it."""
        action: A = self.action_kinds.read(data)
        return action

    def event_from_data(self, data: Mapping[str, Any]) -> E:
        """Read an event written by `to_data`."""
        event: E = self.event_kinds.read(data)
        return event


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


class AgendaTransition(BaseTransition[P, E]):
    """What one entry changes in a game whose position has an agenda."""

    def push(self, *steps: TaggedStep) -> None:
        """Put steps on the agenda, to be carried out in this order before all that waits there."""
        self.position.agenda.extend(reversed(steps))


class Refusal(NamedTuple):
    """One reason for which a game refuses an action: the rules it can stand on and the facts that come with it."""

    reason: str
    rules: tuple[str, ...]
    facts: tuple[str, ...]
    meaning: str
