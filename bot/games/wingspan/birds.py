"""Finding a bird by what is typed of its name: English or German, with or without accents, misspelt or only begun."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from rapidfuzz import fuzz, process, utils

from bot.games.contract import Misread
from bot.games.parts import CHOICES
from bot.games.spelling import quoted, unaccented

_NEAR = 72
"""How alike (0 to 100) a name is, at least, to what was typed, where it does not have it as it stands."""
_NAMED = 5
"""How many birds are named where several could be meant."""


def find(typed: str, birds: Mapping[str, str]) -> list[str]:
    """Give the birds (English names) that `typed` may mean, best first; all, by name, where nothing is typed.

    `birds` has the German name of each.
    """
    wanted = _plain(typed)
    names = _names(tuple(birds.items()))
    if not wanted:
        return sorted(birds)[:CHOICES]
    if wanted in names:
        return [names[wanted]]
    begun = [name for name in names if name.startswith(wanted)]
    within = [name for name in names if all(word in name for word in wanted.split())]
    alike = process.extract(wanted, list(names), scorer=fuzz.WRatio, score_cutoff=_NEAR, limit=CHOICES)
    ordered = (*begun, *within, *(name for name, _, _ in alike)) if begun or within else [name for name, _, _ in alike]
    return list(dict.fromkeys(names[name] for name in ordered))[:CHOICES]


def read(typed: str, birds: Mapping[str, str]) -> str:
    """Give the bird that is typed; raises Misread where none or several can be meant."""
    found = find(typed, birds) if typed.strip() else []
    if not found:
        raise Misread("unread-bird", typed=quoted(typed))
    sure = [bird for bird in found if any(_plain(typed) in name for name in _said(bird, birds))]
    if len(sure) > 1 or (not sure and len(found) > 1 and not _clear(typed, found, birds)):
        raise Misread("unread-bird-ambiguous", typed=quoted(typed), choices=tuple((sure or found)[:_NAMED]))
    return (sure or found)[0]


def _clear(typed: str, found: list[str], birds: Mapping[str, str]) -> bool:
    """Say whether the first of several is much more like what was typed than the second."""
    first, second = (max(fuzz.ratio(_plain(typed), name) for name in _said(bird, birds)) for bird in found[:2])
    return first >= _NEAR and first - second > 100 - _NEAR


def _said(bird: str, birds: Mapping[str, str]) -> Iterator[str]:
    yield _plain(bird)
    yield _plain(birds[bird])


@lru_cache(maxsize=8)
def _names(birds: tuple[tuple[str, str], ...]) -> Mapping[str, str]:
    """Give the birds by each spelling; English first."""
    spelt = {_plain(german): bird for bird, german in birds}
    return spelt | {_plain(bird): bird for bird, _ in birds}


@lru_cache(maxsize=256)
def _plain(name: str) -> str:
    return utils.default_process(unaccented(name.casefold().replace("'", "").replace("’", "")))
