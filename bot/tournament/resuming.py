"""A file of finished games, a JSON line each, from which an interrupted tournament goes on.

The first line says which tournament it is. A line is written when its game is over, so at most the last one is damaged.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.tournament.playing import Played
from bot.tournament.schedule import Tournament
from bot.tournament.version import code_version


class NotResumable(Exception):  # noqa: N818  (a refusal)
    """The file cannot be gone on from.

    `reason`: "no-tournament", "other-tournament", "other-version" or "damaged"; `line` is counted from 1.
    """

    def __init__(self, reason: str, line: int = 1) -> None:
        super().__init__(reason)
        self.reason = reason
        self.line = line


@dataclass
class Kept:
    """The finished games of a tournament, and the file that keeps them (None: none does)."""

    tournament: Tournament
    file: Path | None
    games: dict[int, Played] = field(default_factory=dict)
    """By number; also those that are beyond the number of games that is wanted now."""
    dropped: bool = False
    """Whether the last line was damaged and left out."""

    def add(self, game: Played) -> None:
        """Keep a finished game. OSError where the file cannot be written."""
        self.games[game.number] = game
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as target:
                target.write(_line(game.to_data()))

    @property
    def wanted(self) -> list[Played]:
        """Return those of the games that the tournament has."""
        return [game for number, game in sorted(self.games.items()) if number < self.tournament.games]

    @property
    def missing(self) -> list[int]:
        """Return the numbers of the games that are still to be played."""
        return [number for number in range(self.tournament.games) if number not in self.games]


def kept(tournament: Tournament, file: Path | None) -> Kept:
    """Return what was played of a tournament so far; a new file is begun where there is none.

    NotResumable where the file is of something else; OSError where it cannot be read or written.
    """
    if file is None or not file.exists() or not file.stat().st_size:
        if file is not None:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(_line(head(tournament)), encoding="utf-8")
        return Kept(tournament, file)
    lines = file.read_bytes().splitlines(keepends=True)
    _check(lines[0], head(tournament))
    found = Kept(tournament, file)
    for place, line in enumerate(lines[1:], start=2):
        game = _game(line, len(tournament.entrants))
        if game is None and place < len(lines):
            raise NotResumable("damaged", place)
        if game is None:
            found.dropped = True
            file.write_bytes(b"".join(lines[:-1]))
        else:
            found.games.setdefault(game.number, game)
    return found


def head(tournament: Tournament) -> dict[str, Any]:
    """Return what the first line says."""
    return {"tournament": tournament.identity(), "version": code_version()}


def _check(line: bytes, wanted: dict[str, Any]) -> None:
    found = _read(line)
    if not isinstance(found, dict) or set(found) != set(wanted):
        raise NotResumable("no-tournament")
    if found["tournament"] != wanted["tournament"]:
        raise NotResumable("other-tournament")
    if found["version"] != wanted["version"]:
        raise NotResumable("other-version")


def _game(line: bytes, entrants: int) -> Played | None:
    if not line.endswith(b"\n"):
        return None  # the next one would be written behind it
    try:
        return Played.from_data(_read(line), entrants)
    except (ValueError, KeyError, TypeError):
        return None


def _read(line: bytes) -> Any:
    try:
        return json.loads(line)
    except ValueError:  # also what is no UTF-8
        return None


def _line(data: dict[str, Any]) -> str:
    return json.dumps(data, separators=(",", ":")) + "\n"
