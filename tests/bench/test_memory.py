"""Growth of memory is told by the later samples."""

import pytest

from bench.memory import growth


def test_what_is_filled_once_is_no_growth() -> None:
    assert growth({0: 100, 10: 200, 20: 250, 30: 250, 40: 250, 50: 250}) == 0


def test_steady_growth_is_told_a_press() -> None:
    assert growth({at: 100 + 0.5 * at for at in range(0, 100, 10)}) == pytest.approx(0.5)


def test_where_nothing_was_pressed_nothing_grew() -> None:
    assert growth({0: 100}) == 0
    assert growth({}) == 0
