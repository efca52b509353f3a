"""Measures as Prometheus collects them, on a page of the process."""

from __future__ import annotations

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

from bot.measuring.measures import Measures

CONTENT_TYPE = CONTENT_TYPE_LATEST
QUICK = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.5, 5.0)
"""Bounds of what somebody waits for, in seconds: Discord waits for three."""
SLOW = (0.01, 0.05, 0.1, 0.5, 1.0, 5.0, 15.0, 60.0)


class Prometheus(Measures):
    """Keeps counts and times, and writes them down."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        self._presses = Histogram(
            "aviary_press_seconds",
            "Time to answer an interaction",
            ("kind", "outcome"),
            buckets=QUICK,
            registry=registry,
        )
        self._jobs = Histogram(
            "aviary_job_seconds", "Work in the background", ("kind", "outcome"), buckets=SLOW, registry=registry
        )
        self._pictures = Histogram(
            "aviary_picture_seconds", "Time until a picture is there", ("outcome",), buckets=QUICK, registry=registry
        )
        self._transactions = Histogram(
            "aviary_transaction_seconds", "Transactions that write", ("outcome",), buckets=QUICK, registry=registry
        )
        self._positions = Counter(
            "aviary_positions", "Looks at running games, by whether they were in memory", ("cached",), registry=registry
        )
        self._requests = Counter(
            "aviary_discord_requests", "Requests to Discord by answer", ("method", "status"), registry=registry
        )
        self._gauges: dict[str, Gauge] = {}

    @override
    def press(self, kind: str, outcome: str, seconds: float) -> None:
        self._presses.labels(kind, outcome).observe(seconds)

    @override
    def job(self, kind: str, outcome: str, seconds: float) -> None:
        self._jobs.labels(kind, outcome).observe(seconds)

    @override
    def picture(self, outcome: str, seconds: float) -> None:
        self._pictures.labels(outcome).observe(seconds)

    @override
    def transaction(self, outcome: str, seconds: float) -> None:
        self._transactions.labels(outcome).observe(seconds)

    @override
    def position(self, *, cached: bool) -> None:
        self._positions.labels("yes" if cached else "no").inc()

    @override
    def request(self, method: str, status: int) -> None:
        self._requests.labels(method, str(status)).inc()

    def show(self, name: str, meaning: str, value: float, **labels: str) -> None:
        """Set what is looked up only when the page is asked for."""
        known = self._gauges.get(name)
        if known is None:
            known = self._gauges[name] = Gauge(name, meaning, tuple(labels), registry=self._registry)
        (known.labels(**labels) if labels else known).set(value)

    def text(self) -> bytes:
        """Write everything down as Prometheus reads it."""
        return generate_latest(self._registry)
