"""What each seat of Moa is expected to end with."""

from __future__ import annotations

from engine.contract import Seat
from engine.moa.heuristics.outlook import Outlook


def scores(outlook: Outlook) -> dict[Seat, float]:
    """Return the points that each seat is expected to end with, in a game that is not over."""
    position = outlook.position
    land = [0.0] * len(outlook.seats)
    for number, territory in position.territories.items():
        if territory.birds or territory.leader is not None:
            for seat, points in enumerate(outlook.land(number)):
                land[seat] += points
    more = _constant(outlook)
    return {
        seat: outlook.booked(seat) + land[outlook.number_of[seat]] + outlook.hold(seat) + more
        for seat in position.seating
    }


def _constant(outlook: Outlook) -> float:
    """Return what is the same for every seat: the second period's points, without what seats take from each other."""
    weights = outlook.tables.weights
    crowding = weights.crowding.last if outlook.last else weights.crowding.first
    lost = crowding[min(outlook.later, len(crowding) - 1)]
    return -lost if outlook.last else weights.hand.second - lost
