"""The messages of a language beside the English ones: all there, with the same facts, and with all plural forms."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from itertools import chain

from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    FunctionReference,
    Identifier,
    Junk,
    Message,
    MessageReference,
    Pattern,
    SelectExpression,
    Term,
    TermReference,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from bot.locale.checking.findings import Finding
from bot.locale.forms import ARTICLES, CASES, PLAIN_FORM
from bot.locale.words import FALLBACK, LANGUAGES
from engine.languages import kin

PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
COUNTED = 201
"""Up to which number a language's plural forms are looked for."""
WITHOUT = re.compile(r"\bWithout \$(\w+)")
"""In the comment of a message: a fact that it does not tell, and why."""


@dataclass
class Found(Visitor):
    """What stands in a pattern."""

    facts: set[str] = field(default_factory=set)
    mentioned: set[str] = field(default_factory=set)
    selects: list[SelectExpression] = field(default_factory=list)
    forms: list[tuple[str, str]] = field(default_factory=list)
    """What FORM is asked for, as ("case", "dative")."""

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        """Note a fact."""
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        """Note a message."""
        self.mentioned.add(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        """Note a term."""
        self.mentioned.add(f"-{node.id.name}")

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        """Note a choice between texts."""
        self.selects.append(node)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: FunctionReference) -> None:  # noqa: N802
        """Note which form is asked for."""
        if node.id.name == "FORM":
            self.forms += [(each.name.name, str(each.value.value)) for each in node.arguments.named]
        self.generic_visit(node)


@dataclass(frozen=True)
class Entry:
    """A message or term of a file."""

    file: str
    node: Message | Term

    @property
    def patterns(self) -> Mapping[str, Pattern]:
        """Its text, under "", and those of its attributes."""
        own = {"": self.node.value} if self.node.value is not None else {}
        return own | {each.id.name: each.value for each in self.node.attributes}

    @property
    def left_out(self) -> set[str]:
        """The facts that its comment says it does not tell."""
        return set(WITHOUT.findall(self.node.comment.content or "")) if self.node.comment else set()


@dataclass(frozen=True)
class Language:
    """The messages of a language by their names, and what could not be read."""

    code: str
    entries: Mapping[str, Entry]
    junk: tuple[Finding, ...]

    def facts(self, pattern: Pattern) -> set[str]:
        """Return the facts that a text uses, also by what it inserts."""
        found, seen = look(pattern), set[str]()
        facts, mentioned = set(found.facts), set(found.mentioned)
        while mentioned - seen:
            name = (mentioned - seen).pop()
            seen.add(name)
            if name in self.entries and "" in self.entries[name].patterns:
                inner = look(self.entries[name].patterns[""])
                facts |= inner.facts
                mentioned |= inner.mentioned
        return facts - set(PLAIN_FORM)


def check_messages(code: str) -> Iterator[Finding]:
    """Say what the messages of a language ("de") lack beside the English ones.

    A region ("pt_BR") lacks nothing that the same language has elsewhere.
    """
    elsewhere = {name for each in kin(code, LANGUAGES) if each != code for name in read(each).entries}
    for found in compare(read(FALLBACK), read(code)):
        if found.kind != "missing" or found.name.partition(".")[0] not in elsewhere:
            yield found


def compare(english: Language, language: Language) -> Iterator[Finding]:
    """Say what the messages of one language lack beside those of another."""
    yield from language.junk
    for name, entry in english.entries.items():
        yield from _missing(language, name, entry)
    for name, entry in language.entries.items():
        if name in english.entries:
            yield from _differing(english, language, name)
        elif not any(name in look(each).mentioned for each in _patterns(language)):
            yield Finding("unused", entry.file, name)
        yield from _faulty(language, name, entry)


def _missing(language: Language, name: str, entry: Entry) -> Iterator[Finding]:
    if name not in language.entries:
        yield Finding("missing", entry.file, name)
        return
    for attribute in entry.patterns:
        if attribute not in language.entries[name].patterns:
            yield Finding("missing", entry.file, f"{name}.{attribute}")


def _differing(english: Language, language: Language, name: str) -> Iterator[Finding]:
    """Say which facts a message has that the English one has not, and the other way round."""
    entry, known = language.entries[name], english.entries[name].patterns
    told = set(chain(*(english.facts(each) for each in known.values())))
    for attribute, pattern in entry.patterns.items():
        called = f"{name}.{attribute}" if attribute else name
        facts = language.facts(pattern)
        if strange := facts - told:
            yield Finding("strange", entry.file, called, _listed(strange))
        if attribute in known and (untold := english.facts(known[attribute]) - facts - entry.left_out):
            yield Finding("untold", entry.file, called, _listed(untold))


def _faulty(language: Language, name: str, entry: Entry) -> Iterator[Finding]:
    """Say which plural forms are missing, and which forms are asked for that there are not."""
    wanted = _plurals(language.code)
    for pattern in entry.patterns.values():
        found = look(pattern)
        for select in found.selects:
            keys = {each.key.name for each in select.variants if isinstance(each.key, Identifier)}
            other = next(each.key for each in select.variants if each.default)
            spare = isinstance(other, Identifier) and other.name not in wanted
            missing = sorted(wanted - keys)[int(spare) :]
            if keys & (PLURALS - {"other"}) and keys <= PLURALS and missing:
                yield Finding("plural", entry.file, name, _listed(wanted - keys))
        known = {"case": CASES, "article": ARTICLES}
        for part, value in found.forms:
            if value not in known.get(part, ()):
                yield Finding("form", entry.file, name, f'{part}: "{value}"')
        for mentioned in found.mentioned - language.entries.keys():
            yield Finding("mentioned", entry.file, name, mentioned)


def look(pattern: BaseNode) -> Found:
    """Return what stands in a text."""
    found = Found()
    found.visit(pattern)
    return found


@cache
def read(code: str) -> Language:
    """Read the messages of a language ("de")."""
    folder = files("bot.locale") / code
    texts = {each.name: each.read_text(encoding="utf-8") for each in folder.iterdir() if each.name.endswith(".ftl")}
    return parsed(code, texts)


def parsed(code: str, texts: Mapping[str, str]) -> Language:
    """Read the messages of a language from the texts of its files, by the files' names."""
    entries: dict[str, Entry] = {}
    junk: list[Finding] = []
    for file, text in sorted(texts.items()):
        for node in FluentParser().parse(text).body:
            if isinstance(node, Junk):
                junk.append(Finding("junk", file, (node.content or "").strip().split("\n")[0]))
            elif isinstance(node, Message | Term):
                sign = "-" if isinstance(node, Term) else ""
                entries[f"{sign}{node.id.name}"] = Entry(file, node)
    return Language(code, entries, tuple(junk))


def _patterns(language: Language) -> Iterator[Pattern]:
    for entry in language.entries.values():
        yield from entry.patterns.values()


@cache
def _plurals(code: str) -> frozenset[str]:
    """Return the plural forms that whole numbers have in a language."""
    plural_form = Locale.parse(code).plural_form
    return frozenset(plural_form(number) for number in range(COUNTED))


def _listed(names: set[str] | frozenset[str]) -> str:
    return ", ".join(sorted(names))
