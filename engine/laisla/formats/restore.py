"""Reading a position back from the data of a snapshot."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from typing import Any

from pydantic import BaseModel, ConfigDict, StrictInt, StrictStr, ValidationError

from engine.contract import Unreadable
from engine.laisla.agenda import STEPS
from engine.laisla.functions import FUNCTIONS
from engine.laisla.names import SLOTS
from engine.laisla.position import PHASES, Assignment, LaIslaPosition, SeatState
from engine.laisla.rules import rules_for
from engine.schema import first_fault


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid")


class _Assigned(_Part):
    a: StrictInt
    b: StrictInt
    d: StrictInt


class _Seat(_Part):
    score: StrictInt
    supply: StrictInt
    reserve: StrictInt
    cubes: dict[StrictStr, StrictInt]
    fields: tuple[StrictStr, ...]
    large: StrictStr
    tiles: dict[StrictStr, StrictInt]
    holder: tuple[StrictInt | None, StrictInt | None, StrictInt | None]
    extra_slots: tuple[StrictInt | None, ...]
    hand: tuple[StrictInt, ...]
    assigned: _Assigned | None
    pending_a: StrictInt | None
    pending_b: StrictInt | None
    pending_d: StrictInt | None

    def state(self) -> SeatState:
        """Return the seat."""
        fields = {name: getattr(self, name) for name in type(self).model_fields}
        chosen = self.assigned
        fields["assigned"] = None if chosen is None else Assignment(chosen.a, chosen.b, chosen.d)
        return SeatState(**fields)


class _Snapshot(_Part):
    components: dict[str, Any]
    options: dict[StrictStr, bool | str]
    seating: tuple[StrictStr, ...]
    start_player: StrictStr
    round: StrictInt
    phase: StrictStr
    spokes: tuple[StrictStr, ...]
    animals: dict[StrictStr, StrictStr | None]
    markers: dict[StrictStr, StrictInt]
    seats: dict[StrictStr, _Seat]
    deck: tuple[StrictInt, ...]
    discard: tuple[StrictInt, ...]
    covered: tuple[StrictInt, ...]
    agenda: list[dict[str, Any]]


def position_from_data(data: Mapping[str, Any]) -> LaIslaPosition:
    """Read a position written by `to_data`; raise Unreadable on damage."""
    try:
        read = _Snapshot.model_validate(data)
    except ValidationError as error:
        raise first_fault(error).unreadable("position") from error
    rules = rules_for(read.components, read.options)
    agenda = [STEPS.read(step) for step in read.agenda]
    position = LaIslaPosition(
        rules,
        read.seating,
        read.start_player,
        read.round,
        read.phase,
        read.spokes,
        read.animals,
        read.markers,
        {seat: state.state() for seat, state in read.seats.items()},
        read.deck,
        read.discard,
        read.covered,
        agenda,
    )
    _check_names(position)
    return position


def _check_names(position: LaIslaPosition) -> None:
    """Raise Unreadable where names do not belong to the components or to this table."""
    rules, seats = position.rules, position.seats
    _same("seats", seats, position.seating)
    _same("spokes", position.spokes, rules.spokes)
    _same("animals", position.animals, rules.clearings)
    _same("markers", position.markers, rules.animals)
    _known("start_player", [position.start_player], position.seating)
    _known("phase", [position.phase], PHASES)
    _known("cards", _cards(position), rules.cards)
    _known("agenda", [step.seat for step in position.agenda if hasattr(step, "seat")], seats)
    _known("agenda", [step.function for step in position.agenda if hasattr(step, "function")], FUNCTIONS)
    for seat, state in seats.items():
        _same(f"seats.{seat}.cubes", state.cubes, rules.colours)
        _same(f"seats.{seat}.tiles", state.tiles, rules.animals)
        _known(f"seats.{seat}.large", [state.large], rules.animals)
        _known(f"seats.{seat}.fields", state.fields, SLOTS)


def _cards(position: LaIslaPosition) -> list[int]:
    cards: list[int | None] = [*position.deck, *position.discard, *position.covered]
    for state in position.seats.values():
        cards += [*state.slots, *state.hand, state.pending_a, state.pending_b, state.pending_d, *(state.assigned or ())]
    return [card for card in cards if card is not None]


def _same(path: str, found: Iterable[str], expected: Iterable[str]) -> None:
    if set(found) != set(expected):
        raise Unreadable(f"position: {path}: found {sorted(found)}, expected {sorted(expected)}", path)


def _known(path: str, found: Iterable[str | int], expected: Container[str | int]) -> None:
    if unknown := [each for each in found if each not in expected]:
        raise Unreadable(f"position: {path}: found {unknown[0]!r}, which is none of this game", path)
