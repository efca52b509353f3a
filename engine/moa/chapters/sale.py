"""Sell land to a mammal (rules SL)."""

from __future__ import annotations

from engine.contract import Illegal, Seat
from engine.moa.actions import SellLand
from engine.moa.chapters.leader import why_honour_short
from engine.moa.chapters.payment import Payment, icons_of, spend, why_not_spendable
from engine.moa.chapters.place import why_closed, why_occupied
from engine.moa.chapters.transition import Transition, added
from engine.moa.events import LandSold, Returned
from engine.moa.position import MoaPosition
from engine.moa.rules import Rules


def why_no_sale(position: MoaPosition, seat: Seat, action: SellLand) -> Illegal | None:
    """Return the refusal of this sale."""
    payment = Payment(action.cards, action.leader_tiles)
    return (
        why_closed(position, seat, action.territory, action.any_territory)
        or why_no_land(position, seat, action.territory)
        or why_not_sold_to(position, action.mammal)
        or why_not_spendable(position, seat, payment, ("honour",))
        or why_honour_short(
            price(position.rules, position.sales, action.mammal),
            icons_of(position.rules.icons, payment).honour,
            action.territory,
            "SL2",
        )
    )


def why_no_land(position: MoaPosition, seat: Seat, number: int) -> Illegal | None:
    """SL1: return the refusal where a mammal lies, or the seat has no piece."""
    if refused := why_occupied(position, number, "SL1"):
        return refused
    if position.territories[number].pieces(seat):
        return None
    return Illegal("SL1", "own-pieces-none", territory=number)


def why_not_sold_to(position: MoaPosition, mammal: str) -> Illegal | None:
    """SL1: return the refusal of a kind that buys no land, or does not wait in the display."""
    if mammal not in position.rules.honour:
        return Illegal("SL1", "mammal-unsellable", mammal=mammal)
    return None if position.display[mammal] else Illegal("SL1", "mammal-not-waiting", mammal=mammal)


def price(rules: Rules, sales: int, mammal: str) -> int:
    """SL2: what a sale to this kind costs in honour after so many sales."""
    return rules.honour[mammal] + sales * rules.components.limits.sale_surcharge


def sell_land(transition: Transition, seat: Seat, action: SellLand) -> None:
    """SL3, SL4: pay, clear the land, take the card, lay the tile sell-side up."""
    position = transition.position
    cost = price(position.rules, position.sales, action.mammal)
    spent = spend(transition, seat, Payment(action.cards, action.leader_tiles), action.any_territory)
    returned = _clear(transition, seat, action.territory)
    tile = transition.take_leader_tile(action.territory)
    territory = position.territories[action.territory]
    stronghold, territory.stronghold = territory.stronghold, False
    territory.mammal, territory.sold_by = action.mammal, seat
    position.display[action.mammal] -= 1
    position.sales += 1
    state = position.seats[seat]
    state.sold_cards = added(state.sold_cards, (action.mammal,))
    transition.emit(LandSold(seat, action.territory, action.mammal, cost, returned, tile, stronghold, spent))


def _clear(transition: Transition, seat: Seat, number: int) -> Returned:
    """SL3: the seller keeps one bird, or the leader where that is the only piece; no other leader stays."""
    territory = transition.position.territories[number]
    surplus = territory.birds.get(seat, 0) - 1
    if surplus > 0:
        transition.return_birds(seat, number, surplus)
    keeps_leader = territory.leader == seat and seat not in territory.birds
    leaders = () if keeps_leader else transition.return_leader(number)
    return Returned({seat: surplus} if surplus > 0 else {}, leaders)
