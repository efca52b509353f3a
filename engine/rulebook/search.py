"""Finding a rule: what a player typed, misspelt or not, to the entries of a rulebook.

Ids win ("kt5", "KT 5"; "pb" gives the whole group). Otherwise an entry scores for each typed word that it has, or
nearly has: more for a word of its title or of its search words than of its text, more for a word that few entries
have, and next to nothing for the little words of the language. Two words that make one of the book's ("strong hold")
are taken as that. What is typed like a question of the rulebook also finds the rules that the question points to.
"""

from __future__ import annotations

import math
import re
import unicodedata
from collections import Counter, defaultdict, deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from rapidfuzz import fuzz, process
from rapidfuzz.distance import DamerauLevenshtein

from engine.rulebook.book import Entry, Kind, Rulebook

_TITLE, _WORDS, _TEXT = 1.0, 0.9, 0.35
_KIND: Mapping[Kind, float] = {"rule": 1.0, "guide": 0.9, "questions": 0.85, "glossary": 0.9}
"""Of entries that fit equally well, the rule itself comes first."""
_PHRASE = 0.8
"""Weight of the likeness of all that was typed to a title or search phrase as a whole."""
_WHOLE_TITLE = 1.25
"""How much more that likeness counts for a title."""
_SURE_PHRASE = 60
"""Phrases less alike than this (0 to 100) are different phrases."""
_BEGUN_PHRASE = 80
"""How alike a phrase is, at least, of which only the beginning has been typed; the longer the beginning the more."""
_POINTED_TO = 0.75
"""The share of a question's score that goes to the first rule it points to; the next gets this share of that."""
_NEAR = 0.6
"""Words less alike than this (0 to 1) are different words."""
_PREFIX = 0.85
"""How alike a word is to one that begins with it (autocompletion, inflection)."""
_ONE_WORD = 0.75
"""How alike two typed words, written together, are at least to the word of the book that they are taken for."""
_ENOUGH = 0.3
"""Weaker matches than this share of the best one are noise."""
_LITTLE = 0.1
"""Weight of a little word ("the", "how")."""
_MAX_TYPED = 200

_GROUP = re.compile(r"[A-Za-z]{1,2}")


class Match(NamedTuple):
    """An entry that was found. `score` is above 0 and only for comparing; an id typed exactly scores `inf`."""

    entry: Entry
    score: float


def search(rulebook: Rulebook, words: str, limit: int = 5) -> list[Match]:
    """Return at most `limit` entries for what was typed, best first; none when nothing is near."""
    words = words.strip()[:_MAX_TYPED]
    exact = rulebook.find(words)
    if exact:
        return [Match(exact, math.inf)][:limit]
    matches = {match.entry.id: match for match in (*_index(rulebook).search(words), *_group(rulebook, words))}
    return sorted(matches.values(), key=lambda match: -match.score)[:limit]


def _group(rulebook: Rulebook, typed: str) -> list[Match]:
    """Return the entries whose ids consist of these letters and a number ("pb"), in reading order."""
    if not _GROUP.fullmatch(typed):
        return []
    wanted = re.compile(rf"{typed.upper()}\d+")
    return [Match(entry, math.inf) for entry in rulebook.entries if wanted.fullmatch(entry.id)]


def _plain(text: str) -> str:
    """Return `text` without accents, case and punctuation."""
    spread = unicodedata.normalize("NFKD", text.casefold().replace("ß", "ss").replace("ł", "l"))
    letters = "".join(char for char in spread if not unicodedata.combining(char))
    return " ".join(re.findall(r"[^\W_]+", letters))


@lru_cache(maxsize=32)
def _index(rulebook: Rulebook) -> _Index:
    return _Index(rulebook)


@dataclass(frozen=True, slots=True)
class _Near:
    """A word of the book that a typed word may stand for."""

    word: str
    alike: float


class _Phrase(NamedTuple):
    """A title, chapter or search phrase, for comparing with all that was typed."""

    entry_id: str
    plain: str
    weight: float


