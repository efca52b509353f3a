"""La Isla in the suites that are written once for all games, until it is in the list of games (engine.games).

With `laisla` in that list the suites find it by themselves, and this module has nothing left to run.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from inspect import signature
from itertools import product
from types import ModuleType
from typing import Any

import pytest

from engine.games import GAMES
from engine.laisla import laisla
from engine.log import new_setup
from tests.engine import test_every_game, test_hidden_information
from tests.engine.record import test_round_trip
from tests.support.games import BY_NAME, Case

SUITES: tuple[ModuleType, ...] = (test_every_game, test_hidden_information, test_round_trip)
CASES = (
    Case(laisla, new_setup(laisla, ("red", "yellow"), {"wild_limit": "unlimited"})),
    Case(laisla, new_setup(laisla, ("blue", "red", "green"), {"track": "short", "large_counts_double": False})),
    Case(laisla, new_setup(laisla, ("red", "yellow", "green", "blue"), {"deck": "full"})),
)


def marks_of(test: Callable[..., None]) -> Iterator[dict[str, Any]]:
    """Give every choice of a test's own parameters but the case."""
    names, values = [], []
    for mark in getattr(test, "pytestmark", []):
        if mark.name == "parametrize" and mark.args[0] != "case":
            names.append(mark.args[0])
            values.append(list(mark.args[1]))
    for chosen in product(*values):
        yield dict(zip(names, chosen, strict=True))


def generic_tests() -> Iterator[Any]:
    """Give every test of the suites that takes a case, for every case."""
    if laisla.name in GAMES:
        return
    for suite in SUITES:
        for name, test in vars(suite).items():
            if name.startswith("test_") and "case" in signature(test).parameters:
                for case, others in product(CASES, marks_of(test)):
                    yield pytest.param(test, case, others, id=f"{name}-{len(case.setup.seats)}-{others}")


@pytest.mark.parametrize(("test", "case", "others"), generic_tests())
def test_generic(
    test: Callable[..., None], case: Case, others: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BY_NAME, laisla.name, laisla)
    test(case=case, **others)
