"""The course of a quick play-out: what the agenda still holds, and round after round to the end (LI1 to LI3)."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from engine.contract import Seat
from engine.laisla.agenda import (
    AskAdvance,
    AskAssign,
    AskCube,
    AskExplore,
    AskMarker,
    AskSlot,
    BeginPhase,
    GainCube,
    LayCard,
    MoveMarker,
    Step,
)
from engine.laisla.chapters.cards import CARDS
from engine.laisla.heuristics.rollout.answers import advance, assign, explore, free_step, gain, lay, take_cube
from engine.laisla.heuristics.rollout.table import Side, Table
from engine.laisla.position import LaIslaPosition

MOST_ROUNDS = 60
"""Nobody plays so long."""


def rollout(position: LaIslaPosition, seat: Seat, rng: random.Random) -> dict[Seat, float]:
    """Return the final scores where all seats play on, quickly and by rough worths.

    `seat` keeps what it has assigned. The cards that others have assigned were drawn: while all assign, each of them
    chooses anew what to do with its own.
    """
    table = Table(position, rng)
    sides = {side.seat: side for side in table.sides}
    for step in reversed(position.agenda):
        if isinstance(step, AskAssign):
            for side in table.order():
                if side.seat != seat or side.a is None:
                    assign(table, side, side.hand)
        elif isinstance(step, BeginPhase):
            _phase(table, PHASES[step.phase])
        elif (does := SINGLE.get(type(step))) is not None:
            does(table, sides[getattr(step, "seat")])  # noqa: B009  (each of these steps has one)
    play_rounds(table)
    return table.scores()


def play_rounds(table: Table) -> None:
    """Play round after round, from the end of one to the end of the game."""
    for _ in range(MOST_ROUNDS):
        if table.over or len(table.deck) + len(table.discard) < (CARDS + 1) * len(table.sides):
            break
        table.start = (table.start + 1) % len(table.sides)
        table.look_ahead()
        for side in table.order():
            more = any(effect.gives == "card" for effect in side.effects)
            assign(table, side, [table.draw() for _ in range(CARDS + more)])
        for phase in "abcd":
            _phase(table, PHASES[phase])


def _phase(table: Table, part: Callable[[Table, Side], None]) -> None:
    for side in table.order():
        part(table, side)


PHASES: Mapping[str, Callable[[Table, Side], None]] = {"a": lay, "b": gain, "c": explore, "d": advance}
"""A seat's part of each action."""
SINGLE: Mapping[type[Step], Callable[[Table, Side], None]] = {
    LayCard: lay,
    AskSlot: lay,
    GainCube: gain,
    AskCube: take_cube,
    AskMarker: free_step,
    AskExplore: explore,
    MoveMarker: advance,
    AskAdvance: advance,
}
"""What each step of a single seat comes to; a swap (LI24) to nothing."""
