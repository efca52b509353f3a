"""What the log looks like: short lines for people or JSON for programs, with no secret in them.

Two things keep secrets out. Nothing is written that could hold one: no variables, no messages of exceptions, of values
only plain ones (`tracebacks`, `Plain`). And every text of a line is searched for what is known to be secret (`Hide`),
in lines for people once more when they are finished. In a finished JSON line that could not tell a text's quotes from
JSON's own, and the line would be none any more.

A line is made and written by a thread of its own: whoever logs, the event loop above all, only queues it.
"""

from __future__ import annotations

import atexit
import contextlib
import json
import logging
import queue
import re
import sys
import threading
from collections.abc import Sequence
from logging.handlers import QueueHandler, QueueListener
from typing import Any, TextIO
from urllib.parse import quote, quote_plus, unquote, unquote_plus

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

from bot.cli import tracebacks
from bot.settings import Settings

HIDDEN = "[hidden]"
WAITING = 1000
"""Lines that wait to be written; what comes then is dropped, since nobody may have to wait for a log."""
VALUE_LENGTH = 300
LINE_LENGTH = 6000
"""Characters of a value, and of a whole line with its traceback. A JSON line may be longer: it can only be cut in the
traceback."""
LIST_LENGTH = 20
SHORTEST = 4
"""Characters of a password from which on it is looked for in every line; a shorter one would be found in any word."""
_CONTEXT = "aviary_context"
"""What a record of a library's line has it under for whom the task works that wrote it."""
_TOKENS = re.compile(
    r"(?<![\w-])[\w-]{20,}+\.[\w-]{5,}+\.[\w-]{20,}"  # a bot's token
    r"|(?<=/webhooks/)\d+/[\w-]{20,}|(?<=/interactions/)\d+/[\w-]{20,}"  # an interaction's, in an address
    r"|(?<=://)[^\s/?#@:]+(?::[^\s/]*)?(?=@)"  # who is named in an address, with the password
)
_ARGUMENTS = re.compile(r"(?<=^Exception in callback ).*")
"""With what asyncio called something that failed."""
_ADDRESS = re.compile(r"[\w+.-]+://(?P<user>[^:/?#]*?)(?::(?P<password>.*))?@")


def configure(settings: Settings, stream: TextIO | None = None) -> None:
    """Set logging up for the whole process, until `close`; at the end of the process the rest is written."""
    close()
    shared: list[Processor] = [
        merge_context,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        hold_exception,
    ]
    stream = stream or sys.stderr
    logging.raiseExceptions = False  # what logging prints about its own failures holds the values of the line
    _start(_formatter(settings.log_format, shared, stream.isatty(), secrets_of(settings)), stream)
    # The library warns that it keeps no servers; it need not.
    logging.getLogger("discord.state").setLevel(logging.ERROR)
    # Of a collector of traces that is away one line is enough, when a batch is given up.
    logging.getLogger("opentelemetry.exporter").setLevel(logging.ERROR)
    logging.getLogger("bot").setLevel(settings.log_level.upper())
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )


def close() -> None:
    """Write what waits, and end the thread that writes."""
    while _RUNNING:
        _RUNNING.pop().stop()


def _start(formatter: logging.Formatter, stream: TextIO) -> None:
    writer = logging.StreamHandler(stream)
    writer.setFormatter(formatter)
    waiting: queue.Queue[Any] = queue.Queue(WAITING)
    logging.basicConfig(handlers=[Queued(waiting)], level=logging.WARNING, force=True)
    listener = Listener(waiting, writer)
    listener.start()
    _RUNNING.append(listener)


class Queued(QueueHandler):
    """Queue lines as they are: the thread that writes makes them, too."""

    def prepare(self, record: logging.LogRecord) -> logging.LogRecord:
        """Return the record itself, with what the thread that writes cannot know; logging would make the line here."""
        setattr(record, _CONTEXT, structlog.contextvars.get_contextvars())
        return record

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802  (logging's name)
        """Drop a line where too many wait already."""


class Listener(QueueListener):
    """Write what was queued. Where nothing can be written any more, the end is not waited for."""

    PATIENCE = 2.0

    def stop(self) -> None:
        """End the thread once all is written, or after some seconds."""
        thread: threading.Thread | None = getattr(self, "_thread", None)
        with contextlib.suppress(queue.Full):
            self.queue.put(None, timeout=self.PATIENCE)  # type: ignore[attr-defined]
        if thread is not None:
            thread.join(self.PATIENCE)


_RUNNING: list[Listener] = []
atexit.register(close)


def _formatter(form: str, shared: list[Processor], colours: bool, secrets: Sequence[str]) -> logging.Formatter:
    hide = Hide(secrets)
    lines = structlog.dev.ConsoleRenderer(colors=colours, exception_formatter=structlog.dev.plain_traceback)
    last: list[Any] = [as_json] if form == "json" else [lines, hide]
    steps: list[Any] = [structlog.stdlib.ProcessorFormatter.remove_processors_meta, Plain(hide), *last]
    return structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=steps)


