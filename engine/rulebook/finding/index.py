"""The entries of a book, weighed for a query: BM25 over fields, phrases that are alike, words that stand together.

BM25 is told here in its form for several fields (BM25F), for terms that are only alike to what was typed, and for
chapters of entries that are alike. The libraries at hand know plain words of equal worth in one field.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple

from engine.rulebook.book import Entry, Kind, Rulebook
from engine.rulebook.finding.language import Alias, Stems, language, plain
from engine.rulebook.finding.learned import Learned
from engine.rulebook.finding.passages import Passage, Passages, passages_of
from engine.rulebook.finding.phrases import Phrase, Phrases
from engine.rulebook.finding.query import DULL, LITTLE, Asking, Query, Term
from engine.rulebook.finding.spelling import Spelling

_FIELDS: Mapping[str, tuple[float, float]] = {
    "title": (3.0, 0.3),
    "words": (2.6, 0.15),
    "text": (1.0, 0.6),
    "examples": (0.35, 0.6),
}
"""Of each field: how much a word in it counts, and how much less in a long one."""
_K1 = 1.4
"""How soon further mentions of a word count no more."""
_KIND: Mapping[Kind, float] = {"rule": 1.0, "guide": 0.92, "questions": 0.98, "glossary": 0.88, "list": 0.8}
"""Of entries that fit equally well, the rule itself comes first, unless the own words of another one were typed."""
_OF_A_LIST = 0.15
"""How much an entry of a list, where many are alike, counts for how rare a word is."""
_ALIAS = 0.9
"""How surely a word stands for what the book says that it stands for."""
_AS_GOOD = 0.75
"""How surely a word stands for another, at least, that both count as rare as the more common of them."""
_PHRASE = 0.9
"""Weight of the likeness of all that was typed to a title or search phrase as a whole."""
_TOGETHER = 0.4
"""Weight of the share of all that was typed that stands together in one sentence or phrase."""
_LEARNED = 0.6
"""Weight of how likely an entry is what was asked for, as learned."""
_OWN = 0.97
"""From which likeness on what was typed is an entry's own phrase."""
_WHOLE_TITLE = 1.1
"""From which likeness on what was typed is an entry's title as it stands: that entry is meant, whatever was learned."""
_UNKNOWN = 0.3
"""How much words that nobody knows take from how near a phrase is: the power of the share that is known."""
_NAMED = 0.66
"""Which share of what tells something, at least, stands in the title of a list entry that is named."""
_POINTED_TO = 0.75
"""The share of a question's score that goes to the first rule it points to; the next gets this share of that."""


class Scored(NamedTuple):
    """An entry, its score, and which share of what was typed it has (0 to 1)."""

    entry: Entry
    score: float
    covered: float


