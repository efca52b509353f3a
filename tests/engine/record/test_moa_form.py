"""Random games' records in the form of docs/record.md, with every kind of action and decision among them."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from engine.record import write_record
from tests.engine.record import moa_form
from tests.support.games import CASES
from tests.support.play import whole_match

MOA = [case for case in CASES if case.game.name == "moa"]


@pytest.fixture(scope="module")
def seen() -> Counter[str]:
    """Check many records, and count what came up."""
    counted: Counter[str] = Counter()
    for case in MOA:
        for seed in range(3):
            lines = [json.loads(line) for line in write_record(whole_match(case, 700 + seed)).splitlines()]
            counted += moa_form.check(lines)
    return counted


def test_every_kind_of_action_came_up(seen: Counter[str]) -> None:
    assert {kind for kind in moa_form.ACTIONS if not seen[kind]} <= {"neutral_skip"}
    assert seen["timeout"]


def test_every_kind_of_decision_came_up(seen: Counter[str]) -> None:
    assert {kind for kind in moa_form.ANSWERS if not seen[f"asked {kind}"]} == set()


def test_rare_moments_came_up(seen: Counter[str]) -> None:
    for moment in ("new period", "reshuffle of mammals", "discard in terrain", "discard in actions"):
        assert seen[moment], moment
