"""Codes of languages: "de", or with a region "pt_BR" (clients write "pt-BR")."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from importlib.resources.abc import Traversable

CODE = re.compile(r"[a-z]{2,3}(_[A-Za-z0-9]{2,4}){0,2}")
"""How folders and files of a language are called, as Babel writes its locales."""


def of_files(folder: Traversable, suffix: str) -> tuple[str, ...]:
    """Return the codes of the languages that have a file in a folder: "de" of "de.md" for the suffix ".md"."""
    names = (each.name.removesuffix(suffix) for each in folder.iterdir() if each.name.endswith(suffix))
    return tuple(each for each in names if CODE.fullmatch(each))


def tongue(code: str) -> str:
    """Return the language of a code, without its region: "pt" of "pt_BR" and of "pt-BR"."""
    return _parts(code)[0]


def nearest(wanted: str, known: Iterable[str]) -> str | None:
    """Return which of the `known` codes comes nearest to a client's ("pt-BR"); None where none is of that language."""
    return next(iter(kin(wanted, known)), None)


def kin(wanted: str, known: Iterable[str]) -> tuple[str, ...]:
    """Return which of the `known` codes are of the language of a client's ("pt-BR"), the nearest first.

    That is the code itself, then the language without a region, then those of other regions.
    """
    return _kin(wanted, tuple(known))


@lru_cache(maxsize=256)
def _kin(wanted: str, known: tuple[str, ...]) -> tuple[str, ...]:
    parts = _parts(wanted)

    def distance(code: str) -> tuple[int, str]:
        own = _parts(code)
        return (-len(own) if own == parts[: len(own)] else 0, code)

    return tuple(sorted((each for each in known if tongue(each) == parts[0]), key=distance))


def _parts(code: str) -> list[str]:
    return code.casefold().replace("-", "_").split("_")
