"""Text fits its room, is never too small, and player-given text is cleaned."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from render.kit.canvas import Canvas, Layer, Style
from render.kit.theme import SMALLEST_TEXT
from render.kit.type import Face, TooSmall, fitted, font, paragraph, printable, shortened, width, wrapped

LONG = (
    "Maximilian-Alexander von und zu Hohenschwangau",
    "Donaudampfschifffahrtsgesellschaftskapitän",
    "Wszechświat Żółtych Łabędzi",
    "W" * 60,
)


@pytest.mark.parametrize("text", LONG)
@pytest.mark.parametrize("room", [60, 140, 300])
def test_a_long_text_is_made_to_fit(text: str, room: int) -> None:
    shown, size = fitted(text, Face.BOLD, 44, room, 28)
    assert width(shown, Face.BOLD, size) <= room
    assert 28 <= size <= 44


@given(st.text(max_size=80), st.integers(30, 400))
def test_any_text_is_made_to_fit(text: str, room: int) -> None:
    shown, size = fitted(printable(text), Face.SEMIBOLD, 40, room, 24)
    assert width(shown, Face.SEMIBOLD, size) <= room
    assert size >= SMALLEST_TEXT


def test_a_text_that_fits_is_left_alone() -> None:
    assert fitted("Ann", Face.BOLD, 40, 300, 24) == ("Ann", 40)
    assert shortened("Ann", Face.BOLD, 40, 300) == "Ann"


@given(st.lists(st.text("abcdefgh", min_size=1, max_size=30), max_size=20), st.integers(1, 4))
def test_lines_are_not_wider_than_their_room_nor_more_than_allowed(words: list[str], lines: int) -> None:
    found = wrapped(" ".join(words), Face.REGULAR, 30, 260, lines)
    assert len(found) <= lines
    assert all(width(line, Face.REGULAR, 30) <= 260 for line in found)


def test_a_paragraph_with_a_long_word_is_written_smaller_before_it_is_cut() -> None:
    assert paragraph("ein Hutfeld", Face.REGULAR, 40, (400, 100), leading=1.1, smallest=22) == (["ein Hutfeld"], 40)
    lines, size = paragraph("Goldkröten-Plättchen: 3 Punkte", Face.REGULAR, 40, (300, 100), leading=1.1, smallest=22)
    assert lines == ["Goldkröten-Plättchen:", "3 Punkte"]
    assert 22 <= size < 40
    lines, size = paragraph("Goldkröten-Plättchen: 3 Punkte", Face.REGULAR, 40, (100, 100), leading=1.1, smallest=22)
    assert size == 22
    assert lines[0].endswith("…")


def test_text_under_the_least_size_is_refused() -> None:
    with pytest.raises(TooSmall):
        font(Face.REGULAR, SMALLEST_TEXT - 1)
    canvas = Canvas(Layer(Image.new("RGB", (1600, 1200)), Image.new("P", (1, 1))))
    with pytest.raises(TooSmall):
        canvas.write(10, 10, "small", Style(SMALLEST_TEXT - 1))


def test_the_least_size_shrinks_with_the_picture() -> None:
    canvas = Canvas(Layer(Image.new("RGB", (800, 600)), Image.new("P", (1, 1))))
    canvas.write(10, 30, "half", Style(SMALLEST_TEXT // 2))
    with pytest.raises(TooSmall):
        canvas.write(10, 30, "less", Style(SMALLEST_TEXT // 2 - 1))


@pytest.mark.parametrize("text", ["āēīōū ĀĒĪŌŪ", "äöüß ÄÖÜẞ", "ąćęłńóśźż ĄĆĘŁŃÓŚŹŻ", "×−→–…·’"])
def test_the_fonts_have_what_our_languages_need(text: str) -> None:
    assert printable(text) == text


def test_digits_are_equally_wide() -> None:
    for face in Face:
        assert len({width(digit, face, 44) for digit in "0123456789"}) == 1


@pytest.mark.parametrize(
    ("given_text", "shown"),
    [
        ("Ann \U0001f426 the bird", "Ann the bird"),
        ("a\u202eb\u200bc\x00d", "a b c d"),
        ("two\nlines\tand tabs", "two lines and tabs"),
        ("\U0001f426\U0001f426", ""),
        ("e\u0301", "é"),
    ],
)
def test_what_cannot_be_shown_is_taken_out(given_text: str, shown: str) -> None:
    assert printable(given_text) == shown


@given(st.text())
def test_printable_text_is_short_and_one_line(text: str) -> None:
    shown = printable(text, 32)
    assert len(shown) <= 32
    assert shown == " ".join(shown.split())
