"""What a seat or a spectator may see of a table with the Automa: all but the order of its deck.

Pictures, panels and prompts are made from views only, so they cannot leak.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any

from pydantic import Field, TypeAdapter

from engine.contract import Result, Seat
from engine.wingspan.actions import Score, Setup
from engine.wingspan.component_schema import Components
from engine.wingspan.facts import Mark, OwnToken, ReactionFact, TurnFact
from engine.wingspan.names import Effect, Resource, Status
from engine.wingspan.rules import Rules
from engine.wingspan.sheets import AutomaSheet, FinalSheet, GoalSheet
from engine.wingspan.tallies import Progress, TurnTaken, Wanted


@dataclass(frozen=True, slots=True)
class AutomaView:
    """What the Automa has."""

    birds: tuple[int, ...]
    """The points of its face-up birds, in the order in which it got them."""
    face_down: int
    eggs: int
    tokens: int
    """Cached or hoarded; after the end what is left of them."""
    tokens_spent: int
    """Those that became eggs in the end."""
    cubes: int
    """On the goal of this round; in Duet and after the last goal 0 (WA42)."""
    goal_points: int


@dataclass(frozen=True, slots=True)
class ReactionView:
    """A power of the person's that touched it, as it counts now (engine.wingspan.facts.Booking)."""

    number: int
    round: int
    bird: str | None
    gains: Mapping[Resource, int]
    pays: Mapping[Resource, int]
    count: int | None
    effect: Effect
    outcome: str
    tokens: int
    hers: int | None
    status: Status
    marks: tuple[Mark, ...]
    taken_back: bool


@dataclass(frozen=True, slots=True)
class Asked:
    """What the person is asked, as in the record's `deciding`."""

    seat: Seat
    kind: str
    """"setup", "turn", "tray", "goal" or "score"."""
    round: int | None
    turn: int | None


@dataclass(frozen=True, slots=True)
class Entered:
    """What all the rest is counted from (engine.wingspan.position)."""

    turns: tuple[TurnFact, ...]
    own_tokens: tuple[OwnToken, ...]
    reactions: tuple[ReactionFact, ...]
    counts: tuple[int | None, ...]
    score: Score | None


@dataclass(frozen=True, slots=True)
class WingspanView:
    """All that `viewer` (None: a spectator) may see."""

    viewer: Seat | None
    rules: Annotated[Rules, Field(exclude=True)]
    """What it is played with; `to_data` leaves it out."""
    entered: Annotated[Entered, Field(exclude=True)]
    """What happened and was told, as it was entered; `to_data` leaves it out."""
    seat: Seat
    automa: Seat
    """Its colour (WA8)."""
    phase: str
    """"setup", "turns", "goal", "score" or "finished"."""
    asked: Asked | None
    setup: Setup | None
    """None before it is told."""
    round: int
    """1 to 4; 0 before the setup."""
    turn: int
    """Its turns taken in this round."""
    turns_in_round: int
    drawn: tuple[str, ...]
    """Its cards of this round, in order."""
    current: str | None
    """Its current card; None before its first of a round (WS1)."""
    section: int
    """The section that is carried out: the number of the round."""
    unseen: tuple[str, ...]
    """The cards still in its deck, sorted: their order is hidden."""
    removed: tuple[str, ...]
    """Cards that left the game, in order."""
    bonus: Wanted | None
    goals: tuple[str, ...]
    """Of the four rounds; () before the setup."""
    turns: tuple[TurnTaken, ...]
    hers: AutomaView
    map: Mapping[str, Seat]
    """Whose token lies on each space that has one; both sides'."""
    reset: int
    """The person's tokens on the reset space."""
    supply: Mapping[Seat, int]
    """Tokens of each side that are not placed; {} in the base modes."""
    groups: Mapping[Seat, tuple[str, ...]]
    """The spaces of each side's largest group, sorted; {} in the base modes."""
    reactions: tuple[ReactionView, ...]
    progress: tuple[Progress, ...]
    """One for each round; () before the setup."""
    goal_sheets: tuple[GoalSheet, ...]
    """Of the rounds scored so far."""
    standing: AutomaSheet | None
    """Its points as if the game ended now; None before the setup."""
    final: FinalSheet | None
    """None while the game runs."""
    marks: tuple[Mark, ...]
    """Every mark that shows anywhere in this view, once."""
    result: Result | None
    components: Components
    """What it is played with: cards, map, goals, powers."""

    def turn_taken(self, round_number: int, turn: int) -> TurnTaken:
        """Return one turn of the Automa; StopIteration when it has not taken it."""
        return next(each for each in self.turns if (each.round, each.turn) == (round_number, turn))

    def to_data(self) -> dict[str, Any]:
        """Return the view as JSON data, for comparing in tests and for the log of a bug report."""
        data: dict[str, Any] = _adapter().dump_python(self, mode="json")
        return data


@cache
def _adapter() -> TypeAdapter[WingspanView]:
    """Return what writes views; made when first needed, for making it takes a while."""
    return TypeAdapter(WingspanView)
