"""Random games of every mode: their records' form, that nothing gets lost, and that a second count agrees."""

from __future__ import annotations

import json
import random
from collections import Counter
from copy import deepcopy
from dataclasses import replace
from itertools import cycle, product
from typing import Any

import pytest

from engine.automa import RandomPlayer
from engine.chance import ReplayedChance as Replay
from engine.log import new_setup
from engine.match import Match
from engine.question import question_of
from engine.record import read_record, replay, verify, write_record
from engine.wingspan import wingspan
from engine.wingspan.actions import Setup
from engine.wingspan.names import BOXES, LEVELS, MODES, VARIANTS
from tests.engine.wingspan import record_form

Record = list[dict[str, Any]]
GAMES = {"wingspan": wingspan}
BONUS = cycle(("asia", "percent", "european", "rare_species_lister", "percent:Cartographer"))
SETUPS = [
    Setup(mode, level, special, tokens, BOXES, bonus)
    for (mode, level, special, tokens), bonus in zip(
        product(MODES, LEVELS, ("ALLIANCE", None, "AUTOMUBON"), VARIANTS), BONUS, strict=False
    )
]


def random_match(setup: Setup, seed: int) -> Match:
    """Play a random game with this setup, with time-outs and corrections."""
    rng = random.Random(seed)
    match = Match.start(wingspan, new_setup(wingspan, [rng.choice(wingspan.colours)]), rng)
    (seat,) = match.setup.seats
    match.act(seat, setup, rng)
    player = RandomPlayer()
    while match.decisions():
        if rng.random() < 0.03:
            match.time_out(seat, rng)
        else:
            match.act(seat, player.choose(question_of(wingspan, match.position, seat), rng), rng)
    return match


@pytest.fixture(scope="module")
def matches() -> list[Match]:
    return [random_match(setup, seed) for seed, setup in enumerate(SETUPS[::5])]


@pytest.fixture(scope="module")
def records(matches: list[Match]) -> list[Record]:
    return [[json.loads(line) for line in write_record(match).splitlines()] for match in matches]


@pytest.fixture(scope="module")
def seen(records: list[Record]) -> Counter[str]:
    return sum((record_form.check(record) for record in records), Counter[str]())


def test_records_have_the_form_and_a_second_count_agrees(seen: Counter[str]) -> None:
    assert seen["turn"] > 250


@pytest.mark.parametrize("kind", list(record_form.ACTIONS))
def test_every_kind_of_action_came_up(kind: str, seen: Counter[str]) -> None:
    assert seen[kind] > 5


@pytest.mark.parametrize(
    "moment",
    [
        *MODES,
        *LEVELS,
        *VARIANTS,
        "special None",
        "special ALLIANCE",
        "special AUTOMUBON",
        "timeout",
        "setup anew",
        "own token",
        "asked tray",
        "asked goal",
        "she won",
        "person won",
    ],
)
def test_rare_moments_came_up(moment: str, seen: Counter[str]) -> None:
    assert seen[moment] > 0


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(8))
def test_a_second_count_agrees_over_many_games(seed: int) -> None:
    for number, setup in enumerate(SETUPS):
        match = random_match(setup, 1000 * (seed + 1) + number)
        record_form.check([json.loads(line) for line in write_record(match).splitlines()])


def test_the_second_count_would_find_a_wrong_one(records: list[Record]) -> None:
    for key in ("birds", "face_down", "eggs", "tokens", "total"):
        wrong = deepcopy(records[0])
        hers = wrong[-2]["position"]["hers"]
        hers[key] = [*hers[key], 1] if key == "birds" else hers[key] + 1
        with pytest.raises(AssertionError):
            record_form.check(wrong)


def test_records_verify_and_replay(matches: list[Match]) -> None:
    for match in matches[::4]:
        data = write_record(match)
        assert list(verify(data, GAMES)) == []
        assert replay(read_record(data, GAMES)).position == match.position


def test_storing_and_resuming_at_every_entry_changes_nothing() -> None:
    match = random_match(SETUPS[0], 7)
    seat, data = match.setup.seats[0], None
    position: Any = None
    for entry in match.entries[1:]:
        chance = Replay(entry.chance)
        if position is None:
            position = wingspan.start((seat,), {}, match.setup.components, chance, match.setup.further).position
        data = json.loads(json.dumps(position.to_data()))
        action: Any = getattr(entry.action, "action", entry.action)
        position = wingspan.apply(wingspan.position_from_data(data), seat, action, chance).position
    assert position == match.position


def test_events_and_actions_of_whole_games_survive_storage(matches: list[Match]) -> None:
    for match in matches[::3]:
        for entry in match.entries:
            for event in entry.events:
                assert wingspan.event_from_data(json.loads(json.dumps(event.to_data()))) == event
                assert event.seen_by(None) == event


def test_what_only_goes_on_with_the_last_post_says_so(matches: list[Match]) -> None:
    """Answers about the tray, tokens, reactions and corrections begin with an event that continues; turns do not."""
    goes_on = {"tray", "token", "react", "take_back"}
    for match in matches[::3]:
        told = False
        for entry in match.entries[1:]:
            kind = getattr(entry.action, "action", entry.action).to_data()["type"]
            first = entry.events[0]
            if kind == "setup":
                assert first.amends_last_post == told
                told = True
            elif kind == "goal":
                assert first.amends_last_post == (first.to_data()["type"] == "corrected")
            else:
                assert first.amends_last_post == (kind in goes_on)
            assert not any(event.amends_last_post for event in entry.events[1:]) or first.amends_last_post


def test_views_are_the_same_for_all_and_plain(matches: list[Match]) -> None:
    for match in matches[::3]:
        views = [wingspan.view(match.position, viewer) for viewer in (*match.setup.seats, None)]
        assert replace(views[0], viewer=None) == views[1]
        assert json.loads(json.dumps(views[0].to_data()))["final"]["winner"] in wingspan.colours
