"""The island laid of fields that are kept, beside the island drawn at once."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops

from render.kit.encode import mapped
from render.laisla.board import FRAME, SIZE
from render.laisla.changes import Changes
from render.laisla.island import draw_island, plan_of
from render.laisla.laid import laid
from render.laisla.palette import palette
from render.laisla.tiles import drawn_tile, tiles_of
from tests.render.laisla.tables import crowded

PLAN = plan_of(crowded())


def different(one: Image.Image, other: Image.Image) -> int:
    """Count the pixels of two palette pictures that are not of the same colour."""
    return (one.width * one.height) - ImageChops.difference(one.convert("RGB"), other.convert("RGB")).convert(
        "L"
    ).histogram()[0]


@pytest.mark.slow
def test_laid_of_kept_fields_the_island_looks_as_if_it_was_drawn_at_once() -> None:
    at_once = mapped(draw_island(SIZE, FRAME, PLAN), palette())
    # Where labels reach over the edges of their fields, some pixels are not blended with what is beside.
    assert different(laid(SIZE, FRAME, PLAN), at_once) < SIZE[0] * SIZE[1] / 2000


def test_another_plan_is_another_island() -> None:
    first, second, *rest = PLAN
    swapped = (first._replace(slot=second.slot), second._replace(slot=first.slot), *rest)
    assert different(laid(SIZE, FRAME, PLAN), laid(SIZE, FRAME, swapped)) > 1000


def test_a_part_is_cut_out_of_the_whole() -> None:
    box = (200, 300, 740, 770)
    assert different(laid(SIZE, FRAME, PLAN, box), laid(SIZE, FRAME, PLAN).crop(box)) == 0


def test_tiles_look_as_if_they_were_drawn_on_the_whole_island() -> None:
    view = crowded()
    bare = next(each.name for each in view.clearings if each.animal is None)
    tiles = tiles_of(view, Changes(taken={bare: "dodo"}))
    at_once = laid(SIZE, FRAME, PLAN).convert("RGB")
    for tile in tiles:
        sprite, left, top = drawn_tile(FRAME, tile)
        at_once.paste(sprite, (left, top), sprite)
    lying = laid(SIZE, FRAME, PLAN, tiles=tiles)
    assert different(lying, laid(SIZE, FRAME, PLAN)) > 20_000
    # Soft edges that reach over a glade's rim are blended with the glade.
    assert different(mapped(lying.convert("RGB"), palette()), mapped(at_once, palette())) < SIZE[0] * SIZE[1] / 500
