"""Moa's hand: names on cards that are turned."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops

from render.kit.theme import INK
from render.moa.cards import SIZE, write_name
from render.moa.hand import write_turned

NAME = "Haast's eagle"
AROUND = 20
"""Room around a card that is turned."""


@pytest.mark.parametrize("angle", [-6.0, -1.2, 2.4, 4.8])
@pytest.mark.parametrize("scale", [1.0, 1.3])
def test_a_name_lies_on_a_turned_card_as_if_it_was_turned_with_it(angle: float, scale: float) -> None:
    width, height = (round(side * scale) for side in SIZE)
    upright = Image.new("RGBA", (width + 2 * AROUND, height + 2 * AROUND), f"{INK}00")
    turned = upright.rotate(angle, Image.Resampling.BICUBIC, expand=True)
    write_turned(turned, NAME, angle, scale)
    write_name(upright, NAME, width, AROUND, AROUND)
    expected = upright.rotate(angle, Image.Resampling.BICUBIC, expand=True)
    assert turned.getbbox() == expected.getbbox()
    assert ImageChops.difference(turned, expected).getextrema() == ((0, 0),) * 4
