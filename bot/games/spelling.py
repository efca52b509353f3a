"""Text that people type: what two spellings share, and what of it is fit to be quoted."""

from __future__ import annotations

import unicodedata

_QUOTED = 60


def plainly(text: str) -> str:
    """Return a text without accents, case, spaces and marks: what two spellings of a name share."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(char for char in apart if char.isalnum())


def unaccented(text: str) -> str:
    """Return a text with plain letters: people type macrons and umlauts, notations have none."""
    return "".join(char for char in unicodedata.normalize("NFKD", text) if not unicodedata.combining(char))


def quoted(text: str) -> str:
    """Return typed text fit to be quoted in a sentence."""
    return " ".join("".join(char for char in text if char.isprintable() and char not in "*_`~|<>@#[]()\\").split())[
        :_QUOTED
    ]
