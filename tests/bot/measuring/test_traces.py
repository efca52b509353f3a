"""Spans: what is above what, where a trace ends, and what is not in it."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator

import pytest

from bot.measuring import Cause, Part, doing, listening, measured, present_cause, pressed, traces
from bot.measuring.causes import Trace
from bot.measuring.traces import LONGEST
from tests.support.bot import free_port
from tests.support.traces import Traced
from tests.support.traces import traced as tracing

HAND = "hand of kea-7, kiwi-3"


@pytest.fixture
def traced() -> Iterator[Traced]:
    with tracing() as kept:
        yield kept


def press(number: int = 7) -> Cause:
    """Press something that asks for a job."""
    with pressed(number), measured(Part.PRESS, kind="start"), measured(Part.TRANSACTION):
        cause = present_cause()
    assert cause is not None
    return cause


def test_a_job_goes_on_with_the_trace_of_its_press_in_any_task(traced: Traced) -> None:
    cause = press()
    with doing("posts", cause), measured(Part.PICTURE):
        pass
    (tree,) = traced.trees()
    assert (tree.name, tree.names()) == ("press start", ["transaction", "job posts"])
    assert tree.named("job posts").names() == ["picture"]
    for node in (tree, tree.named("job posts")):
        assert node.span.attributes is not None
        assert node.span.attributes["aviary.press"] == "7"
    assert present_cause() is None


def test_a_job_that_a_job_asks_for_is_done_for_the_same_press(traced: Traced) -> None:
    with doing("timers", press()):
        cause = present_cause()
    assert cause is not None
    assert cause.press == 7
    with doing("posts", cause):
        pass
    (tree,) = traced.trees()
    assert tree.named("job timers").names() == ["job posts"]


def test_presses_at_the_same_time_are_kept_apart(traced: Traced) -> None:
    async def one(number: int) -> None:
        with pressed(number), measured(Part.PRESS, kind="start"):
            await asyncio.sleep(0)
            with measured(Part.TRANSACTION):
                await asyncio.sleep(0)

    async def all_together() -> None:
        await asyncio.gather(*(one(number) for number in range(5)))

    asyncio.run(all_together())
    assert [each.names() for each in traced.trees()] == [["transaction"]] * 5


def test_what_belongs_to_no_press_and_no_job_is_not_traced(traced: Traced) -> None:
    with measured(Part.TRANSACTION), measured(Part.REQUEST, method="GET", route="/gateway/bot"):
        assert present_cause() is None
    assert traced.spans == ()


def test_what_is_done_much_later_begins_a_trace_with_a_link(traced: Traced) -> None:
    cause = press()
    assert cause.trace is not None
    late = cause._replace(trace=cause.trace._replace(begun=int(time.time()) - LONGEST))
    with doing("timers", late):
        again = present_cause()
    first, second = traced.trees()
    assert (first.names(), second.name) == (["transaction"], "job timers")
    (link,) = second.span.links
    assert link.context.span_id == first.span.context.span_id
    assert again is not None
    assert again.press == 7
    assert again.trace is not None
    assert time.time() - again.trace.begun < LONGEST / 2  # a new one, of which the whole time is left


def test_a_chain_of_jobs_is_no_endless_trace(traced: Traced, monkeypatch: pytest.MonkeyPatch) -> None:
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now)
    cause: Cause | None = press()
    for _ in range(10):
        now += LONGEST / 3
        with doing("automas", cause):
            cause = present_cause()
    assert len(traced.trees()) == 4


def test_of_a_fault_nothing_is_told_but_that_there_was_one(traced: Traced) -> None:
    with pytest.raises(LookupError), measured(Part.PRESS, kind="start"):
        raise LookupError(HAND)
    (span,) = traced.spans
    assert span.status.is_ok is False
    assert HAND not in span.to_json()
    assert (span.status.description, span.events) == (None, ())


def test_a_press_is_a_trace_of_its_own_within_whatever(traced: Traced) -> None:
    with measured(Part.PRESS, kind="start"), measured(Part.PRESS, kind="join"):
        pass
    assert [each.name for each in traced.trees()] == ["press start", "press join"]


def test_without_traces_a_job_has_its_press_alone() -> None:
    with pressed(7), measured(Part.PRESS, kind="start"):
        assert present_cause() == Cause(7)


@pytest.mark.parametrize("parent", ["", "nothing", "00-0-0-00", f"00-{'0' * 32}-{'0' * 16}-01"])
def test_a_damaged_header_begins_a_trace(traced: Traced, parent: str) -> None:
    with doing("posts", Cause(7, Trace(parent, int(time.time())))):
        pass
    (tree,) = traced.trees()
    assert tree.name == "job posts"


@pytest.mark.slow
def test_the_end_is_not_held_up_by_a_collector_that_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(traces, "PATIENCE", 0.1)
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_TIMEOUT", "3")
    gone = traces.traces_to(f"http://127.0.0.1:{free_port()}/")
    with listening(gone), measured(Part.PRESS, kind="start"):
        pass
    gone.close()
    sending = [each for each in threading.enumerate() if each.name == traces.SENDING]
    assert len(sending) == 1  # it goes on for a while, and holds up nobody
    sending[0].join()
