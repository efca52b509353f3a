"""Running the command line in tests."""

from __future__ import annotations

import contextlib
import io
from collections.abc import Iterator
from dataclasses import dataclass
from unittest import mock

from bot.cli import main
from bot.cli.console import system_words

REGIONS = {"de": "de_AT", "pl": "pl_PL"}


@dataclass(frozen=True)
class Done:
    """What a command printed, and its exit code."""

    code: int
    out: str
    err: str


def run(*arguments: str) -> Done:
    """Run `aviary` with these arguments, on a wide screen."""
    out, err = io.StringIO(), io.StringIO()
    with (
        mock.patch("sys.argv", ["aviary", *arguments]),
        mock.patch.dict("os.environ", {"COLUMNS": "300", "NO_COLOR": "1"}),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        code = _exit_code()
    return Done(code, out.getvalue(), err.getvalue())


@contextlib.contextmanager
def system_in(language: str) -> Iterator[None]:
    """Have the system speak a language."""
    with mock.patch.dict("os.environ", {"LC_ALL": f"{REGIONS.get(language, language)}.UTF-8"}):
        system_words.cache_clear()
        yield
    system_words.cache_clear()


def _exit_code() -> int:
    try:
        main()
    except SystemExit as stopped:
        return int(stopped.code or 0)
    return 0
