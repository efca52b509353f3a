"""What holds for all tests."""

from __future__ import annotations

import gc
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog
from hypothesis import settings

from tests.support.postgres import PostgreSQL, running_server

os.environ["LC_ALL"] = "C.UTF-8"  # the command line speaks the language of the system, and tests read English

settings.register_profile("aviary", deadline=None)  # a busy machine is no fault of the code
settings.load_profile("aviary")

gc.set_threshold(10_000, 10, 10)  # to look through all that is loaded takes long, and finds little

# The log of a failed test has tracebacks as Python prints them: with all variables, as structlog has it, they are slow.
_renderer = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
structlog.configure(processors=[*structlog.get_config()["processors"][:-1], _renderer])

MEMORY = Path("/dev/shm")
ROOM = 2**30
"""Bytes that tests may leave there."""
if MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ROOM:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))  # no test can tell, and no commit waits for a disk


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgreSQL]:
    """A PostgreSQL server. Tests that need it are marked `postgres`."""
    with running_server() as server:
        yield server


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="in suites over all games: one table of each game")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep, with --quick, the first number of seats and the first choice of each switch only."""
    if not config.getoption("--quick"):
        return
    from tests.support.games import CASES

    first = {str(case) for case in {case.game.name: case for case in reversed(CASES)}.values()}
    cases = {str(case) for case in CASES}
    dropped = [item for item in items if _case_of(item) in cases - first]
    config.hook.pytest_deselected(items=dropped)
    items[:] = [item for item in items if item not in set(dropped)]


def pytest_collection_finish() -> None:
    """Never look through the program and the collected tests for garbage again."""
    gc.collect()
    gc.freeze()


def _case_of(item: pytest.Item) -> str:
    called = getattr(item, "callspec", None)
    return "" if called is None else str(called.params.get("case", ""))
