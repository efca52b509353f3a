"""A damaged or doctored record: the fault names the line, the field, what was expected and what was found."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.record import Fault, RecordError, read_record, replay, verify, write_record
from tests.engine.toy import Toy
from tests.support.games import BY_NAME, CASES, Case
from tests.support.play import whole_match

Lines = list[dict[str, Any]]
NAMES = json.dumps(sorted(BY_NAME))
TOY = next(case for case in CASES if case.game.name == "toy" and len(case.setup.seats) == 3)


def record_of(case: Case) -> Lines:
    """Give a random game's record as objects."""
    return [json.loads(line) for line in write_record(whole_match(case, 40, time_outs=0.2)).splitlines()]


def written(lines: Lines) -> bytes:
    """Give objects as a record."""
    return "\n".join(json.dumps(line) for line in lines).encode()


def first_fault(data: bytes) -> Fault:
    """Give the first fault."""
    return next(verify(data, BY_NAME))


# -- what is no JSON Lines ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("damage", "line", "field", "expected", "found"),
    [
        (lambda data: b"", 1, "", "a header", "an empty file"),
        (lambda data: b"\xef\xbb\xbf" + data, 1, "", "byte-order mark", "byte-order mark"),
        (lambda data: data.replace(b"\n", b"\n\n", 1), 2, "", "one JSON object", "an empty line"),
        (lambda data: data + b"\n\n", -1, "", "one JSON object", "an empty line"),
        (lambda data: data.replace(b'"n": 1', b'"n": 1, "n": 1', 1), 2, "n", "each key once", "twice"),
        (lambda data: data.replace(b'"round": 1', b'"round": 1, "round": 1', 1), 2, "position.round", "once", "twice"),
        (lambda data: data.replace(b'"n": 1', b'"n": NaN', 1), 2, "", "a JSON number", "NaN"),
        (lambda data: data.replace(b'"n": 1', b'"n": -Infinity', 1), 2, "", "a JSON number", "-Infinity"),
        (lambda data: data.replace(b'"n": 1', b'"n": ' + b"9" * 5000, 1), 2, "", "numbers of sensible size", "limit"),
        (lambda data: data.replace(b'"n": 1', b'"n": ' + b"[" * 99999, 1), 2, "", "sensible depth", "nesting"),
        (lambda data: data.replace(b"start", b"st\xffrt", 1), 2, "", "UTF-8", "0xff"),
        (lambda data: data.replace(b"start", b"\\ud800", 1), 2, "", "Unicode text", "surrogate"),
        (lambda data: data.replace(b"\n", b"\n[1]\n", 1), 2, "", "one JSON object", "a list"),
        (lambda data: data.replace(b"\n", b"\nnull\n", 1), 2, "", "one JSON object", "a null"),
        (lambda data: data.rsplit(b"\n", 1)[0], -1, "", "a last line with result", "the end of the file"),
        (lambda data: data.rsplit(b"\n", 1)[0][:-20], -1, "", "JSON", "character"),
        (lambda data: data.split(b"\n")[0], 2, "", "a last line with result", "the end of the file"),
    ],
)
def test_what_is_no_record_at_all(
    damage: Callable[[bytes], bytes], line: int, field: str, expected: str, found: str
) -> None:
    data = damage(written(record_of(TOY)))
    fault = first_fault(data)
    assert fault.line == line or (line == -1 and fault.line >= data.count(b"\n"))
    assert fault.field == field
    assert expected in fault.expected
    assert found in fault.found


# -- what has a wrong form ------------------------------------------------------------------------------------------


