"""The messages of one language, each parsed when it is asked for first.

Parsing is slow: all 2,000 take a quarter of a second, as long as importing the rules of all games, and a run of the bot
says a part of them.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message
from fluent.syntax import FluentParser

from bot.locale.forms import FUNCTIONS

ENTRY = re.compile(r"^(?P<name>-?[a-zA-Z][\w-]*) *=.*\n?(?:(?![-#a-zA-Z]).*\n?)*", re.MULTILINE)
"""A message or a term: its first line, and those up to the next one that begins another entry or a comment."""
MENTIONED = re.compile(r"[{(,]\s*(-?[a-zA-Z][\w-]*)")
"""What a message may insert: the first word in braces, or what a function is given there. Some are no messages."""

_PARSER = FluentParser(with_spans=False)
"""Where each part of a message stood in its file is not kept: with it messages take a third more."""


class Messages:
    """The messages of `language`. A later one of the same name replaces an earlier one, unless that was asked for."""

    def __init__(self, language: str) -> None:
        self.bundle = FluentBundle([language], FUNCTIONS, use_isolating=False)
        """What has been parsed by now: it words what `get` returned."""
        self._unparsed: dict[str, str] = {}
        self._names: dict[str, None] = {}

    def read(self, text: str) -> None:
        """Take the messages of a file."""
        read = {entry["name"]: entry[0] for entry in ENTRY.finditer(text)}
        self._unparsed |= read
        self._names |= dict.fromkeys(read)

    def names(self, prefix: str) -> list[str]:
        """Return the names of all messages that begin so."""
        return [each for each in self._names if each.startswith(prefix)]

    def get(self, name: str) -> Message | None:
        """Return a message, and have ready what it inserts; None where there is none of that name."""
        self._parse(name)
        return self.bundle.get_message(name) if self.bundle.has_message(name) else None

    def _parse(self, name: str) -> None:
        source = self._unparsed.pop(name, None)
        if source is None:
            return
        self.bundle.add_resource(_PARSER.parse(source))
        for mentioned in MENTIONED.findall(source):
            self._parse(mentioned)


@cache
def messages(language: str) -> Messages:
    """Return the messages of a language that has some ("en")."""
    found = Messages(language)
    for file in sorted(files("bot.locale").joinpath(language).iterdir(), key=lambda each: each.name):
        if file.name.endswith(".ftl"):
            found.read(file.read_text(encoding="utf-8"))
    return found
