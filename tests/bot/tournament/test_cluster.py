"""Games on a Dask cluster: a real scheduler, and workers in processes of their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from bot.tournament import machines, version
from bot.tournament.machines import NoCluster
from engine.wingspan.strength.distribution import Setting, read
from tests.bot.cli import run
from tests.bot.cli.test_tournament import without_cpu

if TYPE_CHECKING:
    from distributed import LocalCluster  # loading it takes long, and every worker of pytest loads this file

pytestmark = pytest.mark.slow

QUIET = {"threads_per_worker": 1, "dashboard_address": ":0", "host": "127.0.0.1"}


def local_cluster(**options: Any) -> LocalCluster:
    """Return a scheduler, with workers."""
    from distributed import LocalCluster

    return LocalCluster(**options, **QUIET)


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A scheduler's address, with two workers."""
    with local_cluster(n_workers=2, processes=True) as cluster:
        yield cluster.scheduler_address


def test_games_are_the_same_on_a_cluster(address: str, tmp_path: Path) -> None:
    options = ("tournament", "--players", "random,random,random", "--games", "30", "--seed", "5")
    here, there = tmp_path / "here.json", tmp_path / "there.json"
    kept = tmp_path / "games.jsonl"
    assert run(*options, "--jobs", "1", "--json", str(here)).code == 0
    done = run(*options, "--cluster", address, "--json", str(there), "--resume", str(kept))
    assert done.code == 0, done.err
    assert without_cpu(here) == without_cpu(there)
    assert len(kept.read_text().splitlines()) == 31
    assert "30 games are in" in run(*options, "--resume", str(kept)).out


def test_strength_is_simulated_on_a_cluster(address: str, tmp_path: Path) -> None:
    here, there = tmp_path / "here.toml", tmp_path / "there.toml"
    assert run("strength", "--games", "3", "--jobs", "1", "--write", str(here)).code == 0
    assert run("strength", "--games", "3", "--cluster", address, "--write", str(there)).code == 0
    assert here.read_bytes() == there.read_bytes()
    assert Setting("duet", "eagle", "none", "asia", "cache") in read(there.read_text())


def test_a_cluster_with_another_version_is_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(version, "KINDS", ("*.toml",))  # here, not in the workers
    version.code_version.cache_clear()
    done = run("tournament", "--players", "random,random", "--games", "1", "--cluster", address)
    monkeypatch.undo()
    version.code_version.cache_clear()
    assert done.code == 1
    assert done.err.startswith(f"The workers at {address} cannot be used: install the same version of Aviary")


def test_a_cluster_without_workers_is_refused() -> None:
    with (
        local_cluster(n_workers=0) as cluster,
        pytest.raises(NoCluster, match="no-workers"),
        machines.machines(cluster=cluster.scheduler_address),
    ):
        pass


def test_a_scheduler_that_does_not_answer_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machines, "CONNECTING", 0.2)
    with pytest.raises(NoCluster, match="out-of-reach"), machines.machines(cluster="tcp://127.0.0.1:9"):
        pass
