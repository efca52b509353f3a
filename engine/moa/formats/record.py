"""A position as game records show it (docs/record.md)."""

from __future__ import annotations

from engine.codec import to_data
from engine.contract import JsonObject, Seat
from engine.moa.agenda import ASKED, Ask, AskDefend, AskNeutral
from engine.moa.position import MoaPosition, SeatState


def to_record(position: MoaPosition) -> JsonObject:
    """Return the position as docs/record.md ("Moa position") has it."""
    asked = position.asked
    return {
        "period": position.period,
        "round": position.round,
        "phase": position.phase,
        "seating": list(position.seating),
        "first_player": position.first_player,
        "volcano": position.volcano,
        "erupted": position.erupted,
        "sales": position.sales,
        "active_terrain": list(position.active_terrain),
        "display": dict(position.display),
        "karakia_stock": dict(position.stock),
        "territories": {str(number): to_data(state) for number, state in position.territories.items()},
        "seats": {seat: _seat(position, seat, state) for seat, state in position.seats.items()},
        "piles": {
            "bird_draw": list(position.bird_draw),
            "mammal_draw": list(position.mammal_draw),
            "terrain_draw": list(position.terrain_draw),
            "bird_discard": sorted(position.bird_discard),
            "mammal_discard": sorted(position.mammal_discard),
        },
        "deciding": [] if asked is None else [deciding(asked)],
    }


def deciding(asked: Ask) -> JsonObject:
    """Return a decision as the record's `deciding` has it."""
    data: JsonObject = {"seat": asked.seat, "kind": ASKED[type(asked)]}
    if isinstance(asked, AskDefend):
        data |= {"territory": asked.territory, "mammal": asked.mammal}
    if isinstance(asked, AskNeutral):
        data |= {"territory": asked.territory}
    return data


def with_points(kinds: tuple[str, ...], trophy: dict[str, int]) -> tuple[str, ...]:
    """Return mammal tiles or cards with their points ("dog:4"), sorted."""
    return tuple(sorted(f"{kind}:{trophy[kind]}" for kind in kinds))


def _seat(position: MoaPosition, seat: Seat, state: SeatState) -> JsonObject:
    pieces = {"score": state.score, "birds": state.birds, "leaders": state.leaders}
    if seat == position.neutral:
        return pieces
    trophy = dict(position.rules.trophy)
    return pieces | {
        "hand": sorted(state.hand),
        "leader_tiles": sorted(state.leader_tiles),
        "karakia": sorted(state.karakia),
        "karakia_fresh": sorted(state.fresh),
        "trophies": list(with_points(state.trophies, trophy)),
        "sold_cards": list(with_points(state.sold_cards, trophy)),
    }
