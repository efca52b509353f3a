"""The question with what: payments, the best first, or thing by thing (rules B3).

A payment is usual when nothing of it could be left out for the same result (engine.moa.chapters.payment); whatever else
the seat may spend has a step, too.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from engine.choices import Many, Pick, Thing, Tree
from engine.contract import Illegal
from engine.moa.actions import MoaAction
from engine.moa.chapters.payment import TWO_FIGHT, Need, Payment, icons_of, useful
from engine.moa.choices.before import Before
from engine.moa.components import IconCount


def names_of(paid: Payment) -> Pick:
    """Return the names of what is paid, sorted."""
    return tuple(sorted((*paid.cards, *paid.leader_tiles, *[TWO_FIGHT] * paid.two_fight)))


def paid_with(names: Pick) -> Payment:
    """Return the payment of things by their names."""
    cards = tuple(name for name in names if ":" not in name and name != TWO_FIGHT)
    return Payment(cards, tuple(name for name in names if ":" in name), names.count(TWO_FIGHT))


def paid_in(action: Any) -> Pick:
    """Return what an action is paid with."""
    return names_of(Payment(action.cards, action.leader_tiles, getattr(action, "two_fight", 0)))


def thing_of(name: str, count: int) -> Thing:
    """Return what is paid with as a thing."""
    kind = "tile" if name == TWO_FIGHT else "leader_tile" if ":" in name else "bird"
    return Thing(kind, name, count)


@dataclass(frozen=True, slots=True)
class Bill:
    """What is to be paid: how many icons of a kind, and the kinds that count at all."""

    way: str
    icon: str
    needed: int
    kinds: tuple[str, ...]
    short: Callable[[int], Illegal | None]
    """The refusal of so many icons."""

    def facts(self, **more: Any) -> dict[str, Any]:
        """Return the facts of the question."""
        return {"way": self.way, "icon": self.icon, "needed": self.needed, **more}

    def lost(self, given: IconCount) -> IconCount:
        """Return the icons that nothing is got for: those too many, and all of other kinds (B3)."""
        return given._replace(**{self.icon: max(0, getattr(given, self.icon) - self.needed)})


def payment(
    at: Before,
    bill: Bill,
    ways: Callable[[], Iterable[Payment]],
    then: Callable[[Payment], Tree[MoaAction]],
    *,
    facts: Mapping[str, Any],
    facts_of: Callable[[Payment], Mapping[str, Any]],
    ask: str = "payment",
    purse: Payment | None = None,
    picked: Callable[[Any], Pick] = paid_in,
    every: Callable[[], Iterable[Payment]] | None = None,
    draw: Callable[[random.Random], Tree[MoaAction]] | None = None,
) -> Many[MoaAction, Payment]:
    """Ask for a payment out of a purse (by default the seat's whole)."""
    codes = at.rules.codes

    def held() -> list[tuple[str, Thing]]:
        helps = useful(at.icons, at.purse if purse is None else purse, bill.kinds)
        return [(codes[name], thing_of(name, count)) for name, count in sorted(Counter(names_of(helps)).items())]

    def judge(names: Pick) -> Illegal | None:
        return bill.short(getattr(icons_of(at.icons, paid_with(names)), bill.icon))

    return Many(
        ask,
        held,
        ways,
        then,
        judge=judge,
        picked=picked,
        value=paid_with,
        names=names_of,
        facts_of=facts_of,
        every=every,
        drawn=draw,
        facts=facts,
    )


def exact_payment(
    at: Before, bill: Bill, then: Callable[[Payment], Tree[MoaAction]], **facts: Any
) -> Many[MoaAction, Payment]:
    """Ask for a payment of so many icons of one kind."""
    need = Need(**{bill.icon: bill.needed})

    def facts_of(paid: Payment) -> Mapping[str, Any]:
        given = icons_of(at.icons, paid)
        return {"given": given, "lost": bill.lost(given)}

    return payment(at, bill, lambda: at.payments(need), then, facts=bill.facts(**facts), facts_of=facts_of)
