"""The shipped components, and what a file that brings others may and may not change."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from collections.abc import Callable
from importlib.resources import files
from itertools import combinations
from typing import Any, get_args

import pytest

from engine.contract import Unreadable
from engine.wingspan import wingspan
from engine.wingspan.components import FILE
from engine.wingspan.names import DUET_GOALS, EDGE_GOALS, SPACES, Status
from tests.support.provenance import marks_what_there_is

TEXT = (files("engine.wingspan") / "components.toml").read_text(encoding="utf-8")
Change = Callable[[dict[str, Any]], None]


def test_every_value_has_a_provenance_mark_and_every_mark_a_value() -> None:
    data = tomllib.loads(TEXT)
    marks = data.pop("provenance")
    assert set(marks.values()) <= set(get_args(Status))
    marks_what_there_is(marks, data)


def test_a_status_says_what_the_provenance_says() -> None:
    """What is shown with a mark is what the table at the end calls reconstructed or assumed."""
    data = tomllib.loads(TEXT)
    marks = data.pop("provenance")
    statuses = {
        "lost_icon": data["lost_icon"]["status"],
        "blank_section": data["blank_section"]["status"],
        "hoard.gains.die": data["hoard"]["die_status"],
        "base.blue": data["base"]["blue"]["status"],
        "duet.ties": data["duet"]["ties"]["status"],
        "duet.pairs": data["duet"]["pairs"]["status"],
        "duet.tracker.4": data["duet"]["tracker"]["4"]["status"],
    }
    for path, status in statuses.items():
        assert marks[path] == status
    disputed = [f"base.goals.{place}" for place, goal in enumerate(data["base"]["goals"]) if "status" in goal]
    assert [path for path in marks if path.startswith("base.goals.")] == disputed
    assert {data["duet"]["tracker"][number]["status"] for number in "123"} == {"printed"}


def test_her_ten_cards() -> None:
    cards = wingspan.components()["cards"]
    assert len(cards) == 10
    assert {card["id"]: card["remove_after_round"] for card in cards if "remove_after_round" in card} == {
        "A01": 1,
        "A02": 2,
        "A03": 3,
    }
    for card in cards:
        assert len(card["sections"]) == card.get("remove_after_round", 4)
    actions = Counter(section["action"] for card in cards for section in card["sections"].values())
    assert actions == {"lay_eggs": 11, "draw_cards": 8, "play_bird": 7, "gain_food": 8}


def test_the_map_has_twelve_spaces_of_each_habitat_and_nine_with_a_bonus() -> None:
    spaces = wingspan.components()["duet"]["spaces"]
    assert [space["id"] for space in spaces] == list(SPACES)
    assert Counter(space["habitat"] for space in spaces) == {"forest": 12, "grassland": 12, "wetland": 12}
    bonuses = Counter((space["habitat"], space["bonus"]) for space in spaces if "bonus" in space)
    assert bonuses == {("forest", "gain_die"): 3, ("wetland", "draw_card"): 3, ("grassland", "lay_egg"): 3}


def test_the_tracker_is_a_latin_square_of_corners() -> None:
    trackers = wingspan.components()["duet"]["tracker"]
    for one, other in combinations(trackers.values(), 2):
        assert all(one["corners"][corner] != other["corners"][corner] for corner in one["corners"])


def test_the_goals() -> None:
    data = wingspan.components()
    duet = [goal for tile in data["duet"]["tiles"] for goal in tile["goals"]]
    assert sorted(duet) == sorted([*DUET_GOALS, *EDGE_GOALS])
    boxes = Counter(tile["set"] for tile in data["base"]["tiles"])
    assert boxes == {"core": 8, "european": 5}


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


def let_two_cards_leave(kind: str, place: int) -> Change:
    def carry_out(data: dict[str, Any]) -> None:
        card = data[kind][place]
        card["remove_after_round"] = 1
        card["sections"] = {"1": card["sections"]["1"]}

    return carry_out


def drop_core_tiles(data: dict[str, Any]) -> None:
    for tile in data["base"]["tiles"][:5]:
        tile["set"] = "european"


WRONG: list[tuple[str, Change]] = [
    ("turns_per_round.3", change("turns_per_round", [8, 7, 6])),
    ("turns_per_round.0", change("turns_per_round.0", 0)),
    ("turns_per_round.3", change("turns_per_round.3", 8)),
    ("levels", change("levels.eagle", None)),
    ("levels.hawk", change("levels.hawk", {"face_down": 1, "tokens_per_egg": 1})),
    ("levels.eagle.tokens_per_egg", change("levels.eagle.tokens_per_egg", 0)),
    ("lost_icon.symbol", change("lost_icon.symbol", "egg")),
    ("lost_icon.status", change("lost_icon.status", "sure")),
    ("hoard.gains", change("hoard.gains.egg", None)),
    ("hoard.pays", change("hoard.pays.die", 1)),
    ("hoard.gains.egg", change("hoard.gains.egg", True)),
    ("cards", change("cards.1.id", "A01")),
    ("cards.3.sections", change("cards.3.sections.2", None)),
    ("cards.0.sections", change("cards.0.remove_after_round", 2)),
    ("cards.0.remove_after_round", change("cards.0.remove_after_round", 4)),
    ("cards.1.remove_after_round", let_two_cards_leave("cards", 1)),
    ("special_cards.1.remove_after_round", let_two_cards_leave("special_cards", 1)),
    ("cards.4.sections.1.eggs", change("cards.4.sections.1.eggs", 0)),
    ("cards.3.sections.1.eggs", change("cards.3.sections.1.eggs", 2)),
    ("cards.3.sections.1.right", change("cards.3.sections.1.right", "X")),
    ("cards.0.sections.1.food_order", change("cards.0.sections.1.food_order", ["rodent"])),
    ("cards.0.sections.1.food_order.0", change("cards.0.sections.1.food_order", ["cake"])),
    ("special_cards", change("special_cards.1.set", "core")),
    ("bonus_cards", change("bonus_cards.1.id", "autwitcher")),
    ("bonus_cards", change("bonus_cards", [])),
    ("bonus_cards.0.values", change("bonus_cards.0.values.eaglet", None)),
    ("bonus_cards.0.order", change("bonus_cards.0.order", "any")),
    ("base.green", change("base.green.3", None)),
    ("base.tiles", change("base.tiles", [])),
    ("base.tiles", drop_core_tiles),
    ("base.goals", change("base.goals.0.id", "total_birds")),
    ("base.tiles", change("base.tiles.0.goals.0", "cakes")),
    ("duet.points.0", change("duet.points.0", -2)),
    ("duet.ties.level", change("duet.ties.level", "she")),
    ("duet.tiles", change("duet.tiles.0.goals.0", "tokens_in_heaven")),
    ("duet.tiles", change("duet.tiles.4.against_automa", True)),
    ("duet.tiles", change("duet.tiles.1.goals.0", "tokens_in_forest")),
    ("duet.spaces", change("duet.spaces.3", None)),
    ("duet.spaces", change("duet.spaces.3.id", "r9c9")),
    ("duet.spaces.3.habitat", change("duet.spaces.3.habitat", "desert")),
    ("duet.tracker", change("duet.tracker.4", None)),
    ("duet.tracker.1.rows", change("duet.tracker.1.rows", ["map", "round", "type", "habitat"])),
    ("duet.tracker.1.rows", change("duet.tracker.1.rows", ["round", "map", "type"])),
    ("duet.tracker.1.corners", change("duet.tracker.1.corners.top_left", "pink")),
    ("duet.tracker.1.type", change("duet.tracker.1.type.pink", None)),
    ("duet.tracker.1.habitat.pink", change("duet.tracker.1.habitat.pink", "sea")),
    ("powers", change("powers.1.id", "one_food")),
    ("powers", change("powers.1.birds", ["Osprey", "Anna's Hummingbird", "Ruby-Throated Hummingbird"])),
    ("birds.de", change("birds.de.Emu", ["Emu"])),
    ("powers.0.kind", change("powers.0.kind", "magic")),
    ("powers.0.pays", change("powers.0.pays", {"die": 1})),
    ("powers.0.gains.food", change("powers.0.gains", {"food": 0})),
    ("powers.0.examples", change("powers.0.examples", {"cache": ["Sarus Crane"]})),
]


@pytest.mark.parametrize(("path", "carry_out"), WRONG, ids=[f"{n}-{path}" for n, (path, _) in enumerate(WRONG)])
def test_what_breaks_the_schema_is_refused_with_path_found_and_expected(path: str, carry_out: Change) -> None:
    data = wingspan.components()
    carry_out(data)
    with pytest.raises(Unreadable, match=r"found .*, expected ") as refusal:
        wingspan.check_components(data)
    assert refusal.value.path == path
    assert str(refusal.value).startswith(f"{path}: ")


RIGHT: dict[str, Change] = {
    "round 4 of the tracker": change("duet.tracker.4.habitat.pink", "forest"),
    "its status": change("duet.tracker.4.status", "printed"),
    "the lost icon": change("lost_icon", {"symbol": "remove_cube", "status": "printed"}),
    "base values": change("base.goals.0.base", [-1, 0, 5, 6]),
    "values of a bonus card": change("bonus_cards.0.values.eagle", [1, 2, 3, 4]),
    "turns": change("turns_per_round", [4, 3, 2, 1]),
    "food orders": change(
        "cards.0.sections.1.food_order",
        ["seed", "fish", "fruit", "invertebrate_or_seed", "invertebrate", "rodent"],
    ),
    "unknown keys": change("cards.0.note", "worn"),
}


@pytest.mark.parametrize("name", RIGHT)
def test_what_is_free_may_be_changed(name: str) -> None:
    data = wingspan.components()
    RIGHT[name](data)
    wingspan.check_components(data)
    assert data != wingspan.components()


def test_a_file_can_be_toml_or_json_with_or_without_marks() -> None:
    data = FILE.read(TEXT)
    assert data == wingspan.components()
    assert "provenance" not in data
    assert FILE.read(json.dumps(data)) == data


def test_changing_what_was_given_out_changes_nothing() -> None:
    wingspan.components()["cards"].clear()
    assert len(wingspan.components()["cards"]) == 10
