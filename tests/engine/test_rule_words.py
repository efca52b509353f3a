"""What people type, in a file beside a rulebook (engine.rulebook.typed)."""

from __future__ import annotations

from pathlib import Path

import pytest

import engine
from engine.rulebook import RulebookError, parse
from engine.rulebook.search import search
from engine.rulebook.typed import with_typed

BOOK = """
> Alike: boat = ship
## Play
### A1 · Landing
A ship lands where there is room.
> Words: moor
### A2 · Selling
Cargo is sold for coins.
"""
SOURCE = "engine.harbour en.words.toml"


def test_words_and_groups_are_added_to_those_of_the_book() -> None:
    book = with_typed(parse(BOOK), 'alike = ["cash, dough = coins"]\n[words]\nA1 = ["tie up", "berth"]\n', SOURCE)
    assert book.alike == (("boat", "ship"), ("cash", "dough", "coins"))
    assert [each.words for each in book.entries] == [("moor", "tie up", "berth"), ()]
    assert [each.entry.id for each in search(book, "where can I berth")] == ["A1"]
    assert [each.entry.id for each in search(book, "dough")] == ["A2"]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('[words]\nA9 = ["berth"]\n', "words of A9, which is not in this book"),
        ('[words]\na1 = ["berth"]\n', "words of a1, which is not in this book"),
        ("alike = [", "no TOML"),
        ('alike = ["coins"]\n', "expected"),
        ('[words]\nA1 = "berth"\n', "expected lists of texts"),
        ('words = ["berth"]\n', "expected lists of texts"),
        ('little_words = ["the"]\n', "expected lists of texts"),
    ],
)
def test_a_broken_file_is_named_with_what_is_wrong(text: str, told: str) -> None:
    with pytest.raises(RulebookError, match=told) as fault:
        with_typed(parse(BOOK), text, SOURCE)
    assert SOURCE in str(fault.value)


def test_each_such_file_has_its_book() -> None:
    found = list(Path(engine.__file__).parent.glob("*/rulebook/*.words.toml"))
    assert found
    for each in found:
        assert each.with_name(each.name.replace(".words.toml", ".md")).is_file()
