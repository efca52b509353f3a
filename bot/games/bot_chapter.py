"""The chapter about the bot itself, added to a game's rulebook: how to move, take back, look, leave, and the like."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from importlib.resources import files

from bot.games import PRESENTERS
from engine.games import GAMES
from engine.rulebook import Rulebook, load

PACKAGE = "bot.locale"
"""Where the chapter stands, as `engine.rulebook.load` takes it."""


def with_bot_chapter(book: Rulebook, game: str) -> Rulebook:
    """Return a game's rulebook with the chapter at its end, in the book's language or, where that lacks it, in English.

    What the game has not (a hand, other seats) is left out.
    """
    chapter = load(PACKAGE, book.language).filled({"commands": PRESENTERS[game].group or game})
    left_out = {entry_id for thing in _lacking(game) for entry_id in _needs()[thing]}
    entries = [
        replace(entry, see=tuple(each for each in entry.see if each not in left_out))
        for entry in chapter.entries
        if entry.id not in left_out
    ]
    return replace(book, entries=(*book.entries, *entries))


def _lacking(game: str) -> Iterator[str]:
    """Yield what a game has not of the things that entries may need."""
    if not PRESENTERS[game].hands:
        yield "hands"
    if max(GAMES[game].seat_counts) == 1:
        yield "others"


@cache
def _needs() -> dict[str, list[str]]:
    text = (files(f"{PACKAGE}.rulebook") / "needs.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)
