"""What was drawn before, kept within budgets of bytes over all pictures: what was not used for longest goes first."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from itertools import count
from threading import Lock
from typing import Any, ParamSpec, TypeVar, cast

from PIL import Image

from render.kit.packing import pack, unpack

P = ParamSpec("P")
R = TypeVar("R")

BUDGET = 40_000_000
"""Bytes that sprites, layers and lines of text take together, over all games, as they are drawn with. With 56 MB
pictures of 200 tables take as long, with 28 MB a tenth longer."""
PACKED_BUDGET = 32_000_000
"""Bytes of those that were not used for longest, packed. Three games with 200 tables draw some 250 MB, 28 MB packed."""
REGIONS_BUDGET = 1_000_000
"""Bytes that finished regions of pictures take together, as they are put into a picture: the last board's."""
PACKED_REGIONS_BUDGET = 28_000_000
"""Bytes of those that were not used for longest, packed: the last boards of about 200 tables. Where there is room for
fewer tables than are played at, hardly anything is there again: each board drives out what is needed next."""
_OVERHEAD = 600
"""Bytes that a kept thing takes besides its pixels: its key, its place in the cache, Pillow's own of an image."""
_ROOM_LEFT = 0.9
"""The share of the budget that is left after old things were let go of, so that it is not done for each new one."""
_MISSING: Any = object()


def bytes_of(thing: object) -> int:
    """Return how many bytes an image, something made of images, or a text takes, about."""
    if isinstance(thing, Image.Image):
        # Pillow holds three channels in four bytes, as it does four.
        return thing.width * thing.height * (1 if thing.mode in {"1", "L", "P"} else 4) + _OVERHEAD
    if hasattr(thing, "nbytes"):  # a protocol would take longer to look at than the picture to copy
        return int(thing.nbytes) + _OVERHEAD
    if isinstance(thing, tuple | list):
        return sum(bytes_of(part) for part in thing)
    if isinstance(thing, dict):
        return sum(bytes_of(part) for part in thing.values())
    return len(thing) + _OVERHEAD if isinstance(thing, bytes | str) else 0


class _Entry:
    __slots__ = ("size", "thing", "used")

    def __init__(self, thing: Any, size: int, used: int) -> None:
        self.thing = thing
        self.size = size
        self.used = used


class Cache:
    """Keeps things by a key, up to `budget` bytes, and up to `packed_budget` more of what it has let go of, packed.

    Used from several threads; looking something up takes no lock unless it is packed.
    """

    def __init__(self, budget: int, packed_budget: int = 0) -> None:
        self.budget = budget
        self._packed = Cache(packed_budget) if packed_budget else None
        self._entries: dict[Hashable, _Entry] = {}
        self._bytes = 0
        self._clock = count()
        self._lock = Lock()

    @property
    def nbytes(self) -> int:
        """How many bytes the kept things take, about."""
        return self._bytes + (self._packed.nbytes if self._packed else 0)

    def get(self, key: Hashable, default: Any = None) -> Any:
        """Return what is kept under `key`."""
        entry = self._entries.get(key)
        if entry is None:
            return self._unpacked(key, default)
        entry.used = next(self._clock)
        return entry.thing

    def keep(self, key: Hashable, thing: object) -> None:
        """Keep a thing; where the budget is spent, let go of what was not used for longest."""
        entry = _Entry(thing, bytes_of(thing) + _OVERHEAD, next(self._clock))
        with self._lock:
            earlier = self._entries.get(key)
            self._bytes += entry.size - (earlier.size if earlier else 0)
            self._entries[key] = entry
            if self._bytes > self.budget:
                self._let_go()

    def clear(self) -> None:
        """Let go of everything."""
        with self._lock:
            self._entries = {}
            self._bytes = 0
            if self._packed:
                self._packed.clear()

    def _unpacked(self, key: Hashable, default: Any) -> Any:
        packed = self._packed.get(key) if self._packed else None
        if packed is None:
            return default
        thing = unpack(packed)
        self.keep(key, thing)
        return thing

    def _let_go(self) -> None:
        oldest = sorted(self._entries.items(), key=lambda item: item[1].used)
        for key, entry in oldest:
            if self._bytes <= self.budget * _ROOM_LEFT:
                return
            if self._packed and self._packed.get(key) is None:
                self._packed.keep(key, pack(entry.thing))
            del self._entries[key]
            self._bytes -= entry.size


PICTURES = Cache(BUDGET, PACKED_BUDGET)
"""The one cache of all games' sprites, layers and lines of text."""
REGIONS = Cache(REGIONS_BUDGET, PACKED_REGIONS_BUDGET)
"""Finished regions of pictures, which the next picture of the same table may show again. Each picture brings new ones:
in one cache with the sprites they would soon drive these out, which take far longer to draw."""


def kept(draw: Callable[P, R]) -> Callable[P, R]:
    """Keep in PICTURES what a function draws, by its arguments, which are hashable. It is shared: never drawn on."""

    @wraps(draw)
    def kept_or_drawn(*args: P.args, **kwargs: P.kwargs) -> R:
        key = (draw, args, tuple(kwargs.items())) if kwargs else (draw, args)
        thing = PICTURES.get(key, _MISSING)
        if thing is _MISSING:
            thing = draw(*args, **kwargs)
            PICTURES.keep(key, thing)
        return cast("R", thing)

    return kept_or_drawn
