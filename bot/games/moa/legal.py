"""What a seat may do now, asked of the rules: nothing here knows a rule.

Whether a place fits is asked with an action that pays nothing. The rules then either refuse the place, or tell what
is needed there and that nothing was offered.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bot.hosting.turn import Turn
from engine.contract import Illegal
from engine.moa import actions as can
from engine.moa.actions import MoaAction
from engine.moa.chapters.payment import Need, Payment, icons_of, payments, useful
from engine.moa.components import IconCount
from engine.moa.views.view import MoaView, SeatView

SHORT = {"birds-over-icons": "bird", "fight-short": "fight", "honour-short": "honour", "karakia-short": "karakia"}
"""Refusals that only say that too little is paid, and the icons that are missing."""
ICONS = {
    "place_birds": ("bird",),
    "place_leader": ("honour",),
    "attack": ("fight", "bird"),
    "sell_land": ("honour",),
    "buy_karakia": ("karakia",),
    "defend": ("fight",),
}
"""The icons that count for each action that is paid for, the needed kind first (B3)."""
NOTHING = Payment()
PLACED = ("place_birds", "place_leader", "attack", "sell_land")
"""Actions that need an open territory."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A place (or a tile to buy) that fits, and what the action costs there."""

    territory: int | None
    anywhere: bool
    what: str | None
    needed: int
    refused: Illegal | None
    """Why it is refused even if the seat spends all it can."""

    @property
    def affordable(self) -> bool:
        """Whether the seat can pay for it."""
        return self.refused is None


class Legal:
    """The legal choices of the seat that is asked."""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        self.view: MoaView = turn.view
        self.me: SeatView = self.view.seat(turn.seat)
        self.icons = self.view.components.icons
        self.apart = self.view.options.get("attack_icons") == "separate"
        held = Payment(self.me.hand or (), self.me.leader_tiles, self.ready("two_fight"))
        self.purse = useful(self.icons, held, IconCount._fields)
        """All that the seat could spend on anything."""

    def ready(self, tile: str) -> int:
        """Count the karakia tiles of a kind that can be used now."""
        return self.me.karakia.count(tile) - self.me.karakia_fresh.count(tile)

    # -- asking the rules -----------------------------------------------------------------------------------------

    def refused(self, action: MoaAction) -> Illegal | None:
        """Give why `action` is refused, or None when it is legal."""
        try:
            self.turn.check(action)
        except Illegal as illegal:
            return illegal
        return None

    def allows(self, action: MoaAction) -> bool:
        """Say whether `action` is legal."""
        return self.refused(action) is None

    def least(
        self, kind: str, territory: int, anywhere: bool = False, what: str | None = None, paid: Payment = NOTHING
    ) -> MoaAction:
        """Give the smallest action of a kind, paid with nothing unless said otherwise."""
        if kind == "place_birds":
            return can.PlaceBirds(territory, 1, paid.cards, paid.leader_tiles, anywhere)
        if kind == "place_leader":
            return can.PlaceLeader(territory, paid.cards, paid.leader_tiles, anywhere)
        if kind == "attack":
            apart = () if self.apart else None
            return can.Attack(territory, 0, *paid, anywhere, apart, apart)
        if kind == "sell_land":
            return can.SellLand(territory, what or "", paid.cards, paid.leader_tiles, anywhere)
        if kind == "buy_karakia":
            return can.BuyKarakia((what or "",), paid.cards, paid.leader_tiles)
        return can.Defend(*paid)

    def _offer(self, kind: str, territory: int, anywhere: bool = False, what: str | None = None) -> Offer | None:
        illegal = self.refused(self.least(kind, territory, anywhere, what))
        if illegal is not None and illegal.reason not in SHORT:
            return None
        needed = 0 if illegal is None else int(illegal.facts.get("needed", illegal.facts.get("birds", 0)))
        with_all = self.least(kind, territory, anywhere, what, self.everything(kind))
        return Offer(territory, anywhere, what, needed, self.refused(with_all))

    def everything(self, kind: str) -> Payment:
        """Give all that the seat could spend on an action (of an attack that is paid apart: on its fight)."""
        return useful(self.icons, self.purse, ("fight",) if kind == "attack" and self.apart else ICONS[kind])

    def total(self, kind: str) -> int:
        """Count the needed icons of all that the seat could spend on an action."""
        return int(getattr(self.given(self.everything(kind)), ICONS[kind][0]))

    # -- places and prices ----------------------------------------------------------------------------------------

    def offers(self, kind: str) -> list[Offer]:
        """Give every place, kind of mammal or tile that fits for an action, also those that cost too much."""
        return list(self._offers(kind))

    def _offers(self, kind: str) -> Iterator[Offer]:
        if kind == "buy_karakia":
            found = [self._offer(kind, 0, what=tile) for tile in self.view.karakia_stock]
        elif kind == "defend":
            found = [self._offer(kind, 0)]
        else:
            mammals = list(self.view.display) if kind == "sell_land" else [None]
            anywheres = (False, True) if self.ready("any_territory") else (False,)
            found = [
                self._offer(kind, number, anywhere, mammal)
                for anywhere in anywheres
                for number in self.view.components.territories
                for mammal in mammals
            ]
        yield from (offer for offer in found if offer is not None)

    def needed(self, kind: str, territory: int | None, anywhere: bool, what: tuple[str, ...]) -> int | None:
        """Give how many icons an action needs; None where it does not fit at all."""
        action = can.BuyKarakia(what) if kind == "buy_karakia" else None
        if action is not None:
            illegal = self.refused(action)
            if illegal is None:
                return 0
            return int(illegal.facts["needed"]) if illegal.reason in SHORT else None
        offer = self._offer(kind, territory or 0, anywhere, what[0] if what else None)
        return None if offer is None else offer.needed

    # -- payments -------------------------------------------------------------------------------------------------

    def payments(self, need: Need, purse: Payment | None = None) -> tuple[Payment, ...]:
        """Give the undominated payments for a need, the least surplus first."""
        return payments(self.icons, self.purse if purse is None else purse, need)

    def given(self, payment: Payment) -> IconCount:
        """Add up the icons of a payment."""
        return icons_of(self.icons, payment)

    # -- tiles and the neutral colour -----------------------------------------------------------------------------

    def moves(self) -> list[can.Move]:
        """Give every legal move of one bird."""
        numbers = list(self.view.components.territories)
        sources = [number for number in numbers if self.view.territory(number).birds.get(self.me.seat)]
        every = (can.Move(source, target, 1) for source in sources for target in numbers)
        return [move for move in every if self.allows(move)]

    def strongholds(self) -> list[can.Stronghold]:
        """Give every legal stronghold."""
        every = (can.Stronghold(number) for number in self.view.components.territories)
        return [stronghold for stronghold in every if self.allows(stronghold)]

    def neutral(self) -> list[MoaAction]:
        """Give every legal answer for the neutral colour."""
        numbers = self.view.components.territories
        every: list[MoaAction] = [can.NeutralBirds(number, birds) for number in numbers for birds in (2, 1)]
        every += [can.NeutralLeader(number) for number in numbers]
        return [action for action in (*every, can.NeutralSkip()) if self.allows(action)]
