"""How the facts of refusals are said, and of what was typed and cannot be read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bot.games.contract import Names
from bot.games.narration_base import Say
from render.words import Words


def _tile(tile: str, _names: Names, words: Words) -> Mapping[str, Any]:
    icon, colon, value = tile.partition(":")
    if colon and value.isdecimal():
        return {"tile": words("moa-leader-tile", icon=icon, value=int(value))}
    return {"tile": words("moa-tile", tile=tile)}


def _terrains(cards: Iterable[str], _names: Names, words: Words) -> Mapping[str, Any]:
    terrains = dict.fromkeys(card.split(":")[0] for card in cards)
    return {"active": words.listed([words("moa-terrain", terrain=terrain) for terrain in terrains])}


SAY: Mapping[str, Say] = {
    "card": lambda card, _names, words: {"card": words("moa-bird", bird=card)},
    "tile": _tile,
    "active": _terrains,
    "kinds": lambda kinds, _names, words: {"kinds": words.listed([words("moa-icon", icon=icon) for icon in kinds])},
    "choices": lambda choices, _names, words: {"choices": words.listed(list(choices))},
}
"""Facts that are names in the rules and nouns in a sentence."""
