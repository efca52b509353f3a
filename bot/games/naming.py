"""People's names in messages. A name is text given by a player: it must neither ping nor break the layout.

Chat messages are markdown, where names are escaped. All else that shows a name is plain text, where an escape would be
seen: labels of buttons, options of selects, forms, autocompletion, alt texts, pictures, files. `unescaped` makes it so.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping
from typing import TypeAlias

from bot.hosting.table import Occupant, Table
from bot.locale.forms import Worded
from engine.contract import AnyGame, Seat
from render.words import Words

Naming: TypeAlias = Callable[[Table], Mapping[Seat, str]]
"""Says who plays which colour at a table: as it is now, or as it was (`Table.at`)."""

LENGTH = 32
_MARKUP = re.compile(r"([\\*_~`|<>\[\]()#@:/\-+.])")
_ESCAPED = re.compile(r"\\([\\*_~`|<>\[\]()#@:/\-+.…])")
"""A mark with its escape; also an escape whose mark was cut off."""
_MENTION = re.compile(r"[@#&]")
_UNSEEN = "\u200b"
"""Keeps a mention from being one."""
_LEFT_TO_RIGHT = "\u200e"
"""Behind a name that is read from right to left: so what follows it (": 3 points") stays behind it."""


def plain(name: str) -> str:
    """Return a name for pictures and files: one line, no control or direction characters, at most 32 characters."""
    kept = name
    if not (name.isascii() and name.isprintable()):  # of most names nothing is to be left out
        kept = "".join(" " if char.isspace() else char for char in name if char.isspace() or not invisible(char))
    return " ".join(kept.split())[:LENGTH].strip() or "?"


def invisible(char: str) -> bool:
    """Return whether a character is one that controls, directs, or stands for nothing."""
    return unicodedata.category(char) in {"Cc", "Cf", "Cs", "Co", "Cn"}


def safe(name: str) -> str:
    """Return a name for a chat message: as `plain`, its markup escaped, and nothing in it that could ping or link."""
    return escaped(plain(name))


def escaped(text: str) -> str:
    """Return plain text as a chat message shows it: markup escaped, nothing in it that could ping or link."""
    harmless = _MENTION.sub(lambda match: f"{match[0]}{_UNSEEN}", _MARKUP.sub(r"\\\1", text))
    leftwards = not text.isascii() and any(unicodedata.bidirectional(char) in ("R", "AL") for char in text)
    return harmless + _LEFT_TO_RIGHT * leftwards


def unescaped(text: str) -> str:
    """Return text that has names as `safe` makes them, for where it is shown as it stands: without escapes."""
    return _ESCAPED.sub(r"\1", text.replace(_UNSEEN, ""))


def names(table: Table, game: AnyGame, words: Words) -> dict[Seat, str]:
    """Return who plays which colour, for chat messages; pings nobody. A seat that nobody has goes by its colour."""
    return {each.seat: safe(_called(each, table, words)) for each in table.occupants} | opponent(table, game, words)


def plain_names(table: Table, game: AnyGame, words: Words) -> dict[Seat, str]:
    """Return who plays which colour, for pictures."""
    return {each.seat: plain(_called(each, table, words)) for each in table.occupants} | opponent(table, game, words)


def called(occupant: Occupant, table: Table, words: Words) -> str:
    """Return what an occupant is called: a person by name, an automa by its level in the language of `words`."""
    if occupant.automa is None:
        return words("hosting-nobody") if occupant.vacant else occupant.name
    before = table.occupants[: table.occupants.index(occupant)]
    number = 1 + sum(each.automa == occupant.automa for each in before)
    return words("hosting-automa", level=occupant.automa, number=number)


def _called(occupant: Occupant, table: Table, words: Words) -> str:
    return colour(words, table.game, occupant.seat) if occupant.vacant else called(occupant, table, words)


def colour(words: Words, game: str, seat: Seat) -> str:
    """Return the name of a seat's colour."""
    return words(f"{game}-colour", seat=seat)


def at_start(name: str) -> str:
    """Return a name as it begins a line: that of an opponent is no person's, and may begin with an article."""
    return f"{name[:1].upper()}{name[1:]}" if isinstance(name, Worded) else name


def opponent(table: Table, game: AnyGame, words: Words) -> dict[Seat, str]:
    """Return the colour that the game itself plays with what it is called; nothing for a game without such."""
    side = game.further_side([each.seat for each in table.occupants])
    if side is None or not side.opponent:
        return {}
    return {table.further or side.colour: words(f"{game.name}-opponent")}
