"""Shuffles and dice: drawn live and noted down, or replayed from what was noted.

Each use of chance becomes one JSON object, in the order of need, as docs/record.md has it:
{"shuffle": "bird_deck", "order": [first drawn, ...]} or {"die": 12, "value": 7}.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from engine.contract import Item, JsonObject


class ChanceError(ValueError):
    """Recorded chance that does not fit what the rules needed; the message says what was expected."""


class LiveChance:
    """Draws from `rng` and keeps what it drew in `used`."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self.used: list[JsonObject] = []

    def shuffle(self, name: str, items: Sequence[Item]) -> list[Item]:
        """Give `items` in a random order and note it down."""
        return self.deal(name, items, len(items))

    def deal(self, name: str, items: Sequence[Item], count: int) -> list[Item]:
        """Give `count` random `items` in a random order and note them down; the others stay unseen."""
        order = list(items)
        self._rng.shuffle(order)
        del order[count:]
        self.used.append({"shuffle": name, "order": list(order)})
        return order

    def die(self, sides: int) -> int:
        """Give a number from 1 to `sides` and note it down."""
        value = self._rng.randint(1, sides)
        self.used.append({"die": sides, "value": value})
        return value


class ReplayedChance:
    """Gives back what was noted down; raises ChanceError when the rules need something else."""

    def __init__(self, noted: Sequence[Mapping[str, Any]]) -> None:
        self._noted = noted
        self._next = 0

    def shuffle(self, name: str, items: Sequence[Item]) -> list[Item]:
        """Give the noted order of `items`."""
        return self.deal(name, items, len(items))

    def deal(self, name: str, items: Sequence[Item], count: int) -> list[Item]:
        """Give the noted order of `count` of the `items`."""
        noted = self._take({"shuffle", "order"}, f"a shuffle of {name}")
        if noted["shuffle"] != name:
            raise ChanceError(f"expected a shuffle of {name}, found {noted['shuffle']!r}")
        order = noted["order"]
        if not isinstance(order, list) or not {type(item) for item in order} <= {type(item) for item in items}:
            raise ChanceError(f"the order of {name} must be a list of what is shuffled")
        if len(order) != count:
            raise ChanceError(f"the order of {name} must have {count} items, found {len(order)}")
        if surplus := Counter(order) - Counter(items):
            raise ChanceError(f"the order of {name} holds {list(surplus.elements())} more often than there are")
        return list(order)

    def die(self, sides: int) -> int:
        """Give the noted roll."""
        noted = self._take({"die", "value"}, f"a roll of a die of {sides}")
        value = noted["value"]
        if noted["die"] != sides or type(value) is not int or not 1 <= value <= sides:
            raise ChanceError(f"expected a roll of a die of {sides}, found {dict(noted)}")
        return value

    def finish(self) -> None:
        """Raise ChanceError when more was noted down than was needed."""
        if rest := self._noted[self._next :]:
            raise ChanceError(f"{len(rest)} more than were needed: {dict(rest[0])}")

    def _take(self, keys: set[str], expected: str) -> Mapping[str, Any]:
        if self._next >= len(self._noted):
            raise ChanceError(f"expected {expected}, found nothing more")
        noted = self._noted[self._next]
        if not isinstance(noted, Mapping) or set(noted) != keys:
            raise ChanceError(f"expected {expected}, found {noted!r}")
        self._next += 1
        return noted
