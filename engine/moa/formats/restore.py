"""Reading a position back from a snapshot (engine.moa.formats.snapshot writes it)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, PlainValidator, TypeAdapter, ValidationError

from engine.contract import JsonObject, Unreadable
from engine.moa.agenda import STEPS
from engine.moa.position import MoaPosition, SeatState, TerritoryState
from engine.moa.rules import Rules, rules_for
from engine.moa.views.view import ScoringSheet
from engine.schema import first_fault

_SHEETS = TypeAdapter(tuple[ScoringSheet, ...])


class _Data(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")


class _Territory(_Data):
    mammal: str | None
    sold_by: str | None
    sale_scored: bool
    stronghold: bool
    leader_tile: str | None
    birds: dict[str, int]
    leader: str | None


class _Seat(_Data):
    score: int
    birds: int
    leaders: int
    hand: list[str]
    leader_tiles: list[str]
    karakia: list[str]
    fresh: list[str]
    trophies: list[str]
    sold_cards: list[str]


class _Snapshot(_Data):
    components: JsonObject
    options: dict[str, str | bool]
    seating: list[str]
    neutral: str | None
    first_player: str
    period: int
    round: int
    volcano: int
    erupted: bool
    sales: int
    active_terrain: list[str]
    display: dict[str, int]
    stock: dict[str, int]
    territories: dict[str, _Territory]
    seats: dict[str, _Seat]
    bird_draw: list[str]
    mammal_draw: list[str]
    terrain_draw: list[str]
    bird_discard: list[str]
    mammal_discard: list[str]
    agenda: list[JsonObject]
    sheets: Annotated[tuple[ScoringSheet, ...], PlainValidator(_SHEETS.validate_python)]


def position_from_data(data: Mapping[str, Any]) -> MoaPosition:
    """Read a snapshot; raise Unreadable on damage."""
    try:
        read = _Snapshot.model_validate(dict(data))
    except ValidationError as error:
        raise first_fault(error).unreadable("position") from error
    rules = rules_for(read.components, read.options)
    _check_names(read, rules)
    everybody = read.seating if read.neutral is None else [*read.seating, read.neutral]
    return MoaPosition(
        rules=rules,
        seating=tuple(read.seating),
        neutral=read.neutral,
        first_player=read.first_player,
        period=read.period,
        round=read.round,
        volcano=read.volcano,
        erupted=read.erupted,
        sales=read.sales,
        active_terrain=tuple(read.active_terrain),
        display={kind: read.display[kind] for kind in rules.waiting},
        stock={kind: read.stock[kind] for kind in rules.tile_kinds},
        territories={number: _territory(read.territories[str(number)]) for number in rules.terrain},
        seats={seat: _seat(read.seats[seat]) for seat in everybody},
        bird_draw=tuple(read.bird_draw),
        mammal_draw=tuple(read.mammal_draw),
        terrain_draw=tuple(read.terrain_draw),
        bird_discard=tuple(read.bird_discard),
        mammal_discard=tuple(read.mammal_discard),
        agenda=[STEPS.read(step) for step in read.agenda],
        sheets=read.sheets,
    )


def _check_names(read: _Snapshot, rules: Rules) -> None:
    """Raise Unreadable for names that this game does not have."""
    everybody = [*read.seating] if read.neutral is None else [*read.seating, read.neutral]
    known = {
        "seats": (list(read.seats), everybody),
        "first_player": ([read.first_player], read.seating),
        "territories": (list(read.territories), [str(number) for number in rules.terrain]),
        "display": (list(read.display), rules.waiting),
        "stock": (list(read.stock), rules.tile_kinds),
        "active_terrain": (read.active_terrain, rules.terrain_deck),
        "bird_draw": (read.bird_draw, rules.bird_deck),
        "bird_discard": (read.bird_discard, rules.bird_deck),
        "mammal_draw": (read.mammal_draw, rules.mammal_deck),
        "mammal_discard": (read.mammal_discard, rules.mammal_deck),
        "terrain_draw": (read.terrain_draw, rules.terrain_deck),
    }
    for path, (found, expected) in known.items():
        if unknown := set(found) - set(expected):
            raise Unreadable(f"position, {path}: found {min(unknown)!r}, expected one of {sorted(set(expected))}")
    whole = {"seats": everybody, "territories": rules.terrain, "display": rules.waiting, "stock": rules.tile_kinds}
    for path, wanted in whole.items():
        if len(getattr(read, path)) != len(wanted):
            raise Unreadable(f"position, {path}: found {len(getattr(read, path))} of them, expected {len(wanted)}")


def _territory(read: _Territory) -> TerritoryState:
    return TerritoryState(**dict(read))


def _seat(read: _Seat) -> SeatState:
    return SeatState(
        score=read.score,
        birds=read.birds,
        leaders=read.leaders,
        hand=tuple(read.hand),
        leader_tiles=tuple(read.leader_tiles),
        karakia=tuple(read.karakia),
        fresh=tuple(read.fresh),
        trophies=tuple(read.trophies),
        sold_cards=tuple(read.sold_cards),
    )
