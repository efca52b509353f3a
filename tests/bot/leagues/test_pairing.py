"""Who meets whom: everybody plays as often, meets the others as evenly as can be, and sits on every seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.leagues.pairing import Round, meetings, next_round, sizes

GAMES = [(2, 3, 4, 5), (2, 3, 4), (1, 2, 3, 4, 5), (2,), (3, 4)]

ALLOWED = st.sampled_from(GAMES)


def season(people: Sequence[int], wanted: int, allowed: Sequence[int], rounds: int, seed: int = 1) -> list[Round]:
    made: list[Round] = []
    for _ in range(rounds):
        made.append(next_round(people, [each.tables for each in made], wanted, allowed, seed))
    return made


def met(people: Sequence[int], rounds: Sequence[Round]) -> Counter[int]:
    """Return how many pairs have met how often."""
    found = meetings([each.tables for each in rounds])
    return Counter(found[pair] for pair in combinations(sorted(people), 2))


@given(people=st.integers(0, 64), allowed=ALLOWED, data=st.data())
def test_tables_are_as_large_as_wanted_or_one_smaller_where_so_everybody_plays(
    people: int, allowed: tuple[int, ...], data: st.DataObject
) -> None:
    wanted = data.draw(st.sampled_from([each for each in allowed if each >= 2]))
    shape = sizes(people, wanted, allowed)
    assert set(shape) <= set(allowed)
    assert sum(shape) <= people
    if people >= wanted:
        assert set(shape) <= {wanted, wanted - 1}
        assert people - sum(shape) < wanted
    else:
        assert len(shape) <= 1


@settings(deadline=None, max_examples=60)
@given(people=st.integers(2, 24), allowed=ALLOWED, rounds=st.integers(1, 8), seed=st.integers(0, 10**6), data=st.data())
def test_a_season_with_people_who_drop_out(
    people: int, allowed: tuple[int, ...], rounds: int, seed: int, data: st.DataObject
) -> None:
    wanted = data.draw(st.sampled_from([each for each in allowed if each >= 2]))
    here = list(range(1, people + 1))
    made: list[Round] = []
    for _ in range(rounds):
        here = sorted(data.draw(st.sets(st.sampled_from(here), min_size=max(0, len(here) - 1)))) if here else []
        past = [each.tables for each in made]
        now = next_round(here, past, wanted, allowed, seed)
        assert now == next_round(here, past, wanted, allowed, seed)
        assert sorted([*(each for table in now.tables for each in table), *now.sits_out]) == here
        assert all(len(table) in allowed for table in now.tables)
        made.append(now)


@settings(deadline=None, max_examples=60)
@given(people=st.integers(2, 64), allowed=ALLOWED, rounds=st.integers(1, 5), data=st.data())
def test_everybody_has_as_many_tables(people: int, allowed: tuple[int, ...], rounds: int, data: st.DataObject) -> None:
    wanted = data.draw(st.sampled_from([each for each in allowed if each >= 2]))
    made = season(range(people), wanted, allowed, rounds)
    tables = Counter(each for one in made for table in one.tables for each in table)
    if made[0].tables:
        assert max(tables.values()) - min(tables[each] for each in range(people)) <= 1


@pytest.mark.parametrize("people", [2, 3, 4, 5, 8, 13, 33, 64])
def test_at_tables_of_two_everybody_meets_everybody_once(people: int) -> None:
    everybody = range(people)
    rounds = people - 1 + people % 2
    made = season(everybody, 2, (2, 3, 4, 5), rounds)
    assert met(everybody, made) == {1: people * (people - 1) // 2}
    twice = [*made, *season(everybody, 2, (2, 3), 2 * rounds)[rounds:]]
    assert met(everybody, twice) == {2: people * (people - 1) // 2}


@pytest.mark.parametrize(
    ("people", "wanted", "rounds", "apart"),
    [
        (9, 3, 4, 2),
        (12, 3, 5, 2),
        (16, 4, 5, 2),
        (20, 4, 6, 2),
        (25, 5, 6, 2),
        (64, 4, 10, 1),
        (64, 5, 10, 2),
        (5, 4, 5, 0),
    ],
)
def test_at_larger_tables_people_meet_evenly(people: int, wanted: int, rounds: int, apart: int) -> None:
    counts = met(range(people), season(range(people), wanted, (2, 3, 4, 5), rounds))
    assert max(counts) - min(counts) <= apart


@pytest.mark.parametrize(("people", "wanted", "rounds"), [(64, 2, 63), (64, 4, 10), (10, 5, 8), (13, 4, 9), (6, 3, 10)])
def test_everybody_has_each_seat_about_as_often(people: int, wanted: int, rounds: int) -> None:
    made = season(range(people), wanted, (2, 3, 4, 5), rounds)
    for person in range(people):
        had = Counter(table.index(person) for one in made for table in one.tables if person in table)
        assert max(had.values()) - min(had[seat] for seat in range(wanted - 1)) <= 3


def test_who_is_left_after_others_dropped_out_meets_whom_they_have_met_least() -> None:
    everybody = list(range(8))
    made = season(everybody, 2, (2, 3), 3)
    left = everybody[:4]
    before = meetings([each.tables for each in made])
    now = next_round(left, [each.tables for each in made], 2, (2, 3), 1)
    ways = ([(0, 1), (2, 3)], [(0, 2), (1, 3)], [(0, 3), (1, 2)])
    again = sum(before[min(pair), max(pair)] for pair in now.tables)
    assert again == min(sum(before[pair] for pair in way) for way in ways)


def test_a_size_that_the_game_does_not_take() -> None:
    with pytest.raises(ValueError, match="a table of 6"):
        sizes(12, 6, (2, 3, 4, 5))
