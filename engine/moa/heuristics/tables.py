"""What follows from the rules of one game and the weights alone, worked out once."""

from __future__ import annotations

import math
from functools import lru_cache

from engine.moa.chapters.payment import BIRD, FIGHT, TWO_FIGHT, Payment
from engine.moa.components import WEASEL, IconCount
from engine.moa.heuristics.land import LandModel
from engine.moa.heuristics.paying import Paid, cheapest, cheapest_of_two, coins, distinct
from engine.moa.heuristics.weights import Weights
from engine.moa.position import Names
from engine.moa.rules import Rules

CARDS_A_ROUND = 2
MOST_ROUNDS = 16
"""As far ahead as invasions are reckoned."""


class Tables:
    """Values of things, and how often mammals come."""

    def __init__(self, weights: Weights, rules: Rules) -> None:
        limits = rules.components.limits
        self.rules = rules
        self.weights = weights
        self.land = LandModel(weights.land)
        self.rounds = limits.rounds
        self.periods = limits.periods
        self.things = {name: _worth(weights, icons) for name, icons in rules.worth.items()}
        """What each card and leader tile is worth while there is time to use it."""
        self.birdless = {name: _worth(weights, icons._replace(bird=0)) for name, icons in rules.worth.items()}
        """The same without their bird icons."""
        self.tiles: dict[str, float] = {kind: getattr(weights.tiles, kind) for kind in rules.tile_kinds}
        self.costs = {**self.things, TWO_FIGHT: self.tiles[TWO_FIGHT]}
        """What spending each thing costs."""
        self.bare_costs = {**self.birdless, TWO_FIGHT: self.tiles[TWO_FIGHT]}
        """The same without birds in the supply."""
        self.points = {name: int(name.split(":")[1]) for name in rules.leader_tiles if name.startswith("vp:")}
        """Of the leader tiles that score."""
        self.calls = {kind: _share(rules, f"{kind}_invasion") * CARDS_A_ROUND for kind in rules.waiting}
        """How often waiting mammals of a kind are called in a round."""
        self.draws = (_share(rules, "draw_1") + 2 * _share(rules, "draw_2")) * CARDS_A_ROUND
        """Mammal cards drawn in a round."""
        self.rises = _share(rules, "volcano") * CARDS_A_ROUND
        deck = rules.mammal_deck
        self.kinds = {kind: deck.count(kind) / len(deck) for kind in rules.fight}
        self.fresh = [self._fresh(rounds) for rounds in range(MOST_ROUNDS)]
        """How many mammals invade that do not wait yet, in so many rounds."""
        self.called = {kind: [1 - (1 - rate) ** n for n in range(MOST_ROUNDS)] for kind, rate in self.calls.items()}
        """How likely a kind is called in so many rounds."""
        self.hand_worth = lru_cache(maxsize=1 << 14)(self._hand_worth)
        self.fight_in = lru_cache(maxsize=1 << 12)(self._fight_in)
        self.cheapest = lru_cache(maxsize=1 << 13)(self._cheapest)
        self.cheapest_of_two = lru_cache(maxsize=1 << 12)(self._cheapest_of_two)

    def _fresh(self, rounds: int) -> float:
        """Return how many of the mammals that are drawn in so many rounds invade in them."""
        found = self.draws * self.kinds[WEASEL] * rounds
        for kind, rate in self.calls.items():
            found += sum(self.draws * self.kinds[kind] * (1 - (1 - rate) ** waits) for waits in range(rounds))
        return found

    def _hand_worth(self, hand: Names, turns: int, supply: int, *, last: bool) -> float:
        """Return what cards are worth with so many turns to come in this period; `last`: no other one follows.

        Bird icons are worth something as far as the `supply` goes.
        """
        if turns <= 0 or not hand:
            return 0.0
        weights = self.weights.hand
        left = weights.cards_a_turn * turns + weights.spare
        total = 0.0
        for full, card in sorted([(self.things[card], card) for card in hand], reverse=True):
            if left <= 0:
                break
            value, birds = full, self.rules.icons[card].bird
            missing = max(0, birds - supply)
            total += min(1.0, left) * (
                value if not missing else value - missing / birds * (value - self.birdless[card])
            )
            supply = max(0, supply - birds)
            left -= 1
        scale = weights.last if last else weights.first
        return scale * total * (1 - weights.late * weights.late_fall ** (turns - 1))

    def _fight_in(self, hand: Names) -> int:
        """Count the fight icons on cards."""
        return sum([self.rules.icons[card].fight for card in hand])

    def _cheapest(self, purse: Payment, kind: int, most: int, birds: bool) -> list[Paid | None]:
        """Return the cheapest payments of 0 to `most` icons of a kind out of a purse (paying.cheapest).

        `birds`: whether there are birds in the supply, without which their icons are not missed.
        """
        return cheapest(coins(purse, self.rules.worth, self.costs if birds else self.bare_costs, kind), most)

    def _cheapest_of_two(self, purse: Payment, need: int, most: int, birds: bool) -> list[Paid]:
        """Return the different payments for a fight and for 0 to `most` birds (paying.cheapest_of_two)."""
        costs = self.costs if birds else self.bare_costs
        return distinct(cheapest_of_two(coins(purse, self.rules.worth, costs, FIGHT, BIRD), need, most))


def _worth(weights: Weights, icons: IconCount) -> float:
    """Return what icons are worth: all of a thing go to one action, so mostly one kind counts."""
    each = (weights.icons.bird, weights.icons.fight, weights.icons.honour, weights.icons.karakia)
    values = [count * value for count, value in zip(icons, each, strict=True)]
    best = max(values)
    return best + weights.icons.beside * (sum(values) - best)


def _share(rules: Rules, instruction: str) -> float:
    """Return the share of terrain cards that bear an instruction."""
    deck = rules.terrain_deck
    return sum(card.split(":")[1] == instruction for card in deck) / len(deck)


@lru_cache(maxsize=1 << 12)
def tail(mean: float, most: int) -> tuple[float, ...]:
    """Return how likely more than 0, 1, ... `most` - 1 of something come that comes `mean` times (Poisson)."""
    term = math.exp(-mean)
    left = 1 - term
    found = []
    for count in range(most):
        found.append(max(0.0, left))
        term *= mean / (count + 1)
        left -= term
    return tuple(found)
