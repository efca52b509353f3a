"""Quiet hours go by what the local clock shows, also where it jumps."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.hosting.people.hours import QuietHours, zone_of
from bot.hosting.people.preferences import Preferences
from bot.hosting.people.quiet import next_allowed

BERLIN = ZoneInfo("Europe/Berlin")
ZONES = ("Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "America/Santiago", None)
MINUTES = st.integers(0, 24 * 60 - 1)
MOMENTS = st.datetimes(datetime(2026, 1, 1), datetime(2027, 12, 31), timezones=st.just(UTC))
PUT_ON = datetime(2026, 3, 29, 1, 0, tzinfo=UTC)
"""In Berlin 2:00 becomes 3:00."""
PUT_BACK = datetime(2026, 10, 25, 1, 0, tzinfo=UTC)
"""In Berlin 3:00 becomes 2:00."""


@pytest.fixture(autouse=True)
def storage() -> None:
    """Nothing is stored."""


def quiet(start: int, end: int, zone: str | None = "Europe/Berlin") -> Preferences:
    return Preferences(1, zone=zone, quiet_chosen=QuietHours(start, end, zone))


def is_quiet(preferences: Preferences, moment: datetime) -> bool:
    """Return whether a moment lies in a person's quiet hours."""
    held = preferences.quiet_hours
    return held is not None and held.holds(moment)


@given(MINUTES, MINUTES, st.sampled_from(ZONES), MOMENTS)
@example(150, 210, "Europe/Berlin", PUT_BACK - timedelta(minutes=5))
@example(60, 150, "Europe/Berlin", PUT_ON - timedelta(minutes=5))
@example(135, 134, "Europe/Berlin", PUT_ON)
def test_next_allowed_is_the_first_moment_that_is_not_quiet(
    start: int, end: int, zone: str | None, moment: datetime
) -> None:
    chosen = quiet(start, end, zone)

    allowed = next_allowed(chosen, moment)

    assert allowed >= moment
    assert not is_quiet(chosen, allowed)
    if not is_quiet(chosen, moment):
        assert allowed == moment
        return
    minute = moment.replace(second=0, microsecond=0)
    while minute < allowed:
        assert is_quiet(chosen, minute)
        minute += timedelta(minutes=1)


@given(MINUTES, MINUTES, st.sampled_from(ZONES), MOMENTS)
def test_quiet_is_what_the_local_clock_shows(start: int, end: int, zone: str | None, moment: datetime) -> None:
    local = moment.astimezone(zone_of(zone))
    minute = local.hour * 60 + local.minute
    inside = start <= minute < end if start <= end else not end <= minute < start

    assert is_quiet(quiet(start, end, zone), moment) == inside


@pytest.mark.parametrize(
    ("start", "end", "moment", "allowed"),
    [
        ((22, 0), (7, 0), "2026-03-29 00:30", "2026-03-29 07:00"),  # a night of one hour less
        ((22, 0), (7, 0), "2026-10-24 23:00", "2026-10-25 07:00"),  # and of one more
        ((1, 0), (2, 30), "2026-03-29 01:30", "2026-03-29 03:00"),  # an end that no clock shows
        ((2, 0), (3, 0), "2026-03-29 01:59", "2026-03-29 01:59"),  # hours that no clock shows
        ((22, 0), (7, 0), "2026-07-01 22:00", "2026-07-02 07:00"),
        ((22, 0), (7, 0), "2026-07-01 07:00", "2026-07-01 07:00"),
        ((9, 0), (9, 0), "2026-07-01 09:00", "2026-07-01 09:00"),  # equal: never quiet
    ],
)
def test_nights_in_berlin(start: tuple[int, int], end: tuple[int, int], moment: str, allowed: str) -> None:
    chosen = quiet(start[0] * 60 + start[1], end[0] * 60 + end[1])

    found = next_allowed(chosen, datetime.fromisoformat(moment).replace(tzinfo=BERLIN))

    assert found == datetime.fromisoformat(allowed).replace(tzinfo=BERLIN)


def test_an_hour_that_comes_twice_is_quiet_twice() -> None:
    chosen = quiet(2 * 60, 2 * 60 + 30)
    first, again = PUT_BACK - timedelta(minutes=50), PUT_BACK + timedelta(minutes=10)

    assert is_quiet(chosen, first)
    assert is_quiet(chosen, again)
    assert next_allowed(chosen, first) == PUT_BACK - timedelta(minutes=30)


def test_the_clock_put_back_out_of_quiet_hours_ends_them() -> None:
    chosen = quiet(2 * 60 + 30, 3 * 60 + 30)

    assert next_allowed(chosen, PUT_BACK - timedelta(minutes=10)) == PUT_BACK


def test_nobody_is_quiet_without_quiet_hours() -> None:
    assert next_allowed(Preferences(1), PUT_ON) == PUT_ON
    assert not is_quiet(Preferences(1), PUT_ON)


def test_a_zone_that_is_not_known_here_is_taken_for_utc() -> None:
    assert zone_of("Mars/Olympus") is UTC
    assert zone_of("../etc/passwd") is UTC
    assert zone_of("") is UTC
