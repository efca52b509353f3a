"""Traces that a test looks at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from bot.measuring import listening
from bot.measuring.traces import Traces


@dataclass
class Node:
    """A span with those below it, in the order in which they began."""

    span: ReadableSpan
    below: list[Node] = field(default_factory=list)

    @property
    def name(self) -> str:
        return self.span.name

    def named(self, name: str) -> Node:
        """Return the one span of that name below it."""
        (found,) = [each for each in self.below if each.name == name]
        return found

    def names(self) -> list[str]:
        """Return the names of those below it."""
        return [each.name for each in self.below]


class Traced:
    """The spans that have ended so far."""

    def __init__(self) -> None:
        self._exporter = InMemorySpanExporter()
        self.provider = TracerProvider(shutdown_on_exit=False)
        self.provider.add_span_processor(SimpleSpanProcessor(self._exporter))

    @property
    def spans(self) -> Sequence[ReadableSpan]:
        return self._exporter.get_finished_spans()

    def trees(self) -> list[Node]:
        """Return each trace from its first span on; a span is left out until the one above it has ended."""
        return trees(self.spans)

    def of_press(self, press: int | str) -> list[Node]:
        """Return the traces that began with a press."""
        return [each for each in self.trees() if (each.span.attributes or {}).get("aviary.press") == str(press)]


def trees(spans: Sequence[ReadableSpan]) -> list[Node]:
    """Put spans together."""
    nodes = {each.context.span_id: Node(each) for each in sorted(spans, key=lambda span: span.start_time or 0)}
    for node in nodes.values():
        if node.span.parent is not None and node.span.parent.span_id in nodes:
            assert node.span.context.trace_id == node.span.parent.trace_id
            nodes[node.span.parent.span_id].below.append(node)
    return [node for node in nodes.values() if node.span.parent is None]


@contextmanager
def traced() -> Iterator[Traced]:
    """Keep the spans of what happens in this process until the end of the block."""
    kept = Traced()
    with listening(Traces(kept.provider)):
        yield kept
