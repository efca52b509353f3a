from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.discord.custom_id import LENGTH, CustomId, Verb, parse
from bot.games.contract import DRAFT_LENGTH

DRAFT = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_,;.=+-"

custom_ids = st.builds(
    CustomId,
    st.sampled_from(Verb),
    st.integers(0, 10**12),
    st.none() | st.integers(0, 10**6),
    st.none() | st.integers(0, 9),
    st.text(DRAFT, max_size=DRAFT_LENGTH),
)


@given(custom_ids)
def test_what_is_written_is_read_back_and_fits(carried: CustomId) -> None:
    assert parse(str(carried)) == carried
    assert len(f"{carried}~12") <= LENGTH
    assert parse(f"{carried}~12") == carried


@given(st.text(max_size=120))
def test_anything_can_be_read(text: str) -> None:
    parse(text)
    parse(f"av1:{text}")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "av1",
        "av1:turn",
        "av2:turn:1:-:-:",
        "av1:fly:1:-:-:",
        "av1:turn:x:-:-:",
        "av1:turn:1:-:-:a b",
        "av1:turn:1:-:77:",
        "av1:turn:²:-:-:",
        "av1:turn:1:-:-:" + "a" * 61,
        "av1:turn:1:-:-:\n",
    ],
)
def test_forged_and_damaged_ids_are_nothing(text: str) -> None:
    assert parse(text) is None
