"""The log of a game: the setup it began with and its entries, from which everything else can be made again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self

from engine.chance import ReplayedChance
from engine.contract import Action, AnyGame, Event, JsonObject, Outcome, Seat, ShuffleOrDie, Unreadable
from engine.faults import A_VALUE, AN_OBJECT, NOTHING, either, phrase


@dataclass(frozen=True, slots=True)
class Setup:
    """What a game begins with: the first line of its record."""

    seats: tuple[Seat, ...]
    """As they joined."""
    options: Mapping[str, str | bool]
    """Every switch."""
    components: Mapping[str, Any]
    """The whole data in force."""
    further: Seat | None = None
    """The colour of the further side, where there is one ("neutral" in records)."""


def new_setup(
    game: AnyGame,
    seats: Sequence[Seat],
    options: Mapping[str, str | bool] | None = None,
    components: Mapping[str, Any] | None = None,
) -> Setup:
    """Return the setup of a new game: missing options take their default, components are the shipped ones."""
    every = {switch.name: (options or {}).get(switch.name, switch.choices[0]) for switch in game.switches}
    data = game.components() if components is None else components
    side = game.further_side(seats)
    return Setup(tuple(seats), every, data, None if side is None else side.colour)


@dataclass(frozen=True, slots=True)
class Start:
    """The host starts the game: the first entry of every log."""

    type: ClassVar[str] = "start"

    def to_data(self) -> JsonObject:
        """Return the action as the record writes it."""
        return {"type": self.type}


@dataclass(frozen=True, slots=True)
class TimeOut:
    """The host answers for `seat`, whose time is over, with the decision's default."""

    type: ClassVar[str] = "timeout"
    seat: Seat
    action: Action

    def to_data(self) -> JsonObject:
        """Return the action as the record writes it."""
        return {"type": self.type, "seat": self.seat, "action": self.action.to_data()}


@dataclass(frozen=True, slots=True)
class Entry:
    """One step of a log: who did what, the chance it used, and what happened.

    `seat` is None for the host, whose actions are Start and TimeOut.
    """

    n: int
    seat: Seat | None
    action: Action
    chance: tuple[JsonObject, ...]
    events: tuple[Event, ...]
    by: str | None = None
    """The level of the automa that acted in the place of the seat's person; None: whose the seat is."""
    taken_back: int = 0
    """How many entries that had revealed something were made after it and taken back: the game went on with what they
    had shown."""

    @property
    def actor(self) -> Seat | None:
        """Return the seat that acted, or for which the host did; None: the start."""
        return self.action.seat if isinstance(self.action, TimeOut) else self.seat

    @property
    def reveals(self) -> bool:
        """Whether something hidden became known, so that one seat alone cannot take it back."""
        return bool(self.chance) or any(event.reveals for event in self.events)

    def to_data(self) -> JsonObject:
        """Return the entry as the record writes it, without the position."""
        return {
            "n": self.n,
            "seat": self.seat,
            "action": self.action.to_data(),
            "chance": list(self.chance),
            "events": [event.to_data() for event in self.events],
            **({} if self.by is None else {"by": self.by}),
            **({"taken_back": self.taken_back} if self.taken_back else {}),
        }

    @classmethod
    def from_data(cls, game: AnyGame, data: Mapping[str, Any]) -> Self:
        """Read an entry written by `to_data` (a stored row); Unreadable when it is none."""
        try:
            action = action_from_data(game, data["seat"], data["action"])
            events = tuple(game.event_from_data(event) for event in data["events"])
            by, back = data.get("by"), data.get("taken_back", 0)
            return cls(data["n"], data["seat"], action, tuple(data["chance"]), events, by, back)
        except (KeyError, TypeError) as error:
            raise Unreadable(f"no log entry: {error!r}") from error


def marked(last: Entry, taken_back: Iterable[Entry]) -> Entry:
    """Return the `last` entry that stands with the mark of what was `taken_back` behind it."""
    seen = sum(each.reveals + each.taken_back for each in taken_back)
    return replace(last, taken_back=last.taken_back + seen) if seen else last


def action_from_data(game: AnyGame, seat: Seat | None, data: Mapping[str, Any]) -> Action:
    """Read the action of an entry: the host's when `seat` is None, else one of the game's."""
    if seat is not None:
        own: Action = game.action_from_data(data)
        return own
    kind = data.get("type")
    keys = {Start.type: {"type"}, TimeOut.type: {"type", "seat", "action"}}.get(str(kind))
    if keys is None:
        raise Unreadable(
            f"the host's actions are start and timeout, found {kind!r}", "type", either(("start", "timeout"))
        )
    if wrong := keys.symmetric_difference(data):
        expected = A_VALUE if min(wrong) in keys else NOTHING
        raise Unreadable(f"{kind} has the keys {sorted(keys)}, found {sorted(data)}", min(wrong), expected)
    if kind == Start.type:
        return Start()
    if not isinstance(data["seat"], str):
        raise Unreadable(
            f"a seat is named by its colour, found {data['seat']!r}", "seat", phrase("fault-colour", "a colour")
        )
    if not isinstance(data["action"], Mapping):
        raise Unreadable(f"an action is an object, found {data['action']!r}", "action", AN_OBJECT)
    try:
        return TimeOut(data["seat"], game.action_from_data(data["action"]))
    except Unreadable as error:
        path = f"action.{error.path}".rstrip(".")
        raise Unreadable(error.message, path, error.expected, error.found) from error


def carry_out(
    game: AnyGame, setup: Setup, position: Any | None, seat: Seat | None, action: Action, *, chance: ShuffleOrDie
) -> Outcome[Any, Any]:
    """Carry out one entry's action, the host's too; `position` is None before the start.

    Illegal when the rules refuse it, Unreadable when no entry can be like this, ChanceError from replayed chance.
    """
    if (position is None) != isinstance(action, Start):
        expected = "start" if position is None else phrase("fault-no-second-start", "no second start")
        raise Unreadable("a log begins with the host's start, and has only one", "type", expected)
    if position is None:
        return game.start(setup.seats, setup.options, setup.components, chance, setup.further)
    if isinstance(action, TimeOut):
        return game.apply(position, action.seat, action.action, chance)
    if seat is None:
        raise Unreadable(
            phrase("fault-host", "the host only starts the game and answers for those whose time is over"), "type"
        )
    return game.apply(position, seat, action, chance)


def walk(game: AnyGame, setup: Setup, entries: Iterable[Entry], position: Any | None = None) -> Iterator[Any]:
    """Replay entries and give the position after each; `position` is the one before them, None before the start.

    Nothing is enumerated: each action is checked and carried out once. Raises as `carry_out`.
    """
    for entry in entries:
        chance = ReplayedChance(entry.chance)
        position = carry_out(game, setup, position, entry.seat, entry.action, chance=chance).position
        chance.finish()
        yield position
