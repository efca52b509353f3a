"""Finding a rule: what a player typed, misspelt or not, to the entries of a rulebook.

Ids win ("kt5", "KT 5"; "pb" gives the whole group). Otherwise the words count by their stems, weighed by BM25 over the
title, the search words, the text and the examples of an entry; a word that neither the book nor its language has is
taken for the nearest that they have; words that stand for another (of the language, and of the book) count as it; and
all that was typed is compared with titles and search words as a whole; and words count more that stand together in
one sentence or phrase of an entry; and of the entries that are found so, those count more that were learned to answer
such words. What is typed like a question of the rulebook also finds the rules that the question points to.
`engine.rulebook.finding` has the parts.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from engine.rulebook.book import Entry, Rulebook
from engine.rulebook.finding.index import Index
from engine.rulebook.finding.language import language

_ENOUGH = 0.3
"""Weaker matches than this share of the best one are noise."""
_SURELY_NEAR = 0.68
"""Which share of what was typed (by importance) an entry has at least that is surely meant."""
_BESIDE = 0.86
"""An entry that scores at least this share of the first, and is not related to it, may be meant as well."""
_MAX_TYPED = 200

_GROUP = re.compile(r"[A-Za-z]{1,2}|[A-Z]{3}")
"""The letters of ids that stand for a group. Three in capitals alone: "bot" is a word, and not the chapter BOT."""


class Match(NamedTuple):
    """An entry that was found. `score` is above 0 and only for comparing; an id typed exactly scores `inf`."""

    entry: Entry
    score: float
    covered: float = 1.0
    """Which share of what was typed the entry has, by importance (0 to 1)."""


@dataclass(frozen=True)
class Answer:
    """What was found for what somebody typed, best first, and whether the first is surely what was meant."""

    matches: tuple[Match, ...] = ()
    sure: bool = True


def find_answer(rulebook: Rulebook, words: str, limit: int = 5) -> Answer:
    """Return at most `limit` entries for what was typed, and whether the first is clear."""
    matches = tuple(search(rulebook, words, limit))
    return Answer(matches, _is_clear(matches))


def _is_clear(matches: Sequence[Match]) -> bool:
    if len(matches) < 2 or math.isinf(matches[0].score):
        return not matches or matches[0].covered >= _SURELY_NEAR
    first, second = matches[:2]
    related = first.entry.id in second.entry.see or second.entry.id in first.entry.see
    return first.covered >= _SURELY_NEAR and (related or second.score < _BESIDE * first.score)


def search(rulebook: Rulebook, words: str, limit: int = 5) -> list[Match]:
    """Return at most `limit` entries for what was typed, best first; none when nothing is near."""
    words = words.strip()[:_MAX_TYPED]
    exact = rulebook.find(words)
    if exact:
        return [Match(exact, math.inf)][:limit]
    matches: dict[str, Match] = {}
    for match in (*_group(rulebook, words), *_found(rulebook, words)):
        matches.setdefault(match.entry.id, match)
    return sorted(matches.values(), key=lambda match: -match.score)[:limit]


def titled(rulebook: Rulebook, name: str) -> list[Entry]:
    """Return the entries whose title is a name and nothing more, by stems."""
    tongue = language(rulebook.language)
    wanted = tongue.stems(name)
    return [entry for entry in rulebook.entries if wanted and tongue.stems(entry.title) == wanted]


def mentioning(rulebook: Rulebook, name: str) -> list[Entry]:
    """Return the entries that have a name as it stands, by stems: in the title first, then those that tell of it."""
    tongue = language(rulebook.language)
    wanted = f" {' '.join(tongue.stems(name))} "
    fields: tuple[Callable[[Entry], str], ...] = (
        lambda entry: entry.title,
        lambda entry: " | ".join(entry.words),
        lambda entry: entry.text,
    )
    found: dict[str, Entry] = {}
    for field in fields if wanted.strip() else ():
        for entry in rulebook.entries:
            if wanted in f" {' '.join(tongue.stems(field(entry)))} ":
                found.setdefault(entry.id, entry)
    return list(found.values())


def _found(rulebook: Rulebook, words: str) -> list[Match]:
    found = [Match(*each) for each in _index(rulebook).search(words)]
    near = max((match.covered for match in found), default=0) >= language(rulebook.language).near
    return [match for match in found if match.score >= _ENOUGH * found[0].score] if near else []


def _group(rulebook: Rulebook, typed: str) -> list[Match]:
    """Return the entries whose ids consist of these letters and a number ("pb"), in reading order."""
    if not _GROUP.fullmatch(typed):
        return []
    wanted = re.compile(rf"{typed.upper()}\d+")
    return [Match(entry, math.inf) for entry in rulebook.entries if wanted.fullmatch(entry.id)]


@lru_cache(maxsize=32)
def _index(rulebook: Rulebook) -> Index:
    return Index(rulebook)
