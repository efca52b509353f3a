"""Stems by cutting endings off, for languages whose words Snowball's stemmer knows by marks that people leave out."""

from __future__ import annotations

from collections.abc import Callable, Iterable

_LEAST = 3
"""How many letters of a word stay, at least."""
_LEAST_OF_VERBS = 6
"""How many letters a word has, at least, that may be made of a verb."""
_LEAST_BEFORE = 2
"""How many letters stand before an end that is turned, at least."""


def stemmer(endings: Iterable[str], of_verbs: Iterable[str], turns: Iterable[tuple[str, str]]) -> Callable[[str], str]:
    """Return what makes stems of plain words.

    It cuts off the longest of `endings`; then, of what is not short, the longest of `of_verbs`, by which words are made
    of verbs ("placed", "placing"); and turns the stem's own end. Of `turns`, each what a stem may end with and what
    that becomes, the first that fits is taken.
    """
    ending, of_verb, turned = frozenset(endings), frozenset(of_verbs), tuple(turns)

    def stem(word: str) -> str:
        left = _cut(word, ending)
        left = _cut(left, of_verb) if len(left) >= _LEAST_OF_VERBS else left
        return next((left.removesuffix(end) + become for end, become in turned if _ends(left, end)), left)

    return stem


def _cut(word: str, ends: frozenset[str]) -> str:
    return next((word[:start] for start in range(_LEAST, len(word)) if word[start:] in ends), word)


def _ends(stem: str, end: str) -> bool:
    return stem.endswith(end) and len(stem) - len(end) >= _LEAST_BEFORE
