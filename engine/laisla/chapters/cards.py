"""The card phase (rules LI5 to LI7): dealing, and assigning at the same time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.contract import Illegal, Seat
from engine.laisla.actions import Assign
from engine.laisla.agenda import AskAssign, BeginPhase, BeginRound, EndRound
from engine.laisla.chapters.transition import Transition
from engine.laisla.events import Assigned, HandDealt, LeftoverDiscarded, RoundBegan
from engine.laisla.position import Assignment, LaIslaPosition

CARDS = 3
"""Dealt to a seat each round, one for each of A, B and D."""


PARTS = ("a", "b", "d")
"""The actions that they go to, in the order in which an assignment names them."""


def cards_due(position: LaIslaPosition, seat: Seat) -> int:
    """LI6: how many cards a seat draws in this card phase."""
    return CARDS + position.has(seat, "card")


def enough_cards(position: LaIslaPosition) -> bool:
    """LI7: whether deck and discard together hold the cards that are due to all."""
    return len(position.deck) + len(position.discard) >= sum(cards_due(position, seat) for seat in position.seating)


def begin_round(transition: Transition, _step: BeginRound) -> None:
    """LI5: deal to each seat in turn order, then ask all."""
    position = transition.position
    position.round += 1
    position.phase = "cards"
    transition.emit(RoundBegan(position.round, position.start_player))
    for seat in position.clockwise():
        cards = tuple(sorted(transition.draw(cards_due(position, seat))))
        position.seats[seat].hand = cards
        transition.emit(HandDealt(seat, len(cards), cards))
    transition.push(AskAssign())


def assignments_so_far(position: LaIslaPosition) -> Iterator[tuple[Seat, Assign]]:
    """Return what each seat has assigned while others have not; each may still change it (LI5)."""
    for seat in position.clockwise() if position.assigning else ():
        if (assigned := position.seats[seat].assigned) is not None:
            yield seat, Assign(assigned.a, assigned.b, assigned.d)


def default_assignment(position: LaIslaPosition, seat: Seat) -> Assign:
    """LI42: the three lowest ids in their order."""
    a, b, d = position.seats[seat].hand[:CARDS]
    return Assign(a, b, d)


def why_no_assignment(position: LaIslaPosition, seat: Seat, action: Assign) -> Illegal | None:
    """Return why these cards may not be assigned."""
    cards = action.a, action.b, action.d
    return next(filter(None, (why_no_card(position, seat, card, cards) for card in cards)), None)


def why_no_card(position: LaIslaPosition, seat: Seat, card: int, cards: Sequence[int]) -> Illegal | None:
    """Return why a card may not be among the `cards` that are assigned."""
    if card not in position.seats[seat].hand:
        return Illegal("LI5", "card-missing", card=card)
    if cards.count(card) > 1:
        return Illegal("LI5", "card-twice", card=card, part=PARTS[cards.index(card)])
    return None


def assign(transition: Transition, seat: Seat, action: Assign) -> None:
    """LI5: note the choice; once the last one is in, the cards are laid face down and the actions begin.

    A choice that replaces another looks like the first: that somebody hesitates tells of the cards.
    """
    transition.emit(Assigned(seat))
    transition.state(seat).assigned = Assignment(action.a, action.b, action.d)
    if transition.position.deciding():
        return
    transition.position.agenda.pop()
    for each in transition.position.clockwise():
        _lay_face_down(transition, each)
    transition.push(*(BeginPhase(phase) for phase in "abcd"), EndRound())


def _lay_face_down(transition: Transition, seat: Seat) -> None:
    state = transition.state(seat)
    chosen, state.assigned = state.assigned, None
    assert chosen is not None  # noqa: S101  (the last one is in)
    state.pending_a, state.pending_b, state.pending_d = chosen
    left = [card for card in state.hand if card not in chosen]
    state.hand = ()
    for card in left:
        transition.discard(card)
        transition.emit(LeftoverDiscarded(seat, card))
