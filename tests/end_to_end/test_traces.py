"""A trace and an id go from the process that takes a press to the one that posts, and from both to a collector."""

from __future__ import annotations

import asyncio
import json
import signal
from collections.abc import Sequence
from pathlib import Path

import pytest

from sandbox.driver import Sandbox
from tests.support.collector import Sent, collecting
from tests.support.fleet import Fleet
from tests.support.postgres import PostgreSQL
from tests.support.sandbox import running

PATIENCE = 60


@pytest.mark.postgres
async def test_a_press_is_followed_from_process_to_process(
    postgres: PostgreSQL, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await postgres.make("traced")
    async with collecting() as collector, running() as server, Sandbox(server.url) as sandbox:
        monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", collector.address)
        monkeypatch.setenv("OTEL_BSP_SCHEDULE_DELAY", "100")
        monkeypatch.setenv("LOG_FORMAT", "json")
        fleet = Fleet(server, tmp_path, postgres.address("traced"), each=1)
        for role, members in {"serve": fleet.serving, "work": fleet.working}.items():
            members[0].settings = {**members[0].settings, "OTEL_SERVICE_NAME": role}
        await fleet.start()
        try:
            answer = await sandbox.person("ann").command("/table new", game="moa")
            press = str(answer.payload["interaction"])
            async with asyncio.timeout(PATIENCE):
                while "job posts" not in {each.name for each in collector.trace_of(press)}:  # noqa: ASYNC110
                    await asyncio.sleep(0.05)
        finally:
            for member in fleet.members:  # in order: what is left is sent at the end
                await fleet.end(member, signal.SIGTERM)
            await fleet.stop()
    trace = collector.trace_of(press)
    (began,) = [each for each in trace if not each.parent]
    assert (began.service, began.name) == ("serve", "press /table new")
    assert ("serve", "transaction") in below(began, trace)
    (job,) = [each for each in trace if each.parent == began.id and each.name == "job posts"]
    assert job.service == "work"
    assert ("work", "POST /api/v10/channels/{}/messages") in below(job, trace)
    answered, posted = (_lines(tmp_path, members[0].port) for members in (fleet.serving, fleet.working))
    assert ("press_answered", int(press)) in answered
    assert ("posted", int(press)) in posted


def below(span: Sent, trace: Sequence[Sent]) -> list[tuple[str, str]]:
    """Return the services and names of what is right below a span."""
    return [(each.service, each.name) for each in trace if each.parent == span.id]


def _lines(folder: Path, port: int) -> list[tuple[str, int | None]]:
    """Return what a process has logged, each line with the press for which it did."""
    text = (folder / f"bot-{port}.log").read_text(encoding="utf-8")
    lines = [json.loads(line) for line in text.splitlines() if line.startswith("{")]
    return [(line["event"], line.get("press")) for line in lines]