def merge_context(logger: WrappedLogger, method: str, line: EventDict) -> EventDict:
    """Put what is known of the task into a line: where a library wrote it, what `Queued` has noted."""
    record = line.get("_record")
    if record is None:
        return structlog.contextvars.merge_contextvars(logger, method, line)
    return {**getattr(record, _CONTEXT, {}), **line}


def hold_exception(_logger: WrappedLogger, _method: str, line: EventDict) -> EventDict:
    """Put the exception that is being handled into a line that asks for it: the thread that writes cannot know it."""
    error = line.pop("exc_info", None)
    if error is True:
        error = sys.exception()
    if isinstance(error, tuple):
        error = error[1]
    return {**line, "exc_info": error} if isinstance(error, BaseException) else line


def as_json(_logger: WrappedLogger, _method: str, line: EventDict) -> str:
    """Return a plain line as JSON, its exception shorter where the line would be too long."""
    text = json.dumps(line)
    over = len(text) - LINE_LENGTH
    if over <= 0 or "exception" not in line:
        return text
    told = line["exception"]
    return json.dumps({**line, "exception": f"{told[: max(0, len(told) - over)]}..."})


class Plain:
    """Makes a line plain: exceptions short and without their messages, of other values only simple ones."""

    def __init__(self, hide: Hide) -> None:
        self._hide = hide

    def __call__(self, _logger: WrappedLogger, _method: str, line: EventDict) -> EventDict:
        """Return the line with plain values, its exception as a text."""
        error = line.pop("exc_info", None)
        line.pop("stack_info", None)
        told = {key: self._plain(value) for key, value in line.items()}
        if isinstance(error, BaseException):
            told["exception"] = self._hide.hide(tracebacks.short(error))
        return told

    def _plain(self, value: object) -> object:
        match value:
            case None | bool() | int() | float():
                return value
            case str():
                # asyncio tells of a fault with all that it knows (tasks, arguments); the first line says what happened.
                line = _ARGUMENTS.sub("", value.partition("\n")[0][: 2 * VALUE_LENGTH])
                line = self._hide.hide(line)  # what a cut might leave of a secret is cut again
                return line if len(line) <= VALUE_LENGTH else f"{line[:VALUE_LENGTH]}..."
            case BaseException():
                return self._hide.hide(tracebacks.kind(value))
            case list() | tuple() if all(isinstance(each, str | int | float) for each in value):
                return [self._plain(each) for each in value[:LIST_LENGTH]]
        return f"<{type(value).__name__}>"


# -- what is known to be secret -------------------------------------------------------------------------------------


def secrets_of(settings: Settings) -> list[str]:
    """Return what must never be written: the token, and the database's address and password in every spelling."""
    known = [each.get_secret_value().strip() for each in (settings.discord_token, settings.database_url) if each]
    address = settings.database_url.get_secret_value() if settings.database_url else ""
    found = _ADDRESS.match(address)
    password = (found["password"] or "") if found else ""
    spellings = [password, unquote(password), unquote_plus(password)]
    spellings += [each(text) for text in spellings for each in (quote, quote_plus, _quoted_all, _in_python, _in_json)]
    users = [f"{mark}{user}{mark}" for user in _users(found) for mark in ('"', '\\"', "'")]
    return [*known, *users, *(each for each in spellings if len(each) >= SHORTEST)]


def _users(found: re.Match[str] | None) -> set[str]:
    """Return the user's name, which servers name in quotes: by itself it may be a common word."""
    return {found["user"], unquote(found["user"])} - {""} if found else set()


def _quoted_all(text: str) -> str:
    return quote(text, safe="")


def _in_python(text: str) -> str:
    return repr(text)[1:-1]


def _in_json(text: str) -> str:
    return json.dumps(text)[1:-1]


class Hide:
    """Hides what looks like a token or is a known secret: in each value, and in a whole line for people."""

    def __init__(self, secrets: Sequence[str]) -> None:
        self._secrets = sorted({secret for secret in secrets if secret}, key=len, reverse=True)

    def __call__(self, _logger: WrappedLogger, _method: str, line: EventDict | str | Any) -> str:
        """Return the finished line without secrets, cut where it is too long."""
        text = self.hide(str(line))
        return text if len(text) <= LINE_LENGTH else f"{text[:LINE_LENGTH]}..."

    def hide(self, text: str) -> str:
        """Return a text without secrets."""
        for secret in self._secrets:
            text = text.replace(secret, HIDDEN)
        return _TOKENS.sub(HIDDEN, text)
