"""Payments that place birds: with what, then how many birds.

Each bird icon in such a payment may place a bird. A payment is usual with those numbers of birds for which nothing of
it could be left out, mostly just as many as it has icons. So it is asked with what first, and how many has a default.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import zip_longest
from typing import Any, NamedTuple, TypeAlias

from engine.choices import Many, One, Step
from engine.contract import Illegal
from engine.moa.actions import MoaAction
from engine.moa.chapters.birds import why_too_many_birds
from engine.moa.chapters.payment import BIRD, FIGHT, TWO_FIGHT, Need, Payment, icons_of
from engine.moa.choices.before import Before
from engine.moa.choices.payment import Bill, payment

Done: TypeAlias = Callable[[Payment, int], MoaAction]
"""The action of a payment and a number of birds."""


class Counts(NamedTuple):
    """The numbers of birds that a payment can place, the most first."""

    top: int
    usual: Sequence[int]
    """Those for which nothing of it is wasted."""
    odd: Sequence[int]
    """The others."""


class BirdPayments:
    """All payments out of a purse that place birds, and reach a need of fight icons besides (0: none)."""

    __slots__ = ("_counts", "_of", "at", "fight", "least", "most", "purse", "supply")

    def __init__(self, at: Before, purse: Payment, fight: int, least: int) -> None:
        self.at = at
        self.purse = purse
        self.fight = fight
        self.least = least
        self.supply = at.state.birds
        self.most = min(at.total(BIRD, purse), self.supply)
        self._of: dict[int, list[Payment]] = {}
        self._counts: dict[Payment, Counts] = {}

    def top(self, paid: Payment) -> int:
        """Return how many birds a payment can place at the most."""
        return self.counts(paid).top

    def undominated(self, birds: int) -> tuple[Payment, ...]:
        """Return the payments that waste nothing with so many birds."""
        return self.at.payments(Need(bird=birds, fight=self.fight), self.purse)

    def of(self, birds: int) -> list[Payment]:
        """Return those of them that place no more; each usual payment is in one such list."""
        if birds not in self._of:
            self._of[birds] = [paid for paid in self.undominated(birds) if self.top(paid) == birds]
        return self._of[birds]

    def best(self) -> Iterator[Payment]:
        """Return all usual payments: the best of each number of birds in turn, then the second best of each."""
        layers = zip_longest(*(self.of(birds) for birds in range(self.least, self.most + 1)))
        return (paid for layer in layers for paid in layer if paid is not None)

    def every(self) -> Iterator[Payment]:
        """Return them number by number."""
        for birds in range(self.least, self.most + 1):
            yield from self.of(birds)

    def counts(self, paid: Payment) -> Counts:
        """Return which numbers of birds a payment can place."""
        found = self._counts.get(paid)
        if found is None:
            found = self._counts[paid] = self._count(paid)
        return found

    def _count(self, paid: Payment) -> Counts:
        """Count: a thing that is needed for the fight allows any number; the others must be missed when left out."""
        worth = self.at.rules.worth
        gives = [worth[name] for name in (*paid.cards, *paid.leader_tiles, *[TWO_FIGHT] * paid.two_fight)]
        birds, fight = sum([each[BIRD] for each in gives]), sum([each[FIGHT] for each in gives])
        top, lowest = min(birds, self.supply), self.least
        for each in gives:
            if fight - each[FIGHT] >= self.fight:
                lowest = max(lowest, birds - each[BIRD] + 1)
        lowest = min(lowest, top + 1)
        return Counts(top, range(top, lowest - 1, -1), range(lowest - 1, self.least - 1, -1))

    def facts_of(self, paid: Payment) -> Mapping[str, Any]:
        """Return what a payment gives, how many birds it places, and what nothing is got for."""
        given, birds = icons_of(self.at.icons, paid), self.top(paid)
        lost = given._replace(bird=given.bird - birds, fight=max(0, given.fight - self.fight))
        return {"given": given, "birds": birds, "lost": lost}

    def draw(self, rng: random.Random, done: Done) -> MoaAction:
        """Return an action with a random number of birds and a random payment for it."""
        birds = self.least + int(rng.random() * (self.most - self.least + 1))
        found = self.undominated(birds)
        return done(found[int(rng.random() * len(found))], birds)


def bird_payments(at: Before, purse: Payment, fight: int, least: int) -> BirdPayments:
    """Return them, worked out once for all territories."""
    question = (BirdPayments, purse, fight, least)
    found: BirdPayments | None = at.kept.get(question)
    if found is None:
        found = at.kept[question] = BirdPayments(at, purse, fight, least)
    return found


def how_many(
    at: Before, paid: Payment, counts: Counts, done: Callable[[int], MoaAction], rule: str
) -> One[MoaAction, int]:
    """Ask how many birds a payment places: as many as can be, unless fewer are wanted."""

    def unlisted(step: Step) -> Illegal | None:
        if not step.isdecimal() or len(step) > 2:
            return None
        return why_too_many_birds(at.position, at.seat, int(step), icons_of(at.icons, paid).bird, rule)

    return One("birds", counts.usual, done, odd=counts.odd, default=counts.top, unlisted=unlisted)


def pay_for_birds(
    at: Before, bill: Bill, paying: BirdPayments, done: Done, rule: str, **facts: Any
) -> Many[MoaAction, Payment]:
    """Ask for one of the payments, then how many birds it places."""
    return payment(
        at,
        bill,
        paying.best,
        lambda paid: how_many(at, paid, paying.counts(paid), partial(done, paid), rule),
        every=paying.every,
        draw=lambda rng: paying.draw(rng, done),
        facts=bill.facts(**facts),
        facts_of=paying.facts_of,
    )
