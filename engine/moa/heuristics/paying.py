"""The cheapest payments by what cards are worth to keep (rules B3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.moa.chapters.payment import TWO_FIGHT, Payment

NOTHING = 0.01
"""What spending anything costs besides, so that nothing is spent in vain."""


class Coin(NamedTuple):
    """A thing in a purse: its name, what it is worth to keep, and what it gives."""

    name: str
    cost: float
    gives: int
    also: int = 0
    """Of a second kind of icons."""


class Paid(NamedTuple):
    """A payment: what it costs, what it gives of each of the kinds asked for, and the names of what is spent."""

    cost: float
    given: int
    also: int
    names: tuple[str, ...]

    @property
    def payment(self) -> Payment:
        """Return it as the rules have it."""
        cards = tuple(sorted(name for name in self.names if ":" not in name and name != TWO_FIGHT))
        tiles = tuple(sorted(name for name in self.names if ":" in name))
        return Payment(cards, tiles, self.names.count(TWO_FIGHT))


def coins(purse: Payment, icons: Mapping[str, Sequence[int]], costs: Mapping[str, float], *kinds: int) -> list[Coin]:
    """Return what a purse holds of one or two kinds of icons."""
    found = []
    for name in (*purse.cards, *purse.leader_tiles, *[TWO_FIGHT] * purse.two_fight):
        gives = [icons[name][kind] for kind in kinds]
        if any(gives):
            found.append(Coin(name, costs[name] + NOTHING, *gives))
    return found


def cheapest(held: Sequence[Coin], most: int) -> list[Paid | None]:
    """Return the cheapest payment of at least 0, 1, ... `most` icons; None where there is none."""
    best: list[Paid | None] = [Paid(0.0, 0, 0, ())] + [None] * most
    for name, cost, gives, also in held:
        for need in range(most, 0, -1):
            before = best[max(0, need - gives)]
            if before is None:
                continue
            now = best[need]
            if now is None or before.cost + cost < now.cost:
                best[need] = Paid(before.cost + cost, before.given + gives, before.also + also, (*before.names, name))
    return best


def cheapest_of_two(held: Sequence[Coin], need: int, most: int) -> list[Paid | None]:
    """Return the cheapest payments of at least `need` icons of the first kind and 0, 1, ... `most` of the second."""
    width = most + 1
    best: list[Paid | None] = [None] * ((need + 1) * width)
    best[0] = Paid(0.0, 0, 0, ())
    for name, cost, gives, also in held:
        for first in range(need, -1, -1):
            row = max(0, first - gives) * width
            for second in range(most, -1, -1):
                before = best[row + max(0, second - also)]
                if before is None or not first + second:
                    continue
                now = best[first * width + second]
                if now is None or before.cost + cost < now.cost:
                    paid = Paid(before.cost + cost, before.given + gives, before.also + also, (*before.names, name))
                    best[first * width + second] = paid
    return best[need * width :]


def distinct(paid: Sequence[Paid | None]) -> list[Paid]:
    """Return each payment once, without the empty ones."""
    return list({each.names: each for each in paid if each is not None and each.names}.values())
