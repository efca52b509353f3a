"""The actions of a seat that are worth a thought, with what each seems to bring (points against a pass).

What an action seems to bring is reckoned from the territory that it changes and the cards that it takes alone: that is
quick, and enough to leave the hopeless ones out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import combinations
from typing import NamedTuple

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
from engine.moa.chapters import neutral
from engine.moa.chapters.leader import leader_fits
from engine.moa.chapters.payment import BIRD, FIGHT, HONOUR, KARAKIA, TWO_FIGHT, Payment, purse_of, without
from engine.moa.chapters.sale import price
from engine.moa.chapters.tiles import EXCHANGED, MOST_MOVED, move_targets, stronghold_places
from engine.moa.chapters.transition import removed
from engine.moa.heuristics.land import NOBODY
from engine.moa.heuristics.outlook import Outlook, Standing
from engine.moa.heuristics.paying import Paid, distinct

MOST_BIRDS = 8
"""More are hardly ever placed at once..."""
MOST_BIRDS_LAST = 16
"""...but in the last turn of a period, where cards left over are worth nothing."""
LIKELIEST_MOVES = 4
WORST_CARDS = 5
"""Out of so many cards those that are discarded are chosen."""


class Ranked(NamedTuple):
    """An action, and what it seems to bring. The action is made when it is asked for: few of all are."""

    gain: float
    make: Callable[[], MoaAction]

    @property
    def action(self) -> MoaAction:
        """Return the action."""
        return self.make()


class _AttackPaid(NamedTuple):
    """What an attack is paid with, how many birds it places, and what that costs."""

    fight: Paid
    birds: Paid | None
    """Where they are paid apart (W2)."""
    placed: int
    cost: float


class Ranking:
    """What a seat could do at a position."""

    def __init__(self, outlook: Outlook, seat: Seat) -> None:
        self.outlook = outlook
        self.tables = outlook.tables
        self.position = outlook.position
        self.rules = outlook.tables.rules
        self.seat = seat
        self.own = outlook.number_of[seat]
        self.state = outlook.position.seats[seat]
        self.purse = purse_of(self.state)
        self.rivals = self.tables.weights.policy.rivals
        self.neutral = outlook.position.neutral is not None
        self.turns = max(0, outlook.turns[seat] - 1)
        """Turns behind this one."""
        self.costs = self.tables.costs if self.state.birds else self.tables.bare_costs
        self.before: dict[int, float] = {}
        self.held: float | None = None
        """What hand and supply are worth as they are."""

    def found(self) -> Iterator[Ranked]:
        """Give the actions."""
        ask = self.position.asked
        assert ask is not None  # noqa: S101  (the seat is asked)
        return _ANSWERS[type(ask)](self)

    def ranked(self) -> list[Ranked]:
        """Return the actions, the likeliest first."""
        return sorted(self.found(), key=lambda each: -each.gain)

    # -- what things bring ------------------------------------------------------------------------------------------

    def balance(self, points: tuple[float, ...]) -> float:
        """Return what points of all seats mean to this one."""
        own = points[self.own]
        others = sum(points) - own
        if self.neutral:
            others -= points[-1]
        return own - self.rivals * others

    def land(self, number: int, standing: Standing, *, sold: bool = False, safe: bool = False) -> float:
        """Return what a territory means to the seat where these stand."""
        ground = self.outlook.ground(number, sold=sold, safe=safe)
        part, hope = ground.shares(standing.counts)
        value = part * self.balance(self.tables.land.points(ground.values, *standing, ground.heats))
        if hope:
            value += hope * self.balance(self.tables.land.points(ground.values, *standing, ground.next_heats))
        return value

    def lands(self, number: int, more: Sequence[int], *, sold: bool = False, safe: bool = False) -> list[float]:
        """Return what a territory means to the seat with each of these numbers of own birds more.

        The same as `land`, quicker: most of what is thought of in a turn is asked here.
        """
        counts, leader = self.outlook.standing(number)
        own, mine = self.own, counts[self.own]
        before, behind = counts[:own], counts[own + 1 :]
        held = self.outlook.ground(number, sold=sold, safe=safe)
        points, balance = self.tables.land.points, self.balance
        shares = {False: held.shares((*before, 0, *behind)), True: held.shares((*before, 1, *behind))}
        found = []
        for birds in more:
            pieces = (*before, mine + birds, *behind)
            part, hope = shares[mine + birds > 0]
            value = part * balance(points(held.values, pieces, leader, held.heats))
            if hope:
                value += hope * balance(points(held.values, pieces, leader, held.next_heats))
            found.append(value)
        return found

    def now(self, number: int) -> float:
        """Return what it means as it stands."""
        found = self.before.get(number)
        if found is None:
            standing, sold, safe = self.outlook.standing(number), *self.outlook.fate(number)
            held = self.outlook.held if safe else 1.0
            found = self.before[number] = held * self.land(number, standing, sold=sold, safe=safe)
        return found

    def cost(self, paid: Payment, birds: int = 0) -> float:
        """Return what is lost with a payment, and with so many birds out of the supply (below 0: back to it)."""
        hand, last, supply = self.state.hand, self.outlook.last, self.state.birds
        worth, reserve = self.tables.hand_worth, self.outlook.reserve
        if self.held is None:
            self.held = worth(hand, self.turns, supply, last=last) + reserve(supply)
        left = removed(hand, paid.cards)
        lost = self.held - worth(left, self.turns, supply - birds, last=last) - reserve(supply - birds)
        if self.turns or not self.outlook.last:
            lost += self.tables.weights.hand.keep * sum([self.tables.things[tile] for tile in paid.leader_tiles])
            lost += self.tables.tiles[TWO_FIGHT] * paid.two_fight
        return lost

    def with_own(self, number: int, birds: int) -> Standing:
        """Return who stands in a territory with so many own birds more."""
        counts, leader = self.outlook.standing(number)
        own = self.own
        return Standing((*counts[:own], counts[own] + birds, *counts[own + 1 :]), leader)

    def spots(self) -> Iterator[tuple[int, bool, float]]:
        """Return where the seat may act, whether that spends an any-territory tile, and what that costs."""
        anywhere = self.state.ready("any_territory") > 0
        for number in self.position.territories:
            if number in self.outlook.active:
                yield number, False, 0.0
            elif anywhere and not self.position.closed_for_good(number):
                yield number, True, self.tables.tiles["any_territory"]

    # -- the action of a turn ---------------------------------------------------------------------------------------

    def actions(self) -> Iterator[Ranked]:
        """Return what may be done with the action of a turn."""
        yield Ranked(0.0, Pass)
        yield from self.place()
        yield from self.leader()
        yield from self.attack()
        yield from self.sell()
        yield from self.buy()
        yield from self.using()

    def paying(self, kind: int, most: int, purse: Payment | None = None) -> list[Paid | None]:
        """Return the cheapest payments of a kind of icons."""
        return self.tables.cheapest(self.purse if purse is None else purse, kind, most, self.state.birds > 0)

    def place(self) -> Iterator[Ranked]:
        """PB: every number of birds for its cheapest payment."""
        payments = distinct(self.paying(BIRD, self.most_birds()))
        if not payments:
            return
        priced = [(min(each.given, self.state.birds), each) for each in payments]
        lost = [self.cost(paid.payment, birds) for birds, paid in priced]
        for number, tile, fee in self.spots():
            if self.position.territories[number].mammal is not None:
                continue
            before = self.now(number) + fee
            lands = self.lands(number, [birds for birds, _ in priced])
            for (birds, paid), cost, land in zip(priced, lost, lands, strict=True):
                yield Ranked(land - before - cost, partial(_place_birds, number, birds, paid, tile))

    def most_birds(self) -> int:
        """Return how many birds are worth placing at once: in the last turn of a period all."""
        return min(MOST_BIRDS if self.turns else MOST_BIRDS_LAST, self.state.birds)

    def leader(self) -> Iterator[Ranked]:
        """PL: wherever a leader may stand."""
        paid = self.paying(HONOUR, self.rules.components.limits.leader_honour)[-1] if self.state.leaders else None
        if paid is None:
            return
        cost = self.cost(paid.payment)
        for number, tile, fee in self.spots():
            if not leader_fits(self.position, self.seat, number):
                continue
            standing = self.with_own(number, 1)._replace(leader=self.own)
            gain = self.land(number, standing) - self.now(number) + self.tile_gain(number) - cost - fee
            yield Ranked(gain, partial(_place_leader, number, paid, tile))

    def tile_gain(self, number: int) -> float:
        """Return what the leader tile in a territory is worth."""
        tile = self.position.territories[number].leader_tile
        if tile is None:
            return 0.0
        useful = self.turns or not self.outlook.last
        icons = self.tables.weights.hand.keep * self.tables.things[tile] if useful else 0.0
        return self.tables.points.get(tile, 0) + icons

    def attack(self) -> Iterator[Ranked]:
        """AT: with every number of birds, for its cheapest payment."""
        kept: dict[int, list[_AttackPaid]] = {}
        for number, tile, fee in self.spots():
            territory = self.position.territories[number]
            if not territory.invaded or territory.mammal is None:
                continue
            needed, before = self.rules.fight[territory.mammal], self.rules.trophy[territory.mammal] - fee
            if needed not in kept:
                kept[needed] = [self.attack_paid(*each) for each in self.attack_payments(needed)]
            lands = self.lands(number, [each.placed for each in kept[needed]], safe=True)
            for each, land in zip(kept[needed], lands, strict=True):
                yield Ranked(before + land - each.cost, partial(_attack, number, each, tile))

    def attack_payments(self, needed: int) -> Iterator[tuple[Paid, Paid]]:
        """Return what pays for a fight, and for birds: twice the same unless they are paid apart (W2)."""
        most = self.most_birds()
        if not self.rules.separate_icons:
            yield from (
                (each, each) for each in self.tables.cheapest_of_two(self.purse, needed, most, self.state.birds > 0)
            )
            return
        fight = self.paying(FIGHT, needed)[-1]
        if fight is None:
            return
        left = without(self.purse, fight.payment)._replace(two_fight=0)
        yield from ((fight, each) for each in (Paid(0.0, 0, 0, ()), *distinct(self.paying(BIRD, most, left))))

    def attack_paid(self, fight: Paid, birds: Paid) -> _AttackPaid:
        """Return what comes of a payment of an attack, wherever that is."""
        apart = self.rules.separate_icons
        placed = min(birds.given if apart else birds.also, self.state.birds)
        whole = fight._replace(names=fight.names + birds.names) if apart else fight
        return _AttackPaid(fight, birds if apart else None, placed, self.cost(whole.payment, placed))

    def sell(self) -> Iterator[Ranked]:
        """SL: to every kind that waits."""
        waiting = {
            kind: price(self.rules, self.position.sales, kind)
            for kind in self.rules.honour
            if self.position.display[kind]
        }
        if not waiting:
            return
        paying = self.paying(HONOUR, max(waiting.values()))
        for number, tile, fee in self.spots():
            territory = self.position.territories[number]
            if territory.mammal is not None or not territory.pieces(self.seat):
                continue
            surplus = min(0, 1 - territory.pieces(self.seat))
            back = min(0, 1 - territory.birds.get(self.seat, 0))
            standing = self.with_own(number, surplus)
            if self.seat in territory.birds or standing.leader != self.own:
                standing = Standing(self.without_leader(*standing), NOBODY)
            land = self.land(number, standing, sold=True) - self.now(number)
            for kind, needed in waiting.items():
                if (paid := paying[needed]) is not None:
                    gain = land + self.rules.trophy[kind] - self.cost(paid.payment, back) - fee
                    yield Ranked(gain, partial(_sell, number, kind, paid, tile))

    def without_leader(self, counts: tuple[int, ...], leader: int) -> tuple[int, ...]:
        """Return the pieces without another seat's leader."""
        if leader in (NOBODY, self.own):
            return counts
        return (*counts[:leader], counts[leader] - 1, *counts[leader + 1 :])

    def buy(self) -> Iterator[Ranked]:
        """K: the tiles that are in stock, alone and in pairs."""
        stock = [kind for kind, count in self.position.stock.items() if count]
        if not stock or not (self.turns or not self.outlook.last):
            return
        most = min(self.rules.components.limits.karakia_per_action, 2)
        cost = self.rules.cost
        paying = self.paying(KARAKIA, sum(sorted(cost[kind] for kind in stock)[-most:]))
        for count in range(1, most + 1):
            for tiles in combinations(stock, count):
                paid = paying[sum([cost[tile] for tile in tiles])]
                if paid is None or not paid.names:
                    continue
                gain = sum([self.tables.tiles[tile] for tile in tiles]) - self.cost(paid.payment)
                yield Ranked(gain, partial(_buy, tiles, paid))

    # -- tiles ------------------------------------------------------------------------------------------------------

    def using(self) -> Iterator[Ranked]:
        """KT1, KT2, KT5, KT6: the tiles that are used by themselves."""
        yield from self.drawing()
        if self.state.ready("move"):
            yield from self.moves()
        if self.state.ready("stronghold"):
            yield from self.strongholds()

    def drawing(self) -> Iterator[Ranked]:
        """KT1, KT2: draw cards, while there is a pile."""
        if not (self.position.bird_draw or self.position.bird_discard):
            return
        for kind, action in (("draw_one", DrawOne), ("exchange_three", ExchangeThree)):
            if self.state.ready(kind):
                yield Ranked(0.1 if self.outlook.turns[self.seat] else -1.0, action)

    def end(self) -> Iterator[Ranked]:
        """B1: end the turn, or use a tile."""
        yield Ranked(0.0, EndTurn)
        yield from self.using()

    def tile_kept(self, kind: str) -> float:
        """Return what a tile is worth that is not used now."""
        later = self.turns or not self.outlook.last
        return self.tables.tiles[kind] if later else 0.0

    def moves(self) -> Iterator[Ranked]:
        """KT5: the moves that change the most."""
        sources: list[tuple[float, int, int]] = []
        gains: dict[int, list[tuple[float, int]]] = {1: [], 2: []}
        for number, territory in self.position.territories.items():
            held = range(1, min(MOST_MOVED, territory.birds.get(self.seat, 0)) + 1)
            sources += [
                (value, number, birds)
                for birds, value in zip(held, self.changed(number, [-birds for birds in held]), strict=True)
            ]
        most = max([each[2] for each in sources], default=0)
        for number in move_targets(self.position):
            for birds, value in enumerate(self.changed(number, range(1, most + 1)), 1):
                gains[birds].append((value, number))
        gains = {birds: sorted(each, reverse=True)[:3] for birds, each in gains.items()}
        kept = self.tile_kept("move")
        found = [
            Ranked(loss + gain - kept, partial(Move, source, target, birds))
            for loss, source, birds in sources
            for gain, target in gains[birds]
            if source != target
        ]
        yield from sorted(found, key=lambda each: -each.gain)[:LIKELIEST_MOVES]

    def changed(self, number: int, birds: Sequence[int]) -> list[float]:
        """Return what each of these numbers of own birds more (or fewer) in a territory would change."""
        if not birds:
            return []
        sold, now = self.position.territories[number].sold_by is not None, self.now(number)
        return [each - now for each in self.lands(number, birds, sold=sold)]

    def strongholds(self) -> Iterator[Ranked]:
        """KT6: where a stronghold saves the most."""
        kept = self.tile_kept("stronghold")
        for number in stronghold_places(self.position):
            territory = self.position.territories[number]
            if territory.mammal is None and territory.pieces(self.seat):
                gain = self.land(number, self.outlook.standing(number), safe=True) - self.now(number) - kept
                yield Ranked(gain, partial(Stronghold, number))

    # -- answers ----------------------------------------------------------------------------------------------------

    def defences(self) -> Iterator[Ranked]:
        """I5: defend for the cheapest, or not."""
        ask = self.position.asked
        assert isinstance(ask, AskDefend)  # noqa: S101  (this answers it)
        yield Ranked(0.0, Decline)
        yield from self.drawing()
        purse = self.purse._replace(two_fight=0) if TWO_FIGHT in self.rules.red else self.purse
        paid = self.paying(FIGHT, self.rules.fight[ask.mammal], purse)[-1]
        if paid is None:
            return
        land = self.land(ask.territory, self.outlook.standing(ask.territory), safe=True)
        gain = land * (1 - self.outlook.held_by_others) + self.rules.trophy[ask.mammal] - self.cost(paid.payment)
        yield Ranked(gain, partial(Defend, *paid.payment))

    def discards(self) -> Iterator[Ranked]:
        """KT2: some of the worst cards."""
        things = self.costs
        worst = sorted(self.state.hand, key=lambda card: (things[card], card))[:WORST_CARDS]
        for cards in sorted(set(combinations(worst, min(EXCHANGED, len(worst))))):
            yield Ranked(-sum([things[card] for card in cards]), partial(Discard, tuple(sorted(cards))))

    def neutrals(self) -> Iterator[Ranked]:
        """T: add to the neutral colour where that hurts rivals."""
        ask = self.position.asked
        assert isinstance(ask, AskNeutral)  # noqa: S101  (this answers it)
        colour = len(self.outlook.seats) - 1
        places = neutral.bird_places(self.position, ask.territory)
        for number in places:
            counts, leader = self.outlook.standing(number)
            for birds in range(1, neutral.most_added(self.position, number) + 1):
                standing = Standing((*counts[:-1], counts[-1] + birds), leader)
                yield Ranked(self.land(number, standing) - self.now(number), partial(NeutralBirds, number, birds))
        for number in neutral.leader_places(self.position, ask.territory):
            counts, _ = self.outlook.standing(number)
            standing = Standing((*counts[:-1], counts[-1] + 1), colour)
            yield Ranked(self.land(number, standing) - self.now(number), partial(NeutralLeader, number))
        if not places:
            yield Ranked(0.0, NeutralSkip)


