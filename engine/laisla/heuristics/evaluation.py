"""What each seat will end with."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from engine.contract import Seat
from engine.laisla.chapters.payment import PRICE
from engine.laisla.chapters.scoring import SET_POINTS
from engine.laisla.heuristics.board import Board, board_of, near
from engine.laisla.heuristics.kit import NOTHING, Gift
from engine.laisla.heuristics.outlook import Outlook, outlook
from engine.laisla.heuristics.standing import Standing, standings
from engine.laisla.heuristics.weights import Weights
from engine.laisla.position import LaIslaPosition


def expected_scores(position: LaIslaPosition, weights: Weights) -> dict[Seat, float]:
    """Return the points that each seat is expected to end with; in a finished game those that it has."""
    if position.phase == "finished":
        return {seat: float(state.score) for seat, state in position.seats.items()}
    scene = scene_of(position, weights)
    return {seat: scene.points(scene.seats[seat]) for seat in position.seats}


def scene_of(position: LaIslaPosition, weights: Weights) -> Scene:
    """Return what all seats' expectations have in common."""
    board = board_of(position.rules, position.spokes)
    seats = standings(position, board)
    markers = dict(position.markers)
    top = position.rules.track.top
    waiting = 0
    for each in seats.values():
        waiting += each.fresh
        for animal in each.steps:
            markers[animal] = min(top, markers[animal] + 1)
    scene = Scene(position, board, weights, seats, outlook(position, markers, waiting, weights), {}, {})
    scene.look_around()
    return scene


@dataclass(slots=True)
class Scene:
    """A position, with what is expected of it."""

    position: LaIslaPosition
    board: Board
    weights: Weights
    seats: Mapping[Seat, Standing]
    outlook: Outlook
    closers: dict[str, list[Standing]]
    """By clearing: the seats that can enclose it with their next explorer."""
    rivals: dict[Seat, int]
    """By seat: the fields on which others' explorers stand, as bits."""

    def look_around(self) -> None:
        """Find out who is where."""
        tiles = self.position.animals
        for one in self.seats.values():
            self.rivals[one.seat] = _together(each.own for each in self.seats.values() if each is not one)
            for clearing, _, missing in near(self.board, one.own):
                if len(missing) == 1 and tiles[clearing] is not None and not self.lacking(one, missing[0]):
                    self.closers.setdefault(clearing, []).append(one)

    # -- one seat -------------------------------------------------------------------------------------------------

    def points(self, one: Standing) -> float:
        """Return what a seat will end with."""
        worth = Worth(self, one)
        state = one.state
        large = self.board.rules.large_counts
        whole = float(one.points)
        for animal, value in self.outlook.values.items():
            whole += value * state.animals(animal, large)
        whole += worth.sets + worth.cubes + worth.income + self.chances(one, worth)
        return whole + worth.gift(one.gifts)

    def chances(self, one: Standing, worth: Worth) -> float:
        """Return what the clearings that it may enclose soon bring."""
        found = sorted(self.fields(one, worth).values(), reverse=True)
        whole, left = 0.0, worth.explorations
        for share, value in zip(self.weights.order, found, strict=False):
            if left <= 0 or value <= 0:
                break
            whole += share * value * min(1.0, left)
            left -= 1
        return whole

    def fields(self, one: Standing, worth: Worth) -> dict[int, float]:
        """Return, by field, what an explorer there is worth soon: what it encloses, and comes nearer to enclosing."""
        weights, tiles = self.weights, self.position.animals
        found: dict[int, float] = {}
        for clearing, size, missing in near(self.board, one.own):
            animal = tiles[clearing]
            if animal is None:
                continue
            lacks = len(missing)
            if worth.explorations < lacks - 0.5:
                continue
            value = (size + worth.animals[animal]) * weights.near[lacks]
            if clearing in self.closers:
                value *= self.race(one, clearing, lacks)
            share = value / lacks
            for field in missing:
                found[field] = found.get(field, 0.0) + share
        kit, cubes, colours = one.kit, one.cubes, self.board.colours
        plain = not kit.wild and not kit.cheap_rival
        for field, value in found.items():
            lacks = kit.costs[field] - cubes[colours[field]] if plain else self.lacking(one, field)
            whole = value + worth.placed(field)
            found[field] = whole * weights.short[lacks] if lacks > 0 else whole
        return found

    def race(self, one: Standing, clearing: str, lacks: int) -> float:
        """Return how likely it is that nobody else encloses a clearing first."""
        rivals = [each for each in self.closers[clearing] if each.seat != one.seat]
        if not rivals:
            return 1.0
        first = lacks > 1 or any(each.turn.when < one.turn.when for each in rivals)
        return self.weights.raced if first else self.weights.racing

    def lacking(self, one: Standing, field: int) -> int:
        """Return how many cubes are missing to place on a field."""
        colour, kit, cubes = self.board.colours[field], one.kit, one.cubes
        needed = kit.costs[field]
        if needed == PRICE and kit.cheap_rival and self.rivals[one.seat] >> field & 1:
            needed -= 1
        needed -= cubes[colour]
        if needed > 0 and kit.wild:
            needed -= sum(1 for wild in kit.wild if wild != colour and cubes[wild])
        return max(0, needed)


