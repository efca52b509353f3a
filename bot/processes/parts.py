"""What many messages share, packed apart: made once here, and read once by each worker.

A game's rules, digested from its components, are most of a position or a view, and hardly ever new.
"""

from __future__ import annotations

import pickle
from functools import lru_cache
from hashlib import blake2b

KEPT = 64
"""So many parts are kept, here and in a worker."""


def part(thing: object) -> bytes:
    """Return a thing, pickled. It never changes."""
    return _part(_Same(thing))


@lru_cache(maxsize=KEPT)
def digest(packed: bytes) -> bytes:
    """Return the name of a part."""
    return blake2b(packed, digest_size=16).digest()


@lru_cache(maxsize=KEPT)
def loaded(packed: bytes) -> object:
    """Return what was packed."""
    return pickle.loads(packed)  # noqa: S301  (from the bot that started this process)


class _Same:
    """A thing that equals nothing but itself; it is kept alive, so its number stays its own."""

    __slots__ = ("thing",)

    def __init__(self, thing: object) -> None:
        self.thing = thing

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other.thing is self.thing

    def __hash__(self) -> int:
        return id(self.thing)


@lru_cache(maxsize=KEPT)
def _part(same: _Same) -> bytes:
    return pickle.dumps(same.thing, pickle.HIGHEST_PROTOCOL)
