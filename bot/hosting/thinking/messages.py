"""What the bot sends who thinks: a question with its position.

What a position shares with others (a game's rules, digested from its components) is most of it and hardly ever new: it
goes as a part of its own, made once, and a worker reads each such part once.
"""

from __future__ import annotations

import io
import pickle
from collections.abc import Mapping
from typing import Any, NamedTuple

from typing_extensions import override

from bot.processes.parts import digest, loaded, part
from engine.codec import StoredPosition, derived
from engine.contract import Action, AnyGame
from engine.question import Question


class Task(NamedTuple):
    """What a worker is to do."""

    does: str
    """"choose", "consider" or "judge"."""
    level: str
    seed: int
    shared: tuple[bytes, ...]
    """Shared parts, pickled."""
    question: bytes
    """Pickled, with the game by its name and the shared parts by their digests."""
    played: Action | None = None
    """What is judged, where that is done: the answer that was given."""
    seconds: float = 0.0
    """Of CPU time, for that."""


class Failed(NamedTuple):
    """What a worker answers where a player has failed."""

    name: str


def pack(question: Question) -> tuple[tuple[bytes, ...], bytes]:
    """Return the shared parts of a question, and the question."""
    packer = _Packer(io.BytesIO(), question.game)
    packer.dump(question)
    return tuple(packer.shared.values()), packer.file.getvalue()


def unpack(games: Mapping[str, AnyGame], shared: tuple[bytes, ...], packed: bytes) -> Question:
    """Return a question from what `pack` has made."""
    question: Question = _Unpacker(io.BytesIO(packed), games, {digest(each): loaded(each) for each in shared}).load()
    return question


class _Packer(pickle.Pickler):
    def __init__(self, file: io.BytesIO, game: AnyGame) -> None:
        super().__init__(file, pickle.HIGHEST_PROTOCOL)
        self.file = file
        self.shared: dict[bytes, bytes] = {}
        self._game = game
        self._parts: set[int] = set()
        """Numbers of the shared parts; the position keeps them alive."""

    @override
    def persistent_id(self, obj: object) -> object:
        if obj is self._game:
            return self._game.name
        if isinstance(obj, StoredPosition):
            self._parts.update(map(id, derived(obj)))
        if id(obj) not in self._parts:
            return None
        packed = part(obj)
        self.shared[digest(packed)] = packed
        return digest(packed)


class _Unpacker(pickle.Unpickler):
    def __init__(self, file: io.BytesIO, games: Mapping[str, AnyGame], shared: Mapping[bytes, object]) -> None:
        super().__init__(file)
        self._games, self._shared = games, shared

    @override
    def persistent_load(self, pid: Any) -> object:
        return self._games[pid] if isinstance(pid, str) else self._shared[pid]
