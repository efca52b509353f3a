"""What the commands share: where they print, their words, and how they say that something is wrong."""

from __future__ import annotations

import errno
import os
from functools import cache
from pathlib import Path
from typing import Any

from babel import default_locale
from rich.console import Console

from bot.locale.words import FALLBACK, Wording, wording
from engine.record import MOST_BYTES

OUT = Console(highlight=False, soft_wrap=True)
_ERR = Console(stderr=True, highlight=False, soft_wrap=True)


class Trouble(Exception):  # noqa: N818
    """Something that the person at the command line can mend; the message is a sentence for that person."""


def say(key: str, **facts: Any) -> None:
    """Print a message of cli.ftl."""
    OUT.print(text(key, **facts), markup=False)


def complain(sentence: str) -> None:
    """Print a sentence where errors go."""
    _ERR.print(sentence, markup=False, style="red")


def text(key: str, **facts: Any) -> str:
    """Return a message of cli.ftl."""
    return system_words()(f"cli-{key}", **facts)


@cache
def system_words() -> Wording:
    """Return the messages in the language of the system (LC_ALL, LC_MESSAGES, LANG); English where it names none."""
    return wording(default_locale("LC_MESSAGES") or FALLBACK)


def read_record_file(file: Path) -> bytes:
    """Read the file of a record; Trouble when that cannot be done.

    Of a file that is too large only so much is read that it is refused.
    """
    try:
        with file.open("rb") as source:
            return source.read(MOST_BYTES + 1)
    except OSError as error:
        raise Trouble(text("unreadable", file=str(file), why=str(error.strerror))) from error


def write_bytes(file: Path, data: bytes) -> None:
    """Write a file and the folders it needs; Trouble when that cannot be done."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
    except OSError as error:
        raise Trouble(text("unwritable", file=str(file), why=str(error.strerror))) from error


def expect_room_for(file: Path) -> None:
    """Make sure, before hours of work, that a file can be written at the end of it; Trouble where it cannot."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Trouble(text("unwritable", file=str(file), why=str(error.strerror))) from error
    if file.is_dir() or not os.access(file if file.exists() else file.parent, os.W_OK):
        why = os.strerror(errno.EISDIR if file.is_dir() else errno.EACCES)
        raise Trouble(text("unwritable", file=str(file), why=why))
