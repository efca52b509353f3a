"""Telling whom a table waits for: the same in posts, in private answers and in the list of one's tables."""

from __future__ import annotations

from datetime import datetime
from itertools import groupby

from bot.discord.messages import names
from bot.discord.messages.stamps import ago, full
from bot.games.widgets import Names
from bot.hosting.looking.waiting import Awaited, Waiting
from bot.hosting.table import Status, Table
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


def rests(words: Words, table: Table) -> list[str]:
    """Tell that a table is paused, that it sleeps, and that it stands still."""
    paused = [words("post-paused")] if table.paused_at is not None else []
    slept = [f"-# {words('awaited-asleep', since=ago(table.asleep_since))}"] if table.asleep_since is not None else []
    return [*paused, *slept, *deserted(words, table)]


def deserted(words: Words, table: Table) -> list[str]:
    """Tell that no person plays at a running table, so that nothing moves, and how it goes on."""
    if table.status is not Status.RUNNING or not table.deserted:
        return []
    back = any(each.person_id is not None for each in table.occupants)
    ways = "both" if back and table.free else "back" if back else "seat"
    return [words("post-deserted", ways=ways)]


def held(words: Words, table: Table, person_id: int) -> list[str]:
    """Tell the reader that an automa plays for them, and until when: by choice or away, it is the same."""
    seat = table.seat_of(person_id)
    if seat is None or not table.holds_for(person_id):
        return []
    plays, level = "no" if table.deserted else "yes", table.occupant(seat).held_by or ""
    return [words("seat-held-now", colour=names.colour(words, table.game, seat), plays=plays, level=level)]


def _times(awaited: Awaited) -> tuple[datetime, datetime | None]:
    return awaited.since, awaited.due
