"""A collector of traces, as OpenTelemetry's OTLP over HTTP has it: keeps the spans that processes send."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from aiohttp import web
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import (
    ExportTraceServiceRequest,
    ExportTraceServiceResponse,
)
from opentelemetry.proto.common.v1.common_pb2 import AnyValue


@dataclass(frozen=True, slots=True)
class Sent:
    """A span as it was sent."""

    service: str
    name: str
    trace: bytes
    id: bytes
    parent: bytes
    attributes: Mapping[str, str]


@dataclass
class Collector:
    """What was sent so far."""

    address: str = ""
    spans: list[Sent] = field(default_factory=list)

    def trace_of(self, press: str) -> list[Sent]:
        """Return all spans of the trace that began with a press."""
        begun = {each.trace for each in self.spans if not each.parent and each.attributes.get("aviary.press") == press}
        return [each for each in self.spans if each.trace in begun]

    async def _take(self, request: web.Request) -> web.Response:
        sent = ExportTraceServiceRequest.FromString(await request.read())
        for resource in sent.resource_spans:
            service = {each.key: _text(each.value) for each in resource.resource.attributes}["service.name"]
            for span in (span for scope in resource.scope_spans for span in scope.spans):
                attributes = {each.key: _text(each.value) for each in span.attributes}
                told = (span.name, span.trace_id, span.span_id, span.parent_span_id)
                self.spans.append(Sent(service, *told, attributes))
        return web.Response(
            body=ExportTraceServiceResponse().SerializeToString(), content_type="application/x-protobuf"
        )


def _text(value: AnyValue) -> str:
    return str(getattr(value, value.WhichOneof("value") or "string_value"))


@asynccontextmanager
async def collecting() -> AsyncIterator[Collector]:
    """Collect until the end of the block."""
    collector = Collector()
    application = web.Application()
    application.add_routes([web.post("/v1/traces", collector._take)])
    runner = web.AppRunner(application, access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        collector.address = f"http://127.0.0.1:{runner.addresses[0][1]}"
        yield collector
    finally:
        await runner.cleanup()
