"""Setting up a game: seating, island, tiles, deck (rules LI1, LI39)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract import Seat, ShuffleOrDie
from engine.laisla.agenda import BeginRound
from engine.laisla.chapters.transition import Transition
from engine.laisla.events import GameStarted
from engine.laisla.position import HOLDER_SLOTS, LaIslaPosition, SeatState
from engine.laisla.rules import Rules

COLOURS: tuple[Seat, ...] = ("red", "yellow", "green", "blue")
"""The colours a seat can have."""


def set_up(rules: Rules, seats: Sequence[Seat], chance: ShuffleOrDie) -> Transition:
    """Draw all that is drawn before the first round, in the order of the record."""
    seating = tuple(chance.shuffle("seating", seats))
    spokes = tuple(chance.shuffle("spokes", tuple(rules.spokes)))
    animals = chance.shuffle("animals", rules.small_tiles)
    large = dict(zip(seating, chance.deal("large_tiles", rules.animals, len(seating)), strict=True))
    deck = tuple(chance.shuffle("deck", rules.deck))
    position = LaIslaPosition(
        rules=rules,
        seating=seating,
        start_player=seating[0],
        round=0,
        phase="cards",
        spokes=spokes,
        animals=dict(zip(rules.clearings, animals, strict=True)),
        markers=dict.fromkeys(rules.animals, 0),
        seats={seat: _seat(rules, large[seat]) for seat in seating},
        deck=deck,
        discard=(),
        covered=(),
        agenda=[BeginRound()],
    )
    return Transition(position, chance, [GameStarted(seating, spokes, large)])


def _seat(rules: Rules, large: str) -> SeatState:
    return SeatState(
        score=0,
        supply=rules.supply,
        reserve=rules.reserve,
        cubes=dict.fromkeys(rules.colours, rules.start_cubes),
        fields=(),
        large=large,
        tiles=dict.fromkeys(rules.animals, 0),
        holder=(None,) * HOLDER_SLOTS,
        extra_slots=(),
        hand=(),
    )
