"""What the events of an action do to territories: a preview shows these as they would be."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import takewhile
from types import MappingProxyType
from typing import Any

from engine.contract import Event, Seat
from engine.moa.events import (
    Attacked,
    BirdsMoved,
    BirdsPlaced,
    DefenceAsked,
    DefenceDeclined,
    Defended,
    InvasionSucceeded,
    LandSold,
    LeaderPlaced,
    NeutralBirdsPlaced,
    NeutralLeaderPlaced,
    Returned,
    StrongholdPlaced,
    TurnEnded,
)
from engine.moa.views.view import MoaView, TerritoryView


def own_events(events: Sequence[Event]) -> tuple[Event, ...]:
    """Return the events of the action itself: up to the first milestone, or to the end of the turn."""
    before = list(takewhile(lambda event: not (event.milestone or isinstance(event, TurnEnded)), events))
    return tuple(events[: len(before) + 1])


def defender_after(events: Sequence[Event]) -> DefenceAsked | None:
    """Return the question to the seat that may defend after the one that declines (I4); None: nobody else may."""
    own = own_events(events)
    if not own or not isinstance(own[0], DefenceDeclined) or not isinstance(own[-1], DefenceAsked):
        return None
    return own[-1] if own[-1].territory == own[0].territory else None


def places_after(view: MoaView, events: Sequence[Event]) -> tuple[TerritoryView, ...]:
    """Return the territories that an action changes, as they would be, in the order of its events.

    Where another seat may still defend, the territory is as it would be if nobody does.
    """
    own = own_events(events)
    if (asked := defender_after(events)) is not None:
        place = view.territory(asked.territory)
        leaders = (place.leader,) if place.leader else ()
        own = (*own, InvasionSucceeded(place.number, asked.mammal, Returned(place.birds, leaders), place.leader_tile))
    order = [each.seat for each in view.seats]
    found: dict[int, TerritoryView] = {}
    for event in own:
        for number in _territories(event):
            place = _CHANGES[type(event)](found.get(number) or view.territory(number), event)
            birds = {seat: place.birds[seat] for seat in sorted(place.birds, key=order.index) if place.birds[seat] > 0}
            found[number] = replace(place, birds=birds)
    return tuple(found.values())


def _territories(event: Any) -> tuple[int, ...]:
    """Return the territories whose change an event tells."""
    if type(event) not in _CHANGES:
        return ()
    return (event.source, event.target) if isinstance(event, BirdsMoved) else (event.territory,)


def _more(place: TerritoryView, seat: Seat, birds: int) -> TerritoryView:
    return replace(place, birds={**place.birds, seat: place.birds.get(seat, 0) + birds})


def _without(place: TerritoryView, returned: Returned) -> TerritoryView:
    birds = {seat: count - returned.birds.get(seat, 0) for seat, count in place.birds.items()}
    return replace(place, birds=birds, leader=None if place.leader in returned.leaders else place.leader)


def _moved(place: TerritoryView, event: BirdsMoved) -> TerritoryView:
    return _more(place, event.seat, event.birds if place.number == event.target else -event.birds)


def _sold(place: TerritoryView, event: LandSold) -> TerritoryView:
    cleared = _without(place, event.returned)
    return replace(cleared, leader_tile=None, stronghold=False, mammal=event.mammal, sold_by=event.seat)


_CHANGES: Mapping[type, Callable[[TerritoryView, Any], TerritoryView]] = MappingProxyType(
    {
        BirdsPlaced: lambda place, event: _more(place, event.seat, event.birds),
        NeutralBirdsPlaced: lambda place, event: _more(place, event.neutral, event.birds),
        BirdsMoved: _moved,
        LeaderPlaced: lambda place, event: replace(place, leader=event.seat, leader_tile=None),
        NeutralLeaderPlaced: lambda place, event: replace(place, leader=event.neutral, leader_tile=None),
        Attacked: lambda place, event: replace(
            _more(place, event.seat, event.birds), mammal=None, sold_by=None, stronghold=True
        ),
        Defended: lambda place, _: replace(place, mammal=None, sold_by=None, stronghold=True),
        LandSold: _sold,
        StrongholdPlaced: lambda place, _: replace(place, stronghold=True),
        InvasionSucceeded: lambda place, event: replace(_without(place, event.returned), leader_tile=None),
    }
)
"""How each event changes a territory that it names."""
