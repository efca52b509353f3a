"""Reading a stored position (engine.codec): the names in it must belong to the game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from engine.codec import check_known
from engine.contract import Unreadable
from engine.moa.position import MoaPosition


def check_position(position: MoaPosition) -> None:
    """Put tables into the order of the game; raise Unreadable where names are not of this game."""
    everybody = position.seating if position.neutral is None else (*position.seating, position.neutral)
    rules = position.rules
    position.seats = _ordered("seats", position.seats, everybody)
    position.territories = _ordered("territories", position.territories, rules.terrain)
    position.display = _ordered("display", position.display, rules.waiting)
    position.stock = _ordered("stock", position.stock, rules.tile_kinds)
    for path, found, known in _names(position):
        check_known(path, found, known)


def _names(position: MoaPosition) -> Iterator[tuple[str, Iterable[str], Iterable[str]]]:
    """Return the places where names stand, with the names found and those that there are."""
    rules = position.rules
    yield "first_player", [position.first_player], position.seating
    yield "active_terrain", position.active_terrain, rules.terrain_deck
    yield "terrain_draw", position.terrain_draw, rules.terrain_deck
    yield "bird_draw", position.bird_draw, rules.bird_deck
    yield "bird_discard", position.bird_discard, rules.bird_deck
    yield "mammal_draw", position.mammal_draw, rules.mammal_deck
    yield "mammal_discard", position.mammal_discard, rules.mammal_deck
    for seat, state in position.seats.items():
        yield f"seats.{seat}.hand", state.hand, rules.bird_deck
        yield f"seats.{seat}.leader_tiles", state.leader_tiles, rules.leader_tiles
        yield f"seats.{seat}.karakia", (*state.karakia, *state.fresh), rules.tile_kinds


def _ordered(path: str, found: dict[Any, Any], expected: Iterable[Any]) -> dict[Any, Any]:
    """Return a table in the order of the game; Unreadable where it has other keys."""
    keys = list(expected)
    check_known(path, found, keys)
    if len(found) != len(keys):
        raise Unreadable(f"position: {path}: found {len(found)} of them, expected {len(keys)}", path)
    return {key: found[key] for key in keys}
