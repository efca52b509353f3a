"""Duet goals: how far a side is with its tokens on the map, and what a further one would bring (WA44, WA52)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping

from engine.wingspan.chapters.duet_map import row_and_column
from engine.wingspan.component_schema import Space
from engine.wingspan.rules import Rules

FEWEST = "fewest_tokens_on_bonus_spaces"
PAIRS = "tokens_on_pairs_of_matching_symbols"


def _pairs(spaces: list[Space], pair: int) -> int:
    """Each completed pair of a symbol counts; a third one of it does not."""
    return pair * sum(count // 2 for count in Counter(space.symbol for space in spaces).values())


def _rows(spaces: list[Space]) -> Counter[int]:
    return Counter(row_and_column(space.id)[0] for space in spaces)


_MEASURES: Mapping[str, Callable[[list[Space]], int]] = {
    "tokens_in_forest": lambda spaces: sum(space.habitat == "forest" for space in spaces),
    "tokens_in_grassland": lambda spaces: sum(space.habitat == "grassland" for space in spaces),
    "tokens_in_wetland": lambda spaces: sum(space.habitat == "wetland" for space in spaces),
    "tokens_on_nest_spaces": lambda spaces: sum(space.type == "nest" for space in spaces),
    "tokens_on_food_spaces": lambda spaces: sum(space.type == "food" for space in spaces),
    "total_tokens_on_map": len,
    "tokens_in_one_horizontal_row": lambda spaces: max(_rows(spaces).values(), default=0),
    "horizontal_rows_with_at_least_1_token": lambda spaces: len(_rows(spaces)),
    FEWEST: lambda spaces: sum(space.bonus is not None for space in spaces),
}


def measure(rules: Rules, goal: str, tokens: Iterable[str]) -> int:
    """Count a goal for a side whose tokens lie on these spaces of the map."""
    spaces = [rules.spaces[token] for token in tokens]
    if goal == PAIRS:
        return _pairs(spaces, rules.components.duet.pairs.value)
    return _MEASURES[goal](spaces)


def improves(rules: Rules, goal: str, tokens: Iterable[str], space: str) -> bool:
    """WA52: whether a token on `space` brings a side further.

    A longest row is extended by one on it, or on one tied with it; where few bonus spaces are wanted, every space
    without a bonus is suitable.
    """
    if goal == FEWEST:
        return rules.spaces[space].bonus is None
    before = tuple(tokens)
    return measure(rules, goal, (*before, space)) > measure(rules, goal, before)
