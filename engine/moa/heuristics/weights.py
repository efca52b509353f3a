"""The weights of Moa's heuristics, read once from weights.toml; what each means stands there."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources import files

from engine.components import Part


class Land(Part):
    """What land is expected to bring."""

    visit: float
    sizes: tuple[float, ...]
    neutral_visit: float
    neutral_sizes: tuple[float, ...]
    open_rate: float
    hope: float
    sold_hope: float
    move: float
    move_sizes: tuple[float, ...]
    move_held: float
    move_stock: float
    move_next: float


class Defence(Part):
    """How likely a seat defends."""

    free: float
    full: float
    most: float
    willing: float


class Icons(Part):
    """What icons on cards are worth."""

    bird: float
    fight: float
    honour: float
    karakia: float
    beside: float


class Hand(Part):
    """What a hand is worth, by the turns that are left."""

    first: float
    last: float
    cards_a_turn: float
    spare: float
    late: float
    late_fall: float
    second: float
    reserve: float
    reserve_most: int
    keep: float


class Tiles(Part):
    """What karakia tiles are worth."""

    draw_one: float
    exchange_three: float
    two_fight: float
    any_territory: float
    move: float
    stronghold: float


class Policy(Part):
    """How actions are ranked and drawn."""

    rivals: float
    most: int
    noise: float


class Crowding(Part):
    """What seats take from each other, by rounds to come after this one; more rounds count as the last of them."""

    first: tuple[float, ...]
    last: tuple[float, ...]


class Spread(Part):
    """How far final scores are from the expected ones, as a standard deviation."""

    a_round: float
    most: float


class Weights(Part):
    """All of them."""

    land: Land
    defence: Defence
    icons: Icons
    hand: Hand
    tiles: Tiles
    policy: Policy
    crowding: Crowding
    spread: Spread


@lru_cache(maxsize=1)
def shipped_weights() -> Weights:
    """Return the weights in weights.toml."""
    text = (files("engine.moa.heuristics") / "weights.toml").read_text(encoding="utf-8")
    return Weights.model_validate(tomllib.loads(text))
