"""What placing brings: clearings and functions (LI25 to LI29, LI41)."""

import pytest

from engine.laisla import laisla
from engine.laisla.events import ExplorerPlaced, PointsGained, TileTaken
from tests.engine.laisla.positions import game


def test_li25_the_seeds_example_of_three_functions_on_one_field() -> None:
    """Wolfgang places on the green field with the rope: 3 + 3 points and a cube of his choice."""
    table = game().holder("red", "symbol_vp3_rope", "terrain_vp3_green", "symbol_cube_rope").cubes("red", green=2)
    table.explores("red")
    field = table.view("red").field("in6")
    assert (field.colour, field.symbol, field.code) == ("green", "rope", "A7")
    table.does("red", "place A7 with 2 green")
    assert table.seat("red").score == 6
    assert {(event.function, event.points) for event in table.told(PointsGained)} == {
        ("symbol_vp3_rope", 3),
        ("terrain_vp3_green", 3),
    }
    assert table.asked == [("red", "cube", "symbol_cube_rope")]
    table.does("red", "cube beige")
    assert table.seat("red").cubes["beige"] == 1
    assert table.next_round


def test_li25_colour_symbol_ring_and_rival_combine() -> None:
    table = game().holder("red", "symbol_vp3_tent", "terrain_vp3_yellow", "ring_vp2_inner", extra=["rival_vp2"])
    table.explorers("yellow", "in0").cubes("red", yellow=2).explores("red").does("red", "place A1 with 2 yellow")
    assert table.seat("red").score == 3 + 3 + 2 + 2


def test_li26_the_seeds_example_of_two_tiles_at_once() -> None:
    """Paul places on the grey mountain and encloses two clearings with four explorers: 3 + 2 points."""
    table = game().tile("high1", "moth").tile("coast1", "pika").explorers("red", "mid1 mid2 out0")
    table.cubes("red", grey=2).explores("red").does("red", "place C2 with 2 grey")
    assert (table.seat("red").tiles["moth"], table.seat("red").tiles["pika"]) == (1, 1)
    assert table.seat("red").score == 5
    assert [(event.clearing, event.points) for event in table.told(TileTaken)] == [("high1", 3), ("coast1", 2)]
    assert table.position.animals["high1"] is None
    assert len(table.seat("red").fields) == 4


def test_li26_not_before_every_field_around_is_occupied() -> None:
    table = game().explorers("red", "in0 mid0").cubes("red", green=2).tile("core0", None).explores("red")
    table.does("red", "place A2 with 2 green")
    assert table.seat("red").score == 0
    table.cubes("red", green=2).explores("red").does("red", "place B2 with 2 green")
    assert table.seat("red").score == 4, "low1 lies between four fields"


def test_li27_a_clearing_without_tile_gives_nothing() -> None:
    table = game().holder("red", "tile_vp3_dodo").tile("core0", None).explorers("red", "in0")
    table.explorers("yellow", "in0 in1").cubes("red", green=2).explores("red").does("red", "place A2 with 2 green")
    assert table.seat("red").score == 0
    assert not table.told(TileTaken)
    assert table.seat("yellow").fields == ("in0", "in1"), "others are unaffected"


def test_li28_tile_functions_act_once_for_each_tile() -> None:
    table = game().holder("red", "tile_vp3_dodo", "tile_cube_dodo", "tile_marker_dodo")
    table.tile("high1", "dodo").tile("coast1", "dodo").explorers("red", "mid1 mid2 out0").cubes("red", grey=2)
    table.tiles("red", large="moth").explores("red").does("red", "place C2 with 2 grey")
    assert table.seat("red").score == 3 + 2 + 3 + 3
    assert table.told(PointsGained)[0].times == 2
    for kind, function in [("cube", "tile_cube_dodo")] * 2 + [("marker", "tile_marker_dodo")] * 2:
        assert table.asked == [("red", kind, function)]
        table.does("red", "cube grey" if kind == "cube" else "marker dodo")
    assert table.next_round
    assert table.position.markers["dodo"] == 2
    assert table.seat("red").score == 11 + 2 + 2


def test_li28_the_large_tile_at_the_start_and_other_species_trigger_nothing() -> None:
    table = game().holder("red", "tile_vp3_toad").tile("core0", "pika").explorers("red", "in0").cubes("red", green=2)
    table.explores("red").does("red", "place A2 with 2 green")
    assert table.seat("red").score == 2


def test_li29_pay_place_tiles_then_points_cubes_swap_and_markers() -> None:
    table = game().holder("red", "symbol_marker_hat", "terrain_cube_green", "rival_swap", extra=["tile_vp3_toad"])
    table.explorers("yellow", "in1").explorers("red", "in0").tile("core0", "toad").tiles("red", large="moth")
    table.cubes("red", green=2).explores("red").does("red", "place A2 with 2 green")
    assert [type(event) for event in table.events] == [ExplorerPlaced, TileTaken, PointsGained]
    assert table.seat("red").score == 2 + 3
    order = []
    for answer in ("cube grey", "swap none", "marker toad"):
        order.append(table.asked[0][2])
        table.does("red", answer)
    assert order == ["terrain_cube_green", "rival_swap", "symbol_marker_hat"]
    assert table.seat("red").score == 5 + 1, "the marker already counts the tile just won"


def test_li29_functions_ask_by_the_lowest_id_of_their_cards() -> None:
    """symbol_cube (from 21) before terrain_cube (from 91), wherever and with whichever card they lie."""
    table = game().hand("red", 91, 26, 111)
    table.seat("red").hand, table.seat("red").holder = (), (91, 26, 111)
    table.cubes("red", yellow=2).explores("red").does("red", "place A1 with 2 yellow")
    assert table.asked[0][2] == "symbol_cube_tent"
    table.does("red", "cube grey")
    assert table.asked[0][2] == "terrain_cube_yellow"


@pytest.mark.parametrize(
    ("field", "around", "clearings"),
    [
        ("in1", "in0 in2 mid0 mid1 mid2", 3),
        ("out1", "mid1 mid2 out0 out2", 3),
        ("mid1", "in0 in1 in2 mid0 mid2 out0", 3),
    ],
)
def test_li41_up_to_three_clearings_at_once(field: str, around: str, clearings: int) -> None:
    """core, low and low; high, coast and coast; three of the four around a middle field, with all seven explorers."""
    table = game().explorers("red", around, supply=1)
    own = {*around.split(), field}
    assert len(own) <= 7
    face = table.view("red").field(field)
    table.cubes("red", **{face.colour: 2}).explores("red").does("red", f"place {face.code} with 2 {face.colour}")
    taken = table.told(TileTaken)
    assert len(taken) == clearings
    rules = table.position.rules
    expected = {name for name, fields in rules.clearings.items() if field in fields and set(fields) <= own}
    assert {event.clearing for event in taken} == expected
    assert table.seat("red").score == sum(event.points for event in taken)


def test_li41_four_would_need_an_eighth_explorer() -> None:
    rules = game().position.rules
    for slot, clearings in rules.around.items():
        needed = {field for clearing in clearings for field in rules.clearings[clearing]}
        assert len(clearings) == (4 if slot.startswith("mid") else 3)
        assert len(needed) == 8 if slot.startswith("mid") else len(needed) <= 7
    assert laisla.components()["components"]["explorers"]["per_colour"] - 1 == 7
