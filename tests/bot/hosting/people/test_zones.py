"""Time zones are found by what people know of them."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.hosting.people.zones import MOST, _names, by_name, found, label, meant

NOW = datetime(2026, 11, 22, 15, 30, tzinfo=UTC)


@pytest.fixture(autouse=True)
def storage() -> None:
    """Nothing is stored."""


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("Warsaw", "Europe/Warsaw"),
        ("new york", "America/New_York"),
        ("Poland", "Europe/Warsaw"),
        ("europe/berlin", "Europe/Berlin"),
        ("Berln", "Europe/Berlin"),
        ("Tokyo", "Asia/Tokyo"),
        ("utc", "UTC"),
    ],
)
def test_a_clear_name_is_one_zone(typed: str, zone: str) -> None:
    assert meant(typed, "en") == zone


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("Warszawa", "Europe/Warsaw"),
        ("Nowy Jork", "America/New_York"),
        ("londyn", "Europe/London"),
        ("Węgry", "Europe/Budapest"),
        ("wegry", "Europe/Budapest"),
        ("new york", "America/New_York"),
    ],
)
def test_cities_and_countries_are_known_by_their_names_in_the_readers_language(typed: str, zone: str) -> None:
    assert meant(typed, "pl") == zone


@pytest.mark.parametrize("typed", ["Germany", "Australia", "United States", "qqq", "", " "])
def test_a_name_of_several_or_none_is_not_decided(typed: str) -> None:
    assert meant(typed, "en") is None


def test_all_zones_of_a_country_are_offered() -> None:
    assert {"Australia/Sydney", "Australia/Perth", "Australia/Darwin"} <= set(found("Australia", NOW, "en"))


def test_a_clock_finds_the_zones_that_show_it() -> None:
    assert "Europe/Warsaw" in found("16:30", NOW, "en")
    assert "Europe/Warsaw" in found("4:35 pm", NOW, "en")
    assert "Europe/London" not in found("16:30", NOW, "en")


@settings(deadline=None)
@given(st.text(max_size=30))
def test_whatever_is_typed_at_most_a_selects_worth_is_offered(typed: str) -> None:
    offered = found(typed, NOW, "en")
    assert len(offered) <= MOST
    assert len(set(offered)) == len(offered)
    assert all(len(label(each, NOW)) <= 100 for each in offered)


def test_every_zone_that_can_be_found_is_one() -> None:
    for name in (*_names(), *found("", NOW, "en")):
        assert ZoneInfo(name)
        assert by_name(name) == name
    assert by_name("../Warsaw") is None