def put(path: str, value: Any) -> Callable[[Lines], None]:
    """Make a change of one field: "1.action.type" is in the second line."""

    def change(lines: Lines) -> None:
        *way, last = path.split(".")
        place: Any = lines
        for key in way:
            place = place[int(key) if isinstance(place, list) else key]
        if value is ...:
            del place[last]
        else:
            place[int(last) if isinstance(place, list) else last] = value

    return change


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (put("0.record", "aviary/2"), 'line 1, record: expected "aviary/1", found "aviary/2"'),
        (put("0.record", ...), 'line 1, record: expected "aviary/1", found nothing'),
        (put("0.game", "chess"), f'line 1, game: expected one of {NAMES}, found "chess"'),
        (put("0.game", []), f"line 1, game: expected one of {NAMES}, found []"),
        (put("0.author", "me"), 'line 1, author: expected nothing, found "me"'),
        (put("0.neutral", "blue"), 'line 1, neutral: expected null, found "blue"'),
        (put("0.neutral", ...), "line 1, neutral: expected a value, found nothing"),
        (put("0.options.mode", "fast"), 'line 1, options.mode: expected one of ["turns", "together"], found "fast"'),
        (put("0.options.lucky", 0), "line 1, options.lucky: expected one of [false, true], found 0"),
        (put("0.options.lucky", ...), "line 1, options.lucky: expected a value, found nothing"),
        (put("0.options.speed", 1), "line 1, options.speed: expected nothing, found 1"),
        (put("0.options", []), "line 1, options: expected an object, found []"),
        (put("0.components", None), "line 1, components: expected an object, found null"),
        (put("0.components.rounds", 0), "line 1, components.rounds: expected a number from 1, found 0"),
        (put("0.seats", ["red"]), 'line 1, seats: expected a list of 2 or 3 or 4 colours, found ["red"]'),
        (put("0.seats.1", "red"), 'line 1, seats.1: expected a further colour, found "red"'),
        (put("0.seats.1", {}), "line 1, seats.1: expected a further colour, found {}"),
        (put("1.n", 2), "line 2, n: expected 1, found 2"),
        (put("1.n", True), "line 2, n: expected 1, found true"),
        (put("1.n", 1.0), "line 2, n: expected 1, found 1.0"),
        (put("1.seat", "red"), 'line 2, action.type: expected lay, draw or pass, found "start"'),
        (put("1.seat", "pink"), 'line 2, seat: expected null or one of ["red", "yellow", "green"], found "pink"'),
        (put("1.seat", []), 'line 2, seat: expected null or one of ["red", "yellow", "green"], found []'),
        (put("1.action", "start"), 'line 2, action: expected an object, found "start"'),
        (put("1.action.now", True), "line 2, action.now: expected nothing, found true"),
        (put("1.action.type", "pause"), 'line 2, action.type: expected start or timeout, found "pause"'),
        (put("1.chance", {}), "line 2, chance: expected a list, found {}"),
        (put("1.chance", []), "line 2, chance.0: expected a shuffle of seating, found nothing more"),
        (put("1.chance.0", None), "line 2, chance.0: expected a shuffle of seating, found null"),
        (put("1.chance.0.shuffle", "deck"), "line 2, chance.0.shuffle: expected seating, found deck"),
        (put("1.chance.1.order.2", 77), "line 2, chance.1.order.2: expected one of what is left of deck, found 77"),
        (put("1.chance.1.order.2", True), "line 2, chance.1.order.2: expected one of what is left of deck, found true"),
        (put("1.chance.1.order", [1]), "line 2, chance.1.order: expected a list of 12 items, found 1 items"),
        (put("1.chance.1.extra", 1), "line 2, chance.1: expected a shuffle of deck, found {"),
        (put("1.position", ...), "line 2, position: expected a position as in the other entries, found nothing"),
        (put("3.position", ...), "line 4, position: expected a position as in the other entries, found nothing"),
        (put("3.position", None), "line 4, position: expected an object, found null"),
        (put("3.position.round", True), "line 4, position.round: expected 1, found true"),
        (put("3.position.round", 1.0), "line 4, position.round: expected 1, found 1.0"),
        (put("3.position.extra", 1), "line 4, position.extra: expected nothing, found 1"),
        (put("3.position.deck", ...), "line 4, position.deck: expected ["),
        (put("3.position.deck", []), "line 4, position.deck: expected DECK items: ["),
        (put("3.position.deciding.0.kind", "x"), 'line 4, position.deciding.0.kind: expected "lay", found "x"'),
    ],
)
def test_a_doctored_field_is_named(change: Callable[[Lines], None], message: str) -> None:
    lines = record_of(TOY)
    deck = len(lines[3]["position"]["deck"])
    change(lines)
    assert str(first_fault(written(lines))).startswith(message.replace("DECK", str(deck)))


def test_colours_that_the_components_lack_cannot_start() -> None:
    data = written(record_of(TOY)).replace(b'"red"', b'"pink"')
    assert str(first_fault(data)).startswith("line 1, seats: expected a game that can start, found pink is none of")


def test_surplus_chance_is_a_fault() -> None:
    lines = record_of(TOY)
    lines[1]["chance"].append({"die": 6, "value": 1})
    assert str(first_fault(written(lines))) == 'line 2, chance.2: expected nothing more, found {"die": 6, "value": 1}'


