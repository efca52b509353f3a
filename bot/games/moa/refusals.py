"""The sentence for each refusal of the rules, and for what was typed and cannot be read."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from bot.games.contract import Names
from render.words import Words

Say: TypeAlias = Callable[[Any, Names, Words], Mapping[str, Any]]


def refusal(reason: str, facts: Mapping[str, Any], names: Names, words: Words) -> str:
    """Give the sentence for a reason of engine.moa.refusals (or of `Misread`) with its facts."""
    said: dict[str, Any] = {}
    for fact, value in facts.items():
        say = _SAY.get(fact)
        said |= say(value, names, words) if say else {fact: value}
    return words(f"moa-refusal-{reason}", **said)


def _name(seat: str | None, names: Names, words: Words) -> str:
    return (names.get(seat) or words("moa-colour", seat=seat)) if seat else words("moa-nothing")


def _tile(tile: str, _names: Names, words: Words) -> Mapping[str, Any]:
    icon, colon, value = tile.partition(":")
    if colon and value.isdecimal():
        return {"tile": words("moa-leader-tile", icon=icon, value=int(value))}
    return {"tile": words("moa-tile", tile=tile)}


def _terrains(cards: Iterable[str], _names: Names, words: Words) -> Mapping[str, Any]:
    terrains = dict.fromkeys(card.split(":")[0] for card in cards)
    return {"active": words.listed([words("moa-terrain", terrain=terrain) for terrain in terrains])}


_SAY: Mapping[str, Say] = {
    "seat": lambda seat, names, words: {"name": _name(seat, names, words)},
    "asked": lambda seat, names, words: {"asked": _name(seat, names, words)},
    "card": lambda card, _names, words: {"card": words("moa-bird", bird=card)},
    "tile": _tile,
    "active": _terrains,
    "kinds": lambda kinds, _names, words: {"kinds": words.listed([words("moa-icon", icon=icon) for icon in kinds])},
    "choices": lambda choices, _names, words: {"choices": words.listed(list(choices))},
}
"""Facts that are names in the rules and nouns in a sentence."""
