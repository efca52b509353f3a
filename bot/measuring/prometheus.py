"""Measures as Prometheus collects them, on a page of the process."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)
from typing_extensions import override

from bot.measuring.measures import End, Listener, Part, Took

CONTENT_TYPE = CONTENT_TYPE_LATEST
QUICK = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.5, 5.0)
"""Bounds of what somebody waits for, in seconds: Discord waits for three."""
SLOW = (0.01, 0.05, 0.1, 0.5, 1.0, 5.0, 15.0, 60.0)


_TIMED: Mapping[Part, tuple[str, str, tuple[str, ...], Sequence[float]]] = MappingProxyType(
    {
        Part.PRESS: ("aviary_press_seconds", "Time to answer an interaction", ("kind",), QUICK),
        Part.JOB: ("aviary_job_seconds", "Work in the background", ("kind",), SLOW),
        Part.PICTURE: ("aviary_picture_seconds", "Time until a picture is there", (), QUICK),
        Part.TRANSACTION: ("aviary_transaction_seconds", "Transactions that write", (), QUICK),
    }
)
"""Of each part that is timed: the name of its series, what it is, its labels besides the outcome, bounds."""


class Prometheus(Listener):
    """Keeps counts and times, and writes them down."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        self._times = {
            part: Histogram(name, meaning, (*labels, "outcome"), buckets=bounds, registry=registry)
            for part, (name, meaning, labels, bounds) in _TIMED.items()
        }
        self._positions = Counter(
            "aviary_positions", "Looks at running games, by whether they were in memory", ("cached",), registry=registry
        )
        self._requests = Counter(
            "aviary_discord_requests", "Requests to Discord by answer", ("method", "status"), registry=registry
        )
        self._gauges: dict[str, Gauge] = {}

    @override
    def begun(self, took: Took) -> End:
        return self._note_request if took.part is Part.REQUEST else self._note_time

    @override
    def position(self, *, cached: bool) -> None:
        self._positions.labels("yes" if cached else "no").inc()

    def _note_time(self, took: Took) -> None:
        labels = [took.labels[name] for name in _TIMED[took.part][2]]
        self._times[took.part].labels(*labels, took.outcome).observe(took.seconds)

    def _note_request(self, took: Took) -> None:
        if "status" in took.labels:  # else there was no answer
            self._requests.labels(took.labels["method"], took.labels["status"]).inc()

    def show(self, name: str, meaning: str, value: float, **labels: str) -> None:
        """Set what is looked up only when the page is asked for."""
        known = self._gauges.get(name)
        if known is None:
            known = self._gauges[name] = Gauge(name, meaning, tuple(labels), registry=self._registry)
        (known.labels(**labels) if labels else known).set(value)

    def hide(self, name: str) -> None:
        """Leave out what was set by labels, until it is set again."""
        if name in self._gauges:
            self._gauges[name].clear()

    def text(self) -> bytes:
        """Write everything down as Prometheus reads it."""
        return generate_latest(self._registry)
