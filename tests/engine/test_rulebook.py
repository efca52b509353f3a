"""Reading rulebook files: the form, the numbers in it, and errors that a translator can act on."""

from __future__ import annotations

import pytest

from engine.rulebook import FALLBACK, Entry, RulebookError, load, parse

BOOK = """# Skittles
> Little words: the,
> of
<!-- Notes for translators,
with {braces that do not matter}. -->

## Playing

### S1 · Throw {balls} balls
You throw {balls} balls
in a turn.

They roll:
- straight
- or not
> Example: You throw one ball,
> then the next.
> Example: You miss.
> Words: bowl, pitch
> See: Q1

## Questions [questions]

### Q1 · May I throw again?
No.
"""


def test_reads_chapters_entries_examples_words_and_references() -> None:
    book = parse(BOOK)

    assert book.title == "Skittles"
    assert book.little_words == ("the", "of")
    assert book.chapters == ("Playing", "Questions")
    assert book.entries[0] == Entry(
        id="S1",
        title="Throw {balls} balls",
        chapter="Playing",
        kind="rule",
        text="You throw {balls} balls in a turn.\n\nThey roll:\n- straight\n- or not",
        examples=("You throw one ball, then the next.", "You miss."),
        words=("bowl", "pitch"),
        see=("Q1",),
        line=9,
    )
    assert [entry.id for entry in book.of_kind("questions")] == ["Q1"]


def test_fills_numbers_into_title_text_and_examples() -> None:
    book = parse(BOOK.replace("You miss.", "All {balls} miss.")).filled({"balls": "3"})

    entry = book.entries[0]
    assert entry.title == "Throw 3 balls"
    assert entry.text.startswith("You throw 3 balls")
    assert entry.examples[1] == "All 3 miss."


def test_words_among_the_facts_are_called_as_the_book_calls_them() -> None:
    book = parse(BOOK.replace("> of\n", "> of\n> Terms: gutter_ball = lost ball,\n> spare = clear-up\n"))
    assert book.terms == (("gutter_ball", "lost ball"), ("spare", "clear-up"))
    assert book.filled({"balls": "spare"}).entries[0].title == "Throw clear-up balls"
    assert book.filled({"balls": "3, spare, gutter_ball"}).entries[0].title == "Throw 3, clear-up, lost ball balls"


@pytest.mark.parametrize("term", ["spare", "spare =", "= clear-up"])
def test_a_term_without_its_word_is_refused(term: str) -> None:
    with pytest.raises(RulebookError, match=r"expected .Terms"):
        parse(BOOK.replace("> of\n", f"> of\n> Terms: {term}\n"))


def test_an_unknown_number_is_named_with_its_entry_and_line() -> None:
    with pytest.raises(RulebookError, match=r"rulebook, line 9: S1 uses \{balls\}"):
        parse(BOOK).filled({"pins": "9"})


@pytest.mark.parametrize("typed", ["S1", "s1", " s 1", "S-1.", "(s_1)"])
def test_finds_an_id_however_it_is_typed(typed: str) -> None:
    found = parse(BOOK).find(typed)
    assert found is not None
    assert found.id == "S1"


@pytest.mark.parametrize("typed", ["", "S2", "S11", "throw"])
def test_finds_nothing_for_what_is_no_id(typed: str) -> None:
    assert parse(BOOK).find(typed) is None


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        ("### S1 · Throw", "### S1: Throw", 9, 'expected "### PB1 · Short title"'),
        ("### S1 · Throw", "### s1 · Throw", 9, 'expected "### PB1 · Short title"'),
        ("## Questions [questions]", "## Questions [riddles]", 22, "expected"),
        ("## Playing", "#### Playing", 7, "no heading of a known form"),
        ("## Playing\n", "\n", 9, "S1 stands before the first chapter"),
        ("## Playing", "## Playing\nWords without an entry", 8, "text outside an entry"),
        ("### Q1", "### S1", 24, "S1 is already in line 9"),
        ("> See: Q1", "> See: Q7", 9, "S1 points to Q7, which is not in this book"),
        ("\nNo.\n", "\n", 24, "Q1 has no text"),
        ("> Example: You throw one", "> You throw one", 16, "expected"),
        ("> See: Q1", "> Little words: the", 20, "expected"),
        ("> Little words", "> Words", 2, "expected"),
        ("## Playing", "## Playing\n> Words: bowl", 8, "expected"),
        ("> See: Q1", "> See: Q1\nMore text", 21, "text of S1 after its examples"),
        ("in a turn", "in a {turn", 11, "a brace"),
        ("in a turn", "in a {Turn of yours}", 11, "a brace"),
    ],
)
def test_a_broken_file_is_refused_with_its_line(old: str, new: str, line: int, problem: str) -> None:
    assert old in BOOK
    with pytest.raises(RulebookError) as refusal:
        parse(BOOK.replace(old, new, 1), source="skittles en.md")
    assert str(refusal.value).startswith(f"skittles en.md, line {line}: {problem}")
    assert refusal.value.line == line


def test_an_empty_book_is_refused() -> None:
    with pytest.raises(RulebookError, match="no entry"):
        parse("# Nothing\n")


@pytest.mark.parametrize("language", ["xx", "en-GB", "../en", "", "en/../en"])
def test_falls_back_to_english(language: str) -> None:
    book = load("engine.moa", language)
    assert book.language == FALLBACK
    assert book is load("engine.moa")