class _Index:
    """The words of a rulebook: which entry has which, how heavily, and how rare they are."""

    def __init__(self, rulebook: Rulebook) -> None:
        self._entries = rulebook.entries
        self._little = {_plain(word) for word in rulebook.little_words}
        self._weights: dict[str, dict[str, float]] = defaultdict(dict)
        self._phrases: list[_Phrase] = []
        for entry in rulebook.entries:
            self._add(entry)
        chapters = {entry.chapter: entry.id for entry in reversed(rulebook.entries)}
        self._phrases.extend(self._phrase(first, chapter, _WORDS) for chapter, first in chapters.items())
        entries_with = Counter({word: len(weights) for word, weights in self._weights.items()})
        self._rarity = {word: math.log(1 + len(self._entries) / count) for word, count in entries_with.items()}
        self._vocabulary = sorted(self._weights)

    def _add(self, entry: Entry) -> None:
        self._phrases.append(self._phrase(entry.id, entry.title, _WHOLE_TITLE))
        self._phrases.extend(self._phrase(entry.id, words, _WORDS) for words in entry.words)
        fields = (
            (_TEXT, entry.text),
            (_TEXT, " ".join(entry.examples)),
            (_WORDS, " ".join(entry.words)),
            (_TITLE, entry.title),
        )
        for weight, text in fields:
            for word in _plain(text).split():
                weights = self._weights[word]
                weights[entry.id] = max(weight, weights.get(entry.id, 0))

    def _phrase(self, entry_id: str, text: str, weight: float) -> _Phrase:
        return _Phrase(entry_id, self._telling(_plain(text)), weight)

    def _telling(self, plain: str) -> str:
        """Return `plain` without its little words, or as it is when it has no others."""
        return " ".join(word for word in plain.split() if word not in self._little) or plain

    def search(self, typed: str) -> list[Match]:
        words = list(self._written_together(_plain(typed).split()))
        scores = self._by_words(words)
        best = max(scores.values(), default=1.0)
        for entry_id, likeness in self._by_phrase(self._telling(" ".join(words))).items():
            scores[entry_id] += likeness * best * _PHRASE
        self._follow_questions(scores)
        matches = [Match(entry, scores[entry.id] * _KIND[entry.kind]) for entry in self._entries if entry.id in scores]
        matches.sort(key=lambda match: -match.score)
        return [match for match in matches if match.score >= _ENOUGH * matches[0].score]

    def _follow_questions(self, scores: defaultdict[str, float]) -> None:
        for question in self._entries:
            if question.kind == "questions" and question.id in scores:
                share = scores[question.id]
                for entry_id in question.see:
                    share *= _POINTED_TO
                    scores[entry_id] = max(share, scores[entry_id])

    def _written_together(self, words: list[str]) -> Iterator[str]:
        """Yield the words, two neighbours as one where only together they are (nearly) a word of the book."""
        rest = deque(words)
        while rest:
            word = rest.popleft()
            yield word + rest.popleft() if rest and self._is_one_word(word, rest[0]) else word

    def _is_one_word(self, first: str, second: str) -> bool:
        if first in self._weights and second in self._weights:
            return first + second in self._weights
        found = process.extractOne(
            first + second, self._vocabulary, scorer=DamerauLevenshtein.normalized_similarity, score_cutoff=_ONE_WORD
        )
        # Longer than either by more than a slip of the finger: "my stronghold" is two words.
        return found is not None and len(found[0]) >= max(len(first), len(second)) + 2

    def _by_words(self, words: list[str]) -> defaultdict[str, float]:
        scores: defaultdict[str, float] = defaultdict(float)
        for word in dict.fromkeys(words):
            best: defaultdict[str, float] = defaultdict(float)
            importance = _LITTLE if word in self._little else 1.0
            nearest = list(self._near(word))
            # "strongholds" is rarer in the book than "stronghold", which is no merit when "strong" was typed.
            most = min((self._rarity[near.word] for near in nearest if near.alike >= _PREFIX), default=math.inf)
            for near in nearest:
                for entry_id, weight in self._weights[near.word].items():
                    score = near.alike**2 * weight * min(most, self._rarity[near.word]) * importance
                    best[entry_id] = max(best[entry_id], score)
            for entry_id, score in best.items():
                scores[entry_id] += score
        return scores

    def _near(self, word: str) -> Iterator[_Near]:
        if word in self._weights:
            yield _Near(word, 1.0)
            if len(word) < 3:
                return
        for known in self._vocabulary:
            if known != word and (known.startswith(word) or (len(known) > 3 and word.startswith(known))):
                yield _Near(known, _PREFIX)
        if len(word) < 3:  # too short for a misspelling to be told from another word
            return
        found = process.extract(
            word, self._vocabulary, scorer=DamerauLevenshtein.normalized_similarity, score_cutoff=_NEAR, limit=8
        )
        for known, alike, _ in found:
            if alike < 1:
                yield _Near(known, alike)

    def _by_phrase(self, plain: str) -> dict[str, float]:
        """Return how alike (0 to 1) all that was typed is to the nearest phrase of each entry that has one."""
        likeness: dict[str, float] = {}
        for entry_id, phrase, weight in self._phrases:
            score = fuzz.token_sort_ratio(plain, phrase)
            if plain and phrase.startswith(plain):
                score = max(score, _BEGUN_PHRASE + (100 - _BEGUN_PHRASE) * len(plain) / len(phrase))
            if score > _SURE_PHRASE:
                share = weight * (score - _SURE_PHRASE) / (100 - _SURE_PHRASE)
                likeness[entry_id] = max(share, likeness.get(entry_id, 0))
        return likeness
