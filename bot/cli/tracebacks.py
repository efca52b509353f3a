"""An exception in a few lines for the log: where and of which kind, never with what.

The messages of exceptions and the values of variables hold what nobody at a table may know (hands, draws, drafts) and
what nobody at all may know (addresses with passwords). So neither is told. Of what an exception carries only
identifiers are: an error's number, a status, the key of a sentence.
"""

from __future__ import annotations

import os
import re
import sys
import traceback
from collections.abc import Iterator
from pathlib import Path

LENGTH = 4000
"""Characters that a traceback has at most."""
FRAMES = 12
"""The innermost frames of each exception that are told."""
CHAIN = 4
"""How many exceptions are told that led to each other, the last ones."""
FACTS = ("rule_id", "reason", "status", "code", "sqlstate", "sqlite_errorname", "name")
"""Attributes of exceptions that hold identifiers: of ours, of discord.py, asyncpg, sqlite3 and of the language."""

_IDENTIFIER = re.compile(r"[A-Za-z0-9_.-]{1,40}")
_ROOTS = sorted((f"{Path(each).resolve()}{os.sep}" for each in sys.path if each), key=len, reverse=True)


def kind(error: BaseException) -> str:
    """Return an exception's class and what identifiers it carries: "OperationalError (SQLITE_FULL)"."""
    facts = list(_facts(error))
    wrapped = getattr(error, "orig", None)  # SQLAlchemy's errors hold the driver's
    if isinstance(wrapped, BaseException):
        facts.append(kind(wrapped))
    return type(error).__name__ + (f" ({', '.join(facts)})" if facts else "")


def _facts(error: BaseException) -> Iterator[str]:
    if isinstance(error, OSError) and error.errno is not None:
        yield os.strerror(error.errno)
    for name in FACTS:
        value = getattr(error, name, None)
        if isinstance(value, int | str) and _IDENTIFIER.fullmatch(str(value)):
            yield str(value)


def short(error: BaseException) -> str:
    """Return an exception with those that led to it, the last one last; at most LENGTH characters."""
    told = "\n".join(line for each in _chain(error) for line in _lines(each))
    if len(told) <= LENGTH:
        return told
    half = (LENGTH - len(_CUT)) // 2
    return told[:half] + _CUT + told[-half:]


_CUT = "\n  ...\n"


def _chain(error: BaseException) -> list[BaseException]:
    """Return an exception and those that led to it, oldest first."""
    chain: list[BaseException] = []
    each: BaseException | None = error
    while each is not None and len(chain) < CHAIN and each not in chain:
        chain.insert(0, each)
        each = each.__cause__ or (None if each.__suppress_context__ else each.__context__)
    return chain


def _lines(error: BaseException) -> Iterator[str]:
    for frame in traceback.extract_tb(error.__traceback__, limit=-FRAMES):
        yield f"  {_place(frame.filename)}:{frame.lineno} {frame.name}: {frame.line}"
    yield kind(error)
    if isinstance(error, BaseExceptionGroup):
        for part in error.exceptions[:CHAIN]:
            yield from (f"  | {line}" for line in _lines(part))


def _place(file: str) -> str:
    """Return a file's path as it is imported, which says nothing about the machine."""
    return next((file.removeprefix(root) for root in _ROOTS if file.startswith(root)), file)
