"""Reading a rulebook file, line by line; engine.rulebook describes the form."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import get_args

from engine.faults import Phrase, either, phrase
from engine.rulebook.book import PLACEHOLDER, Entry, Kind, Rulebook, RulebookError

_CHAPTER = re.compile(r"^## +(?P<title>[^\[\]]+?)(?: +\[(?P<kind>\w+)\])?$")
_ENTRY = re.compile(r"^### +(?P<id>[A-Z]+\d+) +· +(?P<title>.+)$")
_QUOTE = re.compile(r"^>(?: *(?P<label>Example|Words|See|Little words|Alike|Terms):)? *(?P<text>.*)$")
_COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)


def parse(text: str, language: str = "en", source: str = "rulebook") -> Rulebook:
    """Read a rulebook; raise RulebookError naming `source` and the line where the form is broken."""
    # A comment leaves its line breaks behind, so that line numbers stay true.
    plain = _COMMENT.sub(lambda match: "\n" * match[0].count("\n"), text)
    reader = _Reader(source)
    for number, line in enumerate(plain.splitlines(), start=1):
        reader.read(number, line.rstrip())
    entries = tuple(reader.finish())
    _check_references(entries, source)
    return Rulebook(
        language,
        reader.title,
        entries,
        source,
        little_words=reader.front.listed("Little words"),
        alike=tuple(reader.alike()),
        terms=tuple(reader.terms()),
    )


def alike_group(text: str, source: str) -> tuple[str, ...]:
    """Read what people call a thing, and last what the book calls it; RulebookError where that is not so."""
    called, equals, meant = (part.strip() for part in text.partition("="))
    if not (called and equals and meant):
        raise RulebookError(source, 1, _expected('"Alike: pawn, meeple = explorer"', text))
    return (*(word.strip() for word in called.split(",")), meant)


def _check_references(entries: tuple[Entry, ...], source: str) -> None:
    lines: dict[str, int] = {}
    for entry in entries:
        if entry.id in lines:
            facts = {"id": entry.id, "line": str(lines[entry.id])}
            raise RulebookError(
                source, entry.line, phrase("book-fault-twice", "{id} is already in line {line}", **facts)
            )
        lines[entry.id] = entry.line
    for entry in entries:
        for other in entry.see:
            if other not in lines:
                raise RulebookError(
                    source,
                    entry.line,
                    phrase(
                        "book-fault-see", "{id} points to {other}, which is not in this book", id=entry.id, other=other
                    ),
                )


class _Quotes:
    """The "> Label: ..." lines of an entry, or of the book."""

    def __init__(self, *labels: str) -> None:
        self._labels = labels
        self._quotes: list[tuple[str, str]] = []

    def __bool__(self) -> bool:
        return bool(self._quotes)

    def take(self, label: str | None, text: str) -> bool:
        """Take a line; False when its label does not belong here, or when it has none and continues nothing."""
        if label in self._labels:
            self._quotes.append((label, text))
        elif self._quotes and not label:
            last, begun = self._quotes[-1]
            self._quotes[-1] = (last, f"{begun} {text}".strip())
        else:
            return False
        return True

    def texts(self, wanted: str) -> tuple[str, ...]:
        return tuple(text for label, text in self._quotes if label == wanted)

    def listed(self, wanted: str) -> tuple[str, ...]:
        """Return the items, separated by commas, of all lines with this label."""
        items = (item.strip() for text in self.texts(wanted) for item in text.split(","))
        return tuple(item for item in items if item)


class _Draft:
    """An entry while its lines come in."""

    def __init__(self, line: int, entry_id: str, title: str) -> None:
        self.line = line
        self.id = entry_id
        self.title = title
        self.text: list[str] = []
        self.quotes = _Quotes("Example", "Words", "See")

    def entry(self, chapter: str, kind: Kind) -> Entry:
        return Entry(
            id=self.id,
            title=self.title,
            chapter=chapter,
            kind=kind,
            text=_paragraphs(self.text),
            examples=self.quotes.texts("Example"),
            words=self.quotes.listed("Words"),
            see=self.quotes.listed("See"),
            line=self.line,
        )


class _Reader:
    """Reads a book line by line."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.title = ""
        self.front = _Quotes("Little words", "Alike", "Terms")
        self._chapter: tuple[str, Kind] | None = None
        self._draft: _Draft | None = None
        self._entries: list[Entry] = []

    def read(self, number: int, line: str) -> None:
        if "{" in (rest := PLACEHOLDER.sub("", line)) or "}" in rest:
            problem = phrase("book-fault-brace", "a brace that is not part of a name such as {name}", name="{birds}")
            raise RulebookError(self.source, number, problem)
        if line.startswith("### "):
            self._begin_entry(number, line)
        elif line.startswith("## "):
            self._begin_chapter(number, line)
        elif line.startswith("# ") and not self.title:
            self.title = line[2:].strip()
        elif line.startswith("#"):
            raise RulebookError(
                self.source, number, phrase("book-fault-heading", "no heading of a known form: {line}", line=line)
            )
        elif line.startswith(">"):
            self._quote(number, line)
        else:
            self._text(number, line)

    def finish(self) -> list[Entry]:
        self._end_entry()
        if not self._entries:
            raise RulebookError(self.source, 1, phrase("book-fault-empty", "there is no entry in this book"))
        return self._entries

    def _begin_chapter(self, number: int, line: str) -> None:
        self._end_entry()
        match = _CHAPTER.match(line)
        kind = (match["kind"] or "rule") if match else None
        for known in get_args(Kind):
            if match and kind == known:
                self._chapter = (match["title"], known)
                return
        raise RulebookError(self.source, number, _expected(either(('"## Chapter"', '"## Chapter [guide]"')), line))

    def terms(self) -> Iterator[tuple[str, str]]:
        """Return what words among the facts are called in this book."""
        for term in self.front.listed("Terms"):
            word, equals, called = (part.strip() for part in term.partition("="))
            if not (word and equals and called):
                raise RulebookError(self.source, 1, _expected('"Terms: lay_eggs = lay eggs, ..."', term))
            yield word, called

    def alike(self) -> Iterator[tuple[str, ...]]:
        """Return what people call things of this book, each group with the book's own word last."""
        for group in self.front.texts("Alike"):
            yield alike_group(group, self.source)

    def _begin_entry(self, number: int, line: str) -> None:
        self._end_entry()
        match = _ENTRY.match(line)
        if not match:
            raise RulebookError(self.source, number, _expected('"### PB1 · Short title"', line))
        if not self._chapter:
            problem = phrase("book-fault-before", "{id} stands before the first chapter", id=match["id"])
            raise RulebookError(self.source, number, problem)
        self._draft = _Draft(number, match["id"], match["title"])

    def _end_entry(self) -> None:
        if self._draft and self._chapter:
            entry = self._draft.entry(*self._chapter)
            if not entry.text:
                problem = phrase("book-fault-no-text", "{id} has no text", id=entry.id)
                raise RulebookError(self.source, entry.line, problem)
            self._entries.append(entry)
        self._draft = None

    def _quote(self, number: int, line: str) -> None:
        quotes = self._draft.quotes if self._draft else self.front if not self._chapter else None
        match = _QUOTE.match(line)
        if not (match and quotes is not None and quotes.take(match["label"], match["text"])):
            labels = either(('"> Example:"', '"> Words:"', '"> See:"'))
            raise RulebookError(self.source, number, _expected(labels, line))

    def _text(self, number: int, line: str) -> None:
        if self._draft and self._draft.quotes and line:
            problem = phrase(
                "book-fault-after", "text of {id} after its examples: {line}", id=self._draft.id, line=line
            )
            raise RulebookError(self.source, number, problem)
        if self._draft:
            self._draft.text.append(line)
        elif line:
            problem = phrase("book-fault-outside", "text outside an entry: {line}", line=line)
            raise RulebookError(self.source, number, problem)


def _expected(form: str, found: str) -> Phrase:
    return phrase("book-fault-form", "expected {form}, found: {found}", form=form, found=found)


def _paragraphs(lines: list[str]) -> str:
    """Join the lines of a paragraph; list items keep their line, empty lines separate paragraphs."""
    text = ""
    for line in lines:
        if not line:
            text = text.rstrip("\n") + "\n\n" if text else ""
        elif not text or text.endswith("\n"):
            text += line
        else:
            text += ("\n" if line.startswith("- ") else " ") + line.strip()
    return text.strip()
