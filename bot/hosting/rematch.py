"""Another game of the same people, with the same options and the same clock, at the same place."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting import lobby, lobby_time
from bot.hosting.changing import enqueue, offer_obvious
from bot.hosting.commit import note_press
from bot.hosting.context import HostContext
from bot.hosting.loading import find_table, table_of
from bot.hosting.post import PostKind
from bot.hosting.servers import check_opening
from bot.hosting.table import Press, Refused, Status, Table
from bot.store import log, seats, servers, tables
from bot.store.tables import NewTable, SeatRow, TableRow
from engine.contract import Seat


class Seating(StrEnum):
    """Who gets which seat of the game before."""

    DRAWN = "drawn"
    """Anybody any seat, drawn by lot."""
    ROTATED = "rotated"
    """Everybody the seat of who sat before."""


async def rematch(context: HostContext, press: Press, table_id: int, seating: Seating) -> Table:
    """Open a lobby with the people of a finished game: the presser has a seat, one is kept for each of the others.

    Where that is open already, the presser takes the seat kept there. Refused: not-seated, place-taken, already-seated
    (there), still-lobby, table-running, table-cancelled, table-gone, unknown-game.
    """
    try:
        return await _open(context, press, table_id, seating)
    except Refused as refusal:
        taken = refusal.facts.get("table") if refusal.reason == "place-taken" else None
        if not isinstance(taken, int) or not await _waits_there(context, taken, press.person.id):
            raise
        return await lobby.join(context, press, taken, None)


async def _open(context: HostContext, press: Press, table_id: int, seating: Seating) -> Table:
    try:
        async with context.database.write() as connection:
            before = await log.answered(connection, press.id)
            if before is not None:
                return table_of(await find_table(connection, before.table_id))
            row = await find_table(connection, table_id)
            _check(row, press)
            if (taken := await tables.live_at(connection, row.channel_id)) is not None:
                raise Refused("place-taken", table=taken)
            check_opening(await servers.find(connection, row.guild_id), press)
            opened = await _write(context, connection, press, row, seating)
    except IntegrityError as error:  # another process was faster
        raise Refused("place-taken") from error
    context.on_enqueued()
    context.on_timer()
    return opened


def _check(row: TableRow, press: Press) -> None:
    if row.status == Status.LOBBY:
        raise Refused("still-lobby", table=row.table_id)
    if row.status != Status.FINISHED:
        raise Refused(f"table-{row.status}", table=row.table_id)
    if not any(each.person_id == press.person.id for each in row.seats):
        raise Refused("not-seated", table=row.table_id)


async def _write(
    context: HostContext, connection: AsyncConnection, press: Press, row: TableRow, seating: Seating
) -> Table:
    game, now = context.game(row.game), context.clock.now()
    known = {switch.name for switch in game.switches}
    options = lobby.check_options(game, {name: value for name, value in row.options.items() if name in known})
    where = (row.guild_id, row.channel_id)
    new = NewTable(row.game, *where, "lobby", press.person.id, row.language, options, now, row.clock)
    table_id = await tables.add(connection, new)
    await note_press(context, connection, press, table_id, 0)
    opened = await find_table(connection, table_id)
    for seat, who in _seated(context, row, seating):
        mine = who.person_id == press.person.id
        await tables.add_seat(connection, table_id, seat, press.person.id if mine else None, who.automa)
        if mine:
            await offer_obvious(context, connection, opened, seat)
        elif who.person_id is not None:
            await seats.offer(connection, table_id, seat, who.person_id)
    opened = await find_table(connection, table_id)
    await enqueue(context, connection, opened, PostKind.LOBBY)
    await lobby_time.begin(context, connection, table_id)
    return table_of(opened)


def _seated(context: HostContext, row: TableRow, seating: Seating) -> list[tuple[Seat, SeatRow]]:
    """Return who gets which seat, in the order of the seats. A seat that nobody had at the end is left out."""
    who: Sequence[SeatRow] = [each for each in row.seats if not each.vacant]
    drawn = context.rng.sample(who, len(who)) if seating is Seating.DRAWN else [*who[-1:], *who[:-1]]
    return [(each.seat, person) for each, person in zip(who, drawn, strict=True)]


async def _waits_there(context: HostContext, table_id: int, person_id: int) -> bool:
    """Return whether a lobby keeps a seat for a person, or has given it to that person already."""
    async with context.database.read() as connection:
        row = await find_table(connection, table_id)
    return row.status == Status.LOBBY and any(person_id in (each.kept_for, each.person_id) for each in row.seats)
