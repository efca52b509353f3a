"""How likely an entry is what was asked for, as learned from the search words of a book and from answered questions.

What was learned stands beside the book (`engine/<game>/rulebook/<language>.weights`): a line a feature, with what it
adds for which entries, in tenths: "=bird SC1+23 B3-4". `engine.rulebook.finding.learn` makes it.
"""

from __future__ import annotations

import math
import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping

from engine.rulebook.finding.features import features

PARTS = 10
"""In which parts of 1 weights are told."""
_LEAST = 8.0
"""How unlikely an entry is, at most, as a power of e: beyond, all are as unlikely."""
_WEIGHT = re.compile(r"(\w+)([+-]\d+)")


class Learned:
    """What was learned of a book, as its file tells it (nothing, where it is empty), for entries with these ids."""

    def __init__(self, told: str, entry_ids: Iterable[str], stem: Callable[[str], str]) -> None:
        lines = (line.partition(" ") for line in told.splitlines() if not line.startswith("#"))
        # Kept as they stand: a book has tens of thousands of weights, and what is typed needs a few of them.
        self._rows = {name: row for name, _, row in lines}
        self._entry_ids = frozenset(entry_ids)
        self._stem = stem

    def likely(self, typed: str) -> Mapping[str, float]:
        """Return how likely each entry is what was asked for (0 to 1, by the logarithm); nothing for no known word."""
        evidence: defaultdict[str, float] = defaultdict(float)
        for name, value in features(typed, self._stem).items():
            for entry_id, weight in self._weights(name):
                evidence[entry_id] += value * weight
        if not evidence:
            return {}
        return _by_logarithm({entry_id: evidence.get(entry_id, 0.0) for entry_id in self._entry_ids})

    def _weights(self, name: str) -> Iterator[tuple[str, float]]:
        for entry_id, weight in _WEIGHT.findall(self._rows.get(name, "")):
            if entry_id in self._entry_ids:
                yield entry_id, int(weight) / PARTS


def _by_logarithm(evidence: Mapping[str, float]) -> dict[str, float]:
    whole = math.log(sum(map(math.exp, evidence.values())))
    return {entry_id: max(0.0, 1 + (each - whole) / _LEAST) for entry_id, each in evidence.items()}
