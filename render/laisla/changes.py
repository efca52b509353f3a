"""What is different on the table since the last picture."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.contract import Seat
from engine.laisla.views.view import LaIslaView


@dataclass(frozen=True, slots=True)
class Changes:
    """What to highlight. Empty where nothing changed."""

    added: frozenset[tuple[str, Seat]] = frozenset()
    """Fields (by slot) and whose explorer is new there."""
    left: frozenset[tuple[str, Seat]] = frozenset()
    """Fields and whose explorer went from there."""
    taken: Mapping[str, str] = field(default_factory=dict)
    """Clearings whose tile was won, and which animal it was."""
    moved: Mapping[str, int] = field(default_factory=dict)
    """Animals whose marker moved, and the space it came from."""
    gained: Mapping[Seat, int] = field(default_factory=dict)
    """Points that seats gained."""
    laid: frozenset[tuple[Seat, int]] = frozenset()
    """Slots with another card than before."""
    counted: frozenset[tuple[Seat, str]] = frozenset()
    """Cubes (by colour) and animals of which seats have another number than before."""


def changes(now: LaIslaView, before: LaIslaView | None) -> Changes:
    """Return what differs; nothing without `before`, or when that is of another island."""
    if before is None or before.spokes != now.spokes or before.seating != now.seating:
        return Changes()
    there, was = _standing(now), _standing(before)
    animals = {each.name: each.animal for each in before.clearings}
    spaces = {track.animal: track.space for track in before.tracks}
    scores = {seat.seat: seat.score for seat in before.seats}
    return Changes(
        added=there - was,
        left=was - there,
        taken={each.name: old for each in now.clearings if each.animal is None and (old := animals[each.name])},
        moved={each.animal: spaces[each.animal] for each in now.tracks if each.space != spaces[each.animal]},
        gained={seat.seat: gain for seat in now.seats if (gain := seat.score - scores[seat.seat]) > 0},
        laid=_cards(now) - _cards(before),
        counted=frozenset((seat, what) for seat, what, _ in _counts(now) ^ _counts(before)),
    )


def _counts(view: LaIslaView) -> frozenset[tuple[Seat, str, int]]:
    """Return how many of each cube and animal the seats have."""
    return frozenset(
        (seat.seat, what, count)
        for seat in view.seats
        for what, count in (*seat.cubes.items(), *seat.animals.items())
        if count
    )


def _standing(view: LaIslaView) -> frozenset[tuple[str, Seat]]:
    return frozenset((each.slot, seat) for each in view.fields for seat in each.explorers)


def _cards(view: LaIslaView) -> frozenset[tuple[Seat, int]]:
    """Return every visible card with its seat."""
    return frozenset((seat.seat, slot.card) for seat in view.seats for slot in seat.slots if slot.card is not None)
