"""Decisions judged: by what their seats knew and nothing else, the better answer found, all of it written and read."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import islice

import pytest

from engine.analysis import Judgement, Moment, judge, moments
from engine.automa import PLAYERS
from engine.automa.budget import Playouts
from engine.automa.play import play_on
from engine.contract import AnyGame
from engine.games import GAMES
from engine.log import new_setup
from engine.match import Match
from engine.question import question_of
from tests.engine.automa.knowing_toy import KnowingToy
from tests.engine.toy import Lay, Toy
from tests.support.permute import permute

TOY = KnowingToy()


def played(game: AnyGame, seats: int = 2, entries: int = 10**6, seed: int = 1) -> Match:
    """Play a game between automas, or its first entries."""
    match = Match.start(game, new_setup(game, game.colours[:seats]), random.Random(seed))
    level = "nestling" if game.heuristics is not None else "random"
    for _ in islice(play_on(match, dict.fromkeys(match.setup.seats, PLAYERS[level]), random.Random(seed)), entries):
        pass
    return match


def decisions(match: Match) -> Sequence[Moment]:
    return list(moments(match.game, match.setup, match.entries))


def look(moment: Moment, playouts: int = 30, seed: int = 1) -> Judgement:
    return judge(moment.question, moment.played if moment.open else None, Playouts(playouts), random.Random(seed))


def test_moments_are_the_decisions_as_they_were_asked() -> None:
    match = played(TOY)
    found = decisions(match)
    assert [each.n for each in found] == list(range(2, len(match.entries) + 1))
    for each in found:
        entry = match.entries[each.n - 1]
        assert (each.seat, each.played) == (entry.actor, entry.action)
        assert each.own
        assert each.after == match.after(each.n)
        each.question.check(each.played)


def test_what_time_or_an_automa_has_answered_is_nobodys_own() -> None:
    match = Match.start(TOY, new_setup(TOY, TOY.colours[:2]), random.Random(1))
    match.time_out(match.decisions()[0].seat, random.Random(1))
    seat = match.decisions()[0].seat
    match.act(seat, match.decisions()[0].default, random.Random(1), by="fledgling")
    assert [each.own for each in decisions(match)] == [False, False]


def test_the_better_answer_is_found() -> None:
    match = Match.start(TOY, new_setup(TOY, TOY.colours[:2]), random.Random(1))
    question = question_of(TOY, match.position, match.decisions()[0].seat)
    held = match.position.hands[question.seat]
    judgement = judge(question, Lay(min(held)), Playouts(60), random.Random(1))
    best, highest, lowest = judgement.considered[0], judgement.of(Lay(max(held))), judgement.of(Lay(min(held)))
    assert highest is not None
    assert lowest is not None
    assert lowest.share < highest.share <= best.share
    assert lowest.margin < highest.margin <= best.margin
    assert judgement.glance


@pytest.mark.parametrize("name", ["moa", "laisla"])
def test_shares_add_up_and_what_was_given_is_judged(name: str) -> None:
    for each in decisions(played(GAMES[name], 2, 12))[6:8]:
        judgement = look(each, 12)
        assert sum(judgement.watched.values()) == pytest.approx(1)
        assert judgement.of(each.played) is not None
        assert Judgement.from_data(GAMES[name], judgement.to_data()) == judgement


def test_a_forced_decision_says_only_how_the_seats_stood() -> None:
    judgement = judge(decisions(played(TOY))[0].question, None, Playouts(5), random.Random(1))
    assert judgement.watched
    assert (judgement.considered, judgement.glance) == ((), ())


@pytest.mark.parametrize("name", ["moa", "laisla"])
def test_hidden_cards_change_nothing(name: str) -> None:
    """The same decision over other hidden cards is judged the same."""
    game = GAMES[name]
    match = played(game, 2, 8)
    decision = match.decisions()[0]
    other = permute(game, match.position, decision.seat, random.Random(5))
    assert other != match.position
    told = [
        judge(question_of(game, each, decision.seat), decision.default, Playouts(12), random.Random(2))
        for each in (match.position, other)
    ]
    assert told[0].considered == told[1].considered


def test_without_heuristics_play_outs_are_random() -> None:
    match = played(Toy(), entries=4)
    judgement = look(decisions(match)[-1], 8)
    assert sum(judgement.watched.values()) == pytest.approx(1)
    assert judgement.considered


def test_of_answers_at_the_same_time_the_last_one_shows() -> None:
    match = Match.start(TOY, new_setup(TOY, TOY.colours[:2], {"mode": "together"}), random.Random(1))
    for seat in match.setup.seats:
        match.act(seat, match.decisions()[0].default, random.Random(1))
    assert [each.shown for each in decisions(match)] == [False, True]
