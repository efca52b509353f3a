"""Giving tips: each once to a person, where that one wants any."""

from __future__ import annotations

from bot.hosting.context import HostContext
from bot.hosting.playing.turn import Turn
from bot.hosting.tips.tip import Tip, of_use
from bot.store import tips

REMEMBERED = 5000
"""Of how many people a process remembers which tips they were given."""


async def tip_for(context: HostContext, turn: Turn, person_id: int) -> Tip | None:
    """Return a tip that is of use at a turn and that its person was not given yet, and note that it was given.

    Nothing is looked up where none is of use, or this process has given all of them.
    """
    given = context.tips_given.get(person_id, frozenset())
    useful = [each for each in of_use(turn) if each.key not in given]
    if not useful:
        return None
    async with context.database.read() as connection:
        known = await tips.known(connection, person_id)
    if not known.wanted:
        return None
    tip = next((each for each in useful if each.key not in known.given), None)
    if tip is not None:
        async with context.database.write() as connection:
            await tips.note(connection, person_id, tip.key)
    _remember(context, person_id, known.given | ({tip.key} if tip else set()))
    return tip


def _remember(context: HostContext, person_id: int, given: frozenset[str]) -> None:
    if len(context.tips_given) >= REMEMBERED:
        context.tips_given.clear()
    context.tips_given[person_id] = given
