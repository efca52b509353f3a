"""Rulebooks as pages to read before playing: Markdown, with the numbers that are shipped."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from bot.games.rulebooks import filled
from engine.contract import AnyGame
from engine.rulebook import Entry, Rulebook
from render.words import Words


def page(game: AnyGame, words: Words) -> str:
    """Return a game's whole rulebook as Markdown, in the language of `words`."""
    book = filled(game.name, words.language, game.components())
    return "\n".join(
        [*_head(book, words), *(line for chapter in book.chapters for line in _chapter(book, chapter, words))]
    )


def _head(book: Rulebook, words: Words) -> Iterator[str]:
    yield f"# {book.title}\n"
    yield words("rulebook-generated") + "\n"
    yield from (f"- [{chapter}](#{_anchor(chapter)})" for chapter in book.chapters)
    yield ""


def _chapter(book: Rulebook, chapter: str, words: Words) -> Iterator[str]:
    yield f"## {chapter}\n"
    for entry in book.entries:
        if entry.chapter == chapter:
            yield from _entry(book, entry, words)


def _entry(book: Rulebook, entry: Entry, words: Words) -> Iterator[str]:
    yield f"### {_heading(entry)}\n"
    yield _spaced(words.commands(entry.text)) + "\n"
    yield from (f"> {words('rulebook-example', example=example)}\n" for example in entry.examples)
    related = [f"[{each.id}](#{_anchor(_heading(each))})" for each in map(book.find, entry.see) if each]
    if related:
        yield words("rulebook-see", related=words.listed(related)) + "\n"


def _spaced(text: str) -> str:
    """Return light Markdown with an empty line before each list, without which some readers take it for text."""
    lines = text.split("\n")
    begins = [line.startswith("- ") and before and not before.startswith("- ") for before, line in pairwise(lines)]
    return "\n".join(
        [lines[0], *(f"\n{line}" if begun else line for line, begun in zip(lines[1:], begins, strict=True))]
    )


def _heading(entry: Entry) -> str:
    return f"{entry.id} · {entry.title}"


def _anchor(heading: str) -> str:
    """Return what a heading's place is called on a page, as the usual readers of Markdown make it."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
