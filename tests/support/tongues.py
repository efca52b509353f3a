"""Whether texts are in the language that they should be in.

A text is in a wrong one where it says what the messages or rulebooks of another language say, or where the little words
are another language's; and it is none at all where it is the name of a message.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.games.bot_chapter import PACKAGE
from bot.locale.messages import messages
from bot.locale.words import FALLBACK, LANGUAGES
from engine.games import GAMES
from engine.rulebook import load

LITTLE: Mapping[str, frozenset[str]] = {
    "en": frozenset(
        [
            "the",
            "of",
            "and",
            "you",
            "your",
            "is",
            "are",
            "with",
            "for",
            "that",
            "this",
            "has",
            "have",
            "it",
            "not",
            "can",
            "who",
            "from",
            "its",
            "they",
            "all",
        ]
    ),
    "de": frozenset(
        [
            "der",
            "und",
            "nicht",
            "du",
            "dein",
            "ist",
            "mit",
            "von",
            "auf",
            "ein",
            "eine",
            "einen",
            "für",
            "zu",
            "den",
            "dem",
            "sind",
            "kann",
            "noch",
            "das",
        ]
    ),
    "pl": frozenset(
        [
            "się",
            "nie",
            "jest",
            "na",
            "że",
            "przez",
            "lub",
            "dla",
            "są",
            "masz",
            "tylko",
            "jak",
            "tego",
            "przy",
            "po",
            "za",
            "już",
            "oraz",
            "ale",
        ]
    ),
}
"""Words that hardly any text of some sentences goes without, and that the other languages do not have."""
ODD = 3
"""So many little words of another language, more than of its own, make a text a wrong one."""
SHORTEST = 14
"""A stretch of fewer characters may be the same by chance."""
_WORD = re.compile(r"[^\W\d_]+")
_NAME = re.compile(r"[a-z]+(?:-[a-z0-9]+)+")
_COMMAND = re.compile(r"`[^`]*`")
_FACT = re.compile(r"\{[^}]*\}")


def texts_of(message: Mapping[str, Any]) -> Iterator[str]:
    """Give all that people read in a message of the bot's: texts, labels, options, what pictures are said to show."""
    yield message["content"]
    for each in message["attachments"]:
        yield each.get("description") or ""
    yield from _within(message["components"])


def _within(components: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    for each in components:
        for key in ("label", "placeholder", "content", "description"):
            yield each.get(key) or ""
        for item in each.get("items") or []:
            yield item.get("description") or ""
        yield from _within([*(each.get("components") or []), *(each.get("options") or [])])


class _Stretches(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  # as the library calls it
        self.found.update(_stretches(node.value))


def _stretches(text: str) -> Iterator[str]:
    """Give the parts of a text without names of commands and facts: those that are long enough."""
    for line in text.splitlines():
        for part in _COMMAND.split(line):
            for each in _FACT.split(part):
                if len(each.strip()) >= SHORTEST and " " in each.strip():
                    yield each.strip()


@cache
def _source(language: str) -> str:
    folder = files("bot.locale").joinpath(language)
    return "\n".join(each.read_text(encoding="utf-8") for each in folder.iterdir() if each.name.endswith(".ftl"))


@cache
def _said_by(language: str) -> frozenset[str]:
    """Return what the messages and the rulebooks of a language say, in stretches; titles may be names of birds."""
    visitor = _Stretches()
    visitor.visit(FluentParser().parse(_source(language)))
    for package in (PACKAGE, *(f"engine.{game.name}" for game in GAMES.values())):
        for entry in load(package, language).entries:
            for text in (entry.text, *entry.examples):
                visitor.found.update(each for sentence in text.split(". ") for each in _stretches(sentence))
    return frozenset(visitor.found)


@cache
def said_only_by(other: str, language: str) -> frozenset[str]:
    """Return what `other` says and `language` says nowhere."""
    own = "\n".join([_source(language), *_said_by(language)])
    return frozenset(each for each in _said_by(other) if each not in own)


def names_in(texts: Iterable[str]) -> set[str]:
    """Return the names of messages that show in texts."""
    known = set(messages(FALLBACK).names(""))
    return {each for text in texts for each in _NAME.findall(text) if each in known}


def said_wrongly(texts: Iterable[str], language: str) -> dict[str, str]:
    """Return the texts that are not in `language`, each with what gives it away."""
    distinct = {each for each in texts if each.strip()}
    whole = "\n".join(distinct)
    wrong: dict[str, str] = {}
    for other in LANGUAGES:
        if other == language:
            continue
        for stretch in (each for each in said_only_by(other, language) if each in whole):
            wrong |= {text: stretch for text in distinct if stretch in text}
    return wrong | {text: "little words" for text in distinct if _sounds_odd(text, language)}


def shares(texts: Iterable[str]) -> dict[str, float]:
    """Return, of all little words in different texts, how many are of each language."""
    counted: Counter[str] = Counter()
    for text in set(texts):
        counted.update(_little(text))
    return {language: counted[language] / max(1, counted.total()) for language in LITTLE}


def _sounds_odd(text: str, language: str) -> bool:
    little = _little(text)
    return any(little[other] >= ODD and little[other] > little[language] for other in LITTLE if other != language)


def _little(text: str) -> Counter[str]:
    words = _WORD.findall(text.lower())
    return Counter({language: sum(each in little for each in words) for language, little in LITTLE.items()})
