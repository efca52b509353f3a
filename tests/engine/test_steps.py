"""A game looked through step by step, also what was taken back."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import pairwise

import pytest

from engine.log import Entry
from engine.match import Match
from engine.steps import Line, retrace, rounds_of, standing, steps_of
from tests.engine.toy import Draw, Lay, Pass
from tests.support.games import CASES, Case
from tests.support.play import steps

TOY = next(case for case in CASES if str(case) == "toy-2-turns-False")


def begun() -> Match:
    return Match.start(TOY.game, TOY.setup, random.Random(1))


def asked(match: Match) -> str:
    return match.decisions()[0].seat


@pytest.mark.parametrize("case", [case for case in CASES if case.game.name != "toy"][::9], ids=str)
def test_each_step_has_the_positions_around_it(case: Case) -> None:
    *_, match = steps(case, 3)
    found = steps_of(match.game, match.setup, match.entries)
    assert [each.number for each in found] == list(range(1, len(match.entries) + 1))
    assert found[0].before is None
    assert found[-1].after == match.position
    for one, other in pairwise(found):
        assert other.before is one.after
    rounds = rounds_of(found)
    assert len(rounds) > 1
    assert rounds[0].seq == 1
    assert [each.seq for each in rounds] == sorted(each.seq for each in rounds)


def test_what_was_taken_back_begins_where_the_game_stood_then() -> None:
    match, rng = begun(), random.Random(2)
    first = asked(match)
    log: list[Line] = [(1, match.entries[0])]
    drawn = match.act(first, Draw(), rng)
    log.append((2, drawn))
    match.rewind(1)
    log.append((3, 2))
    laid = match.act(first, Pass(), rng)
    log.append((4, laid))
    found = retrace(match.game, match.setup, log)
    assert [(each.seq, each.number, each.undone) for each in found] == [(1, 1, False), (2, 2, True), (4, 2, False)]
    assert found[2].before is found[0].after
    assert found[2].after == match.position
    assert len(found[1].after.hands[first]) == 4
    assert [each.seq for each in standing(found)] == [1, 4]


def test_several_entries_are_taken_back_in_any_order() -> None:
    match, rng = begun(), random.Random(2)
    first = asked(match)
    log: list[Line] = [(1, match.entries[0]), (2, match.act(first, Draw(), rng)), (3, match.act(first, Pass(), rng))]
    for rows in ([(4, 3), (5, 2)], [(4, 2), (5, 3)]):
        found = retrace(match.game, match.setup, [*log, *rows, (6, log[1][1])])
        assert [each.undone for each in found] == [False, True, True, False]
        assert found[-1].before is found[0].after


def test_where_the_rules_refuse_an_entry_the_rest_has_no_positions() -> None:
    match, rng = begun(), random.Random(2)
    entries: list[Entry] = [*match.entries, match.act(asked(match), Pass(), rng)]
    entries += [replace(entries[1], action=Lay(99)), entries[1]]
    found = steps_of(match.game, match.setup, entries)
    assert [each.known for each in found] == [True, True, False, False]
    assert steps_of(match.game, match.setup, entries[1:])[0].known is False