class Worth:
    """What things are worth to a seat."""

    __slots__ = (
        "animals",
        "by_rivals",
        "cube",
        "cubes",
        "explorations",
        "income",
        "kinds",
        "one",
        "scene",
        "sets",
        "step",
    )

    def __init__(self, scene: Scene, one: Standing) -> None:
        self.scene = scene
        self.one = one
        weights, state, kit, rules = scene.weights, one.state, one.kit, scene.board.rules
        rounds = scene.outlook.rounds
        self.explorations = rounds + one.turn.explores
        busy = 1 - math.exp(-self.explorations / weights.cube_rounds)
        self.cube = weights.cube_end + (weights.cube * busy)
        counts = {animal: state.animals(animal) for animal in rules.animals}
        self.step = max(counts.values()) * 1.15
        turns = rounds + one.fresh
        lasting = weights.third * (1 - math.pow(weights.fading, turns)) / (1 - weights.fading)
        self.cubes = self.cube * sum(one.cubes.values())
        if self.explorations and any(count > 1 for count in one.cubes.values()):
            self.cubes += weights.pair * min(1.0, self.explorations)
        kept = 1.0 if one.turn.explores else weights.kept
        self.kinds = [kept * self.gift(each.gift) - each.cost * self.cube for each in kit.kinds]
        self.by_rivals = kit.cheap_rival or kit.rival is not NOTHING
        steps = self._steps(counts)
        self.income = turns * steps[0] + lasting * self._functions(steps[1]) + self._rest(rounds)
        self.sets, gains = self._sets(rules.large_counts)
        self.animals = {
            animal: scene.outlook.values[animal]
            + turns * steps[2][animal]
            + gains[animal]
            + (self.gift(kit.tiles[animal]) if animal in kit.tiles else 0.0)
            for animal in counts
        }

    def gift(self, gift: Gift) -> float:
        """Return what a gift is worth."""
        return gift.points + gift.cubes * self.cube + gift.steps * self.step

    def placed(self, field: int) -> float:
        """Return what placing on a field gives and costs, but for clearings."""
        kit = self.one.kit
        value = self.kinds[kit.kind[field]]
        if self.by_rivals and self.scene.rivals[self.one.seat] >> field & 1:
            value += self.gift(kit.rival)
            if kit.cheap_rival and kit.costs[field] == PRICE:
                value += self.cube
        return value

    def _steps(self, counts: Mapping[str, int]) -> tuple[float, float, dict[str, float]]:
        """Return what action D brings a round by animals, by functions besides, and by one more of each animal."""
        ranks, kit = self.scene.weights.ranks, self.one.kit
        plain = sorted(counts.values(), reverse=True)
        base = sum(share * count for share, count in zip(ranks, plain, strict=True))
        together = base
        if kit.animals:
            gifts = sorted((counts[each] + self.gift(kit.animals.get(each, NOTHING)) for each in counts), reverse=True)
            together = sum(share * value for share, value in zip(ranks, gifts, strict=True))
        more = {animal: ranks[plain.index(count)] for animal, count in counts.items()}
        return base, together - base, more

    def _functions(self, stepping: float) -> float:
        """Return what functions bring a round."""
        weights, kit = self.scene.weights, self.one.kit
        whole = stepping
        if kit.colours:
            gifts = sorted((self.gift(each) for each in kit.colours.values()), reverse=True)
            whole += sum(share * value for share, value in zip(weights.ranks, gifts, strict=False))
        points, cubes, steps = kit.usual
        place = points + cubes * self.cube + steps * self.step + kit.cheap_share * self.cube
        place += weights.rivals * (self.gift(kit.rival) + kit.swap * weights.swap + kit.cheap_rival * self.cube)
        whole += weights.placing * place
        if kit.tiles:
            whole += weights.tiles * sum(self.gift(each) for each in kit.tiles.values())
        whole += weights.any_marker * self.step * len(kit.any_marker)
        return whole + kit.fourth * weights.fourth + len(kit.wild) * weights.wild + kit.free * weights.slot

    def _rest(self, rounds: float) -> float:
        """Return what exploring, cubes and further explorers bring anyway."""
        weights = self.scene.weights
        more = 1 - math.exp(-self.explorations / weights.explorer_rounds)
        explorers = weights.explorer * more * (self.one.explorers - self.scene.board.rules.supply)
        hopes = weights.base * rounds - weights.hope * min(1.0, self.explorations)
        return explorers + hopes + self.cube * (rounds + self.one.fresh)

    def _sets(self, large: int) -> tuple[float, dict[str, float]]:
        """Return what complete sets will bring, and what one more of each animal adds to that."""
        state = self.one.state
        counts = tuple(state.animals(animal, large) for animal in self.scene.board.rules.animals)
        whole, gains = _sets_to_come(counts, round(8 * self.scene.weights.sets * self.explorations))
        return whole, dict(zip(self.scene.board.rules.animals, gains, strict=True))


@lru_cache(maxsize=10_000)
def _sets_to_come(counts: tuple[int, ...], mean: int) -> tuple[float, tuple[float, ...]]:
    """Return what sets bring with so many animals of each species, and what one more of each adds to that.

    `mean` / 8 of the tiles that are missing are expected to come.
    """
    lowest = min(counts)
    whole, gains = float(SET_POINTS * lowest), [0.0] * len(counts)
    for level in (lowest + 1, lowest + 2):
        lacks = sum(max(0, level - count) for count in counts)
        now, then = _at_least(lacks, mean), _at_least(lacks - 1, mean)
        whole += SET_POINTS * now
        for place, count in enumerate(counts):
            if count < level:
                gains[place] += SET_POINTS * (then - now)
    return whole, tuple(gains)


def _together(masks: Iterable[int]) -> int:
    whole = 0
    for mask in masks:
        whole |= mask
    return whole


def _at_least(number: int, mean: int) -> float:
    """Return how likely at least `number` come where `mean` / 8 are expected (a Poisson law)."""
    if number <= 0:
        return 1.0
    expected = mean / 8
    chance, whole = math.exp(-expected), 0.0
    for each in range(number):
        whole += chance
        chance *= expected / (each + 1)
    return 1.0 - whole
