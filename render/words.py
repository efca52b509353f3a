"""How the pictures' rooms say things: through messages in the reader's language, never with words of their own."""

from __future__ import annotations

from typing import Any, Protocol


class Words(Protocol):
    """Messages in one language."""

    language: str
    """As "en"."""

    def __call__(self, key: str, /, **facts: Any) -> str:
        """Return the message `key` (Fluent id, as "moa-terrain-coast") with its `facts` filled in."""
        ...

    def has(self, key: str) -> bool:
        """Whether there is a message `key` (or `key.attribute`)."""
        ...

    def decimal(self, number: float, pattern: str = "0.0") -> str:
        """Return a number as that language writes it ("12,5"), with the digits of a pattern of CLDR."""
        ...

    def listed(self, items: list[str]) -> str:
        """Return items as a list in that language ("a, b and c")."""
        ...

    def commands(self, text: str) -> str:
        """Return a text that names slash commands in English with the names that its reader's client shows."""
        ...
