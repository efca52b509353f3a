"""How people type the letters that not every keyboard has: what the spellings of a name share."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

_WITHOUT = str.maketrans({"ß": "ss", "ẞ": "SS", "ł": "l", "Ł": "L", "ø": "o", "Ø": "O", "æ": "ae", "Æ": "AE"})
"""Letters that Unicode does not take apart."""
_WRITTEN_OUT = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue"})


def plainly(text: str) -> str:
    """Return a text without accents, case, spaces and marks: what two spellings of a name share."""
    return "".join(char for char in unaccented(text.casefold()) if char.isalnum())


def unaccented(text: str) -> str:
    """Return a text with plain letters: people type macrons and umlauts, notations have none."""
    apart = unicodedata.normalize("NFKD", text.translate(_WITHOUT))
    return "".join(char for char in apart if not unicodedata.combining(char))


def spellings(name: str) -> Iterator[str]:
    """Yield a name, and as it is typed without umlauts ("Löffelente", "Loeffelente")."""
    yield name
    whole = unicodedata.normalize("NFC", name)
    if (written_out := whole.translate(_WRITTEN_OUT)) != whole:
        yield written_out


def in_order(name: str) -> tuple[tuple[str, int], ...]:
    """Return what names are sorted by: ä as a, capitals as small letters, and 9 before 10."""
    parts = re.findall(r"(\D*)(\d*)", unaccented(name.casefold()))
    return tuple((text, int(number or -1)) for text, number in parts)
