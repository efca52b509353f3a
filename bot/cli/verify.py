"""`aviary verify`: replay records with the rules and compare."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import Annotated, BinaryIO

import typer

from bot.cli.console import complain, say, text
from engine.games import GAMES
from engine.record import RecordError, RecordReader, verify_entries

app = typer.Typer()


@app.command("verify")
def verify_files(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...")],
    faults: Annotated[int, typer.Option(min=1)] = 10,
) -> None:
    """Replay game records with the rules and compare every field. Exit code 1 when anything is wrong."""
    right = [_is_right(file, faults) for file in files]
    if len(files) > 1:
        say("verify-sum", files=len(files), right=sum(right))
    if not all(right):
        raise typer.Exit(1)


def _is_right(file: Path, limit: int) -> bool:
    try:
        with file.open("rb") as source:
            return _tell(file, limit, source)
    except OSError as error:
        complain(text("unreadable", file=str(file), why=str(error.strerror)))
        return False


def _tell(file: Path, limit: int, source: BinaryIO) -> bool:
    try:
        reader = RecordReader(source, GAMES)
    except RecordError as error:
        found = [error.fault]
    else:
        found = list(islice(verify_entries(reader), limit + 1))
        if not found:
            say("verify-right", file=str(file), game=reader.game.name, entries=reader.count)
            return True
    for fault in found[:limit]:
        say("verify-fault", file=str(file), fault=fault.sentence)
    if len(found) > limit:
        say("verify-more", file=str(file))
    return False
