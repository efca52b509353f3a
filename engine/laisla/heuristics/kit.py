"""What a seat's visible functions do for it, as tables that can be looked up."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.laisla.chapters.payment import PRICE
from engine.laisla.functions import FUNCTIONS, Function, Occasion
from engine.laisla.heuristics.board import Board
from engine.laisla.position import Slots


class Gift(NamedTuple):
    """What functions give on an occasion: points, cubes, steps of a marker."""

    points: int = 0
    cubes: int = 0
    steps: int = 0


NOTHING = Gift()


class Placing(NamedTuple):
    """What placing on a field gives, and how many cubes it costs where no rival stands."""

    gift: Gift
    cost: int


class Kit(NamedTuple):
    """The visible functions of a seat."""

    colours: Mapping[str, Gift]
    """By colour, beside the cube itself: when action B gives such a cube."""
    animals: Mapping[str, Gift]
    """By animal, beside the step itself: when action D moves such a marker."""
    tiles: Mapping[str, Gift]
    """By animal: when such a tile is received."""
    kinds: tuple[Placing, ...]
    """The different things that placing on a field gives and costs."""
    kind: tuple[int, ...]
    """By a field's number: which of `kinds` it is."""
    usual: tuple[float, float, float]
    """What placing gives, as points, cubes and steps, where a seat has some choice of its field."""
    rival: Gift
    costs: tuple[int, ...]
    """By a field's number: how many cubes it costs where no rival stands."""
    cheap_rival: bool
    cheap_share: float
    """The share of the fields that cost a cube less."""
    wild: tuple[str, ...]
    any_marker: tuple[str, ...]
    """Animals whose card of action D moves any marker."""
    swap: bool
    fourth: bool
    free: int
    """Slots on which nothing lies."""


_GIVES = ("points", "cube", "same_cube", "marker")
_WORTH = {"points": 0.3, "cube": 0.55, "same_cube": 0.55, "marker": 1.1, "wild": 0.5, "discount": 0.4}
_OFTEN = {"cube": 1.2, "step": 1.0, "terrain": 0.8, "symbol": 0.8, "ring": 1.2, "tile": 0.5, "rival": 1.0}


def usual_worth(function: Function) -> float:
    """Return about what a function brings in a round, whatever its seat has: to choose which one is covered."""
    if function.gives == "card":
        return 1.2
    return _WORTH.get(function.gives, 0.0) * _OFTEN.get(function.on, 1.0) * max(1, function.amount)


@lru_cache(maxsize=8_000)
def kit_of(board: Board, slots: Slots) -> Kit:
    """Return what the cards in these slots do."""
    cards = board.rules.cards
    functions = [FUNCTIONS[cards[card].function] for card in slots if card is not None]
    by_occasion = {each.occasion: _gift(functions, each) for each in functions if each.gives in _GIVES}
    discounts = {each.occasion for each in functions if each.gives == "discount"}
    fields = [
        Placing(_together(by_occasion, occasions), PRICE - any(each in discounts for each in occasions))
        for occasions in board.occasions
    ]
    kinds = tuple(dict.fromkeys(fields))
    return Kit(
        colours=_by_subject(by_occasion, "cube"),
        animals=_by_subject(by_occasion, "step"),
        tiles=_by_subject(by_occasion, "tile"),
        kinds=kinds,
        kind=tuple(kinds.index(each) for each in fields),
        usual=_usual([each.gift for each in fields]),
        rival=by_occasion.get(("rival", ""), NOTHING),
        costs=tuple(each.cost for each in fields),
        cheap_rival=("rival", "") in discounts,
        cheap_share=sum(each.cost < PRICE for each in fields) / len(fields),
        wild=tuple(each.subject for each in functions if each.gives == "wild"),
        any_marker=tuple(each.subject for each in functions if each.gives == "any_marker"),
        swap=any(each.gives == "swap" for each in functions),
        fourth=any(each.gives == "card" for each in functions),
        free=slots.count(None),
    )


def _gift(functions: list[Function], one: Function) -> Gift:
    """Return what all functions give together that wait for the same occasion as this one."""
    found = [each for each in functions if each.occasion == one.occasion]
    points = sum(each.amount for each in found if each.gives == "points")
    cubes = sum(each.gives in ("cube", "same_cube") for each in found)
    return Gift(points, cubes, sum(each.gives == "marker" for each in found))


def _by_subject(gifts: Mapping[Occasion, Gift], on: str) -> dict[str, Gift]:
    return {occasion[1]: gift for occasion, gift in gifts.items() if occasion[0] == on}


def _together(gifts: Mapping[Occasion, Gift], occasions: Iterable[Occasion]) -> Gift:
    whole = NOTHING
    for occasion in occasions:
        if occasion in gifts:
            whole = added(whole, gifts[occasion])
    return whole


def added(one: Gift, other: Gift) -> Gift:
    """Return two gifts together."""
    return Gift(one.points + other.points, one.cubes + other.cubes, one.steps + other.steps)


def _usual(fields: Sequence[Gift]) -> tuple[float, float, float]:
    """Return what placing gives: half the time on one of the better third of the fields, else on any."""
    best = sorted(fields, key=lambda gift: gift.points + 1.5 * gift.cubes + 2.5 * gift.steps, reverse=True)
    third = best[: len(best) // 3]
    points, cubes, steps = (
        (sum(gift[part] for gift in third) / len(third) + sum(gift[part] for gift in fields) / len(fields)) / 2
        for part in range(3)
    )
    return points, cubes, steps
