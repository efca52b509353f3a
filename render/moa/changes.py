"""What is different on the board since the last picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.contract import Event, Seat
from engine.moa.events import InvasionSucceeded, LandSold, VolcanoErupted
from engine.moa.views.view import MoaView, TerritoryView


@dataclass(frozen=True, slots=True)
class Change:
    """One territory's change. Empty when nothing changed there."""

    added: frozenset[Seat] = frozenset()
    """Seats with more birds than before."""
    lost: tuple[Seat, ...] = ()
    """Seats with birds or a leader before and neither now."""
    fewer: tuple[tuple[Seat, int], ...] = ()
    """Seats of which some pieces left and others remain, with how many left."""
    leader: bool = False
    """Whether the leader there is new."""
    mammal: bool = False
    """Whether the mammal tile is new or was turned to its other side."""
    stronghold: bool = False
    """Whether the stronghold is new."""
    attacked: bool = False
    """Whether a mammal came, left, or stands there while a seat is, or was, asked."""


NOTHING = Change()


def changes(view: MoaView, before: MoaView | None) -> dict[int, Change]:
    """Return the change of each territory by number; only a defence that is asked for counts without `before`."""
    found = {territory.number: _asked(view, territory) for territory in view.territories}
    if before is None:
        return found
    for territory in view.territories:
        asked = found[territory.number].attacked or _asked(before, territory).attacked
        found[territory.number] = change_of(territory, before.territory(territory.number), asked=asked)
    return found


def _asked(view: MoaView, territory: TerritoryView) -> Change:
    return Change(
        attacked=view.asked is not None and view.asked.territory == territory.number and view.asked.kind == "defend"
    )


def recall(before: MoaView, events: Sequence[Event]) -> MoaView:
    """Return the view before, with the pieces that were placed and lost again since."""
    places = {territory.number: territory for territory in before.territories}
    for event in events:
        if not isinstance(event, InvasionSucceeded | LandSold | VolcanoErupted):
            continue
        place, returned = places[event.territory], event.returned
        birds = {seat: max(count, place.birds.get(seat, 0)) for seat, count in returned.birds.items()}
        leader = place.leader or next(iter(returned.leaders), None)
        places[event.territory] = replace(place, birds={**place.birds, **birds}, leader=leader)
    return replace(before, territories=tuple(places.values()))


def change_of(now: TerritoryView, before: TerritoryView, *, asked: bool = False) -> Change:
    """Return what differs in one territory; `asked`: a seat is, or was, asked to defend it."""
    present = {*now.birds, *([now.leader] if now.leader else [])}
    gone = [*before.birds, *([before.leader] if before.leader and before.leader not in before.birds else [])]
    turned = (now.mammal, now.sold_by) != (before.mammal, before.sold_by)
    return Change(
        added=frozenset(seat for seat, birds in now.birds.items() if birds > before.birds.get(seat, 0)),
        lost=tuple(seat for seat in gone if seat not in present),
        fewer=tuple((seat, left) for seat in now.birds if (left := _left(seat, now, before)) > 0),
        leader=now.leader is not None and now.leader != before.leader,
        mammal=now.mammal is not None and turned,
        stronghold=now.stronghold and not before.stronghold,
        attacked=asked or turned,
    )


def _left(seat: Seat, now: TerritoryView, before: TerritoryView) -> int:
    """Count how many birds fewer a seat has there; a leader that left counts as one."""
    led = before.leader == seat and now.leader != seat
    return before.birds.get(seat, 0) - now.birds.get(seat, 0) + int(led)
