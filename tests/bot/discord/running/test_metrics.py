"""The page `/metrics`: the documentation and the dashboard name what stands there, and nothing else."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.discord.running.metrics import MetricsPage
from bot.hosting.host import Host
from bot.hosting.opening import open_host
from bot.measuring.prometheus import Prometheus
from bot.settings import Settings
from bot.store.errors import StoreAway

ROOT = Path(__file__).parents[4]
SERIES = re.compile(r"\baviary_[a-z_]+[a-z]\b")
PARTS = re.compile(r"_(bucket|count|sum)$")
"""What Prometheus appends to the name of a histogram."""
BROKEN = StoreAway("store-unreachable")


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    host = await open_host(Settings(data_dir=tmp_path))
    yield host
    await host.close()


async def text_of(page: MetricsPage) -> str:
    answer = await page.show(cast("Any", None))
    assert isinstance(answer.body, bytes)
    return answer.body.decode()


def page_of(host: Host) -> MetricsPage:
    page = MetricsPage(Prometheus())
    page.tell_of(host, cast("Any", SimpleNamespace(latencies=[(0, 0.05)])))
    return page


async def test_the_documentation_and_the_dashboard_name_every_series(host: Host) -> None:
    there = set(re.findall(r"^# TYPE (aviary_\w+) ", await text_of(page_of(host)), re.MULTILINE))
    told = (ROOT / "docs/scale.md").read_text(encoding="utf-8")
    table = [line.split("|")[1] for line in told.splitlines() if line.startswith("| `aviary_")]
    assert set(SERIES.findall(" ".join(table))) == there
    assert set(SERIES.findall(told)) == there
    board = json.loads((ROOT / "deploy/grafana/aviary.json").read_text(encoding="utf-8"))
    shown = " ".join(target["expr"] for panel in board["panels"] for target in panel["targets"])
    assert {PARTS.sub("", name) for name in SERIES.findall(shown)} == there


async def test_what_was_owed_is_not_told_of_a_database_that_is_away(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = page_of(host)
    assert 'aviary_owed{kind="posts"} 0.0' in await text_of(page)

    def look() -> None:
        raise BROKEN

    monkeypatch.setattr(host.database, "look", look)
    away = await text_of(page)
    assert "aviary_store_up 0.0" in away
    assert "aviary_owed{" not in away
    assert "aviary_owed_age_seconds{" not in away
    monkeypatch.undo()
    assert 'aviary_owed{kind="posts"} 0.0' in await text_of(page)
