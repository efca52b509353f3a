"""A language's messages, ready to be used: `wording("de")("table-joined", name="Ann")`.

Messages are Fluent files under bot/locale/<language>/*.ftl. A message that a translation lacks is said as the same
language has it without a region or in another one, else in English; a message that English lacks is a fault of ours and
is logged, shown by its key, and found by tests/bot/locale.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime.types import fluent_number

from bot.locale.command_names import PREFIX, CommandNames
from bot.locale.forms import PLAIN_FORM, Form, Worded, listed, made_of
from bot.locale.messages import messages
from engine.faults import Phrase
from engine.languages import CODE, kin, nearest

FALLBACK = "en"
LANGUAGES: tuple[str, ...] = tuple(
    sorted(each.name for each in files("bot.locale").iterdir() if each.is_dir() and CODE.fullmatch(each.name))
)
"""The languages that have messages, as "en" and "pt_BR"."""
KEPT = 5000
"""How many worded messages a language keeps."""


class Wording:
    """Messages in one language; implements render.words.Words."""

    def __init__(self, language: str, client: str | None = None) -> None:
        """`client` is the language in which the reader's client names commands, where that is another one."""
        self.language = language
        self._client = client or language
        self._languages = [messages(each) for each in dict.fromkeys((*kin(language, LANGUAGES), FALLBACK))]
        self._said: dict[tuple[object, ...], Worded] = {}
        """Messages as they were worded lately: a panel says the same of many cards, and is made anew at each press."""

    def __call__(self, key: str, /, **facts: Any) -> str:
        """Return the message `key` (or `key.attribute`) with its `facts` filled in."""
        known = [(name, made_of(value)) for name, value in facts.items()]
        if any(value is None for _, value in known):
            return self._worded(key, {name: self._fact(value) for name, value in facts.items()}, None)
        asked = (key, *known)
        said = self._said.get(asked)
        if said is None:
            if len(self._said) >= KEPT:
                self._said.clear()
            said = self._said[asked] = self._worded(key, facts, asked)
        return said

    def _fact(self, value: Any) -> Any:
        """Return a fact as messages take it: a phrase of the engine in this language."""
        if not isinstance(value, Phrase):
            return value
        if not self.has(value.key):
            return str(value)
        facts = {name: _plain_number(fact) if type(fact) is int else fact for name, fact in value.facts.items()}
        return self(value.key, **facts)

    def _worded(self, key: str, facts: dict[str, Any], asked: tuple[object, ...] | None) -> Worded:
        """Return a message that can be asked for in other forms."""
        return Worded.of(self.text(key, facts), asked, _Message(self, key, facts))

    def text(self, key: str, facts: Mapping[str, Any], form: Form = PLAIN_FORM) -> str:
        """Return a message in a form, as plain text."""
        name, _, attribute = key.partition(".")
        for each in self._languages:
            message = each.get(name)
            if message is None:
                continue
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is None:
                continue
            text, errors = each.bundle.format_pattern(pattern, {**PLAIN_FORM, **form, **facts})
            if errors:
                _log().warning(
                    "message_faulty", key=key, language=self.language, errors=[str(error) for error in errors]
                )
            return self.commands(str(text))
        _log().error("message_missing", key=key, language=self.language)
        return key

    def commands(self, text: str) -> str:
        """Return a text that names slash commands in English (`/table new`) with their names in the reader's client."""
        return text if self._client == FALLBACK or "/" not in text else _command_names(self._client)(text)

    def has(self, key: str) -> bool:
        """Say whether this language or English has the message `key`."""
        name, _, attribute = key.partition(".")
        found = (each.get(name) for each in self._languages)
        return any(message is not None and (not attribute or attribute in message.attributes) for message in found)

    def decimal(self, number: float, pattern: str = "0.0") -> str:
        """Return a number as this language writes it ("12,5"), with the digits of a pattern of CLDR ("0.0")."""
        return format_decimal(number, pattern, locale=self.language)

    def listed(self, items: list[str]) -> str:
        """Return items as a list in this language ("a, b and c")."""
        return listed(items, self._joined) if items else ""

    def _joined(self, items: list[str]) -> str:
        return items[0] if len(items) == 1 else format_list(items, locale=self.language)


class _Message(NamedTuple):
    """What a text came from: a message with its facts."""

    words: Wording
    key: str
    facts: Mapping[str, Any]

    def formed(self, form: Form) -> str:
        return self.words.text(self.key, self.facts, form)

    def trait(self, name: str) -> str:
        attribute = f"{self.key}.{name}"
        return self.words.text(attribute, self.facts) if self.words.has(attribute) else ""


def _log() -> Any:
    """Return what writes to the log, loaded once there is something to tell: who draws has 9 MB less without."""
    import structlog  # noqa: PLC0415

    return structlog.get_logger(__name__)


def _plain_number(number: int) -> Any:
    """Return a number as data have it, without a mark between its thousands."""
    return fluent_number(number, useGrouping=False)


def wording(language: str, client: str | None = None) -> Wording:
    """Return the messages of `language` ("de", "en-GB"); English for a language the project does not speak.

    Commands in them have the names that they have in the language of the reader's `client`, where that is known.
    """
    return _wording(spoken(language), spoken(client or language))


@cache
def _wording(language: str, client: str) -> Wording:
    return Wording(language, client)


def spoken(language: str) -> str:
    """Return which of our languages is said to who asks for one ("en-GB"): the nearest; English where there is none."""
    return nearest(language, LANGUAGES) or FALLBACK


@cache
def _command_names(language: str) -> CommandNames:
    english = wording(FALLBACK)
    names = (each for each in messages(FALLBACK).names(PREFIX) if not each.startswith(f"{PREFIX}any-"))
    return CommandNames({each: english(each) for each in names}, wording(language, FALLBACK))
