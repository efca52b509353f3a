"""What went over the wire: every request with its answer, and everything in them that Discord would not have liked."""

from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

KEPT = 5000


@dataclass(frozen=True, slots=True)
class Exchange:
    """One REST request of the bot and the answer it got."""

    method: str
    template: str
    """Path with its parameters in braces, as in Discord's OpenAPI file, for example `/channels/{channel_id}`."""
    path: str
    body: Any
    """The JSON body (for multipart: `payload_json`), None when there was none."""
    file_sizes: dict[str, int]
    """Uploaded files: name -> bytes."""
    status: int
    answer: Any
    """The JSON of the answer, None when it was empty."""


@dataclass(frozen=True, slots=True)
class Violation:
    """Something that the bot did wrong, or that the stand-in does not know."""

    kind: str
    """`limit`, `unknown field`, `unknown route`, `body` or `gateway`."""
    where: str
    detail: str

    def __str__(self) -> str:
        return f"{self.kind} in {self.where}: {self.detail}"


@dataclass(slots=True)
class Traffic:
    """The last exchanges, how often each route was used, and all violations."""

    exchanges: deque[Exchange] = field(default_factory=lambda: deque(maxlen=KEPT))
    used: Counter[str] = field(default_factory=Counter)
    violations: list[Violation] = field(default_factory=list)
    listeners: list[Callable[[Exchange], None]] = field(default_factory=list)
    """Called with each exchange; tests hang further checks on it."""

    def note(self, exchange: Exchange) -> None:
        """Record an exchange and tell the listeners."""
        self.exchanges.append(exchange)
        self.used[f"{exchange.method} {exchange.template}"] += 1
        for listener in self.listeners:
            listener(exchange)

    def violation(self, kind: str, where: str, detail: str) -> None:
        """Record a violation."""
        if len(self.violations) < KEPT:
            self.violations.append(Violation(kind, where, detail))
