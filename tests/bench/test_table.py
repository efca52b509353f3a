"""The table of rows, and its place in the document."""

from pathlib import Path

import pytest

from bench.report.rows import Anchor, Contents, Part, Row
from bench.report.running import Run
from bench.report.table import BEGIN, DOCUMENT, END, lines, markdown, plain, renew, write

CONTENTS = Contents(
    {"hosting": Part(), "bare": Part(), "disk": Part(), "engine": Part()},
    {"sqlite3": Anchor("bare.ms", "ms", "sqlite3")},
    (
        Row("a press", "hosting.ms", "ms", 2, anchors=("sqlite3",)),
        Row("presses", "hosting.many", "/s", 500, "more"),
        Row("a game", "disk.kB", "kB", 6),
        Row("what is made seldom", "disk.seldom", "kB", optional=True),
        Row("random play", "engine.entries", "/s"),
    ),
)
ABOUT = {"processor": "P", "cores": 2, "system": "Linux", "python": "3.11", "load": 0.1}


def run() -> Run:
    return Run(
        ABOUT, {"hosting": {"ms": 1.5, "many": 400}, "bare": {"ms": 0.25}}, {"hosting": 30.4, "bare": 1, "disk": 2}
    )


def test_a_row_is_told_with_its_goal_and_its_anchors() -> None:
    press, presses, *_ = lines(CONTENTS, run())
    assert press == ("a press", "1.5 ms", "≤ 2 ms", "yes", "6 × sqlite3 (0.25 ms)", "30 s")
    assert presses == ("presses", "400 /s", "≥ 500 /s", "no", "–", "30 s")


def test_what_failed_is_told_as_not_measured() -> None:
    assert [each for each in lines(CONTENTS, run()) if each.what == "a game"] == [
        ("a game", "–", "≤ 6 kB", "–", "–", "2 s")
    ]


def test_what_was_not_made_is_left_out_but_a_fault_is_told() -> None:
    assert "what is made seldom" not in [each.what for each in lines(CONTENTS, run())]
    failed = run()
    failed.faults["disk"] = "it failed"
    assert "what is made seldom" in [each.what for each in lines(CONTENTS, failed)]


def test_rows_of_parts_that_were_not_run_are_left_out() -> None:
    assert "random play" not in [each.what for each in lines(CONTENTS, run())]


@pytest.mark.parametrize(
    ("value", "text"),
    [(0, "0"), (0.01234, "0.0123"), (1.234, "1.23"), (56.78, "56.8"), (123.4, "123"), (25000, "25,000")],
)
def test_numbers_have_three_digits(value: float, text: str) -> None:
    assert plain(value) == text


def test_the_document_gets_a_new_table_in_place_of_the_old() -> None:
    text = f"# Title\n\n{BEGIN}\nold\n{END}\n\nafter\n"
    new = renew(text, "new")
    assert new == f"# Title\n\n{BEGIN}\n\nnew\n\n{END}\n\nafter\n"
    assert renew(new, "new") == new


@pytest.mark.parametrize("text", ["", BEGIN, END, f"{END} {BEGIN}"])
def test_a_document_without_a_place_is_left(text: str, tmp_path: Path) -> None:
    document = tmp_path / "page.md"
    document.write_text(text)
    with pytest.raises(ValueError, match="no lines"):
        write("new", document)
    assert document.read_text() == text


def test_the_document_has_a_place_for_the_table() -> None:
    assert "new" in renew(DOCUMENT.read_text(encoding="utf-8"), "new")


def test_markdown_has_a_line_for_each_row_and_names_the_machine() -> None:
    text = markdown(CONTENTS, run())
    assert "P, 2 cores, Linux, Python 3.11; load before the run 0.1." in text
    assert "| a press | 1.5 ms | ≤ 2 ms | yes | 6 × sqlite3 (0.25 ms) | 30 s |" in text


def test_a_run_is_read_as_it_was_written() -> None:
    assert Run.from_data(run().to_data()) == run()
