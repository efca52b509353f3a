"""What answers each decision: how it is checked and carried out, and the default on time-out (LI42)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from engine.contract import Illegal, Seat
from engine.laisla.actions import Advance, Assign, Cube, LaIslaAction, Marker, Place, Slot, Swap, Take
from engine.laisla.agenda import (
    ASKED,
    AskAdvance,
    AskCube,
    AskExplore,
    AskMarker,
    AskOne,
    AskSlot,
    AskSwap,
)
from engine.laisla.chapters import advance, cards, effects, explore, holder
from engine.laisla.chapters.transition import Transition
from engine.laisla.position import LaIslaPosition


class _Answer(NamedTuple):
    """How one kind of action answers a single seat's question."""

    to: type[AskOne]
    why_not: Callable[[LaIslaPosition, Seat, Any], Illegal | None]
    carry_out: Callable[[Transition, Any, Any], None]


_ANSWERS: Mapping[type[LaIslaAction], _Answer] = {
    Slot: _Answer(AskSlot, holder.why_no_slot, holder.answer_slot),
    Place: _Answer(AskExplore, explore.why_no_place, explore.place),
    Take: _Answer(AskExplore, lambda position, _, action: explore.why_no_take(position, action), explore.take),
    Cube: _Answer(
        AskCube,
        lambda position, _, action: effects.why_no_colour(position, action.cube, "LI14"),
        effects.answer_cube,
    ),
    Swap: _Answer(AskSwap, effects.why_no_swap, effects.answer_swap),
    Marker: _Answer(
        AskMarker, lambda position, _, action: effects.why_no_marker(position, action), effects.answer_marker
    ),
    Advance: _Answer(
        AskAdvance, lambda position, _, action: advance.why_no_advance(position, action), advance.answer_advance
    ),
}


def default(position: LaIslaPosition, seat: Seat) -> LaIslaAction:
    """LI42: the answer on time-out."""
    asked = position.asked
    return cards.default_assignment(position, seat) if asked is None else _DEFAULTS[type(asked)](position, seat)


_DEFAULTS: Mapping[type[AskOne], Callable[[LaIslaPosition, Seat], LaIslaAction]] = {
    AskSlot: lambda _, __: Slot(0),
    AskExplore: lambda position, _: Take(position.rules.colours[0]),
    AskCube: lambda position, _: Cube(position.rules.colours[0]),
    AskMarker: lambda _, __: Marker(),
    AskSwap: lambda _, __: Swap(),
    AskAdvance: lambda position, seat: Advance(advance.card_animal(position, seat)),
}


def why_not(position: LaIslaPosition, seat: Seat, action: LaIslaAction) -> Illegal | None:
    """Return why the seat may not take this action now."""
    if position.assigning:
        return _why_not_assigned(position, seat, action)
    asked = position.asked
    if asked is None:
        return Illegal("LI3", "game-over")
    if asked.seat != seat:
        return Illegal("LI2", "not-asked", seat=seat, asked=asked.seat)
    answer = _ANSWERS.get(type(action))
    if answer is None or answer.to is not type(asked):
        return Illegal("LI1", "wrong-answer", action=action.type, kind=ASKED[type(asked)])
    return answer.why_not(position, seat, action)


def _why_not_assigned(position: LaIslaPosition, seat: Seat, action: LaIslaAction) -> Illegal | None:
    if seat not in position.seats:
        return Illegal("LI2", "not-asked", seat=seat, asked=position.deciding()[0])
    if not isinstance(action, Assign):
        return Illegal("LI1", "wrong-answer", action=action.type, kind="assign")
    return cards.why_no_assignment(position, seat, action)


def carry_out(transition: Transition, seat: Seat, action: LaIslaAction) -> None:
    """Carry out a checked action."""
    if isinstance(action, Assign):
        cards.assign(transition, seat, action)
        return
    ask = transition.position.agenda.pop()
    _ANSWERS[type(action)].carry_out(transition, ask, action)
