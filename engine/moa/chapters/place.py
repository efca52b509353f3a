"""Where an action may be taken: open territories, and the any-territory tile (rules B2, KT4, V1)."""

from __future__ import annotations

from engine.contract import Illegal, Seat
from engine.moa.chapters.payment import why_not_ready
from engine.moa.position import MoaPosition


def why_missing(position: MoaPosition, number: int, rule: str) -> Illegal | None:
    """B2, V1: return the refusal where there is no such territory, or it has erupted (`rule`)."""
    if number not in position.territories:
        return Illegal("B2", "no-such-territory", territory=number)
    if position.closed_for_good(number):
        return Illegal(rule, "territory-erupted", territory=number)
    return None


def why_closed(position: MoaPosition, seat: Seat, number: int, any_territory: bool) -> Illegal | None:
    """B2, KT4: return the refusal where the territory is not open to the seat's action."""
    if refused := why_missing(position, number, "B2"):
        return refused
    terrain = position.rules.terrain[number]
    if position.active(number):
        return Illegal("KT4", "any-territory-needless", territory=number, terrain=terrain) if any_territory else None
    if any_territory:
        return why_not_ready(position, seat, "any_territory")
    return Illegal("B2", "territory-closed", territory=number, terrain=terrain, active=active_terrains(position))


def why_occupied(position: MoaPosition, number: int, rule: str) -> Illegal | None:
    """Return the refusal (`rule`) where a mammal tile lies, invaded or sold."""
    mammal = position.territories[number].mammal
    return None if mammal is None else Illegal(rule, "mammal-there", territory=number, mammal=mammal)


def active_terrains(position: MoaPosition) -> tuple[str, ...]:
    """Return the terrains on the two active cards, left then right."""
    return tuple(position.rules.card_terrain[card] for card in position.active_terrain)
