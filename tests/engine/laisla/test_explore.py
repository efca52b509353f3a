"""Action C: placing and moving (LI17 to LI20)."""

import pytest

from engine.laisla import laisla
from engine.laisla.actions import Place
from engine.laisla.events import CubeTaken, ExplorerPlaced
from tests.engine.laisla.positions import game


def test_li17_a_cube_can_be_taken_although_placing_is_possible() -> None:
    table = game().cubes("red", yellow=2).explores("red", "yellow")
    assert "place A1 with yellow,yellow" in table.offers("red")
    assert len(table.offers("red", "take")) == 5
    table.does("red", "take brown")
    assert table.told(CubeTaken) == [CubeTaken("red", "brown")]
    assert table.seat("red").cubes["brown"] == 1
    assert table.asked[0][0] == "yellow", "one of the two, not both"


def test_li17_who_cannot_place_takes_a_cube() -> None:
    table = game().cubes("red", yellow=1).explores("red")
    assert [text.split()[0] for text in table.offers("red")] == ["take"] * 5
    table.refuses("red", Place("in77", None, ("yellow", "yellow")), "LI17", "no-such-field", field="in77")


def test_li18_from_the_supply_while_it_has_explorers() -> None:
    table = game().explorers("red", "in0", supply=1).cubes("red", green=2, grey=2).explores("red")
    table.refuses("red", "place A2 from A1 with 2 green", "LI18", "supply-first", supply=1)
    table.does("red", "place A2 with 2 green")
    assert (table.seat("red").fields, table.seat("red").supply) == (("in0", "in1"), 0)
    table.explores("red").refuses("red", "place A3 with 2 grey", "LI18", "supply-empty")


def test_li18_then_any_explorer_moves_anywhere_at_the_same_price() -> None:
    table = game().explorers("red", "in3 out5", supply=0).cubes("red", green=2).holder("red", "terrain_vp3_green")
    table.explores("red")
    table.refuses("red", "place A2 from B1 with 2 green", "LI18", "no-explorer-there", field="mid0")
    table.refuses("red", "place C6 from C6 with 2 grey", "LI18", "moves-nowhere", field="out5")
    assert table.offers("red", "place A2") == [
        "place A2 from A4 with green,green",
        "place A2 from C6 with green,green",
    ]
    table.does("red", "move C6 to A2 with 2 green")
    assert table.seat("red").fields == ("in1", "in3")
    assert table.seat("red").cubes["green"] == 0
    assert table.seat("red").score == 3, "placement functions act"
    assert table.told(ExplorerPlaced)[0].source == "out5"


def test_li18_with_neither_supply_nor_explorers_a_cube_is_taken() -> None:
    table = game().explorers("red", "", supply=0).cubes("red", green=2).explores("red")
    assert table.offers("red", "place") == []
    table.does("red", "take green")


def test_li19_never_two_of_one_seat_but_any_number_of_seats() -> None:
    table = game("red", "yellow", "green", "blue").cubes("red", yellow=4)
    for seat in ("yellow", "green", "blue"):
        table.explorers(seat, "in0")
    table.explores("red").does("red", "place A1 with 2 yellow")
    assert table.view(None).field("in0").explorers == ("red", "yellow", "green", "blue")
    table.explores("red").refuses("red", "place A1 with 2 yellow", "LI19", "own-explorer-there", field="in0")
    assert not table.offers("red", "place A1 ")


def test_li20_the_field_left_no_longer_counts() -> None:
    """core0 lies between in0 and in1: an explorer that moves from one to the other encloses nothing."""
    table = game().explorers("red", "in0", supply=0).cubes("red", green=2).explores("red")
    table.does("red", "place A2 from A1 with 2 green")
    assert table.seat("red").tiles["dodo"] == 0
    assert table.position.animals["core0"] == "dodo"


def test_li20_leaving_costs_neither_tiles_nor_points() -> None:
    table = game().explorers("red", "in0 in1", supply=0).cubes("red", grey=2).tile("core0", None).explores("red")
    table.tiles("red", dodo=1).seat("red").score = 2
    table.does("red", "place A3 from A1 with 2 grey")
    assert (table.seat("red").score, table.seat("red").tiles["dodo"]) == (2, 1)


@pytest.mark.parametrize("colour", ["yellow", "green", "grey", "beige", "brown"])
def test_the_seeds_price_two_cubes_of_the_fields_colour(colour: str) -> None:
    """Anna pays two yellow cubes for a desert field; so for each terrain."""
    table = game().cubes("red", **{colour: 3}).explores("red")
    field = next(field for field in table.view(None).fields if field.colour == colour)
    table.does("red", f"place {field.code} with 2 {colour}")
    assert table.seat("red").cubes[colour] == 1
    assert laisla.view(table.position, None).field(field.slot).explorers == ("red",)
