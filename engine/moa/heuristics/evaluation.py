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
            for seat, points in enumerate(outlook.land_now(number, territory)):
                land[seat] += points
    more = outlook.tables.weights.hand.second if position.period < outlook.tables.periods else 0.0
    return {
        seat: outlook.booked(seat) + land[outlook.number_of[seat]] + outlook.hold(seat) + more
        for seat in position.seating
    }
