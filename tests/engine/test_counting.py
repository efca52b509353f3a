"""What happened in a finished game, counted: nothing is lost, and the names are those of the game."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache

import pytest

from engine.automa import PLAYERS
from engine.automa.play import play_on
from engine.contract import AnyGame, Seat
from engine.counting import SeatCount, Use, count
from engine.games import GAMES
from engine.log import new_setup
from engine.match import Match
from engine.moa.events import CardsDrawn, HandDealt
from engine.rulebook import load
from tests.engine.toy import Toy

WITH_LEDGER = {name: game for name, game in GAMES.items() if game.ledger is not None}
OPTIONS: dict[str, dict[str, str | bool]] = {"moa": {"neutral_scores": "shown"}, "laisla": {"deck": "full"}}
"""What is there to count most of."""


@cache
def played(name: str, seats: int, player: str = "nestling") -> Match:
    """Return a finished game."""
    return _played(GAMES[name], seats, player, OPTIONS[name])


def _played(game: AnyGame, seats: int, player: str, options: dict[str, str | bool] | None = None) -> Match:
    rng, colours = random.Random(seats), game.colours[:seats]
    match = Match.start(game, new_setup(game, colours, options), rng)
    for _ in play_on(match, dict.fromkeys(colours, PLAYERS[player]), rng):
        pass
    return match


def of_kind(seat: SeatCount, kind: str) -> list[Use]:
    """Return what a seat did with all components of a kind."""
    return [use for (each, _), use in seat.uses.items() if each == kind]


CASES = [(name, seats) for name, game in WITH_LEDGER.items() for seats in (min(game.seat_counts), 4)]
every_case = pytest.mark.parametrize(("name", "seats"), CASES)


def test_moa_and_la_isla_tell_what_is_counted() -> None:
    assert set(WITH_LEDGER) >= {"moa", "laisla"}


@every_case
def test_points_by_source_are_the_final_score(name: str, seats: int) -> None:
    match = played(name, seats)
    assert match.result is not None
    found: dict[Seat, int] = {seat: sum(each.points.values()) for seat, each in count(match).seats.items()}
    assert found == match.result.scores
    assert all(found.values())


@every_case
def test_seats_are_told_in_the_order_of_the_table(name: str, seats: int) -> None:
    match = played(name, seats)
    assert count(match).order == match.position.seating


@every_case
def test_every_answer_is_counted_once(name: str, seats: int) -> None:
    match = played(name, seats)
    counted = count(match)
    assert counted.entries == len(match.entries) == 1 + sum(sum(each.ways.values()) for each in counted.seats.values())
    assert sum(counted.events.values()) == sum(len(entry.events) for entry in match.entries)
    assert counted.rounds == match.position.round if name == "laisla" else 14


@every_case
def test_what_is_counted_has_names_of_the_game(name: str, seats: int) -> None:
    match = played(name, seats)
    ledger, counted = WITH_LEDGER[name].ledger, count(match)
    assert ledger is not None
    names = ledger.names(match.position)
    assert set(names) == set(ledger.kinds)
    for seat in counted.seats.values():
        assert {(kind, each) for kind, each in seat.uses if each not in names[kind]} == set()
    assert set(counted.rules) <= set(ledger.rule_ids)


@pytest.mark.parametrize("name", WITH_LEDGER)
def test_every_rule_that_can_be_counted_is_in_the_rulebook(name: str) -> None:
    ledger, book = WITH_LEDGER[name].ledger, load(f"engine.{name}")
    assert ledger is not None
    assert [each for each in ledger.rule_ids if book.find(each) is None] == []


@every_case
def test_no_more_is_used_than_was_had(name: str, seats: int) -> None:
    match = played(name, seats)
    ledger = WITH_LEDGER[name].ledger
    assert ledger is not None
    for seat in count(match).seats.values():
        for (kind, each), use in seat.uses.items():
            assert use.used <= use.had or ledger.kinds[kind] == "open", (kind, each)


def test_bird_cards_of_moa_are_those_of_the_hands_and_territories_score_what_they_score() -> None:
    match = played("moa", 4)
    events = [event for entry in match.entries for event in entry.events]
    dealt = sum(event.count for event in events if isinstance(event, HandDealt | CardsDrawn))
    seats = count(match).seats.values()
    assert sum(use.had for seat in seats for use in of_kind(seat, "bird_card")) == dealt
    for seat in seats:
        assert sum(use.points for use in of_kind(seat, "territory")) == seat.points["territories"]


def test_functions_of_la_isla_are_laid_once_a_round() -> None:
    counted = count(played("laisla", 4))
    for seat in counted.seats.values():
        for kind in ("function", "family", "cube", "animal"):
            assert sum(use.used for use in of_kind(seat, kind)) == counted.rounds
        given = sum(use.points for use in of_kind(seat, "family"))
        assert given == seat.points["markers by functions"] + seat.points["points of functions"]


def test_a_game_without_a_ledger_is_counted_as_far_as_all_games_are() -> None:
    counted = count(_played(Toy(), 3, "random"))
    assert sum(sum(each.ways.values()) for each in counted.seats.values()) == counted.entries - 1
    assert (counted.rounds, counted.rules) == (0, Counter())
    assert all(not each.points and not each.uses for each in counted.seats.values())
    assert counted.events["dealt"] == 1
