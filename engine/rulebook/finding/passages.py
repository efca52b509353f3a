"""Sentences and search phrases, in which words stand together: what is asked is told in one of them, not all over."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from engine.rulebook.book import Entry
from engine.rulebook.finding.query import Query

_SENTENCE = re.compile(r"(?<=[.:;!?])\s+|\n")
_FEW = 2
"""How many words a piece of a text has, at most, that is no sentence."""


class Passage(NamedTuple):
    """A sentence or search phrase: its entry, and its stems with those of parts of compounds."""

    entry_id: str
    stems: frozenset[str]


def passages_of(entry: Entry) -> Iterator[str]:
    """Yield the title, the search phrases, and the sentences of the text and examples."""
    yield entry.title
    yield from entry.words
    for text in (entry.text, *entry.examples):
        yield from (sentence for sentence in _SENTENCE.split(text) if len(sentence.split()) > _FEW)


class Passages:
    """All passages of a book. `rare` tells how much a stem tells; of several, the most common counts."""

    def __init__(self, passages: Iterable[Passage], rare: Callable[[str], float]) -> None:
        self._rare = rare
        self._entries: list[str] = []
        self._having: dict[str, set[int]] = defaultdict(set)
        for number, passage in enumerate(passages):
            self._entries.append(passage.entry_id)
            for stem in passage.stems:
                self._having[stem].add(number)

    def together(self, query: Query) -> dict[str, float]:
        """Return which share of what was typed, by importance, the best passage of an entry has (0 to 1)."""
        asked, had = 0.0, defaultdict[int, float](float)
        for term in query.terms:
            best: dict[int, float] = {}
            for stems, alike in term.variants.items():
                here = alike * term.importance * min(map(self._rare, stems))
                for number in set.intersection(*(self._having.get(stem, set()) for stem in stems)):
                    best[number] = max(best.get(number, 0.0), here)
            asked += max(best.values(), default=0.0)
            for number, share in best.items():
                had[number] += share
        of_entries: dict[str, float] = {}
        for number, share in had.items() if asked else ():
            entry_id = self._entries[number]
            of_entries[entry_id] = max(of_entries.get(entry_id, 0.0), share / asked)
        return of_entries
