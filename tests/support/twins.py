"""Games that differ in two hidden things only: a game is played, and once more with two items of a shuffle swapped.

As long as somebody's view is the same in both, that observer cannot know yet what was swapped. So nothing else that it
is told may differ either: not events that reveal other things, and not later ones, to the end of the game.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.automa import RandomPlayer
from engine.chance import LiveChance
from engine.contract import Action, Event, Illegal, Item, Seat
from engine.log import Start, carry_out
from engine.question import Question
from tests.support.games import Case


@dataclass(frozen=True)
class Swap:
    """Two places in what one shuffle gives; `call` counts the uses of chance in an entry."""

    call: int
    one: int
    other: int


class SwappingChance(LiveChance):
    """Draws by a seed, but swaps two items of one shuffle."""

    def __init__(self, seed: str, swap: Swap | None = None) -> None:
        super().__init__(random.Random(seed))
        self.seed = seed
        self._swap = swap

    def deal(self, name: str, items: Sequence[Item], count: int) -> list[Item]:
        call, order = len(self.used), super().deal(name, items, len(items))
        if (swap := self._swap) is not None and swap.call == call:
            order[swap.one], order[swap.other] = order[swap.other], order[swap.one]
        return order[:count]


@dataclass(frozen=True)
class Played:
    """An entry, and what came of it."""

    seat: Seat | None
    action: Action
    seed: str
    position: Any
    events: list[Event]
    shuffles: list[tuple[int, int]]
    """Each shuffle that it needed, as the number of that use of chance, with how many items it had."""
    _views: dict[Seat | None, Any] = field(default_factory=dict)

    def view(self, case: Case, seat: Seat | None) -> Any:
        """Return what a seat sees after it."""
        if seat not in self._views:
            self._views[seat] = case.game.view(self.position, seat)
        return self._views[seat]


def play(case: Case, seed: int) -> list[Played]:
    """Play a random game to its end."""
    rng, player = random.Random(seed), RandomPlayer()
    game = [enter(case, None, None, Start(), SwappingChance(f"{seed} start"))]
    while decisions := case.game.decisions(game[-1].position):
        decision = rng.choice(decisions)
        action = player.choose(Question(case.game, game[-1].position, decision), rng)
        chance = SwappingChance(f"{seed} {len(game)}")
        game.append(enter(case, game[-1].position, decision.seat, action, chance))
    return game


def enter(case: Case, position: Any, who: Seat | None, action: Action, chance: SwappingChance) -> Played:
    """Carry an entry out. Illegal when the rules refuse it."""
    outcome = carry_out(case.game, case.setup, position, who, action, chance=chance)
    shuffles = [(call, len(each["order"])) for call, each in enumerate(chance.used) if "shuffle" in each]
    return Played(who, action, chance.seed, outcome.position, outcome.events, shuffles)


def some_swaps(game: list[Played], rng: random.Random, count: int) -> Iterator[tuple[int, Swap]]:
    """Return places in a game, as the number of an entry, and what to swap there."""
    shuffles = [(n, call, items) for n, each in enumerate(game) for call, items in each.shuffles if items > 1]
    for _ in range(count if shuffles else 0):
        n, call, items = rng.choice(shuffles)
        yield n, Swap(call, *rng.sample(range(items), 2))


def twins(case: Case, game: list[Played], n: int, swap: Swap) -> Iterator[tuple[Played, Played]]:
    """Return the entries of a game from `n` on beside those of its twin, as long as they are legal there, too.

    None where the two things swapped are alike.
    """
    position = game[n - 1].position if n else None
    for each, played in enumerate(game[n:], n):
        chance = SwappingChance(played.seed, swap if each == n else None)
        try:
            twin = enter(case, position, played.seat, played.action, chance)
        except Illegal:
            return
        if each == n and twin.position.to_data() == played.position.to_data():
            return
        yield played, twin
        position = twin.position
