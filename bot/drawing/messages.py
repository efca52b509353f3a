"""What the bot sends who draws, and what it is answered.

Painters and messages of a language go by their names: each process has its own.
"""

from __future__ import annotations

import io
import pickle
from typing import Any, NamedTuple

from typing_extensions import override

from bot.drawing.contract import Job
from bot.locale.words import Wording, wording
from render import GAMES, painter


class NotThere(NamedTuple):
    """The answer where a job raises LookupError: there is no such part of the picture."""

    what: str


class Failed(NamedTuple):
    """The answer where drawing fails."""

    traceback: str


def pack(job: Job) -> bytes:
    """Return a job as it is sent. Raises what pickling raises, where it holds what cannot be sent."""
    packer = _Packer(io.BytesIO())
    packer.dump(job)
    return packer.file.getvalue()


def unpack(packed: bytes) -> Job:
    """Return a job from what `pack` has made of it."""
    job: Job = _Unpacker(io.BytesIO(packed)).load()
    return job


class _Packer(pickle.Pickler):
    def __init__(self, file: io.BytesIO) -> None:
        super().__init__(file, pickle.HIGHEST_PROTOCOL)
        self.file = file
        self._painters = {id(painter(game)): game for game in GAMES}

    @override
    def persistent_id(self, obj: object) -> tuple[str, str] | None:
        if isinstance(obj, Wording):
            return "words", obj.language
        game = self._painters.get(id(obj))
        return None if game is None else ("painter", game)


class _Unpacker(pickle.Unpickler):
    @override
    def persistent_load(self, pid: Any) -> object:
        kind, name = pid
        return wording(name) if kind == "words" else painter(name)
