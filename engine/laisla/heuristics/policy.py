"""What a sensible seat does, found quickly: play-outs of a search go by it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import permutations

from engine.contract import Seat
from engine.laisla.actions import Advance, Assign, Cube, LaIslaAction, Marker, Slot, Swap, Take
from engine.laisla.agenda import ASKED
from engine.laisla.chapters.cards import CARDS
from engine.laisla.heuristics.candidates import places, swaps
from engine.laisla.heuristics.evaluation import Scene, Worth, scene_of
from engine.laisla.heuristics.kit import NOTHING
from engine.laisla.heuristics.standing import covering, standing_with
from engine.laisla.heuristics.weights import Weights
from engine.laisla.position import LaIslaPosition


def sensible(position: LaIslaPosition, seat: Seat, weights: Weights) -> LaIslaAction:
    """Return what a seat that is asked does."""
    scene = scene_of(position, weights)
    if position.assigning:
        return _assign(scene, seat)
    asked = position.asked
    assert asked is not None  # noqa: S101  (the seat is asked)
    return _ANSWERS[ASKED[type(asked)]](scene, seat)


def _assign(scene: Scene, seat: Seat) -> Assign:
    position, one = scene.position, scene.seats[seat]

    def worth(cards: tuple[int, ...]) -> float:
        then = standing_with(position, scene.board, seat, cards, turn=one.turn)
        return scene.points(then) + step_worth(scene, seat, then.steps[0]) - position.seats[seat].animals(then.steps[0])

    return Assign(*max(permutations(position.seats[seat].hand, CARDS), key=worth))


def _slot(scene: Scene, seat: Seat) -> Slot:
    return Slot(covering(scene.board, scene.position.seats[seat].slots))


def _explore(scene: Scene, seat: Seat) -> LaIslaAction:
    found = places(scene, seat)
    colour, gain = best_cube(scene, seat)
    if found and found[0].worth > gain:
        return found[0].action(scene.position, seat)
    return Take(colour)


def _cube(scene: Scene, seat: Seat) -> Cube:
    return Cube(best_cube(scene, seat)[0])


def _swap(scene: Scene, seat: Seat) -> Swap:
    one = scene.seats[seat]

    def worth(swap: Swap) -> float:
        if swap.give is None or swap.take is None:
            return scene.points(one)
        cubes = {**one.cubes, swap.give: one.cubes[swap.give] - 1, swap.take: one.cubes[swap.take] + 1}
        return scene.points(replace(one, cubes=cubes))

    return max(swaps(scene.position, seat), key=worth)


def _marker(scene: Scene, seat: Seat) -> Marker:
    found = {animal: step_worth(scene, seat, animal) for animal in scene.position.rules.animals}
    best = max(found, key=found.__getitem__)
    return Marker(best if found[best] > 0 else None)


def _advance(scene: Scene, seat: Seat) -> Advance:
    kit = scene.seats[seat].kit
    worth = Worth(scene, scene.seats[seat])

    def gain(animal: str) -> float:
        return step_worth(scene, seat, animal) + worth.gift(kit.animals.get(animal, NOTHING))

    return Advance(max(scene.position.rules.animals, key=gain))


def best_cube(scene: Scene, seat: Seat) -> tuple[str, float]:
    """Return the colour of which one more cube is worth the most to a seat, and how much."""
    one = scene.seats[seat]
    worth = Worth(scene, one)
    now = scene.chances(one, worth) if worth.explorations else 0.0
    gains = {}
    for colour, count in one.cubes.items():
        more = replace(one, cubes={**one.cubes, colour: count + 1})
        gains[colour] = scene.chances(more, worth) - now - 0.01 * count
    best = max(gains, key=gains.__getitem__)
    return best, gains[best] + worth.cube


def step_worth(scene: Scene, seat: Seat, animal: str) -> float:
    """Return what a marker's step brings a seat now, and by its higher value at the end, against the mean rival."""
    position = scene.position
    own = position.seats[seat].animals(animal)
    others = [state.animals(animal) for other, state in position.seats.items() if other != seat]
    rise = 0.0 if position.markers[animal] >= position.rules.track.top else 1 / scene.weights.steps_a_value
    return own + rise * (own - sum(others) / len(others))


_ANSWERS: Mapping[str, Callable[[Scene, Seat], LaIslaAction]] = {
    "slot": _slot,
    "explore": _explore,
    "cube": _cube,
    "marker": _marker,
    "advance": _advance,
    "swap": _swap,
}
