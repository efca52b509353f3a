"""What every game is held to, whatever its rules: the promises of engine.contract, over random games."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest

from engine.automa import RandomPlayer
from engine.chance import LiveChance, ReplayedChance
from engine.contract import Action, Game, Illegal, Seat, Unreadable
from engine.log import TimeOut
from engine.match import Match
from engine.question import Question
from tests.support.games import CASES, Case, fewest_and_most
from tests.support.play import some_match, steps

every_case = pytest.mark.parametrize("case", fewest_and_most(), ids=str)


def dump(position: Any) -> str:
    """Give a position as text, to see whether anything in it changed."""
    return json.dumps(position.to_data(), sort_keys=True)


def refusal_of(case: Case, position: Any, seat: Seat, action: Action) -> str | None:
    """Give why an action is refused, or None when it is legal."""
    try:
        case.game.check(position, seat, action)
    except Illegal as refusal:
        return str(refusal)
    return None


@every_case
def test_a_game_ends_and_only_then_has_a_result(case: Case) -> None:
    for match in steps(case, seed=1):
        assert (match.result is None) == bool(match.decisions())
    assert match.result is not None
    assert set(match.result.scores) == case.sides
    assert match.result.winners
    assert set(match.result.winners) <= case.sides
    for seat in case.setup.seats:
        assert not list(case.game.actions(match.position, seat))


@every_case
def test_the_first_round_is_at_the_beginning_ends_once_and_everybody_acts_in_it(case: Case) -> None:
    first, acted = [True], set()
    for match in steps(case, seed=1):
        last = match.entries[-1]
        actor = last.action.seat if isinstance(last.action, TimeOut) else last.seat
        acted |= {actor} if first[-1] else set()
        first.append(case.game.in_first_round(match.position))
    assert first == sorted(first, reverse=True)
    assert (first[1], first[-1]) == (True, False)
    assert acted >= set(case.setup.seats)


@every_case
def test_a_position_survives_storage_and_goes_on_the_same(case: Case) -> None:
    before = None
    for match in steps(case, seed=2):
        if before is not None:
            entry = match.entries[-1]
            restored = case.game.position_from_data(json.loads(before))
            resumed = Match.resume(case.game, case.setup, match.entries, len(match.entries) - 1, restored.to_data())
            assert dump(resumed.position) == dump(match.position), entry
            assert case.game.to_record(resumed.position) == case.game.to_record(match.position)
        before = dump(match.position)
        assert dump(case.game.position_from_data(json.loads(before))) == before


@every_case
def test_a_copy_of_a_position_and_its_data_read_back_compare_equal(case: Case) -> None:
    for match in steps(case, seed=2):
        read = case.game.position_from_data(json.loads(json.dumps(match.position.to_data())))
        assert match.position.copy() == match.position == read


@every_case
def test_records_hold_plain_data(case: Case) -> None:
    for match in steps(case, seed=3):
        for data in (case.game.to_record(match.position), match.position.to_data(), match.entries[-1].to_data()):
            assert json.loads(json.dumps(data)) == data


@every_case
def test_every_enumerated_action_is_legal_and_has_a_notation_that_reads_back(case: Case) -> None:
    game = case.game
    for match in steps(case, seed=4):
        for decision in (*match.decisions(), *match.revisable()):
            actions = list(game.actions(match.position, decision.seat))
            assert actions
            assert len(set(actions)) == len(actions)
            for action in actions:
                game.check(match.position, decision.seat, action)
                assert game.parse(game.notation(action)) == action
                assert game.action_from_data(json.loads(json.dumps(action.to_data()))) == action


@every_case
def test_the_default_of_every_decision_is_legal(case: Case) -> None:
    for match in steps(case, seed=5, time_outs=0.3):
        for decision in (*match.decisions(), *match.revisable()):
            case.game.check(match.position, decision.seat, decision.default)


@every_case
def test_an_answer_that_may_be_changed_is_the_one_that_was_given_and_nobody_waits_for_it(case: Case) -> None:
    """To give the same answer again changes nothing but the log; time runs for those only who have not answered."""
    rng = random.Random(13)
    for match in steps(case, seed=13):
        for decision in match.revisable():
            after = case.game.apply(match.position, decision.seat, decision.default, LiveChance(rng)).position
            assert dump(after) == dump(match.position)
            with pytest.raises(ValueError, match="asked nothing"):
                match.time_out(decision.seat, rng)


def test_some_game_lets_answers_be_changed() -> None:
    """Else the test before would prove nothing."""
    with_some = [case for case in CASES if type(case.game).revisable is not Game.revisable]
    found = {case.game.name for case in with_some if any(match.revisable() for match in steps(case, seed=13))}
    assert found == {case.game.name for case in with_some}
    assert found


@every_case
def test_who_is_not_asked_is_refused(case: Case) -> None:
    answer: Action | None = None
    for match in steps(case, seed=6):
        answer = next((decision.default for decision in match.decisions()), answer)
        assert answer is not None
        asked = [decision.seat for decision in (*match.decisions(), *match.revisable())]
        assert len(set(asked)) == len(asked)
        others = [seat for seat in case.setup.seats if not list(case.game.actions(match.position, seat))]
        assert set(others) == set(case.setup.seats) - set(asked)
        for seat in others:
            with pytest.raises(Illegal):
                case.game.check(match.position, seat, answer)


@every_case
def test_applying_changes_nothing_but_what_it_gives(case: Case) -> None:
    rng = random.Random(7)
    for match in steps(case, seed=7):
        text = dump(match.position)
        for decision in match.decisions():
            action = RandomPlayer().choose(Question(case.game, match.position, decision), rng)
            case.game.apply(match.position, decision.seat, action, LiveChance(rng))
            match.preview(decision.seat, action)
            for seat in (*case.setup.seats, None):
                case.game.view(match.position, seat)
        assert dump(match.position) == text


@every_case
def test_a_refused_action_changes_nothing(case: Case) -> None:
    """All actions of one moment are tried at another; what is refused is refused by check and apply alike."""
    rng = random.Random(8)
    pool = [entry.action for match in steps(case, seed=8, time_outs=0) for entry in match.entries[-1:]][1:]
    for match in steps(case, seed=9):
        text = dump(match.position)
        for action in rng.sample(pool, min(6, len(pool))):
            for seat in case.setup.seats:
                refusal = refusal_of(case, match.position, seat, action)
                if refusal is not None:
                    with pytest.raises(Illegal, match=f"^{re.escape(refusal)}$"):
                        case.game.apply(match.position, seat, action, ReplayedChance([]))
        assert dump(match.position) == text


@every_case
def test_the_same_chance_gives_the_same_game(case: Case) -> None:
    first, second = (some_match(case, random.Random(10)) for _ in range(2))
    assert dump(first.position) == dump(second.position)
    assert first.entries == second.entries
    replayed = Match.replay(case.game, case.setup, first.entries)
    assert dump(replayed.position) == dump(first.position)


@every_case
def test_chance_that_is_used_is_told_by_an_event(case: Case) -> None:
    """Else an undo could take back a die."""
    for match in steps(case, seed=11):
        entry = match.entries[-1]
        assert any(event.reveals for event in entry.events) or not entry.chance


@every_case
def test_events_survive_storage(case: Case) -> None:
    for match in steps(case, seed=12):
        for event in match.entries[-1].events:
            data = json.loads(json.dumps(event.to_data()))
            assert case.game.event_from_data(data) == event
            for seat in (*case.setup.seats, None):
                seen = event.seen_by(seat)
                assert case.game.event_from_data(json.loads(json.dumps(seen.to_data()))) == seen
                assert seen.seen_by(seat) == seen


@every_case
def test_garbage_is_unreadable(case: Case) -> None:
    garbage: list[dict[str, Any]] = [
        {},
        {"type": None},
        {"type": []},
        {"type": "fly"},
        {"type": "start"},
        {"type": "pass", "why": 1},
    ]
    for data in garbage:
        with pytest.raises(Unreadable):
            case.game.action_from_data(data)
    for text in ("", " ", "fly", "pass twice", "🦜", "place", "lay", "lay x", "\x00", "pass\npass"):
        with pytest.raises(Unreadable):
            case.game.parse(text)
    damaged: list[dict[str, Any]] = [{}, {"period": "x"}]
    for data in damaged:
        with pytest.raises((Unreadable, TypeError)):
            case.game.position_from_data(data)
