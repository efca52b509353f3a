"""An independent listing of legal actions, with which the tree of choices is compared.

It goes over stems (everything of an action but its payment) and the payments of each, without any node.
"""

from __future__ import annotations

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
from engine.moa.chapters.leader import leader_fits
from engine.moa.chapters.neutral import MOST_ADDED, bird_places, leader_places
from engine.moa.chapters.payment import (
    BIRD,
    FIGHT,
    HONOUR,
    KARAKIA,
    TWO_FIGHT,
    IconTable,
    Need,
    Payment,
    icons_of,
    payments,
    purse_of,
    together,
    without,
)
from engine.moa.chapters.sale import price
from engine.moa.chapters.tiles import EXCHANGED, MOST_MOVED, move_targets, stronghold_places
from engine.moa.components import TWO_FIGHT_ICONS
from engine.moa.position import MoaPosition

Stem: TypeAlias = tuple[Any, ...]
"""Everything of an action but its payment."""


def payments_apart(icons: IconTable, purse: Payment, fight: int, birds: int) -> tuple[tuple[Payment, Payment], ...]:
    """W2 `separate`: return what pays for the fight and what pays for the birds, each undominated by itself.

    Of pairs that spend the same together only one is returned; those that spend the fewest icons come first.
    """
    pairs: dict[Payment, tuple[Payment, Payment]] = {}
    for paid in payments(icons, purse, Need(fight=fight)):
        for apart in payments(icons, without(purse, paid), Need(bird=birds)):
            pairs.setdefault(together(paid, apart), (paid, apart))
    return tuple(pairs[whole] for whole in sorted(pairs, key=lambda whole: (sum(icons_of(icons, whole)), whole)))


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


def _place_stems(chooser: Chooser) -> list[Stem]:
    most = min(chooser.total(BIRD), chooser.state.birds)
    free = [place for place in chooser.places() if chooser.position.territories[place[0]].mammal is None]
    return [(number, birds, tile) for number, tile in free for birds in range(1, most + 1)]


def _place_actions(chooser: Chooser, stem: Stem) -> list[MoaAction]:
    number, birds, tile = stem
    return [PlaceBirds(number, birds, paid[0], paid[1], tile) for paid in chooser.payments(bird=birds)]


def _leader_stems(chooser: Chooser) -> list[Stem]:
    if not chooser.state.leaders or chooser.total(HONOUR) < chooser.rules.components.limits.leader_honour:
        return []
    return [place for place in chooser.places() if leader_fits(chooser.position, chooser.seat, place[0])]


def _leader_actions(chooser: Chooser, stem: Stem) -> list[MoaAction]:
    number, tile = stem
    need = chooser.rules.components.limits.leader_honour
    return [PlaceLeader(number, paid[0], paid[1], tile) for paid in chooser.payments(honour=need)]


def _attack_stems(chooser: Chooser) -> list[Stem]:
    territories = chooser.position.territories
    fight = chooser.total(FIGHT) + TWO_FIGHT_ICONS.fight * chooser.purse.two_fight
    most = min(chooser.total(BIRD), chooser.state.birds)
    stems: list[Stem] = []
    for number, tile in chooser.places():
        mammal = territories[number].mammal
        if mammal is not None and territories[number].invaded and chooser.rules.fight[mammal] <= fight:
            stems.extend((number, birds, chooser.rules.fight[mammal], tile) for birds in range(most + 1))
    return stems


def _attack_actions(chooser: Chooser, stem: Stem) -> list[MoaAction]:
    number, birds, fight, tile = stem
    if chooser.rules.separate_icons:
        pairs = chooser.payments_apart(fight, birds)
        return [Attack(number, birds, *paid, tile, apart.cards, apart.leader_tiles) for paid, apart in pairs]
    return [Attack(number, birds, *paid, tile) for paid in chooser.payments(fight=fight, bird=birds)]


def _sale_stems(chooser: Chooser) -> list[Stem]:
    position = chooser.position
    honour = chooser.total(HONOUR)
    prices = {
        kind: price(chooser.rules, position.sales, kind) for kind in chooser.rules.honour if position.display[kind]
    }
    affordable = [(kind, cost) for kind, cost in prices.items() if cost <= honour]
    if not affordable:
        return []
    stems: list[Stem] = []
    for number, tile in chooser.places():
        territory = position.territories[number]
        if territory.mammal is None and territory.pieces(chooser.seat):
            stems.extend((number, kind, cost, tile) for kind, cost in affordable)
    return stems


def _sale_actions(chooser: Chooser, stem: Stem) -> list[MoaAction]:
    number, kind, cost, tile = stem
    return [SellLand(number, kind, paid[0], paid[1], tile) for paid in chooser.payments(honour=cost)]


