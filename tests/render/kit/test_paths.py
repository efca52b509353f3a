"""The small path language."""

from __future__ import annotations

import pytest

from render.kit.paths import BadPath, flatten


def test_lines_and_closing() -> None:
    assert flatten("M 0 0 L 10 0 10 10 Z") == (((0, 0), (10, 0), (10, 10), (0, 0)),)


def test_each_move_begins_a_new_line() -> None:
    assert len(flatten("M 0 0 L 1 1 M 5 5 L 6 6")) == 2


@pytest.mark.parametrize("path", ["M 0 0 Q 5 10 10 0", "M 0 0 C 0 5 10 5 10 0", "M 0 0 R 5 5 10 0"])
def test_curves_end_where_they_should(path: str) -> None:
    (line,) = flatten(path)
    assert len(line) > 5
    assert line[-1] == pytest.approx((10, 0))


def test_a_smooth_curve_passes_through_its_points() -> None:
    (line,) = flatten("M 0 0 R 5 5 10 0 15 5")
    assert any(point == pytest.approx((5, 5)) for point in line)
    assert any(point == pytest.approx((10, 0)) for point in line)


def test_a_path_must_begin_with_a_move() -> None:
    with pytest.raises(BadPath):
        flatten("L 1 1")