class Index:
    """The words of a rulebook, in the book's language."""

    def __init__(self, book: Rulebook) -> None:
        self._book = book
        tongue = language(book.language)
        self._tongue = replace(tongue, little=tongue.little | {plain(word) for word in book.little_words})
        self._spelling = self._good_words()
        self._kinds = {entry.id: entry.kind for entry in book.entries}
        self._counts: dict[str, dict[str, dict[str, int]]] = defaultdict(lambda: defaultdict(dict))
        self._lengths: dict[str, dict[str, int]] = defaultdict(dict)
        for entry in book.entries:
            self._add(entry)
        self._total = sum(map(self._share, self._kinds))
        self._rarity = self._rarities()
        self._weights = {stem: dict(self._weigh(stem)) for stem in self._counts}
        self._titles = {
            entry.id: frozenset(stem for stem in self._tongue.stems(entry.title) if stem not in self._tongue.little)
            for entry in book.entries
        }
        self._only_in_lists = self._words_of_titles({"list"}) - self._words_of_titles(set(_KIND) - {"list"})
        self._of_lists = frozenset(
            stem for entry in book.of_kind("list") for stem in self._tongue.stems(entry.chapter)
        ).difference(self._only_in_lists)
        self._little_stems = frozenset(map(self._tongue.stem, self._tongue.little))
        self._dull_stems = frozenset(map(self._tongue.stem, self._tongue.dull))
        self._phrases = Phrases(self._phrases_of(book), self._telling_weight)
        self._passages = Passages(self._passages_of(book), lambda stem: self._rarity.get(stem, 0.0))
        self._learned = Learned(book.learned, self._kinds, self._tongue.stem)
        self._asking = Asking(self._tongue, self._spelling, dict(self._aliases()))

    # --- making it ---

    def _add(self, entry: Entry) -> None:
        texts = {
            "title": entry.title,
            "words": " ".join(entry.words),
            "text": entry.text,
            "examples": " ".join(entry.examples),
        }
        for name, text in texts.items():
            stems = tuple(self._stems(text))
            self._lengths[name][entry.id] = len(stems)
            for stem, count in Counter(stems).items():
                self._counts[stem][entry.id][name] = count

    def _stems(self, text: str) -> Iterator[str]:
        """Yield the stems of a text, and behind a compound those of its parts."""
        for word in plain(text).split():
            yield self._tongue.stem(word)
            yield from map(self._tongue.stem, self._spelling.parts(word) or ())

    def _phrases_of(self, book: Rulebook) -> Iterable[Phrase]:
        for entry in book.entries:
            for text in (entry.title, *entry.words):
                stems = self._tongue.stems(text)
                parts = tuple(set(self._stems(text)).difference(stems))
                yield Phrase(entry.id, self._telling(text), stems, text is entry.title, parts)

    def _passages_of(self, book: Rulebook) -> Iterable[Passage]:
        for entry in book.entries:
            for text in passages_of(entry):
                yield Passage(entry.id, frozenset(self._stems(text)))

    def _words_of_titles(self, kinds: Collection[str]) -> frozenset[str]:
        return frozenset(
            stem for entry_id, title in self._titles.items() if self._kinds[entry_id] in kinds for stem in title
        )

    def _telling_weight(self, stem: str) -> float:
        importance = LITTLE if stem in self._little_stems else DULL if stem in self._dull_stems else 1.0
        return importance * self._rarity.get(stem, 0.0)

    def _telling(self, text: str) -> Stems:
        words = plain(text).split()
        telling = [word for word in words if word not in self._tongue.little]
        return tuple(self._tongue.stem(word) for word in telling or words)

    def _share(self, entry_id: str) -> float:
        return _OF_A_LIST if self._kinds[entry_id] == "list" else 1.0

    def _rarities(self) -> dict[str, float]:
        return {stem: self._rarity_of(entries) for stem, entries in self._counts.items()}

    def _rarity_of(self, entries: Iterable[str]) -> float:
        """Return how much a word tells that these entries have."""
        count = sum(map(self._share, entries))
        return math.log(1 + (self._total - count + 0.5) / (count + 0.5))

    def _weigh(self, stem: str) -> Iterable[tuple[str, float]]:
        average = {name: max(1.0, sum(each.values()) / len(each)) for name, each in self._lengths.items()}
        for entry_id, counts in self._counts[stem].items():
            frequency = 0.0
            for name, count in counts.items():
                weight, length_matters = _FIELDS[name]
                length = self._lengths[name][entry_id] / average[name]
                frequency += weight * count / (1 - length_matters + length_matters * length)
            yield entry_id, frequency * (_K1 + 1) / (frequency + _K1)

    def _good_words(self) -> Spelling:
        texts = [plain(text).split() for entry in self._book.entries for text in _texts(entry)]
        called = {word for group in self._book.alike for text in group for word in plain(text).split()}
        return Spelling(
            {word for words in texts for word in words},
            called | self._tongue.known | self._tongue.little,
            self._tongue.stem,
            compounds=self._tongue.compounds,
            everyday=self._tongue.everyday,
            neighbours={pair for words in texts for pair in pairwise(words)},
            made_of=self._tongue.made_of,
        )

    def _aliases(self) -> Iterable[tuple[Stems, tuple[Alias, ...]]]:
        aliases: dict[Stems, list[Alias]] = defaultdict(list)
        for *others, meant in self._book.alike:
            for other in others:
                aliases[self._tongue.stems(other)].append(Alias(self._tongue.stems(meant), _ALIAS))
        for stems, general in self._tongue.aliases.items():
            aliases[stems] += general
        return ((stems, tuple(found)) for stems, found in aliases.items())

    # --- asking it ---

    def search(self, typed: str) -> list[Scored]:
        """Return the entries that have something of what was typed, best first."""
        query = self._asking.query(typed)
        scores: defaultdict[str, float] = defaultdict(float)
        covered: defaultdict[str, float] = defaultdict(float)
        for term in query.terms:
            for entry_id, (score, alike) in self._by_term(term).items():
                scores[entry_id] += score * term.importance
                covered[entry_id] += alike * term.spelt * _matters(term)
        best = max(scores.values(), default=1.0)
        likeness = self._phrases.likeness(query)
        for entry_id, alike in likeness.items():
            scores[entry_id] += alike * best * _PHRASE
        for entry_id in scores:
            scores[entry_id] *= self._kind(entry_id, query, likeness.get(entry_id, 0))
        self._follow_questions(scores)
        self._favour_together(scores, query)
        self._favour_likely(scores, typed, likeness)
        asked = sum(map(_matters, query.terms)) or 1.0
        known = 1 - sum(_matters(term) for term in query.terms if not term.spelt) / asked
        sure = known**_UNKNOWN * _spelt(query.terms) ** self._tongue.doubt
        found = [
            Scored(
                entry,
                scores[entry.id],
                max(covered[entry.id] / asked, sure * min(1, likeness.get(entry.id, 0))),
            )
            for entry in self._book.entries
            if scores.get(entry.id, 0) > 0
        ]
        return sorted(found, key=lambda each: -each.score)

    def _by_term(self, term: Term) -> dict[str, tuple[float, float]]:
        """Return what a typed word adds to each entry, and how surely the entry has it."""
        best: dict[str, tuple[float, float]] = {}
        most = self._rare_together([stems for stems, alike in term.variants.items() if alike >= _AS_GOOD])
        for stems, alike in term.variants.items():
            rarity = min(most or math.inf, self._rare(stems))
            for entry_id, weight in self._with_all(stems).items():
                here = (alike * rarity * weight, alike)
                best[entry_id] = max(best.get(entry_id, here), here)
        return best

    def _rare_together(self, words: Collection[Stems]) -> float:
        """Return how rare words are that mean the same, each by itself or any of them."""
        single = [stem for stems in words if len(stems) == 1 for stem in stems if stem in self._counts]
        if not single:
            return max(map(self._rare, words), default=math.inf)
        return self._rarity_of({entry_id for stem in single for entry_id in self._counts[stem]})

    def _rare(self, stems: Stems) -> float:
        return sum(self._rarity.get(stem, 0) for stem in stems) / len(stems)

    def _with_all(self, stems: Stems) -> dict[str, float]:
        """Return the entries that have all these stems, each with its mean weight."""
        having = [self._weights.get(stem, {}) for stem in stems]
        shared = set(having[0]).intersection(*having[1:])
        return {entry_id: sum(each[entry_id] for each in having) / len(having) for entry_id in shared}

    def _kind(self, entry_id: str, query: Query, likeness: float) -> float:
        kind, title = self._kinds[entry_id], self._titles[entry_id]
        own = (
            likeness >= _OWN
            or (title and title <= set(query.words))
            or (kind == "list" and self._is_named(title, query))
        )
        is_asked_for = query.asks_meaning if kind == "glossary" else own
        return 1.0 if is_asked_for else _KIND[kind]

    def _is_named(self, title: Collection[str], query: Query) -> bool:
        """Return whether a list entry's title has most of what tells something, and some of it only such titles have.

        What the list itself is called tells nothing there: "bonus card cartographer" is the cartographer.
        """
        telling = [term.variants for term in query.terms if term.importance == 1]
        meant = [_meant(each, title) for each in telling if not _meant(each, self._of_lists)]
        share = sum(map(bool, meant)) / len(meant) if meant else 0.0
        return share >= _NAMED and any(not self._only_in_lists.isdisjoint(each) for each in meant)

    def _follow_questions(self, scores: defaultdict[str, float]) -> None:
        for question in self._book.of_kind("questions"):
            share = scores.get(question.id, 0)
            for entry_id in question.see if share else ():
                share *= _POINTED_TO
                scores[entry_id] = max(share, scores[entry_id])

    def _favour_together(self, scores: defaultdict[str, float], query: Query) -> None:
        highest = max(scores.values(), default=0.0)
        for entry_id, share in self._passages.together(query).items():
            if scores.get(entry_id, 0.0) > 0:
                scores[entry_id] += _TOGETHER * highest * share

    def _favour_likely(self, scores: defaultdict[str, float], typed: str, likeness: Mapping[str, float]) -> None:
        highest = max(scores.values(), default=0.0)
        for entry_id, learned in self._learned.likely(typed).items():
            likely = 1.0 if likeness.get(entry_id, 0.0) > _WHOLE_TITLE else learned
            if scores.get(entry_id, 0.0) > 0:
                scores[entry_id] += _LEARNED * highest * likely


def _spelt(terms: Collection[Term]) -> float:
    """Return how alike the typed words are, on the whole, to those that they are taken for."""
    meant = [term for term in terms if term.spelt]
    most = sum(term.importance**3 for term in meant)
    return sum(term.importance**3 * term.spelt for term in meant) / most if most else 1.0


def _meant(variants: Mapping[Stems, float], words: Collection[str]) -> set[str]:
    """Return which of these words, as stems, a typed one as good as stands for."""
    good = (stems for stems, alike in variants.items() if alike >= _AS_GOOD)
    return {stem for stems in good if set(words).issuperset(stems) for stem in stems}


def _matters(term: Term) -> float:
    """Return how much a term counts for whether an entry is near: dull words hardly, unless only taken for such."""
    return max(term.importance**3, 2 * (1 - term.spelt)) if term.spelt < 1 else term.importance**3


def _texts(entry: Entry) -> Iterable[str]:
    return entry.title, entry.text, *entry.words, *entry.examples