def _buy_stems(chooser: Chooser) -> list[Stem]:
    karakia = chooser.total(KARAKIA)
    stock = sorted(kind for kind, count in chooser.position.stock.items() if count)
    cost = chooser.rules.cost
    most = chooser.rules.components.limits.karakia_per_action
    bundles = [bundle for size in range(1, most + 1) for bundle in combinations(stock, size)]
    return [bundle for bundle in bundles if sum([cost[kind] for kind in bundle]) <= karakia]


def _buy_actions(chooser: Chooser, stem: Stem) -> list[MoaAction]:
    need = sum(chooser.rules.cost[kind] for kind in stem)
    return [BuyKarakia(stem, paid[0], paid[1]) for paid in chooser.payments(karakia=need)]


ACTIONS = (
    Course(_place_stems, _place_actions),
    Course(_leader_stems, _leader_actions),
    Course(_attack_stems, _attack_actions),
    Course(_sale_stems, _sale_actions),
    Course(_buy_stems, _buy_actions),
    Course(always, free(Pass)),
)


def _move_stems(chooser: Chooser) -> list[Stem]:
    if not chooser.state.ready("move"):
        return []
    territories = chooser.position.territories.items()
    own = [(number, birds) for number, territory in territories if (birds := territory.birds.get(chooser.seat, 0))]
    targets = move_targets(chooser.position)
    return [
        (source, target, birds)
        for source, held in own
        for target in targets
        if source != target
        for birds in range(1, min(held, MOST_MOVED) + 1)
    ]


def _stronghold_stems(chooser: Chooser) -> list[Stem]:
    if not chooser.state.ready("stronghold"):
        return []
    return [(number,) for number in stronghold_places(chooser.position)]


def _draw_stems(tile: str) -> Callable[[Chooser], list[Stem]]:
    def stems(chooser: Chooser) -> list[Stem]:
        position = chooser.position
        held_back = tile in chooser.rules.red and isinstance(position.agenda[-1], AskDefend)
        drawable = position.bird_draw or position.bird_discard
        return [()] if chooser.state.ready(tile) and drawable and not held_back else []

    return stems


DRAWING = (
    Course(_draw_stems("draw_one"), free(DrawOne)),
    Course(_draw_stems("exchange_three"), free(ExchangeThree)),
)
TILES = (Course(_move_stems, free(Move)), Course(_stronghold_stems, free(Stronghold)), *DRAWING)


def _defend_actions(chooser: Chooser, _: Stem) -> list[MoaAction]:
    ask = chooser.position.agenda[-1]
    assert isinstance(ask, AskDefend)
    need = Need(fight=chooser.rules.fight[ask.mammal])
    purse = chooser.purse._replace(two_fight=0) if TWO_FIGHT in chooser.rules.red else chooser.purse
    return [Defend(*paid) for paid in payments(chooser.icons, purse, need)]


def _discard_stems(chooser: Chooser) -> list[Stem]:
    hand = sorted(chooser.state.hand)
    return [(cards,) for cards in sorted(set(combinations(hand, min(EXCHANGED, len(hand)))))]


def _neutral_bird_stems(chooser: Chooser) -> list[Stem]:
    position, rolled = chooser.position, _rolled(chooser)
    assert position.neutral is not None
    supply = position.seats[position.neutral].birds
    stems: list[Stem] = []
    for number in bird_places(position, rolled):
        most = min(MOST_ADDED if position.active(number) else 1, supply)
        stems.extend((number, birds) for birds in range(1, most + 1))
    return stems


def _neutral_leader_stems(chooser: Chooser) -> list[Stem]:
    return [(number,) for number in leader_places(chooser.position, _rolled(chooser))]


def _neutral_skip_stems(chooser: Chooser) -> list[Stem]:
    return [] if bird_places(chooser.position, _rolled(chooser)) else [()]


def _rolled(chooser: Chooser) -> int:
    ask = chooser.position.agenda[-1]
    assert isinstance(ask, AskNeutral)
    return ask.territory


DEFENCE = (Course(always, _defend_actions), Course(always, free(Decline)))
DISCARD = (Course(_discard_stems, free(Discard)),)
NEUTRAL = (
    Course(_neutral_bird_stems, free(NeutralBirds)),
    Course(_neutral_leader_stems, free(NeutralLeader)),
    Course(_neutral_skip_stems, free(NeutralSkip)),
)


_COURSES: dict[type[Ask], tuple[Course, ...]] = {
    AskAction: (*ACTIONS, *TILES),
    AskTiles: (*TILES, Course(always, free(EndTurn))),
    AskDefend: (*DEFENCE, *DRAWING),
    AskDiscard: DISCARD,
    AskNeutral: NEUTRAL,
}


def listed(position: MoaPosition) -> Iterator[MoaAction]:
    """Give the usual actions of the seat that is asked."""
    ask = position.asked
    if ask is None:
        return
    chooser = Chooser(position, ask.seat)
    for course in _COURSES[type(ask)]:
        for stem in course.stems(chooser):
            yield from course.actions(chooser, stem)
