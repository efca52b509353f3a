"""`python -m bench short`: in a minute, how many times its anchor each figure is, beside the ratios that are kept.

A ratio hangs little on the machine, so a change that costs is seen. Nothing is judged: no figure makes this fail.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from rich import box
from rich.table import Table as Grid

from bench.report import kept
from bench.report.kept import KeptError
from bench.report.rows import Contents, Row, contents
from bench.report.running import SAYING, Run, measure, tell, tell_faults
from bench.report.table import NOTHING, measured, plain, show

COLUMNS = ("what", "measured", "anchor", "ratio", "kept", "cost")
NOTEWORTHY = 1.15
"""How many times as much something must cost as the kept ratio says before it is pointed at."""


class Ratio(NamedTuple):
    """A figure in the short form; `now` and `before` None: not measured, or not kept."""

    row: Row
    anchor: str
    now: float | None
    before: float | None

    @property
    def name(self) -> str:
        """Return its name among the kept ones."""
        return f"{self.row.figure} / {self.anchor}"

    @property
    def cost(self) -> float | None:
        """Return how many times as much it costs as it did; None where that is not known."""
        if not self.now or not self.before:
            return None
        return self.now / self.before if self.row.better == "less" else self.before / self.now


def main(words: Sequence[str]) -> None:
    """Measure, print, and keep the ratios where that is asked for."""
    parser = argparse.ArgumentParser("python -m bench short", description=__doc__)
    parser.add_argument("--keep", action="store_true", help="let the repository keep the ratios of this run")
    given = parser.parse_args(words)
    parts = {name: part.short for name, part in contents().parts.items() if part.short is not None}
    run = measure(parts, tell)
    found = list(ratios(contents(), run, _kept()))
    show(table(contents(), run, found))
    tell_faults(run.faults)
    if given.keep:
        kept.write({each.name: each.now for each in found if each.now})


def _kept() -> Mapping[str, float]:
    """Return the kept ratios; none where they cannot be read, which is said."""
    try:
        return kept.read()
    except KeptError as error:
        SAYING.print(str(error), markup=False)
        return {}


def ratios(contents: Contents, run: Run, before: Mapping[str, float]) -> Iterator[Ratio]:
    """Return each row of the short form beside its first anchor."""
    for row in contents.rows:
        if row.short and row.anchors:
            made = Ratio(row, row.anchors[0], contents.ratio(row, row.anchors[0], run.figures), None)
            yield made._replace(before=before.get(made.name))


def table(contents: Contents, run: Run, found: Sequence[Ratio]) -> Grid:
    """Return the table for a terminal."""
    took = sum(run.seconds.values())
    grid = Grid(*COLUMNS, box=box.SIMPLE_HEAD, title=f"Ratios to anchors ({took:.0f} s; nothing fails by them)")
    for each in found:
        grid.add_row(*_cells(contents, run, each))
    return grid


def _cells(contents: Contents, run: Run, ratio: Ratio) -> tuple[str, ...]:
    row, anchor, cost = ratio.row, contents.anchors[ratio.anchor], ratio.cost
    return (
        row.name,
        measured(run.figures, row),
        f"{anchor.name} {measured(run.figures, anchor)}",
        NOTHING if ratio.now is None else plain(ratio.now),
        NOTHING if ratio.before is None else plain(ratio.before),
        NOTHING if cost is None else f"{cost:.2f} ×{' ←' if cost >= NOTEWORTHY else ''}",
    )
