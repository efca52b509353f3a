"""Taking lessons: beginning one, doing its steps, leaving it and going on."""

from __future__ import annotations

from datetime import timedelta
from typing import NamedTuple

from bot.hosting.context import HostContext
from bot.hosting.lessons.course import Course, courses
from bot.hosting.table import Refused
from bot.store import lessons

LASTS = timedelta(days=30)
"""How long it is kept where somebody has left a lesson."""


class Stand(NamedTuple):
    """Where a person stands in a lesson."""

    course: Course
    step: int
    """The step that is to be done, from 0."""

    @property
    def last(self) -> bool:
        """Whether nothing comes after the step."""
        return self.step == len(self.course.script.steps) - 1


def offered(context: HostContext) -> dict[str, Course]:
    """Return the lessons that there are, by the names of their games."""
    return dict(courses(context.games))


async def begun(context: HostContext, person_id: int) -> dict[str, Stand]:
    """Return where a person stands in each lesson that the person has begun and not ended, by its game."""
    async with context.database.read() as connection:
        done = await lessons.steps_done(connection, person_id)
    there = offered(context)
    return {game: _stand(there[game], step) for game, step in done.items() if game in there}


def _stand(course: Course, step: int) -> Stand:
    """Return a stand; of a lesson that has become shorter since, its last step."""
    return Stand(course, min(step, len(course.script.steps) - 1))


async def take(context: HostContext, person_id: int, game: str, *, anew: bool = False) -> Stand:
    """Begin a lesson, or go on with it; `anew`: from its beginning in any case. Refused: no-lesson."""
    there = offered(context)
    if game not in there:
        raise Refused("no-lesson", game=game)
    stands = await begun(context, person_id)
    if game in stands and not anew:
        return stands[game]
    async with context.database.write() as connection:
        await lessons.note(connection, person_id, game, 0, context.clock.now())
    return Stand(there[game], 0)


async def done(context: HostContext, person_id: int, stand: Stand) -> Stand | None:
    """Note that a step was done, and return the next one; None where the lesson has ended, which is then forgotten."""
    game = stand.course.game.name
    async with context.database.write() as connection:
        if stand.last:
            await lessons.end(connection, person_id, game)
            return None
        await lessons.note(connection, person_id, game, stand.step + 1, context.clock.now())
    return stand._replace(step=stand.step + 1)


async def forget_left(context: HostContext) -> None:
    """Forget lessons that were left long ago."""
    async with context.database.write() as connection:
        await lessons.forget_left(connection, context.clock.now() - LASTS)
