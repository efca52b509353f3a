"""What was drawn on a picture is in the boxes that are mapped to the palette, and hardly anything else is."""

from __future__ import annotations

import random
from itertools import combinations

from render.kit.canvas import Box
from render.kit.touched import Touched

SIZE = (200, 130)


def _overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def test_every_pixel_drawn_is_in_one_box() -> None:
    source = random.Random(4)
    for _ in range(200):
        touched, drawn = Touched(SIZE), []
        for _ in range(source.randrange(1, 6)):
            left, top = source.randrange(-60, 230), source.randrange(-60, 160)
            drawn.append((left, top, left + source.randrange(1, 90), top + source.randrange(1, 90)))
            touched.add(*drawn[-1])
        boxes = list(touched.boxes())
        assert all(0 <= box[0] < box[2] <= SIZE[0] and 0 <= box[1] < box[3] <= SIZE[1] for box in boxes)
        assert not any(_overlap(one, other) for one, other in combinations(boxes, 2))
        for left, top, right, bottom in drawn:
            for x in range(max(0, left), min(right, SIZE[0]), 7):
                for y in range(max(0, top), min(bottom, SIZE[1]), 7):
                    assert any(_overlap((x, y, x + 1, y + 1), box) for box in boxes)


def test_what_was_not_drawn_on_is_left_out() -> None:
    touched = Touched(SIZE)
    assert list(touched.boxes()) == []
    touched.add(0, 0, 0, 0)
    touched.add(-40, -40, -8, -8)
    touched.add(500, 10, 520, 20)
    assert list(touched.boxes()) == []
    touched.add(66, 80, 128, 128)
    assert list(touched.boxes()) == [(64, 64, 128, 128)]
