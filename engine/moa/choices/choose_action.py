"""The choices of a turn's one action: each kind with its stems and payments."""

from __future__ import annotations

from itertools import combinations

from engine.moa.actions import Attack, BuyKarakia, MoaAction, Pass, PlaceBirds, PlaceLeader, SellLand
from engine.moa.chapters.leader import leader_fits
from engine.moa.chapters.payment import BIRD, FIGHT, HONOUR, KARAKIA, TWO_FIGHT_ICONS
from engine.moa.chapters.sale import price
from engine.moa.choices.choice import Chooser, Course, Stem, always, free


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
