"""What a game comes to, told of given judgements."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import pytest

from engine.analysis import Judgement, Judgements, Moment, story, to_look_at_again
from engine.automa import Considered
from engine.contract import Result
from tests.engine.analysis.test_judging import TOY, decisions, look, played
from tests.engine.toy import Lay, Pass

EVEN = {"red": 0.5, "yellow": 0.5}
AHEAD = {"red": 0.9, "yellow": 0.1}
RED_WON = Result({"red": 9, "yellow": 1}, ("red",))


def asked(count: int) -> Sequence[Moment]:
    """Return so many decisions, two of a round, in which the seats lay by turns."""
    found = decisions(played(TOY))
    by_turns = [next(each for each in found if each.seat == seat) for seat in EVEN]
    return [replace(by_turns[at % 2], n=at + 2, played=Lay(1), round=str(at // 2 + 1)) for at in range(count)]


def seen(shares: Mapping[str, float], played: float = 0.5, other: float = 0.5) -> Judgement:
    best = sorted([Considered(Lay(1), played, 0.0), Considered(Pass(), other, 0.0)], key=lambda each: -each.share)
    return Judgement(shares, tuple(best))


def test_points_are_means_of_rounds_and_the_end_is_the_result() -> None:
    them = asked(4)
    judged = Judgements({2: seen(EVEN), 3: seen(AHEAD), 4: seen(AHEAD), 5: seen(AHEAD)})
    points = story(them, judged, RED_WON).points
    assert [each.round for each in points] == ["1", "2", ""]
    assert points[0].shares == pytest.approx({"red": 0.7, "yellow": 0.3})
    assert points[-1].shares == {"red": 1.0, "yellow": 0.0}
    shared = story(them, judged, Result({"red": 1, "yellow": 1}, ("red", "yellow")))
    assert shared.points[-1].shares == EVEN


def test_where_the_shares_moved_is_looked_at_again_and_told() -> None:
    them = asked(16)
    first = {each.n: seen(EVEN if each.n < 10 else AHEAD) for each in them}
    again = to_look_at_again(them, Judgements(first))
    assert {9, 10} <= set(again)
    told = story(them, Judgements(first, {n: first[n] for n in again}), RED_WON)
    turning = next(each for each in told.turnings if each.ns == (9,))
    assert (turning.before, turning.after) == (EVEN, AHEAD)
    assert [each.ns for each in told.turnings] == sorted(each.ns for each in told.turnings)


def test_a_turn_of_several_decisions_turns_as_a_whole() -> None:
    them = [replace(each, round="1" if 8 <= each.n < 12 else each.round) for each in asked(16)]
    them = [replace(each, question=them[6].question) if 8 <= each.n < 12 else each for each in them]
    first = {each.n: seen(EVEN if each.n < 12 else AHEAD) for each in them}
    told = story(them, Judgements(first, first), RED_WON)
    assert (8, 9, 10, 11) in {each.ns for each in told.turnings}


def test_what_nobody_else_could_see_is_no_turning_point() -> None:
    them = [replace(each, shown=each.n != 9) for each in asked(16)]
    first = {each.n: seen(EVEN if each.n < 10 else AHEAD) for each in them}
    told = story(them, Judgements(first, first), RED_WON)
    assert (9,) not in {each.ns for each in told.turnings}


def test_what_stood_out_by_luck_alone_is_not_told() -> None:
    them = asked(8)
    red = [each.n for each in them if each.seat == "red"]
    first = {each.n: seen(EVEN) for each in them}
    first[red[0]], first[red[1]] = seen(EVEN, played=0.1), seen(EVEN, played=0.3)
    again = to_look_at_again(them, Judgements(first))
    assert set(red[:2]) <= set(again)
    second = {n: seen(EVEN) for n in again} | {red[1]: seen(EVEN, played=0.3)}
    told = story(them, Judgements(first, second), RED_WON)
    assert told.costliest["red"].n == red[1]
    assert told.costliest["red"].share == pytest.approx(-0.2)
    assert "yellow" not in told.costliest, "nothing that it did cost anything"


def test_the_best_decision_is_far_ahead_of_the_next_answer() -> None:
    them = asked(8)
    yellow = [each.n for each in them if each.seat == "yellow"]
    first = {each.n: seen(EVEN, played=0.52) for each in them} | {yellow[2]: seen(EVEN, played=0.8)}
    told = story(them, Judgements(first, first), RED_WON)
    assert told.best["yellow"].n == yellow[2]
    assert told.best["yellow"].other.action == Pass()


def test_what_somebody_else_answered_for_a_seat_is_not_its_own() -> None:
    them = [replace(each, own=False) for each in asked(4)]
    judged = Judgements({each.n: seen(EVEN, played=0.1) for each in them})
    told = story(them, Judgements(judged.first, judged.first), RED_WON)
    assert not told.best
    assert not told.costliest


def test_a_whole_game_is_told() -> None:
    match = played(TOY)
    them = decisions(match)
    first = {each.n: look(each, 8) for each in them}
    again = to_look_at_again(them, Judgements(first))
    second = {each.n: look(each, 20, 2) for each in them if each.n in again}
    assert match.result is not None
    told = story(them, Judgements(first, second), match.result)
    assert told.turnings
    assert set(told.best) | set(told.costliest) == set(match.setup.seats)
