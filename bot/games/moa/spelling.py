"""Reading names that people type: cards, leader tiles, karakia tiles, mammals.

In any language of the messages, with or without macrons, in the plural, or begun.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache

from bot.games.contract import Misread
from bot.games.spelling import find, plainly, quoted, spellings
from engine.moa.chapters.payment import TWO_FIGHT, Payment, is_points
from engine.moa.components import Components, IconCount
from render.words import Words

_PARTS = re.compile(r"\s*(?:[,;+&]|\band\b|\bund\b|\bi\b)\s*", re.IGNORECASE)
_COUNT = re.compile(r"(?P<count>\d{1,2})\s*[x×*]?\s*(?P<name>\D.*)")
_LEADER_TILE = re.compile(r"(?P<icon>[^\d:]+?)\s*:?\s*(?P<value>\d{1,2})")


def read_bird(typed: str, components: Components) -> str:
    """Read a species; raises Misread."""
    return find(typed, _spellings("bird", tuple(components.bird_cards)), "unread-payment")


def read_tile(typed: str, components: Components) -> str:
    """Read a kind of karakia tile; raises Misread."""
    return find(typed, _spellings("tile", tuple(components.karakia_tiles)), "unread-tile")


def read_mammal(typed: str, components: Components) -> str:
    """Read a kind of mammal; raises Misread."""
    return find(typed, _spellings("mammal", tuple(components.mammals)), "unread-mammal")


def read_payment(typed: str, components: Components) -> Payment:
    """Read what is to be spent, as "pūkeko, 2 kea, honour 2, two fight"; raises Misread."""
    cards: list[str] = []
    leader_tiles: list[str] = []
    two_fight = 0
    for part in filter(None, _PARTS.split(typed.strip().rstrip("."))):
        count, name = _counted(part)
        if plainly(name) in _spellings("tile", (TWO_FIGHT,)):
            two_fight += count
        elif (tile := _leader_tile(name, part, components)) is not None:
            leader_tiles += [tile] * (1 if name != part and _LEADER_TILE.fullmatch(name) is None else count)
        else:
            cards += [read_bird(name, components)] * count
    return Payment(tuple(sorted(cards)), tuple(sorted(leader_tiles)), two_fight)


def write_payment(payment: Payment) -> str:
    """Give a payment as text that `read_payment` reads back."""
    names = (*payment.cards, *payment.leader_tiles, *([TWO_FIGHT] * payment.two_fight))
    counts = {name: names.count(name) for name in names}
    return ", ".join(name if count == 1 else f"{count} {name}" for name, count in counts.items())


# -- inside ---------------------------------------------------------------------------------------------------------


def _counted(part: str) -> tuple[int, str]:
    match = _COUNT.fullmatch(part)
    return (int(match["count"]), match["name"]) if match else (1, part)


def _leader_tile(name: str, part: str, components: Components) -> str | None:
    """Read "honour 2", "honour:2" or "2 honour"; None where it names no icon."""
    icons = _spellings("icon", IconCount._fields)
    if match := _LEADER_TILE.fullmatch(name):
        icon, value = icons.get(plainly(match["icon"])), int(match["value"])
    else:
        icon, value = icons.get(plainly(name)), _counted(part)[0]
    if icon is None:
        return None
    tile = f"{icon}:{value}"
    if tile not in components.icons or is_points(tile):
        raise Misread("unread-payment", typed=quoted(part))
    return tile


@lru_cache(maxsize=64)
def _spellings(what: str, names: tuple[str, ...]) -> Mapping[str, str]:
    return spellings(names, lambda words, name: _said(words, what, name))


def _said(words: Words, what: str, name: str) -> Iterable[str]:
    ways: Mapping[str, Callable[[], str]] = {
        "bird": lambda: f"{words('moa-bird', bird=name)},{words('moa-also-bird', bird=name)}",
        "tile": lambda: words("moa-tile", tile=name),
        "mammal": lambda: f"{words('moa-mammal', mammal=name)},{words('moa-mammals', mammal=name)}",
        "icon": lambda: words("moa-icon", icon=name),
    }
    return ways[what]().split(",")
