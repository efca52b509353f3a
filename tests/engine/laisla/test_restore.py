"""Positions from storage: what is damaged is refused, whatever it is."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.contract import Unreadable
from engine.laisla import laisla
from tests.engine.laisla.positions import game

Damage = Callable[[dict[str, Any]], Any]

DAMAGES: dict[str, Damage] = {
    "deck": lambda data: data["deck"].append("1"),
    "cards": lambda data: data["seats"]["red"]["hand"].append(999),
    "phase": lambda data: data.update(phase="e"),
    "start_player": lambda data: data.update(start_player="blue"),
    "spokes": lambda data: data["spokes"].pop(),
    "animals": lambda data: data["animals"].pop("core0"),
    "markers": lambda data: data["markers"].pop("dodo"),
    "round": lambda data: data.update(round="1"),
    "agenda": lambda data: data["agenda"].append({"step": "AskCube", "seat": "blue", "function": "rival_swap"}),
    "function": lambda data: data["agenda"].append({"step": "AskCube", "seat": "red", "function": "fly"}),
    "no step": lambda data: data["agenda"].append({"step": "Fly"}),
    "half a step": lambda data: data["agenda"].append({"step": "AskCube", "seat": "red"}),
    "no name": lambda data: data["agenda"].append({"step": "AskCube", "seat": 1, "function": "rival_swap"}),
    "seats": lambda data: data["seats"].pop("yellow"),
    "a seat's cubes": lambda data: data["seats"]["red"]["cubes"].pop("grey"),
    "a seat's fields": lambda data: data["seats"]["red"]["fields"].append("in10"),
    "a seat's holder": lambda data: data["seats"]["red"]["holder"].append(None),
    "an assignment": lambda data: data["seats"]["red"].update(assigned={"a": 1, "b": 2}),
    "components": lambda data: data["components"].pop("deck"),
    "options": lambda data: data["options"].update(deck="huge"),
    "more": lambda data: data.update(more=1),
}


@pytest.mark.parametrize("name", DAMAGES)
def test_damage_is_refused(name: str) -> None:
    data = game().position.copy().to_data()
    data = {**data, "components": {**data["components"]}}
    DAMAGES[name](data)
    with pytest.raises(Unreadable):
        laisla.position_from_data(data)


def test_a_copy_is_independent() -> None:
    table = game()
    before = table.position.to_data()
    copy = table.position.copy()
    copy.seats["red"].cubes["grey"] += 1
    copy.seats["red"].tiles["dodo"] += 1
    copy.markers["dodo"] += 1
    copy.animals["core0"] = None
    copy.agenda.clear()
    assert table.position.to_data() == before


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (("red",), {}),
        (("red", "red"), {}),
        (("red", "white"), {}),
        (("red", "yellow", "green", "blue", "white"), {}),
        (("red", "yellow"), {"deck": "huge"}),
        (("red", "yellow"), {"speed": "fast"}),
        (("red", "yellow"), {"large_counts_double": 1}),
    ],
)
def test_a_table_that_cannot_be_is_refused(seats: tuple[str, ...], options: dict[str, Any]) -> None:
    with pytest.raises(Unreadable):
        game(*seats, **options)
