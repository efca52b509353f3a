"""La Isla tables made by hand for pictures, as views."""

from __future__ import annotations

from engine.contract import Seat
from engine.laisla.views.view import LaIslaView
from tests.engine.laisla.positions import Table, game

FOUR = ("red", "yellow", "green", "blue")
_TAKEN = ("core0", "core3", "low2", "high1", "coast1", "low7")


def crowded_table() -> Table:
    """Return four seats late in the game, with all that can lie in one place."""
    table = game(*FOUR)
    table.explorers("red", "in0 in3 in7 mid2 out0 out1 mid9", 0)
    table.explorers("yellow", "in0 in7 mid2 mid3 out1 out8 in4", 0)
    table.explorers("green", "in0 in7 mid2 out1 out5 mid6", 1)
    table.explorers("blue", "in0 in7 mid2 out1 mid6 mid7 in9", 0)
    table.holder("red", "symbol_vp3_rope", "gain_marker_grey", "terrain_cube_beige", extra=("ring_vp2_inner", None))
    table.holder("yellow", "rival_swap", "tile_cube_fossa", "advance_vp2_dodo", extra=("fourth_card",))
    table.holder("green", "any_marker_instead_pika", "wild_grey")
    table.holder("blue", "discount_symbol_hat", "extra_explorer", "tile_marker_moth")
    table.cubes("red", yellow=3, green=12, grey=1).cubes("green", grey=2)
    table.cubes("yellow", yellow=11, green=10, grey=14, beige=9, brown=10)
    table.tiles("red", "dodo", dodo=2, fossa=1, toad=3, pika=1, moth=1)
    table.tiles("yellow", "moth", dodo=2, moth=4).tiles("green", "pika", fossa=2).tiles("blue", "toad", dodo=1, toad=2)
    for clearing in _TAKEN:
        table.tile(clearing, None)
    table.markers(dodo=16, fossa=9, toad=4, pika=0, moth=13)
    for seat, score in zip(FOUR, (123, 87, 5, 64), strict=True):
        table.seat(seat).score = score
    return table


def crowded(viewer: Seat | None = None) -> LaIslaView:
    """Return that table as `viewer` sees it."""
    return crowded_table().view(viewer)


def crowded_before() -> LaIslaView:
    """Return the moment before: another marker, an explorer elsewhere, a tile more."""
    table = crowded_table()
    table.explorers("red", "in0 in3 in7 mid2 out2 out1 mid9", 0)
    table.tile("coast1", "dodo").tile("high1", "moth").markers(moth=11)
    table.seat("red").score = 100
    return table.view(None)


def exploring(seat: Seat = "red") -> Table:
    """Return a table at which a seat explores: two clearings wait for B3 (mid2), and two functions."""
    table = game("red", "yellow").cubes("red", yellow=2, green=2, grey=2, beige=2, brown=2)
    table.explorers("red", "mid1 out1 in1 in2 mid3 out2", 1).explorers("yellow", "mid2 in9", 3)
    table.holder("red", "rival_vp2", "symbol_vp3_backpack", "terrain_cube_grey")
    return table.explores(seat)
