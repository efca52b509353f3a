"""The rulebook that players read: a Markdown file a game and language, read into entries that can be looked up.

The form, made to be pleasant for a translator who has nothing but the file (`engine/<game>/rulebook/<language>.md`):

    # Title of the book
    > Little words: a, the              those of this book that tell nothing, besides the language's own
    > Alike: pawn, man = explorer       what people call a thing of this book, a line each; all these
    > Terms: lay_eggs = lay eggs        what words among the facts are called; stand before the first chapter
    ## Chapter                          a chapter of rules; "## Chapter [guide]", [glossary], [questions] or
                                        [list] (of many entries that are alike) for others
    ### PB1 · Short title               an entry: its id and title
    Sentences, with {birds} for a number that comes from the components in force. A line that begins with "- " stays
    a line of its own; others are joined to paragraphs, which an empty line separates.
    > Example: a worked example         any number of them; a line "> ..." without a label continues the one above
    > Words: fort, castle               what else people may type when they look for this entry
    > See: PB2, B2                      related entries

The labels (Example, Words, See, Little words, Alike, Terms), the ids and the names in braces are the same in every
language.
Comments (<!-- ... -->) are for translators. Everything else is text.

Beside it stand, where a book has them, more of what people type (`<language>.words.toml`, engine.rulebook.typed) and
what was learned of which entries answer what (`<language>.weights`, engine.rulebook.finding.learned).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from importlib.resources import files
from typing import Any

from engine.languages import nearest, of_files
from engine.rulebook.book import Entry, Kind, Rulebook, RulebookError
from engine.rulebook.reading import parse
from engine.rulebook.typed import with_typed

__all__ = ["FALLBACK", "Entry", "Kind", "Rulebook", "RulebookError", "load", "parse", "plain_facts"]

FALLBACK = "en"
_FILE, _TYPED, _LEARNED = ".md", ".words.toml", ".weights"


def plain_facts(data: Mapping[str, Any]) -> dict[str, str]:
    """Return the numbers and names that stand at the top of plain components data, for a game without other facts."""
    return {name: str(value) for name, value in data.items() if isinstance(value, int | str)}


def load(game_package: str, language: str = FALLBACK) -> Rulebook:
    """Return the rulebook of a game ("engine.moa") in `language` ("de", "en-GB"), or in English where there is none.

    Raises RulebookError when the file is broken.
    """
    return _load(game_package, nearest(language, _languages(game_package)) or FALLBACK)


@lru_cache
def _languages(game_package: str) -> tuple[str, ...]:
    """Return the languages in which a game has a rulebook."""
    return of_files(files(f"{game_package}.rulebook"), _FILE)


@lru_cache
def _load(game_package: str, language: str) -> Rulebook:
    book = parse(_text(game_package, language, _FILE), language, _name(game_package, language, _FILE))
    if typed := _text(game_package, language, _TYPED):
        book = with_typed(book, typed, _name(game_package, language, _TYPED))
    return replace(book, learned=_text(game_package, language, _LEARNED))


def _text(game_package: str, language: str, suffix: str) -> str:
    """Return what a file has; "" where there is none, as a book of its own need not have all."""
    file = files(f"{game_package}.rulebook") / f"{language}{suffix}"
    return file.read_text(encoding="utf-8") if file.is_file() or suffix == _FILE else ""


def _name(game_package: str, language: str, suffix: str) -> str:
    return f"{game_package} {language}{suffix}"
