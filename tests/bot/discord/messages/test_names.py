from __future__ import annotations

import discord
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.discord.messages.names import LENGTH, plain, safe, safe_text


@given(st.text(max_size=100))
def test_names_are_one_short_line(name: str) -> None:
    made = plain(name)
    assert 1 <= len(made) <= LENGTH
    assert "\n" not in made
    assert "\u202e" not in made


@pytest.mark.parametrize(
    "name",
    [
        "@everyone",
        "@here",
        "<@1234>",
        "<@&99>",
        "<#5>",
        "</cmd:5>",
        "**bold**",
        "[a](https://evil.example)",
        "||x||",
        "`x`",
    ],
)
def test_names_neither_ping_nor_format(name: str) -> None:
    for made in (safe(name), safe_text(name)):
        assert discord.utils.escape_mentions(made) == made
        assert "<@" not in made.replace("\\<", "")
        assert "https://" not in made
        for mark in "*_`|[]<>":
            assert made.count(mark) == made.count(f"\\{mark}")


def test_ordinary_names_stay_readable() -> None:
    assert safe("Ann Müller") == "Ann Müller"
    assert plain("  Ann\n\tB ") == "Ann B"
    assert plain("\u200b") == "?"
