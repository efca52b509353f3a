"""A position as data: whole for the project's own snapshots (`to_data`), and as game records show it (`to_record`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.contract import JsonObject, Seat
from engine.laisla.agenda import ASKED, AskAdvance, AskCube, AskMarker, AskOne, AskSwap

if TYPE_CHECKING:
    from engine.laisla.position import LaIslaPosition, SeatState


def to_data(position: LaIslaPosition) -> JsonObject:
    """Return everything, components and agenda included."""
    return {
        "components": position.rules.data,
        "options": dict(position.rules.options),
        "seating": list(position.seating),
        "start_player": position.start_player,
        "round": position.round,
        "phase": position.phase,
        "spokes": list(position.spokes),
        "animals": dict(position.animals),
        "markers": dict(position.markers),
        "seats": {seat: _seat(state) for seat, state in position.seats.items()},
        "deck": list(position.deck),
        "discard": list(position.discard),
        "covered": list(position.covered),
        "agenda": [step.to_data() for step in position.agenda],
    }


def to_record(position: LaIslaPosition) -> JsonObject:
    """Return the position as docs/record.md has it for La Isla."""
    return {
        "round": position.round,
        "phase": position.phase,
        "seating": list(position.seating),
        "start_player": position.start_player,
        "spokes": list(position.spokes),
        "animals": dict(position.animals),
        "markers": dict(position.markers),
        "seats": {seat: _seat(state) for seat, state in position.seats.items()},
        "piles": {
            "deck": list(position.deck),
            "discard": list(position.discard),
            "covered": list(position.covered),
        },
        "deciding": deciding(position),
    }


def deciding(position: LaIslaPosition) -> list[JsonObject]:
    """Return who is asked what, as the record has it."""
    if position.asked is not None:
        return [{"seat": position.asked.seat, "kind": ASKED[type(position.asked)]} | question(position.asked)]
    return [{"seat": seat, "kind": "assign"} for seat in position.deciding()]


def question(asked: AskOne) -> dict[str, str]:
    """Return the public facts of what a single seat is asked: the function that asks."""
    return {"function": asked.function} if isinstance(asked, AskCube | AskSwap | AskMarker | AskAdvance) else {}


def _seat(state: SeatState) -> dict[Seat, object]:
    chosen = state.assigned
    return {
        "score": state.score,
        "supply": state.supply,
        "reserve": state.reserve,
        "cubes": dict(state.cubes),
        "fields": list(state.fields),
        "large": state.large,
        "tiles": dict(state.tiles),
        "holder": list(state.holder),
        "extra_slots": list(state.extra_slots),
        "hand": list(state.hand),
        "assigned": None if chosen is None else chosen._asdict(),
        "pending_a": state.pending_a,
        "pending_b": state.pending_b,
        "pending_d": state.pending_d,
    }
