"""A language's messages, ready to be used: `wording("de")("table-joined", name="Ann")`.

Messages are Fluent files under bot/locale/<language>/*.ftl. A message that a translation lacks is said in English; a
message that English lacks is a fault of ours and is logged, shown by its key, and found by tests/bot/locale.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import structlog
from babel.lists import format_list

from bot.locale.messages import messages

FALLBACK = "en"
LANGUAGES: tuple[str, ...] = tuple(
    sorted(folder.name for folder in files("bot.locale").iterdir() if folder.is_dir() and len(folder.name) == 2)
)
"""The languages that have messages, as "en"."""
PLAIN = frozenset({str, int, bool})
"""Kinds of facts whose wording hangs on nothing but their value."""
KEPT = 5000
"""How many worded messages a language keeps."""

log = structlog.get_logger(__name__)


class Wording:
    """Messages in one language; implements render.words.Words."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._languages = [messages(each) for each in dict.fromkeys((language, FALLBACK))]
        self._said: dict[tuple[object, ...], str] = {}
        """Messages as they were worded lately: a panel says the same of many cards, and is made anew at each press."""

    def __call__(self, key: str, /, **facts: Any) -> str:
        """Return the message `key` (or `key.attribute`) with its `facts` filled in."""
        if not PLAIN.issuperset(map(type, facts.values())):
            return self._worded(key, facts)
        asked = (key, *facts.items())
        said = self._said.get(asked)
        if said is None:
            if len(self._said) >= KEPT:
                self._said.clear()
            said = self._said[asked] = self._worded(key, facts)
        return said

    def _worded(self, key: str, facts: dict[str, Any]) -> str:
        name, _, attribute = key.partition(".")
        for each in self._languages:
            message = each.get(name)
            if message is None:
                continue
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is None:
                continue
            text, errors = each.bundle.format_pattern(pattern, facts)
            if errors:
                log.warning("message_faulty", key=key, language=self.language, errors=[str(error) for error in errors])
            return str(text)
        log.error("message_missing", key=key, language=self.language)
        return key

    def has(self, key: str) -> bool:
        """Say whether this language or English has the message `key`."""
        name, _, attribute = key.partition(".")
        found = (each.get(name) for each in self._languages)
        return any(message is not None and (not attribute or attribute in message.attributes) for message in found)

    def listed(self, items: list[str]) -> str:
        """Return items as a list in this language ("a, b and c")."""
        return format_list(items, locale=self.language) if items else ""


@cache
def wording(language: str) -> Wording:
    """Return the messages of `language` ("de", "en-GB"); English for a language the project does not speak."""
    short = language.replace("_", "-").split("-")[0]
    return Wording(short if short in LANGUAGES else FALLBACK)
