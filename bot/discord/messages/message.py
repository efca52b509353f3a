"""A message to be sent or shown: text of any length, rows, files. Split to Discord's limits at the last moment."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.discord.messages.items import Row, plain

TEXT_LENGTH = 2000
ALT_LENGTH = 1024
EXPIRES = "\N{WORD JOINER}"
"""Ends each line that holds only as long as its message has buttons. Nobody sees it, and any process that reads the
message later knows by it which lines go with the buttons."""


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file of a message; `alt` describes a picture to those who cannot see it."""

    name: str
    data: bytes
    alt: str = ""

    def file(self) -> discord.File:
        """Make the library's file, which can be sent once."""
        return discord.File(io.BytesIO(self.data), self.name, description=plain(self.alt, ALT_LENGTH) or None)


@dataclass(frozen=True, slots=True)
class Message:
    """Text, rows of buttons and selects, files."""

    text: str
    rows: tuple[Row, ...] = ()
    files: tuple[Attachment, ...] = ()
    pings: Sequence[int] = ()
    """Who is pinged; nobody else is, whatever the text says."""
    earlier: tuple[Message, ...] = ()
    """What stands before it in messages of their own: two pictures in one message are shown small on a phone."""

    @property
    def lasting(self) -> str:
        """Return the text without the lines that go with the buttons."""
        return without_expiring(self.text)

    def parts(self) -> list[Message]:
        """Split to messages of at most 2,000 characters; rows and files go with the last one."""
        texts = split_text(self.text)
        return [
            *(part for each in self.earlier for part in each.parts()),
            *(Message(text, pings=self.pings) for text in texts[:-1]),
            Message(texts[-1], self.rows, self.files, self.pings),
        ]

    def mentions(self) -> discord.AllowedMentions:
        """Return what Discord is told to ping."""
        return discord.AllowedMentions(
            everyone=False, roles=False, replied_user=False, users=[discord.Object(each) for each in self.pings]
        )


def without_expiring(text: str) -> str:
    """Return a message's text without the lines that go with its buttons."""
    return "\n".join(each for each in text.split("\n") if not each.endswith(EXPIRES)).strip()


def split_text(text: str, length: int = TEXT_LENGTH) -> list[str]:
    """Split text at paragraphs, else lines, else words, else anywhere; at least one part, none longer than `length`."""
    parts = []
    rest = text.strip()
    while len(rest) > length:
        at = max(_cut(rest, length), 1)
        parts.append(rest[:at].rstrip())
        rest = rest[at:].lstrip()
    return [*parts, rest]


def _cut(text: str, length: int) -> int:
    for mark in ("\n\n", "\n", " "):
        at = text.rfind(mark, 0, length + 1)
        if at > length // 3:
            return at
    return length
