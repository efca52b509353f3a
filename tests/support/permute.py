"""Shuffling what a seat cannot know, for leak tests: of views, events, prompts, pictures and alt texts.

`permute(game, position, seat, rng)` gives a position that `seat` (None: a spectator) cannot tell from `position`.
Whatever is made for that seat must be the same from both.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from engine.contract import AnyGame, JsonObject, Seat

Permutation = Callable[[JsonObject, Seat | None, random.Random], None]


def permute(game: AnyGame, position: Any, seat: Seat | None, rng: random.Random) -> Any:
    """Give a copy of `position` in which all that `seat` cannot know is shuffled."""
    data = position.copy().to_data()
    _PERMUTATIONS[game.name](data, seat, rng)
    return game.position_from_data(data)


def _toy(data: JsonObject, seat: Seat | None, rng: random.Random) -> None:
    others = [each for each in data["hands"] if each != seat]
    _redeal(data["deck"], [data["hands"][each] for each in others], rng)
    for each in others:
        if each in data["chosen"]:
            data["chosen"][each] = rng.choice([None, *data["hands"][each]])


def _redeal(pile: list[Any], hands: list[list[Any]], rng: random.Random) -> None:
    """Shuffle a draw pile together with hidden hands, each keeping its size; hands stay sorted."""
    cards = [*pile, *(card for hand in hands for card in hand)]
    rng.shuffle(cards)
    for hand in hands:
        hand[:] = sorted(cards.pop() for _ in hand)
    pile[:] = cards


_PERMUTATIONS: dict[str, Permutation] = {"toy": _toy}
