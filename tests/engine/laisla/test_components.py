"""The shipped components, and what a file that brings others may and may not change."""

import json
import tomllib
from collections import Counter
from collections.abc import Callable
from importlib.resources import files
from itertools import chain
from typing import Any

import pytest

from engine.contract import Unreadable
from engine.laisla import laisla
from engine.laisla.component_checks import FILE
from engine.laisla.names import COLOURS, SYMBOLS
from tests.support.provenance import marks_what_there_is

TEXT = (files("engine.laisla") / "components.toml").read_text(encoding="utf-8")
Change = Callable[[dict[str, Any]], None]


def test_every_value_has_a_provenance_mark_and_every_mark_a_value() -> None:
    data = tomllib.loads(TEXT)
    marks = data.pop("provenance")
    assert set(marks.values()) <= {"stated", "derived", "reconstructed"}
    marks_what_there_is(marks, data)


def test_the_counts_are_those_of_the_rulebook() -> None:
    data = laisla.components()
    clearings = data["island"]["clearings"].values()
    assert Counter(clearing["number"] for clearing in clearings) == {2: 15, 3: 10, 4: 10}
    assert sum(clearing["number"] for clearing in clearings) == 100
    assert Counter(card["set"] for card in data["deck"]) == {1: 120, 2: 60}
    copies = Counter(card["function"] for card in data["deck"])
    assert copies["extra_explorer"] == 4
    assert {copies[f"wild_{colour}"] for colour in COLOURS} == {1}
    assert {copies[f"symbol_cube_{symbol}"] for symbol in SYMBOLS} == {2}


def test_the_island_is_as_described() -> None:
    """Six fields of each colour and of each symbol, two a ring; no spoke repeats; all spokes differ."""
    island = laisla.components()["island"]
    middle, outer = ([spoke[part] for spoke in island["spokes"]] for part in ("mid", "out"))
    for ring in (island["centre_fields"], middle, outer):
        for part in ("colour", "symbol"):
            assert set(Counter(field[part] for field in ring).values()) == {2}
    for mid, out in zip(middle, outer, strict=True):
        assert mid["colour"] != out["colour"]
        assert mid["symbol"] != out["symbol"]
    assert len({json.dumps([mid, out]) for mid, out in zip(middle, outer, strict=True)}) == 10
    fields = chain(island["centre_fields"], middle, outer)
    assert len({(field["colour"], field["symbol"]) for field in fields}) == 25


def test_adjacency_is_by_places_only() -> None:
    """Clearings as the table in the rules has them."""
    clearings = laisla.components()["island"]["clearings"]
    for i in range(10):
        before, after = (i - 1) % 10, (i + 1) % 10
        assert clearings[f"low{i}"]["fields"] == [f"in{before}", f"in{i}", f"mid{before}", f"mid{i}"]
        assert clearings[f"high{i}"]["fields"] == [f"mid{i}", f"mid{after}", f"out{i}"]
        assert clearings[f"coast{i}"]["fields"] == [f"out{before}", f"out{i}"]
    for k in range(5):
        assert clearings[f"core{k}"]["fields"] == [f"in{2 * k}", f"in{2 * k + 1}"]


def change(path: str, value: Any) -> Change:
    """Give a change of one value; None takes it away."""

    def carry_out(data: dict[str, Any]) -> None:
        *before, last = path.split(".")
        part: Any = data
        for name in before:
            part = part[int(name) if isinstance(part, list) else name]
        key: Any = int(last) if isinstance(part, list) else last
        if value is None:
            del part[key]
        else:
            part[key] = value

    return carry_out


def drop_function(data: dict[str, Any]) -> None:
    data["deck"] = [card for card in data["deck"] if card["function"] != "extra_slot"]
    data["components"]["cards"]["set2"] -= 2


