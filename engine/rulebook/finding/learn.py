"""Learning which entry answers what, from the search words of a book and from questions with their answers.

This is logistic regression over `features`, by gradient descent, told here since it is a page and the libraries for it
need NumPy. It takes less than a minute a book, and the same texts always give the same weights.
"""

from __future__ import annotations

import math
import random
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from engine.rulebook.book import Rulebook
from engine.rulebook.finding.features import features
from engine.rulebook.finding.language import language
from engine.rulebook.finding.learned import PARTS

Weights: TypeAlias = Mapping[str, Mapping[str, float]]
"""Of each feature: what it adds for which entries."""

_ROUNDS = 8
_PACE, _SLOWER = 2.0, 0.5
"""How far each text moves the weights, and how much less in each further round."""
_FORGOTTEN = 0.1
"""Which share of the weights is taken away after a round, times the pace: it holds them small."""
_RIGHT = 0.01
"""Entries that are less wrong than this (0 to 1) are left alone."""
_OFTEN = 2
"""In how many texts a feature is, at least, that is learned."""
_KEPT = 25_000
"""How many weights are kept, those that matter most: the file of a book stays below 200 kB."""


class Text(NamedTuple):
    """What somebody may type, and the ids of the entries of which each answers it."""

    typed: str
    answers: frozenset[str]


def learned_from(book: Rulebook, asked: Iterable[Text]) -> str:
    """Return what is learned of a book from its titles and search words, and from questions, as a file tells it."""
    stem = language(book.language).stem
    texts = (*_of_book(book), *asked)
    seen = [(features(text.typed, stem), text.answers) for text in texts]
    times = Counter(name for each, _ in seen for name in each)
    lessons = [
        ({name: value for name, value in each.items() if times[name] >= _OFTEN}, answers) for each, answers in seen
    ]
    weights = _learn(lessons, sorted({entry.id for entry in book.entries}))
    return "".join(_lines(weights, _least_kept(weights, times), times))


def _of_book(book: Rulebook) -> Iterator[Text]:
    for entry in book.entries:
        for phrase in (entry.title, *entry.words):
            yield Text(phrase, frozenset({entry.id}))


def _learn(lessons: Sequence[tuple[Mapping[str, float], frozenset[str]]], entry_ids: Sequence[str]) -> Weights:
    weights: defaultdict[str, defaultdict[str, float]] = defaultdict(lambda: defaultdict(float))
    order, chance = list(lessons), random.Random(1)  # noqa: S311 - only the order of texts
    for finished in range(_ROUNDS):
        chance.shuffle(order)
        pace = _PACE / (1 + _SLOWER * finished)
        for seen, answers in order:
            for entry_id, wrong in _wrong(weights, seen, answers, entry_ids):
                for name, value in seen.items():
                    weights[name][entry_id] += pace * wrong * value
        for row in weights.values():
            for entry_id in row:
                row[entry_id] *= 1 - _FORGOTTEN * pace
    return weights


def _wrong(
    weights: Weights, seen: Mapping[str, float], answers: frozenset[str], entry_ids: Sequence[str]
) -> Iterator[tuple[str, float]]:
    """Yield how much too unlikely (or, below 0, too likely) entries are held, where that is not next to nothing."""
    evidence = dict.fromkeys(entry_ids, 0.0)
    for name, value in seen.items():
        for entry_id, weight in weights[name].items():
            evidence[entry_id] += value * weight
    powers = {entry_id: math.exp(each) for entry_id, each in evidence.items()}
    whole = sum(powers.values())
    for entry_id, power in powers.items():
        wrong = (entry_id in answers) / len(answers) - power / whole
        if abs(wrong) > _RIGHT:
            yield entry_id, wrong


def _least_kept(weights: Weights, times: Mapping[str, int]) -> float:
    matter = sorted((_matters(weight, times[name]) for name, row in weights.items() for weight in row.values()))
    return matter[-_KEPT] if len(matter) > _KEPT else 0.0


def _matters(weight: float, times: int) -> float:
    return abs(weight) * math.sqrt(times)


def _lines(weights: Weights, least: float, times: Mapping[str, int]) -> Iterator[str]:
    for name, row in sorted(weights.items()):
        kept = {
            entry_id: whole
            for entry_id, weight in sorted(row.items())
            if _matters(weight, times[name]) >= least and (whole := round(weight * PARTS))
        }
        if kept:
            yield f"{name} {' '.join(f'{entry_id}{whole:+}' for entry_id, whole in kept.items())}\n"
