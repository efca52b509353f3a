"""Positions as declared data: what is written, what is read back, what a copy shares, and how damage is told."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple

import pytest
from pydantic import BeforeValidator, PlainSerializer

from engine.codec import Derived, StoredPosition, copy, from_data, to_data
from engine.contract import Unreadable
from engine.games import GAMES
from engine.tagged_data import Kinds, TaggedStep

STORED = sorted((Path(__file__).parent.parent / "fixtures" / "positions").glob("*.json"))


@dataclass(frozen=True, slots=True)
class Step(TaggedStep):
    """The base of the steps here."""


@dataclass(frozen=True, slots=True)
class AskEgg(Step):
    seat: str
    nests: tuple[int, ...]


STEPS = Kinds("agenda", Step, globals())


class Rules(NamedTuple):
    """What is digested; never stored itself."""

    data: Mapping[str, Any]
    options: Mapping[str, Any]


def rules_for(components: Mapping[str, Any], options: Mapping[str, Any]) -> Rules:
    if "eggs" not in components:
        raise Unreadable("eggs: found nothing", "eggs", "a value", "nothing")
    return Rules(components, options)


class Assigned(NamedTuple):
    a: int
    b: int | None


@dataclass(frozen=True, slots=True)
class Sheet:
    """A value: never changed, so copies share it."""

    period: int
    points: Mapping[str, int] | dict[str, int] | None = None
    way: Literal["high", 2] = "high"


@dataclass(slots=True)
class Nest:
    bird: str | None = None
    eggs: dict[str, int] = field(default_factory=dict)
    assigned: Assigned | None = None


Pairs = Annotated[
    tuple[tuple[str, int], ...],
    BeforeValidator(lambda data: tuple(data.items()) if isinstance(data, dict) else data),
    PlainSerializer(dict),
]


@dataclass(slots=True)
class Place(StoredPosition):
    rules: Annotated[Rules, Derived(rules_for, {"components": "data", "options": "options"})]
    value: int | str
    open: bool
    deck: tuple[int, ...]
    at: tuple[int, int]
    nests: dict[int, Nest]
    by_name: dict[str, Nest | None]
    agenda: list[Annotated[Step, STEPS]]
    sheets: tuple[Sheet, ...]
    seen: frozenset[str]
    todo: set[int]
    rows: list[list[int]]
    spent: Pairs = ()
    last: Nest | None = None
    best: dict[str, list[int]] = field(default_factory=dict)


def place() -> Place:
    return Place(
        rules=Rules({"eggs": 3, "unknown": [1]}, {"lucky": True}),
        value=7,
        open=False,
        deck=(3, 1),
        at=(2, 5),
        nests={12: Nest("kea", {"red": 1}, Assigned(1, None)), 3: Nest()},
        by_name={"left": Nest("tui"), "right": None},
        agenda=[AskEgg("red", (1, 2))],
        sheets=(Sheet(1, None), Sheet(2, None, 2)),
        seen=frozenset(("tui", "kea")),
        todo={5, 4},
        rows=[[1], []],
        spent=(("egg", 2),),
        last=None,
        best={"red": [1]},
    )


DATA: dict[str, Any] = {
    "components": {"eggs": 3, "unknown": [1]},
    "options": {"lucky": True},
    "value": 7,
    "open": False,
    "deck": [3, 1],
    "at": [2, 5],
    "nests": {
        "12": {"bird": "kea", "eggs": {"red": 1}, "assigned": {"a": 1, "b": None}},
        "3": {"bird": None, "eggs": {}, "assigned": None},
    },
    "by_name": {"left": {"bird": "tui", "eggs": {}, "assigned": None}, "right": None},
    "agenda": [{"step": "AskEgg", "seat": "red", "nests": [1, 2]}],
    "sheets": [{"period": 1, "points": None, "way": "high"}, {"period": 2, "points": None, "way": 2}],
    "seen": ["kea", "tui"],
    "todo": [4, 5],
    "rows": [[1], []],
    "spent": {"egg": 2},
    "last": None,
    "best": {"red": [1]},
}


def test_every_kind_of_field_is_written_and_read_back() -> None:
    assert place().to_data() == DATA
    assert json.loads(json.dumps(place().to_data())) == DATA
    read = from_data(Place, json.loads(json.dumps(DATA)))
    assert read == place()
    assert read.to_data() == DATA
    assert list(read.nests) == [12, 3]


def test_a_part_is_stored_alone_too() -> None:
    assert to_data(Nest("kea")) == {"bird": "kea", "eggs": {}, "assigned": None}
    assert from_data(Sheet, {"period": 1, "points": {"red": 2}, "way": "high"}) == Sheet(1, {"red": 2})


def test_a_copy_is_independent_and_shares_what_never_changes() -> None:
    before = place()
    after = before.copy()
    assert after == before
    assert after.rules is before.rules
    assert after.sheets is before.sheets
    after.nests[12].eggs["red"] = 9
    after.nests[12].bird = None
    after.nests[4] = Nest()
    del after.by_name["left"]
    after.agenda.clear()
    after.todo.add(1)
    after.rows[0].append(2)
    after.best["red"].append(2)
    assert before.to_data() == DATA


def test_a_field_that_may_be_missing_is_copied_where_it_is_there() -> None:
    before = place()
    before.last = Nest("tui")
    assert (after := copy(before)).last == before.last
    assert after.last is not before.last


Change = Callable[[dict[str, Any]], object]
DAMAGE: list[tuple[Change, str, str, str]] = [
    (lambda d: d.pop("value"), "value", "a value", "nothing"),
    (lambda d: d.pop("spent"), "spent", "a value", "nothing"),
    (lambda d: d.update(weather="fine"), "weather", "", "'fine'"),
    (lambda d: d.update(open=1), "open", "true or false", "1"),
    (lambda d: d["deck"].append(True), "deck.2", "a whole number", "True"),
    (lambda d: d["deck"].append("4"), "deck.2", "a whole number", "'4'"),
    (lambda d: d["deck"].append(4.0), "deck.2", "a whole number", "4.0"),
    (lambda d: d.update(deck=7), "deck", "a list", "7"),
    (lambda d: d.update(deck="kea"), "deck", "a list", "'kea'"),
    (lambda d: d["nests"]["3"].update(bird=3), "nests.3.bird", "a name", "3"),
    (lambda d: d["nests"]["3"].pop("eggs"), "nests.3.eggs", "a value", "nothing"),
    (lambda d: d["nests"]["12"]["eggs"].update(red="1"), "nests.12.eggs.red", "a whole number", "'1'"),
    (lambda d: d["nests"]["12"]["assigned"].update(b=True), "nests.12.assigned.b", "a whole number", "True"),
    (lambda d: d["nests"].update(twelve={}), "nests.twelve", "", "'twelve'"),
    (lambda d: d["by_name"].update(left=[]), "by_name.left", "a table", "[]"),
    (lambda d: d["agenda"].append({"step": "Dance"}), "agenda.1.step", "one of AskEgg", ""),
    (lambda d: d["agenda"].append({"step": "AskEgg", "seat": "red"}), "agenda.1.nests", "a value", ""),
    (lambda d: d["agenda"].append({"step": "AskEgg", "seat": 1, "nests": []}), "agenda.1.seat", "a name", ""),
    (lambda d: d["sheets"][1].update(way="low"), "sheets.1.way", "'high' or 2", "'low'"),
    (lambda d: d["sheets"][1].pop("points"), "sheets.1.points", "a value", "nothing"),
    (lambda d: d["components"].pop("eggs"), "eggs", "a value", "nothing"),
    (lambda d: d.update(options=[]), "options", "a table", "[]"),
]


@pytest.mark.parametrize(("change", "path", "expected", "found"), DAMAGE)
def test_damage_is_told_with_its_place(change: Change, path: str, expected: str, found: str) -> None:
    data = deepcopy(DATA)
    change(data)
    with pytest.raises(Unreadable) as damage:
        from_data(Place, data)
    assert damage.value.path == path
    assert expected in damage.value.expected
    assert found in damage.value.found
    assert path.rpartition(".")[2] in str(damage.value)


def test_what_is_no_table_is_told() -> None:
    with pytest.raises(Unreadable, match="found 7, expected a table"):
        from_data(Place, 7)  # type: ignore[arg-type]


def test_a_type_that_could_be_read_in_two_ways_is_refused_when_the_codec_is_made() -> None:
    @dataclass
    class Mixed:
        here: tuple[Nest, Sheet]

    Mixed.__annotations__["here"] = tuple[Nest, Sheet]
    with pytest.raises(TypeError, match="several ways"):
        to_data(Mixed((Nest(), Sheet(1))))


@pytest.mark.parametrize("file", STORED, ids=lambda file: file.stem)
def test_positions_that_were_stored_before_are_read_and_written_the_same(file: Path) -> None:
    """The files were written before there was a codec; snapshots in people's databases look like them."""
    data = json.loads(file.read_text(encoding="utf-8"))
    position = GAMES[file.stem.split("-")[0]].position_from_data(data)
    assert position.to_data() == data
    assert position.copy().to_data() == data


def test_there_is_a_stored_position_of_every_game() -> None:
    assert {file.stem.split("-")[0] for file in STORED} == set(GAMES)
