"""People's names in the messages of the chat: `bot.games.naming`, and what pings."""

from __future__ import annotations

from collections.abc import Collection

from bot.games.naming import (
    LENGTH,
    called,
    colour,
    escaped,
    invisible,
    names,
    opponent,
    plain,
    plain_names,
    safe,
    unescaped,
)
from bot.hosting.table import Table
from engine.contract import AnyGame, Seat
from render.words import Words

__all__ = [
    "LENGTH",
    "called",
    "colour",
    "escaped",
    "mention",
    "names",
    "names_with_ping",
    "opponent",
    "plain",
    "plain_names",
    "safe",
    "safe_text",
    "unescaped",
]


def mention(person_id: int) -> str:
    """Return what pings a person, where the message's allowed mentions name that person too."""
    return f"<@{person_id}>"


def names_with_ping(table: Table, game: AnyGame, words: Words, seats: Collection[Seat]) -> dict[Seat, str]:
    """Return who plays which colour, with the people at `seats` as pings."""
    pings = {each.seat: mention(each.person_id) for each in table.occupants if each.person_id is not None}
    return names(table, game, words) | {seat: ping for seat, ping in pings.items() if seat in seats}


def safe_text(text: str, length: int = 300) -> str:
    """Return any text of a player (what could not be read) fit to be quoted: one line, no markup, no pings."""
    line = " ".join("".join(char for char in text if char.isspace() or not invisible(char)).split())
    return escaped(line if len(line) <= length else line[: length - 1] + "…")
