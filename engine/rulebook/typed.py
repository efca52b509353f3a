"""What people type when they mean an entry, and what they call things, from a file beside a rulebook.

A book says a few of both itself. The many that came of how people ask would bury its text, so they stand in
`engine/<game>/rulebook/<language>.words.toml`:

    alike = ["pawn, man = explorer"]        as a line "> Alike:" of the book
    [words]
    PB1 = ["fort", "castle"]                as a line "> Words:" of that entry
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from engine.faults import phrase
from engine.rulebook.book import Rulebook, RulebookError
from engine.rulebook.reading import alike_group


def with_typed(book: Rulebook, text: str, source: str) -> Rulebook:
    """Return a book with the words of such a file; RulebookError names `source` where its form is broken."""
    data = _read(text, source)
    words = data.get("words", {})
    for unknown in words.keys() - {each.id for each in book.entries}:
        problem = phrase("book-fault-words", "words of {id}, which is not in this book", id=unknown)
        raise RulebookError(source, 1, problem)
    entries = tuple(replace(each, words=(*each.words, *words.get(each.id, ()))) for each in book.entries)
    alike = tuple(alike_group(each, source) for each in data.get("alike", ()))
    return replace(book, entries=entries, alike=(*book.alike, *alike))


def _read(text: str, source: str) -> Mapping[str, Any]:
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise RulebookError(source, 1, phrase("book-fault-toml", "no TOML: {error}", error=str(error))) from error
    if set(data) <= {"alike", "words"} and all(map(_is_list, _lists(data))):
        return data
    problem = phrase("book-fault-lists", "expected lists of texts under alike and under each id of words")
    raise RulebookError(source, 1, problem)


def _lists(data: Mapping[str, Any]) -> Iterator[object]:
    yield data.get("alike", [])
    words = data.get("words", {})
    yield from words.values() if isinstance(words, dict) else (None,)


def _is_list(found: object) -> bool:
    return isinstance(found, list) and all(isinstance(each, str) for each in found)
