"""The table of rows: for people (rich) and for the document (Markdown)."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from rich import box
from rich.console import Console
from rich.table import Table as Grid

from bench.report.rows import Anchor, Contents, Figures, Row, number
from bench.report.running import ROOT, Run

DOCUMENT = ROOT / "docs" / "performance.md"
BEGIN, END = "<!-- figures: begin -->", "<!-- figures: end -->"
COLUMNS = ("what", "measured", "goal", "reached", "beside its anchors", "took")
NOTHING = "–"
WIDE = 200


class Line(NamedTuple):
    """A row of the table as text."""

    what: str
    measured: str
    goal: str
    reached: str
    anchors: str
    took: str


def lines(contents: Contents, run: Run) -> Iterator[Line]:
    """Return the rows of the parts that were to be measured."""
    for row in contents.rows:
        if row.part not in run.seconds:
            continue
        value = number(run.figures, row.figure)
        if row.optional and value is None and row.part not in run.faults:
            continue
        reached = None if value is None else row.reaches(value)
        yield Line(
            row.name,
            measured(run.figures, row),
            NOTHING if row.goal is None else f"{'≤' if row.better == 'less' else '≥'} {plain(row.goal)} {row.unit}",
            NOTHING if reached is None else "yes" if reached else "no",
            beside(contents, row, run.figures),
            f"{run.seconds[row.part]:.0f} s",
        )


def measured(figures: Figures, what: Row | Anchor) -> str:
    """Return a figure with its unit."""
    value = number(figures, what.figure)
    return NOTHING if value is None else f"{plain(value)} {what.unit}"


def beside(contents: Contents, row: Row, figures: Figures) -> str:
    """Return how many times each of its anchors a row is, with the anchors' own values: "12 × sqlite3 (0.13 ms)"."""
    ratios = {name: contents.ratio(row, name, figures) for name in row.anchors}
    found = [
        f"{plain(ratio)} × {contents.anchors[name].name} ({measured(figures, contents.anchors[name])})"
        for name, ratio in ratios.items()
        if ratio is not None
    ]
    return ", ".join(found) or NOTHING


def plain(value: float) -> str:
    """Return a number with the three digits that tell something: 0.0123, 1.23, 123, 12,300."""
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


def show(grid: Grid) -> None:
    """Print a table; where nobody tells how wide lines may be (a file, a log), none is broken."""
    Console(highlight=False, width=None if sys.stdout.isatty() else WIDE).print(grid)


def for_people(contents: Contents, run: Run) -> Grid:
    """Return the table for a terminal."""
    grid = Grid(*COLUMNS, box=box.SIMPLE_HEAD)
    for line in lines(contents, run):
        grid.add_row(*line)
    return grid


def markdown(contents: Contents, run: Run) -> str:
    """Return the machine and the table as the document has them."""
    head = (
        "{processor}, {cores} cores, {system}, Python {python}; load before the run {load}.".format(**run.about),
        "",
    )
    grid = [COLUMNS, ("---",) * len(COLUMNS), *lines(contents, run)]
    return "\n".join([*head, *(f"| {' | '.join(cells)} |" for cells in grid)])


def renew(text: str, table: str) -> str:
    """Return the document with another table between its marks. ValueError where it has no marks."""
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"the document has no lines {BEGIN} and {END}")
    return f"{before}{BEGIN}\n\n{table}\n\n{END}{after}"


def write(table: str, document: Path = DOCUMENT) -> None:
    """Put a table into the document. ValueError where it has no marks for it."""
    document.write_text(renew(document.read_text(encoding="utf-8"), table), encoding="utf-8")
