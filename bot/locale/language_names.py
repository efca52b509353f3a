"""How languages are called."""

from __future__ import annotations

from babel import Locale, UnknownLocaleError


def name_of(language: str) -> str:
    """Return a language's name in that language: "Deutsch", "Português (Brasil)"."""
    name = called(language, language)
    return f"{name[:1].upper()}{name[1:]}"


def called(language: str, reader: str) -> str:
    """Return a language's name in that of a reader ("German"); the code itself where it is none of a language."""
    try:
        told, to = (Locale.parse(each.replace("-", "_")) for each in (language, reader))
        name: str | None = told.get_display_name(to)
    except (ValueError, UnknownLocaleError):
        return language
    return name or language
