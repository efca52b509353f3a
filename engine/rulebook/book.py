"""A rulebook in memory: its entries, found by id and filled with the numbers in force."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Literal, TypeAlias

from engine.faults import Phrase, phrase

Kind: TypeAlias = Literal["rule", "guide", "glossary", "questions", "list"]
"""What a chapter holds: rules, whose ids the engine's refusals name, help around them, or a list of alike entries."""

PLACEHOLDER = re.compile(r"\{([a-z0-9_]+)\}")


class RulebookError(ValueError):
    """A rulebook file that cannot be read; the message names the file, the line and what is wrong there."""

    def __init__(self, source: str, line: int, problem: Phrase) -> None:
        facts = {"source": source, "line": str(line), "problem": problem}
        self.message = phrase("book-fault-in-line", "{source}, line {line}: {problem}", **facts)
        super().__init__(self.message)
        self.line = line


@dataclass(frozen=True, slots=True)
class Entry:
    """One rule, table, word or question, short enough for one chat message."""

    id: str
    title: str
    chapter: str
    kind: Kind
    text: str
    """Light Markdown: paragraphs, "- " lists, bold."""
    examples: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    """What else people type when they mean this entry."""
    see: tuple[str, ...] = ()
    """Ids of related entries, all of them in the same book."""
    line: int = 0
    """Where it begins in its file, for error messages."""


@dataclass(frozen=True)
class Rulebook:
    """The entries of one game in one language, in reading order."""

    language: str
    title: str
    entries: tuple[Entry, ...]
    source: str
    little_words: tuple[str, ...] = ()
    """Words of the language that tell nothing about what somebody looks for."""
    alike: tuple[tuple[str, ...], ...] = ()
    """What people call things of this book, and last in each group what the book calls them: ("pawn", "explorer")."""
    terms: tuple[tuple[str, str], ...] = ()
    """What a word among the facts is called here: ("lay_eggs", "lay eggs")."""
    learned: str = field(default="", repr=False)
    """What was learned of which entries answer what (engine.rulebook.finding.learned)."""

    @cached_property
    def _by_id(self) -> dict[str, Entry]:
        return {entry.id: entry for entry in self.entries}

    def find(self, typed: str) -> Entry | None:
        """Return the entry with this id, however it is typed ("PB1", "pb 1", "pb-1."), or None."""
        return self._by_id.get(re.sub(r"[\W_]", "", typed).upper())

    @property
    def chapters(self) -> tuple[str, ...]:
        """The chapter titles in reading order."""
        return tuple(dict.fromkeys(entry.chapter for entry in self.entries))

    @cached_property
    def firsts(self) -> tuple[Entry, ...]:
        """The first entry of each chapter, in reading order."""
        return tuple({entry.chapter: entry for entry in reversed(self.entries)}.values())[::-1]

    def of_chapter(self, chapter: str) -> tuple[Entry, ...]:
        """Return the entries of the chapter with that title."""
        return tuple(entry for entry in self.entries if entry.chapter == chapter)

    def before(self, entry: Entry) -> Entry | None:
        """Return the entry before one of this book; None where that is the first."""
        at = self._order[entry.id]
        return self.entries[at - 1] if at else None

    def behind(self, entry: Entry) -> Entry | None:
        """Return the entry behind one of this book; None where that is the last."""
        at = self._order[entry.id] + 1
        return self.entries[at] if at < len(self.entries) else None

    @cached_property
    def _order(self) -> dict[str, int]:
        return {entry.id: at for at, entry in enumerate(self.entries)}

    def of_kind(self, kind: Kind) -> tuple[Entry, ...]:
        """Return the entries of the chapters of that kind."""
        return tuple(entry for entry in self.entries if entry.kind == kind)

    def filled(self, facts: Mapping[str, str]) -> Rulebook:
        """Return the book with every {name} replaced by its fact, and words among the facts by the book's terms.

        A fact may be a list, separated by ", ". Raises RulebookError, with the line of the entry, for a name that
        `facts` lacks.
        """
        terms = dict(self.terms)
        worded = {name: ", ".join(terms.get(part, part) for part in fact.split(", ")) for name, fact in facts.items()}
        return replace(self, entries=tuple(self._filled(entry, worded) for entry in self.entries))

    def _filled(self, entry: Entry, facts: Mapping[str, str]) -> Entry:
        def fact(match: re.Match[str]) -> str:
            if match[1] not in facts:
                problem = phrase(
                    "book-fault-number", "{id} uses {name}, which is no known number", id=entry.id, name=match[0]
                )
                raise RulebookError(self.source, entry.line, problem)
            return facts[match[1]]

        return replace(
            entry,
            title=PLACEHOLDER.sub(fact, entry.title),
            text=PLACEHOLDER.sub(fact, entry.text),
            examples=tuple(PLACEHOLDER.sub(fact, example) for example in entry.examples),
        )
