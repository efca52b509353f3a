"""Whose eyes a game was looked at with: every method of its rules that is made for a seat is watched.

What replays a log answers for every seat what it has answered, whoever looks: that is no look.
"""

from __future__ import annotations

import inspect
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any

import pytest

from engine import steps
from engine.contract import AnyGame, Seat


class Looks:
    """Notes for which seats a game's views, choices and actions were made while `watching`."""

    def __init__(self, game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
        self._seats: set[Seat | None] | None = None
        self._replaying = threading.local()
        monkeypatch.setattr(steps, "_after", self._unwatched(steps._after))
        watched = [name for name, each in inspect.getmembers(type(game), inspect.isfunction) if _is_for_a_seat(each)]
        assert {"view", "choices", "actions", "check"} <= set(watched)
        for name in watched:
            monkeypatch.setattr(type(game), name, self._noting(getattr(type(game), name)))

    def _noting(self, method: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(method)
        def noting(game: AnyGame, position: Any, seat: Seat | None, *given: Any, **named: Any) -> Any:
            if self._seats is not None and not getattr(self._replaying, "now", False):
                self._seats.add(seat)
            return method(game, position, seat, *given, **named)

        return noting

    def _unwatched(self, replay: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(replay)
        def replayed(*given: Any) -> Any:
            self._replaying.now = True
            try:
                return replay(*given)
            finally:
                self._replaying.now = False

        return replayed

    @contextmanager
    def watching(self) -> Iterator[set[Seat | None]]:
        """Return the set of seats that is filled in the block; None stands for a spectator."""
        self._seats = set()
        try:
            yield self._seats
        finally:
            self._seats = None


def _is_for_a_seat(method: Callable[..., Any]) -> bool:
    return list(inspect.signature(method).parameters)[1:3] == ["position", "seat"] and not method.__name__.startswith(
        "_"
    )
