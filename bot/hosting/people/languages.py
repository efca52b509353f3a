"""The languages that people have chosen in place of their client's, kept in memory: each press needs the presser's."""

from __future__ import annotations

from bot.store import preferences as store_preferences
from bot.store.database import Database


class ChosenLanguages:
    """Who has chosen which language. Read once; what another process writes is seen when this one starts anew."""

    def __init__(self) -> None:
        self._chosen: dict[int, str] | None = None

    async def of(self, database: Database, person_id: int) -> str | None:
        """Return the language that a person has chosen; None: none."""
        if self._chosen is None:
            async with database.read() as connection:
                self._chosen = await store_preferences.languages(connection)
        return self._chosen.get(person_id)

    def note(self, person_id: int, language: str | None) -> None:
        """Keep what a person has chosen now."""
        if self._chosen is None:
            return
        if language is None:
            self._chosen.pop(person_id, None)
        else:
            self._chosen[person_id] = language
