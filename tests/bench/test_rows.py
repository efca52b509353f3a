"""What rows.toml names is there, and ratios are of like units."""

import inspect
from importlib import import_module

import pytest

from bench.report.rows import Anchor, Contents, Part, Row, contents, number, numbers

FIGURES = {"a": {"ms": 12.0, "s": 0.5, "deep": {"er": 3}}, "b": {"ms": 4, "none": 0, "yes": True, "word": "x"}}


def made(*rows: Row) -> Contents:
    anchors = {
        "ms": Anchor("b.ms", "ms", "bare"),
        "none": Anchor("b.none", "ms", "nothing"),
        "gone": Anchor("b.gone", "ms", "gone"),
    }
    return Contents({"a": Part(), "b": Part()}, anchors, rows)


def test_every_part_can_be_measured_with_its_sizes() -> None:
    for name, part in contents().parts.items():
        parameters = inspect.signature(import_module(f"bench.{name}").measure).parameters
        for sizes in (part.full, part.short):
            assert set(sizes or ()) <= set(parameters), name


def test_every_row_and_anchor_is_of_a_part() -> None:
    found = contents()
    figures = [each.figure for each in found.rows] + [each.figure for each in found.anchors.values()]
    assert {each.partition(".")[0] for each in figures} == found.parts.keys()


def test_every_anchor_is_there_and_measured_where_its_row_is() -> None:
    found = contents()
    short = {name for name, part in found.parts.items() if part.short is not None}
    for row in found.rows:
        for name in row.anchors:
            anchor = found.anchors[name]
            assert not row.short or {row.part, anchor.figure.partition(".")[0]} <= short, row


def test_no_figure_has_two_rows() -> None:
    figures = [row.figure for row in contents().rows]
    assert len(set(figures)) == len(figures)


@pytest.mark.parametrize(
    ("path", "value"),
    [("a.ms", 12.0), ("a.deep.er", 3.0), ("a.deep", None), ("a.ms.more", None), ("c", None), ("b.yes", None)],
)
def test_a_figure_is_found_by_its_path(path: str, value: float | None) -> None:
    assert number(FIGURES, path) == value


def test_all_numbers_are_listed_with_their_paths() -> None:
    assert numbers(FIGURES) == {"a.ms": 12, "a.s": 0.5, "a.deep.er": 3, "b.ms": 4, "b.none": 0}


def test_a_ratio_is_of_like_units() -> None:
    assert made().ratio(Row("", "a.ms", "ms"), "ms", FIGURES) == 3
    assert made().ratio(Row("", "a.s", "s"), "ms", FIGURES) == 125


@pytest.mark.parametrize(("figure", "anchor"), [("a.gone", "ms"), ("a.ms", "gone"), ("a.ms", "none")])
def test_there_is_no_ratio_of_what_was_not_measured(figure: str, anchor: str) -> None:
    assert made().ratio(Row("", figure, "ms"), anchor, FIGURES) is None


def test_a_goal_is_reached_from_its_side() -> None:
    assert Row("", "a", "ms", 6).reaches(6)
    assert not Row("", "a", "ms", 6).reaches(6.1)
    assert Row("", "a", "/s", 500, "more").reaches(500)
    assert not Row("", "a", "/s", 500, "more").reaches(499)
    assert Row("", "a", "ms").reaches(1) is None
