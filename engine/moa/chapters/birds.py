"""Place birds (rules PB)."""

from __future__ import annotations

from engine.contract import Illegal, Seat
from engine.moa.actions import PlaceBirds
from engine.moa.chapters.payment import Payment, check_spendable, icons_of, spend
from engine.moa.chapters.place import check_no_mammal, check_open
from engine.moa.chapters.transition import Transition
from engine.moa.events import BirdsPlaced
from engine.moa.position import MoaPosition


def check_place_birds(position: MoaPosition, seat: Seat, action: PlaceBirds) -> None:
    """Raise Illegal when these birds may not be placed."""
    check_open(position, seat, action.territory, action.any_territory)
    check_no_mammal(position, action.territory, "PB2")
    payment = Payment(action.cards, action.leader_tiles)
    check_spendable(position, seat, payment, ("bird",))
    if action.birds < 1:
        raise Illegal("PB1", "birds-none", birds=action.birds)
    check_bird_count(position, seat, action.birds, icons_of(position.rules.icons, payment).bird, "PB1")


def check_bird_count(position: MoaPosition, seat: Seat, birds: int, icons: int, rule: str) -> None:
    """Raise Illegal (`rule`) for more birds than bird icons spent, or than in the supply."""
    if birds > icons:
        raise Illegal(rule, "birds-over-icons", birds=birds, icons=icons)
    if birds > (supply := position.seats[seat].birds):
        raise Illegal(rule, "birds-over-supply", birds=birds, supply=supply)


def place_birds(transition: Transition, seat: Seat, action: PlaceBirds) -> None:
    """PB1: pay and place."""
    spent = spend(transition, seat, Payment(action.cards, action.leader_tiles), action.any_territory)
    transition.place_birds(seat, action.territory, action.birds)
    transition.emit(BirdsPlaced(seat, action.territory, action.birds, spent))
