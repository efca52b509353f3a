"""Attacking an invader: with icons that count for the fight and for birds at once, or apart (rules AT, W2)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.choices import EMPTY, Node, Pick
from engine.contract import Illegal
from engine.moa.actions import Attack, MoaAction
from engine.moa.chapters.attack import why_fight_short, why_no_target
from engine.moa.chapters.payment import BIRD, FIGHT, Need, Payment, icons_of, together, without
from engine.moa.choices.before import Before
from engine.moa.choices.birds import Counts, bird_payments, how_many, pay_for_birds
from engine.moa.choices.payment import Bill, exact_payment, names_of, payment
from engine.moa.choices.territory import open_territory


def attack(at: Before) -> Node[MoaAction]:
    """AT: ask whom, with what, and how many birds are placed."""
    total = at.total(FIGHT)

    def needed(number: int) -> int:
        return at.rules.fight[at.territories[number].mammal or ""]

    def facts_of(number: int) -> Mapping[str, Any]:
        mammal = at.territories[number].mammal
        return EMPTY if mammal is None else {"mammal": mammal, "needed": at.rules.fight[mammal]}

    legal = [number for number in at.spots() if at.territories[number].invaded and needed(number) <= total]
    return open_territory(
        at,
        legal,
        lambda number: _with_what(at, number, needed(number)),
        nowhere=lambda: Illegal("AT1", "nowhere", action=Attack.type),
        misfit=lambda number: why_no_target(at.position, number),
        dear=lambda number: why_fight_short(at.position, total, number, "AT1"),
        facts_of=facts_of,
    )


def _with_what(at: Before, number: int, fight: int) -> Node[MoaAction]:
    def short(offered: int) -> Illegal | None:
        return why_fight_short(at.position, offered, number, "AT1")

    facts = {"territory": number, "mammal": at.territories[number].mammal}
    if at.rules.separate_icons:
        bill = Bill("attack", "fight", fight, ("fight",), short)
        return exact_payment(at, bill, lambda paid: BirdsApart(at, number, fight, paid).ask(), apart="yes", **facts)
    bill = Bill("attack", "fight", fight, ("fight", "bird"), short)
    tile = at.spends_tile(number)

    def done(paid: Payment, birds: int) -> MoaAction:
        return Attack(number, birds, *paid, tile)

    return pay_for_birds(at, bill, bird_payments(at, at.purse, fight, least=0), done, "AT2", apart="no", **facts)


class BirdsApart:
    """W2 `separate`: what pays for the birds, out of what the fight leaves.

    Two pairs of payments may spend the same things together. The first of them is usual, the others are odd.
    """

    def __init__(self, at: Before, number: int, fight: int, paid: Payment) -> None:
        self.at = at
        self.number = number
        self.paid = paid
        """What pays for the fight."""
        fights = at.payments(Need(fight=fight))
        self.earlier = fights[: fights.index(paid)] if paid in fights else ()
        """The usual payments for the fight that come before it."""
        self.paying = bird_payments(at, without(at.purse, paid)._replace(two_fight=0), fight=0, least=0)

    def ask(self) -> Node[MoaAction]:
        """Ask for that payment, then how many birds."""
        bill = Bill("attack", "bird", 0, ("bird",), lambda _: None)
        return payment(
            self.at,
            bill,
            self.ways,
            self.birds,
            ask="bird_payment",
            purse=self.paying.purse,
            picked=_birds_paid_in,
            facts=bill.facts(territory=self.number),
            facts_of=self.facts_of,
        )

    def ways(self) -> Iterator[Payment]:
        """Return the payments that are usual with some number of birds; nothing at all comes first."""
        return (apart for apart in self.paying.best() if self.counts(apart).usual)

    def birds(self, apart: Payment) -> Node[MoaAction]:
        """Ask how many birds."""
        tile = self.at.spends_tile(self.number)

        def done(birds: int) -> MoaAction:
            return Attack(self.number, birds, *self.paid, tile, apart.cards, apart.leader_tiles)

        return how_many(self.at, apart, self.counts(apart), done, "AT2")

    def counts(self, apart: Payment) -> Counts:
        """Return the numbers of birds; those for which an earlier pair spends the same are odd."""
        top, usual, odd = self.paying.counts(apart)
        first = [birds for birds in usual if not self._is_twin(apart, birds)]
        return Counts(top, first, sorted({*usual, *odd} - {*first}, reverse=True))

    def _is_twin(self, apart: Payment, birds: int) -> bool:
        whole = together(self.paid, apart)
        insides = (fight for fight in self.earlier if _contains(whole, fight))
        return any(self._is_lean(without(whole, fight), birds) for fight in insides)

    def _is_lean(self, apart: Payment, birds: int) -> bool:
        """Whether a payment is enough for so many birds, and nothing in it can be left out."""
        gives = [self.at.icons[name][BIRD] for name in names_of(apart)]
        total = sum(gives)
        return total >= birds and all(total - each < birds for each in gives)

    def facts_of(self, apart: Payment) -> Mapping[str, Any]:
        """Return what both payments give together."""
        facts = self.paying.facts_of(apart)
        return {**facts, "given": icons_of(self.at.icons, together(self.paid, apart))}


def _contains(whole: Payment, part: Payment) -> bool:
    """Whether `part` is in `whole`, with all its two-fight tiles: what is left can pay for birds."""
    names = [*whole.cards, *whole.leader_tiles]
    if whole.two_fight != part.two_fight:
        return False
    for name in (*part.cards, *part.leader_tiles):
        if name not in names:
            return False
        names.remove(name)
    return True


def _birds_paid_in(action: Any) -> Pick:
    return names_of(Payment(action.bird_cards, action.bird_leader_tiles))
