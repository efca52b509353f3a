"""What visible functions give on an occasion, in the fixed order of the record (rules LI14, LI24, LI25, LI28 to LI30).

Points and named cubes come at once; what the seat chooses is put on the agenda and asked one after the other.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.contract import Illegal, Seat
from engine.laisla.actions import Cube, Marker, Swap
from engine.laisla.agenda import AskCube, AskMarker, AskSwap, OfferSwap, Step
from engine.laisla.chapters.track import step_up, why_no_animal
from engine.laisla.chapters.transition import Transition
from engine.laisla.events import MarkerDeclined, PointsGained, SwapDeclined, Swapped
from engine.laisla.functions import Function, Gives, Occasions, waiting_for
from engine.laisla.position import LaIslaPosition

ASKING: tuple[Gives, ...] = ("cube", "swap", "marker")
"""What functions ask about, in that order."""


def trigger(transition: Transition, seat: Seat, occasions: Occasions) -> None:
    """Let every visible function act that waits for one of these occasions."""
    acting = list(waiting_for(transition.position.functions(seat), occasions))
    if not acting:
        return
    for function, times in _giving("points", acting):
        points = function.amount * times
        transition.state(seat).score += points
        transition.emit(PointsGained(seat, points, function.name, times))
    for function, _ in _giving("same_cube", acting):
        transition.gain_cube(seat, function.subject, function.name)
    asked: list[Step] = []
    for function, times in _giving("cube", acting):
        asked += [AskCube(seat, function.name)] * times
    asked += [OfferSwap(seat, function.name) for function, _ in _giving("swap", acting)]
    for function, times in _giving("marker", acting):
        asked += [AskMarker(seat, function.name)] * times
    transition.push(*asked)


def _giving(gives: Gives, acting: list[tuple[Function, int]]) -> Iterator[tuple[Function, int]]:
    return ((function, times) for function, times in acting if function.gives == gives)


# -- a cube of any colour -------------------------------------------------------------------------------------------


def why_no_colour(position: LaIslaPosition, cube: str, rule: str) -> Illegal | None:
    """Return the refusal (`rule`) of a colour that cubes do not have."""
    return None if cube in position.rules.colours else Illegal(rule, "no-such-colour", cube=cube)


def answer_cube(transition: Transition, ask: AskCube, action: Cube) -> None:
    """Gain the cube."""
    transition.gain_cube(ask.seat, action.cube, ask.function)


# -- swapping -------------------------------------------------------------------------------------------------------


def offer_swap(transition: Transition, step: OfferSwap) -> None:
    """LI24: not asked without a cube."""
    if transition.state(step.seat).cube_count:
        transition.push(AskSwap(step.seat, step.function))


def why_no_swap(position: LaIslaPosition, seat: Seat, action: Swap) -> Illegal | None:
    """LI24: return why this swap may not be made."""
    give, take = action.give, action.take
    if give is None and take is None:
        return None
    if give is None or take is None:
        return Illegal("LI24", "swap-half")
    return (
        why_no_colour(position, give, "LI24")
        or why_no_colour(position, take, "LI24")
        or why_not_given(position, seat, give)
        or (Illegal("LI24", "swap-same", cube=give) if give == take else None)
    )


def why_not_given(position: LaIslaPosition, seat: Seat, cube: str) -> Illegal | None:
    """LI24: return why a cube cannot be given in a swap: the seat has none."""
    held = position.seats[seat].cubes[cube]
    return None if held else Illegal("LI24", "cube-missing", cube=cube, needed=1, held=held)


def answer_swap(transition: Transition, ask: AskSwap, action: Swap) -> None:
    """LI24: exchange, or not."""
    if action.give is None or action.take is None:
        transition.emit(SwapDeclined(ask.seat))
        return
    held = transition.state(ask.seat).cubes
    held[action.give] -= 1
    held[action.take] += 1
    transition.emit(Swapped(ask.seat, action.give, action.take))


# -- any marker -----------------------------------------------------------------------------------------------------


def why_no_marker(position: LaIslaPosition, action: Marker) -> Illegal | None:
    """Return the refusal of a marker that is none."""
    return None if action.animal is None else why_no_animal(position, action.animal, "LI30")


def answer_marker(transition: Transition, ask: AskMarker, action: Marker) -> None:
    """LI30: move it and score, or not."""
    if action.animal is None:
        transition.emit(MarkerDeclined(ask.seat, ask.function))
    else:
        step_up(transition, ask.seat, action.animal, ask.function)
