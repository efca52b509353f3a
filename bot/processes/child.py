"""The worker's side: it answers one question after the other, over its standard input and output."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from typing import Any

from bot.processes.pipe import framed, read_framed


def begin(niceness: int) -> None:
    """Let other processes go first, and leave Ctrl+C to the bot, which ends this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)


def answers(answer: Callable[[Any], object]) -> Iterator[None]:
    """Answer questions until there are none; yield after each of them."""
    pipe = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what is printed meanwhile is no answer
    while True:
        try:
            pipe.write(framed(answer(read_framed(sys.stdin.buffer.read))))
            pipe.flush()
        except (EOFError, BrokenPipeError):
            return
        yield
