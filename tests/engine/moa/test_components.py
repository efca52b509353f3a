"""The components and their schema (C1)."""

import copy
import json
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from engine.contract import Unreadable
from engine.moa import moa
from engine.moa.components import FILE
from engine.moa.rules import rules_for
from tests.engine.moa.positions import game

Change = Callable[[dict[str, Any]], object]


def changed(change: Change) -> dict[str, Any]:
    data = copy.deepcopy(moa.components())
    change(data)
    return data


def test_c1_the_shipped_components_pass_and_have_no_provenance() -> None:
    data = moa.components()
    moa.check_components(data)
    assert "provenance" not in data
    assert json.loads(json.dumps(data)) == data


FAULTS: list[tuple[Change, str, str]] = [
    (lambda d: d["bird_cards"]["moa"].update(copies=5), "bird_cards: found 61", "60 in all"),
    (lambda d: d["mammals"]["dog"].update(cards=4), "mammal_cards: found 19", "20 in all"),
    (lambda d: d["terrain_cards"]["coast"].update(draw_1=3), "terrain_cards: found 31", "30 in all"),
    (lambda d: d["karakia_tiles"]["move"].update(count=3), "karakia_tiles: found 14", "13 in all"),
    (lambda d: d["leader_tiles"].update(vp=[2, 3]), "leader_tiles: found 11", "12 in all"),
    (lambda d: d["territories"].pop("12"), "territories: found", "the numbers 1 to 12"),
    (lambda d: d["territories"]["1"].update(adjacent=[2]), "territories.6.adjacent: found 1", "names 6"),
    (lambda d: d["territories"]["1"].update(adjacent=[2, 6, 1]), "territories.1.adjacent: found 1", "each neighbour"),
    (lambda d: d["territories"]["1"].update(terrain="swamp"), "territories.1.terrain: found 'swamp'", "'coast'"),
    (lambda d: d["terrain_cards"].update(swamp={"draw_1": 1}), "terrain_cards.swamp: found 'swamp'", "'coast'"),
    (lambda d: d["territories"]["1"].update(vp=[6]), "territories.1.vp.1: found nothing", "a value"),
    (lambda d: d["limits"].update(rounds=6), "limits.terrain_cards: found 14", "2 x rounds = 12"),
    (lambda d: d["limits"].update(birds="16"), "limits.birds: found '16'", "a whole number"),
    (lambda d: d["limits"].update(hand=13), "limits.hand: found 13", "60 cards"),
    (lambda d: d["limits"].update(seats=[5, 3]), "limits.seats: found [5, 3]", "smaller"),
    (lambda d: d["limits"].update(strongholds=11), "limits.strongholds: found 11", "12 territories"),
    (lambda d: d["limits"].update(colours=["red"] * 5), "limits.colours: found", "different"),
    (lambda d: d["limits"]["colours"].__setitem__(0, "pink"), "limits.colours.0: found 'pink'", "or 'white'"),
    (lambda d: d["volcano"].update(track=[0, "eruption", 1]), "volcano.track: found", "on top only"),
    (lambda d: d["volcano"].update(track=[0, 1]), "volcano.track: found", "on top only"),
    (lambda d: d["volcano"].update(track=[0, 1.5, "eruption"]), "volcano.track.1", "a whole number"),
    (lambda d: d["mammals"].pop("weasel"), "mammal_cards: found 15", "20"),
    (lambda d: d["mammals"].update(stoat=d["mammals"].pop("rat")), "mammals: found", "exactly"),
    (lambda d: d["bird_cards"].update({"Moa": d["bird_cards"].pop("moa")}), "bird_cards: found 'Moa'", "small letters"),
    (lambda d: d.pop("limits"), "limits: found nothing", "a value"),
    (lambda d: d.update(limits=3), "limits: found 3", "a table"),
    (lambda d: d.update(bird_cards=[]), "bird_cards: found []", "a table"),
    (lambda d: d["bird_cards"]["kea"]["icons"].update(wing=1), "bird_cards.kea.icons.wing: found 'wing'", "'bird'"),
    (
        lambda d: d["karakia_tiles"].update(move={"count": 0, "cost": 1}, draw_one={"count": 4, "cost": True}),
        "draw_one.cost",
        "",
    ),
]


