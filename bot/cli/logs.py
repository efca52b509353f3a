"""What the log looks like: lines for people or JSON for programs, and never a token in it."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Sequence
from typing import Any

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

_TOKENS = re.compile(
    r"[\w-]{20,}\.[\w-]{5,}\.[\w-]{20,}"  # a bot's token
    r"|(?<=/webhooks/)\d+/[\w-]{20,}|(?<=/interactions/)\d+/[\w-]{20,}"  # an interaction's, in an address
)
HIDDEN = "[hidden]"


def configure(level: str, form: str, secrets: Sequence[str] = ()) -> None:
    """Set logging up for the whole process; `secrets` are texts that must never appear."""
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.StackInfoRenderer(),
    ]
    if form == "json":
        last: list[Processor] = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    else:
        last = [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())]
    hide = Hide(secrets)
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared, processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last, hide]
    )
    handler = logging.StreamHandler()
    handler.setFormatter(formatter)
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    # The library warns that it keeps no servers; it need not.
    logging.getLogger("discord.state").setLevel(logging.ERROR)
    logging.getLogger("bot").setLevel(level.upper())
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )


class Hide:
    """The last step of every line: what looks like a token, or is a known secret, is hidden."""

    def __init__(self, secrets: Sequence[str]) -> None:
        self._secrets = [secret for secret in secrets if secret]

    def __call__(self, _logger: WrappedLogger, _method: str, line: EventDict | str | Any) -> str:
        """Give the finished line without secrets."""
        text = _TOKENS.sub(HIDDEN, str(line))
        for secret in self._secrets:
            text = text.replace(secret, HIDDEN)
        return text
