"""What is still to be done in a game of Moa, as small steps of plain data.

The position's agenda is a stack of them, the next one last. A step is carried out by the chapter it belongs to
(engine.moa.chapters.turn has the list) and may lay further steps on top. An `Ask...` step waits for a seat: while one
is on top, the game stands still, and everything below it says how the game goes on.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias, TypeGuard

from engine.tagged_data import Kinds, TaggedStep


@dataclass(frozen=True, slots=True)
class Step(TaggedStep):
    """The common base."""


@dataclass(frozen=True, slots=True)
class BeginPeriod(Step):
    """P1: shuffle and deal, then the rounds."""


@dataclass(frozen=True, slots=True)
class BeginRound(Step):
    """A1: show two terrain cards, carry them out, let each seat act."""


@dataclass(frozen=True, slots=True)
class Instruct(Step):
    """A1: carry out the instruction of a terrain card."""

    card: str


@dataclass(frozen=True, slots=True)
class DrawMammals(Step):
    """A2: turn so many mammal cards, one at a time."""

    cards: int


@dataclass(frozen=True, slots=True)
class CallWaiting(Step):
    """A3: the waiting cards of a kind invade, one after the other."""

    mammal: str


@dataclass(frozen=True, slots=True)
class AskDefenders(Step):
    """I4: ask `seats`, in this order, until one defends; else the invasion succeeds."""

    territory: int
    mammal: str
    seats: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BeginTurn(Step):
    """B1: a seat's turn."""

    seat: str


@dataclass(frozen=True, slots=True)
class FinishTurn(Step):
    """K2, T1: what follows a turn."""

    seat: str


@dataclass(frozen=True, slots=True)
class EndRound(Step):
    """R1: pass the token; another round, or the end of the period."""


@dataclass(frozen=True, slots=True)
class ScorePeriod(Step):
    """SC, P3: score and tidy up; another period, or the end."""


@dataclass(frozen=True, slots=True)
class AskAction(Step):
    """B1: the seat's one action is to be taken."""

    seat: str


@dataclass(frozen=True, slots=True)
class AskTiles(Step):
    """B1: the action is taken; tiles may still be used."""

    seat: str


@dataclass(frozen=True, slots=True)
class AskDefend(Step):
    """I4: whether the seat defends."""

    seat: str
    territory: int
    mammal: str


@dataclass(frozen=True, slots=True)
class AskDiscard(Step):
    """KT2: which cards the seat discards."""

    seat: str


@dataclass(frozen=True, slots=True)
class AskNeutral(Step):
    """T1: where the seat adds to the neutral colour; `territory` is the number rolled."""

    seat: str
    territory: int


Ask: TypeAlias = AskAction | AskTiles | AskDefend | AskDiscard | AskNeutral

ASKED: Mapping[type[Ask], str] = {
    AskAction: "action",
    AskTiles: "tiles",
    AskDefend: "defend",
    AskDiscard: "discard",
    AskNeutral: "neutral",
}
"""The kind of decision that each asking step is, as records name it."""


def is_ask(step: Step) -> TypeGuard[Ask]:
    """Whether a step waits for a seat."""
    return type(step) in ASKED


STEPS = Kinds("agenda", Step, globals())
"""Every step there is, by its name in stored positions."""
