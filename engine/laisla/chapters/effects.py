"""What visible functions give on an occasion, in the fixed order of the record (rules LI14, LI24, LI25, LI28 to LI30).

Points and named cubes come at once; what the seat chooses is put on the agenda and asked one after the other.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.contract import Illegal, Seat
from engine.laisla.actions import Cube, Marker, Swap
from engine.laisla.agenda import AskCube, AskMarker, AskSwap, OfferSwap, Step
from engine.laisla.chapters.track import check_animal, step_up
from engine.laisla.chapters.transition import Transition
from engine.laisla.events import MarkerDeclined, PointsGained, SwapDeclined, Swapped
from engine.laisla.functions import Function, Gives, Occasion
from engine.laisla.position import LaIslaPosition

Occasions = Mapping[Occasion, int]
"""What happened, and how often (two dodo tiles at once: 2)."""


def trigger(transition: Transition, seat: Seat, occasions: Occasions) -> None:
    """Let every visible function act that waits for one of these occasions."""
    acting = [
        (each, times) for each in transition.position.functions(seat) if (times := occasions.get(each.occasion, 0))
    ]
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


def cubes(position: LaIslaPosition) -> Iterator[Cube]:
    """Return every colour of cube to gain."""
    return (Cube(colour) for colour in position.rules.colours)


def check_colour(position: LaIslaPosition, cube: str, rule: str) -> None:
    """Raise Illegal (`rule`) for a colour that cubes do not have."""
    if cube not in position.rules.colours:
        raise Illegal(rule, "no-such-colour", cube=cube)


def answer_cube(transition: Transition, ask: AskCube, action: Cube) -> None:
    """Gain the cube."""
    transition.gain_cube(ask.seat, action.cube, ask.function)


# -- swapping -------------------------------------------------------------------------------------------------------


def offer_swap(transition: Transition, step: OfferSwap) -> None:
    """LI24: not asked without a cube."""
    if transition.state(step.seat).cube_count:
        transition.push(AskSwap(step.seat, step.function))


def swaps(position: LaIslaPosition, seat: Seat) -> Iterator[Swap]:
    """Return every swap, and none."""
    held = position.seats[seat].cubes
    for give, count in held.items():
        if count:
            yield from (Swap(give, take) for take in position.rules.colours if take != give)
    yield Swap()


def check_swap(position: LaIslaPosition, seat: Seat, action: Swap) -> None:
    """Raise Illegal when this swap may not be made (LI24)."""
    if action.give is None and action.take is None:
        return
    if action.give is None or action.take is None:
        raise Illegal("LI24", "swap-half")
    check_colour(position, action.give, "LI24")
    check_colour(position, action.take, "LI24")
    if not position.seats[seat].cubes[action.give]:
        raise Illegal("LI24", "cube-missing", cube=action.give, needed=1, held=0)
    if action.give == action.take:
        raise Illegal("LI24", "swap-same", cube=action.give)


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


def markers(position: LaIslaPosition) -> Iterator[Marker]:
    """Return every marker that can move, and none."""
    yield from (Marker(animal) for animal in position.rules.animals)
    yield Marker()


def check_marker(position: LaIslaPosition, action: Marker) -> None:
    """Raise Illegal for a marker that is none."""
    if action.animal is not None:
        check_animal(position, action.animal, "LI30")


def answer_marker(transition: Transition, ask: AskMarker, action: Marker) -> None:
    """LI30: move it and score, or not."""
    if action.animal is None:
        transition.emit(MarkerDeclined(ask.seat, ask.function))
    else:
        step_up(transition, ask.seat, action.animal, ask.function)
