"""Work in several processes comes to the same as in one."""

from __future__ import annotations

import multiprocessing
import os
import sys
import time
from pathlib import Path

import psutil
import pytest

from bot.tournament.machines import NoCluster, WorkerLost, machines
from bot.tournament.playing import Task, play
from tests.bot.tournament.games import tournament

ROOT = Path(__file__).parents[3]


def die(number: int) -> int:
    """End the worker."""
    os._exit(number)


def fail(number: int) -> int:
    """Make a mistake."""
    raise LookupError(number)


def wait_for_ever(flag: Path) -> None:
    """Tell that work has begun, and do it until somebody ends it."""
    flag.touch()
    while True:
        time.sleep(60)


def test_games_are_the_same_wherever_they_are_played() -> None:
    tasks = [Task(tournament("random", "random", "random"), number) for number in range(9)]
    found = []
    for jobs in (1, 2):
        with machines(jobs) as open_:
            games = sorted(open_.run(play, tasks), key=lambda each: each.number)
            found.append([(each.number, each.seats, each.scores, each.shares, each.decisions) for each in games])
    assert found[0] == found[1]
    assert len(found[0]) == 9


@pytest.mark.slow
def test_a_worker_that_ends_is_told() -> None:
    with pytest.raises(WorkerLost), machines(2) as found:
        list(found.run(die, [1, 2, 3]))


@pytest.mark.slow
def test_a_mistake_in_the_work_is_passed_on() -> None:
    with pytest.raises(LookupError), machines(2) as found:
        list(found.run(fail, [1, 2, 3]))


def begin_but_never_end(flags: list[Path]) -> None:
    """Do one piece of work, leave the other one undone, and be broken off."""
    with machines(2) as found:
        next(found.run(end_unless_told, flags))
        raise KeyboardInterrupt


def end_unless_told(flag: Path) -> None:
    """Never end the piece of work of that name, the others at once."""
    if flag.name == "1":
        wait_for_ever(flag)


@pytest.mark.slow
def test_work_that_is_broken_off_leaves_no_process_behind(tmp_path: Path) -> None:
    before = set(multiprocessing.active_children())
    with pytest.raises(KeyboardInterrupt):
        begin_but_never_end([tmp_path / str(number) for number in range(2)])
    assert set(multiprocessing.active_children()) <= before


OWNER = """
import pathlib, sys
from bot.tournament.machines import machines
from tests.bot.tournament.test_machines import wait_for_ever
if __name__ == "__main__":
    with machines(2) as found:
        list(found.run(wait_for_ever, map(pathlib.Path, sys.argv[1:])))
"""


@pytest.mark.slow
def test_workers_end_with_the_process_that_was_killed(tmp_path: Path) -> None:
    script, flags = tmp_path / "owner.py", [tmp_path / "one", tmp_path / "two"]
    script.write_text(OWNER)
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    owner = psutil.Popen([sys.executable, str(script), *map(str, flags)], env=environment)
    while not all(flag.exists() for flag in flags):
        assert owner.is_running()
    workers = owner.children(recursive=True)
    assert len(workers) >= 2
    owner.kill()
    owner.wait()
    _, left = psutil.wait_procs(workers, timeout=60)
    for each in left:
        each.kill()
    assert left == []


def test_a_cluster_that_is_not_there_is_told() -> None:
    with pytest.raises(NoCluster) as refused, machines(cluster="nonsense://nowhere"):
        pass
    assert refused.value.reason == "out-of-reach"


def test_without_the_extra_a_cluster_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "distributed", None)
    with pytest.raises(NoCluster) as refused, machines(cluster="tcp://localhost:1"):
        pass
    assert refused.value.reason == "not-installed"
