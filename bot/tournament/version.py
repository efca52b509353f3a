"""Which version of the rules and players the games are played with."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path

import engine
from bot import thinking

KINDS = ("*.py", "*.toml", "*.npz", "*.json", "*.bin")
"""Code, components and what players have learned."""


@cache
def code_version() -> str:
    """Return a digest of all that a game depends on, 16 characters: rules, components, players.

    Games of different versions are not counted together.
    """
    home = Path(engine.__file__).parent
    files = sorted({file for kind in KINDS for file in home.rglob(kind)})
    digest = sha256()
    for file in [*files, Path(thinking.__file__), *sorted(Path(__file__).parent.glob("*.py"))]:
        digest.update(f"{file.name}\n".encode() + file.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()[:16]
