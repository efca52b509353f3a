"""Asking for the animated picture of a game: one a table at a time, and not again right after it was posted."""

from __future__ import annotations

from datetime import datetime, timedelta

from sqlalchemy.exc import IntegrityError

from bot.hosting.context import HostContext
from bot.hosting.live_game import LoadedTable
from bot.hosting.loading import find_table
from bot.hosting.playing.commit import Conflict
from bot.hosting.playing.play import in_turn
from bot.hosting.replaying import reading
from bot.hosting.table import Press, Refused, Status
from bot.store import films, log
from bot.store.films import FilmRow
from bot.store.log import Answered
from engine.steps import standing

LATELY = timedelta(minutes=5)
"""For so long nobody has one drawn once more."""


async def ask_for_film(context: HostContext, press: Press, loaded: LoadedTable) -> None:
    """Have the animated picture of a game that is over drawn and posted in its channel. Nothing is noted of who asks.

    Refused: film-running, film-older, film-under-way, film-lately, film-failed-lately; and as `Looking.replay`.
    """
    table = loaded.table
    if not table.status.over:
        raise Refused("film-running", table=table.id)
    found = await reading.replay(context, None, loaded)
    if not any(each.known for each in standing(found.steps)):
        raise Refused("film-older", table=table.id)

    async def attempt() -> None:
        try:
            async with context.database.write() as connection:
                row = await find_table(connection, table.id, lock=True)
                if await log.answered(connection, press.id) is not None:
                    return
                if not Status(row.status).over:
                    raise Refused("film-running", table=table.id)
                now = context.clock.now()
                _check(await films.find(connection, table.id), now)
                await log.answer(connection, press.id, Answered(table.id, row.seq), now)
                await films.ask(connection, table.id, now)
        except IntegrityError as error:
            raise Conflict from error

    await in_turn(context, table.id, attempt)


def _check(film: FilmRow | None, now: datetime) -> None:
    if film is None:
        return
    if film.posted_at is None:
        raise Refused("film-under-way", table=film.table_id)
    if timedelta(0) <= now - film.posted_at < LATELY:
        raise Refused("film-lately" if film.failed is None else "film-failed-lately", table=film.table_id)
