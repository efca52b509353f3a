"""What the bot sends who draws, and what it is answered.

Painters and messages of a language go by their names, as each process has its own; what views share, as parts
of their own.
"""

from __future__ import annotations

import copyreg
import io
import pickle
import sys
from collections.abc import Callable
from typing import Any, NamedTuple

from bot.drawing.contract import Job
from bot.locale.words import Wording, wording
from bot.processes.parts import digest, loaded, part
from render import GAMES, painter

SHARED = ("rules", "components")
"""What views of a table have that never changes, and that is most of them."""


class NotThere(NamedTuple):
    """The answer where a job raises LookupError: there is no such part of the picture."""

    what: str


class Failed(NamedTuple):
    """The answer where drawing fails."""

    traceback: str


class Task(NamedTuple):
    """What a worker is to draw."""

    shared: tuple[bytes, ...]
    """What is packed apart (`bot.processes.parts`)."""
    job: bytes


def pack(job: Job) -> Task:
    """Return a job as it is sent. Raises what pickling raises, where it holds what cannot be sent."""
    parts: dict[bytes, bytes] = {}

    def by_digest(thing: object) -> tuple[Callable[[bytes], object], tuple[bytes]]:
        packed = part(thing)
        parts[digest(packed)] = packed
        return shared, (digest(packed),)

    views = getattr(job, "args", ())
    apart = {type(getattr(view, name)) for view in views for name in SHARED if hasattr(view, name)}
    file = io.BytesIO()
    packer = pickle.Pickler(file, pickle.HIGHEST_PROTOCOL)
    packer.dispatch_table = {
        **copyreg.dispatch_table,
        Wording: _by_language,
        **_by_game(),
        **dict.fromkeys(apart, by_digest),
    }
    packer.dump(job)
    return Task(tuple(parts.values()), file.getvalue())


def unpack(task: Task) -> Job:
    """Return a job from what `pack` has made of it."""
    _THERE.update((digest(each), each) for each in task.shared)
    job: Job = pickle.loads(task.job)  # noqa: S301  (from the bot that started this process)
    _THERE.clear()
    return job


_THERE: dict[bytes, bytes] = {}
"""The shared parts of the job that is being read, by their digests."""


def shared(name: bytes) -> object:
    """Return a shared part of the job that is being read."""
    return loaded(_THERE[name])


def _by_language(words: Wording) -> tuple[Callable[[str], Wording], tuple[str]]:
    return wording, (words.language,)


def _by_game() -> dict[type[Any], Callable[[Any], tuple[Callable[[str], Any], tuple[str]]]]:
    """Return how painters are packed, by their classes. Those of games that nobody plays are not loaded for it."""
    names = {id(painter(game)): game for game in GAMES if f"render.{game}" in sys.modules}
    return {type(painter(game)): lambda one: (painter, (names[id(one)],)) for game in names.values()}
