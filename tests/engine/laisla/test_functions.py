"""Each of the 94 functions: what it does on its occasion, and that it does nothing on the others of its family."""

from collections.abc import Callable

import pytest

from engine.laisla import laisla
from engine.laisla.functions import FAMILIES, FUNCTIONS, Function
from engine.laisla.names import ANIMALS, COLOURS
from engine.laisla.views.view import FieldView
from tests.engine.laisla.positions import Table, game

PLACING = {"symbol", "terrain", "ring"}


def field_with(table: Table, function: Function, *, shown: bool = True) -> FieldView:
    """Give a field that shows the function's symbol, terrain or ring; or, else, one that does not."""
    attribute = {"symbol": "symbol", "terrain": "colour", "ring": "ring"}[function.on]
    return next(field for field in table.view(None).fields if (getattr(field, attribute) == function.subject) == shown)


def place(table: Table, field: FieldView, cubes: int = 2) -> Table:
    """Let red place there, with just the cubes that it costs."""
    table.cubes("red", **{field.colour: cubes}).explores("red")
    return table.does("red", f"place {field.code} with {cubes} {field.colour}")


def on_its_occasion(function: Function) -> Table:
    """Let red do what the function waits for, with the function visible; what it asks is still open."""
    table = game().tiles("red", large="toad").holder("red", function.name)
    if function.on == "cube":
        return table.cubes("red").gains("red", function.subject)
    if function.on == "step":
        return table.cubes("red").steps("red", function.subject)
    if function.on == "tile":
        table.explorers("red", "in0").tile("core0", function.subject)
        return place(table, table.view(None).field("in1"))
    if function.on == "rival":
        table.explorers("yellow", "in0")
        return place(table, table.view(None).field("in0"), 1 if function.gives == "discount" else 2)
    return place(table, field_with(table, function), 1 if function.gives == "discount" else 2)


def otherwise(function: Function) -> Table:
    """The same with another subject of the family."""
    table = game().tiles("red", large="toad").holder("red", function.name)
    if function.on == "cube":
        return table.cubes("red").gains("red", next(each for each in COLOURS if each != function.subject))
    if function.on == "step":
        return table.cubes("red").steps("red", next(each for each in ANIMALS if each != function.subject))
    if function.on == "tile":
        table.explorers("red", "in0").tile("core0", next(each for each in ANIMALS if each != function.subject))
        return place(table, table.view(None).field("in1"))
    if function.on == "rival":
        return place(table, table.view(None).field("in0"))
    return place(table, field_with(table, function, shown=False))


def base(function: Function, occurred: bool) -> int:
    """Points that come without the function: two for the large toad's step, two for the tile's clearing."""
    if function.on == "tile":
        return 2
    return 2 if function.on == "step" and (function.subject == "toad") == occurred and occurred else 0


def points(function: Function) -> None:
    table = on_its_occasion(function)
    assert table.seat("red").score == base(function, occurred=True) + function.amount
    assert table.next_round, "nothing is asked"
    quiet = otherwise(function)
    assert quiet.seat("red").score == base(function, occurred=False)
    assert quiet.next_round


def any_cube(function: Function) -> None:
    table = on_its_occasion(function)
    assert table.asked == [("red", "cube", function.name)]
    assert len(table.offers("red")) == 5
    before = table.seat("red").cubes["beige"]
    table.does("red", "cube beige")
    assert table.seat("red").cubes["beige"] == before + 1
    assert table.next_round
    assert otherwise(function).next_round


def any_marker(function: Function) -> None:
    table = on_its_occasion(function)
    assert table.asked == [("red", "marker", function.name)]
    before = table.seat("red").score
    table.does("red", "marker toad")
    assert table.position.markers["toad"] == 1
    assert table.seat("red").score == before + table.seat("red").animals("toad")
    assert table.next_round
    assert otherwise(function).next_round


def same_cube(function: Function) -> None:
    assert on_its_occasion(function).seat("red").cubes[function.subject] == 2
    assert sum(otherwise(function).seat("red").cubes.values()) == 1


def swap(function: Function) -> None:
    table = game().holder("red", function.name).explorers("yellow", "in0").cubes("red", yellow=3).explores("red")
    table.does("red", "place A1 with 2 yellow")
    assert table.asked == [("red", "swap", function.name)]
    table.does("red", "swap yellow for brown")
    assert table.seat("red").cubes["brown"] == 1
    alone = game().holder("red", function.name).cubes("red", yellow=3).explores("red")
    assert alone.does("red", "place A1 with 2 yellow").next_round


def discount(function: Function) -> None:
    assert on_its_occasion(function).seat("red").cube_count == 0
    assert otherwise(function).seat("red").cube_count == 0, "two cubes elsewhere"


def wild(function: Function) -> None:
    table = game().holder("red", function.name)
    field = next(field for field in table.view(None).fields if field.colour != function.subject)
    table.cubes("red", **{field.colour: 1, function.subject: 1}).explores("red")
    pay = ",".join(sorted([field.colour, function.subject]))
    assert table.offers("red", f"place {field.code} ") == [f"place {field.code} with {pay} wild {function.subject}"]
    table.does("red", f"place {field.code} with {pay} wild {function.subject}")
    assert table.seat("red").cube_count == 0
    other = next(each for each in COLOURS if each not in (field.colour, function.subject))
    table = game().holder("red", function.name).cubes("red", **{field.colour: 1, other: 1}).explores("red")
    assert table.offers("red", f"place {field.code} ") == []


def any_marker_instead(function: Function) -> None:
    table = game().holder("red", function.name).steps("red", function.subject)
    assert table.asked == [("red", "advance", function.name)]
    assert len(table.offers("red")) == 5
    chosen = next(each for each in ANIMALS if each != function.subject)
    table.does("red", f"advance {chosen}")
    assert (table.position.markers[chosen], table.position.markers[function.subject]) == (1, 0)
    assert game().holder("red", function.name).steps("red", chosen).next_round


def explorer(function: Function) -> None:
    table = game().lays("red", function.name)
    assert (table.seat("red").supply, table.seat("red").reserve) == (6, 1)


def slot(function: Function) -> None:
    assert game().lays("red", function.name).seat("red").extra_slots == (None,)


def card(function: Function) -> None:
    table = game().holder("red", function.name).ends()
    assert (len(table.seat("red").hand), len(table.seat("yellow").hand)) == (4, 3)


TESTS: dict[str, Callable[[Function], None]] = {
    "points": points,
    "same_cube": same_cube,
    "cube": any_cube,
    "marker": any_marker,
    "swap": swap,
    "wild": wild,
    "discount": discount,
    "any_marker": any_marker_instead,
    "explorer": explorer,
    "slot": slot,
    "card": card,
}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_the_function_does_what_its_card_says(name: str) -> None:
    TESTS[FUNCTIONS[name].gives](FUNCTIONS[name])


def test_there_are_94_functions_65_of_them_in_the_basic_deck() -> None:
    assert len(FUNCTIONS) == 94
    assert sum(function.set == 1 for function in FUNCTIONS.values()) == 65
    assert len(FAMILIES) == 24


def test_the_points_are_those_of_the_family_names() -> None:
    for function in FUNCTIONS.values():
        if function.gives == "points":
            assert function.family.endswith(f"vp{function.amount}")


def test_every_card_of_the_deck_has_a_function_of_its_set() -> None:
    for card_data in laisla.components()["deck"]:
        assert FUNCTIONS[card_data["function"]].set == card_data["set"]
