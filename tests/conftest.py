"""What holds for all tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import settings

from tests.support.postgres import PostgreSQL, running_server

settings.register_profile("aviary", deadline=None)  # a busy machine is no fault of the code
settings.load_profile("aviary")


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


def _case_of(item: pytest.Item) -> str:
    called = getattr(item, "callspec", None)
    return "" if called is None else str(called.params.get("case", ""))
