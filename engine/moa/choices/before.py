"""A seat before its decision: what every way of Moa's tree is made from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.choices import Closed
from engine.contract import Illegal
from engine.moa.actions import MoaAction
from engine.moa.agenda import Ask, AskDefend
from engine.moa.chapters import place
from engine.moa.chapters.covers import Stacks
from engine.moa.chapters.payment import TWO_FIGHT, Need, Payment, kinds_of, payments_from, purse_of, stacks_of
from engine.moa.components import TWO_FIGHT_ICONS
from engine.moa.position import MoaPosition


def closed(why: Callable[[], Illegal | None], ask: str = "closed") -> Closed[MoaAction]:
    """Return the end of a way that is not possible; `why` is known to find a refusal, and is asked when it is read."""

    def refusal() -> Illegal:
        refused = why()
        assert refused is not None  # noqa: S101  (the caller looked)
        return refused

    return Closed(refusal, ask)


class Before:
    """A seat before its decision. Made for one opening of the tree and thrown away with it."""

    __slots__ = ("anywhere", "ask", "icons", "kept", "position", "purse", "rules", "seat", "state", "territories")

    def __init__(self, position: MoaPosition, ask: Ask) -> None:
        self.position = position
        self.ask = ask
        self.seat = ask.seat
        self.rules = position.rules
        self.icons = position.rules.icons
        self.territories = position.territories
        self.state = position.seats[ask.seat]
        self.purse = purse_of(self.state)
        """All that the seat could pay with now."""
        if isinstance(ask, AskDefend) and TWO_FIGHT in self.rules.red:
            self.purse = self.purse._replace(two_fight=0)
        self.anywhere = self.state.ready("any_territory") > 0
        """Whether it could spend an any-territory tile (KT4)."""
        self.kept: dict[Any, Any] = {}
        """What is worked out once for one opening of the tree, by the whole question."""

    def total(self, kind: int, purse: Payment | None = None) -> int:
        """Count all icons of a kind in a purse (by default the seat's whole)."""
        icons, purse = self.icons, purse or self.purse
        cards = sum([icons[name][kind] for name in purse.cards])
        tiles = sum([icons[name][kind] for name in purse.leader_tiles])
        return cards + tiles + TWO_FIGHT_ICONS[kind] * purse.two_fight

    def payments(self, need: Need, purse: Payment | None = None) -> tuple[Payment, ...]:
        """Return the undominated payments for a need, worked out once."""
        purse = self.purse if purse is None else purse
        found: tuple[Payment, ...] | None = self.kept.get((purse, need))
        if found is None:
            kinds = kinds_of(need)
            found = self.kept[purse, need] = payments_from(self._stacks(purse, kinds), need, kinds)
        return found

    def _stacks(self, purse: Payment, kinds: tuple[int, ...]) -> Stacks:
        found: Stacks | None = self.kept.get((purse, kinds))
        if found is None:
            found = self.kept[purse, kinds] = stacks_of(self.icons, purse, kinds)
        return found

    # -- where ----------------------------------------------------------------------------------------------------

    def spots(self) -> list[int]:
        """B2, KT4: return where the seat may act, in order of number."""
        position = self.position
        if self.anywhere:
            return [number for number in self.territories if not position.closed_for_good(number)]
        is_open = position.open_territories
        return [number for number in self.territories if number in is_open]

    def spends_tile(self, number: int) -> bool:
        """KT4: whether to act there spends an any-territory tile."""
        return self.anywhere and not self.position.active(number)

    def why_closed(self, number: int) -> Illegal | None:
        """B2, KT4: return why the seat may not act there."""
        return place.why_closed(self.position, self.seat, number, self.spends_tile(number))
