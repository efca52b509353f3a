"""A game's rulebook with the numbers in force and the chapter about the bot, free of Discord."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module
from typing import Any, NamedTuple

from bot.games.bot_chapter import with_bot_chapter
from engine.languages import tongue
from engine.rulebook import Entry, Rulebook, load, plain_facts
from engine.rulebook.finding.tongues import typed_in

_SHORT = 240
"""A word or a question whose text is at most this long has not said much: the rule it points to is shown with it."""


def filled(game: str, language: str, components: Mapping[str, Any]) -> Rulebook:
    """Return a game's rulebook in `language`, or in English where there is none, with the components' numbers.

    The chapter about the bot stands at its end.
    """
    return _filled(game, language, json.dumps(components))


class Asked(NamedTuple):
    """In which book something is looked up."""

    book: Rulebook
    lacking: str | None
    """In which language it was asked, where the game has no book in that one."""


def asked_in(game: str, language: str, components: Mapping[str, Any], typed: str) -> Asked:
    """Return the book of the language in which something was surely asked, else that of the reader's language."""
    book = filled(game, language, components)
    asked = typed_in(typed, book.language)
    if asked is None:
        return Asked(book, None)
    other = filled(game, asked, components)
    return Asked(other, None) if tongue(other.language) == asked else Asked(book, asked)


@lru_cache(maxsize=32)
def _filled(game: str, language: str, components: str) -> Rulebook:
    data = json.loads(components)
    own = getattr(import_module(f"engine.{game}.rulebook"), "facts", plain_facts)
    return with_bot_chapter(load(f"engine.{game}", language).filled(own(data)), game)


def led_to(rulebook: Rulebook, entry: Entry) -> Entry | None:
    """Return the rule to which an entry only leads on: a short word or question that points to one; None of others."""
    if entry.kind not in ("glossary", "questions") or len(entry.text) > _SHORT or not entry.see:
        return None
    return rulebook.find(entry.see[0])


def first_paragraph(entry: Entry) -> str:
    """Return what an entry says before its first example or list, on one line."""
    return entry.text.partition("\n")[0].removeprefix("- ")


def first_sentence(entry: Entry) -> str:
    """Return what an entry says first, on one line."""
    line = first_paragraph(entry)
    end = line.find(". ")
    return line if end < 0 else line[: end + 1]
