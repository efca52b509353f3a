"""Reading names that people type, whatever the game: in any language, with or without accents, or only begun."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Mapping

from bot.games.typed_commands import Misread
from bot.locale.words import LANGUAGES, wording
from render.words import Words

_SHORTEST_BEGINNING = 3
_QUOTED = 60


def plainly(text: str) -> str:
    """Give a text without accents, case, spaces and marks: what two spellings of a name share."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(char for char in apart if char.isalnum())


def unaccented(text: str) -> str:
    """Give a text with plain letters: people type macrons and umlauts, notations have none."""
    return "".join(char for char in unicodedata.normalize("NFKD", text) if not unicodedata.combining(char))


def quoted(text: str) -> str:
    """Give typed text fit to be quoted in a sentence."""
    return " ".join("".join(char for char in text if char.isprintable() and char not in "*_`~|<>@#[]()\\").split())[
        :_QUOTED
    ]


def spellings(names: Iterable[str], said: Callable[[Words, str], Iterable[str]]) -> Mapping[str, str]:
    """Give every known spelling (as `plainly`) of names: as the rules have them, then as each language says them.

    `said` gives what a language calls a name. English wins where two languages mean different things by one word.
    """
    known: dict[str, str] = {}
    names = tuple(names)
    for name in names:
        known.setdefault(plainly(name), name)
    for language in sorted(LANGUAGES, key=lambda each: each != "en"):
        for name in names:
            for spelling in said(wording(language), name):
                known.setdefault(plainly(spelling), name)
    known.pop("", None)
    return known


def find(typed: str, known: Mapping[str, str], reason: str) -> str:
    """Give the name that is typed, or begun; raises Misread (`reason`, or that several begin so)."""
    wanted = plainly(typed)
    for spelling in (wanted, wanted.removesuffix("s")):
        if spelling in known:
            return known[spelling]
    begun = sorted({name for spelling, name in known.items() if spelling.startswith(wanted)})
    if len(wanted) < _SHORTEST_BEGINNING or not begun:
        raise Misread(reason, typed=quoted(typed), choices=tuple(sorted(set(known.values()))))
    if len(begun) > 1:
        raise Misread("unread-ambiguous", typed=quoted(typed), choices=tuple(begun))
    return begun[0]
