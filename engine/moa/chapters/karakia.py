"""Buy karakia tiles (rules K)."""

from __future__ import annotations

from engine.contract import Illegal, Seat
from engine.moa.actions import BuyKarakia
from engine.moa.chapters.payment import Payment, icons_of, spend, why_not_spendable
from engine.moa.chapters.transition import Transition, added
from engine.moa.events import KarakiaBought
from engine.moa.position import MoaPosition


def why_no_purchase(position: MoaPosition, seat: Seat, action: BuyKarakia) -> Illegal | None:
    """Return the refusal of buying these tiles."""
    payment = Payment(action.cards, action.leader_tiles)
    return (
        why_wrong_count(position, len(action.tiles))
        or next((refused for tile in action.tiles if (refused := _why_not_sold(position, tile, action.tiles))), None)
        or why_not_spendable(position, seat, payment, ("karakia",))
        or why_karakia_short(position, action.tiles, icons_of(position.rules.icons, payment).karakia)
    )


def why_wrong_count(position: MoaPosition, count: int) -> Illegal | None:
    """K1: return the refusal of buying no tiles or too many at once."""
    most = position.rules.components.limits.karakia_per_action
    return None if 1 <= count <= most else Illegal("K1", "tiles-count", count=count, most=most)


def _why_not_sold(position: MoaPosition, tile: str, tiles: tuple[str, ...]) -> Illegal | None:
    if tile not in position.stock:
        return Illegal("K1", "tile-unknown", tile=tile)
    if tiles.count(tile) > 1:
        return Illegal("K1", "tiles-alike", tile=tile)
    return why_sold_out(position, tile)


def why_sold_out(position: MoaPosition, tile: str) -> Illegal | None:
    """K1: return the refusal of a kind that is not in stock."""
    return None if position.stock[tile] else Illegal("K1", "tile-sold-out", tile=tile)


def why_karakia_short(position: MoaPosition, tiles: tuple[str, ...], offered: int) -> Illegal | None:
    """K1: return the refusal of too few karakia icons for these tiles."""
    needed = sum([position.rules.cost[tile] for tile in tiles])
    return None if offered >= needed else Illegal("K1", "karakia-short", needed=needed, offered=offered)


def buy_karakia(transition: Transition, seat: Seat, action: BuyKarakia) -> None:
    """K1, K2: pay and take; the tiles are fresh."""
    spent = spend(transition, seat, Payment(action.cards, action.leader_tiles))
    state = transition.position.seats[seat]
    for tile in action.tiles:
        transition.position.stock[tile] -= 1
    state.karakia = added(state.karakia, action.tiles)
    state.fresh = added(state.fresh, action.tiles)
    transition.emit(KarakiaBought(seat, action.tiles, spent))
