"""What a seat may do now: legal actions, made as they are asked for (contract: `Game.actions`).

A menu has one course a kind of action. A course knows its stems (which territory, how many birds, ...) and makes the
payments of a stem only when that is reached, so that one action can be picked without making all of them.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Any, NamedTuple, TypeAlias

from engine.contract import Seat
from engine.moa.actions import (
    Attack,
    BuyKarakia,
    Decline,
    Defend,
    Discard,
    DrawOne,
    EndTurn,
    ExchangeThree,
    MoaAction,
    Move,
    NeutralBirds,
    NeutralLeader,
    NeutralSkip,
    Pass,
    PlaceBirds,
    PlaceLeader,
    SellLand,
    Stronghold,
)
from engine.moa.agenda import Ask, AskAction, AskDefend, AskDiscard, AskNeutral, AskTiles
from engine.moa.leader import leader_fits
from engine.moa.neutral import MOST_ADDED, bird_places, leader_places
from engine.moa.payment import (
    BIRD,
    FIGHT,
    HONOUR,
    KARAKIA,
    TWO_FIGHT,
    TWO_FIGHT_ICONS,
    Need,
    Payment,
    payments,
    payments_apart,
    purse_of,
)
from engine.moa.position import MoaPosition
from engine.moa.sale import price
from engine.moa.tiles import EXCHANGED, MOST_MOVED, move_targets, stronghold_places

Stem: TypeAlias = tuple[Any, ...]
"""Everything of an action but its payment."""


class _Table:
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
        return payments(self.icons, self.purse, Need(**need))

    def payments_apart(self, fight: int, birds: int) -> Sequence[tuple[Payment, Payment]]:
        """Give them, worked out once for all territories."""
        if (fight, birds) not in self.apart:
            self.apart[fight, birds] = payments_apart(self.icons, self.purse, fight, birds)
        return self.apart[fight, birds]

    def total(self, kind: int) -> int:
        """Count all icons of a kind in the purse."""
        icons = self.icons
        count = sum([icons[name][kind] for name in self.state.hand])
        return count + sum([icons[name][kind] for name in self.state.leader_tiles])

    def places(self) -> list[tuple[int, bool]]:
        """Give where an action may be taken, each with whether that spends an any-territory tile."""
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

    stems: Callable[[_Table], Sequence[Stem]]
    actions: Callable[[_Table, Stem], Sequence[MoaAction]]
    """The actions of a stem, one a payment; of some stems none."""


class Menu(Iterator[MoaAction]):
    """The legal actions of a seat, one after the other; or one of them at random."""

    def __init__(self, position: MoaPosition, ask: Ask) -> None:
        self._table = _Table(position, ask.seat)
        self._courses = _COURSES[type(ask)]
        self._flow = self._all()

    def __next__(self) -> MoaAction:
        return next(self._flow)

    def _all(self) -> Iterator[MoaAction]:
        for course in self._courses:
            for stem in course.stems(self._table):
                yield from course.actions(self._table, stem)

    def pick(self, rng: random.Random) -> MoaAction:
        """Give one of all legal actions: each kind is as likely as the others, then each stem, then each payment.

        Quick, since the others are never made.
        """
        courses = list(self._courses)
        while True:
            course = courses.pop(int(rng.random() * len(courses)))
            stems = list(course.stems(self._table))
            while stems:
                actions = course.actions(self._table, stems.pop(int(rng.random() * len(stems))))
                if actions:
                    return actions[int(rng.random() * len(actions))]


# -- actions of the own turn ----------------------------------------------------------------------------------------


def _place_stems(table: _Table) -> list[Stem]:
    most = min(table.total(BIRD), table.state.birds)
    free = [place for place in table.places() if table.position.territories[place[0]].mammal is None]
    return [(number, birds, tile) for number, tile in free for birds in range(1, most + 1)]


def _place_actions(table: _Table, stem: Stem) -> list[MoaAction]:
    number, birds, tile = stem
    return [PlaceBirds(number, birds, paid[0], paid[1], tile) for paid in table.payments(bird=birds)]


def _leader_stems(table: _Table) -> list[Stem]:
    if not table.state.leaders or table.total(HONOUR) < table.rules.components.limits.leader_honour:
        return []
    return [place for place in table.places() if leader_fits(table.position, table.seat, place[0])]


def _leader_actions(table: _Table, stem: Stem) -> list[MoaAction]:
    number, tile = stem
    need = table.rules.components.limits.leader_honour
    return [PlaceLeader(number, paid[0], paid[1], tile) for paid in table.payments(honour=need)]


def _attack_stems(table: _Table) -> list[Stem]:
    territories = table.position.territories
    fight = table.total(FIGHT) + TWO_FIGHT_ICONS.fight * table.purse.two_fight
    most = min(table.total(BIRD), table.state.birds)
    stems: list[Stem] = []
    for number, tile in table.places():
        mammal = territories[number].mammal
        if mammal is not None and territories[number].invaded and table.rules.fight[mammal] <= fight:
            stems.extend((number, birds, table.rules.fight[mammal], tile) for birds in range(most + 1))
    return stems


def _attack_actions(table: _Table, stem: Stem) -> list[MoaAction]:
    number, birds, fight, tile = stem
    if table.rules.separate_icons:
        pairs = table.payments_apart(fight, birds)
        return [Attack(number, birds, *paid, tile, apart.cards, apart.leader_tiles) for paid, apart in pairs]
    return [Attack(number, birds, *paid, tile) for paid in table.payments(fight=fight, bird=birds)]


def _sale_stems(table: _Table) -> list[Stem]:
    position = table.position
    honour = table.total(HONOUR)
    prices = {kind: price(table.rules, position.sales, kind) for kind in table.rules.honour if position.display[kind]}
    affordable = [(kind, cost) for kind, cost in prices.items() if cost <= honour]
    if not affordable:
        return []
    stems: list[Stem] = []
    for number, tile in table.places():
        territory = position.territories[number]
        if territory.mammal is None and territory.pieces(table.seat):
            stems.extend((number, kind, cost, tile) for kind, cost in affordable)
    return stems


def _sale_actions(table: _Table, stem: Stem) -> list[MoaAction]:
    number, kind, cost, tile = stem
    return [SellLand(number, kind, paid[0], paid[1], tile) for paid in table.payments(honour=cost)]


def _buy_stems(table: _Table) -> list[Stem]:
    karakia = table.total(KARAKIA)
    stock = sorted(kind for kind, count in table.position.stock.items() if count)
    cost = table.rules.cost
    most = table.rules.components.limits.karakia_per_action
    bundles = [bundle for size in range(1, most + 1) for bundle in combinations(stock, size)]
    return [bundle for bundle in bundles if sum([cost[kind] for kind in bundle]) <= karakia]


def _buy_actions(table: _Table, stem: Stem) -> list[MoaAction]:
    need = sum(table.rules.cost[kind] for kind in stem)
    return [BuyKarakia(stem, paid[0], paid[1]) for paid in table.payments(karakia=need)]


# -- tiles used by themselves ---------------------------------------------------------------------------------------


def _move_stems(table: _Table) -> list[Stem]:
    if not table.state.ready("move"):
        return []
    territories = table.position.territories.items()
    own = [(number, birds) for number, territory in territories if (birds := territory.birds.get(table.seat, 0))]
    targets = move_targets(table.position)
    return [
        (source, target, birds)
        for source, held in own
        for target in targets
        if source != target
        for birds in range(1, min(held, MOST_MOVED) + 1)
    ]


def _stronghold_stems(table: _Table) -> list[Stem]:
    if not table.state.ready("stronghold"):
        return []
    return [(number,) for number in stronghold_places(table.position)]


def _draw_stems(tile: str) -> Callable[[_Table], list[Stem]]:
    def stems(table: _Table) -> list[Stem]:
        position = table.position
        held_back = tile in table.rules.red and isinstance(position.agenda[-1], AskDefend)
        drawable = position.bird_draw or position.bird_discard
        return [()] if table.state.ready(tile) and drawable and not held_back else []

    return stems


# -- other decisions ------------------------------------------------------------------------------------------------


def _defend_actions(table: _Table, _: Stem) -> list[MoaAction]:
    ask = table.position.agenda[-1]
    assert isinstance(ask, AskDefend)  # noqa: S101  (this course is for it)
    need = Need(fight=table.rules.fight[ask.mammal])
    purse = table.purse._replace(two_fight=0) if TWO_FIGHT in table.rules.red else table.purse
    return [Defend(*paid) for paid in payments(table.icons, purse, need)]


def _discard_stems(table: _Table) -> list[Stem]:
    hand = sorted(table.state.hand)
    return [(cards,) for cards in sorted(set(combinations(hand, min(EXCHANGED, len(hand)))))]


def _neutral_bird_stems(table: _Table) -> list[Stem]:
    position, rolled = table.position, _rolled(table)
    assert position.neutral is not None  # noqa: S101  (else nothing is rolled)
    supply = position.seats[position.neutral].birds
    stems: list[Stem] = []
    for number in bird_places(position, rolled):
        most = min(MOST_ADDED if position.active(number) else 1, supply)
        stems.extend((number, birds) for birds in range(1, most + 1))
    return stems


def _neutral_leader_stems(table: _Table) -> list[Stem]:
    return [(number,) for number in leader_places(table.position, _rolled(table))]


def _neutral_skip_stems(table: _Table) -> list[Stem]:
    return [] if bird_places(table.position, _rolled(table)) else [()]


def _rolled(table: _Table) -> int:
    ask = table.position.agenda[-1]
    assert isinstance(ask, AskNeutral)  # noqa: S101  (these courses are for it)
    return ask.territory


def _always(_: _Table) -> list[Stem]:
    return [()]


def _free(action: Callable[..., MoaAction]) -> Callable[[_Table, Stem], list[MoaAction]]:
    """Give the actions of a kind that costs nothing: its stem says it all."""
    return lambda _, stem: [action(*stem)]


_DRAWING = (
    Course(_draw_stems("draw_one"), _free(DrawOne)),
    Course(_draw_stems("exchange_three"), _free(ExchangeThree)),
)
_TILES = (Course(_move_stems, _free(Move)), Course(_stronghold_stems, _free(Stronghold)), *_DRAWING)
_COURSES: dict[type[Ask], tuple[Course, ...]] = {
    AskAction: (
        Course(_place_stems, _place_actions),
        Course(_leader_stems, _leader_actions),
        Course(_attack_stems, _attack_actions),
        Course(_sale_stems, _sale_actions),
        Course(_buy_stems, _buy_actions),
        Course(_always, _free(Pass)),
        *_TILES,
    ),
    AskTiles: (*_TILES, Course(_always, _free(EndTurn))),
    AskDefend: (Course(_always, _defend_actions), Course(_always, _free(Decline)), *_DRAWING),
    AskDiscard: (Course(_discard_stems, _free(Discard)),),
    AskNeutral: (
        Course(_neutral_bird_stems, _free(NeutralBirds)),
        Course(_neutral_leader_stems, _free(NeutralLeader)),
        Course(_neutral_skip_stems, _free(NeutralSkip)),
    ),
}
