"""Codes of languages: "de", or with a region "pt_BR" (clients write "pt-BR")."""

from __future__ import annotations

import re
from collections.abc import Iterable

CODE = re.compile(r"[a-z]{2,3}(_[A-Za-z0-9]{2,4}){0,2}")
"""How folders and files of a language are called, as Babel writes its locales."""


def nearest(wanted: str, known: Iterable[str]) -> str | None:
    """Return which of the `known` codes comes nearest to a client's ("pt-BR"); None where none is of that language.

    It is the code itself, else the language without a region, else the first one of another region.
    """
    parts = wanted.casefold().replace("-", "_").split("_")
    codes = {each.casefold(): each for each in sorted(known)}
    shorter = ("_".join(parts[:length]) for length in range(len(parts), 0, -1))
    found = next((codes[each] for each in shorter if each in codes), None)
    return found or next((code for each, code in codes.items() if each.split("_")[0] == parts[0]), None)
