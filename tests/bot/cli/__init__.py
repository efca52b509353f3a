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
    environment = mock.patch.dict("os.environ", {"COLUMNS": "300", "NO_COLOR": "1"})
    with mock.patch("sys.argv", ["aviary", *arguments]), environment:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            try:
                main()
            except SystemExit as stopped:
                return Done(int(stopped.code or 0), out.getvalue(), err.getvalue())
    return Done(0, out.getvalue(), err.getvalue())
