"""What is still to be done in a game of Moa, as small steps of plain data.

The position's agenda is a stack of them, the next one last. A step is carried out by the chapter it belongs to
(engine.moa.turn has the list) and may lay further steps on top. An `Ask...` step waits for a seat: while one is on
top, the game stands still, and everything below it says how the game goes on.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeAlias, get_type_hints

from engine.contract import JsonObject, Unreadable


class BeginPeriod(NamedTuple):
    """P1: shuffle and deal, then the rounds."""


class BeginRound(NamedTuple):
    """A1: show two terrain cards, carry them out, let each seat act."""


class Instruct(NamedTuple):
    """A1: carry out the instruction of a terrain card."""

    card: str


class DrawMammals(NamedTuple):
    """A2: turn so many mammal cards, one at a time."""

    cards: int


class CallWaiting(NamedTuple):
    """A3: the waiting cards of a kind invade, one after the other."""

    mammal: str


class AskDefenders(NamedTuple):
    """I4: ask `seats`, in this order, until one defends; else the invasion succeeds."""

    territory: int
    mammal: str
    seats: tuple[str, ...]


class BeginTurn(NamedTuple):
    """B1: a seat's turn."""

    seat: str


class FinishTurn(NamedTuple):
    """K2, T1: what follows a turn."""

    seat: str


class EndRound(NamedTuple):
    """R1: pass the token; another round, or the end of the period."""


class ScorePeriod(NamedTuple):
    """SC, P3: score and tidy up; another period, or the end."""


class AskAction(NamedTuple):
    """B1: the seat's one action is to be taken."""

    seat: str


class AskTiles(NamedTuple):
    """B1: the action is taken; tiles may still be used."""

    seat: str


class AskDefend(NamedTuple):
    """I4: whether the seat defends."""

    seat: str
    territory: int
    mammal: str


class AskDiscard(NamedTuple):
    """KT2: which cards the seat discards."""

    seat: str


class AskNeutral(NamedTuple):
    """T1: where the seat adds to the neutral colour; `territory` is the number rolled."""

    seat: str
    territory: int


Ask: TypeAlias = AskAction | AskTiles | AskDefend | AskDiscard | AskNeutral
Work: TypeAlias = (
    BeginPeriod
    | BeginRound
    | Instruct
    | DrawMammals
    | CallWaiting
    | AskDefenders
    | BeginTurn
    | FinishTurn
    | EndRound
    | ScorePeriod
)
Step: TypeAlias = Work | Ask

ASKED: Mapping[type[Ask], str] = {
    AskAction: "action",
    AskTiles: "tiles",
    AskDefend: "defend",
    AskDiscard: "discard",
    AskNeutral: "neutral",
}
"""The kind of decision that each asking step is, as records name it."""

_STEPS: tuple[type[Step], ...] = (
    BeginPeriod,
    BeginRound,
    Instruct,
    DrawMammals,
    CallWaiting,
    AskDefenders,
    BeginTurn,
    FinishTurn,
    EndRound,
    ScorePeriod,
    AskAction,
    AskTiles,
    AskDefend,
    AskDiscard,
    AskNeutral,
)
_BY_NAME: dict[str, type[Step]] = {step.__name__: step for step in _STEPS}


def step_to_data(step: Step) -> JsonObject:
    """Give a step as JSON data."""
    fields = {name: list(value) if isinstance(value, tuple) else value for name, value in step._asdict().items()}
    return {"step": type(step).__name__, **fields}


def step_from_data(data: Mapping[str, Any]) -> Step:
    """Read a step; raise Unreadable on damage."""
    kind = _BY_NAME.get(data.get("step", ""))
    if kind is None or set(data) != {"step", *kind._fields}:
        raise Unreadable(f"agenda: found {dict(data)}, expected a step with its fields")
    hints = get_type_hints(kind)
    values = {name: _read(data[name], hints[name]) for name in kind._fields}
    return kind(**values)


def _read(value: Any, wanted: Any) -> Any:
    if wanted in (str, int) and type(value) is wanted:
        return value
    if isinstance(value, list) and wanted not in (str, int) and all(type(item) is str for item in value):
        return tuple(value)
    raise Unreadable(f"agenda: found {value!r}, expected {wanted}")
