"""The changing part of a quick play-out: who has what, in lists of numbers."""

from __future__ import annotations

import random
from typing import NamedTuple

from engine.contract import Seat
from engine.laisla.heuristics.rollout.plan import Effect, Plan, plan_of
from engine.laisla.heuristics.rollout.weights import HABITS, Habits
from engine.laisla.position import LaIslaPosition, SeatState

TAKE = -2
"""As a field: a cube is taken instead."""


class Intent(NamedTuple):
    """What a side means to do in the present round, where it can. Numbers below 0: whatever is sensible."""

    slot: int = -1
    """The slot that it covers."""
    field: int = -1
    """The field that it explores; TAKE: none."""


NO_INTENT = Intent()


class Side:
    """A seat. Its lists go by the numbers of colours and animals."""

    __slots__ = (
        "a",
        "b",
        "counts",
        "cube",
        "cubes",
        "d",
        "effects",
        "habits",
        "hand",
        "intent",
        "large",
        "own",
        "reserve",
        "score",
        "seat",
        "slots",
        "step",
        "supply",
    )

    def __init__(self, seat: Seat, state: SeatState, plan: Plan, habits: Habits) -> None:
        self.seat = seat
        self.habits = habits
        self.score = state.score
        self.supply = state.supply
        self.reserve = state.reserve
        self.cubes = [state.cubes[colour] for colour in plan.colours]
        self.own = 0
        """Its explorers' fields, as bits."""
        for slot in state.fields:
            self.own |= 1 << plan.numbers[slot]
        self.large = plan.animals.index(state.large)
        self.counts = [state.animals(animal) for animal in plan.animals]
        """Animals of each species; the large tile is two."""
        self.slots = [None if card is None else plan.effect[card] for card in state.slots]
        self.effects: list[Effect] = []
        """The visible functions."""
        self.see()
        self.hand = state.hand
        self.intent = NO_INTENT
        """What it means to do, until it has explored."""
        self.a, self.b, self.d = state.assigned or (state.pending_a, state.pending_b, state.pending_d)
        self.cube = 0.0
        """What a cube is worth to it, whatever the colour; as of the beginning of a round."""
        self.step = 0.0
        """What a free step is worth to it; as of the beginning of a round."""

    def see(self) -> None:
        """Find out which functions are visible."""
        self.effects = [each for each in self.slots if each is not None]

    def gift(self, effect: Effect) -> float:
        """Return what a function gives each time it acts."""
        return effect.points + effect.cubes * self.cube + effect.steps * self.step


class Table:
    """A position as numbers. It is the play-out's own, and changes."""

    __slots__ = ("deck", "discard", "end_sum", "left", "plan", "rng", "sides", "spaces", "start", "tiles", "worths")

    def __init__(self, position: LaIslaPosition, rng: random.Random, habits: Habits = HABITS) -> None:
        self.plan = plan_of(position.rules, position.spokes)
        plan = self.plan
        self.sides = [Side(seat, state, plan, habits) for seat, state in position.seats.items()]
        self.start = position.seating.index(position.start_player)
        animals = {animal: number for number, animal in enumerate(plan.animals)}
        self.tiles = [-1 if animal is None else animals[animal] for animal in position.animals.values()]
        """The animal on each clearing; -1: taken."""
        self.spaces = [position.markers[animal] for animal in plan.animals]
        self.deck = list(reversed(position.deck))
        """The next card last."""
        self.discard = list(position.discard)
        self.end_sum = position.end_sum
        self.rng = rng
        self.left = 0.0
        """About how many rounds come behind the present one."""
        self.worths = [0.0] * len(plan.animals)
        """About what an animal of each species will be worth at the end."""
        self.look_ahead()

    def look_ahead(self) -> None:
        """Estimate how long the game lasts, and what things will be worth."""
        habits, seats = self.sides[0].habits, len(self.sides)
        self.left = 0.0
        if not self.over:
            steps = (self.end_sum + habits.overshoot) * habits.steps_a_value - sum(self.spaces) - seats
            self.left = max(0.15, steps / (seats * habits.pace))
        popular = [habits.popular] * len(self.spaces)
        for side in self.sides:
            own = side.habits
            side.cube = own.cube_end + own.cube * self.left / (self.left + own.cube_rounds)
            side.step = own.step * max(side.counts)
            for animal, count in enumerate(side.counts):
                popular[animal] += count
        each = seats * (1 + self.left * habits.pace) / sum(popular)
        self.worths = [
            min(5.0, (space + liked * each) / habits.steps_a_value - habits.begun)
            for space, liked in zip(self.spaces, popular, strict=True)
        ]

    @property
    def over(self) -> bool:
        """Whether the game ends with this round (LI3)."""
        values = self.plan.values
        return sum(values[space] for space in self.spaces) >= self.end_sum

    def order(self) -> list[Side]:
        """Return the seats in turn order."""
        return self.sides[self.start :] + self.sides[: self.start]

    def rivals(self, side: Side) -> int:
        """Return the fields on which others' explorers stand, as bits."""
        mask = 0
        for other in self.sides:
            if other is not side:
                mask |= other.own
        return mask

    def draw(self) -> int:
        """Draw a card (LI7)."""
        if not self.deck:
            self.deck, self.discard = self.discard, []
            self.rng.shuffle(self.deck)
        return self.deck.pop()

    def step(self, side: Side, animal: int) -> None:
        """Move a marker up (LI31, LI33)."""
        if self.spaces[animal] < self.plan.top:
            self.spaces[animal] += 1
        side.score += side.counts[animal]

    def scores(self) -> dict[Seat, float]:
        """Return the scores if the game ended now (LI35, LI36)."""
        values = [self.plan.values[space] for space in self.spaces]
        less = 2 - self.plan.large_counts
        found = {}
        for side in self.sides:
            counts = side.counts.copy()
            counts[side.large] -= less
            animals = sum(count * value for count, value in zip(counts, values, strict=True))
            found[side.seat] = float(side.score + 10 * min(counts) + animals + sum(side.cubes) // 2)
        return found
