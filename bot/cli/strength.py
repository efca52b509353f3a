"""`aviary strength`: how strong the Wingspan Automa is, from simulated games."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from bot.cli.console import OUT, say, system_words, text, write_bytes
from bot.cli.working import JobsOption, opened
from engine.wingspan import wingspan
from engine.wingspan.strength.distribution import Distribution, Setting, shipped, written
from engine.wingspan.strength.simulate import Part, Scores, joined, parts, simulate_part

app = typer.Typer()

AT_ONCE = 50
"""Games that a worker simulates in one go, at one table."""
_FIGURES = {"games": 5, "mean": 5, "sd": 4, "quartiles": 11, "range": 7}
"""The columns of figures, and the characters that each needs; a narrow screen folds the setting instead."""


@app.command()
def strength(
    *,
    games: Annotated[int | None, typer.Option(min=2)] = None,
    seed: int = 0,
    write: Path | None = None,
    jobs: JobsOption = None,
    cluster: str | None = None,
    only: list[str] | None = None,
) -> None:
    """Tell how strong the Wingspan Automa is with each setting, or simulate that anew."""
    found = shipped() if games is None else _simulated(games, seed, jobs, cluster)
    if write is None:
        OUT.print(_table({each: found[each] for each in found if set(only or ()) <= set(each)}))
        return
    write_bytes(write, written(found, wingspan.components(), seed).encode())
    say("strength-written", settings=len(found), file=str(write))


def _simulated(games: int, seed: int, jobs: int | None, cluster: str | None) -> Mapping[Setting, Distribution]:
    """Simulate on all cores or a cluster; what comes of it is put together in the order of one process alone."""
    work = parts(games, seed, AT_ONCE)
    found: dict[int, Scores] = {}
    with (
        opened(jobs, cluster, len(work)) as machines,
        Progress(*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn(), console=OUT) as bar,
    ):
        task = bar.add_task(text("strength-playing"), total=sum(part.games for part in work))
        for place, scores in machines.run(_numbered, enumerate(work)):
            found[place] = scores
            bar.advance(task, work[place].games)
    return joined(found[place] for place in range(len(work)))


def _numbered(work: tuple[int, Part]) -> tuple[int, Scores]:
    place, part = work
    return place, simulate_part(part)


def _table(found: Mapping[Setting, Distribution]) -> Table:
    table = Table(box=None)
    table.add_column(text("strength-setting"))
    for name, width in _FIGURES.items():
        table.add_column(text(f"strength-{name}"), justify="right", min_width=width)
    decimal = system_words().decimal
    for setting, each in found.items():
        quartiles = "/".join(f"{quartile:.0f}" for quartile in each.quartiles)
        figures = (str(each.count), decimal(each.mean), decimal(each.sd), quartiles, f"{each.lowest}–{each.highest}")
        table.add_row(" ".join(setting), *figures)
    return table
