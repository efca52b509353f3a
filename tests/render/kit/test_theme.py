"""Colours: what is written can be read, seats differ without colour."""

from __future__ import annotations

from itertools import combinations

import pytest

from render.kit.colour import contrast, luminance
from render.kit.sprites import marked_token, token
from render.kit.theme import GOLD, INK, INK_SOFT, PAPER, SEATS, seat_style

LARGE_TEXT = 3.0
"""WCAG 2 AA for large text; all of ours is large."""


@pytest.mark.parametrize("seat", SEATS)
def test_what_is_written_on_a_seat_colour_can_be_read(seat: str) -> None:
    assert contrast(SEATS[seat].colour, SEATS[seat].ink) >= LARGE_TEXT


@pytest.mark.parametrize(("ink", "ground"), [(INK, PAPER), (INK_SOFT, PAPER), (INK, GOLD)])
def test_ink_can_be_read(ink: str, ground: str) -> None:
    assert contrast(ink, ground) >= 4.5


def test_every_seat_has_its_own_shape() -> None:
    assert len({style.shape for style in SEATS.values()}) == len(SEATS)
    for one, other in combinations(SEATS, 2):
        masks = [token(seat, 60).getchannel("A").point(lambda value: 255 * (value > 128)) for seat in (one, other)]
        differing = sum(a != b for a, b in zip(*(mask.tobytes() for mask in masks), strict=True))
        assert differing > 60 * 60 * 0.03, (one, other)


def test_a_token_with_two_digits_keeps_its_shape() -> None:
    for seat in SEATS:
        assert marked_token(seat, 60, "12").width > marked_token(seat, 60, "2").width


def test_a_ring_makes_a_token_brighter() -> None:
    for seat in ("red", "green", "blue"):
        plain, ringed = (token(seat, 60, ring=ring).convert("L").tobytes() for ring in (False, True))
        assert sum(value > 220 for value in ringed) > sum(value > 220 for value in plain)


def test_an_unknown_colour_has_a_style() -> None:
    assert seat_style("mauve") == SEATS["white"]
    assert luminance("#ffffff") == pytest.approx(1)
