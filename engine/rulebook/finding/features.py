"""What is seen of a text when it is learned which entry answers what (engine.rulebook.finding.learned)."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterator, Mapping

from engine.rulebook.finding.language import plain

_LETTERS = 4
"""How many letters of a word are looked at together."""


def features(text: str, stem: Callable[[str], str]) -> Mapping[str, float]:
    """Return the stems of a text ("=bird") and the pieces of its words ("_bir", "bird", "irds", "rds_"), weighed.

    Either kind has the length 1 as a vector, however long the text is.
    """
    words = set(plain(text).split())
    return _of_length_one({f"={stem(word)}" for word in words}) | _of_length_one(
        {piece for word in words for piece in _pieces(word)}
    )


def _pieces(word: str) -> Iterator[str]:
    marked = f"_{word}_"
    return (marked[start : start + _LETTERS] for start in range(len(marked) - _LETTERS + 1))


def _of_length_one(names: Collection[str]) -> dict[str, float]:
    return dict.fromkeys(names, 1 / math.sqrt(len(names))) if names else {}
