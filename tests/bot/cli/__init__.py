"""Running the command line in tests."""

from __future__ import annotations

import contextlib
import io
from dataclasses import dataclass
from unittest import mock

from bot.cli import main


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


def _exit_code() -> int:
    try:
        main()
    except SystemExit as stopped:
        return int(stopped.code or 0)
    return 0
