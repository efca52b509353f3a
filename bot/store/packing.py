"""Texts made small for the store: each row of a log by itself, or all of a game together.

The rows of a log are much alike, but each is too short to be made small by what it repeats itself. So they are packed
with a dictionary of what stands in such rows (tests/fixtures/dictionary.py makes one). A packed text begins with the
number of its dictionary: a dictionary that was used once must stay as it is for ever, and a better one gets the next
number.
"""

from __future__ import annotations

import bz2
import zlib
from functools import cache
from importlib.resources import files

PRESENT = 1
"""The dictionary that rows are packed with now."""
SMALL, QUICK = 6, 4
"""Levels of deflate: for what stays, and for what is soon replaced, at half the time."""
WINDOW = -15
"""Deflate without header, over 32 kB, which a dictionary may have."""
TOGETHER = b"BZh"
"""What bzip2 begins with: of the formats in Python's library it makes a whole game smallest."""


def pack(text: str, level: int = SMALL) -> bytes:
    """Return a short text packed, within some 20 millionths of a second."""
    packing = _packer(PRESENT, level).copy()  # the dictionary is digested once
    return bytes([PRESENT]) + packing.compress(text.encode()) + packing.flush()


def pack_together(text: str) -> bytes:
    """Return a long text packed as small as can be. It takes some thousandths of a second."""
    return bz2.compress(text.encode())


def unpack(data: bytes) -> str:
    """Return what was packed either way; ValueError where that cannot be read."""
    if data.startswith(TOGETHER):
        return _whole(bz2.BZ2Decompressor(), data)
    if not data:
        raise ValueError("nothing was packed")
    unpacking = zlib.decompressobj(WINDOW, zdict=dictionary(data[0]))
    try:
        text = unpacking.decompress(data[1:])
    except zlib.error as error:
        raise ValueError("what was packed is broken") from error
    if not unpacking.eof:
        raise ValueError("what was packed ends too early")
    return text.decode()


@cache
def dictionary(number: int) -> bytes:
    """Return a dictionary; ValueError where there is none of that number."""
    try:
        return (files("bot.store") / "dictionaries" / f"{number}.bin").read_bytes()
    except FileNotFoundError as error:
        raise ValueError(f"there is no dictionary {number}") from error


def _whole(unpacking: bz2.BZ2Decompressor, data: bytes) -> str:
    try:
        text = unpacking.decompress(data)
    except OSError as error:
        raise ValueError("what was packed is broken") from error
    if not unpacking.eof:
        raise ValueError("what was packed ends too early")
    return text.decode()


@cache
def _packer(number: int, level: int) -> zlib._Compress:
    return zlib.compressobj(level, zlib.DEFLATED, WINDOW, zdict=dictionary(number))
