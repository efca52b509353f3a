"""Whole phrases (titles, and what people ask) compared with all that was typed."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from rapidfuzz import fuzz, process

from engine.rulebook.finding.language import Stems
from engine.rulebook.finding.query import Query, Term

_SURE = 50
"""Phrases whose letters are less alike than this (0 to 100) are different phrases."""
_BEGUN = 80
"""How alike a phrase is, at least, of which only the beginning has been typed; the longer the beginning the more."""
_WITHIN = 0.55
"""How alike all that was typed is, at least, to a phrase of several words within it; the more of it the more."""
_LITTLE_WORDS = 0.05
"""How much of a likeness hangs on the little words, which tell "does she get eggs" from "where do her eggs go"."""
_EXACT_TITLE = 0.2
"""How much more alike a title is that was typed as it is."""
_TITLE_WITHIN = 0.12
"""The same, where the words of the title are only among those that were typed."""
_EXACT_WORDS = 0.09
"""The same, for a search phrase that was typed as it is, with its little words."""
_BEGUN_TITLE = 0.5
"""The same, for a title of which only the beginning has been typed, half a word."""
_BY_WORDS = 0.9
"""How much the likeness by words counts beside the one by letters."""


class Phrase(NamedTuple):
    """A title or search phrase: its entry, and its stems (those that tell something, all, and parts of compounds)."""

    entry_id: str
    telling: Stems
    stems: Stems
    is_title: bool
    parts: Stems = ()


class Phrases:
    """All phrases of a book. `weigh` tells how much a stem tells."""

    def __init__(self, phrases: Iterable[Phrase], weigh: Callable[[str], float]) -> None:
        self._phrases = list(phrases)
        self._weigh = weigh
        self._tellings = [" ".join(phrase.telling) for phrase in self._phrases]
        self._wholes = [f" {' '.join(phrase.stems)} " for phrase in self._phrases]
        self._several = [(number, stems) for number, stems in enumerate(self._wholes) if " " in stems.strip()]
        self._sizes = [math.sqrt(sum(weigh(stem) ** 2 for stem in set(phrase.stems))) for phrase in self._phrases]
        self._most = max((weigh(stem) for phrase in self._phrases for stem in phrase.stems), default=1.0)
        """What a word weighs that the book has not: as much as its rarest."""
        self._having: dict[str, set[int]] = defaultdict(set)
        for number, phrase in enumerate(self._phrases):
            for stem in (*phrase.stems, *phrase.parts):
                self._having[stem].add(number)

    def likeness(self, query: Query) -> dict[str, float]:
        """Return how alike (0 to 1, more for a whole title) all that was typed is to the nearest phrase of an entry."""
        typed, whole = " ".join(query.words), f" {' '.join(query.all_words)} "
        by_words = {number: _BY_WORDS * alike for number, alike in self._by_words(query).items()}
        half_word = typed if typed and len(query.words) == 1 and typed not in self._having else None
        best: dict[str, float] = {}
        for number, alike in _greater(by_words, self._by_letters(typed, whole)).items():
            phrase = self._phrases[number]
            score = alike * (1 - _LITTLE_WORDS * (1 - fuzz.ratio(whole, self._wholes[number]) / 100))
            if phrase.is_title:
                is_begun = half_word is not None and self._tellings[number].startswith(half_word)
                score += _BEGUN_TITLE if is_begun else _for_title(phrase.telling, query.words)
            elif self._wholes[number] == whole:
                score += _EXACT_WORDS
            best[phrase.entry_id] = max(score, best.get(phrase.entry_id, 0))
        return best

    def _by_letters(self, typed: str, whole: str) -> dict[int, float]:
        """Return how alike phrases are to what was typed by their letters, where they begin with it or stand in it."""
        found: dict[int, float] = {}
        if not typed:
            return found
        for _, score, number in process.extract(
            typed, self._tellings, scorer=fuzz.token_sort_ratio, score_cutoff=_SURE, limit=None
        ):
            found[number] = (score - _SURE) / (100 - _SURE)
        for number, telling in enumerate(self._tellings):
            if telling.startswith(typed):
                score = _BEGUN + (100 - _BEGUN) * len(typed) / len(telling)
                found[number] = max(found.get(number, 0), (score - _SURE) / (100 - _SURE))
        for number, stems in self._several:
            if stems in whole:
                found[number] = max(found.get(number, 0), _WITHIN + (1 - _WITHIN) * len(stems) / len(whole))
        return found

    def _by_words(self, query: Query) -> dict[int, float]:
        """Return the cosine of what was typed and each phrase, word by word."""
        products: defaultdict[int, float] = defaultdict(float)
        size = 0.0
        for term in query.terms:
            weight = self._weight(term)
            size += weight**2
            best: dict[int, float] = {}
            for stems, alike in term.variants.items():
                here = alike * weight * self._rare(stems)
                for number in set.intersection(*(self._having.get(stem, set()) for stem in stems)):
                    best[number] = max(best.get(number, 0), here)
            for number, product in best.items():
                products[number] += product
        return {
            number: min(1.0, product / (math.sqrt(size) * self._sizes[number]))
            for number, product in products.items()
            if size
        }

    def _weight(self, term: Term) -> float:
        own = max((self._rare(stems) * alike for stems, alike in term.variants.items()), default=0.0)
        return (own or self._most) * term.importance

    def _rare(self, stems: Stems) -> float:
        return max(map(self._weigh, stems))


def _for_title(title: Stems, typed: Stems) -> float:
    return _EXACT_TITLE if title == typed else _TITLE_WITHIN if set(title) <= set(typed) else 0


def _greater(one: Mapping[int, float], other: Mapping[int, float]) -> dict[int, float]:
    return {number: max(one.get(number, 0), other.get(number, 0)) for number in (*one, *other)}
