"""Place birds (rules PB)."""

from __future__ import annotations

from engine.contract import Illegal, Seat
from engine.moa.actions import PlaceBirds
from engine.moa.chapters.payment import Payment, icons_of, spend, why_not_spendable
from engine.moa.chapters.place import why_closed, why_occupied
from engine.moa.chapters.transition import Transition
from engine.moa.events import BirdsPlaced
from engine.moa.position import MoaPosition


def why_no_birds(position: MoaPosition, seat: Seat, action: PlaceBirds) -> Illegal | None:
    """Return the refusal of placing these birds."""
    payment = Payment(action.cards, action.leader_tiles)
    return (
        why_closed(position, seat, action.territory, action.any_territory)
        or why_occupied(position, action.territory, "PB2")
        or why_not_spendable(position, seat, payment, ("bird",))
        or (Illegal("PB1", "birds-none", birds=action.birds) if action.birds < 1 else None)
        or why_too_many_birds(position, seat, action.birds, icons_of(position.rules.icons, payment).bird, "PB1")
    )


def why_too_many_birds(position: MoaPosition, seat: Seat, birds: int, icons: int, rule: str) -> Illegal | None:
    """Return the refusal (`rule`) of more birds than bird icons spent, or than in the supply."""
    if birds > icons:
        return Illegal(rule, "birds-over-icons", birds=birds, icons=icons)
    if birds > (supply := position.seats[seat].birds):
        return Illegal(rule, "birds-over-supply", birds=birds, supply=supply)
    return None


def place_birds(transition: Transition, seat: Seat, action: PlaceBirds) -> None:
    """PB1: pay and place."""
    spent = spend(transition, seat, Payment(action.cards, action.leader_tiles), action.any_territory)
    transition.place_birds(seat, action.territory, action.birds)
    transition.emit(BirdsPlaced(seat, action.territory, action.birds, spent))
