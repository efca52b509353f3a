"""Quiet hours are inferred from when somebody plays, where enough is known."""

from __future__ import annotations

import json
from datetime import datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.hosting.people.hours import ENOUGH, FADING, QuietHours, counted, counts_of, inferred

COUNTS = st.lists(st.integers(0, 60), min_size=24, max_size=24)


@pytest.fixture(autouse=True)
def storage() -> None:
    """Nothing is stored."""


def by_day(*hours: int, each: int = 5) -> list[int]:
    return [each if hour in hours else 0 for hour in range(24)]


def test_the_night_is_where_nobody_plays() -> None:
    assert inferred(by_day(*range(7, 22))) == QuietHours(22 * 60, 7 * 60)


def test_a_night_in_another_part_of_the_world_is_found_too() -> None:
    assert inferred(by_day(*range(5), *range(14, 24))) == QuietHours(5 * 60, 14 * 60)


def test_one_press_by_night_does_not_end_the_night() -> None:
    counts = by_day(*range(7, 22), each=20)
    counts[3] = 1

    assert inferred(counts) == QuietHours(22 * 60, 7 * 60)


@pytest.mark.parametrize(
    "counts",
    [
        by_day(),
        by_day(*range(7, 22), each=2),  # too little
        by_day(19, 20, 21, each=50),  # evenings only: who knows when the night is
        by_day(*range(24)),  # no night at all
        by_day(*range(0, 24, 3), each=30),
    ],
)
def test_too_little_known_infers_nothing(counts: list[int]) -> None:
    assert inferred(counts) is None


@given(COUNTS)
def test_what_is_inferred_is_a_night_with_little_play(counts: list[int]) -> None:
    found = inferred(counts)

    if found is None:
        return
    hours = [hour for hour in range(24) if found.holds(datetime(2026, 1, 1, hour, tzinfo=timezone(timedelta(0))))]
    assert sum(counts) >= ENOUGH
    assert 5 <= len(hours) <= 12
    assert all(counts[hour] * 50 < sum(counts) for hour in hours)


@given(COUNTS, st.datetimes(timezones=st.timezones()))
def test_counting_adds_one_and_fades_what_is_old(counts: list[int], moment: datetime) -> None:
    after = counted(counts, moment)

    assert len(after) == 24
    if sum(counts) < FADING:
        assert sum(after) == sum(counts) + 1
    else:
        assert sum(after) <= sum(counts) / 2 + 1


@given(COUNTS)
def test_counts_are_read_as_written(counts: list[int]) -> None:
    assert counts_of(json.dumps(counts)) == tuple(counts)


@pytest.mark.parametrize("damaged", [None, "", "{", "[]", "[1,2]", json.dumps(["1"] * 24), json.dumps([True] * 24)])
def test_damaged_counts_are_none(damaged: str | None) -> None:
    assert counts_of(damaged) == (0,) * 24
