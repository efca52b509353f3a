"""Snapshots and the form of the record's positions."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from engine.contract import Unreadable
from engine.moa import moa
from tests.engine.moa.positions import duel, game

Change = Callable[[dict[str, Any]], object]
DAMAGE: list[tuple[Change, str]] = [
    (lambda d: d.pop("round"), "round"),
    (lambda d: d.update(round="1"), "round: found '1'"),
    (lambda d: d.update(weather="fine"), "weather"),
    (lambda d: d["seats"].pop("red"), "seats: found 2 of them"),
    (lambda d: d["seats"].update(pink=d["seats"].pop("red")), "seats: found 'pink'"),
    (lambda d: d["seats"]["red"].update(hand="kea"), "seats.red.hand"),
    (lambda d: d["territories"].pop("3"), "territories: found 11"),
    (lambda d: d["bird_draw"].append("dodo"), "bird_draw: found 'dodo'"),
    (lambda d: d["agenda"].append({"step": "Dance"}), "agenda"),
    (lambda d: d["agenda"].append({"step": "AskAction"}), "agenda"),
    (lambda d: d["agenda"].append({"step": "AskAction", "seat": 3}), "agenda"),
    (lambda d: d["agenda"].append({"step": "AskDefenders", "territory": 1, "mammal": "dog", "seats": [1]}), "agenda"),
    (lambda d: d["components"].pop("limits"), "limits"),
    (lambda d: d["options"].update(speed="fast"), "options"),
    (lambda d: d["sheets"].append({"period": 1}), "sheets"),
]


@pytest.mark.parametrize(("change", "found"), DAMAGE)
def test_a_damaged_snapshot_is_told(change: Change, found: str) -> None:
    data = copy.deepcopy(game().position.to_data())
    change(data)
    with pytest.raises(Unreadable, match=found):
        moa.position_from_data(data)


def test_a_copy_is_independent() -> None:
    table = game().land(1, red=2)
    before = table.position.to_data()
    twin = table.position.copy()
    twin.territories[1].birds["red"] = 9
    twin.seats["red"].score = 5
    twin.display["dog"] = 3
    twin.stock["move"] = 0
    twin.agenda.pop()
    assert table.position.to_data() == before


def test_the_record_shows_a_position_as_the_format_says() -> None:
    table = (
        game()
        .land(1, red=1, tile="vp:2")
        .display(dog=2)
        .hand("red", "tui kea", leader_tiles="fight:2")
        .fresh("red", "move")
    )
    table.seat("red").trophies = ("weasel", "dog")
    record = moa.to_record(table.calls("dog").position)
    assert record["phase"] == "terrain"
    assert record["deciding"] == [{"seat": "red", "kind": "defend", "territory": 1, "mammal": "dog"}]
    assert record["display"] == {"dog": 1, "possum": 0, "rat": 0}
    assert record["territories"]["1"] == {
        "mammal": "dog",
        "sold_by": None,
        "sale_scored": False,
        "stronghold": False,
        "leader_tile": "vp:2",
        "birds": {"red": 1},
        "leader": None,
    }
    assert record["seats"]["red"] == {
        "score": 0,
        "birds": 15,
        "leaders": 4,
        "hand": ["kea", "tui"],
        "leader_tiles": ["fight:2"],
        "karakia": ["move"],
        "karakia_fresh": ["move"],
        "trophies": ["dog:4", "weasel:3"],
        "sold_cards": [],
    }
    assert record["karakia_stock"]["move"] == 1
    assert "agenda" not in record
    assert json.loads(json.dumps(record)) == record


def test_the_record_of_a_duel() -> None:
    table = duel().rolls("red", 7)
    record = moa.to_record(table.position)
    assert record["seats"]["blue"] == {"score": 0, "birds": 16, "leaders": 4}
    assert record["deciding"] == [{"seat": "red", "kind": "neutral", "territory": 7}]
    assert record["phase"] == "actions"


def test_the_record_after_the_end() -> None:
    table = game().land(1, mammal="dog", sold_by="red", red=1).strongholds(2)
    table.position.period, table.position.round = 2, 7
    record = moa.to_record(table.scores().position)
    assert (record["phase"], record["deciding"], record["period"], record["round"]) == ("finished", [], 2, 7)
    assert record["territories"]["1"]["sale_scored"] is True
    assert record["active_terrain"] == ["coast:draw_1", "forest:draw_1"]
