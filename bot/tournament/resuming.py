"""A file of finished games, a JSON line each, from which an interrupted tournament goes on.

The first line says which games they are. A line is written when its game is over, so at most the last one is damaged.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from bot.tournament.playing import Played
from bot.tournament.schedule import Tournament
from bot.tournament.version import code_version

K = TypeVar("K", bound=Hashable)
K_co = TypeVar("K_co", bound=Hashable, covariant=True)


class Plan(Protocol[K_co]):
    """Many games that are to be played (`Tournament`)."""

    @property
    def kind(self) -> str:
        """What they are for, as in the first line of the file ("tournament")."""

    @property
    def keys(self) -> Sequence[K_co]:
        """Every game that is wanted, by its key, in the order of playing."""

    def identity(self) -> Mapping[str, Any]:
        """Return all that the games depend on, as JSON data."""


class Finished(Protocol[K_co]):
    """A finished game (`Played`)."""

    @property
    def key(self) -> K_co:
        """Which of the plan's games it is."""

    def to_data(self) -> dict[str, Any]:
        """Return it as JSON data."""


G = TypeVar("G", bound=Finished[Any])


class NotResumable(Exception):  # noqa: N818  (a refusal)
    """The file cannot be gone on from.

    `reason`: "no-tournament", "other-tournament", "other-version", "damaged" or "in-use"; `line` is counted from 1.
    """

    def __init__(self, reason: str, line: int = 1) -> None:
        super().__init__(reason)
        self.reason = reason
        self.line = line


@dataclass
class Kept(Generic[K, G]):
    """The finished games of a plan, and the file that keeps them (None: none does)."""

    plan: Plan[K]
    file: Path | None
    games: dict[K, G] = field(default_factory=dict)
    """By key; also those that are not wanted now (beyond the number of games)."""
    dropped: bool = False
    """Whether the last line was damaged and left out."""

    def add(self, game: G) -> None:
        """Keep a finished game. OSError where the file cannot be written."""
        self.games[game.key] = game
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as target:
                target.write(_line(game.to_data()))

    @property
    def wanted(self) -> list[G]:
        """Return those of the games that the plan has, in its order."""
        return [self.games[key] for key in self.plan.keys if key in self.games]

    @property
    def missing(self) -> list[K]:
        """Return the keys of the games that are still to be played."""
        return [key for key in self.plan.keys if key not in self.games]


def kept(tournament: Tournament, file: Path | None) -> Kept[int, Played]:
    """Return what was played of a tournament so far; as `resumed`."""
    return resumed(tournament, file, lambda data: Played.from_data(data, len(tournament.entrants)))


def resumed(plan: Plan[K], file: Path | None, read: Callable[[Any], G]) -> Kept[K, G]:
    """Return what was played of a plan so far; a new file is begun where there is none.

    `read` makes a game of a line's JSON data; ValueError, KeyError, TypeError or AttributeError where it is none.
    NotResumable where the file is of something else; OSError where it cannot be read or written.
    """
    if file is None or not file.exists() or not file.stat().st_size:
        if file is not None:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(_line(head(plan)), encoding="utf-8")
        return Kept(plan, file)
    lines = file.read_bytes().splitlines(keepends=True)
    _check(lines[0], head(plan))
    found: Kept[K, G] = Kept(plan, file)
    for place, line in enumerate(lines[1:], start=2):
        game = _game(line, read)
        if game is None and place < len(lines):
            raise NotResumable("damaged", place)
        if game is None:
            found.dropped = True
            file.write_bytes(b"".join(lines[:-1]))
        else:
            found.games.setdefault(game.key, game)
    return found


def head(plan: Plan[Any]) -> dict[str, Any]:
    """Return what the first line says."""
    return {plan.kind: plan.identity(), "version": code_version()}


def _check(line: bytes, wanted: dict[str, Any]) -> None:
    found = _read(line)
    if not isinstance(found, dict) or set(found) != set(wanted):
        raise NotResumable("no-tournament")
    if any(found[name] != each for name, each in wanted.items() if name != "version"):
        raise NotResumable("other-tournament")
    if found["version"] != wanted["version"]:
        raise NotResumable("other-version")


def _game(line: bytes, read: Callable[[Any], G]) -> G | None:
    if not line.endswith(b"\n"):
        return None  # the next one would be written behind it
    try:
        return read(_read(line))
    except (ValueError, KeyError, TypeError, AttributeError):
        return None


def _read(line: bytes) -> Any:
    try:
        return json.loads(line)
    except ValueError:  # also what is no UTF-8
        return None


def _line(data: dict[str, Any]) -> str:
    return json.dumps(data, separators=(",", ":")) + "\n"
