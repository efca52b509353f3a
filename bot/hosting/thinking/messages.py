"""What the bot sends who thinks: a question with its position.

What a position shares with others (a game's rules, digested from its components) is most of it and hardly ever new: it
goes as a part of its own, made once, and a worker reads each such part once.
"""

from __future__ import annotations

import io
import pickle
from collections.abc import Mapping
from functools import lru_cache
from hashlib import blake2b
from typing import Any, NamedTuple

from typing_extensions import override

from engine.codec import StoredPosition, derived
from engine.contract import Action, AnyGame
from engine.question import Question

SHARED = 64
"""So many shared parts are kept, here and in a worker."""


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
    question: Question = _Unpacker(io.BytesIO(packed), games, {_digest(each): _loaded(each) for each in shared}).load()
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
        part = _part(_Same(obj))
        self.shared[_digest(part)] = part
        return _digest(part)


class _Unpacker(pickle.Unpickler):
    def __init__(self, file: io.BytesIO, games: Mapping[str, AnyGame], shared: Mapping[bytes, object]) -> None:
        super().__init__(file)
        self._games, self._shared = games, shared

    @override
    def persistent_load(self, pid: Any) -> object:
        return self._games[pid] if isinstance(pid, str) else self._shared[pid]


class _Same:
    """A thing that equals nothing but itself; it is kept alive, so its number stays its own."""

    __slots__ = ("thing",)

    def __init__(self, thing: object) -> None:
        self.thing = thing

    @override
    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other.thing is self.thing

    @override
    def __hash__(self) -> int:
        return id(self.thing)


@lru_cache(maxsize=SHARED)
def _part(same: _Same) -> bytes:
    return pickle.dumps(same.thing, pickle.HIGHEST_PROTOCOL)


@lru_cache(maxsize=SHARED)
def _digest(part: bytes) -> bytes:
    return blake2b(part, digest_size=16).digest()


@lru_cache(maxsize=SHARED)
def _loaded(part: bytes) -> object:
    return pickle.loads(part)  # noqa: S301  (as above)
