"""What word somebody meant who mistyped one."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import NamedTuple

from rapidfuzz import process
from rapidfuzz.distance import OSA

_NEAR = 0.66
"""Words less alike than this (0 to 1) are different words."""
_LIKELY = 0.62
"""The same once other beginnings are counted."""
_AS_NEAR = 0.07
"""Words that are this much less alike than the nearest one may be meant as well."""
_OTHER_BEGINNING = 0.08
"""How much less alike a word counts that begins with another letter: few mistype the first one."""
_SWAPPED = 0.85
"""How alike a word of three letters is to the same letters in another order ("teh")."""
_ONE_WORD = 0.75
"""How alike two words, written together, are at least to the one that they are taken for."""
_SURE = 0.85
"""How alike a word is to a good one that is not taken apart: it is mistyped."""
_HALF, _REST = 0.4, 4
"""Which share of a compound a good word in it has, at least, whose other part is none, and how long that one is."""
_OF_COMPOUND = 0.8
"""How alike such a word and the compound are."""
_OF_WHOLE = 0.87
"""How alike a word and a compound are that ends with it."""
_MOST = 4
_LONG_PART = 7
"""How long the part of a compound is, at least, that may be mistyped."""
_FIGURES = 2
"""How many figures a number has, at most, that may be one of a game without standing in its book."""
_PART = 4
"""How long the parts of a compound word are at least."""


class Near(NamedTuple):
    """A good word that a typed one may stand for, and how alike they are (0 to 1)."""

    word: str
    alike: float


class Spelling:
    """The good words: those of a book's text, and others that are known besides. `neighbours` stand apart there."""

    def __init__(
        self,
        of_book: Collection[str],
        known: Collection[str],
        stem: Callable[[str], str],
        *,
        compounds: bool = False,
        everyday: Collection[str] = (),
        neighbours: Collection[tuple[str, str]] = (),
        made_of: Callable[[str], Iterable[tuple[str, float]]] | None = None,
    ) -> None:
        self._made_of = made_of
        self._compounds = compounds
        self._stems_of_everyday = frozenset(map(stem, everyday))
        self._neighbours = frozenset(neighbours)
        self._of_book = frozenset(of_book)
        self._known = self._of_book | frozenset(known)
        self._stem = stem
        self._stems = frozenset(map(stem, self._known))
        self._stems_of_book = frozenset(map(stem, self._of_book))
        self._long = sorted(word for word in self._known if len(word) > 1 and not word.isdigit())

    def is_known(self, word: str) -> bool:
        """Return whether this is a good word as it stands."""
        return word in self._known

    def has_stem(self, stem: str) -> bool:
        """Return whether a good word has this stem."""
        return stem in self._stems

    def near(self, word: str) -> list[Near]:
        """Return what words may be meant, the nearest first: the word itself where it, or its stem, is a good one."""
        if word in self._known or self._stem(word) in self._stems or (word.isdigit() and len(word) <= _FIGURES):
            return [Near(word, 1.0)]
        if len(word) < 3 or word.isdigit() or self._stem(word) in self._stems_of_everyday:
            return []
        maybe = (*self._found(word), *self._halves(word), *self._longer(word), *self._origins(word))
        likely = (near for near in maybe if near.alike >= _LIKELY)
        found = sorted(likely, key=lambda near: (-near.alike, near.word))
        return [near for near in found if near.alike >= found[0].alike - _AS_NEAR][:_MOST]

    def _halves(self, word: str) -> list[Near]:
        """Return the good word that a compound ends with, or else begins with, where the other part is none."""
        if not self._compounds:
            return []
        least = max(_PART, math.ceil(_HALF * len(word)))
        ends = (word[cut:] for cut in range(_REST, len(word) - least + 1))
        beginnings = (word[:cut] for cut in range(len(word) - _REST, least - 1, -1))
        parts = (*ends, *beginnings)
        found = next((part for part in parts if self._stem(part) in self._stems_of_book), None)
        return [Near(found, _OF_COMPOUND)] if found else self._mistyped_halves(parts)

    def _mistyped_halves(self, parts: Collection[str]) -> list[Near]:
        """Return the long words of the book that parts of a compound are nearly."""
        found: dict[str, float] = {}
        for part in (part for part in parts if len(part) >= _LONG_PART):
            if near := process.extractOne(part, self._long, scorer=OSA.normalized_similarity, score_cutoff=_SURE):
                found[near[0]] = max(found.get(near[0], 0), near[1] * _OF_COMPOUND)
        return [Near(word, alike) for word, alike in found.items()]

    def _longer(self, word: str) -> list[Near]:
        """Return the compounds of the book that end with a word ("hornvogel": "doppelhornvogel")."""
        if not self._compounds or len(word) < _PART + 1:
            return []
        ending = (long for long in self._long if long.endswith(word) and long in self._of_book)
        return [Near(long, _OF_WHOLE) for long in ending if len(long) > len(word) + 2]

    def _origins(self, word: str) -> Iterator[Near]:
        """Yield the good words of which a word is made ("kosteczka": "kostka")."""
        found: set[str] = set()
        for origin, alike in self._made_of(word) if self._made_of else ():
            stem = self._stem(origin)
            if stem in self._stems and stem not in found:
                found.add(stem)
                yield Near(origin, alike)

    def _found(self, word: str) -> Iterator[Near]:
        cutoff = _NEAR if len(word) > 4 else _ONE_WORD
        for known, alike, _ in process.extract(
            word, self._long, scorer=OSA.normalized_similarity, score_cutoff=cutoff, limit=12
        ):
            if len(known) > 2 or len(word) > 3:
                yield Near(known, alike - (0 if known[0] == word[0] else _OTHER_BEGINNING))
        if len(word) == 3:
            yield from (
                Near(known, _SWAPPED) for known in self._long if len(known) == 3 and sorted(known) == sorted(word)
            )

    def written_together(self, words: list[str]) -> Iterator[str]:
        """Yield the words, two neighbours as one where only together they are (nearly) a good word."""
        rest = deque(words)
        while rest:
            word = rest.popleft()
            yield word + rest.popleft() if rest and self._is_one_word(word, rest[0]) else word

    def _is_one_word(self, first: str, second: str) -> bool:
        if (self._nearest(first), self._nearest(second)) in self._neighbours:
            return False
        if first in self._known and second in self._known:
            return first + second in self._of_book
        found = process.extractOne(first + second, self._long, scorer=OSA.normalized_similarity, score_cutoff=_ONE_WORD)
        # Longer than either by more than a slip of the finger: "my stronghold" is two words.
        if found is None or len(found[0]) < max(len(first), len(second)) + 2:
            return False
        apart = min(max((near.alike for near in self.near(word)), default=0.0) for word in (first, second))
        return found[1] >= apart

    def _nearest(self, word: str) -> str:
        return next((near.word for near in self.near(word)), word)

    def taken_apart(self, word: str) -> tuple[str, str] | None:
        """Return the two good words of which a word consists that is none itself ("startplayer"), or None."""
        if any(near.alike >= _SURE for near in self.near(word)):
            return None
        cuts = ((word[:cut], word[cut:]) for cut in range(3, len(word) - 2))
        return next((pair for pair in cuts if self._known.issuperset(pair)), None) or self.parts(word)

    def parts(self, word: str) -> tuple[str, str] | None:
        """Return the two good words that make up a compound ("anfuhrer", "plattchen"), in whatever forms, or None."""
        if not self._compounds:
            return None
        cuts = ((word[:cut], word[cut:]) for cut in range(_PART, len(word) - _PART + 1))
        return next((pair for pair in cuts if self._stems.issuperset(map(self._stem, pair))), None)

    def begun(self, word: str) -> list[str]:
        """Return the good words, longer than this one, of which it is the beginning."""
        return [known for known in self._long if len(word) > 1 and known != word and known.startswith(word)]
