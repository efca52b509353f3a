"""Texts of rows come back whole, or are said to be broken; and a dictionary that was used stays as it is."""

from __future__ import annotations

import json
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.store import packing
from engine.games import GAMES
from engine.log import new_setup
from tests.fixtures.dictionary import MATCHES
from tests.support.games import Case
from tests.support.play import whole_match

DICTIONARIES = {1: "3b65412f592a29b3e44693a2ac3a9581fb33033d273c08f29635af22e60f301b"}
"""A digest of each that any version was shipped with."""


@given(st.text())
def test_what_was_packed_comes_back(text: str) -> None:
    assert packing.unpack(packing.pack(text)) == text
    assert packing.unpack(packing.pack_together(text)) == text


def test_a_dictionary_that_was_used_once_stays_as_it_is() -> None:
    assert max(DICTIONARIES) == packing.PRESENT
    for number, digest in DICTIONARIES.items():
        assert sha256(packing.dictionary(number)).hexdigest() == digest


@pytest.mark.parametrize(
    "broken",
    [
        b"",
        b"\x63nothing",
        packing.pack("abcdef" * 9)[:-2],
        packing.pack("abcdef")[:1] + b"\xff" * 9,
        packing.pack_together("abcdef" * 9)[:-2],
        packing.pack_together("abcdef")[:4] + b"\xff" * 40,
    ],
)
def test_what_is_broken_is_said_to_be(broken: bytes) -> None:
    with pytest.raises(ValueError, match=r"packed|no dictionary"):
        packing.unpack(broken)


@pytest.mark.parametrize("name", GAMES)
def test_entries_of_every_game_are_made_much_smaller(name: str) -> None:
    """Of a game that the dictionary was not made from."""
    game = GAMES[name]
    match = whole_match(Case(game, new_setup(game, game.colours[: max(game.seat_counts)])), seed=MATCHES + 7)
    rows = [json.dumps([entry.to_data(), {}], separators=(",", ":")) for entry in match.entries]
    assert sum(len(packing.pack(each)) for each in rows) < sum(map(len, rows)) / 4
    assert len(packing.pack_together("\n".join(rows))) < sum(map(len, rows)) / 7
