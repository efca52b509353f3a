"""Which version of the rules has led to a position: snapshots of another one are not used."""

from __future__ import annotations

import inspect
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from pathlib import Path

import engine
from engine.contract import AnyGame

_ENGINE = Path(engine.__file__).parent


def rules_version(game: AnyGame) -> str:
    """Return what tells this version of a game's rules from every other: a digest of their source, 64 characters.

    Nobody has to think of raising a number when a rule is mended.
    """
    return _digest(type(game))


@cache
def _digest(game: type[AnyGame]) -> str:
    return digest_of(sources(Path(inspect.getfile(game)).resolve()))


def digest_of(files: Iterable[Path]) -> str:
    """Return a digest of what stands in files, wherever they are and however their lines end."""
    digest = sha256()
    for file in files:
        digest.update(f"{file.name}\n".encode() + file.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()


def sources(home: Path) -> Iterable[Path]:
    """Return the files of the game whose class is in the file `home`, and those that all rules are built on."""
    shared = sorted((*_ENGINE.glob("*.py"), *(_ENGINE / "choices").glob("*.py")))
    if not home.is_relative_to(_ENGINE):
        return [*shared, home]
    folder = _ENGINE / home.relative_to(_ENGINE).parts[0]
    return [*shared, *sorted(folder.rglob("*.py"))]
