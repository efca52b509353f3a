"""The short form: what is kept, and what has come to cost more."""

from pathlib import Path

import pytest

from bench.report import kept
from bench.report.kept import KeptError
from bench.report.rows import Anchor, Contents, Part, Row
from bench.report.running import Run
from bench.report.short import Ratio, ratios

LESS, MORE = (
    Row("a press", "a.ms", "ms", anchors=("bare", "other"), short=True),
    Row("play", "a.n", "/s", better="more"),
)
CONTENTS = Contents(
    {"a": Part(short={})},
    {"bare": Anchor("a.bare", "ms", "bare"), "other": Anchor("a.other", "ms", "other")},
    (LESS, Row("long", "a.long", "ms", anchors=("bare",)), Row("alone", "a.alone", "ms", short=True)),
)


def test_only_rows_of_the_short_form_are_told_beside_their_first_anchor() -> None:
    run = Run({}, {"a": {"ms": 6, "bare": 2, "other": 1, "long": 3, "alone": 4}}, {"a": 1})
    assert list(ratios(CONTENTS, run, {"a.ms / bare": 2.5})) == [Ratio(LESS, "bare", 3, 2.5)]


def test_what_was_not_measured_or_not_kept_has_no_cost() -> None:
    (found,) = ratios(CONTENTS, Run({}, {"a": {}}, {"a": 1}), {})
    assert (found.now, found.before, found.cost) == (None, None, None)
    assert found._replace(now=3.0).cost is None
    assert found._replace(before=3.0).cost is None


def test_less_of_what_is_to_be_more_costs() -> None:
    assert Ratio(LESS, "bare", 3.0, 2.0).cost == 1.5
    assert Ratio(MORE, "bare", 2.0, 3.0).cost == 1.5


def test_ratios_are_kept_with_three_digits(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    kept.write({"b": 1.23456, "a": 4123.4}, file)
    assert kept.read(file) == {"a": 4120.0, "b": 1.23}


def test_nothing_is_kept_where_there_is_no_file(tmp_path: Path) -> None:
    assert kept.read(tmp_path / "kept.json") == {}


@pytest.mark.parametrize(
    "text", ["", "{", "[1]", '{"a": "1"}', '{"a": null}', '{"a": true}', '{"a": 0}', '{"a": -1}', '{"a": NaN}', "\x00"]
)
def test_a_broken_file_is_refused_with_a_sentence(text: str, tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    file.write_text(text)
    with pytest.raises(KeptError, match=r"kept\.json"):
        kept.read(file)


def test_a_file_that_is_no_text_is_refused_with_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    file.write_bytes(b"\xff\xfe\xff")
    with pytest.raises(KeptError):
        kept.read(file)


def test_what_the_repository_keeps_can_be_read() -> None:
    assert all(" / " in name for name in kept.read())
