"""Text that people type: what of it is fit to be quoted. What two spellings share: engine.spelling."""

from __future__ import annotations

_QUOTED = 60


def quoted(text: str) -> str:
    """Return typed text fit to be quoted in a sentence."""
    return " ".join("".join(char for char in text if char.isprintable() and char not in "*_`~|<>@#[]()\\").split())[
        :_QUOTED
    ]
