"""What is written reads back, replays and verifies."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from engine.match import Match
from engine.record import read_record, replay, verify, write_record
from tests.support.games import BY_NAME, CASES, Case, fewest_and_most
from tests.support.play import whole_match

every_case = pytest.mark.parametrize("case", fewest_and_most(), ids=str)


def lines_of(data: bytes) -> list[dict[str, Any]]:
    """Give a record's lines as objects."""
    return [json.loads(line) for line in data.decode().splitlines()]


@every_case
@pytest.mark.parametrize("brief", [False, True])
def test_a_finished_game_verifies_and_replays(case: Case, brief: bool) -> None:
    match = whole_match(case, 30)
    data = write_record(match, brief=brief)
    assert list(verify(data, BY_NAME)) == []
    again = replay(read_record(data, BY_NAME))
    assert again.entries == match.entries
    assert again.setup == match.setup
    assert again.position.to_data() == match.position.to_data()
    assert write_record(again, brief=brief) == data


@every_case
def test_a_running_game_has_no_result_and_can_be_played_on(case: Case) -> None:
    match = whole_match(case, 31)
    match.rewind(len(match.entries) // 2)
    data = write_record(match)
    assert lines_of(data)[-1] == {"result": None, "entries": len(match.entries)}
    assert list(verify(data, BY_NAME)) == []
    again = replay(read_record(data, BY_NAME))
    again.time_out(again.decisions()[0].seat, random.Random(0))


@every_case
def test_the_form_of_every_line(case: Case) -> None:
    match = whole_match(case, 32)
    full, brief = (lines_of(write_record(match, brief=brief)) for brief in (False, True))
    assert set(full[0]) == {"record", "game", "options", "components", "seats", "neutral"}
    assert full[0]["record"] == "aviary/1"
    assert full[0]["options"] == {switch.name: match.setup.options[switch.name] for switch in case.game.switches}
    assert full[1]["action"] == {"type": "start"}
    assert [line["n"] for line in full[1:-1]] == list(range(1, len(full) - 1))
    for line in full[1:-1]:
        assert set(line) == {"n", "seat", "action", "chance", "events", "position"}
        assert line["seat"] is not None or line["action"]["type"] in {"start", "timeout"}
    for line in brief[1:-1]:
        assert set(line) == {"n", "seat", "action", "chance", "events"}
    assert full[-1]["entries"] == len(full) - 2
    assert set(full[-1]["result"]["scores"]) == case.sides


@every_case
def test_an_undone_action_is_in_no_record(case: Case) -> None:
    match = whole_match(case, 33)
    kept = len(match.entries) // 3
    match.rewind(kept)
    assert len(lines_of(write_record(match))) == kept + 2


@every_case
def test_readers_events_and_key_order_do_not_matter(case: Case) -> None:
    lines = lines_of(write_record(whole_match(case, 34)))
    for number, line in enumerate(lines):
        if "events" in line:
            line["events"] = "whatever"
            if number % 2:
                del line["events"]
    text = "\n".join(json.dumps(line, sort_keys=True) for line in lines)
    assert list(verify(text.encode(), BY_NAME)) == []
    assert list(verify(text.replace("\n", "\r\n").encode(), BY_NAME)) == []


ORDERED = ("goals",)
"""Lists of actions that have one entry a round."""


@every_case
def test_the_order_inside_an_actions_lists_does_not_matter(case: Case) -> None:
    lines = lines_of(write_record(whole_match(case, 35)))
    for line in lines[1:-1]:
        for name, value in line["action"].items():
            if isinstance(value, list) and name not in ORDERED:
                value.reverse()
    assert list(verify("\n".join(map(json.dumps, lines)).encode(), BY_NAME)) == []


@every_case
def test_unknown_keys_inside_components_are_carried_along(case: Case) -> None:
    setup = case.setup
    components = {**setup.components, "note": {"für": ["später", 1.5, None]}}
    with_note = Case(case.game, type(setup)(setup.seats, setup.options, components, setup.further))
    data = write_record(whole_match(with_note, 36))
    assert lines_of(data)[0]["components"] == components
    assert write_record(replay(read_record(data, BY_NAME))) == data


@every_case
def test_a_record_may_name_any_free_colour_as_neutral(case: Case) -> None:
    setup = case.setup
    if setup.further is None:
        pytest.skip("no neutral colour at this table")
    free = [colour for colour in case.game.colours if colour not in (*setup.seats, setup.further)]
    for colour in free:
        other = type(setup)(setup.seats, setup.options, setup.components, colour)
        data = write_record(whole_match(Case(case.game, other), 37))
        assert lines_of(data)[0]["neutral"] == colour
        assert list(verify(data, BY_NAME)) == []
        assert isinstance(replay(read_record(data, BY_NAME)), Match)


def played_for(case: Case) -> Match:
    """Return a match in which an automa has acted for the person of a seat."""
    rng = random.Random(33)
    match = Match.start(case.game, case.setup, rng)
    decision = match.decisions()[0]
    match.act(decision.seat, decision.default, rng, "random")
    return match


@every_case
def test_who_acted_in_the_place_of_a_person_is_read_again(case: Case) -> None:
    match = played_for(case)
    data = write_record(match)
    assert [line.get("by") for line in lines_of(data)] == [None, None, "random", None]
    assert list(verify(data, BY_NAME)) == []
    assert replay(read_record(data, BY_NAME)).entries == match.entries


@pytest.mark.parametrize(("line", "by"), [(1, "random"), (2, None), (2, 7), (2, "")])
def test_who_acted_is_named_and_only_where_a_seat_acted(line: int, by: Any) -> None:
    lines = lines_of(write_record(played_for(CASES[0])))
    lines[line]["by"] = by
    data = b"".join(json.dumps(each).encode() + b"\n" for each in lines)
    (fault,) = verify(data, BY_NAME)
    assert (fault.line, fault.field) == (line + 1, "by")
