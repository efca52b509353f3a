from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.discord.messages.custom_id import LENGTH, CustomId, Verb, parse
from bot.games.pages.place import LENGTH as LONGEST_PLACE

PATH = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_,;.=+!-"

custom_ids = st.builds(
    CustomId,
    st.sampled_from(Verb),
    st.integers(0, 10**12),
    st.none() | st.integers(0, 10**6),
    st.none() | st.integers(0, 9),
    st.text(PATH, max_size=LONGEST_PLACE),
)


@given(custom_ids)
def test_what_is_written_is_read_back_and_fits(carried: CustomId) -> None:
    assert parse(str(carried)) == carried
    assert len(f"{carried}~12") <= LENGTH
    assert parse(f"{carried}~12") == carried


def test_a_long_path_is_packed_in_characters_that_any_font_may_lack_but_none_changes() -> None:
    carried = CustomId(Verb.GO, 10**12, 10**6, 9, "a" * LONGEST_PLACE)
    text = str(carried)
    assert len(text) <= LENGTH - len("~12")
    assert unicodedata.normalize("NFKC", text) == text
    assert "a" * 9 not in text


@given(st.text(max_size=120))
def test_anything_can_be_read(text: str) -> None:
    parse(text)
    parse(f"av1:{text}")
    parse(f"av2:{text}")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "av2",
        "av2:turn",
        "av3:turn:1:-:-:",
        "av2:fly:1:-:-:",
        "av2:turn:x:-:-:",
        "av2:turn:1:-:-:a b",
        "av2:turn:1:-:77:",
        "av2:turn:²:-:-:",
        "av2:turn:1:-:-:" + "a" * 61,
        "av2:turn:1:-:-:\n",
    ],
)
def test_forged_and_damaged_ids_are_nothing(text: str) -> None:
    assert parse(text) is None


@pytest.mark.parametrize(
    ("text", "outdated"),
    [
        ("av1:go:1:7:0:p.4", True),
        ("av1:do:1:7:0:z", True),
        ("av1:turn:1:7:0:f", True),
        ("av1:turn:1:-:-:", False),
        ("av1:rule:1:-:-:moa.PL2", False),
        ("av1:bonuses:1:7:0:on", False),
        ("av2:go:1:7:0:place.4", False),
    ],
)
def test_a_panel_of_the_version_before_is_outdated_and_other_buttons_go_on(text: str, outdated: bool) -> None:
    carried = parse(text)
    assert carried is not None
    assert carried.outdated == outdated
