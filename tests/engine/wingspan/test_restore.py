"""Positions as stored data: nothing is lost, and damage is found."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

import pytest

from engine.contract import Unreadable
from engine.wingspan import wingspan
from engine.wingspan.position import WingspanPosition
from tests.engine.wingspan.positions import duet, unset


@lru_cache(maxsize=1)
def busy() -> WingspanPosition:
    """Give a position that has something of everything."""
    table = duet().draws("A04").draws("A07", tray="none").does("token r1c1").does("token reset")
    table.does("react Common Loon count 3").does("react gain 2 food pay 1 egg").does("take_back 1")
    table.finish().does("score birds 3")
    return table.position


def test_a_position_is_read_back_whole() -> None:
    for position in (busy(), unset().position):
        data = json.loads(json.dumps(position.to_data()))
        restored = wingspan.position_from_data(data)
        assert restored == position
        assert restored.to_data() == position.to_data()


DAMAGE: list[tuple[str, str, Any]] = [
    ("seat", "seat", "pink"),
    ("automa", "seat", "pink"),
    ("phase", "phase", "lunch"),
    ("round", "round", 5),
    ("round", "round", "1"),
    ("deck", "cards", ["A99"]),
    ("removed", "cards", ["A99"]),
    ("goals", "goals", ["tokens_in_heaven"]),
    ("bonus_card", "bonus_card", "luck"),
    ("setup", "setup", None),
    ("setup", "setup.mode", {"mode": "solo"}),
    ("score", "score.leftover", {"birds": 1}),
    ("own_tokens", "own_tokens", [{"space": "r9c9", "round": 1}]),
    ("own_tokens", "own_tokens.0.round", [{"space": "r1c1"}]),
    ("turns", "turns.0.scan", [{"round": 1, "turn": 1, "card": "A01", "points": None}]),
    ("reactions", "reactions", None),
    ("counts", "counts.0", ["three"]),
    ("extra", "extra", 1),
]


@pytest.mark.parametrize(("key", "path", "value"), DAMAGE, ids=[f"{n}-{path}" for n, (_, path, _) in enumerate(DAMAGE)])
def test_damage_is_found(key: str, path: str, value: Any) -> None:
    data = json.loads(json.dumps(busy().to_data()))
    if key in ("setup", "score") and value is not None:
        data[key] |= value
        if key == "score":
            del data[key]["leftover"]
    else:
        data[key] = value
    with pytest.raises(Unreadable) as damage:
        wingspan.position_from_data(data)
    assert damage.value.path == path


def test_a_bird_that_the_components_do_not_have() -> None:
    data = json.loads(json.dumps(busy().to_data()))
    data["reactions"][0]["bird"] = "Emu"
    with pytest.raises(Unreadable):
        wingspan.position_from_data(data)
