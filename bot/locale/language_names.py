"""What languages are called."""

from __future__ import annotations

from babel import Locale


def name_of(language: str) -> str:
    """Return a language's name in that language ("Deutsch")."""
    name: str | None = Locale.parse(language).get_display_name()
    return (name or language).capitalize()
