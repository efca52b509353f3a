"""Telling whom a table waits for: the same in posts, in private answers and in the list of one's tables."""

from __future__ import annotations

from datetime import datetime
from itertools import groupby

from bot.discord.stamps import ago, full
from bot.games.widgets import Names
from bot.hosting.waiting import Awaited, Waiting
from render.words import Words


def lines(words: Words, waiting: Waiting, named: Names) -> list[str]:
    """Tell who has to answer, since when and until when: a line for all who have been asked at the same time."""
    return [f"-# {each}" for each in sentences(words, waiting, named)]


def sentences(words: Words, waiting: Waiting, named: Names) -> list[str]:
    """Return the same as sentences."""
    told = []
    for (since, due), seats in groupby(waiting.awaited, key=_times):
        whom = words.listed([_named(words, each, named) for each in seats])
        told.append(words("awaited", names=whom, since=ago(since), due=ago(due) if due else "none"))
    return told


def _named(words: Words, awaited: Awaited, named: Names) -> str:
    """Return a name, with the absence that its person lets others see."""
    away = awaited.absence
    if away is None:
        return named[awaited.seat]
    return words("awaited-away", name=named[awaited.seat], until=full(away.until) if away.until else "none")


def answered(words: Words, waiting: Waiting, named: Names) -> list[str]:
    """Tell who has answered while others have not."""
    if not waiting.answered:
        return []
    return [words("post-answered", names=words.listed([named[seat] for seat in waiting.answered]))]


def _times(awaited: Awaited) -> tuple[datetime, datetime | None]:
    return awaited.since, awaited.due
