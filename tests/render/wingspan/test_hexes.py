"""Where the Duet map's spaces lie on a picture."""

from __future__ import annotations

import math
from itertools import combinations

import pytest

from engine.wingspan.chapters.duet_map import NEIGHBOURS
from engine.wingspan.names import CORNERS, RESET, SPACES
from render.wingspan.board import GRID, MAP
from render.wingspan.hexes import Grid, code_of, place_of, space_at
from render.wingspan.pieces import CORNER, TOKEN


def distance(one: str, other: str) -> float:
    return math.dist(GRID.centre(one), GRID.centre(other))


def test_codes_count_rows_by_letter_and_columns_by_number() -> None:
    assert (code_of("r1c1"), code_of("r3c4"), code_of("r6c6")) == ("A1", "C4", "F6")
    assert len({code_of(space) for space in SPACES}) == len(SPACES)
    assert all(space_at(*place_of(space)) == space for space in SPACES)


@pytest.mark.parametrize("space", ["r0c1", "r7c1", "r1c7", RESET, "", "C4"])
def test_what_is_no_space_has_no_place(space: str) -> None:
    with pytest.raises(LookupError):
        place_of(space)


@pytest.mark.parametrize("space", SPACES)
def test_spaces_touch_on_the_picture_exactly_where_the_rules_say_so(space: str) -> None:
    touching = {other for other in SPACES if other != space and distance(space, other) < GRID.across * 1.05}
    assert touching == set(NEIGHBOURS[space])


def test_neighbours_share_an_edge() -> None:
    for space in SPACES:
        corners = GRID.corners(GRID.centre(space))
        for other in NEIGHBOURS[space]:
            near = [a for a in corners if any(math.dist(a, b) < 0.01 for b in GRID.corners(GRID.centre(other)))]
            assert len(near) == 2


def test_marks_beside_the_map_lie_on_its_sheet_and_on_no_space() -> None:
    beside = [(GRID.corner(corner), CORNER * 0.6) for corner in CORNERS] + [(GRID.centre(RESET), TOKEN / 2)]
    for (x, y), reach in beside:
        assert MAP[0] + reach < x < MAP[2] - reach
        assert MAP[1] + reach * 0.9 < y < MAP[3] - reach * 0.9
        nearest = min(math.dist((x, y), GRID.centre(space)) for space in SPACES)
        assert nearest > GRID.radius * math.sqrt(3) / 2 + reach * 0.6
    assert all(math.dist(one[0], other[0]) > one[1] + other[1] for one, other in combinations(beside, 2))


def test_a_map_scales_with_its_hexagons() -> None:
    small, large = Grid(0, 0, 40), Grid(0, 0, 80)
    assert large.size == pytest.approx([2 * value for value in small.size])
    assert large.centre("r4c2") == pytest.approx([2 * value for value in small.centre("r4c2")])
