"""The Automa's records against a second reading of the rules, for the shipped components and for an owner's own."""

from __future__ import annotations

import contextlib
import copy
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.contract import Illegal
from engine.games import GAMES
from engine.log import Setup
from engine.match import Match
from engine.record import read_record, replay, write_record
from tests.engine.wingspan.odd_actions import odd_action
from tests.engine.wingspan.reference_rules import disagreement
from tests.support.games import CASES, Case
from tests.support.play import whole_match

(CASE,) = (case for case in CASES if case.game.name == "wingspan")
FIXTURES = sorted((Path(__file__).parents[2] / "fixtures" / "wingspan").glob("*.jsonl"))
Data = dict[str, Any]
Change = Callable[[Data], None]


def shipped(_: Data) -> None:
    """Change nothing."""


def few_map_tokens(parts: Data) -> None:
    """Both sides run out."""
    parts["duet"]["tokens"] = 4


def other_ties(parts: Data) -> None:
    parts["duet"]["ties"] |= {"level": "none", "nothing": "both"}
    parts["duet"]["pairs"]["value"] = 1
    parts["base"]["blue"] |= {"points": 2, "most": 7}


def other_icons(parts: Data) -> None:
    """What is assumed of her cards, and the tracker of round 4, as another owner may have read them."""
    parts["lost_icon"]["symbol"] = "remove_cube"
    parts["blank_section"]["symbol"] = "place_cube"
    tracker = parts["duet"]["tracker"]["4"]
    tracker["rows"] = ["habitat", "type", "map", "round"]
    tracker["corners"] = {
        "top_left": "blank",
        "top_right": "pink",
        "bottom_left": "remove_cube",
        "bottom_right": "place_cube",
    }


CHANGES: tuple[Change, ...] = (shipped, few_map_tokens, other_ties, other_icons)
every_change = pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)


def lines_of(record: bytes) -> list[Data]:
    return [json.loads(line) for line in record.splitlines()]


def assert_agree(change: Change, seeds: range) -> None:
    parts = copy.deepcopy(dict(CASE.setup.components))
    change(parts)
    changed = Case(CASE.game, Setup(CASE.setup.seats, CASE.setup.options, parts, CASE.setup.further))
    for seed in seeds:
        assert disagreement(lines_of(write_record(whole_match(changed, seed, 0.02)))) is None, seed


@pytest.mark.parametrize("file", FIXTURES, ids=lambda file: file.stem)
def test_both_readings_agree_on_a_fixture(file: Path) -> None:
    match = replay(read_record(file.read_bytes(), GAMES))
    assert disagreement(lines_of(write_record(match))) is None


@every_change
def test_both_readings_agree(change: Change) -> None:
    assert_agree(change, range(900, 902))


@pytest.mark.slow
@every_change
def test_both_readings_agree_in_many_games(change: Change) -> None:
    assert_agree(change, range(30_000, 30_040))


def odd_game(seed: int) -> Match:
    """Play a game in which much is told that nobody offers; whatever is refused is refused as Illegal."""
    rng = random.Random(seed)
    match = Match.start(CASE.game, CASE.setup, rng)
    while decisions := match.decisions():
        with contextlib.suppress(Illegal):
            match.act(decisions[0].seat, odd_action(match.position, decisions[0].default, rng), rng)
    return match


def test_both_readings_agree_on_what_nobody_offers() -> None:
    assert_agree_on_odd_games(range(40_000, 40_020))


@pytest.mark.slow
def test_both_readings_agree_on_what_nobody_offers_in_many_games() -> None:
    assert_agree_on_odd_games(range(41_000, 41_150))


def assert_agree_on_odd_games(seeds: range) -> None:
    winners = set()
    for seed in seeds:
        match = odd_game(seed)
        assert disagreement(lines_of(write_record(match))) is None, seed
        assert match.result is not None
        winners.add((len(set(match.result.scores.values())) == 1, match.result.winners))
    assert {(True, (CASE.setup.further,)), (True, CASE.setup.seats)} <= winners, "ties went either way"


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("hers", "eggs"), 99),
        (("hers", "cubes"), 9),
        (("hers", "goals"), []),
        (("own_tokens",), [{"space": "r1c1", "round": 1}]),
        (("deck",), []),
        (("deciding",), []),
    ],
    ids=str,
)
def test_the_reference_finds_what_is_wrong(path: tuple[str, ...], value: Any) -> None:
    lines = lines_of(FIXTURES[0].read_bytes())
    place = lines[-3]["position"]
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    assert path[0] in (disagreement(lines) or "")


def test_the_reference_finds_a_wrong_result() -> None:
    lines = lines_of(FIXTURES[0].read_bytes())
    lines[-1]["result"]["winners"] = ["blue"]
    assert "result" in (disagreement(lines) or "")
