"""What people do with first lessons."""

from __future__ import annotations

from collections.abc import Mapping

from bot.hosting.context import HostContext
from bot.hosting.lessons import taking as lesson_taking
from bot.hosting.lessons.course import Course
from bot.hosting.lessons.taking import Stand


class Lessons:
    """First lessons, and where people stand in them."""

    def __init__(self, context: HostContext) -> None:
        self._context = context

    def offered(self) -> Mapping[str, Course]:
        """Return the lessons that there are, by the names of their games."""
        return lesson_taking.offered(self._context)

    async def begun(self, person_id: int) -> Mapping[str, Stand]:
        """Return where a person stands in each lesson that is begun and not ended, by its game."""
        return await lesson_taking.begun(self._context, person_id)

    async def take(self, person_id: int, game: str, *, anew: bool = False) -> Stand:
        """Begin a lesson, or go on with it; `anew`: from its beginning in any case. Refused: no-lesson."""
        return await lesson_taking.take(self._context, person_id, game, anew=anew)

    async def step_done(self, person_id: int, stand: Stand) -> Stand | None:
        """Note that a step was done, and return the next one; None: the lesson has ended."""
        return await lesson_taking.done(self._context, person_id, stand)