def _place_birds(number: int, birds: int, paid: Paid, tile: bool) -> MoaAction:
    cards, tiles, _ = paid.payment
    return PlaceBirds(number, birds, cards, tiles, tile)


def _place_leader(number: int, paid: Paid, tile: bool) -> MoaAction:
    cards, tiles, _ = paid.payment
    return PlaceLeader(number, cards, tiles, tile)


def _attack(number: int, paid: _AttackPaid, tile: bool) -> MoaAction:
    birds = paid.birds
    sides = (None, None) if birds is None else (birds.payment.cards, birds.payment.leader_tiles)
    return Attack(number, paid.placed, *paid.fight.payment, tile, *sides)


def _sell(number: int, kind: str, paid: Paid, tile: bool) -> MoaAction:
    cards, tiles, _ = paid.payment
    return SellLand(number, kind, cards, tiles, tile)


def _buy(tiles: tuple[str, ...], paid: Paid) -> MoaAction:
    cards, leader_tiles, _ = paid.payment
    return BuyKarakia(tiles, cards, leader_tiles)


_ANSWERS: dict[type[Ask], Callable[[Ranking], Iterator[Ranked]]] = {
    AskAction: Ranking.actions,
    AskTiles: Ranking.end,
    AskDefend: Ranking.defences,
    AskDiscard: Ranking.discards,
    AskNeutral: Ranking.neutrals,
}
