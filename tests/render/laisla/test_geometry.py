"""The island's drawing says what touches what."""

from __future__ import annotations

import math
from itertools import combinations

import pytest

from engine.laisla import laisla
from engine.laisla.names import CLEARINGS, SLOTS
from engine.laisla.rules import rules_for
from render.kit.paths import Point
from render.laisla import geometry
from render.laisla.geometry import BOARD_UNIT, Frame

FRAME = Frame(0, 0, 1)
RULES = rules_for(laisla.components(), {})


def inside(point: Point, corners: list[Point]) -> bool:
    """Say whether a point lies in a polygon, by the number of edges to its right."""
    x, y = point
    crossed = False
    for (x1, y1), (x2, y2) in zip(corners, [*corners[1:], corners[0]], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            crossed = not crossed
    return crossed


def fields_at(point: Point) -> list[str]:
    return [slot for slot in SLOTS if inside(point, FRAME.outline(geometry.field_corners(slot)))]


def circle(clearing: str, radius: float) -> list[Point]:
    x, y = FRAME.at(geometry.glade(clearing)[0])
    angles = [math.radians(step + 0.4) for step in range(0, 360, 3)]
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]


@pytest.mark.parametrize("clearing", CLEARINGS)
def test_a_glade_touches_its_fields_and_no_others(clearing: str) -> None:
    radius = geometry.glade(clearing)[1]
    touched = {slot for point in circle(clearing, radius) for slot in fields_at(point)}
    assert touched == set(RULES.clearings[clearing])


def test_fields_leave_no_gaps_and_do_not_overlap() -> None:
    for step in range(400):
        point = FRAME.at((6 + (step * 37 % 86), step * 0.618))
        assert len(fields_at(point)) == 1, point


def test_glades_keep_apart() -> None:
    places = [geometry.glade(clearing) for clearing in CLEARINGS]
    for (one, radius), (other, far) in combinations(places, 2):
        assert math.dist(FRAME.at(one), FRAME.at(other)) > radius + far


def things(slot: str, count: int) -> list[tuple[Point, float]]:
    """Return what lies on a field as discs, in units: code, symbol and explorers."""
    axis = geometry.field_axis(slot)
    anchors, size = geometry.explorer_anchors(slot, count)
    found = [(geometry.code_anchor(slot), 4.0), (geometry.symbol_anchor(slot), 4.2)]
    found += [(anchor, size / BOARD_UNIT / 2) for anchor in anchors]
    return [(FRAME.at((radius, axis), aside), reach) for (radius, aside), reach in found]


@pytest.mark.parametrize("slot", SLOTS)
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_what_lies_on_a_field_lies_beside_each_other_and_on_that_field(slot: str, count: int) -> None:
    lying = things(slot, count)
    for (one, reach), (other, far) in combinations(lying, 2):
        assert math.dist(one, other) > (reach + far) * 0.84
    for middle, _ in lying:
        assert fields_at(middle) == [slot]
    for clearing in RULES.around[slot]:
        centre, radius = geometry.glade(clearing)
        assert all(math.dist(FRAME.at(centre), middle) > radius + reach * 0.55 for middle, reach in lying)
