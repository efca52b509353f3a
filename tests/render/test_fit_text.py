"""Descriptions are shortened by saying less, and never in the middle of a word."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from render.fit_text import ELLIPSIS, cut, first_fitting


def test_the_fullest_that_fits_is_taken() -> None:
    assert first_fitting(["four", "two", "x"], 3) == "two"
    assert first_fitting(["four", "two"], 10) == "four"


@given(st.lists(st.text("abc", min_size=1, max_size=9), min_size=1), st.integers(12, 60))
def test_a_cut_keeps_whole_words(words: list[str], limit: int) -> None:
    text = " ".join(words)
    shown = cut(text, limit)
    assert len(shown) <= limit
    if shown != text:
        kept = shown.removesuffix(ELLIPSIS).split()
        assert kept == words[: len(kept)]
