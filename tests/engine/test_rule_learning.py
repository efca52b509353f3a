"""What is learned of which rules answer what, and what the search makes of it."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from engine.rulebook import Rulebook, parse
from engine.rulebook.finding.features import features
from engine.rulebook.finding.language import language
from engine.rulebook.finding.learn import Text, learned_from
from engine.rulebook.finding.learned import Learned
from engine.rulebook.search import search
from tests.support.rule_questions import ASKED, shipped_book

BOOK = """
# Book
## Rules
### A1 · The harbour
Ships land here with their cargo, and cargo is sold.
> Words: land a ship, where do ships land
### A2 · The market
Cargo is sold here, when ships have brought cargo to the town.
> Words: sell cargo, price of cargo
"""
QUESTIONS = (
    ("who brings the cargo ships in", "A1"),
    ("when may the cargo ships come in", "A1"),
    ("what do i earn for cargo ships", "A2"),
    ("do i earn anything at sea", "A2"),
)


def taught(*questions: tuple[str, str]) -> Rulebook:
    book = parse(BOOK)
    return replace(book, learned=learned_from(book, [Text(typed, frozenset({rule})) for typed, rule in questions]))


def first(book: Rulebook, typed: str) -> str:
    return search(book, typed)[0].entry.id


def told(text: str) -> Learned:
    return Learned(text, ["A1", "A2"], language("en").stem)


def test_features_are_stems_and_pieces_of_words() -> None:
    stem = language("en").stem
    assert set(features("Birds, a bird!", stem)) == {"=bird", "=a", "_bir", "bird", "irds", "rds_", "ird_"}
    assert features("!", stem) == {}


def test_however_long_a_text_is_its_stems_have_the_same_length() -> None:
    for typed in ("ships", "ships land where the cargo is"):
        stems = {name: value for name, value in features(typed, language("en").stem).items() if name[0] == "="}
        assert sum(value**2 for value in stems.values()) == pytest.approx(1)


def test_questions_teach_which_rule_is_meant() -> None:
    asked = "what is it that i earn for cargo ships"
    assert first(parse(BOOK), asked) == "A1"
    assert first(taught(*QUESTIONS), asked) == "A2"


def test_what_is_learned_finds_nothing_by_itself() -> None:
    assert search(taught(*QUESTIONS), "earn") == []


def test_the_same_texts_teach_the_same() -> None:
    assert taught(*QUESTIONS).learned == taught(*QUESTIONS).learned


def test_what_is_told_makes_an_entry_likely() -> None:
    likely = told("# a remark\n=ship A1+20 A2-10\n").likely("ships")
    assert 1 >= likely["A1"] > likely["A2"] >= 0
    assert told("=ship A1+20\n").likely("cargo") == {}


def test_what_was_learned_of_an_entry_that_is_gone_is_left_out() -> None:
    assert set(told("=ship A1+20 GONE7+90\n").likely("ships")) == {"A1", "A2"}


def test_a_very_unlikely_entry_is_as_unlikely_as_any() -> None:
    assert told("=ship A1+900 A2-900\n").likely("ships")["A2"] == 0


@pytest.mark.parametrize(("tongue", "game"), ASKED)
def test_what_is_learned_of_a_shipped_book_is_small_and_of_its_entries(tongue: str, game: str) -> None:
    book = shipped_book(tongue, game)
    ids = {entry.id for entry in book.entries}
    named = {entry_id for line in book.learned.splitlines()[1:] for entry_id in re.findall(r"(\w+)[+-]\d", line)}
    assert len(book.learned) < 200_000
    assert len(named & ids) > 0.9 * len(ids)
    assert len(named - ids) < 0.1 * len(ids)  # a book may change before it is learned anew
