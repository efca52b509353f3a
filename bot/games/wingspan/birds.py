"""Finding a bird by what is typed of its name: English or German, with or without accents, misspelt or only begun."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from rapidfuzz import fuzz, process, utils

from bot.games.spelling import quoted, unaccented
from bot.games.typed_commands import Misread
from bot.games.widgets import CHOICES

_NEAR = 72
"""How alike (0 to 100) a name is, at least, to what was typed, where it does not have it as it stands."""
_SURE, _CLEAR = 80, 8
"""A misspelt name is taken for the bird that is so much like it, and so much more than any other."""
_NAMED = 5
"""How many birds are named where several could be meant."""


def find(typed: str, birds: Mapping[str, str]) -> list[str]:
    """Return the birds (English names) that `typed` may mean, best first; all, by name, where nothing is typed.

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


def meant(typed: str, birds: Mapping[str, str]) -> list[str]:
    """Return the birds that one who has finished typing can mean: one where that is clear; none for nothing."""
    found = find(typed, birds) if typed.strip() else []
    named = [bird for bird in found if any(_plain(typed) in name for name in _said(bird, birds))]
    if named or len(found) < 2:
        return named or found
    first, second = sorted((_likeness(typed, bird, birds) for bird in found), reverse=True)[:2]
    if first >= _SURE and first - second >= _CLEAR:
        return [max(found, key=lambda bird: _likeness(typed, bird, birds))]
    return found[:_NAMED]


def read(typed: str, birds: Mapping[str, str]) -> str:
    """Return the bird that is typed; raises Misread where none or several can be meant."""
    found = meant(typed, birds)
    if not found:
        raise Misread("unread-bird", typed=quoted(typed))
    if len(found) > 1:
        raise Misread("unread-bird-ambiguous", typed=quoted(typed), choices=tuple(found[:_NAMED]))
    return found[0]


def _likeness(typed: str, bird: str, birds: Mapping[str, str]) -> float:
    return max(fuzz.ratio(_plain(typed), name) for name in _said(bird, birds))


def _said(bird: str, birds: Mapping[str, str]) -> Iterator[str]:
    yield _plain(bird)
    yield _plain(birds[bird])


@lru_cache(maxsize=8)
def _names(birds: tuple[tuple[str, str], ...]) -> Mapping[str, str]:
    """Return the birds by each spelling; English first."""
    spelt = {_plain(german): bird for bird, german in birds}
    return spelt | {_plain(bird): bird for bird, _ in birds}


@lru_cache(maxsize=256)
def _plain(name: str) -> str:
    return utils.default_process(unaccented(name.casefold().replace("'", "").replace("’", "")))
