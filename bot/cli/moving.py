"""`aviary move`: from the SQLite file to PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table as Grid

from bot.cli.console import OUT, Trouble, complain, say, system_words, text
from bot.cli.hosting import read_settings, told
from bot.store.errors import StoreError
from bot.store.failures import SERVER
from bot.store.moving import Compared, Told, move, shown, source_file, target_url

DIGITS = 12
"""How much of a digest is shown."""

app = typer.Typer()


@app.command("move")
def move_to_server(*, to: str = "") -> None:
    """Take the SQLite database over into PostgreSQL, and compare the two. The bot must not run meanwhile.

    The target must be empty. A move that was broken off goes on where it was. The file is only read.
    """
    settings = read_settings()
    with told(), _named("--to" if to else SERVER):
        url = settings.database_address
        target = target_url(to or url or "")
        file = source_file(settings.data_dir, url)
        with _shown() as progress:
            compared = asyncio.run(move(settings.data_dir, url, target, progress))
    OUT.print(_grid(compared))
    if not all(each.alike for each in compared):
        complain(text("move-not-alike", file=str(file)))
        raise typer.Exit(1)
    if url is not None and target_url(url) == target:
        say("move-set", file=str(file))
    else:
        say("move-done", file=str(file), address=shown(target))


@contextmanager
def _named(target: str) -> Iterator[None]:
    """Let sentences about a server call its address what the person gave it as."""
    try:
        yield
    except StoreError as trouble:
        if not trouble.reason.startswith("store-"):
            raise
        raise Trouble(system_words()(trouble.reason, **trouble.facts).replace(SERVER, target)) from trouble


@contextmanager
def _shown() -> Iterator[Told]:
    """Show how far the move is, where errors go; nothing where that is no terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task(text("move-under-way"))
        yield lambda name, moved, rows: progress.update(task, description=name, completed=moved, total=rows)


def _grid(compared: Sequence[Compared]) -> Grid:
    """Return what came of each table."""
    grid = Grid(*(text(f"move-{column}") for column in ("table", "rows", "moved", "digest", "outcome")))
    for each in compared:
        outcome = text("move-alike" if each.alike else "move-differs")
        digest = each.source.digest[:DIGITS]
        grid.add_row(each.name, str(each.source.count), str(each.target.count), digest, outcome)
    return grid
