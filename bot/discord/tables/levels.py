"""The levels of automas: a private page with a select for each; in a running game for those that stand in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.discord.answering.request import Request
from bot.discord.messages import names
from bot.discord.settings import settings_page
from bot.discord.settings.settings_page import Answer, FormMaker, Pick, Sheet
from bot.games.widgets import Choice
from bot.hosting.playing.levels import USUAL
from bot.hosting.table import Occupant, Refused, Status, Table
from engine.automa import LEVELS
from render.words import Words

MOST = 5
"""So many selects stand on a page."""


async def add(request: Request, level: str | None = None) -> None:
    """Fill a seat of a lobby with an automa, and offer its level to be changed."""
    table = await request.table()
    before = {each.seat for each in table.occupants}
    table = await request.host.lobbies.add_automa(request.press(), table.id, level or USUAL)
    added = next((each for each in table.occupants if each.seat not in before), None)
    if added is None:
        await request.say("table-automa-done")
        return
    words = request.words
    colour, level = names.colour(words, table.game, added.seat), added.automa or USUAL
    told = words("table-automa-added", colour=colour, level=level)
    rows = [_pick(words, table, added)] if table.status is Status.LOBBY else []
    await settings_page.send(request, PAGE, Sheet(told, rows, table=table.id))


async def show(request: Request, more: Sequence[str] = (), given: Sequence[str] = ()) -> Sheet:
    """Return the page. Refused: no-automa, and as `Request.table`."""
    return _page(request, await request.table())


async def change(request: Request, more: Sequence[str], given: Sequence[str]) -> Sheet:
    """Give the automa of a seat the level that was picked. Refused: as `Lobbies.set_level` and `Seats.set_stand_in`."""
    seat, level = "".join(more[:1]), "".join(given[:1])
    table = await request.table()
    if table.status is Status.RUNNING:
        return _page(request, await request.host.seats.set_stand_in(request.press(), table.id, seat, level))
    return _page(request, await request.host.lobbies.set_level(request.press(), table.id, seat, level))


def stand_ins(request: Request, table: Table) -> list[Pick]:
    """Return a select for each automa that plays for a vacant seat of a running game, or for the presser's own."""
    if table.status is not Status.RUNNING:
        return []
    own = table.seat_of(request.person.id)
    held = [each for each in table.occupants if each.held_by and (each.vacant or each.seat == own)]
    return [_pick(request.words, table, each) for each in held[:MOST]]


def _page(request: Request, table: Table) -> Sheet:
    if table.status is Status.RUNNING and (rows := stand_ins(request, table)):
        return Sheet(request.words("levels-stand-ins"), rows, table=table.id)
    if table.status is not Status.LOBBY:
        raise Refused("no-automa", table=table.id)
    automas = [each for each in table.occupants if each.automa]
    if not automas:
        raise Refused("no-automa", table=table.id)
    rows = [_pick(request.words, table, each) for each in automas]
    return Sheet(request.words("levels-page"), rows, table=table.id)


def _pick(words: Words, table: Table, automa: Occupant) -> Pick:
    """Return the select of the level of one automa."""
    choices = tuple(
        Choice(
            each,
            words("levels-choice", colour=names.colour(words, table.game, automa.seat), level=each),
            words("levels-about", level=each),
            chosen=each == automa.played_by,
        )
        for each in LEVELS
    )
    return Pick(f"seat.{automa.seat}", words("levels-pick"), choices)


class LevelsPage:
    """The page of the automas of a table."""

    name: str = "levels"
    answers: Mapping[str, Answer] = {"page": show, "seat": change}
    forms: Mapping[str, FormMaker] = {}


PAGE = LevelsPage()
