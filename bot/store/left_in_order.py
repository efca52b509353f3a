"""Whether the database's file is still as an orderly close has left it.

Looking through the whole file for damage takes the longer the more is stored. A file that was found sound, closed in
order and not touched since needs no second look. So its closing notes, in a small file beside it, how it was left. A
kill, a power failure or another program leaves a write-ahead log or another file than was noted, and so does who puts
a backup in its place.
"""

from __future__ import annotations

import contextlib
import json
from pathlib import Path

ENDING = ".closed"


def note(file: Path) -> None:
    """Note how a database is left, after it was closed. Where that cannot be written, the next opening looks at it."""
    with contextlib.suppress(OSError):
        if not _has_log(file):  # else another program has it open, or its close has failed
            _note_of(file).write_text(json.dumps(_state_of(file)), encoding="utf-8")


def is_as_left(file: Path) -> bool:
    """Return whether a database is just as it was noted to be."""
    try:
        return not _has_log(file) and json.loads(_note_of(file).read_bytes()) == _state_of(file)
    except (OSError, ValueError):
        return False


def _state_of(file: Path) -> dict[str, int]:
    """Return what changes with anything that is written to a file, or put in its place."""
    state = file.stat()
    return {"inode": state.st_ino, "size": state.st_size, "modified_ns": state.st_mtime_ns}


def _note_of(file: Path) -> Path:
    return file.with_name(file.name + ENDING)


def _has_log(file: Path) -> bool:
    """Return whether anything is in the write-ahead log; who may only read leaves an empty one behind."""
    log = file.with_name(file.name + "-wal")
    return log.exists() and log.stat().st_size > 0
