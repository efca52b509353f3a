"""The course of a quick play-out: what the agenda still holds, and round after round to the end (LI1 to LI3)."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence

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
from engine.laisla.heuristics.rollout.answers import (
    advance,
    assign,
    explore,
    free_step,
    gain,
    lay,
    step_worth,
    take_cube,
)
from engine.laisla.heuristics.rollout.table import NO_INTENT, Intent, Side, Table
from engine.laisla.position import LaIslaPosition

MOST_ROUNDS = 60
"""Nobody plays so long."""


def rollout(position: LaIslaPosition, seat: Seat, rng: random.Random, intent: Intent = NO_INTENT) -> dict[Seat, float]:
    """Return the final scores where all seats play on, quickly and by rough worths.

    `seat` keeps what it has assigned. What lies face down of others was drawn, though they chose it: while all assign,
    and until their first card is shown, they assign their cards anew; later theirs for D is the better one of two.
    """
    table = Table(position, rng)
    sides = {side.seat: side for side in table.sides}
    sides[seat].intent = intent
    surmise(table, [side for side in table.sides if side.seat != seat], position.agenda)
    for step in reversed(position.agenda):
        if isinstance(step, AskAssign):
            for side in table.order():
                if side.seat != seat or side.a is None:
                    assign(table, side, side.hand)
            _actions(table)
        elif isinstance(step, BeginPhase):
            _phase(table, PHASES[step.phase])
        elif (does := SINGLE.get(type(step))) is not None:
            does(table, sides[getattr(step, "seat")])  # noqa: B009  (each of these steps has one)
    play_rounds(table)
    return table.scores()


def surmise(table: Table, sides: Sequence[Side], agenda: Sequence[Step]) -> None:
    """Let sides whose cards lie face down have chosen them with sense."""
    waiting = {(type(step), getattr(step, "seat", None)) for step in agenda}
    for side in sides:
        if side.a is not None and side.b is not None and side.d is not None and (LayCard, side.seat) in waiting:
            assign(table, side, (side.a, side.b, side.d))
        elif side.d is not None and (BeginPhase("d") in agenda or (MoveMarker, side.seat) in waiting):
            other = table.deck[0] if table.deck else side.d
            if step_worth(table, side, other) > step_worth(table, side, side.d):
                table.deck[0], side.d = side.d, other


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
        _actions(table)


def _actions(table: Table) -> None:
    for part in PHASES.values():
        _phase(table, part)


def _phase(table: Table, part: Callable[[Table, Side], None]) -> None:
    for side in table.order():
        part(table, side)


PHASES: Mapping[str, Callable[[Table, Side], None]] = {"a": lay, "b": gain, "c": explore, "d": advance}
"""A seat's part of each action, in their order."""
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
