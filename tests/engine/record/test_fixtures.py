"""The whole games in tests/fixtures: replayed, compared in every field, and held to the form of docs/record.md."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from engine.games import GAMES
from engine.record import read_record, replay, verify, write_record
from tests.engine.laisla import record_form as laisla_form
from tests.engine.record import moa_form
from tests.engine.wingspan import record_form as wingspan_form

FILES = sorted((Path(__file__).parents[2] / "fixtures").glob("*/*.jsonl"))
LATE = tuple("6789")
"""How the names of those end that are replayed among the slow tests: six of each kind of table are not."""
FILES_AS_PARAMETERS = [
    pytest.param(
        file, id=f"{file.parent.name}-{file.stem}", marks=[pytest.mark.slow] if file.stem.endswith(LATE) else []
    )
    for file in FILES
]


@pytest.mark.parametrize("file", FILES_AS_PARAMETERS)
def test_a_fixture_verifies_and_is_written_the_same(file: Path) -> None:
    data = file.read_bytes()
    assert [str(fault) for fault in verify(data, GAMES)] == []
    match = replay(read_record(data, GAMES))
    assert match.result is not None
    lines = [json.loads(line) for line in data.splitlines()]
    brief = "position" not in lines[1]
    again = [json.loads(line) for line in write_record(match, brief=brief).splitlines()]
    for line in (*again, *lines):
        line.pop("events", None)
    assert again == lines


def test_there_are_ten_games_for_each_number_of_players() -> None:
    counted = Counter((file.parent.name, int(file.stem.split("-")[0])) for file in FILES)
    assert counted == {(name, number): 10 for name, game in GAMES.items() for number in game.seat_counts}


def test_some_games_for_each_number_of_players_have_every_position() -> None:
    found = set()
    for file in FILES:
        if "position" in json.loads(file.read_bytes().splitlines()[1]):
            found.add((file.parent.name, int(file.stem.split("-")[0])))
    assert found == {(name, number) for name, game in GAMES.items() for number in game.seat_counts}


@pytest.fixture(scope="module")
def seen() -> Counter[str]:
    """Check the form of Moa's fixtures, and count what came up."""
    counted: Counter[str] = Counter()
    for file in FILES:
        if file.parent.name == "moa":
            counted += moa_form.check([json.loads(line) for line in file.read_bytes().splitlines()])
    return counted


def test_the_fixtures_have_every_kind_of_action_and_decision(seen: Counter[str]) -> None:
    kinds = [*(set(moa_form.ACTIONS) - {"neutral_skip"}), "timeout", "new period", "reshuffle of mammals"]
    kinds += [f"asked {kind}" for kind in moa_form.ANSWERS] + ["discard in terrain", "discard in actions"]
    assert [kind for kind in kinds if not seen[kind]] == []


def test_the_fixtures_of_la_isla_have_both_decks_and_the_form_of_the_document() -> None:
    counted: Counter[str] = Counter()
    decks = set()
    for file in FILES:
        if file.parent.name == "laisla":
            lines = [json.loads(line) for line in file.read_bytes().splitlines()]
            decks.add(lines[0]["options"]["deck"])
            if "position" in lines[1]:
                counted += laisla_form.check(lines)
    assert decks == {"basic", "full"}
    assert [kind for kind in ("assign", "place", "take", "cube", "marker", "timeout") if not counted[kind]] == []


def test_the_fixtures_of_the_automa_have_every_mode_and_action_and_the_form_of_the_document() -> None:
    counted: Counter[str] = Counter()
    modes = set()
    for file in FILES:
        if file.parent.name == "wingspan":
            lines = [json.loads(line) for line in file.read_bytes().splitlines()]
            modes |= {line["action"]["mode"] for line in lines[1:-1] if line["action"]["type"] == "setup"}
            if "position" in lines[1]:
                counted += wingspan_form.check(lines)
    assert modes == {"duet", "green", "blue"}
    kinds = [*wingspan_form.ACTIONS, "timeout", "setup anew", "cache", "hoard", "eaglet", "eagle", "own token"]
    assert [kind for kind in kinds if not counted[kind]] == []