def test_another_die_is_a_fault() -> None:
    case = next(case for case in CASES if case.game.name == "toy" and case.setup.options["lucky"])
    lines = record_of(case)
    number = next(i for i, line in enumerate(lines) if any("die" in each for each in line.get("chance", ())))
    for key, value, message in (
        ("die", 8, "die: expected 6, found 8"),
        ("die", 6.0, "die: expected 6, found 6.0"),
        ("value", 7, "value: expected a number from 1 to 6, found 7"),
        ("value", True, "value: expected a number from 1 to 6, found true"),
    ):
        doctored = copy.deepcopy(lines)
        doctored[number]["chance"][0][key] = value
        assert str(first_fault(written(doctored))) == f"line {number + 1}, chance.0.{message}"


def test_an_illegal_action_names_the_rule() -> None:
    lines = record_of(TOY)
    number = next(i for i, line in enumerate(lines) if line.get("action", {}).get("type") == "lay")
    lines[number]["action"]["card"] = 99
    fault = first_fault(written(lines))
    assert (fault.line, fault.field) == (number + 1, "action")
    assert fault.expected == "a legal action (N4 not-held card=99)"


def test_a_time_out_must_take_the_default_of_a_seat_that_is_asked() -> None:
    lines = record_of(TOY)
    number = next(i for i, line in enumerate(lines) if line.get("action", {}).get("type") == "timeout")
    asked = lines[number]["action"]["seat"]
    for path, value, message in (
        ("action.action", {"type": "draw"}, 'action.action.type: expected "pass", found "draw"'),
        ("action.seat", "pink", f'action.seat: expected one of ["{asked}"], found "pink"'),
        ("action.seat", None, "action.seat: expected a colour, found null"),
        ("action.action", 7, "action.action: expected an object, found 7"),
        ("action.why", "late", 'action.why: expected nothing, found "late"'),
    ):
        doctored = copy.deepcopy(lines)
        put(f"{number}.{path}", value)(doctored)
        assert str(first_fault(written(doctored))).startswith(f"line {number + 1}, {message}")


def test_a_second_start_is_a_fault() -> None:
    lines = record_of(TOY)
    lines[2] |= {"seat": None, "action": {"type": "start"}}
    assert str(first_fault(written(lines))) == 'line 3, action.type: expected no second start, found "start"'
    lines[1] |= {"seat": "red", "action": {"type": "pass"}}
    assert str(first_fault(written(lines))) == 'line 2, action.type: expected start, found "pass"'


def test_the_last_line_is_compared() -> None:
    lines = record_of(TOY)
    number, scores = len(lines), lines[-1]["result"]["scores"]
    winners = len(lines[-1]["result"]["winners"])
    for path, value, message in (
        ("entries", number, f"entries: expected {number - 2}, found {number}"),
        ("result", None, "result: expected {"),
        ("result", ..., "result: expected a value, found nothing"),
        ("result.scores.red", -1, f"result.scores.red: expected {scores['red']}, found -1"),
        ("result.winners", [], f"result.winners: expected {winners} items"),
        ("result.scores.blue", 0, "result.scores.blue: expected nothing, found 0"),
        ("n", 1, ""),
    ):
        doctored = copy.deepcopy(lines)
        put(f"{number - 1}.{path}", value)(doctored)
        assert message in str(first_fault(written(doctored)))


def test_every_difference_of_a_position_is_told() -> None:
    lines = record_of(TOY)
    lines[2]["position"]["round"] = 9
    lines[2]["position"]["scores"]["red"] = -5
    lines[4]["position"]["round"] = 9
    faults = [(fault.line, fault.field) for fault in verify(written(lines), BY_NAME)]
    assert faults == [(3, "position.scores.red"), (3, "position.round"), (5, "position.round")]


def test_a_record_without_entries_is_none() -> None:
    header, *_, ending = record_of(TOY)
    assert first_fault(written([header, ending | {"entries": 0}])).line == 2


def test_replaying_stops_at_the_fault() -> None:
    lines = record_of(TOY)
    lines[1]["chance"].pop()
    with pytest.raises(RecordError, match=r"line 2, chance\.1"):
        replay(read_record(written(lines), {"toy": Toy()}))


