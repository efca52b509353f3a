"""Rate limits as Discord tells them in headers: so many requests in so many seconds for each route and channel."""

from dataclasses import dataclass

from sandbox.clock import Clock
from sandbox.model.messages import Message
from sandbox.model.snowflakes import moment_of
from sandbox.payload import Json

LIMITS = {
    "/channels/{channel_id}/messages": (5, 5.0),
    "/channels/{channel_id}/messages/{message_id}": (5, 5.0),
    "/webhooks/{webhook_id}/{webhook_token}": (5, 2.0),
    "/webhooks/{webhook_id}/{webhook_token}/messages/@original": (5, 2.0),
    "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}": (5, 2.0),
    "/users/@me/channels": (10, 10.0),
}
"""Observed on the real service; the documents tell bots to read the headers instead."""

MAJOR = ("channel_id", "guild_id", "webhook_id", "webhook_token")


@dataclass(slots=True)
class Window:
    """A span of time and the requests in it."""

    ends: float
    used: int = 0


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a request may pass, and the headers that say so."""

    passes: bool
    wait: float
    headers: dict[str, str]


class Buckets:
    """Counts requests by route and major parameters."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._windows: dict[tuple[str, ...], Window] = {}

    def count(self, template: str, params: Json) -> Verdict | None:
        """Count one request; None when its route has no limit."""
        if template not in LIMITS:
            return None
        most, span = LIMITS[template]
        now = self._clock.now()
        key = (template, *(str(params.get(name, "")) for name in MAJOR))
        window = self._windows.get(key)
        if window is None or window.ends <= now:
            window = self._windows[key] = Window(now + span)
        passes = window.used < most
        window.used += passes
        wait = round(window.ends - now, 3)
        headers = {
            "X-RateLimit-Limit": str(most),
            "X-RateLimit-Remaining": str(most - window.used),
            "X-RateLimit-Reset": f"{window.ends:.3f}",
            "X-RateLimit-Reset-After": str(wait),
            "X-RateLimit-Bucket": template.translate(str.maketrans("", "", "/{}@_")),
        }
        return Verdict(passes, wait, headers)


HOUR = 3600.0
OLD_EDITS = (3, 20.0)
"""Changes of messages older than an hour, in so many seconds and each channel: observed, not documented."""


class OldEdits:
    """Counts the changes of old messages, a limit that comes on top of the others and is in no header."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._windows: dict[str, Window] = {}

    def count(self, message: Message) -> float:
        """Count one change of a message; return the seconds to wait when it is refused, else 0."""
        now = self._clock.now()
        if now - moment_of(message.id) <= HOUR:
            return 0.0
        most, span = OLD_EDITS
        window = self._windows.get(message.channel_id)
        if window is None or window.ends <= now:
            window = self._windows[message.channel_id] = Window(now + span)
        window.used += 1
        return round(window.ends - now, 3) if window.used > most else 0.0
