"""Traces as OpenTelemetry has them: one for each press, over all processes that have to do with it.

Needs the extra `aviary[traces]`; nothing imports this module unless traces are asked for. PgQueuer has a tracer of its
own, which is not used: it knows nothing of a bot that is alone, and writes what exceptions say, which may be a hand.

A press or a job is a span, and what is done within it is a span below. What is done for neither (looking for what is
owed, connecting) is in no trace. A trace goes on for some minutes at most; a timer that a press has planned for
tomorrow begins one of its own, with a link.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from functools import partial
from threading import Thread
from types import MappingProxyType

from opentelemetry import context
from opentelemetry.context import Context
from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.resources import OTELResourceDetector, Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor, SpanExporter
from opentelemetry.trace import Link, Span, SpanKind, Status, StatusCode, get_current_span, set_span_in_context
from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator
from typing_extensions import override

from bot.measuring.causes import Trace, present_press
from bot.measuring.measures import End, Listener, Part, Took

SENDING = "last spans"
"""The thread that sends what is left at the end."""
PATIENCE = 3.0
"""Seconds for which the end of the process waits for the last spans to be sent."""
LONGEST = 300
"""Seconds for which a trace goes on: what begins later, begins a new one."""
_WHOLE = frozenset({Part.PRESS, Part.JOB})
"""Parts that are there for their own sake: others are traced within these alone."""
_KINDS: Mapping[Part, SpanKind] = MappingProxyType(
    {Part.PRESS: SpanKind.SERVER, Part.JOB: SpanKind.CONSUMER, Part.REQUEST: SpanKind.CLIENT}
)
_NAMES: Mapping[str, str] = MappingProxyType(
    {"method": "http.request.method", "route": "url.template", "status": "http.response.status_code"}
)
"""What OpenTelemetry's conventions call a label. Others have names of ours."""
_BEGUN = context.create_key("aviary-trace-begun")
_HEADER = "traceparent"
_W3C = TraceContextTextMapPropagator()


class Traces(Listener):
    """Makes spans of what happens."""

    def __init__(self, provider: TracerProvider) -> None:
        self._provider = provider
        self._tracer = provider.get_tracer("aviary")

    def close(self) -> None:
        """Send what is left. A collector that does not answer is not waited for longer than a moment."""
        sending = Thread(target=self._provider.shutdown, name=SENDING, daemon=True)
        sending.start()
        sending.join(PATIENCE)

    @override
    def begun(self, took: Took) -> End | None:
        if took.part in _WHOLE:
            return self._whole(took)
        if not get_current_span().get_span_context().is_valid:
            return None
        return partial(_end, self._span(took, None, ()))

    @override
    def trace(self) -> Trace | None:
        carrier: dict[str, str] = {}
        _W3C.inject(carrier)
        begun = context.get_value(_BEGUN)
        return Trace(carrier[_HEADER], begun) if _HEADER in carrier and isinstance(begun, int) else None

    def _whole(self, took: Took) -> End:
        """Begin a press or a job, and have all that the present task does be within it."""
        now, before = int(time.time()), took.trace
        parent, begun = Context(), now
        links: tuple[Link, ...] = ()
        if before is not None:
            earlier = _W3C.extract({_HEADER: before.parent}, Context())
            if now - before.begun < LONGEST:
                parent, begun = earlier, before.begun
            else:
                links = (Link(get_current_span(earlier).get_span_context()),)
        span = self._span(took, parent, links)
        if (press := present_press()) is not None:
            span.set_attribute("aviary.press", str(press))
        token = context.attach(context.set_value(_BEGUN, begun, set_span_in_context(span)))

        def end(took: Took) -> None:
            context.detach(token)
            _end(span, took)

        return end

    def _span(self, took: Took, parent: Context | None, links: tuple[Link, ...]) -> Span:
        kind = _KINDS.get(took.part, SpanKind.INTERNAL)
        return self._tracer.start_span(_name(took), parent, kind, links=links)


def _name(took: Took) -> str:
    """Return what a span is called: a request by method and route, all else by its part and kind."""
    if took.part is Part.REQUEST:
        return f"{took.labels['method']} {took.labels['route']}"
    return " ".join((took.part.value, *took.labels.values()))


def _end(span: Span, took: Took) -> None:
    """End a span. Of a fault it tells that there was one: what an exception says may hold a hand."""
    for name, value in took.labels.items():
        span.set_attribute(_NAMES.get(name, f"aviary.{name}"), int(value) if name == "status" else value)
    span.set_attribute("aviary.outcome", took.outcome)
    if took.outcome == "failed":
        span.set_status(Status(StatusCode.ERROR))
    span.end()


def provider_to(exporter: SpanExporter) -> TracerProvider:
    """Return what gives spans to an exporter, some at a time, by a thread of its own.

    The service is called "aviary", unless OTEL_SERVICE_NAME or OTEL_RESOURCE_ATTRIBUTES call it otherwise.
    """
    ours = Resource.create({"service.name": "aviary"})
    provider = TracerProvider(resource=ours.merge(OTELResourceDetector().detect()), shutdown_on_exit=False)
    provider.add_span_processor(BatchSpanProcessor(exporter))
    return provider


def traces_to(endpoint: str) -> Traces:
    """Return traces that are sent to a collector by OTLP over HTTP; its address as http://localhost:4318."""
    return Traces(provider_to(OTLPSpanExporter(f"{endpoint.rstrip('/')}/v1/traces")))
