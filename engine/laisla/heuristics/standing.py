"""A seat as it stands once the cards that it has assigned are used, as far as that can be foreseen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engine.contract import Seat
from engine.laisla.agenda import AskCube, AskExplore, AskMarker, BeginPhase, OfferSwap
from engine.laisla.chapters.holder import forced_slot
from engine.laisla.heuristics.board import Board
from engine.laisla.heuristics.kit import NOTHING, Gift, Kit, added, kit_of, usual_worth
from engine.laisla.position import LaIslaPosition, SeatState, Slots


class Turn(NamedTuple):
    """When a seat explores next."""

    explores: bool
    """Whether its action C of this round is still to come."""
    when: int
    """Its place among the seats, in the order in which they explore next."""


@dataclass(slots=True)
class Standing:
    """What a seat will have. Its own: it may be changed."""

    seat: Seat
    state: SeatState
    own: int
    """Its explorers' fields, as bits."""
    kit: Kit
    cubes: dict[str, int]
    points: int
    """Its score, with what functions and the step of action D bring in this round."""
    explorers: int
    """On the island and in the supply."""
    gifts: Gift
    """What it may still choose: cubes of any colour, and steps."""
    steps: tuple[str, ...]
    """The marker of its card for action D."""
    turn: Turn
    fresh: bool
    """Whether it has still to assign cards in this round."""


def standings(position: LaIslaPosition, board: Board) -> dict[Seat, Standing]:
    """Return every seat's standing, in seating order."""
    explore = _exploring(position)
    gifts = _gifts(position)
    order = position.clockwise()
    count = len(order)
    found = {}
    for place, seat in enumerate(order):
        explores = seat in explore
        turn = Turn(explores, place if explores else count + (place - 1) % count)
        found[seat] = _standing(position, board, seat, gifts.get(seat, NOTHING), turn)
    return found


def _exploring(position: LaIslaPosition) -> set[Seat]:
    if position.assigning:
        return set(position.seating)
    seats: set[Seat] = set()
    for step in position.agenda:
        if isinstance(step, AskExplore):
            seats.add(step.seat)
        elif isinstance(step, BeginPhase) and step.phase == "c":
            return set(position.seating)
    return seats


def _gifts(position: LaIslaPosition) -> dict[Seat, Gift]:
    found: dict[Seat, Gift] = {}
    for step in position.agenda:
        if isinstance(step, AskCube):
            found[step.seat] = added(found.get(step.seat, NOTHING), Gift(cubes=1))
        elif isinstance(step, AskMarker):
            found[step.seat] = added(found.get(step.seat, NOTHING), Gift(steps=1))
        elif isinstance(step, OfferSwap):
            found.setdefault(step.seat, NOTHING)
    return found


def _standing(position: LaIslaPosition, board: Board, seat: Seat, gifts: Gift, turn: Turn) -> Standing:
    state = position.seats[seat]
    cards = state.assigned or (state.pending_a, state.pending_b, state.pending_d)
    return standing_with(position, board, seat, cards, turn=turn, gifts=gifts)


def standing_with(
    position: LaIslaPosition,
    board: Board,
    seat: Seat,
    cards: tuple[int | None, ...],
    *,
    turn: Turn,
    gifts: Gift = NOTHING,
) -> Standing:
    """Return how a seat stands that has these cards for A, B and D."""
    state = position.seats[seat]
    a, b, d = cards
    slots, explorers = state.slots, len(state.fields) + state.supply
    if a is not None:
        slots, gained = laid(board, slots, a)
        explorers += min(gained, state.reserve)
    one = Standing(
        seat=seat,
        state=state,
        own=board.bits(state.fields),
        kit=kit_of(board, slots),
        cubes=dict(state.cubes),
        points=state.score,
        explorers=explorers,
        gifts=gifts,
        steps=(),
        turn=turn,
        fresh=position.assigning and a is None,
    )
    if b is not None:
        _use_cube(one, board.rules.cards[b].cube)
    if d is not None:
        _use_step(one, board.rules.cards[d].animal)
    return one


def _use_cube(one: Standing, colour: str) -> None:
    gift = one.kit.colours.get(colour, NOTHING)
    one.cubes[colour] += 1 + gift.cubes
    one.points += gift.points
    one.gifts = added(one.gifts, Gift(steps=gift.steps))


def _use_step(one: Standing, animal: str) -> None:
    """LI31, LI32: where any marker may move, take the one that gives most."""
    if animal in one.kit.any_marker:
        gifts = one.kit.animals
        animal = max(one.state.tiles, key=lambda each: one.state.animals(each) + gifts.get(each, NOTHING).points)
    gift = one.kit.animals.get(animal, NOTHING)
    one.points += gift.points + one.state.animals(animal)
    one.gifts = added(one.gifts, Gift(cubes=gift.cubes))
    one.steps = (animal,)


def laid(board: Board, slots: Slots, card: int) -> tuple[Slots, int]:
    """Return the slots with a card laid, where it must or does least harm, and how many explorers that gives."""
    cards = board.rules.cards
    function = board.rules.function(card)
    if function.gives == "slot":
        return (slots if None in slots[3:] else (*slots, None)), 0
    shown = [None if top is None else cards[top].function for top in slots]
    place = forced_slot(shown, function.name)
    if place is None:
        place = covering(board, slots)
    return _with(slots, place, card), int(function.gives == "explorer")


def covering(board: Board, slots: Slots) -> int:
    """Return the slot that a card of free choice had best cover."""

    def harm(place: int) -> float:
        top = slots[place]
        return 0.0 if top is None else usual_worth(board.rules.function(top))

    return min(range(len(slots)), key=harm)


def _with(slots: Slots, place: int, card: int) -> Slots:
    return (*slots[:place], card, *slots[place + 1 :])
