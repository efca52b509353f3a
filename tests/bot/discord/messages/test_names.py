from __future__ import annotations

from datetime import UTC, datetime

import discord
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.discord.messages.names import LENGTH, called, names, plain, plain_names, safe, safe_text
from bot.hosting.table import Occupant, Place, Status, Table
from bot.locale.words import wording
from engine.games import GAMES


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


def test_automas_are_called_in_the_language_of_who_reads_it() -> None:
    seats = [Occupant("red", "Ann", 1), Occupant("green", "Jungvogel", automa="fledgling")]
    seats += [Occupant("blue", "Jungvogel 2", automa="fledgling"), Occupant("white", "noch niemand")]
    table = Table(1, "moa", Place(1, 2), Status.RUNNING, 1, "de", tuple(seats), {}, 0, datetime(2030, 1, 1, tzinfo=UTC))
    told = {"red": "Ann", "green": "Podlot", "blue": "Podlot 2", "white": "Biały"}
    for telling in (names, plain_names):
        assert telling(table, GAMES["moa"], wording("pl")) == told
    assert [called(each, table, wording("de")) for each in table.occupants] == [each.name for each in table.occupants]