@pytest.mark.parametrize(("change", "found", "expected"), FAULTS)
def test_c1_a_fault_is_told_with_path_found_and_expected(change: Change, found: str, expected: str) -> None:
    with pytest.raises(Unreadable) as caught:
        moa.check_components(changed(change))
    assert found in str(caught.value)
    assert f"{expected}" in str(caught.value).split("expected", 1)[1]


def test_c1_all_six_kinds_of_tiles_are_there() -> None:
    def change(data: dict[str, Any]) -> None:
        del data["karakia_tiles"]["move"]
        data["karakia_tiles"]["draw_one"]["count"] = 4

    with pytest.raises(Unreadable, match="karakia_tiles: found no move"):
        moa.check_components(changed(change))


def test_c1_unknown_keys_are_carried_along() -> None:
    def change(data: dict[str, Any]) -> None:
        data["printing"] = {"year": 2022}
        data["mammals"]["dog"]["colour"] = "brown"

    data = changed(change)
    assert FILE.check(data)
    position = game(components=data).position
    assert position.rules.data == data
    assert moa.position_from_data(position.to_data()).rules.data == data


def test_c1_json_and_toml() -> None:
    data = moa.components()
    assert FILE.read(json.dumps(data)) == data
    with pytest.raises(Unreadable, match="neither JSON nor TOML"):
        FILE.read("= what")
    with pytest.raises(Unreadable, match="limits: found nothing"):
        FILE.read('provenance = { limits = "stated" }')


def test_c1_a_mammal_without_honour_is_not_sold_to_but_waits() -> None:
    data = changed(lambda d: d["mammals"]["dog"].pop("honour"))
    table = game(components=data).hand("red", "kiwi kiwi").display(dog=1, rat=1).land(1, red=1)
    table.refuses("red", "sell 1 to dog with kiwi", "SL1", "mammal-unsellable", mammal="dog")
    assert {text.split()[3] for text in table.offers("red", "sell")} == {"rat"}


def test_c1_other_numbers_are_played_with() -> None:
    def change(data: dict[str, Any]) -> None:
        data["limits"].update(leader_honour=3, sale_surcharge=2, karakia_per_action=3)
        data["bird_cards"]["kiwi"]["icons"] = {"honour": 3, "karakia": 4}

    table = game(components=changed(change)).hand("red", "kiwi kiwi").display(rat=1).land(1, red=1)
    table.land(2, mammal="dog", sold_by="green", green=1)
    table.allows("red", "leader at 1 with kiwi").allows("red", "sell 1 to rat with kiwi")
    table.allows("red", "buy any_territory, exchange_three, two_fight with kiwi")


def test_c1_a_tile_marked_red_is_for_the_own_turn() -> None:
    def change(data: dict[str, Any]) -> None:
        for tile in ("draw_one", "two_fight"):
            data["karakia_tiles"][tile]["red"] = True

    table = game(components=changed(change)).land(1, red=1).display(rat=1)
    table.hand("red", "kea", tiles="draw_one two_fight exchange_three").calls("rat")
    table.refuses("red", "draw one", "KT1", "own-turn-only", tile="draw_one")
    table.refuses("red", "defend with kea using 1 two-fight", "KT3", "own-turn-only", tile="two_fight")
    assert table.offers("red") == ["decline", "exchange three"]


def test_c1_what_is_no_plain_data_is_told() -> None:
    with pytest.raises(Unreadable, match="not plain data"):
        rules_for({"limits": object()}, {})


def test_c1_a_date_in_a_components_file_is_no_plain_data() -> None:
    text = (files("engine.moa") / "components.toml").read_text(encoding="utf-8")
    with pytest.raises(Unreadable, match="not plain data"):
        FILE.read(f"printed = 2024-01-31\n{text}")


@pytest.mark.parametrize("options", [{"karakia_ready": "never"}, {"attack_icons": True}, {"speed": "fast"}])
def test_unknown_switches_are_told(options: dict[str, str | bool]) -> None:
    with pytest.raises(Unreadable, match="options"):
        rules_for(moa.components(), options)
