"""Where an action may be taken: open territories, and the any-territory tile (rules B2, KT4, V1)."""

from __future__ import annotations

from engine.contract import Illegal, Seat
from engine.moa.chapters.payment import check_ready
from engine.moa.position import MoaPosition


def check_exists(position: MoaPosition, number: int, rule: str) -> None:
    """Raise Illegal where there is no such territory, or it has erupted (`rule`)."""
    if number not in position.territories:
        raise Illegal("B2", "no-such-territory", territory=number)
    if position.closed_for_good(number):
        raise Illegal(rule, "territory-erupted", territory=number)


def check_open(position: MoaPosition, seat: Seat, number: int, any_territory: bool) -> None:
    """Raise Illegal where the territory is not open to the seat's action."""
    check_exists(position, number, "B2")
    terrain = position.rules.terrain[number]
    if position.active(number):
        if any_territory:
            raise Illegal("KT4", "any-territory-needless", territory=number, terrain=terrain)
    elif any_territory:
        check_ready(position, seat, "any_territory")
    else:
        active = active_terrains(position)
        raise Illegal("B2", "territory-closed", territory=number, terrain=terrain, active=active)


def check_no_mammal(position: MoaPosition, number: int, rule: str) -> None:
    """Raise Illegal (`rule`) where a mammal tile lies, invaded or sold."""
    mammal = position.territories[number].mammal
    if mammal is not None:
        raise Illegal(rule, "mammal-there", territory=number, mammal=mammal)


def active_terrains(position: MoaPosition) -> tuple[str, ...]:
    """Return the terrains on the two active cards, left then right."""
    return tuple(position.rules.card_terrain[card] for card in position.active_terrain)
