"""Selling land and buying karakia tiles (rules SL, K)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import combinations
from typing import Any

from engine.choices import Many, Node, One, Option, Pick, Thing, nearest
from engine.contract import Illegal
from engine.moa.actions import BuyKarakia, MoaAction, SellLand
from engine.moa.chapters.karakia import why_karakia_short, why_sold_out, why_wrong_count
from engine.moa.chapters.leader import why_honour_short
from engine.moa.chapters.payment import HONOUR, KARAKIA
from engine.moa.chapters.sale import price, why_no_land, why_not_sold_to
from engine.moa.choices.before import Before
from engine.moa.choices.payment import Bill, exact_payment
from engine.moa.choices.territory import open_territory


def sell_land(at: Before) -> Node[MoaAction]:
    """SL: ask which land, to whom, and with what."""
    sale = Sale(at)

    def sellable(number: int) -> bool:
        return at.territories[number].mammal is None and at.territories[number].pieces(at.seat) > 0

    return open_territory(
        at,
        [number for number in at.spots() if sellable(number)] if sale.buyers else [],
        sale.to_whom,
        nowhere=lambda: Illegal("SL1", "nowhere", action=SellLand.type),
        misfit=lambda number: why_no_land(at.position, at.seat, number),
        dear=sale.why_nobody,
    )


class Sale:
    """Whom the seat can sell to now: who waits, and what it costs."""

    def __init__(self, at: Before) -> None:
        self.at = at
        self.total = at.total(HONOUR)
        self.prices = {kind: price(at.rules, at.position.sales, kind) for kind in at.rules.honour}
        self.buyers = [kind for kind, cost in self.prices.items() if cost <= self.total and at.position.display[kind]]

    def why_not_to(self, number: int, kind: str, offered: int) -> Illegal | None:
        """SL1, SL2: return why land is not sold to a kind for so much honour."""
        return why_not_sold_to(self.at.position, kind) or why_honour_short(self.prices[kind], offered, number, "SL2")

    def why_nobody(self, number: int) -> Illegal | None:
        """Return why nobody buys: the cheapest that waits is too dear, or none waits."""
        return None if self.buyers else nearest(refused for _, refused in self.refused(number))

    def refused(self, number: int) -> Iterator[tuple[str, Illegal]]:
        """Return those that land is not sold to."""
        for kind in self.prices:
            if refused := self.why_not_to(number, kind, self.total):
                yield kind, refused

    def to_whom(self, number: int) -> Node[MoaAction]:
        """Ask for the mammal."""
        return One(
            "mammal",
            self.buyers,
            partial(self.with_what, number),
            refused=lambda: self.refused(number),
            about=self.about,
            unlisted=lambda step: why_not_sold_to(self.at.position, step) if step in self.at.rules.fight else None,
        )

    def about(self, kind: str) -> Option:
        """Return the option of a mammal."""
        facts = {"needed": self.prices[kind], "waiting": self.at.position.display[kind]}
        return Option(kind, (Thing("mammal", kind),), facts)

    def with_what(self, number: int, kind: str) -> Node[MoaAction]:
        """Ask for the payment."""
        tile = self.at.spends_tile(number)
        bill = Bill("sell", "honour", self.prices[kind], ("honour",), partial(self.why_not_to, number, kind))
        return exact_payment(
            self.at,
            bill,
            lambda paid: SellLand(number, kind, paid.cards, paid.leader_tiles, tile),
            territory=number,
            mammal=kind,
        )


def buy_karakia(at: Before) -> Node[MoaAction]:
    """K: ask which tiles, and with what."""
    position, total = at.position, at.total(KARAKIA)
    stock = sorted(kind for kind, count in position.stock.items() if count)
    most = at.rules.components.limits.karakia_per_action

    def why_dear(tiles: Pick) -> Illegal | None:
        return why_karakia_short(position, tiles, total)

    def ways() -> Iterator[Pick]:
        single = [kind for kind in stock if at.rules.cost[kind] <= total]
        picks = (tiles for count in range(1, most + 1) for tiles in combinations(single, count))
        return (tiles for tiles in picks if sum([at.rules.cost[tile] for tile in tiles]) <= total)

    def refused() -> Iterator[tuple[Thing, Illegal]]:
        for kind in position.stock:
            if why := why_sold_out(position, kind) or why_dear((kind,)):
                yield Thing("tile", kind), why

    def with_what(tiles: Pick) -> Node[MoaAction]:
        cost = sum([at.rules.cost[tile] for tile in tiles])
        bill = Bill("buy", "karakia", cost, ("karakia",), lambda offered: why_karakia_short(position, tiles, offered))
        return exact_payment(at, bill, lambda paid: BuyKarakia(tiles, paid.cards, paid.leader_tiles))

    def facts_of(tiles: Pick) -> dict[str, Any]:
        return {
            "needed": sum([at.rules.cost[tile] for tile in tiles]),
            "left": min([position.stock[tile] for tile in tiles]),
        }

    return Many(
        "tiles",
        lambda: [(at.rules.tile_codes[kind], Thing("tile", kind)) for kind in stock],
        ways,
        with_what,
        judge=lambda tiles: why_wrong_count(position, len(tiles)) or why_dear(tiles),
        picked=lambda action: action.tiles if isinstance(action, BuyKarakia) else (),
        value=lambda tiles: tiles,
        names=lambda tiles: tiles,
        least=1,
        most=most,
        unheld=refused,
        facts_of=facts_of,
        why_none=lambda: nearest(map(why_dear, zip(stock, strict=True))) or _stock_empty(),
        facts={"most": most, "offered": total},
    )


def _stock_empty() -> Illegal:
    return Illegal("K1", "nowhere", action=BuyKarakia.type)