# -- Moa -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("action.birds", "3", 'action.birds: expected a whole number, found "3"'),
        ("action.birds", True, "action.birds: expected a whole number, found true"),
        ("action.any_territory", 0, "action.any_territory: expected true or false, found 0"),
        ("action.cards", ..., "action.cards: expected a value, found nothing"),
        ("action.two_fight", 0, "action.two_fight: expected nothing, found 0"),
        ("action.cards", ["dodo"], "action: expected a legal action (B3 card-unknown card=dodo), found {"),
        ("action.territory", 99, "action: expected a legal action (B2 no-such-territory territory=99), found {"),
        ("action.type", "fly", "action.type: expected one of place_birds, "),
        ("position.seats.red.hand", ["dodo"], "position.seats.red.hand: expected "),
        ("position.territories.3.birds.red", 0, "position.territories.3.birds.red: expected nothing, found 0"),
        ("position.piles.terrain_draw.0", "x", 'position.piles.terrain_draw.0: expected "'),
    ],
)
def test_moas_fields_are_named(path: str, value: Any, message: str) -> None:
    case = next(case for case in CASES if str(case).startswith("moa-3"))
    lines = record_of(case)
    placing = (i for i, line in enumerate(lines) if line.get("action", {}).get("type") == "place_birds")
    number = next(i for i in placing if lines[i]["action"]["territory"] != 3)
    put(f"{number}.{path}", value)(lines)
    assert str(first_fault(written(lines))).startswith(f"line {number + 1}, {message}")


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("limits.hand", True, "limits.hand: expected a whole number, found True"),
        ("volcano.track.2", 1.5, "volcano.track.2: expected a whole number, found 1.5"),
        ("bird_cards.kea.copies", 8, "bird_cards: expected 60 in all, found 61"),
        (
            "territories.3.adjacent",
            [2, 4],
            "territories.5.adjacent: expected that 3 names 5 as its neighbour too",
        ),
        ("karakia_tiles", [], "karakia_tiles: expected "),
    ],
)
def test_moas_components_are_checked(path: str, value: Any, message: str) -> None:
    lines = record_of(next(case for case in CASES if str(case).startswith("moa-3")))
    put(f"0.components.{path}", value)(lines)
    assert str(first_fault(written(lines))).startswith(f"line 1, components.{message}")


# -- any field of any game ------------------------------------------------------------------------------------------


RECORDED = {str(case): case for case in CASES if len(case.setup.seats) <= 3}
record_named = cache(lambda name: record_of(RECORDED[name]))
CHECKED = ("n", "seat", "action", "chance", "position", "result", "entries")


@pytest.mark.slow
@settings(max_examples=150, deadline=None)
@given(name=st.sampled_from(sorted(RECORDED)), data=st.data())
def test_whatever_is_doctored_is_found(name: str, data: st.DataObject) -> None:
    lines = copy.copy(record_named(name))
    number = data.draw(st.integers(1, len(lines) - 1))
    lines[number] = copy.deepcopy(lines[number])
    path, form = doctor(lines[number], data.draw)
    fault = next(verify(written(lines), BY_NAME), None)
    if path[0] in {"action", "chance"} and not form and fault is None:
        return  # it comes to the same: two cards of one hand in the other order, another place for what leaves at once
    assert fault is not None, f"{path} of line {number + 1}"
    assert fault.line == number + 1 or (fault.line == number + 2 and fault.found == "the end of the file")
    if path[0] in {"position", "result", "entries", "n"} and fault.field:
        shared = min(len(path), fault.field.count(".") + 1)
        assert fault.field.split(".")[:shared] == path[:shared]


def doctor(line: dict[str, Any], draw: Callable[[st.SearchStrategy[Any]], Any]) -> tuple[list[str], bool]:
    """Change one place of a line; give its path and whether its form (keys, types) was changed."""
    place: Any = line
    key: Any = draw(st.sampled_from([key for key in CHECKED if key in line]))
    path = [key]
    while isinstance(place[key], dict | list) and place[key] and draw(st.integers(0, 9)):
        place = place[key]
        key = draw(st.sampled_from(sorted(place) if isinstance(place, dict) else range(len(place))))
        path.append(str(key))
    old = place[key]
    if draw(st.booleans()):
        value = draw(
            st.sampled_from([None, True, 0.5, -1, "x", [], {}, {"x": 1}, ["x"]]).filter(lambda new: new != old)
        )
        place[key] = value
        return path, True
    if type(old) is int:
        place[key] = old + draw(st.sampled_from([-1, 1]))
        return path, False
    if isinstance(place, dict):
        del place[key]
    else:
        place.pop(key)
    return path, True
