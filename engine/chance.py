"""Shuffles and dice: drawn live and noted down, or replayed from what was noted.

Each use of chance becomes one JSON object, in the order of need, as docs/record.md has it:
{"shuffle": "bird_deck", "order": [first drawn, ...]} or {"die": 12, "value": 7}.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from engine.contract import Item, JsonObject
from engine.faults import phrase

NOTHING_MORE: Final = phrase("fault-nothing-more", "nothing more")


class ChanceError(ValueError):
    """Recorded chance that does not fit what the rules needed.

    `path` is the dotted place in the entry's list ("0.order.3"); `expected` and `found` say what is wrong there.
    """

    def __init__(self, path: str, expected: str, found: object) -> None:
        super().__init__(f"{path}: expected {expected}, found {found}")
        self.path = path
        self.expected = expected
        self.found = found


class LiveChance:
    """Draws from `rng` and keeps what it drew in `used`."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self.used: list[JsonObject] = []

    def shuffle(self, name: str, items: Sequence[Item]) -> list[Item]:
        """Return `items` in a random order and note it down."""
        return self.deal(name, items, len(items))

    def deal(self, name: str, items: Sequence[Item], count: int) -> list[Item]:
        """Return `count` random `items` in a random order and note them down; the others stay unseen."""
        order = list(items)
        self._rng.shuffle(order)
        del order[count:]
        self.used.append({"shuffle": name, "order": list(order)})
        return order

    def die(self, sides: int) -> int:
        """Return a number from 1 to `sides` and note it down."""
        value = self._rng.randint(1, sides)
        self.used.append({"die": sides, "value": value})
        return value


class ReplayedChance:
    """Returns what was noted down; raises ChanceError when the rules need something else."""

    def __init__(self, noted: Sequence[Mapping[str, Any]]) -> None:
        self._noted = noted
        self._next = 0

    def shuffle(self, name: str, items: Sequence[Item]) -> list[Item]:
        """Return the noted order of `items`."""
        return self.deal(name, items, len(items))

    def deal(self, name: str, items: Sequence[Item], count: int) -> list[Item]:
        """Return the noted order of `count` of the `items`."""
        at = self._next
        noted = self._take({"shuffle", "order"}, lambda: phrase("fault-shuffle", "a shuffle of {name}", name=name))
        if noted["shuffle"] != name:
            raise ChanceError(f"{at}.shuffle", name, noted["shuffle"])
        order = noted["order"]
        if not isinstance(order, list) or len(order) != count:
            found = phrase("fault-items", "{count} items", count=len(order)) if isinstance(order, list) else order
            raise ChanceError(f"{at}.order", phrase("fault-list-of", "a list of {count} items", count=count), found)
        left = Counter(items)
        for place, item in enumerate(order):
            if type(item) not in (str, int) or left[item] <= 0:
                expected = phrase("fault-left", "one of what is left of {name}", name=name)
                raise ChanceError(f"{at}.order.{place}", expected, item)
            left[item] -= 1
        return list(order)

    def die(self, sides: int) -> int:
        """Return the noted roll."""
        at = self._next
        noted = self._take({"die", "value"}, lambda: phrase("fault-roll", "a roll of a die of {sides}", sides=sides))
        if type(noted["die"]) is not int or noted["die"] != sides:
            raise ChanceError(f"{at}.die", str(sides), noted["die"])
        value = noted["value"]
        if type(value) is not int or not 1 <= value <= sides:
            expected = phrase("fault-number-to", "a number from 1 to {sides}", sides=sides)
            raise ChanceError(f"{at}.value", expected, value)
        return value

    def finish(self) -> None:
        """Raise ChanceError when more was noted down than was needed."""
        if self._next < len(self._noted):
            raise ChanceError(str(self._next), NOTHING_MORE, self._noted[self._next])

    def _take(self, keys: set[str], expected: Callable[[], str]) -> Mapping[str, Any]:
        if self._next >= len(self._noted):
            raise ChanceError(str(self._next), expected(), NOTHING_MORE)
        noted = self._noted[self._next]
        if not isinstance(noted, Mapping) or set(noted) != keys:
            raise ChanceError(str(self._next), expected(), noted)
        self._next += 1
        return noted
