"""The rulebooks of a language beside the English ones: the same entries with the same numbers, and short enough.

So it is with the chapter about the bot, which stands at the end of each.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files

from bot.locale.checking.findings import Finding
from engine.games import GAMES
from engine.languages import tongue
from engine.rulebook import FALLBACK, Entry, Rulebook, RulebookError, load
from engine.rulebook.book import PLACEHOLDER

_BOT = "bot.locale"
"""Where the chapter about the bot stands that every rulebook ends with."""
LONGEST = 1500
"""How many characters an entry may have with its examples, so that it fits in one chat message with what is around."""


def check_books(code: str) -> Iterator[Finding]:
    """Say what the rulebooks of a language ("de"), and the chapter about the bot, lack beside the English ones."""
    for game in GAMES.values():
        yield from _check(f"engine.{game.name}", game.name, code, Finding("book", f"{game.name}/{code}.md", game.name))
    yield from _check(_BOT, "bot", code, Finding("chapter", f"bot/{code}.md", "bot"))


def _check(package: str, name: str, code: str, lacking: Finding) -> Iterator[Finding]:
    """Say what one of them lacks; `lacking` says that it is not there."""
    file = lacking.file
    if not (files(f"{package}.rulebook") / f"{code}.md").is_file():
        if tongue(load(package, code).language) != tongue(code):  # a region may have the book of another one
            yield lacking
        return
    try:
        book = load(package, code)
    except RulebookError as error:
        yield Finding("unreadable", file, name, error.message)
        return
    yield from compare(load(package, FALLBACK), book, file)


def compare(english: Rulebook, book: Rulebook, file: str) -> Iterator[Finding]:
    """Say what the entries of a book lack beside those of the English one."""
    known, here = ({each.id: each for each in one.entries} for one in (english, book))
    for name in known.keys() - here.keys():
        yield Finding("missing", file, name)
    for name in here.keys() - known.keys():
        yield Finding("unused", file, name)
    for name in known.keys() & here.keys():
        yield from _entries(known[name], here[name], file)
    if missing := {term for term, _ in english.terms} ^ {term for term, _ in book.terms}:
        yield Finding("terms", file, book.title, ", ".join(sorted(missing)))
    if not missing and list(known) != list(here) and known.keys() == here.keys():
        yield Finding("order", file, book.title)


def _entries(known: Entry, here: Entry, file: str) -> Iterator[Finding]:
    told, facts = _facts(known), _facts(here)
    if strange := facts - told:
        yield Finding("strange", file, here.id, ", ".join(sorted(strange)))
    if untold := told - facts:
        yield Finding("untold", file, here.id, ", ".join(sorted(untold)))
    if set(known.see) != set(here.see):
        yield Finding("see", file, here.id, ", ".join(sorted({*known.see} ^ {*here.see})))
    if len(known.examples) != len(here.examples) or known.kind != here.kind:
        yield Finding("shape", file, here.id)
    if (length := len(here.text) + sum(map(len, here.examples))) > LONGEST:
        yield Finding("long", file, here.id, str(length))


def _facts(entry: Entry) -> set[str]:
    return {name for text in (entry.title, entry.text, *entry.examples) for name in PLACEHOLDER.findall(text)}
