"""Drawing a whole position that a seat may take for the true one (rules LI5, LI40).

Known to a seat are all cards that lie open, its own, and how many the others hold. The rest (the deck and its order,
others' hands, which of them they assigned, their cards whose part has not begun) is drawn, each way as likely as any
other.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from engine.laisla.agenda import AskAdvance, AskSlot, BeginPhase, GainCube, LayCard, MoveMarker, Step
from engine.laisla.position import HOLDER_SLOTS, Assignment, LaIslaPosition, SeatState
from engine.laisla.views.view import Dealt, LaIslaView, SeatView

PARTS = ("a", "b", "d")
"""The actions that cards are assigned to."""


def determinise(view: LaIslaView, rng: random.Random) -> LaIslaPosition:
    """Return a whole position of which `view` is the view of its viewer."""
    seen = set(_seen(view))
    unseen = [card for card in view.rules.deck if card not in seen]
    unseen.sort(key=lambda _: rng.random())
    waiting = set(_waiting(view.agenda))
    seats = {each.seat: _seat(each, each.seat == view.viewer, waiting, unseen.pop, rng) for each in view.seats}
    return LaIslaPosition(
        rules=view.rules,
        seating=view.seating,
        start_player=view.start_player,
        round=view.round,
        phase=view.phase,
        spokes=view.spokes,
        animals={clearing.name: clearing.animal for clearing in view.clearings},
        markers={track.animal: track.space for track in view.tracks},
        seats=seats,
        deck=tuple(unseen),
        discard=view.discard,
        covered=view.covered,
        agenda=list(view.agenda),
    )


def _seen(view: LaIslaView) -> Iterator[int | None]:
    """Return every card whose place the viewer knows."""
    yield from view.discard
    yield from view.covered
    for seat in view.seats:
        yield from (slot.card for slot in seat.slots)
        yield from seat.hand or ()
        yield from (seat.pending.a, seat.pending.b, seat.pending.d)


def _waiting(agenda: tuple[Step, ...]) -> Iterator[tuple[str, str | None]]:
    """Return which assigned cards are still to be used, as part and seat; a seat of None: of every seat."""
    for step in agenda:
        match step:
            case BeginPhase(phase):
                yield phase, None
            case LayCard(seat) | AskSlot(seat):
                yield "a", seat
            case GainCube(seat):
                yield "b", seat
            case MoveMarker(seat) | AskAdvance(seat):
                yield "d", seat


def _seat(
    seen: SeatView, own: bool, waiting: set[tuple[str, str | None]], draw: Callable[[], int], rng: random.Random
) -> SeatState:
    slots = tuple(slot.card for slot in seen.slots)
    hand = tuple(sorted(draw() for _ in range(seen.cards))) if seen.hand is None else seen.hand
    pending = seen.pending if own else _pending(seen, waiting, draw)
    return SeatState(
        score=seen.score,
        supply=seen.supply,
        reserve=seen.reserve,
        cubes=dict(seen.cubes),
        fields=seen.fields,
        large=seen.large,
        tiles=dict(seen.tiles),
        holder=slots[:HOLDER_SLOTS],
        extra_slots=slots[HOLDER_SLOTS:],
        hand=hand,
        assigned=_assigned(seen, hand, rng),
        pending_a=pending.a,
        pending_b=pending.b,
        pending_d=pending.d,
    )


def _pending(seen: SeatView, waiting: set[tuple[str, str | None]], draw: Callable[[], int]) -> Dealt:
    """Draw the face-down cards of another seat; one that its part has shown is known (LI5)."""
    cards = {}
    for part in PARTS:
        shown = getattr(seen.pending, part)
        face_down = shown is None and ((part, None) in waiting or (part, seen.seat) in waiting)
        cards[part] = draw() if face_down else shown
    return Dealt(**cards)


def _assigned(seen: SeatView, hand: tuple[int, ...], rng: random.Random) -> Assignment | None:
    """Return what a seat has assigned: as it knows itself, else any three of its cards in any order."""
    if not seen.has_assigned:
        return None
    if seen.assigned is None:
        return Assignment(*rng.sample(hand, len(PARTS)))
    known = seen.assigned
    assert known.a is not None and known.b is not None and known.d is not None  # noqa: S101, PT018  (it has assigned)
    return Assignment(known.a, known.b, known.d)
