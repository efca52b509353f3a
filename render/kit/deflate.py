"""Deflate by ISA-L, which leaves the processor's wide vector registers in use.

On some processors that makes all older vector code of the thread three times slower until something clears them,
Pillow's pasting too. The search in the C library does clear them; nothing is looked for.
"""

from __future__ import annotations

from isal import isal_zlib

_LONG_ENOUGH = bytes(1024)


def compressed(data: bytes | bytearray, level: int) -> bytes:
    """Return the data in zlib's format; `level` 0 (quick) to 3 (small)."""
    done: bytes = isal_zlib.compress(data, level)
    _LONG_ENOUGH.find(b"\xff")
    return done


def decompressed(data: bytes) -> bytes:
    """Return what was compressed; raise isal_zlib.error for anything else."""
    done: bytes = isal_zlib.decompress(data)
    _LONG_ENOUGH.find(b"\xff")
    return done
