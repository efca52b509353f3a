"""The chance of a lesson: what was prepared comes first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.chance import ChanceError
from engine.contract import Item


class PreparedChance:
    """Deals what was prepared for each shuffle, then the rest in the order in which it lies; rolls what was prepared.

    What was prepared for a shuffle is dealt once. ChanceError where it is not there, or no roll is left.
    """

    def __init__(self, deal: Mapping[str, Sequence[str | int]], dice: Sequence[int] = ()) -> None:
        self._deal = dict(deal)
        self._dice = list(dice)

    def shuffle(self, name: str, items: Sequence[Item]) -> list[Item]:
        """Return `items`, those first that were prepared."""
        rest, first = list(items), []
        for wanted in self._deal.pop(name, ()):
            found = next((at for at, item in enumerate(rest) if item == wanted), None)
            if found is None:
                raise ChanceError(name, f"one of what is left of {name}", wanted)
            first.append(rest.pop(found))
        return first + rest

    def deal(self, name: str, items: Sequence[Item], count: int) -> list[Item]:
        """Return the first `count` of them."""
        return self.shuffle(name, items)[:count]

    def die(self, sides: int) -> int:
        """Return the next roll."""
        if not self._dice:
            raise ChanceError("die", f"a roll of a die of {sides}", "nothing more")
        return self._dice.pop(0)
