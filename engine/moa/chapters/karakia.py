"""Buy karakia tiles (rules K)."""

from __future__ import annotations

from engine.contract import Illegal, Seat
from engine.moa.actions import BuyKarakia
from engine.moa.chapters.payment import Payment, check_spendable, icons_of, spend
from engine.moa.chapters.transition import Transition, added
from engine.moa.events import KarakiaBought
from engine.moa.position import MoaPosition


def check_buy_karakia(position: MoaPosition, seat: Seat, action: BuyKarakia) -> None:
    """Raise Illegal when these tiles may not be bought."""
    most = position.rules.components.limits.karakia_per_action
    if not 1 <= len(action.tiles) <= most:
        raise Illegal("K1", "tiles-count", count=len(action.tiles), most=most)
    for tile in action.tiles:
        if tile not in position.stock:
            raise Illegal("K1", "tile-unknown", tile=tile)
        if action.tiles.count(tile) > 1:
            raise Illegal("K1", "tiles-alike", tile=tile)
        if not position.stock[tile]:
            raise Illegal("K1", "tile-sold-out", tile=tile)
    payment = Payment(action.cards, action.leader_tiles)
    check_spendable(position, seat, payment, ("karakia",))
    needed = sum(position.rules.cost[tile] for tile in action.tiles)
    offered = icons_of(position.rules.icons, payment).karakia
    if offered < needed:
        raise Illegal("K1", "karakia-short", needed=needed, offered=offered)


def buy_karakia(transition: Transition, seat: Seat, action: BuyKarakia) -> None:
    """K1, K2: pay and take; the tiles are fresh."""
    spent = spend(transition, seat, Payment(action.cards, action.leader_tiles))
    state = transition.position.seats[seat]
    for tile in action.tiles:
        transition.position.stock[tile] -= 1
    state.karakia = added(state.karakia, action.tiles)
    state.fresh = added(state.fresh, action.tiles)
    transition.emit(KarakiaBought(seat, action.tiles, spent))
