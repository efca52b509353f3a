"""Random games' records: their form, that nothing gets lost, and that a second reading of the rules agrees."""

from __future__ import annotations

import json
import random
from collections import Counter
from copy import deepcopy
from itertools import product
from typing import Any

import pytest

from engine.automa import RandomPlayer
from engine.laisla import laisla
from engine.laisla.functions import FUNCTIONS
from engine.log import new_setup
from engine.match import Match
from engine.question import question_of
from engine.record import write_record
from tests.engine.laisla import record_form
from tests.engine.laisla.reference_rules import disagreement

Record = list[dict[str, Any]]
TABLES: list[tuple[int, dict[str, str | bool]]] = [
    (seats, {"deck": deck, "track": track, "wild_limit": wild, "large_counts_double": double})
    for seats, deck in product((2, 3, 4), ("basic", "full"))
    for track, wild, double in (("standard", "one", True), ("short", "unlimited", False))
]


def random_record(seats: int, options: dict[str, str | bool], seed: int) -> Record:
    """Play a random game in which some answers time out and some assignments are thought better of."""
    rng = random.Random(seed)
    match = Match.start(laisla, new_setup(laisla, laisla.colours[:seats], options), rng)
    while decisions := match.decisions():
        seat = rng.choice(decisions).seat
        if decisions[0].kind == "assign" and rng.random() < 0.2:
            seat = rng.choice(match.setup.seats)
        if rng.random() < 0.03 and seat in [decision.seat for decision in decisions]:
            match.time_out(seat, rng)
        else:
            match.act(seat, lively(match, seat, rng), rng)
    return [json.loads(line) for line in write_record(match).splitlines()]


def lively(match: Match, seat: str, rng: random.Random) -> Any:
    """Choose at random, but place rather than take, so that clearings are enclosed and explorers move."""
    offers = list(laisla.actions(match.position, seat))
    places = [action for action in offers if action.type == "place"]
    return (
        rng.choice(places)
        if places and rng.random() < 0.8
        else RandomPlayer().choose(question_of(laisla, match.position, seat), rng)
    )


@pytest.fixture(scope="module")
def records() -> list[Record]:
    return [random_record(seats, options, 88 + number) for number, (seats, options) in enumerate(TABLES * 3)]


@pytest.fixture(scope="module")
def seen(records: list[Record]) -> Counter[str]:
    """Check the form of every record, and count what came up."""
    counted: Counter[str] = Counter()
    for record in records:
        counted += record_form.check(record)
    return counted


def test_every_kind_of_action_and_decision_came_up_in_the_right_form(seen: Counter[str]) -> None:
    kinds = [*record_form.ACTIONS, *(f"asked {kind}" for kind in record_form.ANSWERS)]
    kinds += ["timeout", "assign again", "moved", "wild", "discount", "extra slot", "fourth card", "reshuffle"]
    assert [kind for kind in kinds if not seen[kind]] == []


def test_a_second_reading_of_the_rules_agrees(records: list[Record]) -> None:
    for record in records:
        assert disagreement(record) is None


def test_the_second_reading_notices_what_is_wrong(records: list[Record]) -> None:
    for change in (("score", 1), ("supply", -1), ("reserve", 1)):
        record = deepcopy(records[0])
        record[len(record) // 2]["position"]["seats"]["red"][change[0]] += change[1]
        assert disagreement(record) is not None
    record = deepcopy(records[0])
    record[-1]["result"]["winners"] = []
    assert str(disagreement(record)).startswith("result")


def test_every_function_was_laid_in_some_game(records: list[Record]) -> None:
    cards = {card["id"]: card["function"] for card in laisla.components()["deck"]}
    laid = {cards[card] for record in records for card in covered_and_laid(record[-2]["position"])}
    assert laid >= FUNCTIONS.keys() - {"extra_slot"}


def covered_and_laid(position: dict[str, Any]) -> set[int]:
    """Give the cards that were laid in A."""
    slots = [card for state in position["seats"].values() for card in state["holder"] + state["extra_slots"]]
    return {card for card in [*slots, *position["piles"]["covered"]] if card is not None}
