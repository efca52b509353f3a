"""What goes with a job in the queue."""

from __future__ import annotations

import pytest

from bot.measuring import Cause, Trace
from bot.store.queue import cause_of, headers_of

PARENT = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"


@pytest.mark.parametrize("cause", [None, Cause(7), Cause(None, Trace(PARENT, 1)), Cause(7, Trace(PARENT, 1))])
def test_a_cause_is_read_as_it_was_written(cause: Cause | None) -> None:
    assert cause_of(headers_of(cause)) == cause


@pytest.mark.parametrize(
    ("headers", "cause"),
    [
        ({}, None),
        ({"press": 7}, None),
        ({"press": "seven"}, None),
        ({"press": "7", "traceparent": PARENT}, Cause(7)),
        ({"press": "7", "traceparent": 1, "trace-begun": "1"}, Cause(7)),
        ({"press": "7", "otel": {"traceparent": PARENT}}, Cause(7)),
    ],
)
def test_what_another_version_wrote_is_left_out(headers: dict[str, object], cause: Cause | None) -> None:
    assert cause_of(headers) == cause
