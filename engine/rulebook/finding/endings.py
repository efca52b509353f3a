"""Stems by cutting endings off, for languages whose words Snowball's stemmer knows by marks that people leave out."""

from __future__ import annotations

from collections.abc import Callable, Iterable

_LEAST = 3
"""How many letters of a word stay, at least."""
_LEAST_BEFORE = 2
"""How many letters stand before an end that is turned, at least."""


def stemmer(endings: Iterable[str], turns: Iterable[tuple[str, str]]) -> Callable[[str], str]:
    """Return what makes stems of plain words: it cuts off the longest of `endings`, then turns the stem's own end.

    Of `turns`, each what a stem may end with and what that becomes, the first that fits is taken.
    """
    known = frozenset(endings)
    longest = max(map(len, known), default=0)
    turned = tuple(turns)

    def stem(word: str) -> str:
        starts = range(max(_LEAST, len(word) - longest), len(word))
        left = next((word[:start] for start in starts if word[start:] in known), word)
        return next((left.removesuffix(end) + become for end, become in turned if _ends(left, end)), left)

    return stem


def _ends(stem: str, end: str) -> bool:
    return stem.endswith(end) and len(stem) - len(end) >= _LEAST_BEFORE
