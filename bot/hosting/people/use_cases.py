"""What a person chooses, and what is stored of a person."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from bot.hosting.choice import Choice
from bot.hosting.context import HostContext
from bot.hosting.notices import again
from bot.hosting.people import choosing, forgetting
from bot.hosting.people.preferences import Preferences
from bot.hosting.table import Place, Press


class People:
    """People: what they have chosen, how they are reached, what is stored of them."""

    def __init__(self, context: HostContext) -> None:
        self._context = context

    async def preferences(self, person_id: int) -> Preferences:
        """Return what a person has chosen for all of the person's tables."""
        return await choosing.preferences(self._context, person_id)

    async def choose(self, press: Press, *choices: Choice) -> Preferences:
        """Set what the presser has chosen, and return all that holds now. Refused as the choices say."""
        return await choosing.choose(self._context, press, *choices)

    async def language_of(self, person_id: int) -> str | None:
        """Return the language that a person has chosen; None: that of the client."""
        return await choosing.language_of(self._context, person_id)

    async def recognise(self, person_id: int, place: Place) -> str | None:
        """Return the language that a presser has chosen, and learn what `Servers.suspended` says of the place."""
        return await choosing.recognise(self._context, person_id, place)

    async def data_of(self, person_id: int) -> dict[str, list[dict[str, Any]]]:
        """Return all that is stored of a person, by the tables of the database, ready for JSON."""
        return await forgetting.data_of(self._context, person_id)

    async def forget(self, press: Press) -> None:
        """Remove all that is stored of the presser (the client has asked twice)."""
        await forgetting.forget(self._context, press)

    async def reached_directly(self, person_id: int) -> None:
        """Note that a person reads direct messages: they are tried again at once, where they had been refused."""
        await again.reached_directly(self._context, person_id)

    async def remind_again(self, press: Press, letter: str, wait: timedelta) -> datetime:
        """Have the presser told again what a letter (its nonce) has told, so much later; return when.

        Refused: nothing-to-remind.
        """
        return await again.remind_again(self._context, press, letter, wait)
