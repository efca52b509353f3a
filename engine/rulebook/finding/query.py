"""What somebody typed, as terms to look for: spelt right, as stems, with what else they may stand for."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engine.rulebook.finding.language import Alias, Language, Stems, plain
from engine.rulebook.finding.spelling import Near, Spelling

LITTLE, DULL = 0.3, 0.7
"""How important words are that tell nothing, or little."""
_BEGUN = 0.8
"""How much a word counts of which the typed one, the last, is only the beginning; less where that is a word itself."""
_BEGUN_WORD = 0.35
_TOLD_TOGETHER = 0.4
"""How important a word still is by itself that is part of words known to stand for something together."""
_APART = 0.9
"""How much the parts of a compound count, both in an entry, for the compound."""
_WHOLE_VERB = 0.9
"""How surely a word and a prefix further behind are one verb ("greift ... an")."""
_LONGEST = 5
_LONG, _LITTLE_MEANT = 5, 0.8
"""From how many letters on, and below which likeness, an unknown word is not taken for one that tells nothing."""
_TIMES = re.compile(r"(?<=\d) ?[x×](?!\w)", re.IGNORECASE)
"""What tells nothing behind a number: "3x"."""
_FEW = 2
"""How many words that tell something a question has, at most, that asks for a meaning ("what is a ...")."""


@dataclass(frozen=True)
class Term:
    """A typed word: what it may stand for, each with how surely (0 to 1), and how much it tells (0 to 1)."""

    variants: Mapping[Stems, float]
    importance: float
    spelt: float = 1.0
    """How alike the typed word is to the good one that it is taken for."""


@dataclass(frozen=True)
class Query:
    """All that was typed."""

    terms: tuple[Term, ...] = ()
    words: Stems = ()
    """The stems of the words, spelt right, without little ones: for comparing with whole phrases."""
    all_words: Stems = ()
    """The same with the little ones."""
    asks_meaning: bool = False
    """Whether it asks what some word means, as far as its beginning tells."""


class Asking:
    """Makes queries for a book: in a language, with the words that are good and what the book calls alike."""

    def __init__(self, tongue: Language, spelling: Spelling, aliases: Mapping[Stems, tuple[Alias, ...]]) -> None:
        self._tongue = tongue
        self._spelling = spelling
        self._aliases = aliases

    def query(self, typed: str) -> Query:
        """Take apart what was typed."""
        if self._tongue.talk.issuperset(plain(typed).split()):
            return Query()
        typed = _TIMES.sub(" ", typed)
        words = [part for word in self._spelling.written_together(plain(typed).split()) for part in self._parts(word)]
        nearest = [self._near(word) for word in words]
        meant = [near[0].word if near else word for word, near in zip(words, nearest, strict=True)]
        stems = [self._tongue.stem(word) for word in meant]
        together = dict(self._together(stems))
        covered = {place for start, stop in together for place in range(start, stop)}
        terms = [Term({alias.stems: alias.alike for alias in found}, 1.0) for found in together.values()]
        for place, (word, near) in enumerate(zip(words, nearest, strict=True)):
            begun = self._begun(word, near) if place == len(words) - 1 else {}
            variants = begun | self._whole_verbs(meant, place) | self._variants(near)
            importance = self._importance(meant[place]) * (_TOLD_TOGETHER if place in covered else 1)
            terms.append(Term(variants, importance, near[0].alike if near else max(begun.values(), default=0.0)))
        telling = tuple(stem for word, stem in zip(meant, stems, strict=True) if word not in self._tongue.little)
        return Query(tuple(terms), telling or tuple(stems), tuple(stems), self._asks_meaning(stems, telling))

    def _asks_meaning(self, stems: list[str], telling: Stems) -> bool:
        return len(telling) <= _FEW and any(tuple(stems[: len(asked)]) == asked for asked in self._tongue.meaning)

    def _near(self, word: str) -> list[Near]:
        """Return what words may be meant; a long word is not lightly taken for one that tells nothing."""
        found = self._spelling.near(word)
        is_doubtful = len(word) >= _LONG and bool(found) and found[0].alike < _LITTLE_MEANT
        return [near for near in found if near.word not in self._tongue.little] if is_doubtful else found

    def _parts(self, word: str) -> tuple[str, ...]:
        return self._spelling.taken_apart(word) or (word,)

    def _importance(self, word: str) -> float:
        if word.isdigit() and not self._spelling.is_known(word):
            return LITTLE
        return LITTLE if word in self._tongue.little else DULL if word in self._tongue.dull else 1.0

    def _together(self, stems: list[str]) -> Iterator[tuple[tuple[int, int], tuple[Alias, ...]]]:
        """Yield where several words stand for something together, the longest first at each place."""
        start = 0
        while start < len(stems):
            for stop in range(min(len(stems), start + _LONGEST), start + 1, -1):
                if found := self._aliases.get(tuple(stems[start:stop])):
                    yield (start, stop), found
                    start = stop
                    break
            else:
                start += 1

    def _variants(self, nearest: list[Near]) -> dict[Stems, float]:
        variants: dict[Stems, float] = {}
        for near in nearest:
            one: Stems = (self._tongue.stem(near.word),)
            sure = near.alike**2
            parts = self._spelling.parts(near.word)
            apart = [(tuple(map(self._tongue.stem, parts)), _APART)] if parts else []
            for stems, alike in ((one, 1.0), *apart, *self._aliases.get(one, ())):
                variants[stems] = max(variants.get(stems, 0), sure * alike)
        return variants

    def _whole_verbs(self, words: list[str], place: int) -> dict[Stems, float]:
        """Return the verbs of which the word at this place is one part, and a later word the other."""
        later = [word for word in words[place + 1 :] if word in self._tongue.prefixes]
        wholes = (self._tongue.stem(prefix + words[place]) for prefix in later)
        found: dict[Stems, float] = {}
        for whole in filter(self._spelling.has_stem, wholes):
            found |= {alias.stems: _WHOLE_VERB * alias.alike for alias in self._aliases.get((whole,), ())}
            found[whole,] = _WHOLE_VERB
        return found

    def _begun(self, word: str, nearest: list[Near]) -> dict[Stems, float]:
        is_word = bool(nearest) and nearest[0].alike == 1
        weight = _BEGUN_WORD if is_word else _BEGUN
        return {(self._tongue.stem(longer),): weight for longer in self._spelling.begun(word)}
