"""How legal actions are made as they are asked for: stems, and the payments of each.

A course is all legal actions of one kind. It knows its stems (which territory, how many birds, ...) and makes the
payments of a stem only when that is reached, so that one action can be picked without making all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

from engine.contract import Seat
from engine.moa.actions import MoaAction
from engine.moa.chapters.payment import Need, Payment, payments, payments_apart, purse_of
from engine.moa.position import MoaPosition

Stem: TypeAlias = tuple[Any, ...]
"""Everything of an action but its payment."""


class Chooser:
    """A seat before its decision: what courses are made from."""

    __slots__ = ("apart", "icons", "position", "purse", "rules", "seat", "state")

    def __init__(self, position: MoaPosition, seat: Seat) -> None:
        self.position = position
        self.seat = seat
        self.rules = position.rules
        self.icons = position.rules.icons
        self.state = position.seats[seat]
        self.purse = purse_of(self.state)
        self.apart: dict[tuple[int, int], Sequence[tuple[Payment, Payment]]] = {}

    def payments(self, **need: int) -> Sequence[Payment]:
        """Return the undominated payments for so many icons of a kind or two."""
        return payments(self.icons, self.purse, Need(**need))

    def payments_apart(self, fight: int, birds: int) -> Sequence[tuple[Payment, Payment]]:
        """Return them, worked out once for all territories."""
        if (fight, birds) not in self.apart:
            self.apart[fight, birds] = payments_apart(self.icons, self.purse, fight, birds)
        return self.apart[fight, birds]

    def total(self, kind: int) -> int:
        """Count all icons of a kind in the purse."""
        icons = self.icons
        count = sum([icons[name][kind] for name in self.state.hand])
        return count + sum([icons[name][kind] for name in self.state.leader_tiles])

    def places(self) -> list[tuple[int, bool]]:
        """Return where an action may be taken, each with whether that spends an any-territory tile."""
        position = self.position
        anywhere = self.state.ready("any_territory") > 0
        places = []
        for number in position.territories:
            if position.active(number):
                places.append((number, False))
            elif anywhere and not position.closed_for_good(number):
                places.append((number, True))
        return places


class Course(NamedTuple):
    """All legal actions of one kind: each stem, with each payment for it."""

    stems: Callable[[Chooser], Sequence[Stem]]
    actions: Callable[[Chooser, Stem], Sequence[MoaAction]]
    """The actions of a stem, one a payment; of some stems none."""


def always(_: Chooser) -> list[Stem]:
    """Return the one stem of what needs no more words."""
    return [()]


def free(action: Callable[..., MoaAction]) -> Callable[[Chooser, Stem], list[MoaAction]]:
    """Return the actions of a kind that costs nothing: its stem says it all."""
    return lambda _, stem: [action(*stem)]
