"""The log as the bot writes it, for a while."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterator
from contextlib import contextmanager

import structlog

from bot.cli import logs
from bot.settings import Settings


@contextmanager
def logging_to(settings: Settings, stream: io.StringIO | None = None) -> Iterator[io.StringIO]:
    """Write the log into a text, and put everything back at the end."""
    stream = io.StringIO() if stream is None else stream
    root, ours = logging.getLogger(), logging.getLogger("bot")
    before = (structlog.get_config(), root.handlers[:], root.level, ours.level, logging.raiseExceptions)
    root.handlers[:] = []  # or they would be closed
    logs.configure(settings, stream)
    try:
        yield stream
    finally:
        logs.close()
        config, root.handlers[:], level, our_level, logging.raiseExceptions = before
        structlog.configure(**config)
        root.setLevel(level)
        ours.setLevel(our_level)