WRONG: list[tuple[str, Change]] = [
    ("deck", change("deck", None)),
    ("deck.3.function", change("deck.3.function", "fly")),
    ("deck.3.set", change("deck.3.set", 2)),
    ("deck.3.set", change("deck.3.set", True)),
    ("deck.3.id", change("deck.3.id", 1)),
    ("deck.3.cube", change("deck.3.cube", "pink")),
    ("deck.3.animal", change("deck.3.animal", "cat")),
    ("deck", drop_function),
    ("components.cards.set1", change("components.cards.set1", 119)),
    ("vocabulary.colours", change("vocabulary.colours", ["yellow", "green", "grey", "beige"])),
    ("vocabulary.colours.0", change("vocabulary.colours", ["pink", "green", "grey", "beige", "brown"])),
    ("components.island_pieces.spokes", change("components.island_pieces.spokes", 9)),
    ("components.explorers.per_colour", change("components.explorers.per_colour", 9)),
    ("components.explorers", change("components.explorers.start_supply", 4)),
    ("components.small_animal_tiles.per_species", change("components.small_animal_tiles.per_species", 8)),
    ("components.cubes.start_per_player_per_colour", change("components.cubes.start_per_player_per_colour", -1)),
    ("components.markers", change("components.markers", 5.0)),
    ("end_sum.3", change("end_sum.3", None)),
    ("end_sum.3", change("end_sum.3", "nine")),
    ("tracks.short", change("tracks.short", None)),
    ("tracks.standard.value_thresholds", change("tracks.standard.value_thresholds", [4, 7, 10, 13])),
    ("tracks.standard.value_thresholds", change("tracks.standard.value_thresholds", [4, 7, 7, 13, 16])),
    ("tracks.standard.value_thresholds.0", change("tracks.standard.value_thresholds", [0, 7, 10, 13, 16])),
    ("tracks.standard.top", change("tracks.standard.top", 17)),
    ("island.centre_fields", change("island.centre_fields.3.slot", "in4")),
    ("island.centre_fields.3.symbol", change("island.centre_fields.3.symbol", "boat")),
    ("island.spokes", change("island.spokes.3", None)),
    ("island.spokes", change("island.spokes.3.id", "S4")),
    ("island.spokes.3.out", change("island.spokes.3.out", None)),
    ("island.clearings", change("island.clearings.core0", None)),
    ("island.clearings", change("island.clearings.extra", {"number": 1, "fields": ["in0"]})),
    ("island.clearings.core0.number", change("island.clearings.core0.number", 3)),
    ("island.clearings.core0.fields", change("island.clearings.core0.fields", ["in0", "in0"])),
    ("island.clearings.core0.fields", change("island.clearings.core0.fields", ["in0", "in10"])),
]


@pytest.mark.parametrize(("path", "carry_out"), WRONG, ids=[f"{n}-{path}" for n, (path, _) in enumerate(WRONG)])
def test_what_breaks_the_schema_is_refused_with_path_found_and_expected(path: str, carry_out: Change) -> None:
    data = laisla.components()
    carry_out(data)
    with pytest.raises(Unreadable, match=r"found .*, expected ") as refusal:
        laisla.check_components(data)
    assert refusal.value.path == path
    assert str(refusal.value).startswith(f"{path}: ")


RIGHT: dict[str, Change] = {
    "adjacency": change("island.clearings.core0", {"number": 3, "fields": ["in0", "in1", "in2"]}),
    "colours and symbols": change("island.spokes.3.mid", {"colour": "grey", "symbol": "hat"}),
    "what a card combines": change("deck.3.animal", "dodo"),
    "copies": change("deck.50.function", "gain_marker_green"),
    "end sums": change("end_sum", {"2": 5, "3": 6, "4": 20}),
    "start cubes": change("components.cubes.start_per_player_per_colour", 3),
    "thresholds": change("tracks.standard", {"top": 12, "value_thresholds": [2, 4, 6, 8, 12]}),
    "unknown keys": change("deck.3.note", "worn"),
    "unknown keys among numbers": change("end_sum.note", "as printed"),
    "unknown keys among tracks": change("tracks.note", ["as", "printed"]),
}


@pytest.mark.parametrize("name", RIGHT)
def test_what_is_free_may_be_changed(name: str) -> None:
    data = laisla.components()
    RIGHT[name](data)
    laisla.check_components(data)
    assert data != laisla.components()


def test_a_file_can_be_toml_or_json_with_or_without_marks() -> None:
    data = FILE.read(TEXT)
    assert data == laisla.components()
    assert "provenance" not in data
    assert FILE.read(json.dumps(data)) == data
    with pytest.raises(Unreadable):
        FILE.read("deck: []")
    with pytest.raises(Unreadable):
        FILE.read('{"deck": ')


def test_changing_what_was_given_out_changes_nothing() -> None:
    laisla.components()["deck"].clear()
    assert len(laisla.components()["deck"]) == 180


def test_the_island_has_the_shape_of_the_record() -> None:
    data = laisla.components()
    assert list(data["end_sum"]) == ["2", "3", "4"]
    assert set(data) == {"vocabulary", "components", "end_sum", "tracks", "island", "deck"}
