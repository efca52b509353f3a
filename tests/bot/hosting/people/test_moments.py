"""Times and moments are read as people type them, and what is not understood is not guessed at."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.hosting.people import moments
from bot.hosting.people.moments import Reader, read_time, read_times
from bot.locale.words import LANGUAGES

WARSAW = ZoneInfo("Europe/Warsaw")
NOW = datetime(2026, 11, 22, 15, 30, tzinfo=UTC)
"""A Sunday."""


@pytest.fixture(autouse=True)
def storage() -> None:
    """Nothing is stored."""


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Friday", "2026-11-27 23:59"),
        ("until Friday", "2026-11-27 23:59"),
        ("next mon", "2026-11-23 23:59"),
        ("sunday", "2026-11-29 23:59"),
        ("friday at 9:30", "2026-11-27 09:30"),
        ("Fri 5pm", "2026-11-27 17:00"),
        ("today", "2026-11-22 23:59"),
        ("tomorrow 18:00", "2026-11-23 18:00"),
        ("3 days", "2026-11-25 16:30"),
        ("for a week", "2026-11-29 16:30"),
        ("2w", "2026-12-06 16:30"),
        ("36 h", "2026-11-24 04:30"),
        ("2026-12-24", "2026-12-24 23:59"),
        ("24 Dec", "2026-12-24 23:59"),
        ("December 24th, 2027", "2027-12-24 23:59"),
        ("24.12.", "2026-12-24 23:59"),
        ("3.1.", "2027-01-03 23:59"),
        ("24/12", "2026-12-24 23:59"),
        ("29 February", "2028-02-29 23:59"),
        ("28 Mar 12:00", "2027-03-28 12:00"),
    ],
)
def test_moments_to_come(typed: str, meant: str) -> None:
    assert Reader(NOW, WARSAW, "en-GB").until(typed) == datetime.fromisoformat(meant).replace(tzinfo=WARSAW)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("do piątku", "2026-11-27 23:59"),
        ("w piatek", "2026-11-27 23:59"),
        ("do przyszłej srody", "2026-11-25 23:59"),
        ("sob.", "2026-11-28 23:59"),
        ("jutro 18:00", "2026-11-23 18:00"),
        ("dziś", "2026-11-22 23:59"),
        ("3 dni", "2026-11-25 16:30"),
        ("1 dzień", "2026-11-23 16:30"),
        ("tydzień", "2026-11-29 16:30"),
        ("2 tyg.", "2026-12-06 16:30"),
        ("36 godz.", "2026-11-24 04:30"),
        ("24 grudnia", "2026-12-24 23:59"),
        ("24 gru", "2026-12-24 23:59"),
        ("do 3 pazdziernika 2027 r.", "2027-10-03 23:59"),
        ("until Friday", "2026-11-27 23:59"),
    ],
)
def test_moments_to_come_in_polish(typed: str, meant: str) -> None:
    assert Reader(NOW, WARSAW, "pl").until(typed) == datetime.fromisoformat(meant).replace(tzinfo=WARSAW)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", ["days", "months"])
def test_no_name_stands_for_two_days_or_months(language: str, what: str) -> None:
    found = set(moments.names(language, what))
    assert len({name for name, _ in found}) == len(found)
    assert {number for _, number in found} == (set(range(7)) if what == "days" else set(range(1, 13)))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Freitag", "2026-11-27 23:59"),
        ("bis kommenden Freitag", "2026-11-27 23:59"),
        ("bis Fr um 9.30 Uhr", "2026-11-27 09:30"),
        ("heute", "2026-11-22 23:59"),
        ("morgen 18:00", "2026-11-23 18:00"),
        ("morgen um 18 Uhr", "2026-11-23 18:00"),
        ("3 Tage", "2026-11-25 16:30"),
        ("für eine Woche", "2026-11-29 16:30"),
        ("in 36 Std", "2026-11-24 04:30"),
        ("bis zum 24. Dezember", "2026-12-24 23:59"),
        ("am 24.12.", "2026-12-24 23:59"),
        ("24. Dez. 2027", "2027-12-24 23:59"),
        ("3 days", "2026-11-25 16:30"),
    ],
)
def test_moments_in_german(typed: str, meant: str) -> None:
    assert Reader(NOW, WARSAW, "de").until(typed) == datetime.fromisoformat(meant).replace(tzinfo=WARSAW)


def test_an_absence_begins_with_its_day() -> None:
    assert Reader(NOW, WARSAW).since("Friday") == datetime(2026, 11, 27, tzinfo=WARSAW)


def test_in_america_the_month_comes_first() -> None:
    assert Reader(NOW, UTC, "en-US").until("12/24") == datetime(2026, 12, 24, 23, 59, tzinfo=UTC)
    assert Reader(NOW, UTC, "en-US").until("24/12") is None


@pytest.mark.parametrize(
    "typed", ["", "until", "soon", "5", "12:30", "31.2.", "2026-13-01", "24 Dec 25 Dec", "Friday Friday", "9" * 40, "²"]
)
def test_what_is_not_understood_is_not_guessed_at(typed: str) -> None:
    assert Reader(NOW, WARSAW).until(typed) is None


@given(st.text(max_size=60))
def test_no_text_is_too_odd_to_be_refused(typed: str) -> None:
    found = Reader(NOW, WARSAW).until(typed)
    assert found is None or found.tzinfo is not None
    read_time(typed)
    read_times(typed)


@pytest.mark.parametrize(
    ("typed", "minute"),
    [
        ("7", 420),
        ("7:30", 450),
        ("19.30", 1170),
        ("7:30 pm", 1170),
        ("12am", 0),
        ("12 pm", 720),
        ("24:00", 0),
        ("8 Uhr", 480),
        ("19.30 Uhr", 1170),
    ],
)
def test_times_of_the_day(typed: str, minute: int) -> None:
    assert read_time(typed) == minute


@pytest.mark.parametrize("typed", ["", "25", "7:60", "13pm", "0 am", "noon", "7 8", "-7"])
def test_no_times_of_the_day(typed: str) -> None:
    assert read_time(typed) is None


@pytest.mark.parametrize("typed", ["22-7", "22:00 to 7:00", "10 pm – 7 am", "from 22.00 until 7", "22 bis 7 Uhr"])
def test_two_times_are_hours(typed: str) -> None:
    assert read_times(typed) == (22 * 60, 7 * 60)


@pytest.mark.parametrize("typed", ["22", "22-7-8", "25-7", "night"])
def test_anything_else_is_no_hours(typed: str) -> None:
    assert read_times(typed) is None
