"""Words that are made of others ("kosteczka" of "kostka"), for those that no book and no list has."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeAlias

Rule: TypeAlias = tuple[str, Sequence[str], float]
"""A pattern of a whole plain word, what it may be made of (with the pattern's groups), and how surely (0 to 1)."""


def deriver(rules: Iterable[Rule]) -> Callable[[str], Iterator[tuple[str, float]]]:
    """Return what yields the words that a plain word may be made of, existing or not, each with how surely."""
    compiled = [(re.compile(pattern), tuple(origins), alike) for pattern, origins, alike in rules]

    def origins_of(word: str) -> Iterator[tuple[str, float]]:
        for pattern, origins, alike in compiled:
            if match := pattern.fullmatch(word):
                yield from ((match.expand(origin), alike) for origin in origins)

    return origins_of
