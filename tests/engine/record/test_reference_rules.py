"""Moa's records against a second reading of the rules, for the shipped components and for others."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from engine.log import Setup
from engine.record import write_record
from tests.engine.record.reference_rules import disagreement
from tests.support.games import CASES, Case
from tests.support.play import whole_match

MOA = [case for case in CASES if case.game.name == "moa"]
Data = dict[str, Any]


def shipped(_: Data) -> None:
    """Change nothing."""


def early_eruption(parts: Data) -> None:
    parts["volcano"]["track"] = [0, 2, "eruption"]


def cheap_tiles(parts: Data) -> None:
    """More draws, so that the bird cards run out."""
    parts["limits"]["hand"] = 12
    for tile in parts["karakia_tiles"].values():
        tile["cost"] = 1


def weak_mammals(parts: Data) -> None:
    """More defences, attacks and strongholds."""
    for mammal in parts["mammals"].values():
        mammal["fight"] = 2
    for card in parts["bird_cards"].values():
        card["icons"] = {"bird": 1, "fight": 1, "honour": 1, "karakia": 1}


@pytest.mark.parametrize("case", MOA, ids=str)
@pytest.mark.parametrize("change", [shipped, early_eruption, cheap_tiles, weak_mammals])
def test_both_readings_agree(case: Case, change: Any) -> None:
    assert_agree(case, change, range(800, 802))


@pytest.mark.slow
@pytest.mark.parametrize("case", MOA, ids=str)
@pytest.mark.parametrize("change", [shipped, early_eruption, cheap_tiles, weak_mammals])
def test_both_readings_agree_in_many_games(case: Case, change: Any) -> None:
    assert_agree(case, change, range(10_000, 10_020))


def assert_agree(case: Case, change: Any, seeds: range) -> None:
    parts = copy.deepcopy(dict(case.setup.components))
    change(parts)
    changed = Case(case.game, Setup(case.setup.seats, case.setup.options, parts, case.setup.further))
    for seed in seeds:
        lines = [json.loads(line) for line in write_record(whole_match(changed, seed)).splitlines()]
        assert disagreement(lines) is None, seed


def test_the_reference_finds_what_is_wrong() -> None:
    lines = [json.loads(line) for line in write_record(whole_match(MOA[1], 803)).splitlines()]
    lines[-3]["position"]["seats"]["red"]["score"] += 1
    assert "seats" in (disagreement(lines) or "")
