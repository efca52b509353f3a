"""One tournament at a time over a file of finished games."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.tournament.resuming import NotResumable

BEHIND = 1 << 40
"""Where the byte stands that is locked on Windows, which keeps others from what is locked: behind everything."""


@contextmanager
def claimed(file: Path | None) -> Iterator[None]:
    """Have a file to oneself; nothing where there is none. The system ends that with the process, however that ends.

    NotResumable: in-use, while another tournament has it; OSError where it cannot be written.
    """
    if file is None:
        yield
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("ab") as held:
        try:
            _lock(held.fileno())
        except OSError as error:
            raise NotResumable("in-use") from error
        yield


if sys.platform == "win32":
    import msvcrt
    import os

    def _lock(number: int) -> None:
        os.lseek(number, BEHIND, os.SEEK_SET)
        msvcrt.locking(number, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(number: int) -> None:
        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
